"""Activations at the table: from naming a General to the end, or to the question where one wants to look."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth.activation import activate
from strategos.games.successors.fourth.activation_segment import activation_segment
from strategos.games.successors.fourth.facts import GENERAL_NUMBER
from strategos.games.successors.fourth.sequence import TASKS
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.agenda import push
from tests.successors.table import YELLOW, all_tasks, asked_next, run

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

    def of_activation(s: SuccessorsState, task: Any) -> Coroutine[Any, Any, Any]:
        assert isinstance(task, Activate)
        return activate(s, task)

    return asked_next(s, of_activation, dice, *answers)


def segment(s: SuccessorsState, dice: str, *answers: str) -> None:
    """The whole Activation Segment of whose turn it is."""

    async def whole() -> None:
        while True:
            again = await activation_segment(s)
            await all_tasks(s, TASKS)
            if again is None:
                return

    run(whole(), dice, *answers)
