"""The agenda: what has been begun and is not yet finished, as named tasks in the state.

The clock knows the phase. Whatever nests below it (an operation, its march, an interception, the battle, the retreat)
is a task with plain arguments. The task on top is played before the clock goes on, and a checkpoint lies between two.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from .clock import Again, Clock, Sequence, following, phase


class Task(msgspec.Struct, frozen=True, tag_field="task", omit_defaults=True):
    """Base of all tasks. A game's tasks are subclasses with `tag="snake_case_name"`; their fields are plain values.

    A state lists them as a union, `agenda: list[March | Battle | Retreat] = []`, so that records can be read again.
    """


class Planned(Protocol):
    clock: Clock

    @property
    def agenda(self) -> list[Any]: ...


S = TypeVar("S", bound=Planned)
T = TypeVar("T", bound=Task)
Tasks = Mapping[type[Task], Callable[[S, Any], Coroutine[Any, Any, Again | None]]]
"""Each kind of task and the procedure that plays it, `async def fight_round(s, task: Battle)`."""


def push(s: Planned, *tasks: Task) -> None:
    """Begin tasks: the first named is played first, and all of them before what was on the agenda already."""
    s.agenda.extend(reversed(tasks))


def under_way(s: Planned, kind: type[T]) -> T | None:
    """The innermost task of this kind, whether it is being played or waits for what it has begun."""
    for task in reversed(s.agenda):
        if isinstance(task, kind):
            return task
    return None


def play(sequence: Sequence[S], tasks: Tasks[S], s: S) -> Coroutine[Any, Any, None]:
    """What comes next: the task on top of the agenda or, when there is none, the phase the clock points at."""
    return _task(sequence, tasks, s) if s.agenda else _phase(sequence, s)


async def _task(sequence: Sequence[S], tasks: Tasks[S], s: S) -> None:
    """A task stays on the agenda while it is played, and longer if it returns AGAIN; what it begins lies above it."""
    agenda, place = s.agenda, len(s.agenda) - 1
    task = agenda[place]
    again = await tasks[type(task)](s, task)
    # A task may end more than itself: a battle that ends the game clears the agenda.
    if again is None and len(agenda) > place and agenda[place] is task:
        del agenda[place]
    if not agenda and s.clock.played:
        s.clock = following(sequence, s, s.clock)


async def _phase(sequence: Sequence[S], s: S) -> None:
    """A phase is over when the tasks it has begun are; one that returns AGAIN is run once more after them."""
    if await phase(sequence, s.clock).run(s) is None:
        clock = s.clock
        s.clock = msgspec.structs.replace(clock, played=True) if s.agenda else following(sequence, s, clock)
