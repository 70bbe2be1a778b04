"""8.5, 23.5, 24.1 Major Generals who come during the game."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, WAITING
from strategos.games.successors.third.facts import GENERAL_NUMBER
from strategos.games.successors.third.general_cards import (
    bring,
    play_general,
    take_general,
    why_not_arrive,
    why_not_mark,
    why_not_take,
)
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import BLUE, RED, force, general, owner, royal, run, units

from .cards.hand import refused
from .table import at, cards, position

SELEUKOS, EUMENES, LYSIMACHOS = (GENERAL_NUMBER[name] for name in ("seleukos", "eumenes", "lysimachos"))


def arrival(place: str, **given: Any) -> str | None:
    no = why_not_arrive(position(**given), RED, SELEUKOS, at(place) // 2)
    return no and no.why


# -- 8.5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.5-b", "S3-8.5-d", "S3-8.5-c")
def test_he_arrives_in_his_province_with_his_cus_and_an_enemy_marker_stays() -> None:
    s = position(provinces={"babylonia": "blue"})
    run(bring(s, RED, SELEUKOS), "", "red: recruit_at! opis")
    assert general(s, "seleukos") == at("opis")
    assert force(s, "red opis") == units(loyal=1, elephant=1)
    assert owner(s, "opis") == "blue"


@pytest.mark.rule("S3-8.5-b")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, None),
        ({"control": {"opis": "independent"}}, None),
        ({"cus": {"blue opis": {"loyal": 1}}}, "enemy_here"),
        ({"generals": {"krateros": "blue opis"}}, "enemy_here"),
        ({"armies": {"philon": "opis"}}, "enemy_here"),
        ({"generals": {"krateros": "red opis"}}, None),
    ],
)
def test_where_he_may_arrive(given: dict[str, Any], why: str | None) -> None:
    assert arrival("opis", **given) == why
    assert arrival("ekbatana", **given) == "not_his_province"


@pytest.mark.rule("S3-8.5-b", "S3-8.5-d")
def test_or_he_comes_as_a_reinforcement_with_his_cus() -> None:
    s = position(control={"pella": "red", "larisa": "red"})
    run(bring(s, RED, SELEUKOS), "", "recruit_at! as_reinforcement", "reinforce! pella")
    assert general(s, "seleukos") == at("pella")
    assert force(s, "red pella") == units(loyal=1, elephant=1)


@pytest.mark.rule("S3-8.5-e")
def test_his_card_never_comes_back() -> None:
    s = position(discards=[*cards("general_seleukos", "fog")])
    run(play_general(s, RED, *cards("general_seleukos")), "", "recruit_at! opis")
    assert s.discards == [*cards("fog")]


# -- 24.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-24.1-h", "S3-24.1-i", "S3-24.1-j")
def test_lysimachos_brings_a_marker_that_takes_an_heir_of_another() -> None:
    s = position(seats=3, control={"abdera": "blue"}, royals={"herakles": "blue abdera"})
    run(bring(s, RED, LYSIMACHOS), "", "recruit_at! byzantion", "red: bring_marker! abdera")
    assert general(s, "lysimachos") == at("byzantion")
    assert force(s, "red byzantion") == units(loyal=2, mercenary=2)
    assert owner(s, "abdera") == "red"
    assert royal(s, "herakles") == "red"


@pytest.mark.rule("S3-24.1-j")
def test_and_deactivates_a_woman() -> None:
    s = position(seats=3, control={"abdera": "blue"}, royals={"kleopatra": "blue abdera"})
    s.active_with[4] = BLUE
    run(bring(s, RED, LYSIMACHOS), "", "recruit_at! byzantion", "bring_marker! abdera")
    assert royal(s, "kleopatra") is None


@pytest.mark.rule("S3-24.1-i")
def test_as_a_reinforcement_he_brings_no_marker() -> None:
    s = position(seats=3, control={"pella": "red"})
    run(bring(s, RED, LYSIMACHOS), "", "as_reinforcement", "reinforce! pella")
    assert general(s, "lysimachos") == at("pella")
    assert force(s, "red pella") == units(loyal=2, mercenary=2)
    assert owner(s, "byzantion") is None


@pytest.mark.rule("S3-8.5-c")
def test_seleukos_brings_none_either() -> None:
    s = position()
    run(bring(s, RED, SELEUKOS), "", "recruit_at! opis")
    assert owner(s, "opis") is None


@pytest.mark.rule("S3-24.1-i", "S3-7.5-e")
@pytest.mark.parametrize(
    ("place", "given", "why"),
    [
        ("abdera", {}, None),
        ("abdera", {"control": {"abdera": "independent"}}, None),
        ("abdera", {"control": {"abdera": "red"}}, "already_yours"),
        ("abdera", {"generals": {"krateros": "blue abdera"}}, "enemy_here"),
        ("tp_hebros", {}, "not_open_for_a_marker"),
        ("amphipolis", {}, "not_open_for_a_marker"),
    ],
)
def test_where_the_marker_goes(place: str, given: dict[str, Any], why: str | None) -> None:
    no = why_not_mark(position(**given), RED, LYSIMACHOS, at(place) // 2)
    assert (no and no.why) == why


# -- 23.5 -------------------------------------------------------------------------------------------------------------


def bereft(*dead: str, **given: Any) -> SuccessorsState:
    return position(generals=dict.fromkeys(dead, "red dead"), options=("generals_for_points",), **given)


def refusal(s: SuccessorsState, points: int = 4, who: int = SELEUKOS) -> str | None:
    no = why_not_take(s, RED, points, who)
    return no and no.why


@pytest.mark.rule("S3-23.5-b", "S3-7.7-a")
def test_who_has_had_a_major_general_killed_may_take_one_for_four_points() -> None:
    assert refusal(bereft("krateros")) is None
    assert refusal(bereft("krateros"), points=3) == "too_few_points"
    assert refusal(bereft()) == "no_general_lost"
    assert refusal(bereft("antipatros")) == "no_general_lost"
    assert refusal(bereft("antipatros", "polyperchon")) is None
    no = why_not_take(position(generals={"krateros": "red dead"}), RED, 4, SELEUKOS)
    assert no is not None
    assert no.why == "not_set_aside"


@pytest.mark.rule("S3-23.5-b")
def test_one_for_each_killed() -> None:
    s = bereft("krateros")
    run(take_general(s, RED, 4), "", "recruit! eumenes", "recruit_at! mazaka")
    assert general(s, "eumenes") == at("mazaka")
    assert refusal(s) == "no_general_lost"
    assert refusal(s, who=EUMENES) == "not_set_aside"
    s.general_at[EUMENES] = DEAD
    assert refusal(s) is None


@pytest.mark.rule("S3-23.5-c", "S3-8.1-b")
def test_he_is_placed_as_by_his_card() -> None:
    s = bereft("krateros", provinces={"babylonia": "blue"}, cus={"blue babylon": {"loyal": 1}})
    run(take_general(s, RED, 4), "", "recruit! seleukos", "recruit_at! opis")
    assert force(s, "red opis") == units(loyal=1, elephant=1)
    assert owner(s, "opis") == "blue"
    assert general(s, "eumenes") == WAITING


@pytest.mark.rule("S3-7.1-c")
def test_the_dead_do_not_come_with_their_cards() -> None:
    assert refused(position(control={"issos": "red"}, royals={"olympias": "dead"}), "olympias") == "dead"
