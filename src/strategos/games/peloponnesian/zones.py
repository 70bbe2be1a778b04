"""Zones of Influence (Important Terms): which Force reaches which space."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .facts import (
    ATHENS,
    ATHENS_SPACE,
    CAVALRY,
    CAVALRY_ZONE,
    HOPLITE,
    NAVAL,
    NAVAL_ZONE,
    PIRAEUS,
    SPACES,
)
from .state import PeloponnesianState, dormant, force
from .whereabouts import AT, marks, spaces_in, whereabouts


def _zones(zones: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(sum(AT[there] for there in zone) for zone in zones)


BY_HORSE, BY_SHIP = _zones(CAVALRY_ZONE), _zones(NAVAL_ZONE)
"""Space → whence Cavalry and ships reach it; zones are the same both ways."""
ZONES: tuple[tuple[int, ...], ...] = tuple(
    spaces_in(AT[space] | BY_HORSE[space] | BY_SHIP[space]) for space in range(SPACES)
)
"""Space → where a Force may reach, if it has what it takes."""
WALLED = (ATHENS_SPACE, PIRAEUS)


def moving_sp(s: PeloponnesianState, space: int, side: int) -> list[int]:
    """Hoplite, Cavalry and Naval SP without the Garrison, which reaches nothing (ruling OQ-FOS-GARRISON)."""
    found = force(s, space, side)
    if side == ATHENS and s.garrison[space]:
        found[HOPLITE] -= 1
    return found


def besieged(s: PeloponnesianState, space: int, side: int) -> bool:
    """PW-6.2-f Units under a Siege marker do nothing."""
    return s.sieges.get(space, side) != side


def reaches(s: PeloponnesianState, origin: int, side: int, space: int, *, combat: bool = False) -> bool:
    """PW-TERMS-ah Whether the Force of a side in `origin` has a Zone of Influence in `space`."""
    if besieged(s, origin, side):
        return False
    hoplites, cavalry, ships = moving_sp(s, origin, side)
    if origin == space:
        return hoplites + cavalry + ships > 0
    if s.walls and space in WALLED and side != ATHENS:
        # PW-6.1.1-f No enemy Zone of Influence of any kind comes over the Long Walls.
        return False
    # PW-6.1.1-e In the Combat Phase the Athenian Cavalry stays behind them.
    kept_in = combat and s.walls and side == ATHENS and origin in WALLED
    if cavalry and not kept_in and space in CAVALRY_ZONE[origin]:
        return True
    return ships > 0 and space in NAVAL_ZONE[origin]


class Threats:
    """Where a side has units, Cavalry and ships: enough to say of most spaces that none of them reaches there."""

    def __init__(self, s: PeloponnesianState, side: int) -> None:
        there = whereabouts(s)
        self.units = there.presence(side)
        self.horse, self.ships = there.of_kind(side, CAVALRY), there.of_kind(side, NAVAL)

    def near(self, space: int) -> int:
        """Whence a Force might reach a space, if nothing forbids it."""
        return self.units & AT[space] | self.horse & BY_HORSE[space] | self.ships & BY_SHIP[space]

    def from_there(self, space: int) -> int:
        """Where the Force in a space might reach, if nothing forbids it."""
        by_land = BY_HORSE[space] if self.horse & AT[space] else 0
        return by_land | BY_SHIP[space] if self.ships & AT[space] else by_land

    def everywhere(self) -> bytes:
        """Space → 1 where a Force might reach, if nothing forbids it."""
        return _everywhere(self.units, self.horse, self.ships)


@lru_cache(maxsize=1024)
def _everywhere(units: int, horse: int, ships: int) -> bytes:
    found = units
    for space in spaces_in(horse):
        found |= BY_HORSE[space]
    for space in spaces_in(ships):
        found |= BY_SHIP[space]
    return marks(found)


def reaching(s: PeloponnesianState, space: int, side: int, *, combat: bool = False) -> list[int]:
    """The spaces from which Forces of a side have a Zone of Influence in `space`."""
    near = Threats(s, side).near(space)
    return [
        origin
        for origin in (spaces_in(near) if near else ())
        if not dormant(s, origin) and reaches(s, origin, side, space, combat=combat)
    ]


def in_zone(s: PeloponnesianState, space: int, side: int, *, combat: bool = False) -> bool:
    """Whether any Force of a side has a Zone of Influence in `space`."""
    return bool(reaching(s, space, side, combat=combat))
