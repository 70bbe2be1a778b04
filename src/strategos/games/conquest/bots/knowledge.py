"""What a player sees on the board: who stands where, who can be where next turn, and what places are worth.

All worth is counted in Talents, so that a province, a legion and a leader can be weighed against each other.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..facts import ADJACENT, CITY_TRIBUTE, COASTS, LEADERS, LEGION, PROVINCES, SHORES, VALUE
from ..legion import movable
from ..odds import Numbers, Reading, Units
from ..provinces import price_factor
from ..roads import road_reach
from ..state import (
    FORTIFIED,
    HOLD,
    NOBODY,
    ROW,
    ConquestState,
    enemy_in,
    force,
    galleys_of,
    garrisoned,
    has_home,
    is_caesar,
    leaders_of,
    living,
    on_board,
    tribute,
)
from .estimates import PRICES, add, chance, distances, guard_of, price_of, some_of
from .memory import kept
from .weights import Weights

NOTHING: Units = (0, 0, 0)

Threat = tuple[int, Numbers]
"""From where, and who could come."""


class Knowledge:
    """The position as one player reads it. Computed once for each position, the rest on demand."""

    def __init__(self, s: ConquestState, seat: int, weights: Weights) -> None:
        self.s = s
        self.weights = weights
        self.seat = seat
        self.rivals = [other for other in living(s) if other != seat]
        self.round = s.clock.round
        self.reading = Reading.of(s.setup)
        self.caesar_at = s.leader_at[seat * LEADERS]
        self.home = s.home[seat]
        self.at_home = has_home(s, seat)
        self.leaders = [leader for leader in leaders_of(s, seat) if s.leader_at[leader] >= 0]
        self.generals = [leader for leader in self.leaders if not is_caesar(leader)]
        self.galleys = [g for g in galleys_of(s, seat) if s.galley_at[g] >= 0]
        self.distance = distances(False)
        self.owner: list[int] = [NOBODY] * PROVINCES
        """Province → whose land units stand there, mine before others."""
        for other in range(s.setup.seats):
            if other != seat:
                for p in garrisoned(s, other):
                    self.owner[p] = other
        mine: dict[int, Units] = {}
        for p in garrisoned(s, seat):
            i, k, c = force(s, p, seat)
            mine[p] = (i, k, c)
            self.owner[p] = seat
        self.mine = mine
        self._heads: dict[int, int] = {}
        for leader, at in enumerate(s.leader_at):
            if at >= 0:
                key = at * 8 + s.master[leader // LEADERS]
                self._heads[key] = self._heads.get(key, 0) + 1
        self.memory: dict[Any, Any] = {}

    def forget(self) -> None:
        """Nobody asks any more. What remembers answers knows whose they are; now both go at once, with no collector."""
        self.__dict__.clear()

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
        s, w = self.s, self.weights
        found: list[float] = []
        for seat in range(s.setup.seats):
            units = sum(PRICES[kind] * on_board(s, seat, kind) for kind in range(ROW))
            income = w.power_tribute * tribute(s, seat)
            found.append(units + income + w.power_purse * s.purse[seat] if s.leader_at[seat * LEADERS] >= 0 else 0)
        return found

    @cached_property
    def superiority(self) -> float:
        """My power against the strongest rival's."""
        strongest = max((self.power[r] for r in self.rivals), default=1.0)
        return self.power[self.seat] / max(strongest, 1.0)

    def hopeless(self, emperor: int) -> bool:
        """One rival is many times as strong as all who could still resist him."""
        others = sum(self.power[r] for r in {*self.rivals, self.seat} - {emperor})
        return self.round >= 12 and self.power[emperor] > self.weights.hopeless * max(others, 1.0)

    @cached_property
    def boldness(self) -> float:
        """Grows with the rounds, with wealth and with superiority, so that sieges come to an end."""
        w = self.weights
        wealth = w.bold_wealth * (1.0 - self.thrift)
        return w.bold + min(self.round, 60) / w.bold_years + wealth + max(0.0, min(w.bold_most, self.superiority - 1.0))

    @cached_property
    def general(self) -> float:
        """A General of mine: he cannot be bought again, and the fewer are left the more they are worth."""
        return self.weights.own_general + self.weights.last_generals / (len(self.generals) + 1)

    @cached_property
    def thrift(self) -> float:
        """How much lost units hurt: little if they can be bought again at once."""
        w = self.weights
        spare = self.s.purse[self.seat] / price_factor(self.s) - w.spare
        return max(w.thrift, min(1.0, 1.0 - spare / w.riches))

    @cached_property
    def caution(self) -> float:
        """How much to fear what the others could do; against a last rival less and less, so that sieges end."""
        w = self.weights
        siege = len(self.rivals) == 1
        late = (self.round - 12) / w.siege_years if siege else (self.round - 15) / w.late_years
        return w.caution / (1.0 + max(0.0, late))

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

    @kept
    def risk(self, province: int, garrison: Numbers, without: int = -1) -> float:
        """The chance that somebody takes the province from this garrison; `without`: a stack that will be gone."""
        worst = 0.0
        rivals = self.threats[province]
        if not rivals:
            return worst
        fort = self.fort(province, self.seat)
        for threats in rivals.values():
            total: Numbers = (0, 0, 0, 0)
            for source, army in threats:
                if source != without:
                    total = add(total, army)
            if any(total[:3]):
                worst = max(worst, chance(total, garrison, fort, self.reading))
        return worst

    @kept
    def danger(self, province: int, garrison: Numbers, caesar: bool, without: int = -1) -> float:
        """What is at stake in a province, in Talents, times the chance to lose it."""
        if not self.threats[province] or (risk := self.risk(province, garrison, without)) < 0.005:
            return 0.0
        stake = price_of(garrison) + self.general * (garrison[3] - caesar)
        if self.s.control[province] == self.seat:
            w = self.weights
            stake += self.income(province) * (w.keep_years if province != self.home else w.keep_home_years)
        return risk * (self.caution * stake + self.weights.caesar * caesar)

    @kept
    def guard(self, province: int, without: int = -1) -> Units:
        """Who must stay with the Caesar, or in the home."""
        units = self.mine.get(province, NOTHING)
        caesar = self.caesar_at == province
        if not caesar and not (province == self.home and self.at_home):
            return NOTHING
        total = sum(units)
        least = min(total, 1 + (self.round > 3) + (self.round > 8)) if caesar else min(total, 1)
        bearable = self.weights.bearable_caesar if caesar else self.weights.bearable
        for n in range(least, total + 1):
            stay = guard_of(units, n)
            if self.risk(province, (*stay, int(caesar)), without) <= bearable:
                return stay
        return units

    @kept
    def free(self, province: int, without: int = -1) -> Units:
        """Units that could march now and are not needed where they are."""
        able = movable(self.s, province, self.seat)
        if not any(able):
            return NOTHING
        units, stay = self.mine[province], self.guard(province, without)
        # Those without points stay first.
        i, k, c = (min(able[kind], units[kind] - stay[kind]) for kind in range(ROW))
        return (i, k, c)
