"""5.2.1 How the non-player side builds an Expedition: the best whole plan in the order of its priorities.

A plan says how many SP of each kind are taken in each Rally space, and in which order the spaces are visited, the home
space first. It is possible if every leg has a legal way for the group as it then is, and if all of it can be paid
(ruling OQ-NP-BUILD). Plans are looked at from the best on, so the first possible one is taken.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count, product

from strategos.kernel.chance import roll

from .activation import available, cost, rally_spaces
from .facts import ADJACENT, HOME, KINDS, NATIONS_OF, NEUTRAL, SPACES, Force, column
from .routes import FAR, Ways, why_not_enter
from .state import PeloponnesianState, Stop, marching_at, marching_force
from .state import force as force_of

Taken = tuple[int, int, int]


class Source:
    """A Rally space: what can be taken there, what stays, and what emptying it means."""

    def __init__(self, s: PeloponnesianState, side: int, space: int, distance: int) -> None:
        self.space = space
        self.distance = distance
        there = available(s, side, space)
        self.columns = [
            [(c, there[c]) for n in NATIONS_OF[side] if (c := column(n, kind)) in there] for kind in range(KINDS)
        ]
        self.supply = [sum(n for _, n in columns) for columns in self.columns]
        self.present = force_of(s, space, side)
        colour = s.colour[space]
        # PW-5.2.1-e Captured spaces are stripped last: the enemy's, then neutral ones.
        self.rank = 2 if colour == side else 1 if colour == NEUTRAL else 0
        self.price = [[cost(s, c) for c, n in columns for _ in range(n)] for columns in self.columns]

    def penalties(self, taken: Taken) -> tuple[int, int, int, int]:
        """Enemy-coloured, neutral and friendly spaces emptied, and last SP of a kind taken (PW-5.2.1-c, -d)."""
        left = [p - t for p, t in zip(self.present, taken, strict=True)]
        emptied = [0, 0, 0]
        if any(taken) and not any(left):
            emptied[self.rank] = 1
        last = sum(1 for kind in range(KINDS) if taken[kind] and not left[kind])
        return emptied[0], emptied[1], emptied[2], last

    def talents(self, taken: Taken) -> int:
        return sum(sum(self.price[kind][: taken[kind]]) for kind in range(KINDS))


def sources(s: PeloponnesianState, side: int, objective: int) -> list[Source]:
    """PW-5.2.1-b The Rally spaces, nearer to the home space first, by LOCs of any kind, not through barred ones."""
    home = HOME[side]
    steps = [-1] * SPACES
    steps[home], front = 0, [home]
    for here in front:
        for there in ADJACENT[here]:
            if steps[there] < 0 and why_not_enter(s, side, there, objective) is None:
                steps[there] = steps[here] + 1
                front.append(there)
    found = [Source(s, side, space, steps[space]) for space in rally_spaces(s, side) if steps[space] >= 0]
    return sorted(found, key=lambda source: (source.distance, source.space))


def allocations(spaces: list[Source], wanted: Force) -> Iterator[tuple[tuple[int, ...], list[Taken]]]:
    """Every way to take the wanted SP, the best first (PW-5.2.1-a to -e), each with its rank.

    Equal ranks come one after the other: what is still equal between them is settled by chance.
    """
    supply_after = [[0] * KINDS for _ in range(len(spaces) + 1)]
    for i in range(len(spaces) - 1, -1, -1):
        supply_after[i] = [a + b for a, b in zip(supply_after[i + 1], spaces[i].supply, strict=True)]
    if any(w > have for w, have in zip(wanted, supply_after[0], strict=True)):
        return
    order = count()
    # By distance, spaces equally far count together: which of them gives more is no priority.
    heap: list[tuple[tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...], list[Taken]]] = [
        ((0, 0, 0, 0), (), 0, next(order), tuple(wanted), [])
    ]
    while heap:
        penalty, taken_by_ring, depth, _, left, chosen = heapq.heappop(heap)
        if not any(left):
            yield (*penalty, *taken_by_ring), chosen
            continue
        if depth == len(spaces):
            continue
        source, after = spaces[depth], supply_after[depth + 1]
        ranges = [
            range(min(source.supply[kind], left[kind]), max(0, left[kind] - after[kind]) - 1, -1)
            for kind in range(KINDS)
        ]
        ring = depth > 0 and spaces[depth - 1].distance == source.distance and source.distance > 0
        for taken in product(*ranges):
            more = source.penalties((taken[0], taken[1], taken[2]))
            rank = tuple(a + b for a, b in zip(penalty, more, strict=True))
            rings = (*taken_by_ring[:-1], taken_by_ring[-1] - sum(taken)) if ring else (*taken_by_ring, -sum(taken))
            rest = tuple(w - t for w, t in zip(left, taken, strict=True))
            heapq.heappush(heap, (rank, rings, depth + 1, next(order), rest, [*chosen, (taken[0], taken[1], taken[2])]))


class Legs:
    """Whether a group can go from one space to another, remembered while a plan is looked for."""

    def __init__(self, s: PeloponnesianState, side: int, objective: int) -> None:
        self._s, self._side, self._objective = s, side, objective
        self._known: dict[tuple[int, int, str], int] = {}

    def length(self, force: Taken, start: int, goal: int) -> int:
        if start == goal:
            return 0
        land, ships = force[0] + force[1], force[2]
        kind = "alone" if not land and not ships else "land" if not ships else "sea" if land <= ships else "both"
        key = (start, goal, kind)
        if key not in self._known:
            self._known[key] = Ways(self._s, self._side, force, start, goal, self._objective).length
        return self._known[key]


def visit(legs: Legs, start: int, have: Taken, stops: list[tuple[Source, Taken]], goal: int) -> list[Stop] | None:
    """PW-5.2.1-b An order of the stops in which every leg has a legal way, nearer spaces before farther ones."""
    if not stops:
        return [] if legs.length(have, start, goal) < FAR else None
    for i, (source, taken) in enumerate(stops):
        if legs.length(have, start, source.space) < FAR:
            group = (have[0] + taken[0], have[1] + taken[1], have[2] + taken[2])
            rest = visit(legs, source.space, group, stops[:i] + stops[i + 1 :], goal)
            if rest is not None:
                return [Stop(source.space, taken), *rest]
    return None


async def best_plan(
    s: PeloponnesianState, side: int, objective: int, wanted: Force, talents: int
) -> tuple[Stop, ...] | None:
    """PW-5.2.1-a The best plan that is possible; what is equal is drawn. None if there is none (PW-5.2-l)."""
    spaces = sources(s, side, objective)
    under_way = s.expedition is not None
    start = marching_at(s) if under_way else HOME[side]
    have: Taken = marching_force(s.expedition) if s.expedition is not None else (0, 0, 0)
    legs = Legs(s, side, objective)
    found: list[tuple[Stop, ...]] = []
    best: tuple[int, ...] | None = None
    for rank, chosen in allocations(spaces, wanted):
        if best is not None and rank != best:
            break
        stops = [(source, taken) for source, taken in zip(spaces, chosen, strict=False) if any(taken)]
        if sum(source.talents(taken) for source, taken in stops) > talents:
            continue
        # The home space gives first, if it gives anything.
        home = [stop for stop in stops if stop[0].space == start and not under_way]
        rest = [stop for stop in stops if stop not in home]
        group = have
        for _, taken in home:
            group = (group[0] + taken[0], group[1] + taken[1], group[2] + taken[2])
        order = visit(legs, start, group, rest, objective)
        if order is not None:
            found.append((*(Stop(source.space, taken) for source, taken in home), *order))
            best = rank
    if not found:
        return None
    if len(found) == 1:
        return found[0]
    [pick] = await roll(len(found), purpose="plan", rule="PW-5.2.1-b")
    return found[pick - 1]
