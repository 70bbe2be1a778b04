"""S4-10, S3-9.5 Who makes one step of Land Movement, and what is open to him."""

from __future__ import annotations

import msgspec

from .board import INDEPENDENT, NONE, Troops
from .position import Position, factions, stack, troops_at


def is_open_to(s: Position, faction: int, space: int, position: int) -> bool:
    """S4-11.1-e, S3-10.3-d, S4-12.1-b, S3-11.3-a The own PC marker, no PC marker, or a CU of one's own."""
    return s.control[space] not in [f for f in (*factions(s), INDEPENDENT) if f != faction] or (
        stack(faction, position) in s.troops
    )


def has_cus(s: Position, faction: int, position: int) -> bool:
    return any(troops_at(s, faction, position))


class Party(msgspec.Struct, frozen=True):
    """Pieces of a Faction that move together."""

    faction: int
    generals: tuple[int, ...]
    troops: Troops = NONE
    royals: tuple[int, ...] = ()
