"""The position of this edition; the plain questions about it that every chapter asks stand in `common/position.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from strategos.kernel.asking import Option
from strategos.parts.reckoning import Tally

from ..common.board import (
    DEAD,
    FACTIONS,
    MAJOR_CITY,
    NOBODY,
    OFF,
    WAITING,
    inside,
)
from ..common.facts import Facts
from ..common.position import (
    Position,
    factions,
    whereabouts,
)
from . import facts, scoring
from .facts import ARMIES, FLEETS, GENERAL_LEGITIMACY, GENERALS, KIND, MAJORS, MAKEDONIA, PLACE, PLACES, ROYALS, minors
from .settle import SETTLING
from .tasks import SuccessorsTask


class Glimpse(msgspec.Struct, frozen=True, array_like=True):
    """A Faction knows one card of another's hand, since it was its own."""

    by: int
    of: int
    card: int


class SuccessorsState(Position):
    """The position: what both editions have, and what is this one's own."""

    book: ClassVar[int] = 1
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
    hearse_finished: bool = False
    """The Hearse can leave Babylon in Game Turn I already (S4-16.3-a)."""
    persian_support: int = NOBODY
    oracle: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FACTIONS)))
    """Faction → its 1 L of the Oracle."""
    fleet_away: bytearray = msgspec.field(default_factory=lambda: bytearray(len(FLEETS)))
    upgraded: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * len(FLEETS)))
    received: bytearray = msgspec.field(default_factory=lambda: bytearray([NOBODY] * MAJORS))
    leftward: bool = True
    """Turn Order runs to the left, by rising seats."""
    glimpses: list[Glimpse] = []
    """What is known of other hands; each to its own Faction, and to the one whose card it is."""
    battled_generals: list[int] = []
    """The Generals who have."""
    present: list[int] = []
    """The Generals on the map since this Segment began: only they open a space to Reinforcements (S4-5.2-p)."""
    building: dict[int, int] = {}
    """Faction → the space where it builds its Capital."""
    capitals: dict[int, int] = {}
    """Capital → the Faction that founded it and still has it."""
    founders: list[int] = []
    """The Factions that have completed a Capital: nobody founds a second one."""
    captured: dict[int, int] = {}
    """Faction → Capitals of others it has captured."""
    resupplied: dict[int, int] = {}
    """Port → the Faction whose CUs have no Supply Limit there in this Game Turn."""
    pact: tuple[int, ...] = ()
    """The two Factions that do not attack each other in this Game Turn."""

    def is_major_city(self, space: int) -> bool:
        """S4-2-b As printed, and in every respect a completed Capital (S4-16.1-c)."""
        return KIND[space] == MAJOR_CITY or space in self.capitals

    def places(self) -> tuple[Option[int], ...]:
        """As printed, and inside the Capitals (S4-16.1-c)."""
        return (*PLACES, *(PLACE[inside(space)] for space in self.capitals)) if self.capitals else PLACES

    def turn_order(self) -> list[int]:
        """S4-5.1-m The First Player, and round the table in the chosen direction."""
        seats = factions(self)
        if self.leftward:
            return [*seats[self.first :], *seats[: self.first]]
        return [*seats[self.first :: -1], *seats[: self.first : -1]]

    def province_owners(self) -> tuple[int, ...]:
        return scoring.province_owners(bytes(self.control), tuple(self.capitals.items()))

    def fleet_owners(self) -> tuple[int, ...]:
        return scoring.fleet_owners(bytes(self.control), tuple(self.capitals.items()), self.pirates)

    def largest_fleet(self) -> int:
        return scoring.largest_fleet(self.fleet_owners(), bytes(self.upgraded))

    def all_victory_points(self) -> tuple[Tally, ...]:
        last, pirates = self.seen.points, self.pirates
        # Comparing tables is quicker than looking up what follows from them.
        if last is None or last[0] != (self.control, self.capitals, self.captured, self.upgraded, pirates):
            control, upgraded = bytes(self.control), bytes(self.upgraded)
            capitals, captured = tuple(self.capitals.items()), tuple(self.captured.items())
            found = scoring.all_victory_points(control, capitals, captured, upgraded, pirates)
            last = self.seen.points = (control, dict(capitals), dict(captured), upgraded, pirates), found
        return last[1]

    def all_legitimacies(self) -> tuple[Tally, ...]:
        condemned, tomb = self.condemned, self.tomb
        return scoring.all_legitimacies(
            scoring.Sources(
                bytes(self.champion),
                bytes(self.royal_of),
                self.province_owners()[MAKEDONIA],
                whereabouts(self).owners(GENERAL_LEGITIMACY),
                bytes(self.oracle),
                self.persian_support,
                NOBODY if condemned == NOBODY or self.general_at[condemned] == DEAD else self.general_of[condemned],
                self.buried_at_pella,
                NOBODY if tomb == NOBODY or self.buried_at_pella != NOBODY else self.control[tomb],
            )
        )
