"""The position, and the plain questions about it that every chapter asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from strategos.games.successors.common.board import (
    DEAD,
    FACTIONS,
    INDEPENDENT,
    MAJOR_CITY,
    NOBODY,
    OFF,
    WAITING,
    inside,
    is_inside,
    outside,
    space_of,
)
from strategos.games.successors.common.facts import Facts
from strategos.games.successors.common.position import Position, armies_at, enemies_at, factions, stack

from . import facts
from .facts import ARMIES, FLEETS, GENERALS, KIND, MAJORS, RANK, ROYALS, minors
from .tasks import Battle, SuccessorsTask


class SuccessorsState(Position):
    """The position: what both editions have, and what is this one's own."""

    book: ClassVar[int] = 0
    facts: ClassVar[Facts] = facts

    agenda: list[SuccessorsTask] = []
    general_at: list[int] = msgspec.field(default_factory=lambda: [WAITING] * MAJORS + [OFF] * (GENERALS - MAJORS))
    general_of: bytearray = msgspec.field(
        default_factory=lambda: bytearray([NOBODY] * MAJORS + [n for n in range(len(FACTIONS)) for _ in minors(n)])
    )
    popularity: bytearray = msgspec.field(default_factory=lambda: bytearray(GENERALS))
    army_at: list[int] = msgspec.field(default_factory=lambda: [WAITING] * len(ARMIES))
    royal_at: list[int] = msgspec.field(default_factory=lambda: [WAITING] * len(ROYALS))
    royal_of: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(ROYALS)))
    active_with: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(ROYALS)))
    """Woman → the player she is active with (S3-18.2-c): hers even while nobody of the Faction is with her
    (S3-18.3-h)."""
    pontic: int = NOBODY
    """The Faction that has the Pontic Fleet."""
    fleet_away: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FLEETS)))
    upgraded: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(FLEETS)))
    received: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * MAJORS))
    stood_back: list[int] = []
    """Generals who leave the command to one of equal Rank (S3-8.4-f), in order."""
    silver_shields_came: bool = False
    """From then on their card is a Surprise card (S3-14.2-e)."""
    battle: Battle | None = None
    """The Land Battle under way."""


# -- who stands where -------------------------------------------------------------------------------------------------


def turn_order(s: SuccessorsState) -> list[int]:
    """S3-3.1-d The First Player, and clockwise round the table (S3-3.1-c)."""
    return [(s.first + n) % s.setup.seats for n in factions(s)]


def generals_at(s: SuccessorsState, faction: int, position: int) -> list[int]:
    """The Generals of a Faction in a position, the highest Rank first; of equal ones who has not stood back
    (S3-8.4-f)."""
    found = [g for g, at in enumerate(s.general_at) if at == position and s.general_of[g] == faction]
    return sorted(found, key=lambda g: (-RANK[g], g in s.stood_back, g))


def commander(s: SuccessorsState, faction: int, position: int) -> int:
    """S3-8.4-e The highest-Rank General of a Faction in a position commands; NOBODY if there is none."""
    found = generals_at(s, faction, position)
    return found[0] if found else NOBODY


def enemy_generals_at(s: SuccessorsState, faction: int, position: int) -> Iterator[int]:
    """The other Factions with Generals in a position; Independent Armies have theirs."""
    for other in factions(s):
        if other != faction and generals_at(s, other, position):
            yield other
    if faction != INDEPENDENT and armies_at(s, position):
        yield INDEPENDENT


def is_major_city(space: int) -> bool:
    """S3-2.6-b As printed."""
    return KIND[space] == MAJOR_CITY


def parts_of(space: int) -> tuple[int, ...]:
    """S3-9.7-c The land positions of a space."""
    return (outside(space), inside(space)) if is_major_city(space) else (outside(space),)


def enemies_in_space(s: SuccessorsState, faction: int, space: int) -> bool:
    """Whether a CU or General of another Faction is in a space, in whatever position."""
    return any(
        True
        for position in parts_of(space)
        for found in (enemies_at(s, faction, position), enemy_generals_at(s, faction, position))
        for _ in found
    )


def living(s: SuccessorsState, faction: int) -> list[int]:
    """S3-8.1-b The living Major Generals of a Faction; Dispersed ones count."""
    return [g for g in range(MAJORS) if s.general_of[g] == faction and s.general_at[g] != DEAD]


def is_besieged_general(s: SuccessorsState, general: int) -> bool:
    """S3-G-f Inside a Major City that is besieged."""
    at = s.general_at[general]
    return is_inside(at) and bool(besiegers(s, space_of(at)))


def besiegers(s: SuccessorsState, space: int) -> list[int]:
    """S3-G-f The Factions with an Army in a player's Major City or an Independent space that is enemy to them."""
    owner, at = s.control[space], outside(space)
    if owner == NOBODY or (owner != INDEPENDENT and not is_major_city(space)):
        return []
    found = [f for f in factions(s) if f != owner and is_army(s, f, at)]
    return [*found, INDEPENDENT] if owner != INDEPENDENT and armies_at(s, at) else found


def is_army(s: SuccessorsState, faction: int, position: int) -> bool:
    """S3-8.2-a CUs and a General of one Faction in a position."""
    return stack(faction, position) in s.troops and bool(generals_at(s, faction, position))
