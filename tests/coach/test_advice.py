"""Hints: the best plans for a question, from what the seat itself can know."""

from __future__ import annotations

import msgspec
import pytest

import strategos
from strategos.bots import Budget
from strategos.coach import HINT, advise, can_advise, can_judge
from strategos.games import game, game_ids
from strategos.kernel.chance import ScriptedDice, SeededDice
from strategos.kernel.match import Match

BUDGET = Budget(1500, 60.0)


def test_the_best_plan_comes_first_and_the_others_say_how_far_they_are_behind() -> None:
    match = strategos.new("skirmish", seed=3)
    advice = advise(match, 0, seed=1, budget=BUDGET)
    assert advice.kind == "man"
    assert 2 <= len(advice.hints) <= HINT
    best, *others = advice.hints
    assert best.behind == 0
    assert all(best.chance >= hint.chance - 1e-9 and hint.behind >= 0 for hint in others)
    assert all(match.pending[0].option(hint.key) is not None for hint in advice.hints)
    assert all(hint.worlds > 1 and hint.error > 0 for hint in advice.hints)


def test_a_plan_that_marches_shows_who_goes_where() -> None:
    advice = advise(strategos.new("skirmish", seed=3), 0, seed=1, budget=BUDGET)
    marches = [hint for hint in advice.hints if hint.plan == "march"]
    assert marches
    for hint in marches:
        assert (hint.facts["piece"], hint.facts["space"]) in [(move.piece, move.to) for move in hint.moves]
        assert hint.spaces == (str(hint.facts["space"]).removeprefix("space:"),)


def test_what_is_hidden_changes_no_hint() -> None:
    def told(strengths: list[int]) -> bytes:
        skirmish = game("skirmish")
        s = skirmish.begin(skirmish.setup())
        s.strength = [1, 2, 3, *strengths]
        s.clock = msgspec.structs.replace(s.clock, entry=1, seat=0)
        match = Match(skirmish, skirmish.setup(), ScriptedDice(then=SeededDice(3)), state=s)
        assert match.decision(0) is not None
        return msgspec.json.encode(advise(match, 0, seed=5, budget=BUDGET))

    assert told([1, 1, 1]) == told([3, 3, 3])


def test_there_is_no_hint_where_nothing_can_be_chosen() -> None:
    match = strategos.new("skirmish", seed=3)
    assert advise(match, 1, budget=BUDGET).hints == ()
    assert advise(match, 0, budget=Budget(1, 60.0)).hints == ()


@pytest.mark.parametrize("name", game_ids())
def test_every_game_that_can_be_played_has_hints(name: str) -> None:
    chosen = game(name)
    assert can_advise(chosen)
    match = strategos.new(name, seed=1)
    decision = next(d for d in match.pending if len(d.options) > 1)
    for hint in advise(match, decision.seat, seed=1, budget=Budget(300, 60.0)).hints:
        assert decision.option(hint.key) is not None


def test_only_what_can_be_valued_can_be_judged() -> None:
    assert can_judge(game("skirmish"))
    assert not can_judge(game("ambush"))
