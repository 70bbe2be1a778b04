"""Unrest: Independent PC markers spread, and Independent Armies set out."""

from __future__ import annotations

from strategos.kernel.asking import No

from ..board import INDEPENDENT, WAY_POINT, outside
from ..position import Position, armies_at, cus_in_space, factions


def why_not_rise(s: Position, provinces: tuple[int, ...], space: int) -> No | None:
    """S4-6.2-k, S3-7.8-d A space of these Provinces with neither a CU nor an Independent PC marker, no Way Point
    (S4-2-q, S3-7.8-f)."""
    if s.facts.PROVINCE_OF[space] not in provinces:
        return No(("S3-7.8-d", "S4-6.2-k")[s.book], "not_a_province_of_the_roll", {"space": s.facts.REFS[space]})
    if s.facts.KIND[space] == WAY_POINT:
        return No(("S3-7.8-f", "S4-2-q")[s.book], "not_on_a_way_point", {"space": s.facts.REFS[space]})
    if s.control[space] == INDEPENDENT:
        return No(("S3-7.8-d", "S4-6.2-k")[s.book], "independent_already", {"space": s.facts.REFS[space]})
    if armies_at(s, outside(space)) or any(cus_in_space(s, faction, space) for faction in factions(s)):
        return No(("S3-7.8-d", "S4-6.2-k")[s.book], "a_cu_here", {"space": s.facts.REFS[space]})
    return None


def can_rise(s: Position, provinces: tuple[int, ...]) -> bool:
    return any(why_not_rise(s, provinces, option.value) is None for option in s.facts.SPACE)


def around(s: Position, provinces: tuple[int, ...]) -> tuple[int, ...]:
    """The Provinces adjacent to one of these."""
    return tuple(
        sorted({near for province in provinces for near in s.facts.ADJACENT_PROVINCES[province]} - set(provinces))
    )


def restless(s: Position) -> tuple[int, ...]:
    """The Provinces with an Independent PC marker, and those adjacent to them."""
    risen = tuple(sorted({s.facts.PROVINCE_OF[space] for space, owner in enumerate(s.control) if owner == INDEPENDENT}))
    return tuple(sorted((*risen, *around(s, risen))))
