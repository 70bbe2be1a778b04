"""What can be on the agenda: an operation with its legs, the battles and sieges of a turn, and coming home."""

from __future__ import annotations

from strategos.kernel.agenda import Task


class Muster(Task, tag="muster", frozen=True):
    """The Expedition stands in a Rally space or at home: SP join it, and it goes on."""


class March(Task, tag="march", frozen=True):
    """The Expedition is on its way; `way` are the spaces still to be entered, nothing as long as none was drawn."""

    goal: int
    final: bool = False
    """It goes to its objective, not to a Rally space."""
    way: tuple[int, ...] = ()
    crossing: bool = False
    """Over the open sea between Cape Taenarum and Syracuse."""


class Battle(Task, tag="battle", frozen=True):
    """Two Forces fight. Their places are spaces; an Expedition on the march has the place EXPEDITION."""

    space: int
    """Where the battle counts as fought."""
    places: tuple[int, int]
    """Of each side; of Athens (the Coalition) first."""
    intercepted: bool = False


class PersianBattle(Task, tag="persian_battle", frozen=True):
    """A side of the players fights Persian forces."""

    space: int
    side: int
    places: tuple[int, int]
    """Of the side, then of Persia."""
    intercepted: bool = False


class Siege(Task, tag="siege", frozen=True):
    """A siege is resolved."""

    space: int
    side: int


PeloponnesianTask = Muster | March | Battle | PersianBattle | Siege
