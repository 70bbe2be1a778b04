"""5.1.1 to 5.1.4, 5.1.6: where an Expedition may go, and its shortest ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import compress

from strategos.kernel.asking import No
from strategos.parts.graph import Near

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
    PERSIA,
    PIRAEUS,
    REFS,
    SICILY,
    SPACES,
    SPARTA,
    SYRACUSE,
)
from .persia import why_not_enter_persians
from .state import NOBODY, Expedition, PeloponnesianState, marching_force, occupied, rebels_for

Group = Sequence[int]
"""Hoplite, Cavalry and Naval SP that move together."""
FAR = 255
"""More LOCs than any way has."""
ALONE, LAND, SEA, MIXED = range(4)
"""PW-5.1.1-p The kinds of groups, by the LOCs that are open to them."""
LINES: tuple[Near, ...] = (ADJACENT, BY_LAND, BY_SEA, BY_BOTH)
GUARDED = ((CORINTH, CENCHRAE), (ATHENS_SPACE, PIRAEUS))
"""The LOCs that `why_not_line` may close."""
Lines = tuple[tuple[int, int], ...]
COLOUR_OF_ENEMY: tuple[bytes, ...] = tuple(
    bytes(colour == enemy for colour in range(256)) for enemy in (SPARTA, ATHENS, NOBODY)
)
"""Side → a table that makes 1 of its enemy's colour, and 0 of the others."""
WARNED_OFF = {SYRACUSE: SPARTA, ARGOS: ATHENS}
"""PW-5.5.3.2-a, PW-5.5.3.3-a Who may not even make a neutral his objective."""


def kind_of(group: Group) -> int:
    """PW-5.1.1-p A leader alone uses all LOCs, land SP Land and Combined ones, ships that carry all land SP Naval and
    Combined ones (PW-5.1.4-a), other groups Combined ones only."""
    hoplites, cavalry, ships = group
    land = hoplites + cavalry
    if not ships:
        return LAND if land else ALONE
    return SEA if land <= ships else MIXED


PASSAGES = (NAUPACTUS, BYZANTIUM, AMPHIPOLIS)


def passages(s: PeloponnesianState) -> tuple[int, ...]:
    """PW-5.1.1-o Spaces one passes only under control; Amphipolis by an option (ruling OQ-AMPHIPOLIS)."""
    return PASSAGES if s.setup.option("amphipolis") == "passage" else (NAUPACTUS, BYZANTIUM)


def why_not_enter(s: PeloponnesianState, side: int, space: int, objective: int) -> No | None:
    """Why a side may not count a space in a way to another one, or enter it at all."""
    if s.colour[space] == NEUTRAL and space in CLOSED_WHILE_NEUTRAL:
        if WARNED_OFF[space] == side:
            rule = "PW-5.5.3.2-a" if space == SYRACUSE else "PW-5.5.3.3-a"
            return No(rule, "warned_off", {"space": REFS[space]})
        if space != objective:
            return No("PW-5.1.1-n", "neutral_closed", {"space": REFS[space]})
    if space in PASSAGES and space != objective and s.control[space] != side and space in passages(s):
        return No("PW-5.1.1-o", "passage_closed", {"space": REFS[space]})
    if s.happened.get("carthage_wins", 0) and space in SICILY:
        return No("PW-EVF.4-c", "sicily_closed", {"space": REFS[space]})
    return why_not_enter_persians(s, space) if side == PERSIA else None


def closed_to_leader(s: PeloponnesianState, side: int) -> bytearray:
    """PW-5.1.6-a A leader alone keeps out of enemy-occupied spaces, and of those not friendly (PW-5.1.6-b). Space → 1
    where he may not go."""
    closed = foreign(s, side)
    for space in occupied(s, side):
        if closed[space] and is_rally(s, side, space):
            closed[space] = 0
    for other in (ATHENS, SPARTA, PERSIA):
        if other != side:
            for space in occupied(s, other):
                closed[space] = 1
    return closed


def foreign(s: PeloponnesianState, side: int) -> bytearray:
    """Ruling OQ-LONE-LEADER: space → 1 where it is of the enemy's colour, or in rebellion against the side; neutrals
    are not."""
    found = s.colour.translate(COLOUR_OF_ENEMY[side])
    for space in compress(range(SPACES), s.rebels):
        found[space] = rebels_for(s, space) not in (side, NEUTRAL)
    return found


def why_not_line(s: PeloponnesianState, side: int, ships: int, a: int, b: int) -> No | None:
    """Why a side may not use the LOC between two spaces, whatever its kind."""
    if {a, b} == {CORINTH, CENCHRAE} and ships and not (s.control[a] == s.control[b] == side):
        return No("PW-5.1.2-a", "isthmus_closed")
    if {a, b} == {ATHENS_SPACE, PIRAEUS} and s.walls and not (s.control[a] == s.control[b] == side):
        return No("PW-6.1.1-f", "long_walls")
    return None


class Ways:
    """All shortest ways of a group from one space to another, counted without listing them."""

    def __init__(
        self,
        s: PeloponnesianState,
        side: int,
        group: Group,
        start: int,
        goal: int,
        objective: int,
        *,
        allied: bool = False,
    ) -> None:
        self.start, self.goal = start, goal
        self._near = network(kind_of(group), shut_lines(s, side, group[2]))
        self._steps = steps_by(s, side, group, start, objective, allied=allied)

    @property
    def length(self) -> int:
        """LOCs to the goal; FAR if no way leads there."""
        return self._steps[self.goal]

    @cached_property
    def counts(self) -> dict[int, int]:
        """Each space on any of them → in how many ways it is reached from the start."""
        before: dict[int, list[int]] = {}
        front = [self.goal]
        for space in front:
            if space != self.start and space not in before:
                before[space] = self._before(space)
                front.extend(before[space])
        found = {self.start: 1}
        for space in reversed(before):
            found[space] = sum(found[near] for near in before[space])
        return found

    def _before(self, space: int) -> list[int]:
        at, steps = self._steps[space] - 1, self._steps
        return [n for n in self._near[space] if steps[n] == at]

    def way(self, number: int) -> tuple[int, ...]:
        """The way with a number from 0 on, without its start."""
        counts = self.counts
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

    def lines(self) -> Iterator[tuple[int, int]]:
        """The LOCs that lie on any of them, from the goal back to the start."""
        front, seen = [self.goal], {self.goal}
        for space in front:
            if space == self.start:
                continue
            for before in self._before(space):
                yield before, space
                if before not in seen:
                    seen.add(before)
                    front.append(before)

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
        for number in range(self.counts[self.goal]):
            yield self.way(number)


def ways_of(s: PeloponnesianState, expedition: Expedition, goal: int) -> Ways:
    """PW-5.1.1-k The shortest legal ways of an Expedition from where it stands."""
    here, group, allied = s.leader_at[expedition.leader], marching_force(expedition), carries_allies(expedition)
    return Ways(s, expedition.side, group, here, goal, expedition.objective, allied=allied)


def steps_of(s: PeloponnesianState, expedition: Expedition, start: int) -> Sequence[int]:
    """PW-5.1.1-k Space → LOCs on the shortest legal way of an Expedition to it; FAR where none leads."""
    group, allied = marching_force(expedition), carries_allies(expedition)
    return steps_by(s, expedition.side, group, start, expedition.objective, allied=allied)


def steps_by(
    s: PeloponnesianState, side: int, group: Group, start: int, objective: int, *, allied: bool
) -> Sequence[int]:
    """The same for any group, with Athenian Allied SP in it or not."""
    kind = kind_of(group)
    barred = closed_to_leader(s, side) if kind == ALONE else bytearray(SPACES)
    for space in barred_spaces(s, side, objective):
        barred[space] = 1
    if allied and s.now.get("plague", 0):
        # PW-EVT.6-f In the turn of the plague Athenian Allied SP keep out of Athens and Piraeus.
        barred[ATHENS_SPACE] = barred[PIRAEUS] = 1
    return _steps(kind, shut_lines(s, side, group[2]), bytes(barred), start)


@lru_cache(maxsize=65536)
def _steps(kind: int, shut: Lines, barred: bytes, start: int) -> bytes:
    near, found, seen = network(kind, shut), bytearray([FAR]) * SPACES, bytearray(barred)
    found[start], seen[start] = 0, 1
    front = [start]
    for here in front:
        steps = found[here] + 1
        for there in near[here]:
            if not seen[there]:
                seen[there] = 1
                found[there] = steps
                front.append(there)
    return bytes(found)


@lru_cache(maxsize=64)
def network(kind: int, shut: Lines) -> Near:
    """The LOCs of a kind of group, without those that are shut."""
    closed = {*shut, *((b, a) for a, b in shut)}
    return tuple(tuple(b for b in near if (a, b) not in closed) for a, near in enumerate(LINES[kind]))


def shut_lines(s: PeloponnesianState, side: int, ships: int) -> Lines:
    """The guarded LOCs a side may not use."""
    return tuple(pair for pair in GUARDED if why_not_line(s, side, ships, *pair) is not None)


def barred_spaces(s: PeloponnesianState, side: int, objective: int) -> list[int]:
    """The spaces a side's Expedition may not enter."""
    gates = range(SPACES) if side == PERSIA else shut_gates(s, side)
    return [space for space in gates if why_not_enter(s, side, space, objective) is not None]


def shut_gates(s: PeloponnesianState, side: int) -> list[int]:
    """The spaces that `why_not_enter` may close to a League as things are."""
    found = [space for space in CLOSED_WHILE_NEUTRAL if s.colour[space] == NEUTRAL]
    found += [space for space in PASSAGES if s.control[space] != side]
    return [*found, *SICILY] if s.happened.get("carthage_wins", 0) else found


def carries_allies(expedition: Expedition) -> bool:
    """Whether Athenian Allied SP are in it."""
    i = ATHENIAN_ALLIED * KINDS
    return any(expedition.units[i : i + KINDS])
