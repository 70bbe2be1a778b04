"""Zones of Influence (Important Terms): which Force reaches which space."""

from __future__ import annotations

from .facts import (
    ATHENS,
    ATHENS_SPACE,
    CAVALRY_ZONE,
    HOPLITE,
    NAVAL_ZONE,
    PIRAEUS,
    SPACES,
)
from .state import PeloponnesianState, dormant, force, holds

ZONES: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({space, *CAVALRY_ZONE[space], *NAVAL_ZONE[space]})) for space in range(SPACES)
)
"""Space → whence a Force may reach it, if it has what it takes."""
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


def reaching(s: PeloponnesianState, space: int, side: int, *, combat: bool = False) -> list[int]:
    """The spaces from which Forces of a side have a Zone of Influence in `space`. Zones are the same both ways."""
    return [
        origin
        for origin in ZONES[space]
        if holds(s, origin, side) and not dormant(s, origin) and reaches(s, origin, side, space, combat=combat)
    ]


def in_zone(s: PeloponnesianState, space: int, side: int, *, combat: bool = False) -> bool:
    """Whether any Force of a side has a Zone of Influence in `space`."""
    return bool(reaching(s, space, side, combat=combat))
