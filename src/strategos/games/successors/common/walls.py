"""S4-9.4, S3-9.7 What the walls of a Major City hold."""

from __future__ import annotations

from strategos.kernel.asking import No

from .board import space_of
from .position import Position, cus, troops_at

INSIDE = 2


def room_inside(s: Position, faction: int, position: int) -> int:
    """S4-9.4-g, S3-9.7-b How many more CUs find room inside a Major City."""
    return max(0, INSIDE - cus(troops_at(s, faction, position)))


def why_not_inside(s: Position, faction: int, position: int, count: int) -> No | None:
    """S4-9.4-e, S3-15.1.3-e Only the own city may be entered; S4-9.4-g, S3-9.7-b by so many CUs if there is room."""
    space = space_of(position)
    if s.control[space] != faction:
        return No(("S3-15.1.3-e", "S4-9.4-e")[s.book], "not_your_city", {"space": s.facts.REFS[space]})
    if count > room_inside(s, faction, position):
        return No(("S3-9.7-b", "S4-9.4-g")[s.book], "city_full", {"space": s.facts.REFS[space]})
    return None
