"""What can be on the agenda below a phase or a Segment."""

from __future__ import annotations

from strategos.kernel.agenda import Task

from .facts import Troops


class Reinforce(Task, tag="reinforce", frozen=True):
    """A Faction has Reinforcements to place (5.2): CUs and Generals."""

    faction: int
    troops: Troops
    generals: tuple[int, ...] = ()
    openers: tuple[int, ...] = ()
    """The Generals on the map since the phase or Segment began: only they open a space (S4-5.2-p)."""
    placed: tuple[int, ...] = ()
    """The space of each CU placed so far."""
    strewn: tuple[int, ...] = ()
    """The Province of each CU placed where there was no other space (S4-5.2-m)."""


class Battle(Task, tag="battle", frozen=True):
    """Two Factions fight in a position (14)."""

    attacker: int
    defender: int
    position: int
    origin: int
    """Where the Attacker came from: a position (over sea the Port of Embarkation), or WAITING for a box."""
    failed: tuple[int, ...] = ()
    """Factions of Generals who failed to evade in this Procedure (S4-14.5-e)."""


class Train(Task, tag="train", frozen=True):
    """Operation Points are spent on a Faction's Training track (6.2 B3)."""

    faction: int
    points: int
    openers: tuple[int, ...] = ()


SuccessorsTask = Reinforce | Battle | Train
