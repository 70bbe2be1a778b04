"""Activations at the table: from naming a General to the end, or to the question where one wants to look."""

from __future__ import annotations

from typing import Any

from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.activation import activate
from strategos.games.successors.third.activation_segment import activation_segment
from strategos.games.successors.third.facts import GENERAL_NUMBER
from strategos.games.successors.third.sequence import TASKS
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.agenda import push
from strategos.kernel.chance import Roll
from tests.successors.table import YELLOW, answer, run

from .table import run_agenda


def named(name: str) -> int:
    return GENERAL_NUMBER[name]


def copied(s: SuccessorsState) -> SuccessorsState:
    other = s.copy()
    assert isinstance(other, SuccessorsState)
    return other


def act(s: SuccessorsState, who: str, dice: str, *answers: str, points: int = 4, die: int = 0) -> None:
    """One activation of Yellow, from naming the General to its end; `die` is the roll of an Activation Segment."""
    push(s, Activate(YELLOW, named(who), die, 0 if die else points))
    run_agenda(s, dice, *answers)


def menu(s: SuccessorsState, who: str, *answers: str, dice: str = "", points: int = 4, die: int = 0) -> Any:
    """The question of an activation that comes after so many answers; the position stays as it is then."""
    push(s, Activate(YELLOW, named(who), die, 0 if die else points))
    replies, left = list(answers), [int(n) for n in dice.split()]
    while True:
        assert s.agenda, "the activation is over"
        task = s.agenda[-1]
        assert isinstance(task, Activate)
        procedure = activate(s, task)
        reply: Any = None
        while True:
            try:
                asked = procedure.send(reply)
            except StopIteration as end:
                if end.value is None:
                    del s.agenda[-1]
                break
            if isinstance(asked, Roll):
                reply = [left.pop(0) for _ in asked.sides]
                continue
            if not replies:
                procedure.close()
                s.agenda.clear()
                return asked.decisions[0]
            reply = [answer(decision, replies) for decision in asked.decisions]


def offered(decision: Any) -> list[str]:
    return [option.key for option in decision.options]


def why(decision: Any, key: str) -> tuple[str, str]:
    """The rule and the code of a refusal."""
    no = decision.explain(key)
    assert no is not None, f"{key} is offered"
    return no.rule, no.why


def segment(s: SuccessorsState, dice: str, *answers: str) -> None:
    """The whole Activation Segment of whose turn it is."""

    async def whole() -> None:
        while True:
            again = await activation_segment(s)
            while s.agenda:
                task = s.agenda[-1]
                place = len(s.agenda) - 1
                if await TASKS[type(task)](s, task) is None and len(s.agenda) > place and s.agenda[place] is task:
                    del s.agenda[place]
            if again is None:
                return

    run(whole(), dice, *answers)
