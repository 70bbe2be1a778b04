"""The position of this edition; the plain questions about it that every chapter asks stand in `common/position.py`."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from strategos.kernel.asking import Option

from ..common.board import (
    FACTIONS,
    MAJOR_CITY,
    NOBODY,
    OFF,
    WAITING,
    Troops,
    inside,
)
from ..common.facts import Facts
from ..common.position import (
    Position,
    factions,
)
from ..common.tasks import Battle
from . import facts
from .facts import ARMIES, FLEETS, GENERALS, KIND, MAJORS, PLACE, PLACES, ROYALS, minors
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
    battled: dict[int, Troops] = {}
    """`stack` → its CUs that have taken part in a Land Battle of this Segment (S4-15.2-c)."""
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
    battle: Battle | None = None
    """The Land Battle under way."""

    def is_major_city(self, space: int) -> bool:
        """S4-2-b As printed, and in every respect a completed Capital (S4-16.1-c)."""
        return KIND[space] == MAJOR_CITY or space in self.capitals


# -- who stands where -------------------------------------------------------------------------------------------------


def turn_order(s: SuccessorsState) -> list[int]:
    """S4-5.1-m The First Player, and round the table in the chosen direction."""
    step = 1 if s.leftward else -1
    return [(s.first + step * n) % s.setup.seats for n in factions(s)]


def places(s: SuccessorsState) -> tuple[Option[int], ...]:
    """The option to pick each land position there is."""
    return (*PLACES, *(PLACE[inside(space)] for space in s.capitals)) if s.capitals else PLACES
