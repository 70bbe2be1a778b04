"""Plans for a turn of Conquest: where the planner thinks, what it tries, and how it values what comes of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import strategos
from strategos.bots import Budget, Chair, bot
from strategos.bots.planner import Planner
from strategos.bots.planning import changed
from strategos.games.conquest import GAME
from strategos.games.conquest.bots.aims import Aims, Step
from strategos.games.conquest.bots.features import NAMES, VALUATION, features
from strategos.games.conquest.bots.heuristic import Heuristic
from strategos.games.conquest.bots.marching import best_step, misjudged
from strategos.games.conquest.bots.plans import PLANNING, horizon, is_fork, plans, turn
from strategos.games.conquest.bots.weights import WEIGHTS
from strategos.games.conquest.facts import LEADERS, NUMBER
from strategos.games.conquest.state import GONE, ConquestState
from strategos.kernel.clock import Clock
from strategos.kernel.match import Match
from strategos.parts.valuation import value
from tests.conquest.table import asked, play

SMALL = Budget(160, 60.0)


def sit(match: Match[Any], budget: Budget = SMALL) -> Chair:
    return Chair(match, match.pending[0], random.Random(1), budget)


def forks(match: Match[ConquestState], most: int, rounds: int) -> list[Match[ConquestState]]:
    """Positions of a game of the heuristic in which the planner thinks."""
    players = {seat: Heuristic() for seat in range(match.setup.seats)}
    found: list[Match[ConquestState]] = []
    while match.pending and match.state.clock.round <= rounds and len(found) < most:
        decision = match.pending[0]
        if len(decision.options) > 1 and is_fork(match.state, decision):
            found.append(match.copy())
        chair = Chair(match, decision, random.Random(0))
        match.play(decision.seat, players[decision.seat].answer(chair))
    return found


def opening(seats: int = 2) -> Match[ConquestState]:
    return strategos.new("conquest", seats=seats, seed=4)


# -- forks ----------------------------------------------------------------------------------------------------------


def test_it_thinks_at_the_start_of_its_moves_and_not_again_once_somebody_has_moved() -> None:
    match = opening()
    assert asked(match).kind == "move"
    assert is_fork(match.state, asked(match))
    s = match.state.copy()
    s.leader_left[asked(match).seat * LEADERS + 1] -= 1
    assert not is_fork(s, asked(match))


def test_it_thinks_before_it_buys_the_first_thing_only() -> None:
    s = opening().state.copy()
    s.purse = [60, 60]
    match = Match(GAME, s.setup, 1, state=s)
    play(match, "end")
    while asked(match).kind != "buy":
        match.play(asked(match).seat, "done")
    assert is_fork(match.state, asked(match))
    play(match, "infantry=01")
    assert asked(match).kind == "buy"
    assert not is_fork(match.state, asked(match))


def test_a_plan_is_for_the_turn_and_looks_as_far_as_the_same_turn_of_a_later_round() -> None:
    s = opening().state.copy()
    s.clock = Clock(4, 0, 1, 0)
    reached = horizon(s, 1)
    s.clock = Clock(7, 0, 0, 0)
    assert turn(s, 1) == (7, 0)
    assert not reached(s)
    s.clock = Clock(7, 1, 1, 0)
    assert reached(s)
    s.clock = Clock(8, 0, 0, 0)
    assert reached(s)


# -- plans ----------------------------------------------------------------------------------------------------------


def test_all_plans_are_the_heuristic_with_other_weights_or_begin_with_an_answer_there_is() -> None:
    for match in forks(opening(), 12, 12):
        decision = asked(match)
        found = plans(match.state, decision, WEIGHTS, random.Random(1))
        assert found
        for plan in found:
            assert plan.changes or plan.key
            assert changed(WEIGHTS, plan.changes) is not None
            assert not plan.key or decision.option(plan.key) is not None
            assert all(name in NUMBER for name in plan.spaces)


def test_a_lure_draws_an_army_where_it_would_not_go() -> None:
    s = opening().state
    leader = next(x for x in range(1, LEADERS) if s.leader_at[x] >= 0)
    usual = best_step(Aims(s, 0, WEIGHTS), leader)
    assert usual is not None
    there = [p for p in range(len(s.control)) if s.control[p] == -1 and p != usual.to]
    drawn = {
        to
        for p in there
        if (step := best_step(Aims(s, 0, changed(WEIGHTS, {"lures": ((p, 400.0),)})), leader)) is not None
        and (to := step.to) == p
    }
    assert drawn - {usual.to}


def test_whims_misjudge_a_step_always_alike_and_never_a_caesars() -> None:
    k = Aims(opening().state, 0, changed(WEIGHTS, {"noise": 40.0, "seed": 7}))
    other = Aims(opening().state, 0, changed(WEIGHTS, {"noise": 40.0, "seed": 8}))
    step, caesars = Step(10.0, 1, 3), Step(10.0, 0, 3)
    assert misjudged(k, step) == misjudged(k, step) != step
    assert abs(misjudged(k, step).worth - 10.0) <= 40.0
    assert misjudged(k, step) != misjudged(other, step)
    assert misjudged(k, caesars) == caesars


# -- value ----------------------------------------------------------------------------------------------------------


def row(s: ConquestState, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(s)[seat], strict=True))


def test_features_are_what_can_be_counted() -> None:
    match = opening()
    s = match.state.copy()
    here = row(s, 0)
    held = [p for p, owner in enumerate(s.control) if owner == 0]
    assert held == [s.home[0]]
    assert here["fallen"] == 0.0
    assert here["home"] == 1.0
    assert here["generals"] == 1.0
    assert here["to_move"] == 1.0
    assert row(s, 1)["to_move"] == 0.0
    assert here["tribute_share"] == 0.5
    assert here["tribute_lead"] == here["power_lead"] == 0.0
    s.leader_at[1] = GONE
    s.leader_at[LEADERS + 1] = -10
    assert row(s, 0)["generals"] == 0.75
    assert row(s, 0)["captives"] == 0.25
    s.control[s.home[0]] = -1
    assert row(s, 0)["home"] == row(s, 0)["walls"] == row(s, 0)["tribute"] == 0.0


def test_who_has_fallen_has_nothing_else() -> None:
    s = opening(3).state.copy()
    s.leader_at[LEADERS] = GONE
    s.master[1] = 0
    assert features(s)[1] == (1.0, *(0.0 for _ in NAMES[1:]))
    assert sum(VALUATION.chances(s)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chances_add_up_to_one_however_many_play(seats: int) -> None:
    s = opening(seats).state
    assert len(VALUATION.chances(s)) == seats
    assert sum(VALUATION.chances(s)) == pytest.approx(1.0)
    assert len({round(chance, 3) for chance in VALUATION.chances(s)}) > 1, "there is a table for so many"


def test_a_game_that_is_over_is_worth_all_to_the_winner() -> None:
    s = opening().state.copy()
    s.leader_at[0] = -11
    s.master[0] = 1
    assert value(GAME, s, 2) == (0.0, 1.0)


# -- the planner ----------------------------------------------------------------------------------------------------


def test_the_same_position_with_other_dice_gets_the_same_answer_for_the_same_reasons() -> None:
    for number, match in enumerate(forks(opening(), 12, 9)):
        found: list[tuple[str, bytes, bytes]] = []
        for seed in (1, 2):
            planner = Planner(PLANNING)
            twin = match.imagine(asked(match).seat, seed)
            key = planner.answer(sit(twin))
            found.append((key, planner.plan, msgspec.json.encode(planner.why)))
        assert found[0] == found[1], number


def test_what_it_tells_of_itself_is_what_it_found() -> None:
    planner = Planner(PLANNING)
    match = opening()
    key = planner.answer(sit(match, Budget(900, 60.0)))
    assert planner.why is not None
    assert planner.why.chosen.key == key
    assert 0.0 <= planner.why.chosen.chance <= 1.0
    assert planner.why.chosen in planner.why.tried
    assert all(moved.feature in NAMES for moved in planner.why.because)


def test_easy_errs_and_is_not_silly() -> None:
    match = opening()
    easy, normal = bot("conquest", "easy"), bot("conquest", "normal")
    differ = 0
    for seen in forks(match, 12, 12):
        differ += easy.answer(sit(seen)) != normal.answer(sit(seen))
    assert differ


def test_a_hasty_player_moves_whoever_has_something_to_do() -> None:
    quick = Heuristic(PLANNING.quick(WEIGHTS))
    match = opening()
    assert quick.answer(sit(match)) != "end"


def test_easy_comes_to_an_end_of_its_moves_though_its_caesar_is_in_danger() -> None:
    """It is sound for the rest of a turn in which it erred fatally; otherwise it calls a leader and thinks again."""
    match = strategos.new("conquest", seats=2, seed=3000)
    players = [bot("conquest", "easy"), bot("conquest", "normal")]
    answers: dict[object, int] = {}
    while match.pending and match.state.clock.round <= 24:
        decision = match.pending[0]
        match.play(decision.seat, players[decision.seat].answer(sit(match)))
        now = turn(match.state, 0)
        answers[now] = answers.get(now, 0) + 1
        assert answers[now] < 300
