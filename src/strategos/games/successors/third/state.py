"""The position of this edition; the plain questions about it that every chapter asks stand in `common/position.py`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar

import msgspec

from strategos.parts.reckoning import Tally

from ..common.board import (
    DEAD,
    FACTIONS,
    NOBODY,
    OFF,
    WAITING,
)
from ..common.facts import Facts
from ..common.position import (
    Position,
    factions,
    whereabouts,
)
from . import facts, scoring
from .facts import ARMIES, BY_RANK, FLEETS, GENERAL_LEGITIMACY, GENERALS, MAJORS, MAKEDONIA, RANK, ROYALS, minors
from .settle import SETTLING
from .tasks import SuccessorsTask


class SuccessorsState(Position):
    """The position: what both editions have, and what is this one's own."""

    book: ClassVar[int] = 0
    facts: ClassVar[Facts] = facts
    settling: ClassVar[tuple[Callable[..., None], ...]] = SETTLING

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

    def by_rank(self) -> tuple[int, ...]:
        """S3-8.4-f The highest Rank first, of equal ones who has not stood back."""
        return with_equals_back(tuple(self.stood_back)) if self.stood_back else BY_RANK

    def turn_order(self) -> list[int]:
        """S3-3.1-d The First Player, and clockwise round the table (S3-3.1-c)."""
        seats = factions(self)
        return [*seats[self.first :], *seats[: self.first]]

    def province_owners(self) -> tuple[int, ...]:
        return scoring.province_owners(bytes(self.control))

    def fleet_owners(self) -> tuple[int, ...]:
        return scoring.fleet_owners(bytes(self.control), self.pirates, self.pontic)

    def largest_fleet(self) -> int:
        return scoring.largest_fleet(self.fleet_owners(), bytes(self.upgraded))

    def all_victory_points(self) -> tuple[Tally, ...]:
        last, pirates, pontic = self.seen.points, self.pirates, self.pontic
        # Comparing tables is quicker than looking up what follows from them.
        if last is None or last[0] != (self.control, self.upgraded, pirates, pontic):
            control, upgraded = bytes(self.control), bytes(self.upgraded)
            found = scoring.all_victory_points(control, upgraded, pirates, pontic)
            last = self.seen.points = (control, upgraded, pirates, pontic), found
        return last[1]

    def all_legitimacies(self) -> tuple[Tally, ...]:
        condemned, tomb = self.condemned, self.tomb
        return scoring.all_legitimacies(
            scoring.Sources(
                bytes(self.champion),
                bytes(self.royal_of),
                self.province_owners()[MAKEDONIA],
                whereabouts(self).owners(GENERAL_LEGITIMACY),
                NOBODY if condemned == NOBODY or self.general_at[condemned] == DEAD else self.general_of[condemned],
                self.buried_at_pella,
                NOBODY if tomb == NOBODY or self.buried_at_pella != NOBODY else self.control[tomb],
            )
        )


@lru_cache(maxsize=256)
def with_equals_back(stood_back: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(BY_RANK, key=lambda general: (-RANK[general], general in stood_back)))
