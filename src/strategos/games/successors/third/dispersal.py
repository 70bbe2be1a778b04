"""2, 7.1 What leaves the map: Dispersed for a time, eliminated, or killed for good."""

from __future__ import annotations

from strategos.games.successors.common.board import (
    CU_KINDS,
    DEAD,
    DISPERSED,
    NOBODY,
    NONE,
    OFF,
    SIDE_REFS,
    Troops,
    is_inside,
    space_of,
)
from strategos.games.successors.common.events import Dispersed, Eliminated, GeneralKilled, MinorLeft, MinorPlaced
from strategos.games.successors.common.position import added, put, take, troops_at

from .facts import FLEET_REFS, GENERAL_REFS, REFS, is_minor, minors
from .state import SuccessorsState, generals_at


def named(group: Troops) -> dict[str, int]:
    """CUs by their type, for events."""
    return {f"piece:{name}": count for name, count in zip(CU_KINDS, group, strict=True) if count}


# -- Generals ---------------------------------------------------------------------------------------------------------


def off_map_minors(s: SuccessorsState, faction: int) -> list[int]:
    """S3-8.1-c The Minor Generals a Faction has to place; a removed one is among them again (S3-8.1-h)."""
    return [g for g in minors(faction) if s.general_at[g] == OFF]


def place_minor(s: SuccessorsState, general: int, position: int) -> None:
    """S3-8.1-d A Minor General is put into a position."""
    s.general_at[general] = position
    side = SIDE_REFS[s.general_of[general]]
    s.emit(MinorPlaced(side, GENERAL_REFS[general], REFS[space_of(position)], is_inside(position)))


def remove_minor(s: SuccessorsState, general: int) -> None:
    """S3-8.1-h He is available again at once."""
    s.general_at[general] = OFF
    s.emit(MinorLeft(SIDE_REFS[s.general_of[general]], GENERAL_REFS[general]))


def disperse_general(s: SuccessorsState, general: int) -> None:
    """S3-2.6-f A Major General goes to the Dispersed box; a Minor General just leaves the map (OQ-DISPERSE-MINOR)."""
    if is_minor(general):
        remove_minor(s, general)
        return
    at = s.general_at[general]
    s.general_at[general] = DISPERSED
    space = REFS[space_of(at)] if at >= 0 else None
    s.emit(Dispersed(SIDE_REFS[s.general_of[general]], space, general=GENERAL_REFS[general]))


def kill(s: SuccessorsState, general: int) -> None:
    """S3-12.10-c A Major General leaves the game for good, and his Popularity with him (S3-17.6-c)."""
    s.general_at[general] = DEAD
    s.popularity[general] = 0
    if s.condemned == general:
        s.condemned = NOBODY
    s.emit(GeneralKilled(SIDE_REFS[s.general_of[general]], GENERAL_REFS[general]))


# -- CUs --------------------------------------------------------------------------------------------------------------


def disperse_troops(s: SuccessorsState, faction: int, position: int, group: Troops | None = None) -> None:
    """S3-G-g CUs (all of a Faction's, unless named) go from a position to the Dispersed box."""
    leaving = troops_at(s, faction, position) if group is None else group
    if leaving == NONE:
        return
    take(s, faction, position, leaving)
    s.dispersed[faction] = added(s.dispersed[faction], leaving)
    s.emit(Dispersed(SIDE_REFS[faction], REFS[space_of(position)], named(leaving)))


def eliminate(s: SuccessorsState, faction: int, position: int, group: Troops, why: str) -> None:
    """CUs are lost. Royal Army CUs and Silver Shields are counted on the map alone: they never come back
    (S3-14.2-h)."""
    if group == NONE:
        return
    take(s, faction, position, group)
    s.emit(Eliminated(SIDE_REFS[faction], REFS[space_of(position)], named(group), why))


def shift(s: SuccessorsState, faction: int, group: Troops, here: int, there: int) -> None:
    """CUs go from one position to another."""
    take(s, faction, here, group)
    put(s, faction, there, group)


def disperse_force(s: SuccessorsState, faction: int, position: int) -> None:
    """All CUs and Generals of a Faction in a position are Dispersed."""
    disperse_troops(s, faction, position)
    for general in generals_at(s, faction, position):
        disperse_general(s, general)


# -- Fleets -----------------------------------------------------------------------------------------------------------


def disperse_fleet(s: SuccessorsState, fleet: int, owner: int) -> None:
    """S3-13.2-a A Fleet goes to the Dispersed box, its lower side up (S3-13.3-b)."""
    s.fleet_away[fleet] = 1
    s.upgraded[fleet] = NOBODY
    s.emit(Dispersed(SIDE_REFS[owner], fleet=FLEET_REFS[fleet]))
