"""5.2.1 How the non-player side builds an Expedition: the best whole plan in the order of its priorities.

A plan says how many SP of each kind are taken in each Rally space, and in which order the spaces are visited, the home
space first. It is possible if every leg has a legal way for the group as it then is, and if all of it can be paid
(ruling OQ-NP-BUILD). Plans are looked at from the best on, so the first possible one is taken.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby, product
from operator import add, sub

from .activation import available, cost, rally_spaces
from .facts import (
    ATHENIAN_ALLIED,
    HOME,
    KIND_OF,
    KINDS,
    NATION_OF,
    NATIONS_OF,
    NAVAL,
    NEUTRAL,
    Force,
    column,
)
from .routes import ALONE, FAR, LAND, Reach, barred, carries_allies, kind_of, steps_past, terrain_of
from .state import NOBODY, PeloponnesianState, Share, Stop, marching_at, marching_force
from .state import force as force_of
from .whereabouts import AT

DIGIT = 1024
"""Ranks are numbers in this base, one digit for each priority, so that they can be added and compared as a whole."""
NEVER = 1 << 4096
"""The rank of what cannot be had."""
Parts = tuple[int, ...]
"""SP of each kind from any nation, then of each Share that is prescribed."""
Choice = tuple[Parts, Parts, int]
"""What is taken in a space, what is wanted then, and the rank of it."""


class Source:
    """A Rally space: what can be taken there, what stays, and what emptying it means."""

    def __init__(
        self, s: PeloponnesianState, side: int, space: int, distance: int, shares: Sequence[Share] = ()
    ) -> None:
        self.space = space
        self.distance = distance
        self.shares = shares
        there = available(s, side, space)
        columns = [[c for n in NATIONS_OF[side] if (c := column(n, kind)) in there] for kind in range(KINDS)]
        self.supply = [sum(there[c] for c in cols) for cols in columns]
        self.present = force_of(s, space, side)
        colour = s.colour[space]
        # PW-5.2.1-e Captured spaces are stripped last: the enemy's, then neutral ones.
        self.rank = 2 if colour == side else 1 if colour == NEUTRAL else 0
        self.price = [[cost(s, c) for c in cols for _ in range(there[c])] for cols in columns]
        self.national = [sum(there[c] for c in cols if NATION_OF[c] != ATHENIAN_ALLIED) for cols in columns]
        for share in shares:
            here = there.get(share.column, 0) if share.space in (NOBODY, space) else 0
            if share.space == NOBODY:
                # What is prescribed for this very space is not there for anything else.
                here = max(0, here - sum(o.sp for o in shares if (o.column, o.space) == (share.column, space)))
            self.supply.append(here)
            self.price.append([cost(s, share.column)] * here)
            self.national.append(0 if NATION_OF[share.column] == ATHENIAN_ALLIED else here)

    def force(self, taken: Parts) -> Force:
        """Hoplite, Cavalry and Naval SP of what is taken."""
        force = list(taken[:KINDS])
        for share, n in zip(self.shares, taken[KINDS:], strict=True):
            force[KIND_OF[share.column]] += n
        return force[0], force[1], force[2]

    def penalties(self, taken: Parts) -> tuple[int, int, int, int]:
        """Enemy-coloured, neutral and friendly spaces emptied, and last SP of a kind taken (PW-5.2.1-c, -d)."""
        force = self.force(taken)
        left = [p - t for p, t in zip(self.present, force, strict=True)]
        emptied = [0, 0, 0]
        if any(force) and not any(left):
            emptied[self.rank] = 1
        last = sum(1 for kind in range(KINDS) if force[kind] and not left[kind])
        return emptied[0], emptied[1], emptied[2], last

    def talents(self, taken: Parts) -> int:
        """PW-5.1.5-d What these SP cost, national ones first."""
        return sum(sum(price[:n]) for price, n in zip(self.price, taken, strict=True))

    def stop(self, taken: Parts) -> Stop:
        shares = tuple(
            Share(share.column, n, share.space) for share, n in zip(self.shares, taken[KINDS:], strict=True) if n
        )
        return Stop(self.space, self.force(taken), self.talents(taken), shares)

    def without_ships(self) -> None:
        """Its ships cannot come."""
        for part, kind in enumerate((*range(KINDS), *(KIND_OF[share.column] for share in self.shares))):
            if kind == NAVAL:
                self.supply[part] = 0

    def allied(self, taken: Parts) -> bool:
        """Whether Athenian Allied SP are among them."""
        return any(t > n for t, n in zip(taken, self.national, strict=True))


def sources(s: PeloponnesianState, side: int, objective: int, shares: Sequence[Share] = ()) -> list[Source]:
    """PW-5.2.1-b The Rally spaces, nearer to the home space first, by LOCs of any kind, not through barred ones."""
    steps = steps_past(ALONE, barred(s, side, objective), HOME[side])
    near = [space for space in rally_spaces(s, side) if steps[space] < FAR]
    found = (Source(s, side, space, steps[space], shares) for space in near)
    return sorted(found, key=lambda one: (one.distance, one.space))


def parts_of(wanted: Force, shares: Sequence[Share]) -> Parts:
    """PW-5.2-k What is wanted: a kind that has Shares is made up of them."""
    told = {KIND_OF[share.column] for share in shares}
    return (*(0 if kind in told else n for kind, n in enumerate(wanted)), *(share.sp for share in shares))


# -- what is taken where ----------------------------------------------------------------------------------------------


class Allocations:
    """Every way to take the wanted SP that can be paid, the best first (PW-5.2.1-a to -e), each with its rank."""

    def __init__(self, spaces: Sequence[Source], wanted: Parts, talents: int) -> None:
        self._spaces, self._wanted, self._talents = spaces, wanted, talents
        rings = [ring for ring, (_, group) in enumerate(groupby(spaces, key=_distance)) for _ in group]
        # Spaces equally far count together: which of them gives more is no priority.
        self._weight = [DIGIT ** (rings[-1] - ring) for ring in rings] if rings else []
        self._first = DIGIT ** (rings[-1] + 1) if rings else 1
        self._best: dict[tuple[int, Parts], int] = {}
        self._choices: dict[tuple[int, Parts], list[Choice]] = {}
        self._ranks: dict[tuple[int, Parts], int] = {}
        self._cheapest = [
            [[0, *accumulate(sorted(p for one in spaces[i:] for p in one.price[part]))] for part in range(len(wanted))]
            for i in range(len(spaces) + 1)
        ]

    def choices(self, i: int, left: Parts) -> list[Choice]:
        """What may be taken in a space, what is wanted then, and its rank."""
        key = (i, left)
        if key not in self._choices:
            most = map(min, self._spaces[i].supply, left)
            every = product(*[range(n + 1) for n in most])
            self._choices[key] = [(taken, tuple(map(sub, left, taken)), self.rank(i, taken)) for taken in every]
        return self._choices[key]

    def rank(self, i: int, taken: Parts) -> int:
        """PW-5.2.1-c Spaces emptied, last SP taken, then as many as possible as near as possible (PW-5.2.1-b)."""
        if not any(taken):
            return 0
        key = (i, taken)
        if key not in self._ranks:
            number = 0
            for penalty in self._spaces[i].penalties(taken):
                number = number * DIGIT + penalty
            self._ranks[key] = number * self._first - sum(taken) * self._weight[i]
        return self._ranks[key]

    def best(self, i: int, left: Parts) -> int:
        """The best rank of all ways to take what is left from a space on."""
        if not any(left):
            return 0
        if i == len(self._spaces):
            return NEVER
        key = (i, left)
        if key not in self._best:
            self._best[key] = min([rank + self.best(i + 1, rest) for _, rest, rank in self.choices(i, left)])
        return self._best[key]

    def dear(self, i: int, left: Parts, talents: int) -> bool:
        """Whether what is left costs more than there is, however it is taken."""
        least = self._cheapest[i]
        return any(n >= len(least[part]) for part, n in enumerate(left)) or talents > self._talents - sum(
            least[part][n] for part, n in enumerate(left)
        )

    def __iter__(self) -> Iterator[tuple[int, list[tuple[Source, Parts]]]]:
        """Equal ranks come one after the other: what is still equal between them is settled by the way, or drawn."""
        if self.dear(0, self._wanted, 0):
            return
        order = 0
        heap: list[tuple[int, int, int, int, int, Parts, list[tuple[Source, Parts]]]] = [
            (self.best(0, self._wanted), 0, 0, 0, 0, self._wanted, [])
        ]
        while heap:
            rank, _, i, so_far, talents, left, chosen = heapq.heappop(heap)
            if self.dear(i, left, talents):
                continue
            if not any(left):
                yield rank, chosen
                continue
            source = self._spaces[i]
            for taken, rest, its in self.choices(i, left):
                order -= 1
                rank = so_far + its + self.best(i + 1, rest)
                if rank >= NEVER // 2:
                    continue
                paid, stops = talents, chosen
                if any(taken):
                    paid, stops = talents + source.talents(taken), [*chosen, (source, taken)]
                heapq.heappush(heap, (rank, order, i + 1, so_far + its, paid, rest, stops))


def _distance(source: Source) -> int:
    return source.distance


# -- in which order ---------------------------------------------------------------------------------------------------


class Legs:
    """Whether a group can go from one space to another on its way to the objective."""

    def __init__(self, s: PeloponnesianState, side: int, objective: int) -> None:
        self._s, self._side, self._objective = s, side, objective
        self._known: dict[tuple[int, int, bool], int] = {}
        self._plague = s.now.plague

    def possible(self, group: Force, allied: bool, start: int, goal: int) -> bool:
        if start == goal:
            return True
        key = (kind_of(group), start, allied and self._plague)
        if key not in self._known:
            terrain = terrain_of(self._s, self._side, kind_of(group), self._objective, allied=key[2])
            self._known[key] = Reach(terrain, start).spaces
        return self._known[key] & AT[goal] > 0


Order = tuple[tuple[Source, Parts], ...]


class Visits:
    """PW-5.2.1-b The orders of the stops in which every leg has a legal way, nearer spaces before farther ones."""

    def __init__(self, legs: Legs, goal: int) -> None:
        self._legs, self._goal = legs, goal

    def orders(self, start: int, group: Force, allied: bool, stops: Order) -> list[Order]:
        """All that are equally good."""
        if not stops:
            return [()] if self._legs.possible(group, allied, start, self._goal) else []
        for _, ring in groupby(stops, key=lambda stop: stop[0].distance):
            found: list[Order] = []
            for stop in ring:
                source, taken = stop
                if self._legs.possible(group, allied, start, source.space):
                    more = together(group, source.force(taken))
                    rest = tuple(other for other in stops if other is not stop)
                    ways = self.orders(source.space, more, allied or source.allied(taken), rest)
                    found.extend((stop, *way) for way in ways)
            if found:
                return nearest(found)
        return []


def together(one: Force, other: Force) -> Force:
    hoplites, cavalry, ships = map(add, one, other)
    return hoplites, cavalry, ships


def nearest(orders: list[Order]) -> list[Order]:
    """Those that visit nearer spaces first."""
    least = min(distances(order) for order in orders)
    return [order for order in orders if distances(order) == least]


def distances(order: Order) -> tuple[int, ...]:
    return tuple(source.distance for source, _ in order)


def best_plans(
    s: PeloponnesianState, side: int, objective: int, wanted: Force, talents: int, shares: Sequence[Share] = ()
) -> list[tuple[Stop, ...]]:
    """PW-5.2.1-a The best plans that are possible, all equally good; none if there is none (PW-5.2-l)."""
    have: Force = (0, 0, 0)
    start, allied, under_way = HOME[side], False, s.expedition is not None
    if s.expedition is not None:
        start, have = marching_at(s), marching_force(s.expedition)
        allied = carries_allies(s.expedition)
    legs = Legs(s, side, objective)
    spaces = useful(legs, sources(s, side, objective, shares), together(have, wanted), objective)
    parts = parts_of(wanted, shares)
    if any(n > sum([one.supply[part] for one in spaces]) for part, n in enumerate(parts)):
        return []  # most searches end here: what is asked for is not there
    visits = Visits(legs, objective)
    found: list[Order] = []
    best: int | None = None
    for rank, stops in Allocations(spaces, parts, talents):
        if best is not None and rank != best:
            break
        first = [stop for stop in stops if stop[0].space == start and not under_way]
        group = have
        with_allies = allied
        for source, taken in first:
            # The home space gives first, if it gives anything.
            group = together(group, source.force(taken))
            with_allies = with_allies or source.allied(taken)
        rest = tuple(stop for stop in stops if stop not in first)
        orders = visits.orders(start, group, with_allies, rest)
        if orders:
            best = rank
            found.extend((*first, *order) for order in orders)
    return [tuple(source.stop(taken) for source, taken in order) for order in (nearest(found) if found else [])]


def useful(legs: Legs, spaces: list[Source], whole: Force, objective: int) -> list[Source]:
    """The Rally spaces of which a plan could make use; the others would only make it long to see that there is none.

    An Expedition without ships goes by land all the time. Ships must lie where they can go to the objective; so must
    land SP, or where a way by land leads to ships.
    """
    if kind_of(whole) in (ALONE, LAND):
        return [one for one in spaces if legs.possible(whole, False, one.space, objective)]
    by_sea = [one for one in spaces if legs.possible((0, 0, 1), False, one.space, objective)]
    for one in spaces:
        if one not in by_sea:
            one.without_ships()
    ports = [one.space for one in by_sea if one.supply[NAVAL]]
    return [
        one
        for one in spaces
        if one in by_sea or any(legs.possible((1, 0, 0), False, one.space, port) for port in ports)
    ]
