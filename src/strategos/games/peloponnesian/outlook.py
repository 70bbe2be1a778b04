"""What a side makes of the map: its Rally spaces, what is closed to its leaders alone, where its Expeditions are met.

It follows from who stands where and whose the spaces are, and is kept beside them (`whereabouts.py`) until a space is
entered, left or idle with its last SP.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .activation import held_back, rallying
from .facts import ATHENS, CENCHRAE, CORINTH, PERSIA, SPARTA
from .state import PeloponnesianState
from .whereabouts import AT, Allegiance, Whereabouts, allegiance, marks, whereabouts

if TYPE_CHECKING:
    from .routes import Terrain

ISTHMUS_ENDS = (CORINTH, CENCHRAE)
ISTHMUS = sum(AT[space] for space in ISTHMUS_ENDS)


class Outlook:
    """Of one side, in one position."""

    def __init__(self, side: int, there: Whereabouts, whose: Allegiance, rallies: int, held: int) -> None:
        self._enemies = [other for other in (ATHENS, SPARTA, PERSIA) if other != side]
        self.side, self._there, self.whose = side, there, whose
        self.rallies = rallies
        """PW-TERMS-ae The Rally spaces."""
        self.held = held
        """Where something may keep SP from activation (`activation.held_back`)."""
        self.alone: dict[tuple[int, bool, bool], Terrain] = {}
        """What a leader alone finds on his ways, once asked for (`routes.terrain_of`)."""

    @cached_property
    def closed_to_leader(self) -> int:
        """PW-5.1.6-a A leader alone keeps out of enemy-occupied spaces, and of those not friendly (PW-5.1.6-b) unless
        they are Rally spaces."""
        closed = self.whose.foreign[self.side] & ~self.rallies
        for enemy in self._enemies:
            closed |= self._there.presence(enemy)
        return closed

    @cached_property
    def astir(self) -> bytes:
        """Space → 1 where more may happen to an Expedition than that it passes: where an enemy might reach, if nothing
        forbids it, where somebody may guard the Isthmus (PW-5.1.2-d), and where it matters who comes first
        (PW-5.5.2-a)."""
        found = self.whose.unsettled
        for enemy in self._enemies:
            threats = self._there.threats(enemy)
            found |= threats.everywhere
            if threats.units & ISTHMUS:
                found |= ISTHMUS
        return marks(found)


def outlook(s: PeloponnesianState, side: int) -> Outlook:
    """What a side makes of this position."""
    there, whose, held = whereabouts(s), allegiance(s), held_back(s)
    if held:
        # What a siege, a role or an event keeps from activation is not in these tables.
        return Outlook(side, there, whose, rallying(s, side, there, whose, held), held)
    found = there.outlooks.get(side)
    if found is None or found.whose is not whose:
        found = there.outlooks[side] = Outlook(side, there, whose, rallying(s, side, there, whose, held), held)
    return found
