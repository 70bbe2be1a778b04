"""Who stands where: what was read from a table is kept for as long as the table is the same.

Comparing a table is many times quicker than reading it, and between two changes much is asked.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import chain, compress
from operator import ne

from .board import AFLOAT, DEAD, NOBODY, POSITIONS, ROYAL, SIDES, SPACE_AT, Troops


class Whereabouts:
    """Where the Generals are. In which order its tables name stacks and positions depends on what was read before."""

    def __init__(
        self, general_at: list[int], general_of: bytearray, by_rank: tuple[int, ...], last: Whereabouts | None = None
    ) -> None:
        """`last` is what was read before, when Generals commanded in the same order."""
        self.general_at = general_at.copy()
        self.general_of = general_of.copy()
        self.stacks: dict[int, tuple[int, ...]] = {}
        """`stack` → the Generals there, the highest Rank first."""
        self.leaders: dict[int, tuple[int, ...]] = {}
        """Position → the Factions with Generals there, in order."""
        self._of: dict[int, tuple[int, ...]] = {}
        self._owners: tuple[int, ...] | None = None
        self._everybody: frozenset[int] | None = None
        if last is None or last.general_of != general_of:
            for general in by_rank:
                if general_at[general] >= 0:
                    self._join(general)
            return
        self.stacks, self.leaders = last.stacks.copy(), last.leaders.copy()
        moved = [*compress(range(len(general_at)), map(ne, last.general_at, general_at))]
        for general in moved:
            if last.general_at[general] >= 0:
                self._leave(general, last.general_at[general])
        for general in moved:
            if general_at[general] >= 0:
                self._join(general, by_rank)

    def _join(self, general: int, by_rank: tuple[int, ...] = ()) -> None:
        """Beside others he stands behind them, or where his Rank is if an order is given."""
        at, faction = self.general_at[general], self.general_of[general]
        key = faction * POSITIONS + at
        if key in self.stacks:
            there = (*self.stacks[key], general)
            self.stacks[key] = tuple(sorted(there, key=by_rank.index)) if by_rank else there
            return
        self.stacks[key] = (general,)
        sides = self.leaders.get(at)
        self.leaders[at] = (faction,) if sides is None else tuple(sorted((*sides, faction)))

    def _leave(self, general: int, at: int) -> None:
        faction = self.general_of[general]
        key = faction * POSITIONS + at
        left = tuple([other for other in self.stacks[key] if other != general])
        if left:
            self.stacks[key] = left
            return
        del self.stacks[key]
        sides = tuple([side for side in self.leaders[at] if side != faction])
        if sides:
            self.leaders[at] = sides
        else:
            del self.leaders[at]

    def everybody(self) -> frozenset[int]:
        """All Generals on the map."""
        if self._everybody is None:
            self._everybody = frozenset(chain.from_iterable(self.stacks.values()))
        return self._everybody

    def owners(self, generals: Iterable[int]) -> tuple[int, ...]:
        """Whose certain Generals are, always the same ones; nobody's who has died."""
        if self._owners is None:
            at, of = self.general_at, self.general_of
            self._owners = tuple([NOBODY if at[general] == DEAD else of[general] for general in generals])
        return self._owners

    def of(self, faction: int) -> tuple[int, ...]:
        """The Generals of a Faction on the map, in order."""
        found = self._of.get(faction)
        if found is None:
            side = self.general_of
            found = self._of[faction] = tuple(sorted([g for g in self.everybody() if side[g] == faction]))
        return found


class Camps:
    """Where CUs are; each answer is found when it is first asked for."""

    def __init__(self, troops: dict[int, Troops]) -> None:
        self.troops = troops.copy()
        self._stacks: list[int] | None = None
        self._positions: dict[int, list[int]] = {}
        self._places: dict[int, list[int]] = {}
        self._royal: dict[int, list[int]] = {}
        self._enemies: dict[int, tuple[list[int], frozenset[int]]] = {}
        self.supported: tuple[Whereabouts, bytearray] | None = None
        """The Generals and PC markers with which all CUs may stay where they are."""
        self._led: Whereabouts | None = None
        self._leaderless: list[int] = []
        self._idle: list[tuple[int, tuple[int, ...]]] = []

    def positions(self, faction: int) -> list[int]:
        """The positions with CUs of a Faction."""
        found = self._positions.get(faction)
        if found is None:
            stacks, first, last = self._split(faction)
            found = self._positions[faction] = [key % POSITIONS for key in stacks[first:last]]
        return found

    def places(self, faction: int) -> list[int]:
        """The spaces with CUs of a Faction."""
        found = self._places.get(faction)
        if found is None:
            found = self._places[faction] = sorted({SPACE_AT[at] for at in self.positions(faction)})
        return found

    def royal(self, faction: int) -> list[int]:
        """The positions with Royal Army CUs of a Faction."""
        found = self._royal.get(faction)
        if found is None:
            first, troops = faction * POSITIONS, self.troops
            found = self._royal[faction] = [at for at in self.positions(faction) if troops[first + at][ROYAL]]
        return found

    def enemies(self, faction: int, army_at: list[int]) -> frozenset[int]:
        """The spaces where other Factions have CUs on land, and Independent Armies where these are."""
        known = self._enemies.get(faction)
        if known is None or known[0] != army_at:
            stacks, first, last = self._split(faction)
            enemy = [*stacks[:first], *stacks[last:], *[at for at in army_at if at >= 0]]
            found = frozenset(map(_LAND.__getitem__, enemy)).difference((NOBODY,))
            known = self._enemies[faction] = army_at.copy(), found
        return known[1]

    def _split(self, faction: int) -> tuple[list[int], int, int]:
        """All stacks in order, where those of a Faction begin, and where they end."""
        if self._stacks is None:
            self._stacks = sorted(self.troops)
        first = bisect_left(self._stacks, faction * POSITIONS)
        return self._stacks, first, bisect_left(self._stacks, (faction + 1) * POSITIONS, first)

    def leaderless(self, led: Whereabouts) -> list[int]:
        """The stacks of CUs without a General, in order."""
        self._meet(led)
        return self._leaderless

    def idle(self, led: Whereabouts) -> list[tuple[int, tuple[int, ...]]]:
        """Generals without a CU or under the command of another, in order: each with all who stand beside his CUs."""
        self._meet(led)
        return self._idle

    def _meet(self, led: Whereabouts) -> None:
        if self._led is led:
            return
        self._led, troops, stacks = led, self.troops, led.stacks
        self._leaderless = sorted(troops.keys() - stacks.keys())
        idle: list[tuple[int, tuple[int, ...]]] = [
            (general, ()) for key, generals in stacks.items() if key not in troops for general in generals
        ]
        # Whoever stands first in a stack commands its CUs.
        if len(led.everybody()) > len(stacks):
            idle += [(g, generals) for key, generals in stacks.items() if key in troops for g in generals[1:]]
        self._idle = sorted(idle)


_LAND: tuple[int, ...] = (*SPACE_AT[:AFLOAT], *[NOBODY] * (POSITIONS - AFLOAT)) * len(SIDES)
"""`stack` → its space, NOBODY at sea."""
