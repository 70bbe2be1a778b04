"""Who stands where: what was read from a table is kept for as long as the table is the same.

Comparing a table is many times quicker than reading it, and between two changes much is asked.
"""

from __future__ import annotations

from collections.abc import Iterable

from .board import AFLOAT, DEAD, NOBODY, POSITIONS, ROYAL, SPACE_AT, Troops


class Whereabouts:
    """Where the Generals are."""

    def __init__(self, general_at: list[int], general_of: bytearray, by_rank: tuple[int, ...]) -> None:
        self.general_at = positions = general_at.copy()
        self.general_of = sides = general_of.copy()
        self.stacks: dict[int, tuple[int, ...]] = {}
        """`stack` → the Generals there, the highest Rank first."""
        self.leaders: dict[int, tuple[int, ...]] = {}
        """Position → the Factions with Generals there, in order."""
        self.crowds: list[int] = []
        """The stacks with several Generals."""
        stacks, leaders = self.stacks, self.leaders
        for general in by_rank:
            at = positions[general]
            if at < 0:
                continue
            faction = sides[general]
            key = faction * POSITIONS + at
            if key in stacks:
                stacks[key] += (general,)
                self.crowds.append(key)
                continue
            stacks[key] = (general,)
            leaders[at] = tuple(sorted((*leaders[at], faction))) if at in leaders else (faction,)
        self._of: dict[int, tuple[int, ...]] = {}
        self._owners: tuple[int, ...] | None = None

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
            led = [generals for key, generals in self.stacks.items() if key // POSITIONS == faction]
            found = self._of[faction] = tuple(sorted([g for generals in led for g in generals]))
        return found


class Camps:
    """Where CUs are; each answer is found when it is first asked for."""

    def __init__(self, troops: dict[int, Troops]) -> None:
        self.troops = troops.copy()
        self._positions: dict[int, list[int]] = {}
        self._places: dict[int, list[int]] = {}
        self._royal: dict[int, list[int]] = {}
        self._enemies: dict[int, frozenset[int]] = {}
        self._led: Whereabouts | None = None
        self._leaderless: list[int] = []
        self._idle: list[tuple[int, tuple[int, ...]]] = []

    def positions(self, faction: int) -> list[int]:
        """The positions with CUs of a Faction."""
        found = self._positions.get(faction)
        if found is None:
            first, last = faction * POSITIONS, (faction + 1) * POSITIONS
            found = self._positions[faction] = sorted([key - first for key in self.troops if first <= key < last])
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

    def enemies(self, faction: int) -> frozenset[int]:
        """The spaces where other Factions have CUs on land; Independent Armies have none."""
        found = self._enemies.get(faction)
        if found is None:
            first, last = faction * POSITIONS, (faction + 1) * POSITIONS
            enemy = [key % POSITIONS for key in self.troops if not first <= key < last]
            found = self._enemies[faction] = frozenset([at // 2 for at in enemy if at < AFLOAT])
        return found

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
        idle = [(general, ()) for key, generals in stacks.items() if key not in troops for general in generals]
        # Whoever stands first in a stack commands its CUs.
        for key in sorted({*led.crowds}.intersection(troops)) if led.crowds else ():
            idle += [(general, stacks[key]) for general in stacks[key][1:]]
        self._idle = sorted(idle)
