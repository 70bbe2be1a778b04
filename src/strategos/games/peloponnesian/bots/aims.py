"""Where an operation could go, with how much, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import islice
from math import exp
from operator import gt

import msgspec

from strategos.kernel.clock import Clock

from ..activation import available, purse_of, rally_spaces, to_spend
from ..armistice import dismaying, points_needed, sci_effect
from ..battle import AT_SPARTA, PHALANX, SEAMANSHIP
from ..combat import STAY
from ..event_table import rounded_up
from ..expedition_plan import best_plans
from ..facts import (
    ATHENS,
    ATHENS_SPACE,
    CAVALRY,
    EARLY_SURRENDER,
    FIRST_WAR,
    FORTRESS,
    HOME,
    HOPLITE,
    ISLAND,
    KIND_OF,
    LAND_COST,
    LAND_SPACE,
    LEADERS,
    NAVAL,
    NAVAL_COST,
    PIRAEUS,
    SPACE_KIND,
    SPACES,
    SPACES_FOR_BELLICOSITY,
    SPARTA,
    SPARTA_SPACE,
    SYRACUSE,
    VP_LOST,
    VP_SURRENDER,
    VP_WON,
    Force,
)
from ..interception import NEEDS, becomes_battle
from ..march import why_not_ravage
from ..player_operation import why_not_objective
from ..routes import FAR, ways_for
from ..sieges import AT_SYRACUSE, MORE_SP, TAKEN
from ..state import (
    PeloponnesianState,
    Stop,
    enemy_of,
    force,
    hostile_to,
    leaders_at,
    solitaire,
)
from ..supply import grain_route
from ..whereabouts import AT, spaces_in
from ..zones import BY_HORSE, BY_SHIP, in_zone, reaching
from .weights import Weights

INTERCEPTED = (7 - NEEDS) / 6
"""The chance that a Force which reaches a space intercepts,"""
SELDOM = 3 / 36
"""and that a small skirmish becomes a battle."""
FLEET: Force = (0, 0, 2)
"""Ships that are sent to show themselves."""


class Aim(msgspec.Struct, frozen=True):
    """An operation thought of: where to, the size of the Expedition, and what it promises."""

    space: int
    force: Force
    worth: float


@lru_cache(maxsize=256)
def chance(ours: int, theirs: int) -> float:
    """The chance that our die and bonus beat theirs; what is equal counts half."""
    wins = sum(a + ours > b + theirs for a in range(1, 7) for b in range(1, 7))
    draws = sum(a + ours == b + theirs for a in range(1, 7) for b in range(1, 7))
    return (wins + draws / 2) / 36


class Will(msgspec.Struct, frozen=True):
    """What the Bellicosity of a side is worth: its SCI a step up, a step down, and one of its spaces."""

    up: float = 0.0
    down: float = 0.0
    space: float = 0.0


def surrender_wins(s: PeloponnesianState) -> bool:
    """PW-1.3.1-c Whether a surrender this turn, of whichever side, wins the war of one player."""
    if s.setup.scenario == "campaign" and s.turn <= EARLY_SURRENDER:
        return True
    return s.vp[0] + rounded_up(VP_SURRENDER, s.turn) >= (points_needed(s) or 0)


def will(s: PeloponnesianState, side: int, w: Weights) -> Will:
    """The more, the less will be left when this turn ends. Who plays alone plays for points."""
    most = w.will
    if solitaire(s) and s.setup.scenario != FIRST_WAR:
        if not w.alone:
            return Will()
        # What breaks the enemy's will breaks off one's own war, too.
        most = w.alone if (side == s.player) != surrender_wins(s) else -w.alone
    sci = s.sci[side]
    left = s.bellicosity[side] + sci_effect(sci) - dismaying(s, side) // SPACES_FOR_BELLICOSITY
    step = most * exp(-max(0, left) / w.nerve)
    return Will(step / (1 if sci < 0 else 2), step / (1 if sci <= 0 else 2), step / SPACES_FOR_BELLICOSITY)


def lonely_rebels(s: PeloponnesianState, side: int) -> int:
    """Rebels of a side in nobody's reach, who return when somebody of their own comes near (PW-7.1-a)."""
    own = (n for n in range(SPACES) if s.rebels[n] and s.colour[n] == side)
    return sum(AT[n] for n in own if not in_zone(s, n, enemy_of(side)) and not in_zone(s, n, side))


Plans = dict[tuple[int, int, Force, int], list[tuple[Stop, ...]]]
"""The best plans of a side for an objective, a size and so many talents."""


class Memory:
    """What has been reckoned, while nothing changes but who leads: another operation is thought of before the Auguries
    and once more when its leader is known."""

    def __init__(self) -> None:
        self._position = b""
        self.plans: Plans = {}
        self._best: dict[tuple[int, int, tuple[int, ...]], Aim | None] = {}
        self._turn = (-1, 0)
        self._places: tuple[int, ...] = ()

    def best(self, s: PeloponnesianState, side: int, leader: int, weights: Weights) -> Aim | None:
        """The best operation of a side under a leader."""
        # No plan, and nothing an objective is worth, depends on these; leaders are looked up apart.
        position = msgspec.structs.replace(
            s, done=[], drawn=[], arrivals=0, leader_at=[], leader_since=[], clock=Clock(), agenda=[]
        ).key()
        if position != self._position:
            self._position = position
            self.plans.clear()
            self._best.clear()
        key = (side, leader, tuple(s.leader_at))
        if key not in self._best:
            aims = Aims(s, side, leader, self._narrowed(s, side, weights), self.plans)
            self._best[key] = aims.best()
            if weights.again and not aims.w.places:
                self._turn, self._places = (side, s.turn), aims.places(weights.again)
        return self._best[key]

    def _narrowed(self, s: PeloponnesianState, side: int, weights: Weights) -> Weights:
        """Who looks again in the same turn looks where something was found."""
        if weights.again and not weights.places and self._turn == (side, s.turn):
            return msgspec.structs.replace(weights, places=self._places)
        return weights


class Aims:
    """What there is to know about a position before an operation of a side under a leader."""

    def __init__(
        self, s: PeloponnesianState, side: int, leader: int, weights: Weights, plans: Plans | None = None
    ) -> None:
        self.s, self.side, self.enemy, self.leader, self.w = s, side, enemy_of(side), leader, weights
        self.tactical = LEADERS[leader].tactical
        self.talents = to_spend(s, purse_of(s, side, leader))
        self._plans: Plans = {} if plans is None else plans
        self._forces: dict[int, list[int]] = {}
        self._strongest: dict[tuple[int, bool], list[int]] = {}

    @cached_property
    def all(self) -> list[Aim]:
        """The operations that promise something, the best first."""
        found = [aim for space in self.w.places or range(SPACES) for aim in self._aims_at(space)]
        return sorted(found, key=lambda aim: (-aim.worth, aim.space, aim.force))

    def places(self, most: int) -> tuple[int, ...]:
        """Where most is promised."""
        return tuple(islice(dict.fromkeys(aim.space for aim in self.all), most))

    def best(self) -> Aim | None:
        """The best operation that can be made, with what may happen to it on its way."""
        found: Aim | None = None
        for aim in islice(self.feasible(), self.w.tried):
            if found is None or aim.worth > found.worth:
                found = aim
        return found

    def feasible(self) -> Iterator[Aim]:
        """The operations that can be made, in the order of what they promise; each with its way reckoned in."""
        for aim in self.all:
            if any(map(gt, aim.force, self.supply)):
                continue
            plans = self._planned(aim)
            if plans:
                yield msgspec.structs.replace(aim, worth=aim.worth + self._on_the_way(aim, plans[0]))

    def _planned(self, aim: Aim) -> list[tuple[Stop, ...]]:
        key = (self.side, aim.space, aim.force, self.talents)
        if key not in self._plans:
            self._plans[key] = best_plans(self.s, self.side, aim.space, aim.force, self.talents)
        return self._plans[key]

    @cached_property
    def supply(self) -> list[int]:
        """SP of each kind that could be called up, wherever they are."""
        found = [0, 0, 0]
        for space in rally_spaces(self.s, self.side):
            for col, sp in available(self.s, self.side, space).items():
                found[KIND_OF[col]] += sp
        return found

    def _on_the_way(self, aim: Aim, plan: Sequence[Stop]) -> float:
        """What interceptions on the last leg bring or cost; the objective itself is reckoned with already."""
        s = self.s
        ways = ways_for(s, self.side, aim.force, plan[-1].space, aim.space, aim.space)
        if ways.length >= FAR:
            return 0.0
        worth = 0.0
        for space in ways.way(0)[:-1]:
            worth += self._damage(space)
            strongest = self._near(space, combat=False)
            if any(strongest):
                p = self._battle(aim.force, strongest, space)
                battle = 1.0 if becomes_battle(space, (1, 1), aim.force, strongest) else SELDOM
                worth += INTERCEPTED * battle * self._fight(p)
        return worth

    def _fight(self, p: float) -> float:
        """What a battle with this chance is worth."""
        won = VP_WON + self.w.sci + self.ours.up + self.theirs.down
        lost = VP_LOST + self.w.sci + self.ours.down + self.theirs.up
        return p * won - (1 - p) * lost

    # -- the will to fight ---------------------------------------------------------------------------------------------

    @cached_property
    def ours(self) -> Will:
        return will(self.s, self.side, self.w)

    @cached_property
    def theirs(self) -> Will:
        return will(self.s, self.enemy, self.w)

    def _damage(self, space: int) -> float:
        """What it is worth to ravage a space on the way."""
        return 0.0 if why_not_ravage(self.s, self.side, space) else self.theirs.space

    def _calm(self, space: int, size: Force) -> float:
        """What it is worth that rebels return to us in whose reach the Expedition leaves somebody (PW-7.1-a)."""
        if not self.ours.space:
            return 0.0
        keeps_ships = size[NAVAL] and (SPACE_KIND[space] == ISLAND or not (size[HOPLITE] or size[CAVALRY]))
        p = 1.0 if keeps_ships else self.stays
        reach = BY_SHIP[space] if size[NAVAL] else BY_HORSE[space] if size[CAVALRY] else 0
        there = sum(space != other for other in spaces_in(reach & self.rebels))
        return self.ours.space * p * there

    @cached_property
    def stays(self) -> float:
        """PW-6.4-e The chance that all of an Army stays where it has come."""
        return max(0, min(6, 7 - STAY + LEADERS[self.leader].strategic)) / 6

    @cached_property
    def rebels(self) -> int:
        return lonely_rebels(self.s, self.side)

    # -- what a place is worth -----------------------------------------------------------------------------------------

    def _aims_at(self, space: int) -> Iterator[Aim]:
        s, side = self.s, self.side
        prize = self._prize(space)
        quiet = prize <= 0 and not self._calm(space, FLEET)
        if quiet or why_not_objective(s, side, space) is not None:
            return
        for size in self._sizes(space):
            worth = self._promise(space, prize + self._calm(space, size), size) - self._price(size)
            if worth > 0:
                yield Aim(space, size, worth)

    def _prize(self, space: int) -> float:
        """What it would be worth to have a place, or to beat who is there."""
        s, side, w = self.s, self.side, self.w
        if leaders_at(s, space, side) and any(force(s, space, side)):
            return 0.0  # An Army of ours is there already.
        if space == HOME[self.enemy]:
            return w.home
        theirs = any(self._inside(space))
        ours = s.colour[space] == side
        if ours and theirs:
            return w.relieve
        if ours and s.rebels[space]:
            return w.recover + self.ours.space + (VP_WON + w.sci + self.ours.up if FORTRESS[space] else 0.0)
        if not hostile_to(s, space, side):
            return 0.0
        if FORTRESS[space]:
            loss = w.sci + self.theirs.down + self.theirs.space
            return (
                VP_WON + w.sci + self.ours.up + (loss if s.colour[space] == self.enemy and not s.rebels[space] else 0.0)
            )
        return w.garrison + self.theirs.space if s.colour[space] == self.enemy else 0.0

    # -- how much to send ----------------------------------------------------------------------------------------------

    def _sizes(self, space: int) -> Iterator[Force]:
        """Expeditions that could do it: by sea, and by land where a way may lead."""
        w, margin = self.w, self.w.margin[self.side]
        inside, outside = self._inside(space), self._near(space)
        more = (MORE_SP if FORTRESS[space] else 1) if any(inside) else 0
        need = max(w.least, sum(inside) + more) + w.spare
        ships = max(inside[NAVAL] + 1 if inside[NAVAL] else 0, outside[NAVAL] + margin if outside[NAVAL] else 0)
        hoplites = max(inside[HOPLITE], outside[HOPLITE] if outside[CAVALRY] else 0)
        if SPACE_KIND[space] != LAND_SPACE:
            if self.ours.space and self.rebels:
                yield from self._within((0, 0, max(ships, FLEET[NAVAL])))
            n = max((need + 1) // 2, ships, 2)
            h = max(1, need - n)
            yield from self._within((min(h, n), 0, n))
            yield from self._within((min(n + 1, max(h, hoplites + margin)), 0, max(n, hoplites + margin)))
        if SPACE_KIND[space] != ISLAND:
            c = min(2, outside[CAVALRY] + 1)
            h = max(need - c, hoplites + margin if hoplites else 0, 2)
            yield from self._within((h, c, 0))
            yield from self._within((h + c, 0, 0))
            if space == HOME[self.enemy]:
                # There is nothing better to do with whoever can still be called up.
                yield from self._within((h + margin, 0, 0))
                yield from self._within((h + 2 * margin, 0, 0))

    def _within(self, size: Force) -> Iterator[Force]:
        if sum(size) <= self.w.most[self.side]:
            yield size

    def _inside(self, space: int) -> list[int]:
        """The enemy Force in a place."""
        if space not in self._forces:
            self._forces[space] = force(self.s, space, self.enemy)
        return self._forces[space]

    def _near(self, space: int, *, combat: bool = True) -> list[int]:
        """The strongest enemy Force that reaches the place from elsewhere, kind by kind."""
        known, key = self._strongest, (space, combat)
        if key not in known:
            found = [0, 0, 0]
            for origin in reaching(self.s, space, self.enemy, combat=combat):
                if origin != space:
                    found = [max(a, b) for a, b in zip(found, self._inside(origin), strict=True)]
            known[key] = found
        return known[key]

    # -- what it promises ----------------------------------------------------------------------------------------------

    def _promise(self, space: int, prize: float, size: Force) -> float:
        """Battles with whoever is there or near, then the siege."""
        s, w = self.s, self.w
        inside, outside = self._inside(space), self._near(space)
        led = bool(leaders_at(s, space, self.enemy))
        worth, survives = 0.0, 1.0
        siege = FORTRESS[space] and hostile_to(s, space, self.side)
        opposed = [outside] if any(outside) else []
        if any(inside) and not (siege and not led and sum(size) >= sum(inside) + MORE_SP):
            opposed.append(inside)
        for enemy in opposed:
            p = self._battle(size, enemy, space)
            worth += survives * self._fight(p)
            survives *= p
        if not siege:
            # Who is beaten leaves the place; elsewhere than at home that is all there is to win.
            won = not any(inside) or space == HOME[self.enemy]
            return worth + survives * (prize if won else 0.0)
        p = self._siege(space, size, inside)
        return worth + survives * (p * prize - (1 - p) * 2 * (w.sci + self.ours.down))

    def _battle(self, size: Sequence[int], enemy: Sequence[int], space: int) -> float:
        """The chance to win a battle of these Forces; who leads the enemy is not known, let him be worth 1."""
        ours, theirs = self.tactical, 1
        if size[NAVAL] and enemy[NAVAL]:
            ours += max(0, size[NAVAL] - enemy[NAVAL]) + (SEAMANSHIP if self.side == ATHENS else 0)
            theirs += max(0, enemy[NAVAL] - size[NAVAL]) + (SEAMANSHIP if self.enemy == ATHENS else 0)
        else:
            ours += max(0, size[HOPLITE] - enemy[HOPLITE]) + (PHALANX if self.side == SPARTA else 0)
            theirs += max(0, enemy[HOPLITE] - size[HOPLITE]) + (PHALANX if self.enemy == SPARTA else 0)
            ours += size[CAVALRY] > enemy[CAVALRY]
            theirs += enemy[CAVALRY] > size[CAVALRY]
            theirs += AT_SPARTA if self.side == ATHENS and space == SPARTA_SPACE else 0
        return chance(ours, theirs)

    def _siege(self, space: int, size: Force, inside: Sequence[int]) -> float:
        """The chance that a siege succeeds."""
        s = self.s
        if inside[NAVAL] > size[NAVAL]:
            return 0.0
        if space in (ATHENS_SPACE, PIRAEUS) and s.walls and self.side == SPARTA and grain_route(s, besieged=True):
            return 0.0
        bonus = self.tactical + (AT_SYRACUSE if space == SYRACUSE else 0)
        return max(0, min(6, 7 - TAKEN + bonus)) / 6

    def _price(self, size: Force) -> float:
        """What the talents are worth that it costs; Spartans march free, which the plan finds out."""
        land = 0 if self.side == SPARTA else (size[HOPLITE] + size[CAVALRY]) * LAND_COST
        talents = land + size[NAVAL] * NAVAL_COST
        left = self.talents - talents
        if left < 0:
            return talents * self.w.last_talents
        scarce = max(0, self.w.reserve - left)
        return (talents - min(talents, scarce)) * self.w.talents + min(talents, scarce) * self.w.last_talents
