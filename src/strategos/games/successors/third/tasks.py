"""What can be on the agenda below a phase or a Segment: what `common/tasks.py` has, and what this book adds to it."""

from __future__ import annotations

from strategos.kernel.agenda import Task

from ..common import tasks
from ..common.tasks import (
    Activate,
    Battle,
    IndependentMove,
    IndependentMoves,
    March,
    Reinforce,
    Spend,
    Train,
)


class Rest(Task, tag="rest", frozen=True):
    """Operation Points are left of a CU that is trained (7.6)."""

    faction: int
    points: int


GENERAL = 1


class Play(tasks.Play, tag="play", frozen=True):
    """A card has been announced for its event, with its targets; it may still be answered (7.2)."""

    aimed: bool = True
    """Its targets are chosen already; those of a Bonus card are when its Operation Points are spent (S3-7.2-b)."""


SuccessorsTask = (
    Reinforce | Battle | Train | Rest | March | Activate | IndependentMoves | IndependentMove | Play | Spend
)
