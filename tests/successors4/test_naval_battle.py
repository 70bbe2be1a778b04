"""13.3 Naval Battles."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.clash_events import NavalBattleRolled
from strategos.games.successors.common.events import Dispersed
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.fourth.facts import BY_SEA_ROUTE, FLEETS, NAMES, NUMBER
from strategos.games.successors.fourth.naval_battle import in_naval_range, naval_battle, why_not_declare
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import BLUE, RED, run, told

from .activating import named
from .table import at, fleet, position

TARSOS = NUMBER["tarsos"]


def refusal(faction: int = BLUE, declared: tuple[int, ...] = (), **given: Any) -> str | None:
    s = position(**{"control": {"athenai": "blue", "salamis": "blue"}, **given})
    no = why_not_declare(s, faction, RED, TARSOS, declared)
    return no and no.rule


@pytest.mark.rule("S4-13.3-c", "S4-13.3-d", "S4-13.3-e", "S4-13.3-f", "S4-7.4-d")
def test_who_may_declare_a_naval_battle() -> None:
    assert refusal() is None
    assert refusal(RED) == "S4-13.3-f"
    assert refusal(declared=(BLUE,)) == "S4-13.3-e"
    assert refusal(fleet_away=bytearray([1] * len(FLEETS))) == "S4-13.3-c"
    assert refusal(control={"salamis": "blue"}) == "S4-13.3-c"
    assert refusal(control={"athenai": "blue"}) == "S4-13.3-d"


@pytest.mark.rule("S4-13.3-d")
def test_the_range_is_two_spaces_over_sea_routes() -> None:
    one = BY_SEA_ROUTE[TARSOS]
    two = [n for near in one for n in BY_SEA_ROUTE[near]]
    three = [n for near in two for n in BY_SEA_ROUTE[near] if n not in (*one, *two, TARSOS)]
    for space, reached in ((TARSOS, True), (one[0], True), (two[0], True), (three[0], False)):
        assert in_naval_range(position(control={NAMES[space]: "blue"}), BLUE, TARSOS) is reached


def fought(dice: str, escort: list[str]) -> tuple[SuccessorsState, bool]:
    s = position(control={"athenai": "blue"}, provinces={"aigyptos": "red", "phoinike": "red"})
    s.upgraded[fleet("athenai")] = BLUE
    return s, run(naval_battle(s, RED, [fleet(name) for name in escort], BLUE, [fleet("athenai")], TARSOS), dice)


@pytest.mark.rule("S4-13.3-n", "S4-13.3-o")
@pytest.mark.parametrize(("dice", "loser"), [("6 6 1 1", "side:blue"), ("1 1 6 6", "side:red")])
def test_the_fleets_of_the_beaten_side_are_told_as_its_own(dice: str, loser: str) -> None:
    s, _ = fought(dice, ["aigyptos"])
    assert [event.side for event in told(s, Dispersed)] == [loser]


@pytest.mark.rule("S4-13.3-j", "S4-13.3-l", "S4-13.3-o")
def test_the_interceptors_higher_score_drives_the_mover_back() -> None:
    s, lost = fought("1 1 6 6", ["aigyptos", "phoinike"])
    red, blue = told(s, NavalBattleRolled)
    assert (red.strength, blue.strength) == (4, 3)
    assert lost
    assert s.fleet_away[fleet("aigyptos")]
    assert s.fleet_away[fleet("phoinike")]
    assert not s.fleet_away[fleet("athenai")]
    assert s.upgraded[fleet("athenai")] == BLUE


@pytest.mark.rule("S4-13.3-n", "S4-7.4-i")
def test_the_movers_higher_score_disperses_the_interceptors_fleets() -> None:
    s, lost = fought("6 6 1 1", ["aigyptos"])
    assert not lost
    assert s.fleet_away[fleet("athenai")]
    assert s.upgraded[fleet("athenai")] == NOBODY
    assert not s.fleet_away[fleet("aigyptos")]


@pytest.mark.rule("S4-13.3-m")
def test_equal_scores_cost_nothing() -> None:
    s, lost = fought("1 1 1 1", ["aigyptos"])
    assert not lost
    assert not any(s.fleet_away)


@pytest.mark.rule("S4-13.3-j", "S4-13.3-l")
def test_without_an_escort_the_strength_is_nothing() -> None:
    s, lost = fought("6 6 1 1", [])
    assert told(s, NavalBattleRolled)[0].score == 0
    assert lost


@pytest.mark.rule("S4-3.7-e", "S4-13.3-i")
def test_a_battle_fought_against_a_champion_costs_the_interceptor_the_status() -> None:
    s, _ = fought("1 1 1 1", ["aigyptos"])
    assert not s.champion[BLUE]
    assert s.champion[RED]


@pytest.mark.rule("S4-13.3-d")
@pytest.mark.parametrize(
    ("reading", "ship", "to", "near"),
    [
        ("announced", "issos", "tarsos", True),
        ("left", "issos", "tarsos", False),
        ("announced", "tarsos", "issos", False),
        ("left", "tarsos", "issos", True),
    ],
)
def test_the_range_of_naval_battles_is_measured_from_the_space_announced_or_left(
    reading: str, ship: str, to: str, near: bool
) -> None:
    """Red's PC marker at Aspendos is two Sea routes from Tarsos and three from Issos."""
    s = position(control={"aspendos": "red"}, generals={"antigonos": f"yellow {ship}-sea"})
    s.setup = replace(s.setup, options={"naval_range": reading})
    s.voyage = Voyage(named("antigonos"), at("issos"))
    assert in_naval_range(s, RED, NUMBER[to]) is near
