"""5.1.1 to 5.1.4, 5.1.6: where an Expedition may go, and its shortest ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from strategos.kernel.asking import No
from strategos.parts.graph import Near

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
from .outlook import Outlook, outlook
from .persia import why_not_enter_persians
from .state import NOBODY, Expedition, PeloponnesianState, force_of, holds
from .whereabouts import AT, EVERYWHERE, Allegiance, allegiance, marks

Group = Sequence[int]
"""Hoplite, Cavalry and Naval SP that move together."""
Lines = tuple[tuple[int, int], ...]
FAR = 255
"""More LOCs than any way has."""
ALONE, LAND, SEA, MIXED = range(4)
"""PW-5.1.1-p The kinds of groups, by the LOCs that are open to them."""
LINES: tuple[Near, ...] = (ADJACENT, BY_LAND, BY_SEA, BY_BOTH)
GUARDED = ((CORINTH, CENCHRAE), (ATHENS_SPACE, PIRAEUS))
"""The LOCs that `why_not_line` may close."""
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
    if s.happened.carthage_wins and space in SICILY:
        return No("PW-EVF.4-c", "sicily_closed", {"space": REFS[space]})
    return why_not_enter_persians(s, space) if side == PERSIA else None


def why_not_alone(s: PeloponnesianState, side: int, space: int) -> No | None:
    """PW-5.1.6-a Why a leader alone may not enter a space: enemies stand in it, or it is not friendly (-b)."""
    if not outlook(s, side).closed_to_leader & AT[space]:
        return None
    if any(holds(s, space, other) for other in (ATHENS, SPARTA, PERSIA) if other != side):
        return No("PW-5.1.6-a", "not_alone", {"space": REFS[space]})
    return No("PW-5.1.6-b", "not_alone_unfriendly", {"space": REFS[space]})


def why_not_line(s: PeloponnesianState, side: int, ships: int, a: int, b: int) -> No | None:
    """Why a side may not use the LOC between two spaces, whatever its kind."""
    if {a, b} == {CORINTH, CENCHRAE} and ships and not (s.control[a] == s.control[b] == side):
        return No("PW-5.1.2-a", "isthmus_closed")
    if {a, b} == {ATHENS_SPACE, PIRAEUS} and s.walls and not (s.control[a] == s.control[b] == side):
        return No("PW-6.1.1-f", "long_walls")
    return None


class Reach:
    """Where a group can go from a space."""

    def __init__(self, terrain: Terrain, start: int) -> None:
        self._terrain, self._start = terrain, start
        self.kind = terrain.kind
        """Of the group that goes."""
        self.spaces = terrain.around(start)
        """Where any way leads."""

    def ways(self, goal: int) -> Ways:
        """PW-5.1.1-k The shortest ways to a space."""
        return Ways(self._terrain, self._start, goal)


class Ways:
    """All shortest ways of a group from one space to another, counted without listing them."""

    def __init__(self, terrain: Terrain, start: int, goal: int) -> None:
        self.start, self.goal = start, goal
        self._fan = fan = terrain.fan(start, goal)
        self.counts = fan.counts
        """Space → in how many shortest ways it is reached, 0 if in none."""

    @property
    def length(self) -> int:
        """LOCs to the goal; FAR if no way leads there."""
        return self._fan.steps[self.goal] if self.counts[self.goal] else FAR

    def way(self, number: int) -> tuple[int, ...]:
        """The way with a number from 0 on, without its start."""
        if self.start == self.goal:
            return ()
        fan, space = self._fan, self.goal
        way = [space]
        while True:
            stretch, forks = fan.known.get(space) or fan.back(space)
            way += stretch
            if not forks:
                way.reverse()
                return tuple(way)
            for fork, ways in forks:
                space = fork
                if number < ways:
                    break
                number -= ways
            way.append(space)

    def lines(self) -> Iterator[tuple[int, int]]:
        """The LOCs that lie on any of them, from the goal back to the start."""
        fan, front, seen = self._fan, [self.goal], {self.goal}
        for space in front:
            if space == self.start:
                continue
            for before in fan.before(space):
                yield before, space
                if before not in seen:
                    seen.add(before)
                    front.append(before)

    def includes(self, way: Sequence[int]) -> bool:
        """Whether this is one of them."""
        steps, counts, near, here = self._fan.steps, self.counts, self._fan.near, self.start
        for number, there in enumerate(way, start=1):
            if steps[there] != number or not counts[there] or here not in near[there]:
                return False
            here = there
        return here == self.goal

    def all(self) -> Iterator[tuple[int, ...]]:
        for number in range(self.counts[self.goal]):
            yield self.way(number)


def ways_for(
    s: PeloponnesianState, side: int, group: Group, start: int, goal: int, objective: int, *, allied: bool = False
) -> Ways:
    """PW-5.1.1-k The shortest legal ways of a group."""
    return Ways(terrain_of(s, side, kind_of(group), objective, allied=allied), start, goal)


def ways_of(s: PeloponnesianState, expedition: Expedition, goal: int, look: Outlook | None = None) -> Ways:
    """PW-5.1.1-k The shortest legal ways of an Expedition from where it stands."""
    return Ways(terrain_before(s, expedition, look), s.leader_at[expedition.leader], goal)


def reach_of(s: PeloponnesianState, expedition: Expedition, start: int, look: Outlook | None = None) -> Reach:
    """PW-5.1.1-k The legal ways of an Expedition."""
    return Reach(terrain_before(s, expedition, look), start)


def terrain_before(s: PeloponnesianState, expedition: Expedition, look: Outlook | None = None) -> Terrain:
    """What an Expedition finds on its ways."""
    allied = s.now.plague and carries_allies(expedition)
    kind = _kind(expedition.units, expedition.elites)
    return terrain_of(s, expedition.side, kind, expedition.objective, allied=allied, look=look)


@lru_cache(maxsize=4096)
def _kind(units: tuple[int, ...], elites: tuple[int, ...]) -> int:
    """The kind of group that SP and elite units make."""
    return kind_of(force_of(units, elites))


def terrain_of(
    s: PeloponnesianState, side: int, kind: int, objective: int, *, allied: bool, look: Outlook | None = None
) -> Terrain:
    """What a kind of group finds on its ways; in the turn of the plague, with Athenian Allied SP in it or not."""
    sick = allied and s.now.plague
    if kind != ALONE:
        return ground(s, side, kind, objective, sick, look.whose if look else allegiance(s))
    look, key = look or outlook(s, side), (objective, sick, s.walls)
    found = look.alone.get(key)
    if found is None:
        open_map = ground(s, side, kind, objective, sick, look.whose)
        found = terrain(kind, open_map.shut, open_map.closed | look.closed_to_leader)
        if side != PERSIA:
            look.alone[key] = found
    return found


def ground(s: PeloponnesianState, side: int, kind: int, objective: int, sick: bool, whose: Allegiance) -> Terrain:
    """What a kind of group finds, whoever stands in its way."""
    known, key = whose.terrain, (side, kind, objective, sick, s.walls)
    found = known.get(key)
    if found is None:
        closed = barred(s, side, objective)
        if sick:
            # PW-EVT.6-f In the turn of the plague Athenian Allied SP keep out of Athens and Piraeus.
            closed |= AT[ATHENS_SPACE] | AT[PIRAEUS]
        found = terrain(kind, shut_lines(s, side, kind in (SEA, MIXED)), closed)
        if side != PERSIA:
            # Where Persians may go depends on who leads them.
            known[key] = found
    return found


def steps_past(kind: int, closed: int, start: int) -> Sequence[int]:
    """Space → LOCs for a kind of group to it, not through closed ones; FAR where none lead."""
    return _fan(kind, (), closed, start).steps


def leads_past(kind: int, closed: int, start: int, goal: int) -> bool:
    """Whether any way of a kind of group leads to a space, not through closed ones."""
    lines = network(kind, ())
    if not lines.cut(closed, start, goal):
        return lines.fans[start].steps[goal] < FAR
    near, seen = lines.near, [*marks(closed)]
    seen[start] = 1
    front = [start]
    for here in front:
        for there in near[here]:
            if not seen[there]:
                if there == goal:
                    return True
                seen[there] = 1
                front.append(there)
    return start == goal


FARTHEST = 63
"""No shortest way on the open map has as many LOCs: those from two spaces can be added in a byte."""
_NEAR = bytes(min(n, FARTHEST) for n in range(256))
_FILLING = tuple((127 - near) * EVERYWHERE for near in _NEAR)
"""LOCs → what makes 127 of as many in every byte."""
_ROOM = bytes((FAR, *bytes(FAR)))
"""Makes FAR of what is open and 0 of what is closed."""


class Fan:
    """The shortest ways from one space to all others."""

    __slots__ = ("counts", "far", "known", "near", "steps")

    def __init__(self, near: Near, steps: Sequence[int], counts: list[int], far: int = 0) -> None:
        self.near, self.steps, self.counts = near, steps, counts
        """The LOCs; space → LOCs to it; space → in how many shortest ways it is reached, 0 if in none. Of ways to a
        single goal, what lies on none of them may look as near as the start, or farther than it is."""
        self.far = far
        """Space → LOCs to it, at most FARTHEST, as a number."""
        self.known: dict[int, tuple[list[int], list[tuple[int, int]]]] = {}

    def before(self, space: int) -> list[int]:
        """The spaces before another one in its shortest ways."""
        nearer, steps, counts = self.steps[space] - 1, self.steps, self.counts
        return [n for n in self.near[space] if steps[n] == nearer and counts[n]]

    def back(self, space: int) -> tuple[list[int], list[tuple[int, int]]]:
        """The spaces before another one, back to where its ways part; then the next ones, each with the number of its
        ways. None where the ways begin."""
        near, steps, counts, here = self.near, self.steps, self.counts, space
        stretch, forks = list[int](), list[tuple[int, int]]()
        for nearer in range(steps[space] - 1, 0, -1):
            only = None
            for before in near[here]:
                if steps[before] == nearer:
                    if only is not None:
                        forks = [(n, counts[n]) for n in near[here] if steps[n] == nearer]
                        break
                    only = before
            if forks or only is None:
                break
            here = only
            stretch.append(here)
        self.known[space] = found = stretch, forks
        return found


# A search looks into lists, which is quicker; what is kept is bytes, which take an eighth of the memory.
@lru_cache(maxsize=8192)
def _fan(kind: int, shut: Lines, closed: int, start: int) -> Fan:
    near, shunned = network(kind, shut).near, [*marks(closed)]
    steps, counts = [FAR] * SPACES, [0] * SPACES
    steps[start], counts[start] = 0, 1
    front = [start]
    for here in front:
        further, ways = steps[here] + 1, counts[here]
        for there in near[here]:
            known = steps[there]
            if known == further:
                counts[there] += ways
            elif known == FAR and not shunned[there]:
                steps[there], counts[there] = further, ways
                front.append(there)
    found = bytes(steps)
    return Fan(near, found, counts, int.from_bytes(found.translate(_NEAR), "little"))


# What is closed to a leader changes with every step of the enemy, so that tables of it would hardly serve twice.
def _round(lines: Network, closed: int, start: int, goal: int) -> Fan:
    """The ways of a leader round what is closed to him. Spaces on the shortest ways of the open map are looked at
    first, then those one LOC off them, and so on until the goal is reached; then the ways are counted back from it."""
    near, left = lines.near, lines.fans[goal].steps
    # Closed spaces look as near as the start: no way to them is shorter.
    steps, counts = [*marks(closed).translate(_ROOM)], [0] * SPACES
    steps[start], counts[start] = 0, 1
    front, later, last = [start], list[int](), list[int]()
    while steps[goal] == FAR and (front or later or last):
        # A step leads nearer to the goal, past it or away from it: by that the way becomes no longer, or 1 or 2 longer.
        after = front, later, last
        for here in front:
            further, nearer = steps[here] + 1, left[here] - 1
            for there in near[here]:
                if further < steps[there]:
                    steps[there] = further
                    after[left[there] - nearer].append(there)
        front, later, last = later, last, []
    on_it, seen = [goal], {goal}
    for here in on_it:
        nearer = steps[here] - 1
        if nearer:
            for there in near[here]:
                if steps[there] == nearer and there not in seen:
                    seen.add(there)
                    on_it.append(there)
    for here in reversed(on_it):
        nearer = steps[here] - 1
        counts[here] = sum([counts[before] for before in near[here] if steps[before] == nearer])
    return Fan(near, steps, counts)


class _Fans(dict[int, Fan]):
    """Space → its ways where nothing is closed, each once it is asked for."""

    def __init__(self, kind: int, shut: Lines) -> None:
        self._kind, self._shut = kind, shut

    def __missing__(self, start: int) -> Fan:
        self[start] = fan = _fan(self._kind, self._shut, 0, start)
        return fan


class Network:
    """The LOCs of a kind of group, without those that are shut."""

    def __init__(self, kind: int, shut: Lines) -> None:
        closed = {*shut, *((b, a) for a, b in shut)}
        self.near: Near = tuple(tuple(b for b in near if (a, b) not in closed) for a, near in enumerate(LINES[kind]))
        self.fans = _Fans(kind, shut)

    def cut(self, closed: int, start: int, goal: int) -> bool:
        """Whether any of these spaces lies on a shortest way, if nothing is closed."""
        # LOCs from the start and from the goal together are nowhere fewer than those of the shortest way: where they
        # are as few, and only there, the highest bit of the byte is not set.
        fan = self.fans[start]
        return closed << 7 & ~(fan.far + self.fans[goal].far + _FILLING[fan.steps[goal]]) != 0


@lru_cache(maxsize=64)
def network(kind: int, shut: Lines) -> Network:
    """Made once for each."""
    return Network(kind, shut)


class Terrain:
    """What a kind of group finds: its LOCs without those that are shut, and the spaces it may not enter."""

    def __init__(self, kind: int, shut: Lines, closed: int) -> None:
        self.kind, self.shut, self.closed = kind, shut, closed
        self._lines, self._regions = network(kind, shut), [0] * SPACES

    def around(self, start: int) -> int:
        """The spaces that any way leads to from one, itself among them; it may stand where it could not go."""
        return self._regions[start] or self._explore(start)

    def _explore(self, start: int) -> int:
        near, seen = self._lines.near, [*marks(self.closed)]
        astray = seen[start]
        seen[start] = 1
        front = [start]
        for here in front:
            for there in near[here]:
                if not seen[there]:
                    seen[there] = 1
                    front.append(there)
        region = int.from_bytes(bytes(seen), "little") & ~self.closed | AT[start]
        # Whoever starts elsewhere among them reaches the same, but for the space where nobody may go.
        for here in [start] if astray else front:
            self._regions[here] = region
        return region

    def fan(self, start: int, goal: int) -> Fan:
        """The shortest ways from one space to another, and perhaps to others."""
        lines, closed = self._lines, self.closed
        if closed & AT[start]:
            closed ^= AT[start]
        # On most ways nothing is closed.
        if not lines.cut(closed, start, goal):
            return lines.fans[start]
        return _round(lines, closed, start, goal) if self.kind == ALONE else _fan(self.kind, self.shut, closed, start)


@lru_cache(maxsize=1024)
def terrain(kind: int, shut: Lines, closed: int) -> Terrain:
    """Made once for each: what has been explored is kept with it."""
    return Terrain(kind, shut, closed)


def shut_lines(s: PeloponnesianState, side: int, ships: int) -> Lines:
    """The guarded LOCs a side may not use."""
    known, key = allegiance(s).shut, (side, ships > 0, s.walls)
    if key not in known:
        known[key] = tuple(pair for pair in GUARDED if why_not_line(s, side, ships, *pair) is not None)
    return known[key]


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
    if s.happened.carthage_wins:
        # Syracuse may be among them already, and nothing is closed twice: what is barred is a sum.
        found += [space for space in SICILY if space not in found]
    return found


def carries_allies(expedition: Expedition) -> bool:
    """Whether Athenian Allied SP are in it."""
    i = ATHENIAN_ALLIED * KINDS
    return any(expedition.units[i : i + KINDS])
