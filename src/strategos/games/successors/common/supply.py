"""S4-6.4, S3-9.1 The Supply Segment."""

from __future__ import annotations

from .board import WAY_POINT
from .position import Position

LIMIT, WAY_POINT_LIMIT = 8, 3


def supply_limit(s: Position, space: int) -> int:
    """S4-6.4-c, S3-9.1-g So many CUs of a Faction live off a space."""
    return WAY_POINT_LIMIT if s.facts.KIND[space] == WAY_POINT else LIMIT
