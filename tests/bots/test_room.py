"""The room all bots sit in: chairs, budgets, plans, positions to look up by."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

import strategos
from strategos.bots import (
    Budget,
    Chair,
    bot,
    bot_names,
    by_seat,
    known_bots,
    maker,
    offered,
    policy,
    quick_bot,
    random_key,
    steady_bot,
)
from strategos.bots.policy import Inside
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
    assert bot_names("conquest") == ("random", "easy", "heuristic-1", "normal", "hard", "expert")
    assert quick_bot("skirmish") == steady_bot("skirmish") == "random"
    assert (quick_bot("alexander"), steady_bot("alexander")) == ("normal", "heuristic-1")
    with pytest.raises(BadInput, match="choose one of: random, easy"):
        bot("conquest", "nobody")


def test_people_are_offered_the_levels_and_not_what_these_are_measured_by() -> None:
    assert offered("conquest") == ("random", "easy", "normal", "hard", "expert")


def test_a_bot_of_an_older_version_goes_by_its_old_name() -> None:
    assert "heuristic" in known_bots("conquest")
    assert "heuristic" not in known_bots("skirmish")
    assert type(bot("conquest", "heuristic")) is type(bot("conquest", "heuristic-1"))


def test_each_seat_has_a_bot_of_its_own() -> None:
    assert bot("conquest", "heuristic") is not bot("conquest", "heuristic")


# -- budgets --------------------------------------------------------------------------------------------------------


def first(_: State, decision: Decision) -> Option[Any]:
    return decision.options[0]


def test_a_budget_is_counted_in_questions_answered() -> None:
    match = strategos.new("skirmish", seed=1)
    whole = sit(match, Budget(decisions=10_000))
    end = whole.playout(whole.imagine(5), first)
    assert end is not None
    assert match.game.outcome(end) is not None
    length = 10_000 - whole.purse.left
    enough, short = sit(match, Budget(decisions=length)), sit(match, Budget(decisions=length - 1))
    assert enough.playout(enough.imagine(5), first) == end
    assert enough.purse.left == 0
    assert enough.playout(enough.imagine(5), first) is None
    assert short.playout(short.imagine(5), first) is None
    assert not short.purse.braked


def test_seconds_are_a_brake() -> None:
    chair = sit(strategos.new("skirmish", seed=1), Budget(decisions=5, seconds=-1.0))
    assert list(chair.rollouts()) == []
    assert chair.purse.braked


def test_the_brake_holds_in_the_middle_of_a_playout() -> None:
    chair = sit(strategos.new("conquest", seed=1), Budget(decisions=10_000_000, seconds=0.05))
    asked: list[Decision] = []

    def slowly(_: State, decision: Decision) -> Option[Any]:
        asked.append(decision)
        time.sleep(0.02)
        return decision.options[0]

    assert chair.playout(chair.imagine(1), slowly) is None
    assert chair.purse.braked
    assert 1 <= len(asked) <= 3


def test_rollouts_are_imagined_matches_to_be_played_out() -> None:
    match = strategos.new("skirmish", seed=1)
    chair = sit(match, Budget(decisions=400))
    ends = [end for rollout in chair.rollouts() if (end := chair.playout(rollout, first)) is not None]
    assert len(ends) > 2
    assert all(match.game.outcome(end) is not None for end in ends)
    assert match.pending[0] is chair.decision


def test_worlds_are_made_once_and_each_candidate_has_its_own_copy() -> None:
    chair = sit(played("successors4", 40))
    one, other = chair.worlds(3), chair.worlds(4)
    assert [w.state.key() for w in one] == [w.state.key() for w in other[:3]]
    assert len({w.state.key() for w in other}) > 1
    before = other[0].state.key()

    def end(world: Match[Any]) -> State:
        rng = random.Random(8)
        return world.playout(lambda _, decision: rng.choice(decision.options), lambda s: world.game.round(s) > 1)

    # The same dice are to come in the same world.
    assert end(one[0]) == end(chair.worlds(1)[0]) != end(one[1])
    assert other[0].state.key() == before == chair.worlds(1)[0].state.key()


@pytest.mark.parametrize("name", ["conquest", "alexander", "peloponnesian", "successors3", "successors4"])
def test_a_bot_is_a_policy_that_plays_as_the_bot_does(name: str) -> None:
    """With nothing hidden left to resample, a playout by the policy goes as a match of the bots goes."""
    rng = random.Random(5)
    world = played(name, 30).imagine(0, 9)
    twin, players = world.copy(), {}
    stop = world.game.round(world.state) + 1

    def over(state: State) -> bool:
        return world.game.round(state) > stop

    chosen: list[str] = []
    ask = policy(world.game, maker(name, "heuristic"), random.Random(5))

    def noted(state: State, decision: Decision) -> Option[Any]:
        before = state.key()
        option = ask(state, decision)
        # A bot looks at a position and leaves it as it is.
        assert state.key() == before
        chosen.append(option.key)
        return option

    world.playout(noted, over)
    assert len(chosen) > 5
    given: list[str] = []
    while twin.pending and len(given) < len(chosen):
        decision = twin.pending[0]
        player = players.setdefault(decision.seat, maker(name, "heuristic")())
        key = player.answer(Inside(twin.game, twin.state, decision, rng))
        given.append(key)
        twin.play(decision.seat, key)
    assert given == chosen


def test_seats_may_have_policies_of_their_own() -> None:
    match = strategos.new("skirmish", seed=2)
    asked: list[int] = []

    def last(_: State, decision: Decision) -> Option[Any]:
        asked.append(decision.seat)
        return decision.options[-1]

    sit(match).imagine(1).playout(by_seat({1: last}, first))
    assert set(asked) == {1}


def test_within_a_playout_nobody_imagines() -> None:
    match = strategos.new("skirmish", seed=2)
    inside = Inside(match.game, match.state, match.pending[0], random.Random(1))
    with pytest.raises(BadInput, match="within a playout"):
        inside.imagine()
    assert not list(inside.rollouts())
    assert inside.view == match.view(inside.seat)


def test_the_commander_of_alexander_reckons_and_needs_no_playouts() -> None:
    match = played("alexander", 12)
    rng, player = random.Random(2), Heuristic()
    for _ in range(60):
        if not match.pending:
            break
        poor = Chair(match, match.pending[0], rng, Budget(decisions=0))
        rich = Chair(match, match.pending[0], rng, Budget(decisions=30))
        key = player.answer(poor)
        assert key == player.answer(rich)
        assert rich.purse.left == 30
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


@pytest.mark.parametrize("name", ["conquest", "alexander", "peloponnesian", "successors3", "successors4"])
def test_what_a_seat_knows_has_one_key_whatever_is_hidden(name: str) -> None:
    match = played(name, 25)
    chair = sit(match)
    # In an imagined match somebody else may be asked again, too.
    assert {Chair(chair.imagine(seed), chair.decision, chair.rng).key for seed in range(6)} == {chair.key}
    hidden = {chair.imagine(seed).state.key() for seed in range(6)}
    assert (len(hidden) > 1) == match.game.secrets


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
    plans = {0: b"seen", 7: b"nobody"}
    found = thought(Task(record, {0: "counter", 1: "counter"}, 9, answers=3, plans=plans, listed=("counter",)))
    mine = sum(a.seat == 0 for a in found.answers)
    if counters == 1:
        assert found.plans[0] == b"seen" + b"x" * mine
        assert 7 not in found.plans
        assert not found.trouble
    else:
        # A bot that notes down too much starts again with nothing.
        assert "a plan of" in found.trouble[0]
        assert len(found.answers) == 3
