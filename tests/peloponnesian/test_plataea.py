"""EV1.10 Thebes attacks Plataea: an Expedition whose nations are prescribed (ruling OQ-PLATAEA)."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.automaton import PLATAEA_SHARES, revised, shares_missing
from strategos.games.peloponnesian.events import Activated, ExpeditionPlanned, ObjectiveNamed, Passed
from strategos.games.peloponnesian.expedition_plan import best_plans
from strategos.games.peloponnesian.facts import (
    COLUMNS,
    HOPLITE,
    LEADER_NUMBER,
    NAMES,
    NUMBER,
    SPARTA,
    SPARTAN,
    SPARTAN_ALLIED,
    THEBES,
    column,
)
from strategos.games.peloponnesian.state import NOBODY, Expedition, PeloponnesianState, Share, Stop

from .procedures import position, run
from .table import Table, asked, asked_side, happened, holds, play, table

OWN, ALLIED = column(SPARTAN, HOPLITE), column(SPARTAN_ALLIED, HOPLITE)
PLATAEA = NUMBER["plataea"]


def war(units: dict[str, Any], *, treasury: int = 9000, **given: Any) -> Table:
    """Athens has made its first operation in the turn of the event."""
    there = {"athens": {"athens": {"H": 1}}, **units}
    leaders = {"tolmides_1pw": "athens", "dorsus_1pw": "sparta"}
    first = {"strategy": "cut_loc", "done": {"athens": 1}} if given.get("seats", 1) == 1 else {"first": "sparta"}
    words = {"units": there, "leaders": leaders, "treasury": {"sparta": treasury}, **first, **given}
    return table(scenario="first_peloponnesian", **words, this_turn={"plataea": 1}, phase="operations")


def spartans(thebes: int, corinth: int, h: int = 9, cavalry: int = 4) -> dict[str, Any]:
    return {
        "sparta": {"sparta": {"H": h}},
        "corinth": {"sparta": {"AH": corinth}},
        "thebes": {"sparta": {"AH": thebes, "AC": cavalry}},
    }


@pytest.mark.rule("PW-EV1.10-b")
@pytest.mark.parametrize(("thebes", "corinth", "from_corinth"), [(4, 2, 2), (4, 5, 2), (6, 0, 0), (3, 2, 2)])
def test_two_spartans_and_five_allies_of_whom_three_are_thebans(thebes: int, corinth: int, from_corinth: int) -> None:
    """The last SP of a kind is left in place where that can be; three at least come from Thebes all the same."""
    match = war(spartans(thebes, corinth))
    holds(match, units={"plataea": {"sparta": {"H": 2, "AH": 5, "AC": 4}}})
    holds(match, units={"corinth": {"sparta": {"AH": corinth - from_corinth}}})
    assert happened(match, ExpeditionPlanned)[0].talents == 1800
    assert sum(event.talents for event in happened(match, Activated)) == 1800


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2-l")
@pytest.mark.parametrize(
    ("units", "treasury"),
    [
        (spartans(2, 5), 9000),
        (spartans(3, 1), 9000),
        (spartans(9, 9, h=1), 9000),
        (spartans(9, 9, cavalry=3), 9000),
        (spartans(9, 9), 1700),
    ],
    ids=["too few in Thebes", "too few allies", "too few Spartans", "too few horsemen", "too few talents"],
)
def test_without_that_force_sparta_passes(units: dict[str, Any], treasury: int) -> None:
    match = war(units, treasury=treasury)
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_no_expedition"]
    holds(match, treasury={"sparta": treasury})


@pytest.mark.rule("PW-EV1.10-a")
@pytest.mark.parametrize("strategy", ["attack_athens", "cause_rebellion"])
def test_whatever_the_strategy_also_with_an_enemy_near_sparta(strategy: str) -> None:
    match = war({**spartans(4, 2), "pylos": {"athens": {"H": 1}}}, strategy=strategy)
    first = happened(match, ObjectiveNamed)[0]
    assert (first.space, first.why) == ("space:plataea", "effect:thebes_attacks_plataea")


@pytest.mark.rule("PW-EV1.10-a", "PW-EV1.10-b")
def test_a_player_who_commands_sparta_is_bound_too() -> None:
    match = war(spartans(6, 0), seats=2)
    holds(match, units={"plataea": {"sparta": {"H": 2, "AH": 5, "AC": 4}}})
    assert asked_side(match) == "athens"
    match = war(spartans(2, 0), seats=2)
    assert [event.side for event in happened(match, Passed)] == ["side:sparta"]


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-g")
def test_what_the_plan_leaves_open_the_player_of_sparta_settles() -> None:
    """Of two spaces equally far either may be visited first."""
    match = war({**spartans(3, 2), "nemea": {"sparta": {"AH": 2}}}, seats=2)
    assert (asked(match).kind, asked_side(match)) == ("common_sense", "sparta")
    allies = "-1-0-0-hoplite-sparta_allied-1"
    first, last = "sparta-2-0-0-hoplite-sparta-2", "thebes-3-4-0-hoplite-sparta_allied-3"
    play(match, f"{first}+nemea{allies}+corinth{allies}+{last}")
    holds(match, units={"plataea": {"sparta": {"H": 2, "AH": 5, "AC": 4}}, "nemea": {"sparta": {"AH": 1}}})


# -- the planner ------------------------------------------------------------------------------------------------------


def planning(units: dict[str, Any]) -> PeloponnesianState:
    return position("first_peloponnesian", units=units, leaders={"dorsus_1pw": "sparta"}, treasury={"sparta": 9000})


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-b")
def test_in_one_space_the_prescribed_nation_is_taken_whoever_else_is_there() -> None:
    """Nine Spartans and four allies in Sparta: the allies come, though national SP usually go first."""
    s = planning({"sparta": {"sparta": {"H": 9, "AH": 4}}, "thebes": {"sparta": {"AH": 4, "AC": 5}}})
    [plan] = best_plans(s, SPARTA, PLATAEA, (7, 4, 0), 9000, PLATAEA_SHARES)
    assert [(NAMES[stop.space], stop.force, stop.shares) for stop in plan] == [
        ("sparta", (4, 0, 0), (Share(OWN, 2), Share(ALLIED, 2))),
        ("thebes", (3, 4, 0), (Share(ALLIED, 3, THEBES),)),
    ]
    assert sum(stop.talents for stop in plan) == 1800


def marching(**units: int) -> Expedition:
    columns = [0] * COLUMNS
    columns[OWN], columns[ALLIED] = units.get("H", 0), units.get("AH", 0)
    leader = LEADER_NUMBER["dorsus_1pw"]
    return Expedition(SPARTA, leader, PLATAEA, tuple(columns), wanted=(7, 4, 0), shares=PLATAEA_SHARES)


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-a")
def test_what_is_missing_after_a_loss_is_told_by_nation() -> None:
    ahead = (Stop(THEBES, (3, 4, 0)),)
    assert shares_missing(marching(H=1, AH=2), ahead) == (Share(OWN, 1), Share(ALLIED, 3, THEBES), Share(ALLIED, 0))
    assert shares_missing(marching(H=2, AH=1), ahead) == (Share(OWN, 0), Share(ALLIED, 3, THEBES), Share(ALLIED, 1))
    # Thebes lies behind: what was lost since may come from anywhere.
    assert shares_missing(marching(H=2, AH=4), ()) == (Share(OWN, 0), Share(ALLIED, 0, NOBODY), Share(ALLIED, 1))
    assert shares_missing(marching(H=2, AH=2), ()) == (Share(OWN, 0), Share(ALLIED, 1, NOBODY), Share(ALLIED, 2))


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-a")
def test_a_lost_spartan_is_replaced_by_a_spartan() -> None:
    s = planning({"sparta": {"sparta": {"H": 4}}, "thebes": {"sparta": {"AH": 6, "AC": 5}}})
    s.expedition = marching(H=1)
    plan = run(revised(s, (Stop(THEBES, (5, 4, 0)),)))
    assert [(NAMES[stop.space], stop.shares) for stop in plan] == [
        ("sparta", (Share(OWN, 1),)),
        ("thebes", (Share(ALLIED, 3, THEBES), Share(ALLIED, 2))),
    ]
