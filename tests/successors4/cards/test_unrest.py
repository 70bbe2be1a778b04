"""Unrest and Unrest Spreads."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DISPERSED, SPACES
from strategos.games.successors.common.cards.unrest import restless
from strategos.games.successors.fourth.cards.unrest import UNREST
from strategos.games.successors.fourth.facts import (
    CITIES_OF,
    NAMES,
    NUMBER,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    PROVINCES,
    REGION,
)
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import general, owner, royal
from tests.successors4.cards.hand import offered, play, reason, refused
from tests.successors4.table import at, position


def risen(s: SuccessorsState) -> list[str]:
    return [NAMES[space] for space in range(SPACES) if owner(s, NAMES[space]) == "independent"]


@pytest.mark.rule("S4-6.2-k")
@pytest.mark.parametrize("before", ["nobody", "red", "blue"])
def test_a_space_of_the_province_of_the_roll_becomes_independent(before: str) -> None:
    s = play(position(control={"pelousion": before}), "unrest", "1 2", "event_space! pelousion")
    assert risen(s) == ["pelousion"]


def test_of_two_provinces_the_player_chooses() -> None:
    for space in ("knossos", "salamis"):
        assert risen(play(position(), "unrest", "1 1", space)) == [space]


def test_a_seven_is_armenia_and_another_roll() -> None:
    s = play(position(), "unrest", "3 4 2 5 1 2", "thospia", "armauira", "memphis")
    assert sorted(risen(s)) == ["armauira", "memphis", "thospia"]


@pytest.mark.rule("S4-6.2-k", "S4-2-q")
def test_neither_cus_nor_independents_nor_way_points() -> None:
    s = position(
        control={"pelousion": "independent"},
        cus={"blue memphis": {"loyal": 1}, "red diospolis": {"loyal": 1}},
        generals={"krateros": "blue memphis", "eumenes": "red diospolis", "antigonos": "red alexandreia"},
        armies={"philon": "hermoupolis"},
    )
    play(s, "unrest", "1 2", "alexandreia")
    assert sorted(risen(s)) == ["alexandreia", "pelousion"]


@pytest.mark.rule("S4-6.2-k")
def test_a_full_province_gives_it_to_an_adjacent_one() -> None:
    s = position(provinces={"aigyptos": "independent"})
    play(s, "unrest", "1 2", "paraitonion")
    assert "paraitonion" in risen(s)


@pytest.mark.rule("S4-6.2-l")
def test_with_no_adjacent_province_nothing_happens() -> None:
    s = position(provinces={"krete": "independent", "kypros": "independent"})
    before = risen(s)
    play(s, "unrest", "1 1")
    assert risen(s) == before


@pytest.mark.rule("S4-9.4-f")
def test_who_is_inside_a_major_city_that_rises_is_defeated() -> None:
    s = position(
        control={"memphis": "blue"},
        generals={"krateros": "blue memphis-inside"},
        royals={"alexandros": "blue memphis-inside"},
    )
    play(s, "unrest", "1 2", "memphis")
    assert general(s, "krateros") == DISPERSED
    assert royal(s, "alexandros") is None


@pytest.mark.rule("S4-9.4-f")
def test_who_is_outside_a_major_city_that_rises_stays() -> None:
    s = position(control={"memphis": "blue"}, generals={"krateros": "blue memphis"})
    play(s, "unrest", "1 2", "memphis")
    assert general(s, "krateros") == at("memphis")


# -- Unrest Spreads ---------------------------------------------------------------------------------------------------


def test_it_spreads_within_and_around_the_provinces_with_independents() -> None:
    s = position(control={"pelousion": "independent", "memphis": "red"})
    names = [PROVINCES[p] for p in restless(s)]
    assert {"aigyptos", "libye"} <= {*names}
    assert "makedonia" not in names
    choices = offered(s, "unrest_spreads")
    assert "memphis" in choices
    assert "barke" in choices
    assert reason(s, "unrest_spreads", "pella") == "not_a_province_of_the_roll"
    assert reason(s, "unrest_spreads", "pelousion") == "independent_already"
    assert reason(s, "unrest_spreads", "tp_sinai") == "not_on_a_way_point"
    play(s, "unrest_spreads", "", "event_space! memphis")
    assert owner(s, "memphis") == "independent"


@pytest.mark.rule("S4-6.2-l")
def test_where_nothing_has_risen_nothing_spreads() -> None:
    s = position(control={"memphis": "red"})
    assert refused(s, "unrest_spreads") is None
    play(s, "unrest_spreads")
    assert risen(s) == []


@pytest.mark.rule("S4-6.2-k")
def test_it_overflows_into_the_next_provinces() -> None:
    s = position(provinces={"kypros": "independent", "krete": "independent"}, control={"rhodos_city": "independent"})
    assert [PROVINCES[p] for p in restless(s)] == ["krete", "rhodos", "kypros"]
    play(s, "unrest_spreads")
    s = position(control={"memphis": "independent"})
    near = restless(s)
    s = position(
        control={NAMES[n]: "red" for p in near for n in CITIES_OF[p]} | {"memphis": "independent"},
        cus={f"red {NAMES[n]}": {"loyal": 1} for p in near for n in CITIES_OF[p] if NAMES[n] != "memphis"},
    )
    beyond = [PROVINCE_OF[NUMBER[name]] for name in offered(s, "unrest_spreads")]
    assert beyond
    assert not any(province in near for province in beyond)


@pytest.mark.parametrize("roll", range(2, 13))
def test_every_roll_names_a_province(roll: int) -> None:
    assert UNREST[roll]
    assert all(REGION[p] for p in UNREST[roll])
    assert UNREST[7] == (PROVINCE_NUMBER["armenia"],)
