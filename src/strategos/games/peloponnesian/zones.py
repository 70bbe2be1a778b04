"""Zones of Influence (Important Terms): which Force reaches which space."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .facts import (
    ATHENS,
    ATHENS_SPACE,
    CAVALRY_ZONE,
    FALL_OF_SPARTA,
    FIRST_WAR,
    HOPLITE,
    NAVAL_ZONE,
    PIRAEUS,
    SPACES,
)
from .state import PeloponnesianState, force
from .whereabouts import AT, BY_HORSE, BY_SHIP, Threats, spaces_in, whereabouts

ZONES: tuple[tuple[int, ...], ...] = tuple(
    spaces_in(AT[space] | BY_HORSE[space] | BY_SHIP[space]) for space in range(SPACES)
)
"""Space → where a Force may reach, if it has what it takes."""
WALLED = (ATHENS_SPACE, PIRAEUS)
DOUBTFUL = (FIRST_WAR, FALL_OF_SPARTA)
"""The scenarios with armed neutrals, and with Garrisons: units that reach nothing."""


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
    return not besieged(s, origin, side) and _stretches(s, moving_sp(s, origin, side), origin, side, space, combat)


def zone(s: PeloponnesianState, origin: int, side: int) -> tuple[int, ...]:
    """PW-TERMS-ah Where the Force of a side in `origin` has a Zone of Influence, beyond the space it stands in."""
    _, cavalry, ships = moving_sp(s, origin, side)
    return () if besieged(s, origin, side) else _zone(origin, cavalry > 0, ships > 0, _kept_out(s, side))


def _stretches(s: PeloponnesianState, sp: list[int], origin: int, side: int, space: int, combat: bool) -> bool:
    """Whether so many Hoplite, Cavalry and Naval SP in `origin` reach `space`."""
    _, cavalry, ships = sp
    if origin == space:
        return sum(sp) > 0
    # PW-6.1.1-e In the Combat Phase the Athenian Cavalry stays behind the Long Walls.
    kept_in = combat and s.walls and side == ATHENS and origin in WALLED
    return space in _zone(origin, cavalry > 0 and not kept_in, ships > 0, _kept_out(s, side))


def _kept_out(s: PeloponnesianState, side: int) -> bool:
    """PW-6.1.1-f No enemy Zone of Influence of any kind comes over the Long Walls."""
    return s.walls and side != ATHENS


@cache
def _zone(origin: int, cavalry: bool, ships: bool, kept_out: bool) -> tuple[int, ...]:
    """Where Cavalry and ships in `origin` reach, but for the space itself."""
    by_horse, by_ship = CAVALRY_ZONE[origin] if cavalry else (), NAVAL_ZONE[origin] if ships else ()
    beyond = {origin, *(WALLED if kept_out else ())}
    return tuple(space for space in ZONES[origin] if space not in beyond and (space in by_horse or space in by_ship))


def threats(s: PeloponnesianState, side: int) -> Threats:
    """Where a side has units, Cavalry and ships, and might reach."""
    return whereabouts(s).threats(side)


def reaching(s: PeloponnesianState, space: int, side: int, *, combat: bool = False) -> Sequence[int]:
    """The spaces from which Forces of a side have a Zone of Influence in `space`."""
    near = threats(s, side).near(space)
    if not near:
        return ()
    if not (combat or s.sieges or space in WALLED or s.setup.scenario in DOUBTFUL):
        # Nothing forbids it: no siege, no Long Walls, no Garrison, no armed neutral.
        return spaces_in(near)
    return [origin for origin in spaces_in(near) if reaches(s, origin, side, space, combat=combat)]


def in_zone(s: PeloponnesianState, space: int, side: int, *, combat: bool = False) -> bool:
    """Whether any Force of a side has a Zone of Influence in `space`."""
    return bool(reaching(s, space, side, combat=combat))
