"""What the players are told they play for is what the rules decide by."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.facts import NUMBER
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.beside import Goal
from tests.successors.table import BLUE, RED

from .table import position

RULERS: dict[str, Any] = {
    "provinces": {"aigyptos": "red", "makedonia": "red", "lydia": "red", "kypros": "blue"},
    "royals": {"alexandros": "red pella", "herakles": "damaskos", "hearse": "blue babylon"},
}


def goals(s: SuccessorsState, seat: int | None = RED) -> list[Goal]:
    return list(GAME.goals(s, seat))


def only(s: SuccessorsState, key: str, seat: int | None = RED) -> Goal:
    [goal] = [goal for goal in goals(s, seat) if goal.key == key]
    return goal


def keys(s: SuccessorsState, seat: int | None = RED) -> list[str]:
    return [goal.key for goal in goals(s, seat)]


@pytest.mark.rule("S4-3.1-a", "S4-3.1-b", "S4-3.3-a")
def test_ones_own_ways_to_win() -> None:
    s = position(**RULERS)
    # Aigyptos, Makedonia and Lydia; two Fleets are the Largest Fleet.
    points = only(s, "victory_points")
    assert (points.facts, points.reached) == ({"vp": 15, "needed": 23}, False)
    claim = only(s, "legitimacy")
    assert (claim.facts, claim.reached) == ({"l": 10, "needed": 18}, False)
    most = only(s, "most_points")
    assert (most.facts, most.reached) == ({"vp": 15, "theirs": 2}, True)
    assert only(s, "most_points", BLUE).facts == {"vp": 2, "theirs": 15}
    assert only(s, "most_points", BLUE).reached is False
    level = position(provinces={"aigyptos": "red"}, control={"athenai": "red", "tyros": "red"}, seats=2)
    assert only(level, "victory_points").facts["needed"] == 29


@pytest.mark.parametrize(("seats", "needed"), [(2, 29), (3, 26), (4, 23), (5, 20)])
def test_the_points_that_win_at_once_by_players(seats: int, needed: int) -> None:
    assert only(position(seats=seats), "victory_points", 0).facts["needed"] == needed


def test_a_goal_is_reached_with_the_points_it_takes() -> None:
    rich = {"aigyptos": "red", "makedonia": "red", "lydia": "red", "hellas": "red", "phrygia": "red", "media": "red"}
    s = position(seats=5, provinces=rich, royals={"alexandros": "red pella"}, tomb=NUMBER["pella"], buried_at_pella=RED)
    assert only(s, "victory_points").reached
    assert only(s, "legitimacy").facts["l"] == 20
    assert only(s, "legitimacy").reached


@pytest.mark.rule("S4-3.1-a", "S4-3.1-b")
def test_exactly_as_many_points_as_it_takes_are_enough() -> None:
    rich = dict.fromkeys(("aigyptos", "babylonia", "hellas", "phrygia"), "red")
    points = only(position(seats=5, provinces=rich), "victory_points")
    assert (points.facts, points.reached) == ({"vp": 20, "needed": 20}, True)
    claim = only(position(royals={"alexandros": "red pella"}, tomb=NUMBER["pella"], buried_at_pella=RED), "legitimacy")
    assert (claim.facts, claim.reached) == ({"l": 18, "needed": 18}, True)


@pytest.mark.parametrize(
    ("provinces", "told"), [(("aigyptos", "babylonia", "hellas", "phrygia"), True), (("aigyptos",), False)]
)
def test_others_close_to_victory_are_a_threat(provinces: tuple[str, ...], told: bool) -> None:
    s = position(provinces=dict.fromkeys(provinces, "red"))
    assert ("threat" in keys(s, BLUE)) is told
    assert "threat" not in keys(s, RED)
    if told:
        threat = only(s, "threat", BLUE)
        assert threat.urgent
        assert threat.dreaded
        # Every Province is held whole; of those that fall with three spaces it is worth the most.
        need = {"short": 3, "by": "points", "needed": 23, "what": "area:aigyptos", "worth": 6, "spaces": 3}
        assert threat.facts == {"side": "side:red", "vp": 20, "l": 3, **need}


def test_legitimacy_is_a_threat_as_well() -> None:
    buried: dict[str, Any] = {"tomb": NUMBER["pella"], "buried_at_pella": RED}
    s = position(royals={"thessalonike": "red pella"}, **buried)
    by = {"short": 3, "by": "legitimacy", "needed": 18, "what": "piece:thessalonike", "worth": 2, "spaces": 0}
    assert only(s, "threat", None).facts == {"side": "side:red", "vp": 0, "l": 15, **by}
    # Five points off it is told; six are not near yet.
    assert only(position(**buried), "threat", None).facts["short"] == 5
    assert "threat" not in keys(position(**buried, champion=bytearray((1, 1, 0, 1, 1))), None)


@pytest.mark.rule("S4-3.2-a", "S4-3.2-b")
def test_the_next_heir_to_come_of_age() -> None:
    regency = only(position(**RULERS, turn=2), "regency")
    assert regency.facts == {"royal": "piece:alexandros", "turn": 4, "side": "side:red", "foremost": "side:red"}
    assert (regency.spaces, regency.urgent) == (("pella",), False)
    assert only(position(**RULERS, turn=3), "regency").urgent
    herakles = only(position(**RULERS, turn=4), "regency")
    assert herakles.facts == {"royal": "piece:herakles", "turn": 5, "side": None, "foremost": "side:red"}
    assert herakles.urgent
    assert "regency" not in keys(position(**RULERS, turn=5))
    dead = position(royals={"alexandros": "dead", "herakles": "damaskos"}, turn=2)
    assert only(dead, "regency").facts["royal"] == "piece:herakles"


@pytest.mark.rule("S4-3.3-a", "S4-16.12-a")
def test_the_last_turn() -> None:
    rich = {"provinces": {"aigyptos": "blue"}, "turn": 2}
    leads = {"leader": "side:blue", "vp": 6, "yours": 0}
    assert only(position(**rich), "last_turn").facts == {"turn": 5, "turns": 4, **leads}
    assert only(position(**rich), "last_turn").dreaded
    assert not only(position(**rich), "last_turn", BLUE).dreaded
    assert only(position(turn=5), "last_turn").urgent
    assert not only(position(turn=4), "last_turn").urgent
    assert only(position(turn=4, options=("short_game",)), "last_turn").urgent
    # Who comes of age after the last turn is nobody's Regency.
    assert "regency" not in keys(position(**RULERS, turn=4, options=("short_game",)))


def test_one_thing_at_a_time_is_urgent() -> None:
    """Two rivals near a victory, and an heir about to come of age: the nearest victory is what is said."""
    rich = dict.fromkeys(("aigyptos", "babylonia", "hellas", "phrygia"), "red")
    s = position(provinces=rich, royals={"alexandros": "red pella"}, turn=3)
    urgent = [goal.key for goal in goals(s, BLUE) if goal.urgent]
    assert urgent == ["threat"]
    assert "regency" in keys(s, BLUE)
