"""S4-4, S3-22 Set-up: the placement of the Generals received."""

from __future__ import annotations

from .board import WAITING
from .position import Position


def to_place(s: Position, faction: int) -> list[int]:
    """A player's Generals received at set-up who are not on the map yet."""
    return [g for g in range(s.facts.MAJORS) if s.received[g] == faction and s.general_at[g] == WAITING]
