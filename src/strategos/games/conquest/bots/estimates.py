"""Numbers to think with: distances, prices, mixes of units, and the chances of battles great and small."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from ..facts import ADJACENT, COASTS, KINDS, PRICE, PROVINCES, SHORES
from ..odds import Numbers, Reading, Units, battle_legion, hit_ways, lost_units, win_chance

PRICES: tuple[int, ...] = tuple(PRICE[kind] for kind in KINDS)
FAR = 99.0
HOP = 2.0
"""A passage by galley from coast to coast, in steps on land."""
CROWD = 12
"""Greater battles are not counted out but estimated."""


@cache
def distances(by_sea: bool) -> tuple[tuple[float, ...], ...]:
    """Steps between all provinces by land and strait, or with passages between coasts of one sea as well."""
    table = [[FAR] * PROVINCES for _ in range(PROVINCES)]
    for p in range(PROVINCES):
        table[p][p] = 0.0
        if by_sea:
            for zone in {zone for coast in COASTS[p] for zone in coast}:
                for shore in SHORES[zone]:
                    if shore != p:
                        table[p][shore] = HOP
        for n in ADJACENT[p]:
            table[p][n] = 1.0
    for mid in range(PROVINCES):
        for a in range(PROVINCES):
            for b in range(PROVINCES):
                table[a][b] = min(table[a][b], table[a][mid] + table[mid][b])
    return tuple(tuple(line) for line in table)


@lru_cache(maxsize=16)
def fading(fade: float, galleys: bool) -> tuple[tuple[float, ...], ...]:
    """From each province to each other: what is left of a pull that fades with every whole step; 0 where none leads."""
    on_foot, over_sea = distances(False), distances(True)

    def left(q: int, p: int) -> float:
        steps = on_foot[q][p]
        if galleys and steps >= FAR:
            steps = min(FAR, over_sea[q][p] + 3.0)
        return 0.0 if p == q or steps >= FAR else fade ** int(steps)

    return tuple(tuple(left(q, p) for p in range(PROVINCES)) for q in range(PROVINCES))


def price_of(units: Units | Numbers) -> float:
    return units[0] * PRICES[0] + units[1] * PRICES[1] + units[2] * PRICES[2]


def add(a: Numbers, b: Numbers) -> Numbers:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


@lru_cache(maxsize=4096)
def some_of(units: Units, n: int) -> Units:
    """The best mix of `n` of these units: Catapults and Cavalry for a part of the dice each, then Infantry."""
    if sum(units) <= n:
        return units
    catapult = min(units[2], max(1, n // 4))
    cavalry = min(units[1], max(1, n // 4), n - catapult)
    infantry = min(units[0], n - catapult - cavalry)
    cavalry = min(units[1], n - catapult - infantry)
    return (infantry, cavalry, min(units[2], n - infantry - cavalry))


@lru_cache(maxsize=4096)
def guard_of(units: Units, n: int) -> Units:
    """The `n` units that stay behind: mostly Infantry."""
    infantry = min(units[0], n)
    cavalry = min(units[1], n - infantry)
    return (infantry, cavalry, min(units[2], n - infantry - cavalry))


@lru_cache(maxsize=1 << 15)
def chance(attacker: Numbers, defender: Numbers, fort: bool, reading: Reading) -> float:
    """The attacker's chance to win a fight to the end: exact in small battles, an estimate in great ones."""
    ours, theirs = sum(attacker[:3]), sum(defender[:3])
    if not ours or not theirs:
        return 1.0 if ours else 0.0
    if max(ours, theirs) <= CROWD:
        return win_chance(attacker, defender, fort, reading)
    return 1.0 / (1.0 + exp(-6.5 * _outlook(attacker, defender, fort)))


def _outlook(attacker: Numbers, defender: Numbers, fort: bool) -> float:
    """What part of the winner's army is left, if both sides hit as often as expected; the defender's below 0."""
    a, d = attacker[:3], defender[:3]
    hits_on_a = hits_on_d = 0.0
    while True:
        by_a, size_a = mean_hits(a, attacker[3], 0)
        by_d, size_d = mean_hits(d, defender[3], (1 if a[2] else 2) if fort else 0)
        hits_on_a += min(by_d, size_a)
        hits_on_d += min(by_a, size_d)
        lost_a, lost_d = int(hits_on_a), int(hits_on_d)
        if lost_a >= sum(a) or lost_d >= sum(d):
            return (sum(a) - hits_on_a) / sum(attacker[:3]) - (sum(d) - hits_on_d) / sum(defender[:3])
        a, d = _without(a, attacker[3], lost_a), _without(d, defender[3], lost_d)
        hits_on_a -= lost_a
        hits_on_d -= lost_d


@lru_cache(maxsize=1 << 15)
def mean_hits(units: Units, heads: int, extra: int) -> tuple[float, int]:
    """How many hits these units can expect in a round, and the size of their battle legion."""
    legion = battle_legion(units, heads, "best", extra)
    dice = sum(legion) + extra
    ways = hit_ways(dice, legion[0], legion[1], units[2])
    return sum(n * w for n, w in enumerate(ways)) / 6**dice, sum(legion)


@lru_cache(maxsize=1 << 15)
def _without(units: Units, heads: int, lost: int) -> Units:
    gone = lost_units(units, battle_legion(units, heads), lost)
    return (units[0] - gone[0], units[1] - gone[1], units[2] - gone[2])


def exchange(ours: Numbers, theirs: Numbers, fort: bool) -> tuple[float, float]:
    """What a round of an attack can be expected to cost us and them, in Talents."""
    by_us, our_size = mean_hits(ours[:3], ours[3], 0)
    by_them, their_size = mean_hits(theirs[:3], theirs[3], (1 if ours[2] else 2) if fort else 0)
    cost_us = min(by_them, our_size) * price_of(ours) / max(1, sum(ours[:3]))
    cost_them = min(by_us, their_size) * price_of(theirs) / max(1, sum(theirs[:3]))
    return cost_us, cost_them
