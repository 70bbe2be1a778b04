"""S4-6.1, S3-6 The Surrender Segment: PC markers are removed and placed, without Movement Points."""

from __future__ import annotations

from strategos.kernel.asking import No

from .board import INDEPENDENT, NOBODY
from .position import Position, cus_in_space, places_of


def places_among(s: Position, faction: int, *, free: bool) -> list[int]:
    """S4-6.1-b, S3-6-b The spaces with CUs of a Faction that nobody controls (`free`), or that somebody else does."""
    control, places = s.control, places_of(s, faction)
    if free:
        return [space for space in places if control[space] == NOBODY]
    return [space for space in places if control[space] != NOBODY and control[space] != faction]


def why_not_remove(s: Position, faction: int, space: int) -> No | None:
    """S4-6.1-b, S3-6-b Another player's PC marker in a Minor City or Stronghold (S4-2-d,
    S3-9.12-d) with one of one's CUs."""
    owner = s.control[space]
    if owner in (NOBODY, INDEPENDENT, faction) or s.is_major_city(space):
        return No(("S3-6-b", "S4-6.1-b")[s.book], "no_marker_to_remove", {"space": s.facts.REFS[space]})
    if not cus_in_space(s, faction, space):
        return No(("S3-6-b", "S4-6.1-b")[s.book], "no_cu_here", {"space": s.facts.REFS[space]})
    return None
