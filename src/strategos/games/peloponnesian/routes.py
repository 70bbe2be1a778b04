"""5.1.1 to 5.1.4, 5.1.6: where an Expedition may go, and its shortest ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from strategos.kernel.asking import No

from .activation import is_rally
from .facts import (
    ADJACENT,
    AMPHIPOLIS,
    ARGOS,
    ATHENIAN_ALLIED,
    ATHENS,
    ATHENS_SPACE,
    BY_BOTH,
    BY_LAND,
    BY_SEA,
    BYZANTIUM,
    CENCHRAE,
    CLOSED_WHILE_NEUTRAL,
    CORINTH,
    KINDS,
    NAUPACTUS,
    NEUTRAL,
    PIRAEUS,
    REFS,
    SICILY,
    SPACES,
    SPARTA,
    SYRACUSE,
)
from .state import (
    PeloponnesianState,
    enemy_of,
    holders,
    rebels_for,
)

Force = Sequence[int]
Near = Sequence[Sequence[int]]
FAR = 1 << 16
WARNED_OFF = ((SYRACUSE, SPARTA), (ARGOS, ATHENS))
"""PW-5.5.3.2-a, PW-5.5.3.3-a Who may not even make a neutral his objective."""


def lines_for(force: Force) -> Near:
    """PW-5.1.1-p The LOCs open to a group: a leader alone uses all, land SP Land and Combined ones, ships that carry
    all land SP Naval and Combined ones (PW-5.1.4-a), other groups Combined ones only."""
    hoplites, cavalry, ships = force
    land = hoplites + cavalry
    if not land and not ships:
        return ADJACENT
    if not ships:
        return BY_LAND
    return BY_SEA if land <= ships else BY_BOTH


def passages(s: PeloponnesianState) -> tuple[int, ...]:
    """PW-5.1.1-o Spaces one passes only under control; Amphipolis by an option (ruling OQ-AMPHIPOLIS)."""
    if s.setup.option("amphipolis") == "passage":
        return (NAUPACTUS, BYZANTIUM, AMPHIPOLIS)
    return (NAUPACTUS, BYZANTIUM)


def why_not_enter(s: PeloponnesianState, side: int, space: int, objective: int) -> No | None:
    """Why a side may not count a space in a way to another one, or enter it at all."""
    if s.colour[space] == NEUTRAL and space in CLOSED_WHILE_NEUTRAL:
        if (space, side) in WARNED_OFF:
            return No("PW-5.5.3.2-a", "warned_off", {"space": REFS[space]})
        if space != objective:
            return No("PW-5.1.1-n", "neutral_closed", {"space": REFS[space]})
    if space != objective and space in passages(s) and s.control[space] != side:
        return No("PW-5.1.1-o", "passage_closed", {"space": REFS[space]})
    if s.happened.get("carthage_wins", 0) and space in SICILY:
        return No("PW-EVF.4-c", "sicily_closed", {"space": REFS[space]})
    return None


def why_not_alone(s: PeloponnesianState, side: int, space: int) -> No | None:
    """PW-5.1.6-a A leader alone keeps out of enemy-occupied spaces, and of those not friendly (PW-5.1.6-b)."""
    if any(other != side for other in holders(s, space)):
        return No("PW-5.1.6-a", "enemy_there", {"space": REFS[space]})
    if is_rally(s, side, space):
        return None
    if s.rebels[space]:
        # Ruling OQ-LONE-LEADER: a rebel of the enemy's is friendly, one's own is not.
        return (
            None if rebels_for(s, space) in (side, NEUTRAL) else No("PW-5.1.6-b", "not_alone", {"space": REFS[space]})
        )
    if s.colour[space] == enemy_of(side):
        return No("PW-5.1.6-b", "not_alone", {"space": REFS[space]})
    return None


def why_not_line(s: PeloponnesianState, side: int, ships: int, a: int, b: int) -> No | None:
    """Why a side may not use the LOC between two spaces, whatever its kind."""
    if {a, b} == {CORINTH, CENCHRAE} and ships and not (s.control[a] == s.control[b] == side):
        return No("PW-5.1.2-a", "isthmus_closed")
    if {a, b} == {ATHENS_SPACE, PIRAEUS} and s.walls and not (s.control[a] == s.control[b] == side):
        return No("PW-6.1.1-f", "long_walls")
    return None


class Ways:
    """All shortest ways of a group from one space to another, counted without listing them."""

    def __init__(self, s: PeloponnesianState, side: int, force: Force, start: int, goal: int, objective: int) -> None:
        alone = not any(force)
        ships, allied = force[2], _carries_allies(s, side)
        near = lines_for(force)

        def open_to(space: int) -> bool:
            if why_not_enter(s, side, space, objective) is not None:
                return False
            if allied and space in (ATHENS_SPACE, PIRAEUS):
                return False
            return not (alone and why_not_alone(s, side, space) is not None)

        self._near = near

        def line(a: int, b: int) -> bool:
            return why_not_line(s, side, ships, a, b) is None

        self._line = line
        self._steps = steps(near, start, goal, open_to, self._line)
        self.start, self.goal = start, goal

    @property
    def length(self) -> int:
        """LOCs to the goal; FAR if no way leads there."""
        return self._steps[self.goal]

    def counts(self) -> list[int]:
        """Space → in how many ways it is reached from the start in the fewest steps."""
        found = [0] * SPACES
        found[self.start] = 1
        order = sorted((space for space in range(SPACES) if 0 < self._steps[space] < FAR), key=self._steps.__getitem__)
        for space in order:
            found[space] = sum(found[before] for before in self._before(space))
        return found

    def _before(self, space: int) -> list[int]:
        at = self._steps[space] - 1
        return [n for n in self._near[space] if self._steps[n] == at and self._line(n, space)]

    def way(self, number: int) -> tuple[int, ...]:
        """The way with a number from 0 on, without its start."""
        counts = self.counts()
        way: list[int] = []
        space = self.goal
        while space != self.start:
            way.append(space)
            for before in self._before(space):
                if number < counts[before]:
                    space = before
                    break
                number -= counts[before]
        return tuple(reversed(way))

    def includes(self, way: Sequence[int]) -> bool:
        """Whether this is one of them."""
        if self.length != len(way):
            return False
        here = self.start
        for step, there in enumerate(way):
            if self._steps[there] != step + 1 or here not in self._before(there):
                return False
            here = there
        return True

    def all(self) -> Iterator[tuple[int, ...]]:
        for number in range(self.counts()[self.goal]):
            yield self.way(number)


def steps(
    near: Near, start: int, goal: int, open_to: Callable[[int], bool], line: Callable[[int, int], bool]
) -> list[int]:
    """Space → steps from the start, as far as the goal; FAR where nobody gets so soon."""
    found = [FAR] * SPACES
    found[start] = 0
    front = [start]
    for here in front:
        if found[here] >= found[goal]:
            break
        for there in near[here]:
            if found[there] == FAR and line(here, there) and open_to(there):
                found[there] = found[here] + 1
                front.append(there)
    return found


def _carries_allies(s: PeloponnesianState, side: int) -> bool:
    """PW-EVT.6-f In the turn of the plague Athenian Allied SP keep out of Athens and Piraeus."""
    expedition = s.expedition
    if side != ATHENS or expedition is None or not s.now.get("plague", 0):
        return False
    i = ATHENIAN_ALLIED * KINDS
    return any(expedition.units[i : i + KINDS])
