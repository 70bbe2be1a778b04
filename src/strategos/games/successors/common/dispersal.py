"""S4-2, S3-2.6 What leaves the map: Dispersed for a time, eliminated, or killed for good."""

from __future__ import annotations

from .board import CU_KINDS, DEAD, DISPERSED, NOBODY, NONE, SIDE_REFS, Troops, space_of
from .events import Dispersed, Eliminated, GeneralKilled
from .minor_generals import remove_minor
from .position import Position, added, beyond, generals_at, put, take, troops_at
from .segments import fresh_at, mark_battled


def named(group: Troops) -> dict[str, int]:
    """CUs by their type, for events."""
    return {name: count for name, count in zip(_CU_REFS, group, strict=True) if count}


_CU_REFS: tuple[str, ...] = tuple(f"piece:{name}" for name in CU_KINDS)


def disperse_general(s: Position, general: int) -> None:
    """S4-2-ac, S3-2.6-f A Major General goes to the Dispersed box; a Minor General just leaves the map
    (OQ-DISPERSE-MINOR)."""
    if s.facts.is_minor(general):
        remove_minor(s, general)
        return
    at = s.general_at[general]
    s.general_at[general] = DISPERSED
    space = s.facts.REFS[space_of(at)] if at >= 0 else None
    s.emit(Dispersed(SIDE_REFS[s.general_of[general]], space, general=s.facts.GENERAL_REFS[general]))


def kill(s: Position, general: int) -> None:
    """S4-14.8-c, S3-12.10-c A Major General leaves the game for good, and his Popularity with him
    (S4-7.2-af, S3-17.6-c)."""
    s.general_at[general] = DEAD
    s.popularity[general] = 0
    if s.condemned == general:
        s.condemned = NOBODY
    s.emit(GeneralKilled(SIDE_REFS[s.general_of[general]], s.facts.GENERAL_REFS[general]))


def disperse_troops(s: Position, faction: int, position: int, group: Troops | None = None) -> None:
    """S4-2-ab, S3-G-g CUs (all of a Faction's, unless named) go from a position to the Dispersed box."""
    leaving = troops_at(s, faction, position) if group is None else group
    if leaving == NONE:
        return
    take(s, faction, position, leaving)
    s.dispersed[faction] = added(s.dispersed[faction], leaving)
    s.emit(Dispersed(SIDE_REFS[faction], s.facts.REFS[space_of(position)], named(leaving)))


def eliminate(s: Position, faction: int, position: int, group: Troops, why: str) -> None:
    """CUs are lost. Royal Army CUs and Silver Shields are counted on the map alone: they never come back
    (S4-7.2-d, S3-14.2-h)."""
    if group == NONE:
        return
    take(s, faction, position, group)
    s.emit(Eliminated(SIDE_REFS[faction], s.facts.REFS[space_of(position)], named(group), why))


def disperse_fleet(s: Position, fleet: int, owner: int) -> None:
    """S4-7.4-b, S3-13.2-a A Fleet goes to the Dispersed box, its lower side up (S4-7.4-i, S3-13.3-b)."""
    s.fleet_away[fleet] = 1
    s.upgraded[fleet] = NOBODY
    s.emit(Dispersed(SIDE_REFS[owner], fleet=s.facts.FLEET_REFS[fleet]))


def disperse_force(s: Position, faction: int, position: int) -> None:
    """All CUs and Generals of a Faction in a position are Dispersed."""
    disperse_troops(s, faction, position)
    for general in generals_at(s, faction, position):
        disperse_general(s, general)


def shift(s: Position, faction: int, group: Troops, here: int, there: int) -> None:
    """CUs go from one position to another; those that have fought are the last to go (S4-15.2-c)."""
    battled = beyond(group, fresh_at(s, faction, here)) if s.battled else NONE
    take(s, faction, here, group)
    put(s, faction, there, group)
    mark_battled(s, faction, there, battled)
