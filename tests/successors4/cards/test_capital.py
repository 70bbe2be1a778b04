"""16.1 Founding of a Capital."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.activation import why_not_inside
from strategos.games.successors.common.board import INDEPENDENT
from strategos.games.successors.common.control import set_control
from strategos.games.successors.common.position import Siege, one
from strategos.games.successors.common.scoring import province_owner, victory_points
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth.capitals import complete_capitals
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, NUMBER, PROVINCE_NUMBER
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.reinforcements import reinforce
from strategos.games.successors.fourth.sieges import conduct_siege, needed
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.tasks import Reinforce
from tests.successors.table import BLUE, RED, force, general, question, royal, run, units
from tests.successors4.cards.hand import offered, play, reason, refused, why
from tests.successors4.table import at, position

CARD = "founding_of_a_capital"
ALEXANDREIA = NUMBER["alexandreia"]


def capital(**given: Any) -> SuccessorsState:
    """Red has completed a Capital at Alexandreia."""
    return position(capitals={ALEXANDREIA: RED}, founders=[RED], **{"control": {"alexandreia": "red"}, **given})


def points(s: SuccessorsState, faction: int) -> int:
    return victory_points(s, faction).value


@pytest.mark.rule("S4-16.1-d", "S4-3.5-h")
def test_a_minor_city_with_a_cu_becomes_a_capital_in_the_next_reinforcement_phase() -> None:
    s = position(control={"alexandreia": "red"}, cus={"red alexandreia": {"loyal": 1}})
    before = points(s, RED)
    play(s, CARD, "", "event_space! alexandreia")
    assert points(s, RED) == before
    assert needed(s, ALEXANDREIA) == 1
    complete_capitals(s)
    assert points(s, RED) == before + 2
    assert needed(s, ALEXANDREIA) == 3
    assert s.building == {}


def test_where_it_can_be_founded_and_that_nobody_founds_two() -> None:
    s = position(
        control={"alexandreia": "red", "pelousion": "red", "memphis": "red", "gordion": "blue", "komana": "red"},
        cus={f"red {name}": {"loyal": 1} for name in ("alexandreia", "memphis", "gordion", "komana")},
        generals={"eumenes": "red gordion"},
    )
    assert offered(s, CARD) == ["alexandreia", "komana"]
    reasons = {"pelousion": "no_cu_here", "memphis": "not_a_minor_city", "gordion": "not_your_space"}
    assert {name: reason(s, CARD, name) for name in reasons} == reasons
    play(s, CARD, "", "alexandreia")
    assert refused(s, CARD) == "capital_founded"
    complete_capitals(s)
    assert refused(s, CARD) == "capital_founded"
    assert refused(position(), CARD) == "no_target"


@pytest.mark.rule("S4-16.1-d")
def test_whoever_loses_the_space_before_may_begin_anew() -> None:
    s = position(control={"alexandreia": "red"}, cus={"red alexandreia": {"loyal": 1}})
    play(s, CARD, "", "alexandreia")
    set_control(s, ALEXANDREIA, BLUE)
    settle(s)
    assert s.building == {}
    complete_capitals(s)
    assert s.capitals == {}
    assert refused(s, CARD) == "no_target"


@pytest.mark.rule("S4-16.1-c")
def test_it_is_a_major_city_in_every_respect() -> None:
    s = capital(cus={"red alexandreia": {"loyal": 2}}, generals={"eumenes": "red alexandreia"})
    eumenes = GENERAL_NUMBER["eumenes"]
    army = Activate(RED, eumenes, points=1, generals=(eumenes,), troops=units(loyal=2))
    assert why(why_not_inside(s, army)) is None
    assert (
        why(why_not_inside(position(control={"alexandreia": "red"}, generals={"eumenes": "red alexandreia"}), army))
        is not None
    )
    [decision] = question(reinforce(s, Reinforce(RED, one(1), ())))
    assert [option.key for option in decision.options] == ["alexandreia", "alexandreia-inside"]
    assert (
        reason(
            position(capitals={ALEXANDREIA: BLUE}, control={"alexandreia": "blue", "issos": "blue"}),
            "diplomacy",
            "alexandreia",
        )
        == "not_a_minor_city"
    )


@pytest.mark.rule("S4-16.1-c")
def test_its_province_needs_both_cities() -> None:
    s = position(provinces={"aigyptos": "red"}, control={"alexandreia": "blue"})
    aigyptos = PROVINCE_NUMBER["aigyptos"]
    assert province_owner(s, aigyptos) == RED
    s.capitals[ALEXANDREIA] = BLUE
    assert province_owner(s, aigyptos) != RED
    s = position(provinces={"aigyptos": "red"}, capitals={ALEXANDREIA: RED})
    assert province_owner(s, aigyptos) == RED


@pytest.mark.rule("S4-16.1-e", "S4-16.1-f", "S4-15.4-a")
def test_who_takes_it_by_siege_has_one_victory_point_and_it_is_a_minor_city_again() -> None:
    s = capital(generals={"antigonos": "blue alexandreia"}, cus={"blue alexandreia": {"loyal": 3}})
    s.sieges[ALEXANDREIA] = Siege(BLUE, 2)
    red, blue = points(s, RED), points(s, BLUE)
    assert run(conduct_siege(s, BLUE, ALEXANDREIA), "4")
    assert (points(s, RED), points(s, BLUE)) == (red - 2, blue + 1)
    assert needed(s, ALEXANDREIA) == 1
    assert list(complaints(s)) == []


@pytest.mark.rule("S4-16.1-e")
@pytest.mark.parametrize(("owner", "gain"), [(BLUE, 1), (INDEPENDENT, 0), (255, 0)])
def test_or_otherwise_but_independents_gain_nothing(owner: int, gain: int) -> None:
    s = capital()
    set_control(s, ALEXANDREIA, owner)
    settle(s)
    assert s.capitals == {}
    assert points(s, BLUE) == gain
    assert points(s, RED) == 0
    assert refused(s, CARD) == "capital_founded"


@pytest.mark.rule("S4-16.1-f")
def test_who_is_inside_then_stands_in_its_one_position() -> None:
    s = position(
        capitals={ALEXANDREIA: RED},
        control={"alexandreia": "blue"},
        generals={"eumenes": "red memphis"},
        royals={"alexandros": "red memphis"},
    )
    within = at("alexandreia") + 1
    s.general_at[GENERAL_NUMBER["eumenes"]] = within
    s.royal_at[0] = within
    settle(s)
    assert general(s, "eumenes") == at("alexandreia")
    assert royal(s, "alexandros") == "red"
    assert force(s, "red alexandreia") == units()
