"""The position, and the plain questions about it that every chapter asks."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

import msgspec

from strategos.games.successors.common.board import (
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
from strategos.games.successors.common.position import (
    Position,
    armies_at,
    enemies_at,
    enemy_generals_at,
    factions,
    is_army,
)

from . import facts
from .facts import ARMIES, BY_RANK, FLEETS, GENERALS, KIND, MAJORS, RANK, ROYALS, minors
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

    def by_rank(self) -> tuple[int, ...]:
        """S3-8.4-f The highest Rank first, of equal ones who has not stood back."""
        return with_equals_back(tuple(self.stood_back)) if self.stood_back else BY_RANK


@lru_cache(maxsize=256)
def with_equals_back(stood_back: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(BY_RANK, key=lambda general: (-RANK[general], general in stood_back)))


# -- who stands where -------------------------------------------------------------------------------------------------


def turn_order(s: SuccessorsState) -> list[int]:
    """S3-3.1-d The First Player, and clockwise round the table (S3-3.1-c)."""
    return [(s.first + n) % s.setup.seats for n in factions(s)]


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
