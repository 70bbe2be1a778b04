"""What a player sees on the board: who stands where, who can be where next turn, and what places are worth.

All worth is counted in Talents, so that a province, a legion and a leader can be weighed against each other.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from math import exp

from strategos.games.conquest.board import ADJACENT, COASTS, PROVINCES, SHORES, VALUE
from strategos.games.conquest.land_movement import movable, road_reach
from strategos.games.conquest.numbers import CITY_TRIBUTE, KINDS, LEADERS, LEGION, PRICE
from strategos.games.conquest.odds import Numbers, Reading, Units, battle_legion, hit_ways, lost_units, win_chance
from strategos.games.conquest.provinces import price_factor
from strategos.games.conquest.state import (
    FORTIFIED,
    HOLD,
    NOBODY,
    ROW,
    ConquestState,
    enemy_in,
    force,
    galleys_of,
    has_home,
    is_caesar,
    leaders_of,
    living,
    tribute,
)

PRICES: tuple[int, ...] = tuple(PRICE[kind] for kind in KINDS)
GENERAL = 50.0
"""What it is worth to take a rival's General. To lose one is worse: see `Knowledge.general`."""
CAESAR = 3000.0
YEARS = 5.0
"""Turns of tribute a province is counted for."""
FAR = 99.0
HOP = 2.0
"""A passage by galley from coast to coast, in steps on land."""
NOTHING: Units = (0, 0, 0)
HOPELESS = 6.0
"""How many times as strong as all others an emperor must be for them to give in."""
CROWD = 12
"""Greater battles are not counted out but estimated."""

Threat = tuple[int, Numbers]
"""From where, and who could come."""


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


class Knowledge:
    """The position as one player reads it. Computed once for each position, the rest on demand."""

    def __init__(self, s: ConquestState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rivals = [other for other in living(s) if other != seat]
        self.round = s.clock.round
        self.reading = Reading(s.setup.option("fort_dice"), s.setup.option("excess_hits"))
        self.caesar_at = s.leader_at[seat * LEADERS]
        self.home = s.home[seat]
        self.at_home = has_home(s, seat)
        self.leaders = [leader for leader in leaders_of(s, seat) if s.leader_at[leader] >= 0]
        self.generals = [leader for leader in self.leaders if not is_caesar(leader)]
        self.galleys = [g for g in galleys_of(s, seat) if s.galley_at[g] >= 0]
        self.distance = distances(False)
        self.owner: list[int] = []
        """Province → whose land units stand there, mine before others."""
        mine: dict[int, Units] = {}
        for p in range(PROVINCES):
            i, k, c = force(s, p, seat)
            if i or k or c:
                mine[p] = (i, k, c)
                self.owner.append(seat)
            else:
                self.owner.append(enemy_in(s, p, seat))
        self.mine = mine
        self._heads: dict[int, int] = {}
        for leader, at in enumerate(s.leader_at):
            if at >= 0:
                key = at * 8 + s.master[leader // LEADERS]
                self._heads[key] = self._heads.get(key, 0) + 1
        self._risk: dict[tuple[int, Numbers, int], float] = {}

    # -- who stands where -------------------------------------------------------------------------------------------

    def heads(self, place: int, seat: int) -> int:
        """How many leaders of a player are in a place."""
        return self._heads.get(place * 8 + seat, 0)

    def army(self, place: int, seat: int) -> Numbers:
        i, k, c = force(self.s, place, seat)
        return (i, k, c, self.heads(place, seat))

    def fort(self, province: int, seat: int) -> bool:
        return self.s.city[province] == FORTIFIED and self.s.control[province] == seat

    def income(self, province: int) -> int:
        return VALUE[province] + (CITY_TRIBUTE if self.s.city[province] else 0)

    @cached_property
    def power(self) -> list[float]:
        """Seat → all its units and its income, in Talents."""
        s = self.s
        found: list[float] = []
        for seat in range(s.setup.seats):
            units = sum(PRICES[kind] * sum(s.units[seat * ROW + kind :: len(s.master) * ROW]) for kind in range(ROW))
            found.append(
                units + 3.0 * tribute(s, seat) + 0.5 * s.purse[seat] if s.leader_at[seat * LEADERS] >= 0 else 0
            )
        return found

    @cached_property
    def superiority(self) -> float:
        """My power against the strongest rival's."""
        strongest = max((self.power[r] for r in self.rivals), default=1.0)
        return self.power[self.seat] / max(strongest, 1.0)

    def hopeless(self, emperor: int) -> bool:
        """One rival is many times as strong as all who could still resist him."""
        others = sum(self.power[r] for r in {*self.rivals, self.seat} - {emperor})
        return self.round >= 12 and self.power[emperor] > HOPELESS * max(others, 1.0)

    @cached_property
    def boldness(self) -> float:
        """Grows with the rounds, with wealth and with superiority, so that sieges come to an end."""
        wealth = 2.0 * (1.0 - self.thrift)
        return 1.0 + min(self.round, 60) / 20.0 + wealth + max(0.0, min(2.0, self.superiority - 1.0))

    @cached_property
    def general(self) -> float:
        """A General of mine: he cannot be bought again, and the fewer are left the more they are worth."""
        return 120.0 + 400.0 / (len(self.generals) + 1)

    @cached_property
    def thrift(self) -> float:
        """How much lost units hurt: little if they can be bought again at once."""
        spare = self.s.purse[self.seat] / price_factor(self.s) - 50.0
        return max(0.25, min(1.0, 1.0 - spare / 400.0))

    @cached_property
    def caution(self) -> float:
        """How much to fear what the others could do; against a last rival less and less, so that sieges end."""
        late = (self.round - 12) / 20.0 if len(self.rivals) == 1 else (self.round - 15) / 25.0
        return 0.9 / (1.0 + max(0.0, late))

    # -- who could come ---------------------------------------------------------------------------------------------

    @cached_property
    def threats(self) -> list[dict[int, list[Threat]]]:
        """Province → rival → whom he could bring there in his next turn, and from where."""
        found: list[dict[int, list[Threat]]] = [{} for _ in range(PROVINCES)]
        for p, owner in enumerate(self.owner):
            if owner not in (NOBODY, self.seat):
                self._threats_by_land(found, p, owner)
            elif owner == self.seat and (other := enemy_in(self.s, p, self.seat)) != NOBODY:
                self._threats_by_land(found, p, other)
        for rival in self.rivals:
            self._threats_by_sea(found, rival)
        return found

    def _threats_by_land(self, found: list[dict[int, list[Threat]]], p: int, rival: int) -> None:
        s = self.s
        units = force(s, p, rival)
        here = self.heads(p, rival)
        heads = here or sum(self.heads(n, rival) for n in ADJACENT[p])
        if not heads:
            return
        led: Numbers = (*some_of((units[0], units[1], units[2]), LEGION * heads), heads)
        for to in ADJACENT[p]:
            found[to].setdefault(rival, []).append((p, led))
        # A Caesar may fall upon his neighbours, but does not go far.
        here -= s.leader_at[rival * LEADERS] == p
        if here <= 0:
            return
        reached = {p, *ADJACENT[p]}
        far: set[int] = set()
        if any(s.road):
            far = {to for to, hosts in road_reach(s, rival, p).items() if not hosts} - reached
            along: Numbers = (*some_of((units[0], units[1], units[2]), LEGION * here), here)
            for to in far:
                found[to].setdefault(rival, []).append((p, along))
        if not units[1]:
            return
        riders: Numbers = (0, min(units[1], LEGION * here), 0, here)
        reached |= far
        for mid in (*ADJACENT[p], *sorted(far)):
            if self.owner[mid] in (NOBODY, rival):
                for to in ADJACENT[mid]:
                    if to not in reached:
                        reached.add(to)
                        found[to].setdefault(rival, []).append((p, riders))

    def _threats_by_sea(self, found: list[dict[int, list[Threat]]], rival: int) -> None:
        s = self.s
        for galley in galleys_of(s, rival):
            at = s.galley_at[galley]
            if at < 0:
                continue
            aboard = force(s, HOLD + galley, rival)
            cargo: Numbers = (aboard[0], aboard[1], aboard[2], self.heads(HOLD + galley, rival))
            zones = COASTS[at][s.galley_coast[galley]] if at < PROVINCES else (at,)
            if not any(aboard):
                if at >= PROVINCES or not self.heads(at, rival):
                    continue
                units = force(s, at, rival)
                cargo = (*some_of((units[0], units[1], units[2]), LEGION), self.heads(at, rival))
            source = HOLD + galley if any(aboard) else at
            if any(cargo[:3]):
                for to in {shore for zone in zones for shore in SHORES[zone]}:
                    known = found[to].setdefault(rival, [])
                    # Those in port could march there as well, but not twice.
                    if all(threat[0] != source for threat in known):
                        known.append((source, cargo))

    def risk(self, province: int, garrison: Numbers, without: int = -1) -> float:
        """The chance that somebody takes the province from this garrison; `without`: a stack that will be gone."""
        key = (province, garrison, without)
        known = self._risk.get(key)
        if known is not None:
            return known
        worst = 0.0
        fort = self.fort(province, self.seat)
        for threats in self.threats[province].values():
            total: Numbers = (0, 0, 0, 0)
            for source, army in threats:
                if source != without:
                    total = add(total, army)
            if any(total[:3]):
                worst = max(worst, chance(total, garrison, fort, self.reading))
        self._risk[key] = worst
        return worst

    def danger(self, province: int, garrison: Numbers, caesar: bool, without: int = -1) -> float:
        """What is at stake in a province, in Talents, times the chance to lose it."""
        risk = self.risk(province, garrison, without)
        if risk < 0.005:
            return 0.0
        stake = price_of(garrison) + self.general * (garrison[3] - caesar)
        if self.s.control[province] == self.seat:
            stake += self.income(province) * (2.0 if province != self.home else 20.0)
        return risk * (self.caution * stake + CAESAR * caesar)

    def guard(self, province: int, without: int = -1) -> Units:
        """Who must stay with the Caesar, or in the home."""
        units = self.mine.get(province, NOTHING)
        caesar = self.caesar_at == province
        if not caesar and not (province == self.home and self.at_home):
            return NOTHING
        total = sum(units)
        least = min(total, 1 + (self.round > 3) + (self.round > 8)) if caesar else min(total, 1)
        bearable = 0.03 if caesar else 0.3
        for n in range(least, total + 1):
            stay = guard_of(units, n)
            if self.risk(province, (*stay, int(caesar)), without) <= bearable:
                return stay
        return units

    def free(self, province: int, without: int = -1) -> Units:
        """Units that could march now and are not needed where they are."""
        able = movable(self.s, province, self.seat)
        if not any(able):
            return NOTHING
        units, stay = self.mine[province], self.guard(province, without)
        # Those without points stay first.
        i, k, c = (min(able[kind], units[kind] - stay[kind]) for kind in range(ROW))
        return (i, k, c)
