"""What can be on the agenda below a phase or a Segment: what `common/tasks.py` has, and what this book adds to it."""

from __future__ import annotations

from ..common import tasks
from ..common.tasks import Activate, Battle, IndependentMove, IndependentMoves, March, Play


class Reinforce(tasks.Reinforce, tag="reinforce", frozen=True):
    """A Faction has Reinforcements to place (5.2): CUs and Generals."""

    openers: tuple[int, ...] = ()
    """The Generals on the map since the phase or Segment began: only they open a space (S4-5.2-p)."""


class Train(tasks.Train, tag="train", frozen=True):
    """Operation Points are spent on a Faction's Training track (6.2 B3)."""

    openers: tuple[int, ...] = ()


PASSAGE, GENERAL = 1, 2


class Spend(tasks.Spend, tag="spend", frozen=True):
    """Operation Points of a card are to be spent (6.2 B)."""

    openers: tuple[int, ...] = ()
    """The Generals on the map when the Tyche Segment began (S4-5.2-p)."""


SuccessorsTask = Reinforce | Battle | Train | March | Activate | IndependentMoves | IndependentMove | Play | Spend
