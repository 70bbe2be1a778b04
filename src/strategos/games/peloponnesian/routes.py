"""5.1.1 to 5.1.4, 5.1.6: where an Expedition may go, and its shortest ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from strategos.kernel.asking import No
from strategos.parts.graph import Near

from .activation import rallies
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
from .state import NOBODY, Expedition, PeloponnesianState, marching_force
from .whereabouts import AT, allegiance, marks, whereabouts

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
_NOT_FAR = bytes(steps < FAR for steps in range(256))
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


def closed_to_leader(s: PeloponnesianState, side: int) -> int:
    """PW-5.1.6-a A leader alone keeps out of enemy-occupied spaces, and of those not friendly (PW-5.1.6-b) unless they
    are Rally spaces."""
    closed = allegiance(s).foreign[side] & ~rallies(s, side)
    there = whereabouts(s)
    for other in (ATHENS, SPARTA, PERSIA):
        if other != side:
            closed |= there.presence(other)
    return closed


def why_not_line(s: PeloponnesianState, side: int, ships: int, a: int, b: int) -> No | None:
    """Why a side may not use the LOC between two spaces, whatever its kind."""
    if {a, b} == {CORINTH, CENCHRAE} and ships and not (s.control[a] == s.control[b] == side):
        return No("PW-5.1.2-a", "isthmus_closed")
    if {a, b} == {ATHENS_SPACE, PIRAEUS} and s.walls and not (s.control[a] == s.control[b] == side):
        return No("PW-6.1.1-f", "long_walls")
    return None


class Reach:
    """How far it is from a space to all others, and by how many shortest ways."""

    def __init__(self, near: Near, start: int, barred: int) -> None:
        self.near = near
        seen, steps, counts = bytearray(marks(barred)), bytearray([FAR]) * SPACES, [0] * SPACES
        seen[start], steps[start], counts[start] = 1, 0, 1
        front = [start]
        for here in front:
            further, ways = steps[here] + 1, counts[here]
            for there in near[here]:
                if not seen[there]:
                    seen[there], steps[there], counts[there] = 1, further, ways
                    front.append(there)
                elif steps[there] == further:
                    counts[there] += ways
        self.steps, self.counts = bytes(steps), counts
        self.spaces = int.from_bytes(steps.translate(_NOT_FAR), "little")
        """Where any way leads."""


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
        reach = reach_by(s, side, group, start, objective, allied=allied)
        self._near, self._steps = reach.near, reach.steps
        self.counts: Sequence[int] = reach.counts
        """Space → in how many shortest ways it is reached from the start."""

    @property
    def length(self) -> int:
        """LOCs to the goal; FAR if no way leads there."""
        return self._steps[self.goal]

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
    return reach_of(s, expedition, start).steps


def reach_of(s: PeloponnesianState, expedition: Expedition, start: int) -> Reach:
    """The shortest legal ways of an Expedition to all spaces."""
    group, allied = marching_force(expedition), carries_allies(expedition)
    return reach_by(s, expedition.side, group, start, expedition.objective, allied=allied)


def reach_by(s: PeloponnesianState, side: int, group: Group, start: int, objective: int, *, allied: bool) -> Reach:
    """The same for any group, with Athenian Allied SP in it or not."""
    kind = kind_of(group)
    closed = barred(s, side, objective)
    if kind == ALONE:
        closed |= closed_to_leader(s, side)
    if allied and s.now.get("plague", 0):
        # PW-EVT.6-f In the turn of the plague Athenian Allied SP keep out of Athens and Piraeus.
        closed |= AT[ATHENS_SPACE] | AT[PIRAEUS]
    return _reach(kind, shut_lines(s, side, group[2]), closed, start)


@lru_cache(maxsize=16384)
def _reach(kind: int, shut: Lines, closed: int, start: int) -> Reach:
    return Reach(network(kind, shut), start, closed)


@lru_cache(maxsize=64)
def network(kind: int, shut: Lines) -> Near:
    """The LOCs of a kind of group, without those that are shut."""
    closed = {*shut, *((b, a) for a, b in shut)}
    return tuple(tuple(b for b in near if (a, b) not in closed) for a, near in enumerate(LINES[kind]))


def shut_lines(s: PeloponnesianState, side: int, ships: int) -> Lines:
    """The guarded LOCs a side may not use."""
    return tuple([pair for pair in GUARDED if why_not_line(s, side, ships, *pair) is not None])


def barred(s: PeloponnesianState, side: int, objective: int) -> int:
    """The spaces a side's Expedition may not enter."""
    if side == PERSIA:
        return sum(AT[space] for space in range(SPACES) if why_not_enter(s, side, space, objective) is not None)
    known = allegiance(s).barred
    if side not in known:
        shut = (space for space in shut_gates(s, side) if why_not_enter(s, side, space, NOBODY) is not None)
        known[side] = sum(AT[space] for space in shut)
    closed = known[side]
    if closed & AT[objective] and why_not_enter(s, side, objective, objective) is None:
        # Some gates open to those whose objective they are.
        return closed & ~AT[objective]
    return closed


def shut_gates(s: PeloponnesianState, side: int) -> list[int]:
    """The spaces that `why_not_enter` may close to a League as things are."""
    found = [space for space in CLOSED_WHILE_NEUTRAL if s.colour[space] == NEUTRAL]
    found += [space for space in PASSAGES if s.control[space] != side]
    return [*found, *SICILY] if s.happened.get("carthage_wins", 0) else found


def carries_allies(expedition: Expedition) -> bool:
    """Whether Athenian Allied SP are in it."""
    i = ATHENIAN_ALLIED * KINDS
    return any(expedition.units[i : i + KINDS])
