"""Who stands where, and whose the spaces are: of the whole map at once.

A number with a byte for each space, 1 where something is so, tells of all spaces together; what is so in two ways, or
in one and not in the other, then takes a single operation. What was read from the tables last is kept for as long as
they are the same: comparing them is many times quicker than reading them, and between two changes much is asked.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from strategos.kernel.asking import Option

from .facts import (
    ATHENS,
    COLUMNS,
    COLUMNS_OF,
    ELITE_NATION,
    FIRST_WAR,
    HOME_GUARD,
    KIND_OF,
    KINDS,
    NEUTRAL,
    PERSIA,
    SIDE_OF,
    SPACE,
    SPACES,
)
from .state import ARMED_NEUTRALS, PeloponnesianState, fall_of_sparta, rebels_for

AT: tuple[int, ...] = tuple(1 << 8 * space for space in range(SPACES))
"""Space → the number that tells of it alone."""
EVERYWHERE = sum(AT)
_ONE = bytes(n > 0 for n in range(256))
"""Makes 1 of everything but 0."""
_IS: tuple[bytes, ...] = tuple(bytes(n == side for n in range(256)) for side in range(len(COLUMNS_OF)))
"""Side → a table that makes 1 of it, and 0 of the others."""
_COLUMNS_OF_KIND: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(c for c in columns if KIND_OF[c] == kind) for kind in range(KINDS)) for columns in COLUMNS_OF
)
_UNKNOWN = -1


def marked(table: bytes | bytearray) -> int:
    """The spaces where a table has anything but 0."""
    return int.from_bytes(table.translate(_ONE), "little")


def belonging(table: bytes | bytearray, side: int) -> int:
    """The spaces where a table has a side."""
    return int.from_bytes(table.translate(_IS[side]), "little")


def marks(there: int) -> bytes:
    """The same as a table: space → 1 where it is so."""
    return there.to_bytes(SPACES, "little")


@lru_cache(maxsize=16384)
def spaces_in(there: int) -> tuple[int, ...]:
    """The spaces such a number tells of."""
    return tuple(compress(range(SPACES), marks(there)))


def picks(there: int) -> tuple[Option[int], ...]:
    """The options to pick one of these spaces."""
    return tuple(compress(SPACE, marks(there)))


# -- who stands where -------------------------------------------------------------------------------------------------


class Whereabouts:
    """Where a side has units, Cavalry, ships and SP that were not activated; found when it is asked for."""

    def __init__(self, s: PeloponnesianState) -> None:
        self._setup = s.setup
        self._units, self._spent = s.units.copy(), s.spent.copy()
        self._elite_at, self._elite_spent = s.elite_at.copy(), s.elite_spent.copy()
        self._garrison, self._colour = s.garrison.copy(), s.colour.copy()
        self._of_kind = [[_UNKNOWN] * KINDS for _ in COLUMNS_OF]
        self._presence = [_UNKNOWN] * len(COLUMNS_OF)
        self._rested = [_UNKNOWN] * len(COLUMNS_OF)
        if not fall_of_sparta(s):
            self._of_kind[PERSIA], self._presence[PERSIA] = [0] * KINDS, 0

    def hold(self, s: PeloponnesianState) -> bool:
        """Whether they are those of this position."""
        return (
            self._units == s.units
            and self._spent == s.spent
            and self._elite_at == s.elite_at
            and self._elite_spent == s.elite_spent
            and self._garrison == s.garrison
            and self._colour == s.colour
            and self._setup is s.setup
        )

    def of_kind(self, side: int, kind: int) -> int:
        """Where regular SP of a kind are."""
        there = self._of_kind[side][kind]
        if there == _UNKNOWN:
            there = 0
            for c in _COLUMNS_OF_KIND[side][kind]:
                there |= int.from_bytes(self._units[c::COLUMNS], "little")
            there = self._of_kind[side][kind] = marked(marks(there))
        return there

    def presence(self, side: int) -> int:
        """Where units are, elite ones and Garrisons among them; those of an armed neutral are nobody's."""
        there = self._presence[side]
        if there == _UNKNOWN:
            there = self._presence[side] = self._find(side)
        return there

    def _find(self, side: int) -> int:
        there = 0
        for kind in range(KINDS):
            there |= self.of_kind(side, kind)
        if self._setup.scenario == FIRST_WAR:
            for space in ARMED_NEUTRALS:
                if self._colour[space] == NEUTRAL:
                    there &= ~AT[space]
        if side == ATHENS:
            there |= marked(self._garrison)
        for elite, at in enumerate(self._elite_at):
            if at >= 0 and SIDE_OF[ELITE_NATION[elite]] == side:
                there |= AT[at]
        return there

    def rested(self, side: int) -> int:
        """Where units are that were not yet activated this turn, whatever else may keep them."""
        there = self._rested[side]
        if there == _UNKNOWN:
            there = 0
            for c in COLUMNS_OF[side]:
                units, spent = self._units[c::COLUMNS], self._spent[c::COLUMNS]
                if units != spent:
                    there |= int.from_bytes(units, "little") - int.from_bytes(spent, "little")
            there = marked(marks(there))
            for elite, at in enumerate(self._elite_at):
                mine = elite != HOME_GUARD and SIDE_OF[ELITE_NATION[elite]] == side
                if at >= 0 and mine and not self._elite_spent[elite]:
                    there |= AT[at]
            self._rested[side] = there
        return there


_last_seen: Whereabouts | None = None


def whereabouts(s: PeloponnesianState) -> Whereabouts:
    """Who stands where in this position."""
    global _last_seen
    last = _last_seen
    if last is None or not last.hold(s):
        last = _last_seen = Whereabouts(s)
    return last


def presence(s: PeloponnesianState, side: int) -> int:
    """Where a side has units."""
    return whereabouts(s).presence(side)


def occupied(s: PeloponnesianState, side: int) -> tuple[int, ...]:
    """The spaces where a side has units."""
    return spaces_in(presence(s, side))


# -- whose the spaces are ---------------------------------------------------------------------------------------------


class Allegiance:
    """Which spaces are friendly to a side, and which are foreign."""

    def __init__(self, s: PeloponnesianState) -> None:
        self._setup, self._carthage = s.setup, s.happened.get("carthage_wins", 0)
        self._colour, self._control, self._rebels = s.colour.copy(), s.control.copy(), s.rebels.copy()
        self.rebels = rebels = marked(s.rebels)
        inclined = {space: rebels_for(s, space) for space in spaces_in(rebels)}
        sides = range(len(COLUMNS_OF))
        ours = [sum(AT[space] for space, who in inclined.items() if who == side) for side in sides]
        mine = [belonging(s.colour, side) & ~rebels for side in sides]
        self.control = [belonging(s.control, side) for side in sides]
        """Side → what it controls."""
        self.friendly = [mine[side] | ours[side] | self.control[side] for side in sides]
        """PW-TERMS-ab Side → one's own and not in rebellion, the enemy's in rebellion, or controlled."""
        against = [sum(AT[p] for p, who in inclined.items() if who not in (side, NEUTRAL)) for side in sides]
        self.foreign = [(mine[1 - side] if side != PERSIA else 0) | against[side] for side in sides]
        """Ruling OQ-LONE-LEADER: side → of the enemy's colour, or in rebellion against it; neutrals are not."""
        self.barred: dict[int, int] = {}
        """Side → what its Expeditions may not enter, once it has been asked for (`routes.barred`)."""

    def hold(self, s: PeloponnesianState) -> bool:
        """Whether it is that of this position."""
        return (
            self._control == s.control
            and self._colour == s.colour
            and self._rebels == s.rebels
            and self._setup is s.setup
            and self._carthage == s.happened.get("carthage_wins", 0)
        )


_last_known: Allegiance | None = None


def allegiance(s: PeloponnesianState) -> Allegiance:
    """Whose the spaces are in this position."""
    global _last_known
    last = _last_known
    if last is None or not last.hold(s):
        last = _last_known = Allegiance(s)
    return last
