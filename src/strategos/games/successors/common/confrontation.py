"""S4-10 H to L, S3-9.6 What counts where those who moved and those who were there face each other."""

from __future__ import annotations

from .board import INDEPENDENT
from .position import Position, armies_at, cus, troops_at

OVERRUN = 5


def cus_of(s: Position, faction: int, position: int) -> int:
    """S4-10-x, S3-9.6-b CUs count, not their strength, and Royal Army CUs like any other (S4-7.2-al, S3-14.3-h)."""
    if faction == INDEPENDENT:
        return sum(s.facts.ARMY_CUS[army] for army in armies_at(s, position))
    return cus(troops_at(s, faction, position))
