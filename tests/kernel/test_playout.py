"""Playing on without a match leads where the match would lead."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.kernel.asking import DONE, Decision, Option, button, choose, confirm, decide, together
from strategos.kernel.chance import ScriptedDice, SeededDice, draw, roll
from strategos.kernel.playout import playout
from strategos.kernel.window import Moment, window

from .tiny import Noted, Tiny, start, tiny

REACT = Moment("react", "W-1")


async def bet(s: Tiny) -> None:
    first, second = await together(*(decide(n, "bet", [button(c) for c in "abc"], rule="") for n in (0, 2)))
    s.log.append(first + second)
    s.emit(Noted("bets"))


async def throw(s: Tiny) -> None:
    s.total += sum(await roll(6, 2))
    s.total += sum(await draw(100))
    if await confirm(1, "again", rule=""):
        s.total += sum(await roll(6))


def last(_: Tiny, decision: Decision) -> Option[Any]:
    return decision.options[-1]


def test_a_playout_answers_rolls_and_goes_through_all_procedures() -> None:
    s = Tiny()
    assert playout(tiny(bet, throw), s, ScriptedDice(3, 4, 5), last) == 3
    assert s.log == ["cc"]
    assert s.total > 12
    assert s.step == 2
    assert s.events == []


def test_nobody_hears_of_a_playout_and_of_the_position_after_it_everybody() -> None:
    heard: list[bool] = []

    def listening(s: Tiny, decision: Decision) -> Option[Any]:
        twin = s.copy()
        twin.emit(Noted("twin"))
        heard.extend((s.heard, bool(s.events), twin.heard, bool(twin.events)))
        return last(s, decision)

    s = Tiny()
    playout(tiny(bet, throw), s, SeededDice(1), listening)
    assert heard == [False, False, True, True] * 3
    assert s.heard
    s.emit(Noted("after"))
    assert s.events == [Noted("after")]


def test_a_position_is_heard_again_after_a_playout_that_breaks_off() -> None:
    def lost(_: Tiny, decision: Decision) -> Option[Any]:
        raise TimeoutError

    s = Tiny()
    with pytest.raises(TimeoutError):
        playout(tiny(bet), s, SeededDice(1), lost)
    assert s.heard


def test_a_playout_ends_where_the_same_match_ends() -> None:
    game = tiny(bet, throw, bet, throw)
    match = start(game, SeededDice(5))
    while match.pending:
        match.play(match.pending[0].seat, last(match.state, match.pending[0]).key)
    s = Tiny()
    playout(game, s, SeededDice(5), last)
    assert s == match.state


def test_a_playout_stops_between_procedures_where_it_is_told_to() -> None:
    s = Tiny()
    playout(tiny(bet, throw, bet), s, SeededDice(1), last, until=lambda s: s.total > 0)
    assert s.step == 2


def test_a_match_in_the_middle_of_a_question_is_played_out_with_the_answers_it_has() -> None:
    match = start(tiny(bet, throw))
    match.play(2, "a")
    end = match.playout(last)
    assert end.log == ["ca"]
    assert end.step == 2


async def react(s: Tiny) -> None:
    while (act := await window(s, REACT, (2, 0, 1), lambda _: [button("hit")])) is not None:
        s.log.append(f"{act[0]} {act[1]}")


def test_in_a_window_nobody_is_asked_behind_the_first_who_acts() -> None:
    asked: list[int] = []

    def zero_acts_once(s: Tiny, decision: Decision) -> Option[Any]:
        asked.append(decision.seat)
        return decision.options[0 if decision.seat == 0 and not s.log else -1]

    s = Tiny()
    playout(tiny(react), s, SeededDice(0), zero_acts_once)
    assert s.log == ["0 hit"]
    assert asked == [2, 0, 2, 0, 1]
    match = start(tiny(react))
    match.play(0, "hit")
    assert match.playout(zero_acts_once).log == ["0 hit"]


def test_a_match_that_is_over_has_nothing_to_play_out() -> None:
    async def one(s: Tiny) -> None:
        await choose(0, "only", [DONE], rule="")

    match = start(tiny(one))
    match.play(0, "done")
    assert match.playout(last).step == 1
