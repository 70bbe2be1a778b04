"""S4-5.5, S3-19.2 Isolation: what a chain of spaces is made of, and where it ends."""

from __future__ import annotations

from .board import NOBODY
from .position import Position, cus_in_space, enemies_at, parts_of


def is_link(s: Position, faction: int, space: int) -> bool:
    """S4-5.5-e, S3-19.2-c Own, or uncontrolled without enemy CUs, or an enemy's with a CU of one's own."""
    owner = s.control[space]
    if owner == faction:
        return True
    if owner == NOBODY:
        return not any(True for at in parts_of(s, space) for _ in enemies_at(s, faction, at))
    return cus_in_space(s, faction, space) > 0


def is_root(s: Position, faction: int, space: int) -> bool:
    """S4-5.5-b, S3-19.2-a Where a chain may end: one's CUs, or one's Major City; so neither is ever isolated (S4-5.5-f,
    S3-19.2-a)."""
    return cus_in_space(s, faction, space) > 0 or (s.control[space] == faction and s.is_major_city(space))
