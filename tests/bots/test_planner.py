"""A bot that tries plans: what it answers, what it notes, what it says of itself, and what it cannot know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import strategos
from strategos.bots import Budget, Chair
from strategos.bots.levels import Easy, levels
from strategos.bots.planner import Note, Planner
from strategos.bots.planning import USUAL, Plan, changed, numbers, shaken
from strategos.kernel.match import Match

from .scouting import PLANNING, Walker, Weights


def sit(match: Match[Any], decisions: int = 3000, seed: int = 1) -> Chair:
    return Chair(match, match.pending[0], random.Random(seed), Budget(decisions, 60.0))


def after(answers: list[str], seed: int = 4) -> Match[Any]:
    match = strategos.new("skirmish", seed=seed)
    for key in answers:
        match.play(match.pending[0].seat, key)
    return match


def noted(bot: Planner) -> Note:
    return msgspec.msgpack.decode(bot.plan, type=Note)


def test_a_plan_is_carried_out_to_the_end_of_its_turn_and_no_further() -> None:
    man = Plan("man", changes={"forward": 2.0}, key="north-3")
    one = msgspec.structs.replace(PLANNING, margin=-99.0, plans=lambda *_: [man])
    match, bot = after(["north-3", "birch", "south-3", "elm"]), Planner(one)
    key = bot.answer(sit(match))
    chosen = noted(bot).plan
    assert bot.why is not None
    assert bot.why.chosen.key == key
    assert chosen == msgspec.structs.replace(bot.why.chosen.plan, key="")
    match.play(0, key)
    assert match.pending[0].kind == "ford"
    match.play(0, bot.answer(sit(match)))
    assert noted(bot).plan == chosen == Plan("man", changes={"forward": 2.0})
    assert bot.why is None, "only forks are thought about"
    match.play(1, "pass")
    bot.answer(sit(match, decisions=0))
    assert noted(bot).plan == USUAL


def test_without_a_budget_it_plays_as_usual() -> None:
    match, bot = after([]), Planner(PLANNING)
    assert bot.answer(sit(match, decisions=0)) == Walker().answer(sit(match))
    assert bot.why is None
    # Spent before the first plan was through: the same.
    assert bot.answer(sit(match, decisions=3)) == Walker().answer(sit(match))


def test_the_heuristic_behind_it_keeps_its_own_note() -> None:
    match, bot = after(["north-3", "birch", "south-3", "elm"]), Planner(PLANNING)
    match.play(0, bot.answer(sit(match, decisions=0)))
    assert match.pending[0].kind == "ford"
    match.play(0, bot.answer(sit(match, decisions=0)))
    assert noted(bot).inner == b"\x02"
    bot.plan = b"no note at all"
    assert bot.answer(sit(after([]), decisions=0)) == Walker().answer(sit(after([])))


def test_it_says_what_it_chose_instead_of_what_and_by_how_much() -> None:
    match, bot = after(["north-3", "birch", "south-3", "elm", "north-3", "cedar"]), Planner(PLANNING)
    bot.answer(sit(match))
    why = bot.why
    assert why is not None
    assert why.chosen.plan.name in ("usual", "stay", "man")
    assert why.instead_of.plan != why.chosen.plan
    assert 0 <= why.chosen.chance <= 1
    assert why.error > 0
    assert why.tried[0].worlds >= 2
    assert [one.chance for one in why.tried] == sorted((one.chance for one in why.tried), reverse=True)
    assert why.because == (), "the teaching game has no features"


def test_equal_budgets_give_equal_answers() -> None:
    answers: list[tuple[str, Any, bytes]] = []
    for _ in range(2):
        match, bot = after([]), Planner(PLANNING)
        answers.append((bot.answer(sit(match)), bot.why, bot.plan))
    assert answers[0] == answers[1]


def test_what_is_hidden_makes_no_difference() -> None:
    """The same question in a match whose other side has other men: the same answer, reasons and note."""
    match = after(["north-3", "birch", "south-3", "elm"])
    others = [match.imagine(0, seed) for seed in range(6)]
    assert len({tuple(other.state.strength) for other in others}) > 1
    told: set[tuple[str, str, bytes]] = set()
    for other in (match, *others):
        bot = Planner(PLANNING)
        told.add((bot.answer(sit(other)), repr(bot.why), bot.plan))
    assert len(told) == 1


def test_search_finds_the_step_that_wins() -> None:
    """A man of the north stands before his third ford."""
    match = after([])
    match.state.at[:] = [0, 1, 1, 4, 4, 4]
    checkpoint = match.state.copy()
    placed = Match[Any].resumed(match.game, match.setup, match.dice.copy(), None, checkpoint)
    list(placed.replaying([], []))
    bot = Planner(PLANNING)
    key = bot.answer(sit(placed, decisions=8000))
    assert bot.why is not None
    assert bot.why.chosen.chance > 0.5
    assert key != "pass"


# -- weights --------------------------------------------------------------------------------------------------------


def test_changes_survive_a_note() -> None:
    plan = Plan("towards", changes={"lures": ((3, 2.5),), "forward": 2.0})
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(plan), type=Plan)
    assert changed(Weights(), again.changes) == Weights(2.0, ((3, 2.5),))
    assert changed(Weights(), {}) == Weights()
    with pytest.raises(msgspec.ValidationError):
        changed(Weights(), {"forward": "much"})


def test_shaken_weights_are_numbers_of_the_same_sign_and_nothing_else() -> None:
    before = Weights(2.0, ((1, 1.0),))
    found = [shaken(before, 0.5, random.Random(n)) for n in range(200)]
    assert {one.lures for one in found} == {before.lures}
    assert min(one.forward for one in found) > 0
    assert len({one.forward for one in found}) == 200
    assert shaken(before, 0.0, random.Random(1)) == before


class Parted(msgspec.Struct, frozen=True):
    north: Weights = Weights(2.0)
    south: Weights = Weights(3.0)


def test_of_weights_kept_in_parts_one_part_can_be_changed() -> None:
    assert changed(Parted(), {"north.forward": 5.0}) == Parted(north=Weights(5.0))
    assert numbers(Parted())["south.forward"] == 3.0
    assert numbers(Weights(2.0)) == {
        name.removeprefix("north."): n for name, n in numbers(Parted()).items() if "north" in name
    }


def test_of_weights_kept_in_parts_every_part_is_shaken() -> None:
    found = shaken(Parted(), 0.5, random.Random(1))
    assert found.north.forward not in (2.0, found.south.forward)
    assert found.south.forward != 3.0


# -- levels ---------------------------------------------------------------------------------------------------------


def test_levels_and_what_they_may_think() -> None:
    found = levels(PLANNING, held=Weights(), pace=1000)
    assert list(found) == ["easy", "heuristic-1", "normal", "hard", "expert"]
    assert [name for name, level in found.items() if not level.offered] == ["heuristic-1"]
    assert found["hard"].budget.decisions == 250
    assert found["expert"].budget.decisions == 1000
    assert found["expert"].budget.seconds <= 1.5


def test_easy_errs_for_a_turn_at_a_time_and_alike_wherever_it_sits() -> None:
    match = after([])
    one, other = Easy(PLANNING, 0.8), Easy(PLANNING, 0.8)
    assert one.answer(sit(match)) == other.answer(sit(match, seed=99))
