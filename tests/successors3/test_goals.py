"""What the players are told they play for is what the rules decide by."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.scoring import legitimacy, victory_points
from strategos.games.successors.common.victory import wins_at_once
from strategos.games.successors.third import GAME
from strategos.games.successors.third.facts import NUMBER
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.beside import Goal
from tests.successors.table import BLUE, RED

from .table import position

RULERS: dict[str, Any] = {
    "provinces": {"aigyptos": "red", "makedonia": "red", "kypros": "blue"},
    "royals": {"alexandros": "red pella", "herakles": "damaskos", "hearse": "blue babylon"},
}
BURIED: dict[str, Any] = {"tomb": NUMBER["pella"], "buried_at_pella": RED}


def only(s: SuccessorsState, key: str, seat: int | None = RED) -> Goal:
    [goal] = [goal for goal in GAME.goals(s, seat) if goal.key == key]
    return goal


def keys(s: SuccessorsState, seat: int | None = RED) -> list[str]:
    return [goal.key for goal in GAME.goals(s, seat)]


@pytest.mark.rule("S3-20.3-a")
def test_ones_own_ways_to_win_are_counted_as_the_rules_count() -> None:
    s = position(**RULERS)
    ours, theirs = victory_points(s, RED).value, victory_points(s, BLUE).value
    assert ours > theirs > 0
    assert only(s, "victory_points").facts["vp"] == ours
    assert only(s, "legitimacy").facts == {"l": legitimacy(s, RED).value, "needed": 18}
    assert (only(s, "most_points").facts, only(s, "most_points").reached) == ({"vp": ours, "theirs": theirs}, True)
    assert (only(s, "most_points", BLUE).facts, only(s, "most_points", BLUE).reached) == (
        {"vp": theirs, "theirs": ours},
        False,
    )
    assert not only(position(), "most_points").reached


@pytest.mark.rule("S3-20.2-a", "S3-20.2-b")
def test_a_goal_is_reached_exactly_when_the_rules_say_that_it_wins() -> None:
    s = position()
    before = wins_at_once(s, RED)
    assert before is None
    for space in range(len(s.control)):
        s.control[space] = RED
        points, claim = only(s, "victory_points"), only(s, "legitimacy")
        assert (points.reached or claim.reached) is (wins_at_once(s, RED) is not None)
        assert points.reached is (points.facts["vp"] >= points.facts["needed"])  # pyright: ignore[reportOperatorIssue]
    assert only(s, "victory_points").reached
    crowned = position(royals={"alexandros": "red pella"}, **BURIED)
    assert only(crowned, "legitimacy").reached is (legitimacy(crowned, RED).value >= 18)


@pytest.mark.rule("S3-20.2-a")
def test_others_close_to_victory_are_a_threat() -> None:
    s, told = position(), False
    for space in range(len(s.control)):
        s.control[space] = RED
        near = only(s, "victory_points").facts
        told = near["vp"] >= near["needed"] - 5  # pyright: ignore[reportOperatorIssue]
        assert ("threat" in keys(s, BLUE)) is told
        assert "threat" not in keys(s, RED)
    assert told
    threat = only(s, "threat", BLUE)
    assert threat.urgent
    assert threat.facts["side"] == "side:red"


@pytest.mark.rule("S3-20.1-b", "S3-21.4-a")
def test_the_next_heir_to_come_of_age() -> None:
    regency = only(position(**RULERS, turn=2), "regency")
    assert regency.facts == {"royal": "piece:herakles", "turn": 4, "side": None, "foremost": "side:red"}
    assert (regency.spaces, regency.urgent) == (("damaskos",), False)
    assert only(position(**RULERS, turn=3), "regency").urgent
    young = only(position(**RULERS, turn=4), "regency")
    assert young.facts == {"royal": "piece:alexandros", "turn": 5, "side": "side:red", "foremost": "side:red"}
    assert "regency" not in keys(position(**RULERS, turn=5))
    dead = position(royals={"herakles": "dead", "alexandros": "pella"}, turn=2)
    assert only(dead, "regency").facts["royal"] == "piece:alexandros"


@pytest.mark.rule("S3-20.3-a")
def test_the_last_turn() -> None:
    facts = only(position(turn=2), "last_turn").facts
    assert (facts["turn"], facts["turns"], facts["yours"]) == (5, 4, 0)
    assert only(position(turn=5), "last_turn").urgent
    assert not only(position(turn=4), "last_turn").urgent
