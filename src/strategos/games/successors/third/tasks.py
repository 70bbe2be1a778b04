"""What can be on the agenda below a phase or a Segment: what `common/tasks.py` has, and what this book adds to it."""

from __future__ import annotations

from strategos.games.successors.common import tasks
from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.tasks import IndependentMove, IndependentMoves, March, Reinforce, Spend, Train
from strategos.kernel.agenda import Task


class Battle(tasks.Battle, tag="battle", frozen=True):
    """Two Factions fight in a position (12)."""

    come: int = NOBODY
    """The Faction that has intercepted here (S3-12.4-a)."""


class Rest(Task, tag="rest", frozen=True):
    """Operation Points are left of a CU that is trained (7.6)."""

    faction: int
    points: int


class Activate(tasks.Activate, tag="activate", frozen=True):
    """An Army, or a General alone, is activated (9.1)."""

    course: tuple[int, ...] = ()
    """What is left of the way by sea it has announced (S3-13.4-c)."""
    barred: tuple[int, ...] = ()
    """Spaces where a General without CUs was refused Free Passage (S3-9.9-a)."""
    chief: int = NOBODY
    """Who was picked up on the way and commands for the rest of it, even if he is left behind (S3-9.10-a)."""


GENERAL = 1


class Play(tasks.Play, tag="play", frozen=True):
    """A card has been announced for its event, with its targets; it may still be answered (7.2)."""

    aimed: bool = True
    """Its targets are chosen already; those of a Bonus card are when its Operation Points are spent (S3-7.2-b)."""


SuccessorsTask = (
    Reinforce | Battle | Train | Rest | March | Activate | IndependentMoves | IndependentMove | Play | Spend
)
