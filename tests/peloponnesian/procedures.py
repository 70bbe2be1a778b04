"""One procedure of the rules, played by itself: dice and answers are given, and none may be left over."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from strategos.games.peloponnesian.facts import NUMBER, SIDES
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.sequence import TASKS
from strategos.games.peloponnesian.state import EXPEDITION, PeloponnesianState
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll
from strategos.kernel.events import Event

from .segment import PICKS

T = TypeVar("T")
E = TypeVar("E", bound=Event)


def party(side: str, place: str) -> Party:
    """The Force of a side in a space; `march` is the Expedition."""
    return Party(SIDES.index(side), EXPEDITION if place == "march" else NUMBER[place])


def run(procedure: Coroutine[Any, Any, T], dice: str = "", *answers: str, drawn: int = 1) -> T:
    """Play a procedure to its end. `dice` are the numbers rolled; what is drawn from a cup is the `drawn`-th."""
    left, replies = [int(die) for die in dice.split()], list(answers)
    reply: Any = None
    while True:
        try:
            question = procedure.send(reply)
        except StopIteration as end:
            assert not left, f"never rolled: {left}"
            assert not replies, f"never asked: {replies}"
            return end.value
        if isinstance(question, Roll):
            if question.hidden:
                reply = [drawn for _ in question.sides]
            else:
                assert len(left) >= len(question.sides), f"dice for {question.purpose} are missing"
                assert question.purpose in PICKS or set(question.sides) == {6}, question
                reply = [left.pop(0) for _ in question.sides]
                assert all(die <= sides for die, sides in zip(reply, question.sides, strict=True)), question
        else:
            assert isinstance(question, Together)
            [decision] = question.decisions
            assert replies, f"{decision.kind} is asked: {[option.key for option in decision.options]}"
            key = replies.pop(0)
            kind, _, rest = key.partition("! ")
            if rest:
                assert decision.kind == kind, f"{decision.kind} is asked, not {kind}"
                key = rest
            values = {option.key: option.value for option in decision.options}
            assert key in values, f"{key} is not among {sorted(values)}"
            reply = [values[key]]


def run_agenda(s: PeloponnesianState, dice: str = "", *answers: str) -> None:
    """Play what is on the agenda, to the end."""

    async def all_of_it() -> None:
        while s.agenda:
            task = s.agenda.pop()
            await TASKS[type(task)](s, task)

    run(all_of_it(), dice, *answers)


def told(s: PeloponnesianState, kind: type[E]) -> list[E]:
    """The events of a kind, in order."""
    return [event for event in s.events if isinstance(event, kind)]
