"""What a position holds for each Faction, as numbers to fit a value to: points, the ways to win, Armies, cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush

from ..board import (
    DISPERSED,
    INDEPENDENT,
    INSTANT_L,
    LAST_TURN,
    NOBODY,
    POSITIONS,
    SIEGE_CUS,
    SPACE_AT,
    WAY_POINT,
    is_at_sea,
    is_inside,
)
from ..facts import Facts
from ..position import Position, cus, factions, stack
from ..scoring import available_fleets, fleet_strength
from .worth import strength

NAMES: tuple[str, ...] = (
    "points",
    "legitimacy",
    "near_points",
    "close_points",
    "near_legitimacy",
    "begun",
    "short",
    "strength",
    "generals",
    "dispersed",
    "fleets",
    "cards",
    "surprises",
    "champion",
    "usurper",
    "heir",
    "regent",
    "ahead",
    "ahead_in_all",
    "funeral",
    "spaces",
    "exposed",
    "reach",
    "to_move",
    "coming_points",
    "coming_near",
    "coming_spaces",
    "besieged_points",
)
"""Each is worded by `why-<name>`."""
NEAR, CLOSE, CLAIM = 10, 4, 8
"""So many points before a victory its nearness begins to count."""
ENTRIES = 20
"""About so many entries has the sequence of a Game Turn."""
FORCE = 3.0
"""An Army of less does not frighten a Province."""

Row = tuple[float, ...]


def progress(s: Position) -> float:
    """From 0, the set-up, to 1, the end of the last Game Turn."""
    return min(1.0, max(0.0, (s.clock.round - 1 + s.clock.entry / ENTRIES) / LAST_TURN))


def tables(s: Position) -> tuple[str, ...]:
    """For so many players; else for as many as there are most games of."""
    return (str(s.setup.seats), "4" if s.setup.seats > 2 else "2")


def moment(s: Position) -> object:
    """A Player Turn."""
    return s.clock.round, s.clock.entry, s.clock.seat


def features(s: Position) -> list[Row]:
    """Faction → its features, in the order of their names."""
    columns = (
        *points(s),
        *provinces(s),
        *pieces(s),
        *hands(s),
        *standing(s),
        *royals(s),
        *ahead(s),
        funeral(s),
        [sum(owner == f for owner in s.control) / 20 for f in factions(s)],
        *dangers(s),
        to_move(s),
        *coming(s),
    )
    return list(zip(*columns, strict=True))


def points(s: Position) -> Iterator[list[float]]:
    """Victory Points and Legitimacy, and how near they are to a victory at once."""
    needed = s.facts.INSTANT_VP[s.setup.seats]
    vp = [tally.value for tally in s.all_victory_points()[: s.setup.seats]]
    claim = [tally.value for tally in s.all_legitimacies()[: s.setup.seats]]
    yield [x / 10 for x in vp]
    yield [x / 10 for x in claim]
    yield [max(0, x - needed + NEAR) / NEAR for x in vp]
    yield [max(0, x - needed + CLOSE) / CLOSE for x in vp]
    yield [max(0, x - INSTANT_L + CLAIM) / CLAIM for x in claim]


def provinces(s: Position) -> Iterator[list[float]]:
    """Provinces that are not complete, by the square of what is held of them; and those that lack one space."""
    begun, short = [0.0] * s.setup.seats, [0.0] * s.setup.seats
    control, facts = s.control, s.facts
    for province, (spaces, holder) in enumerate(zip(facts.CITIES_OF, s.province_owners(), strict=True)):
        sides = [control[space] for space in spaces]
        worth, needed, city = facts.PROVINCE_VP[province], facts.NEEDED[province], facts.MAJOR_CITY_OF[province]
        for f in set(sides):
            if f == holder or f >= s.setup.seats:
                continue
            held = sides.count(f)
            has_city = city == NOBODY or control[city] == f
            share = min(held, needed - (not has_city)) / needed
            begun[f] += worth * share * share / 10
            short[f] += worth * (max(0, needed - held) + (not has_city and held >= needed) <= 1) / 10
    yield begun
    yield short


def pieces(s: Position) -> Iterator[list[float]]:
    """Armies, Generals on the map and dispersed, Fleets."""
    power = [0.0] * s.setup.seats
    for key, group in s.troops.items():
        power[key // POSITIONS] += strength(s, group)
    led, gone = [0] * s.setup.seats, [0] * s.setup.seats
    for general, at in enumerate(s.general_at[: s.facts.MAJORS]):
        owner = s.general_of[general]
        if owner < s.setup.seats:
            led[owner] += at >= 0
            gone[owner] += at == DISPERSED
    yield [x / 20 for x in power]
    yield [x / 4 for x in led]
    yield [(gone[f] + cus(s.dispersed[f]) / 4) / 2 for f in factions(s)]
    yield [fleet_strength(s, available_fleets(s, f)) / 5 for f in factions(s)]


def hands(s: Position) -> Iterator[list[float]]:
    """The Operation Points of the cards in hand, and how many of them are Surprises."""
    facts = s.facts
    yield [sum(facts.OP[card] for card in s.hand[f] if not facts.SURPRISE[card]) / 10 for f in factions(s)]
    yield [sum(facts.SURPRISE[card] for card in s.hand[f]) / 2 for f in factions(s)]


def standing(s: Position) -> Iterator[list[float]]:
    yield [float(s.champion[f]) for f in factions(s)]
    yield [float(s.usurper == f) for f in factions(s)]


def royals(s: Position) -> Iterator[list[float]]:
    """Heirs who are to come of age, the sooner the more; and whether whoever has one would be Regent."""
    heir, regent = [0.0] * s.setup.seats, [0.0] * s.setup.seats
    sums = totals(s)
    most = max(sums)
    for turn, royal in s.facts.REGENCIES.items():
        owner = s.royal_of[royal]
        if turn <= s.clock.round or s.royal_at[royal] < 0:
            continue
        urgency = 1 / (turn - s.clock.round)
        if owner == NOBODY:
            owner = sums.index(most)
        elif owner < s.setup.seats:
            heir[owner] += urgency
        if owner < s.setup.seats and sums[owner] == most:
            regent[owner] += urgency
    yield heir
    yield regent


def totals(s: Position) -> list[int]:
    """Faction → its Legitimacy and Victory Points together."""
    vps, claims = s.all_victory_points(), s.all_legitimacies()
    return [vps[f].value + claims[f].value for f in factions(s)]


def ahead(s: Position) -> Iterator[list[float]]:
    """By how much the best is ahead of the second, in Victory Points and with Legitimacy."""
    yield lead([tally.value for tally in s.all_victory_points()[: s.setup.seats]])
    yield lead(totals(s))


def lead(values: list[int]) -> list[float]:
    best, second = sorted(values, reverse=True)[:2]
    return [(best - second) / 10 if value == best else 0.0 for value in values]


def funeral(s: Position) -> list[float]:
    """Whoever has the Hearse, by how near it is to Pella, as long as Alexander can be buried."""
    hearse = s.royal_at[s.facts.HEARSE]
    if hearse < 0 or s.clock.round > s.facts.BURIAL_TURNS[-1] or is_at_sea(hearse):
        return [0.0] * s.setup.seats
    near = nearness(to_pella(s.facts)[SPACE_AT[hearse]])
    return [near if s.royal_of[s.facts.HEARSE] == f else 0.0 for f in factions(s)]


def nearness(spent: int) -> float:
    """1 at Pella, next to nothing beyond the Euphrates."""
    return 0.88**spent


@cache
def to_pella(facts: Facts) -> list[int]:
    """Space → the MP from there to Pella, by land and by sea."""
    around: list[list[tuple[int, int]]] = [[] for _ in facts.NAMES]
    for (one, other), price in (*facts.LAND_MP.items(), *facts.SEA_MP.items()):
        around[other].append((one, price))
    found = [99] * len(facts.NAMES)
    found[facts.PELLA] = 0
    queue = [(0, facts.PELLA)]
    while queue:
        spent, here = heappop(queue)
        if spent > found[here]:
            continue
        for there, price in around[here]:
            if spent + price < found[there]:
                found[there] = spent + price
                heappush(queue, (spent + price, there))
    return found


def dangers(s: Position) -> Iterator[list[float]]:
    """Provinces of one's own that others could fall upon, and those of others that one stands before."""
    facts, seats = s.facts, s.setup.seats
    there: dict[int, list[float]] = {}
    for key, group in s.troops.items():
        space = SPACE_AT[key % POSITIONS]
        there.setdefault(space, [0.0] * seats)[key // POSITIONS] += strength(s, group)
    exposed, reach = [0.0] * seats, [0.0] * seats
    around = surroundings(facts)
    for province, owner in enumerate(s.province_owners()):
        worth = facts.PROVINCE_VP[province] / 10
        if not worth:
            continue
        forces = [0.0] * seats
        for space in around[province] & there.keys():
            for f, power in enumerate(there[space]):
                forces[f] += power
        for f, power in enumerate(forces):
            if power < FORCE or f == owner:
                continue
            own = forces[owner] if owner < INDEPENDENT else 0.0
            weight = worth * power / (power + own + FORCE)
            reach[f] += weight
            if owner < seats:
                exposed[owner] += weight
    yield exposed
    yield reach


@cache
def surroundings(facts: Facts) -> tuple[frozenset[int], ...]:
    """Province → its spaces, and those next to them."""
    return tuple(
        frozenset([*spaces, *(near for space in spaces for near in facts.ADJACENT[space])])
        for spaces in facts.CITIES_OF
    )


def coming(s: Position) -> Iterator[list[float]]:
    """What Armies would have by the next Surrender Segment where they are: PC markers, and cities that they besiege."""
    needed = s.facts.INSTANT_VP[s.setup.seats]
    now = s.control
    taken, besieged = s.copy(), s.copy()
    for space, faction, count in unopposed(s):
        walls = now[space] == INDEPENDENT or (now[space] != NOBODY and s.is_major_city(space))
        if not walls:
            taken.control[space] = besieged.control[space] = faction
        elif count >= SIEGE_CUS:
            besieged.control[space] = faction
    before, after, late = (
        [tally.value for tally in each.all_victory_points()[: s.setup.seats]] for each in (s, taken, besieged)
    )
    yield [(b - a) / 10 for a, b in zip(before, after, strict=True)]
    yield [(max(0, b - needed + NEAR) - max(0, a - needed + NEAR)) / NEAR for a, b in zip(before, after, strict=True)]
    yield [(taken.control.count(f) - now.count(f)) / 20 for f in factions(s)]
    yield [(c - b) / 10 for b, c in zip(after, late, strict=True)]


def unopposed(s: Position) -> Iterator[tuple[int, int, int]]:
    """The spaces that others control, or nobody, where only one Faction has CUs outside; and how many."""
    seats, control = s.setup.seats, s.control
    for key, group in s.troops.items():
        faction, at = divmod(key, POSITIONS)
        space = SPACE_AT[at]
        if is_at_sea(at) or is_inside(at) or control[space] == faction or s.facts.KIND[space] == WAY_POINT:
            continue
        rivals = (stack(other, at) in s.troops for other in range(seats) if other != faction)
        if at not in s.army_at and not any(rivals):
            yield space, faction, cus(group)


def to_move(s: Position) -> list[float]:
    """Whether a Faction's turn is still to come in this Round."""
    order = s.turn_order()
    place = order.index(s.clock.seat) if s.clock.seat in order else 0
    return [float(order.index(f) >= place) for f in factions(s)]
