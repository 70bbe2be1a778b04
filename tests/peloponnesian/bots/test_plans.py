"""Operations as plans: where the planner stops to think, what it tries, and what it values a position by."""

from __future__ import annotations

import random
from math import exp
from typing import Any

import msgspec
import pytest

from strategos.bots import Budget, Chair
from strategos.bots.planner import Note as Noted
from strategos.bots.planner import Planner
from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.bots.aims import Will, surrender_wins, will
from strategos.games.peloponnesian.bots.features import NAMES as FEATURES
from strategos.games.peloponnesian.bots.features import VALUATION, features, will_left
from strategos.games.peloponnesian.bots.heuristic import Heuristic
from strategos.games.peloponnesian.bots.plans import PASS, PLANNING, luck
from strategos.games.peloponnesian.bots.weights import WEIGHTS, Mind
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, SPARTA
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.games.peloponnesian.tasks import Siege
from strategos.kernel.match import Match
from strategos.parts.valuation import value
from tests.peloponnesian.segment import position
from tests.peloponnesian.table import Table, asked, table


def row(s: PeloponnesianState, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(FEATURES, features(s)[seat], strict=True))


def plans(match: Table) -> list[Any]:
    decision = asked(match)
    return list(PLANNING.plans(match.state, decision, PLANNING.weights, random.Random(0)))


# -- features ---------------------------------------------------------------------------------------------------------


def test_what_a_side_has_is_counted() -> None:
    s = position(
        seats=2,
        units={"athens": {"athens": {"H": 4}}, "piraeus": {"athens": {"N": 6, "AN": 2}}, "pylos": {"athens": {"H": 4}}},
        treasury={"athens": 3000, "sparta": 0},
        bellicosity={"athens": 5, "sparta": 2},
        phase="side_determination",
    )
    ours, theirs = row(s, ATHENS), row(s, SPARTA)
    assert (ours["land"], ours["ships"], ours["guard"]) == (0.8, 1.0, 1.0)
    assert (ours["talents"], theirs["talents"]) == (1.0, 0.0)
    assert (ours["will"], theirs["brink"]) == (1.0, pytest.approx(exp(-1)))
    assert ours["abroad"] == 0.25, "Pylos is Sparta's"
    for name in ("will", "land", "ships", "abroad"):
        assert ours[f"enemy_{name}"] == theirs[name]


def test_the_will_is_what_will_be_left_when_the_turn_ends() -> None:
    given: dict[str, Any] = {"seats": 2, "bellicosity": {"athens": 5}, "sci": {"athens": -3}}
    assert will_left(position(**given, phase="operations"), ATHENS) == 2
    assert will_left(position(**given, phase="side_determination"), ATHENS) == 5, "it has been counted"
    given["sci"] = {"athens": 3}
    assert will_left(position(**given, phase="operations"), ATHENS) == 6
    given |= {"bellicosity": {"athens": 1}, "sci": {"athens": -6}}
    assert will_left(position(**given, phase="operations"), ATHENS) == 0


def test_a_lead_weighs_more_when_little_time_is_left() -> None:
    early, late = (
        row(position(seats=2, vp={"athens": 40, "sparta": 10}, turn=turn), ATHENS)["lead"] for turn in (2, 9)
    )
    assert 0 < early < late
    assert row(position(seats=2, vp={"athens": 40, "sparta": 10}, turn=9), SPARTA)["lead"] == -late
    assert row(position(seats=2, vp={"athens": 10, "sparta": 10}), SPARTA)["lead"] == 0


def test_alone_a_surrender_is_worth_what_it_brings() -> None:
    given: dict[str, Any] = {"bellicosity": {"athens": 2, "sparta": 10}, "phase": "side_determination"}
    enough, short = (
        row(position(**given, turn=8, vp={"player": 140})),
        row(position(**given, turn=8, vp={"player": 20})),
    )
    assert enough["decisive"] > enough["vain"]
    assert short["decisive"] < short["vain"]
    early = row(position(**given, turn=3, vp={"player": 0}))
    assert early["vain"] == 0
    assert early["early"] == pytest.approx(1 / 3)
    assert row(position(**given, turn=4, vp={"player": 0}))["early"] == 0
    assert row(position(seats=2))["decisive"] == 0


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_position_has_its_features(scenario: str, seats: int) -> None:
    if seats not in GAME.seats_of.get(scenario, GAME.seats):
        return
    s = position(scenario, seats=seats, empty=False)
    rows = VALUATION.features(s)
    assert [len(one) for one in rows] == [len(FEATURES)] * seats
    chances = VALUATION.chances(s)
    assert all(0 < p < 1 for p in chances)
    assert seats == 1 or sum(chances) == pytest.approx(1)


def test_of_a_war_that_is_over_the_outcome_counts() -> None:
    s = position(seats=2, vp={"athens": 30, "sparta": 10})
    s.over = "turns"
    assert value(GAME, s, 2) == (1.0, 0.0)
    s.vp[0] = 10
    assert value(GAME, s, 2) == (0.0, 0.0)


# -- the will of one who plays alone ----------------------------------------------------------------------------------


def test_alone_a_surrender_is_feared_until_it_wins() -> None:
    cares = msgspec.structs.replace(WEIGHTS, alone=10.0)
    late = position(bellicosity={"athens": 2, "sparta": 2}, turn=7, vp={"player": 20})
    assert not surrender_wins(late)
    assert will(late, ATHENS, cares).down > 0
    assert will(late, SPARTA, cares).down < 0
    enough = position(bellicosity={"athens": 2, "sparta": 2}, turn=7, vp={"player": 122})
    assert surrender_wins(enough), "200 VP by 7 are 29"
    assert not surrender_wins(position(turn=7, vp={"player": 121}))
    assert will(enough, SPARTA, cares).down > 0
    assert surrender_wins(position(turn=3, vp={"player": -50}))
    assert will(late, ATHENS, WEIGHTS) == Will(), "heuristic-1 plays for points alone"


# -- plans ------------------------------------------------------------------------------------------------------------

FORCES: dict[str, Any] = {
    "units": {"athens": {"athens": {"H": 6, "C": 1}}, "piraeus": {"athens": {"N": 8}}, "sparta": {"sparta": {"H": 6}}},
    "leaders": {"phormio": "athens"},
    "treasury": {"athens": 5000, "sparta": 3000},
}


def test_it_stops_to_think_where_an_operation_is_chosen() -> None:
    first = table(**FORCES, phase="operations")
    assert asked(first).kind == "objective"
    assert PLANNING.fork(first.state, asked(first))
    found = plans(first)
    assert len(found) > 3
    assert {plan.name for plan in found} == {"towards"}
    assert len({plan.spaces for plan in found[:4]}) == 4, "other places before other Forces"
    again = table(**FORCES, phase="operations", done={"athens": 1, "sparta": 1})
    assert asked(again).kind == "continue"
    assert plans(again)[0] == PASS
    muster = table(**FORCES, phase="operations")
    muster.play(0, "pylos")
    assert asked(muster).kind == "muster"
    assert not PLANNING.fork(muster.state, asked(muster))


def test_who_has_made_up_his_mind_goes_there() -> None:
    match = table(**FORCES, phase="operations")
    usual = Heuristic().answer(Chair(match, asked(match), random.Random(0)))
    other = next(plan for plan in plans(match) if plan.spaces != (usual,))
    player = PLANNING.plays(other, PLANNING.weights)
    assert player.answer(Chair(match, asked(match), random.Random(0))) == other.spaces[0]


def test_a_mind_is_for_one_operation() -> None:
    match = table(**FORCES, phase="operations")
    turn, operation = match.state.turn, match.state.done[ATHENS]
    for mind, goes in ((Mind(turn, operation, 0, (2, 0, 2)), True), (Mind(turn, operation + 1, 0, (2, 0, 2)), False)):
        player = Heuristic(msgspec.structs.replace(WEIGHTS, mind=mind))
        key = player.answer(Chair(match, asked(match), random.Random(0)))
        assert (NUMBER[key] == 0) == goes


def test_later_operations_may_be_looked_for_in_few_places() -> None:
    match = table(**FORCES, phase="operations")
    only = NUMBER["pylos"]
    player = Heuristic(msgspec.structs.replace(WEIGHTS, places=(only,)))
    assert player.answer(Chair(match, asked(match), random.Random(0))) == "pylos"


def test_an_operation_that_was_searched_for_is_mustered_for() -> None:
    """What the heuristic notes with the answer it was tried with is what it goes on with."""
    match, player = table(**FORCES, phase="operations"), Planner(PLANNING)
    key = player.answer(Chair(match, asked(match), random.Random(0), Budget(60)))
    note = msgspec.msgpack.decode(player.plan, type=Noted)
    inner = Heuristic()
    inner.plan = note.inner
    found = inner.note()
    assert found is not None
    assert found.space == NUMBER[key]
    assert sum(found.force) > 1


# -- honesty and time -------------------------------------------------------------------------------------------------


def test_the_dice_to_come_make_no_difference_to_an_answer() -> None:
    """Nothing else is hidden here: two matches that differ in what will be rolled get the same answer and reasons."""
    match, player, forks = Match(GAME, GAME.setup(1, "archidamian"), 4), Planner(PLANNING), 0
    while match.pending and forks < 5:
        decision = match.pending[0]
        budget = Budget(30)
        found: list[tuple[str, bytes, bytes]] = []
        for world in (match, match.imagine(0, 1), match.imagine(0, 2)):
            twin = Planner(PLANNING)
            twin.plan = player.plan
            key = twin.answer(Chair(world, decision, random.Random(forks), budget))
            found.append((key, twin.plan, msgspec.json.encode(twin.why)))
        assert found[0] == found[1] == found[2]
        forks += PLANNING.fork(match.state, decision)
        player.plan = found[0][1]
        match.play(0, found[0][0])
    assert forks == 5


def test_luck_is_of_the_segment_the_side_and_the_place() -> None:
    quiet = position(seats=2, phase="operations", done={"athens": 1})
    assert luck(quiet) == luck(position(seats=2, phase="operations", done={"athens": 1}, vp={"athens": 30}))
    assert luck(quiet) != luck(position(seats=2, phase="operations", done={"athens": 1, "sparta": 1}))
    assert luck(quiet) != luck(position(seats=2, phase="battles", done={"athens": 1}))
    found: set[tuple[int, ...]] = set()
    for task in (Siege(NUMBER["chios"], SPARTA), Siege(NUMBER["samos"], SPARTA)):
        quiet.agenda = [task]
        found.add(luck(quiet))
    assert len(found) == 2
    marches = [
        table(
            seats=2,
            units={"thebes": {"sparta": {"AH": 8}}},
            done={"athens": 1},
            phase="operations",
            expedition={"side": "athens", "leader": "pericles", "at": at, "objective": "tanagra", "units": {"H": 2}},
        ).state
        for at in ("panactum", "athens")
    ]
    assert len({luck(s) for s in marches}) == 2
