"""The position of this edition; the plain questions about it that every chapter asks stand in `common/position.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

import msgspec

from ..common.board import (
    FACTIONS,
    NOBODY,
    OFF,
    WAITING,
)
from ..common.facts import Facts
from ..common.position import (
    Position,
    factions,
)
from ..common.tasks import Battle
from . import facts
from .facts import ARMIES, BY_RANK, FLEETS, GENERALS, MAJORS, RANK, ROYALS, minors
from .tasks import SuccessorsTask


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
