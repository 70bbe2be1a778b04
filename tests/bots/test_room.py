"""The room all bots sit in: chairs, budgets, plans, positions to look up by."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import strategos
from strategos.bots import Budget, Chair, bot, bot_names, quick_bot, random_key
from strategos.games.alexander.bots.heuristic import Heuristic
from strategos.kernel.asking import Decision, Option
from strategos.kernel.errors import BadInput
from strategos.kernel.game import State
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.web.matches.bot_workers import MOST_PLAN, Task, Thought, think


def sit(match: Match[Any], budget: Budget | None = None) -> Chair:
    decision = match.pending[0]
    return Chair(match, decision, random.Random(1), *([budget] if budget else []))


def played(name: str, answers: int, seed: int = 3) -> Match[Any]:
    match = strategos.new(name, seed=seed)
    rng = random.Random(seed)
    for _ in range(answers):
        decision = match.pending[0]
        match.play(decision.seat, random_key(Chair(match, decision, rng)))
    return match


# -- names ----------------------------------------------------------------------------------------------------------


def test_every_game_has_the_random_bot_and_tells_its_own() -> None:
    assert bot_names("skirmish") == ("random",)
    assert bot_names("conquest") == ("random", "heuristic")
    assert quick_bot("skirmish") == "random"
    assert quick_bot("alexander") == "heuristic"
    with pytest.raises(BadInput, match="choose one of: random, heuristic"):
        bot("conquest", "nobody")


def test_each_seat_has_a_bot_of_its_own() -> None:
    assert bot("conquest", "heuristic") is not bot("conquest", "heuristic")


# -- budgets --------------------------------------------------------------------------------------------------------


def test_a_budget_is_counted_in_playouts() -> None:
    chair = sit(strategos.new("skirmish", seed=1), Budget(playouts=5))
    assert chair.take(3) == 3
    assert chair.take(3) == 2
    assert chair.take(3) == 0


def test_seconds_are_a_brake() -> None:
    chair = sit(strategos.new("skirmish", seed=1), Budget(playouts=5, seconds=-1.0))
    assert list(chair.rollouts()) == []


def test_rollouts_are_imagined_matches_to_be_played_out() -> None:
    match = strategos.new("skirmish", seed=1)
    chair = sit(match, Budget(playouts=4))

    def first(_: State, decision: Decision) -> Option[Any]:
        return decision.options[0]

    ends = [rollout.playout(first) for rollout in chair.rollouts()]
    assert len(ends) == 4
    assert all(match.game.outcome(end) is not None for end in ends)
    assert match.pending[0] is chair.decision


def test_the_commander_of_alexander_reckons_and_needs_no_playouts() -> None:
    match = played("alexander", 12)
    rng, player = random.Random(2), Heuristic()
    for _ in range(60):
        if not match.pending:
            break
        poor = Chair(match, match.pending[0], rng, Budget(playouts=0))
        rich = Chair(match, match.pending[0], rng, Budget(playouts=30))
        key = player.answer(poor)
        assert key == player.answer(rich)
        assert rich.left == 30
        match.play(poor.seat, key)


# -- positions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["skirmish", "conquest", "alexander"])
def test_equal_positions_have_equal_keys_and_others_have_others(name: str) -> None:
    match = played(name, 20)
    before = match.state.key()
    assert match.copy().state.key() == before
    assert Record.decode(Record.of(match).encode()).load(match.game)[0].state.key() == before
    known = {before}
    for _ in range(30):
        if not match.pending:
            break
        state = match.state.copy()
        decision = match.pending[0]
        match.play(decision.seat, random_key(Chair(match, decision, random.Random(4))))
        assert (match.state.key() in known) == any(match.state.key() == key for key in known)
        assert (match.state.key() == state.key()) == (match.state == state)
        known.add(match.state.key())
    hash(before)


def test_what_has_happened_is_no_part_of_a_position() -> None:
    match = played("conquest", 20)
    twin = match.state.copy()
    twin.events = list(match.all_events())
    assert twin.key() == match.state.key()
    twin.purse[0] += 1
    assert twin.key() != match.state.key()


def test_the_order_in_which_a_table_was_filled_does_not_matter() -> None:
    one, other = played("conquest", 20).state, played("conquest", 20).state
    one.refusals, other.refusals = {"a": 1, "b": 1}, {"b": 1, "a": 1}
    assert one.key() == other.key()


@pytest.mark.parametrize("name", ["skirmish", "alexander"])
def test_a_position_is_that_of_the_imagined_match(name: str) -> None:
    match = played(name, 9)
    chair = sit(match)
    assert chair.position(5) == chair.imagine(5).state
    chair.position().standing.clear()
    assert chair.position(5) == chair.imagine(5).state


# -- plans ----------------------------------------------------------------------------------------------------------


class Counter:
    """Notes down how often it has answered."""

    def __init__(self, grows: int = 1) -> None:
        self.plan = b""
        self.grows = grows

    def answer(self, chair: Chair) -> str:
        self.plan += b"x" * self.grows
        return chair.decision.options[0].key


@pytest.fixture(params=[1, MOST_PLAN])
def counters(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    grows: int = request.param
    monkeypatch.setattr("strategos.web.matches.bot_workers.bot", lambda _game, _name: Counter(grows))
    return grows


def thought(task: Task) -> Thought:
    return msgspec.json.decode(think(msgspec.json.encode(task)), type=Thought)


def test_a_plan_travels_with_the_task(counters: int) -> None:
    match = strategos.new("skirmish", seed=3)
    record = Record.of(match).encode()
    found = thought(Task(record, {0: "counter", 1: "counter"}, 9, answers=3, plans={0: b"seen", 7: b"nobody"}))
    mine = sum(a.seat == 0 for a in found.answers)
    if counters == 1:
        assert found.plans[0] == b"seen" + b"x" * mine
        assert 7 not in found.plans
        assert not found.trouble
    else:
        # A bot that notes down too much starts again with nothing.
        assert "a plan of" in found.trouble[0]
        assert len(found.answers) == 3
