"""Who stands where, and whose the spaces are: of the whole map at once.

A number with a byte for each space, 1 where something is so, tells of all spaces together; what is so in two ways, or
in one and not in the other, then takes a single operation. What was read from the tables last is kept beside them for
as long as they are the same: comparing them is many times quicker than reading them, and between two changes much is
asked. Each position keeps its own (`state.Seen`), so that matches played at once never see one another's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress
from operator import attrgetter
from typing import TYPE_CHECKING

from strategos.kernel.asking import InOrder

from .facts import (
    ATHENS,
    CAVALRY,
    CAVALRY_ZONE,
    COLUMNS,
    COLUMNS_OF,
    ELITE_NATION,
    FALL_OF_SPARTA,
    FIRST_WAR,
    HOME_GUARD,
    KIND_OF,
    KINDS,
    MACEDONIA,
    NATION_OF,
    NAVAL,
    NAVAL_ZONE,
    NEUTRAL,
    PERSIA,
    SIDE_OF,
    SPACE,
    SPACES,
)
from .state import ARMED_NEUTRALS, PeloponnesianState, inclination

if TYPE_CHECKING:
    from .outlook import Outlook
    from .routes import Terrain

AT: tuple[int, ...] = tuple(1 << 8 * space for space in range(SPACES))
"""Space → the number that tells of it alone."""
EVERYWHERE = sum(AT)
_ONE = bytes(n > 0 for n in range(256))
"""Makes 1 of everything but 0."""
_IS: tuple[bytes, ...] = tuple(bytes(n) + b"\1" + bytes(255 - n) for n in range(256))
"""Number → a table that makes 1 of it, and 0 of the others."""
_COLUMNS_OF_KIND: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(c for c in columns if KIND_OF[c] == kind) for kind in range(KINDS)) for columns in COLUMNS_OF
)
_UNKNOWN = -1
MACEDONIANS = sum(AT[space] for space in MACEDONIA)


def marked(table: bytes | bytearray) -> int:
    """The spaces where a table has anything but 0."""
    return int.from_bytes(table.translate(_ONE), "little")


def belonging(table: bytes | bytearray, side: int) -> int:
    """The spaces where a table has a side, or any other number."""
    return int.from_bytes(table.translate(_IS[side]), "little")


def marks(there: int) -> bytes:
    """The same as a table: space → 1 where it is so."""
    return there.to_bytes(SPACES, "little")


@lru_cache(maxsize=16384)
def spaces_in(there: int) -> tuple[int, ...]:
    """The spaces such a number tells of."""
    return tuple(compress(range(SPACES), marks(there)))


@lru_cache(maxsize=1024)
def picks(there: int) -> InOrder:
    """The options to pick one of these spaces."""
    return InOrder(sorted(compress(SPACE, marks(there)), key=attrgetter("key")))


# -- Zones of Influence -----------------------------------------------------------------------------------------------


def _zones(zones: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(sum(AT[there] for there in zone) for zone in zones)


BY_HORSE, BY_SHIP = _zones(CAVALRY_ZONE), _zones(NAVAL_ZONE)
"""Space → whence Cavalry and ships reach it; zones are the same both ways."""


class Threats:
    """Where a side has units, Cavalry and ships: enough to say of most spaces that none of them reaches there."""

    def __init__(self, units: int, horse: int, ships: int) -> None:
        self.units, self.horse, self.ships = units, horse, ships
        self.everywhere = units | _everywhere(horse, ships)
        """Where a Force might reach, if nothing forbids it."""

    def near(self, space: int) -> int:
        """Whence a Force might reach a space, if nothing forbids it."""
        return self.units & AT[space] | self.horse & BY_HORSE[space] | self.ships & BY_SHIP[space]

    def from_there(self, space: int) -> int:
        """Where the Force in a space might reach, if nothing forbids it."""
        by_land = BY_HORSE[space] if self.horse & AT[space] else 0
        return by_land | BY_SHIP[space] if self.ships & AT[space] else by_land


@lru_cache(maxsize=1024)
def _everywhere(horse: int, ships: int) -> int:
    """Where any Cavalry or ship might reach."""
    found = 0
    for space in spaces_in(horse):
        found |= BY_HORSE[space]
    for space in spaces_in(ships):
        found |= BY_SHIP[space]
    return found


@lru_cache(maxsize=256)
def around(units: int) -> tuple[int, int]:
    """Whence Cavalry and ships would reach any of these spaces."""
    by_land = by_sea = 0
    for space in spaces_in(units):
        by_land |= BY_HORSE[space]
        by_sea |= BY_SHIP[space]
    return by_land, by_sea


# -- who stands where -------------------------------------------------------------------------------------------------


def _united(side: int, known: Sequence[int], find: Callable[[int], int]) -> int:
    """Where any column of a side is; what is not known yet is found."""
    there = 0
    for col in COLUMNS_OF[side]:
        part = known[col]
        there |= find(col) if part == _UNKNOWN else part
    return there


class Whereabouts:
    """Where a side has units, Cavalry, ships and SP that were not activated; found when it is asked for."""

    def __init__(self, s: PeloponnesianState) -> None:
        self._setup = s.setup
        self.units, self.spent = s.units.copy(), s.spent.copy()
        self.elite_at, self.elite_spent = s.elite_at.copy(), s.elite_spent.copy()
        self.garrison, self.colour = s.garrison.copy(), s.colour.copy()
        self.tables = self.units, self.spent, self.elite_at, self.elite_spent, self.garrison, self.colour
        """The tables as they were read."""
        self._columns, self._fresh, self._totals = [_UNKNOWN] * COLUMNS, [_UNKNOWN] * COLUMNS, [_UNKNOWN] * COLUMNS
        self._presence, self._rested = [_UNKNOWN] * len(COLUMNS_OF), [_UNKNOWN] * len(COLUMNS_OF)
        self._threats: list[Threats | None] = [None] * len(COLUMNS_OF)
        self.outlooks: dict[int, Outlook] = {}
        """Side → what it makes of the map, once asked for (`outlook`)."""

    def note(self, i: int, units: int, spent: int) -> None:
        """One number of the tables has changed: only what it tells of is looked at again."""
        before, rested = self.units[i], self.units[i] - self.spent[i]
        self.units[i], self.spent[i] = units, spent
        space, col = divmod(i, COLUMNS)
        if self._totals[col] != _UNKNOWN:
            self._totals[col] += units - before
        side = SIDE_OF[NATION_OF[col]]
        if (before > 0) != (units > 0):
            self.outlooks.clear()
            if self._columns[col] != _UNKNOWN:
                self._columns[col] ^= AT[space]
            self._presence[side] = _UNKNOWN
            self._threats[side] = None
        if (rested > 0) != (units > spent):
            self.outlooks.clear()
            if self._fresh[col] != _UNKNOWN:
                self._fresh[col] ^= AT[space]
            self._rested[side] = _UNKNOWN

    def column(self, col: int) -> int:
        """Where SP of a column are."""
        there = self._columns[col]
        if there == _UNKNOWN:
            there = self._columns[col] = marked(self.units[col::COLUMNS])
        return there

    def total(self, col: int) -> int:
        """How many SP of a column are on the map."""
        n = self._totals[col]
        if n == _UNKNOWN:
            n = self._totals[col] = sum(self.units[col::COLUMNS])
        return n

    def fresh(self, col: int) -> int:
        """Where SP of a column are that were not yet activated this turn."""
        there = self._fresh[col]
        if there == _UNKNOWN:
            units, spent = self.units[col::COLUMNS], self.spent[col::COLUMNS]
            left = int.from_bytes(units, "little") - int.from_bytes(spent, "little")
            there = self._fresh[col] = marked(marks(left))
        return there

    def of_kind(self, side: int, kind: int) -> int:
        """Where regular SP of a kind are."""
        there = 0
        for col in _COLUMNS_OF_KIND[side][kind]:
            there |= self.column(col)
        return there

    def presence(self, side: int) -> int:
        """Where units are, elite ones and Garrisons among them; those of an armed neutral are nobody's."""
        there = self._presence[side]
        if there == _UNKNOWN:
            there = self._presence[side] = self._find(side)
        return there

    def _find(self, side: int) -> int:
        if side == PERSIA and self._setup.scenario != FALL_OF_SPARTA:
            return 0
        there = _united(side, self._columns, self.column)
        if self._setup.scenario == FIRST_WAR:
            for space in ARMED_NEUTRALS:
                if self.colour[space] == NEUTRAL:
                    there &= ~AT[space]
        if side == ATHENS:
            there |= marked(self.garrison)
        for elite, at in enumerate(self.elite_at):
            if at >= 0 and SIDE_OF[ELITE_NATION[elite]] == side:
                there |= AT[at]
        return there

    def threats(self, side: int) -> Threats:
        """Where units, Cavalry and ships of a side are, and might reach."""
        found = self._threats[side]
        if found is None:
            horse, ships = self.of_kind(side, CAVALRY), self.of_kind(side, NAVAL)
            found = self._threats[side] = Threats(self.presence(side), horse, ships)
        return found

    def rested(self, side: int) -> int:
        """Where units are that were not yet activated this turn, whatever else may keep them."""
        there = self._rested[side]
        if there == _UNKNOWN:
            there = _united(side, self._fresh, self.fresh)
            for elite, at in enumerate(self.elite_at):
                mine = elite != HOME_GUARD and SIDE_OF[ELITE_NATION[elite]] == side
                if at >= 0 and mine and not self.elite_spent[elite]:
                    there |= AT[at]
            self._rested[side] = there
        return there


def whereabouts(s: PeloponnesianState) -> Whereabouts:
    """Who stands where in this position."""
    seen = s.seen
    last = seen.whereabouts
    # Whoever asks for it asks often: the comparison is made here and not by a function of its own.
    if last is None or last.tables != (s.units, s.spent, s.elite_at, s.elite_spent, s.garrison, s.colour):
        last = seen.whereabouts = Whereabouts(s)
    return last


def presence(s: PeloponnesianState, side: int) -> int:
    """Where a side has units."""
    return whereabouts(s).presence(side)


def occupied(s: PeloponnesianState, side: int) -> tuple[int, ...]:
    """The spaces where a side has units."""
    return spaces_in(presence(s, side))


def add(s: PeloponnesianState, space: int, col: int, n: int, *, spent: bool = False) -> None:
    """SP come to a space."""
    if n:
        i = space * COLUMNS + col
        s.units[i] += n
        if spent:
            s.spent[i] += n
        _changed(s, i)


def remove(s: PeloponnesianState, space: int, col: int, n: int) -> None:
    """Take SP away; of equal ones those that were activated go first."""
    if n:
        i = space * COLUMNS + col
        s.units[i] -= n
        s.spent[i] -= min(n, s.spent[i])
        _changed(s, i)


def take_rested(s: PeloponnesianState, space: int, col: int, n: int) -> None:
    """Take SP away that were not yet activated."""
    i = space * COLUMNS + col
    s.units[i] -= n
    _changed(s, i)


def _changed(s: PeloponnesianState, i: int) -> None:
    # If tables were changed in another way meanwhile, this makes it a third position: it is compared before it is used.
    last = s.seen.whereabouts
    if last is not None:
        last.note(i, s.units[i], s.spent[i])


# -- whose the spaces are ---------------------------------------------------------------------------------------------


class Allegiance:
    """Which spaces are friendly to a side, and which are foreign."""

    def __init__(self, scenario: str, carthage: int, colour: bytes, control: bytes, rebelling: bytes) -> None:
        self.tables = bytearray(control), bytearray(colour), bytearray(rebelling), carthage
        """What it follows from."""
        self.rebels = rebels = marked(rebelling)
        inclined = {space: inclination(scenario, colour[space]) for space in spaces_in(rebels)}
        sides = range(len(COLUMNS_OF))
        ours = [sum(AT[space] for space, who in inclined.items() if who == side) for side in sides]
        mine = [belonging(colour, side) & ~rebels for side in sides]
        self.control = [belonging(control, side) for side in sides]
        """Side → what it controls."""
        self.friendly = [mine[side] | ours[side] | self.control[side] for side in sides]
        """PW-TERMS-ab Side → one's own and not in rebellion, the enemy's in rebellion, or controlled."""
        against = [sum(AT[p] for p, who in inclined.items() if who not in (side, NEUTRAL)) for side in sides]
        self.own = mine
        """Side → of its colour and not in rebellion."""
        self.foreign = [(mine[1 - side] if side != PERSIA else 0) | against[side] for side in sides]
        """Ruling OQ-LONE-LEADER: side → of the enemy's colour, or in rebellion against it; neutrals are not."""
        # PW-5.5.2-a, PW-10.1.3-e
        neutral = belonging(colour, NEUTRAL)
        self.unsettled = neutral & (rebels | MACEDONIANS)
        """Where it may matter that somebody enters (`neutrals.entered`)."""
        self.barred: dict[int, int] = {}
        """Side → what its Expeditions may not enter, once it has been asked for (`routes.barred`)."""
        self.terrain: dict[tuple[int, int, int, bool, bool], Terrain] = {}
        """What a group finds on its ways, once asked for (`routes.terrain_of`)."""
        self.shut: dict[tuple[int, bool, bool], tuple[tuple[int, int], ...]] = {}
        """Side, with ships, with Long Walls → LOCs that are shut, once asked for (`routes.shut_lines`)."""


def allegiance(s: PeloponnesianState) -> Allegiance:
    """Whose the spaces are in this position."""
    seen = s.seen
    last = seen.allegiance
    if last is None or last.tables != (s.control, s.colour, s.rebels, s.happened.carthage_wins):
        tables = bytes(s.colour), bytes(s.control), bytes(s.rebels)
        carthage, options = s.happened.carthage_wins, tuple(s.setup.options.values())
        last = seen.allegiance = _allegiance(s.setup.scenario, options, carthage, *tables)
    return last


@lru_cache(maxsize=64)
def _allegiance(
    scenario: str, _options: tuple[str, ...], carthage: int, colour: bytes, control: bytes, rebels: bytes
) -> Allegiance:
    # The options are named because what is barred depends on them.
    return Allegiance(scenario, carthage, colour, control, rebels)
