"""S4-5.5, S3-19.2 Isolation: what a chain of spaces is made of, and where it ends."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress

from .board import NOBODY, SPACES
from .position import IS_OF, Position, enemy_spaces, is_in_space, places_of, spaces_of


def uncontrolled(s: Position) -> list[int]:
    """The spaces without a PC marker."""
    return list(compress(range(SPACES), s.control.translate(IS_OF[NOBODY])))


def links(s: Position, faction: int) -> set[int]:
    """S4-5.5-e, S3-19.2-c Own, or uncontrolled without enemy CUs, or an enemy's with a CU of one's own."""
    held = [space for space in places_of(s, faction) if s.control[space] != NOBODY]
    return {*uncontrolled(s)}.difference(enemy_spaces(s, faction)).union(spaces_of(s, faction), held)


def is_root(s: Position, faction: int, space: int) -> bool:
    """S4-5.5-b, S3-19.2-a Where a chain may end: one's CUs, or one's Major City; so neither is ever isolated (S4-5.5-f,
    S3-19.2-a)."""
    return is_in_space(s, faction, space) or (s.control[space] == faction and s.is_major_city(space))


def roots(s: Position, faction: int) -> list[int]:
    return [n for n in sorted({*spaces_of(s, faction), *places_of(s, faction)}) if is_root(s, faction, n)]


def cut_off(s: Position, faction: int, left: set[int], ends: Iterable[int]) -> list[int]:
    """S4-5.5-b, S3-19.2-a A Faction's spaces that no chain of the links `left`, over routes of any kind, joins to one
    of its `ends`."""
    frontier = list(ends)
    left.difference_update(frontier)
    while frontier:
        for near in s.facts.JOINED[frontier.pop()]:
            if near in left:
                left.remove(near)
                frontier.append(near)
    return [space for space in spaces_of(s, faction) if space in left]
