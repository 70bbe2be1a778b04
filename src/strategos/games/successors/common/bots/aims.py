"""Where an activated Army should go: what waits in each space, how far it is, and what stands in the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from heapq import heappop, heappush
from typing import Generic

import msgspec

from ..board import (
    INDEPENDENT,
    NOBODY,
    SIEGE_CUS,
    WAY_POINT,
    is_at_sea,
    outside,
    space_of,
)
from ..facts import Facts
from ..movement import mp_left
from ..odds.battles import overruns
from ..parties import party_of, position_of
from ..position import (
    commander,
    cus,
    enemies_at,
    factions,
    generals_at,
    royals_at,
    troops_at,
)
from ..steps import transfer
from ..tasks import Activate, Battle
from .features import nearness, to_pella
from .rules import P
from .voyages import passage
from .worth import INDEPENDENT_STRENGTH, Outlook, Ways, royal_worth, strength

MP_A_TURN = 3
BETTER = 0.05
"""By so much another place must be better."""


Priced = tuple[tuple[tuple[int, int], ...], ...]
"""Space → where one can go from there, each with its MP."""


@cache
def by_road(facts: Facts) -> Priced:
    return _priced(facts.ADJACENT, facts.LAND_MP)


@cache
def by_sail(facts: Facts) -> Priced:
    return _priced(facts.BY_SEA, facts.SEA_MP)


def _priced(near: Sequence[tuple[int, ...]], cost: Mapping[tuple[int, int], int]) -> Priced:
    return tuple(
        tuple((there, cost[here, there]) for there in around if (here, there) in cost)
        for here, around in enumerate(near)
    )


class Aim(msgspec.Struct, frozen=True):
    """A space worth going to, and the way there; by sea from a port."""

    space: int
    worth: float
    course: tuple[int, ...] = ()
    by_sea: bool = False

    @property
    def step(self) -> int:
        return self.course[0] if self.course else NOBODY


class Aims(Generic[P]):
    """All that an Army may think of."""

    def __init__(self, eye: Outlook[P], task: Activate) -> None:
        self.eye, self.s, self.task, self.w, self.rules = eye, eye.s, task, eye.w, eye.rules
        self.faction = task.faction
        self.here = space_of(position_of(self.s, task))
        self.points = mp_left(self.s, task)

    @cached_property
    def power(self) -> float:
        return strength(self.s, self.task.troops)

    @cached_property
    def by_land(self) -> Ways:
        if self.here not in self.eye.roads:
            self.eye.roads[self.here] = self.ways(by_road(self.s.facts))
        return self.eye.roads[self.here]

    @cached_property
    def overseas(self) -> Ways:
        found = self.ways(by_sail(self.s.facts), block=False)
        return {space: way for space, way in found.items() if way[0] <= self.points}

    def ways(self, near: Priced, *, block: bool = True) -> Ways:
        """All that can be reached, but through no space with enemy CUs."""
        start = self.here
        found = {start: (0, start)}
        queue = [(0, start)]
        while queue:
            spent, here = heappop(queue)
            if found[here][0] < spent or (block and here != start and self.is_blocked(here)):
                continue
            for there, price in near[here]:
                known = found.get(there)
                if known is None or spent + price < known[0]:
                    found[there] = (spent + price, here)
                    heappush(queue, (spent + price, there))
        return found

    def course(self, ways: Ways, space: int) -> tuple[int, ...]:
        """The spaces up to this one."""
        back = list[int]()
        while space != self.here:
            back.append(space)
            space = ways[space][1]
        return tuple(reversed(back))

    def is_blocked(self, space: int) -> bool:
        return outside(space) in self.eye.occupied

    # -- what there is to have -----------------------------------------------------------------------------------------

    def prize(self, space: int) -> float:
        """What an Army that stands there would have of it by its next turn."""
        known = self.prizes.get(space)
        if known is None:
            known = self.prizes[space] = self._prize(space)
        return known

    @cached_property
    def prizes(self) -> dict[int, float]:
        """Space → what such an Army would have of it; the same for all that can besiege, and for all that cannot."""
        size = cus(self.task.troops)
        return self.eye.prizes.setdefault((size > 0, size >= SIEGE_CUS), {})

    def _prize(self, space: int) -> float:
        s, w = self.s, self.w
        worth = self.eye.royal_prizes.get(outside(space), 0.0)
        if not cus(self.task.troops) or self.s.facts.KIND[space] == WAY_POINT:
            return worth
        taken = self.eye.gain(space)
        owner = s.control[space]
        if owner == INDEPENDENT or (owner in factions(s) and s.is_major_city(space)):
            able = cus(self.task.troops) >= SIEGE_CUS
            taken = w.siege * taken - self.eye.shame(owner) if able else 0.0
        return worth + max(0.0, taken)

    def clash(self, space: int) -> float | None:
        """What a battle with those who stand there is worth; None if it should not be risked."""
        if not self.is_blocked(space):
            return 0.0
        if not cus(self.task.troops):
            return None
        key = space, position_of(self.s, self.task), party_of(self.task)
        if key not in self.eye.clashes:
            self.eye.clashes[key] = self._clash(space)
        return self.eye.clashes[key]

    def _clash(self, space: int) -> float | None:
        s, w, at = self.s, self.w, outside(space)
        foe = next(enemies_at(s, self.faction, at))
        twin = s.copy()
        transfer(twin, party_of(self.task), position_of(s, self.task), at)
        battle = Battle(self.faction, foe, at, position_of(s, self.task))
        price = self.eye.shame(foe)
        stake = w.cu * strength(self.s, troops_at(s, foe, at)) if foe != INDEPENDENT else w.cu * INDEPENDENT_STRENGTH
        if foe != INDEPENDENT:
            stake += w.general * len(generals_at(s, foe, at))
            stake += sum(royal_worth(s, n, w) for n in royals_at(s, at) if s.royal_of[n] == foe)
            stake *= self.eye.hurt(foe)
        if overruns(twin, battle):
            return stake - price
        if twin.champion[self.faction] and price:
            twin.champion[self.faction] = 0
        odds = self.rules.land_battle(twin, battle)
        if odds.win < (w.guard if self.task.royals else w.fight) or odds.lose > odds.win:
            return None
        own = w.cu * self.power + w.general * len(self.task.generals)
        return odds.win * stake - odds.lose * own - price

    def threat(self, space: int) -> float:
        """How much stronger enemies next door are."""
        armies = self.eye.armies
        around = max((armies.get(outside(near), 0.0) for near in self.s.facts.ADJACENT[space]), default=0.0)
        return max(0.0, around - self.power)

    # -- what draws it ------------------------------------------------------------------------------------------------

    def pull(self, space: int) -> float:
        """What a space is worth besides: a plan's lure, and the way to Pella with the Hearse."""
        pull = self.lures.get(space, 0.0) if self.lures else 0.0
        return pull + self.w.funeral * self.procession(space) if self.carries_hearse else pull

    @cached_property
    def lures(self) -> dict[int, float]:
        return {space: worth for general, space, worth in self.w.lures if general == self.general}

    @cached_property
    def general(self) -> int:
        """Who leads."""
        return self.task.generals[0] if self.task.generals else self.task.general

    @cached_property
    def carries_hearse(self) -> bool:
        """Whether Alexander's body is with it, and may still be buried."""
        s, hearse = self.s, self.s.facts.HEARSE
        if not self.w.funeral or s.royal_of[hearse] != self.faction or s.clock.round not in s.facts.BURIAL_TURNS:
            return False
        return s.royal_at[hearse] == position_of(s, self.task)

    def procession(self, space: int) -> float:
        """How much nearer to Pella that is."""
        way = to_pella(self.s.facts)
        return nearness(way[space]) - nearness(way[self.here])

    # -- the choice ----------------------------------------------------------------------------------------------------

    def worth(self, space: int, spent: int) -> float | None:
        """All in all, to be there after so many MP."""
        fight = self.clash(space) if space != self.here else 0.0
        if fight is None:
            return None
        turns = self.turns(spent)
        risk = self.w.danger * self.w.cu * self.threat(space) * (2 if self.task.royals else 1)
        return (self.prize(space) + fight + self.pull(space)) * self.w.far**turns - (risk if turns == 0 else 0.0)

    def turns(self, spent: int) -> int:
        """After how many turns more an Army that needs so many MP is there."""
        return max(0, -(-(spent - self.points) // MP_A_TURN))

    def best(self) -> Aim:
        """The best space of all, where the Army is included; once at sea only ports count."""
        if is_at_sea(position_of(self.s, self.task)):
            return self.best_overseas(Aim(self.here, self.worth_ashore(self.here), by_sea=True))
        best = Aim(self.here, self.worth(self.here, 0) or 0.0)
        for space, (spent, _) in self.by_land.items():
            if space == self.here or spent > self.points + 2 * MP_A_TURN:
                continue
            least = best.worth + BETTER
            if not self.is_blocked(space) and self.most(space) * self.w.far ** self.turns(spent) <= least:
                continue  # without a battle the prize is all there is, and the risk only takes from it
            worth = self.worth(space, spent)
            if worth is not None and worth > least:
                best = Aim(space, worth, self.course(self.by_land, space))
        if self.s.facts.PORT[self.here] and self.rules.why_not_embark(self.s, self.task) is None:
            best = self.best_overseas(best)
        return best

    def most(self, space: int) -> float:
        """What a space is worth at most where there is no battle."""
        return self.prize(space) + self.pull(space) if self.lures or self.carries_hearse else self.prize(space)

    def ranked(self) -> list[Aim]:
        """All spaces worth going to in this turn, the best first."""
        found: list[Aim] = []
        if not is_at_sea(position_of(self.s, self.task)):
            for space, (spent, _) in self.by_land.items():
                if space == self.here or spent > self.points + MP_A_TURN:
                    continue
                worth = self.worth(space, spent)
                if worth is not None and worth > 0:
                    found.append(Aim(space, worth, self.course(self.by_land, space)))
        if self.s.facts.PORT[self.here] and self.rules.why_not_embark(self.s, self.task) is None:
            for space in self.overseas:
                if space == self.here or self.rules.why_not_disembark(self.s, self.task, space) is not None:
                    continue
                worth = self.worth_overseas(space, self.course(self.overseas, space))
                if worth > 0:
                    found.append(Aim(space, worth, by_sea=True))
        return sorted(found, key=lambda aim: (-aim.worth, aim.space))

    def best_overseas(self, best: Aim) -> Aim:
        """A port to sail to, if that is better."""
        for space in self.overseas:
            if space == self.here or self.rules.why_not_disembark(self.s, self.task, space) is not None:
                continue
            course = self.course(self.overseas, space)
            worth = self.worth_overseas(space, course)
            if worth > best.worth + BETTER:
                best = Aim(space, worth, course, by_sea=True)
        return best

    def worth_overseas(self, space: int, course: tuple[int, ...]) -> float:
        """What is there, if the voyage goes well, less what it costs if it does not."""
        way = passage(self.eye, self.task, course)
        if way.through < (self.w.guard if self.task.royals else self.w.sail):
            return -9.0
        return self.w.voyage * way.met * self.worth_ashore(space) - way.price

    def worth_ashore(self, space: int) -> float:
        if self.rules.why_not_disembark(self.s, self.task, space) is not None:
            return -99.0
        fight = self.clash(space)
        if fight is None:
            return -9.0
        risk = self.w.danger * self.w.cu * self.threat(space)
        return self.prize(space) + fight + self.pull(space) - risk


def best_march(eye: Outlook[P], points: int) -> tuple[int, Aim] | None:
    """The General whose force could do most with so many MP."""
    s, found = eye.s, list[tuple[float, int, Aim]]()
    for general, at in enumerate(s.general_at):
        if s.general_of[general] != eye.faction or at < 0 or general in s.moved_generals:
            continue
        if commander(s, eye.faction, at) != general:
            continue
        task = Activate(eye.faction, general, 0, points, 0, (general,), troops_at(s, eye.faction, at))
        aim = Aims(eye, task).best()
        if aim.space != space_of(at):
            found.append((aim.worth, -general, aim))
    if not found:
        return None
    _, number, aim = max(found, key=lambda one: (one[0], one[1]))
    return -number, aim
