"""What is worth going for: provinces, battles and Caesars, and the pull they have on legions further away."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from ..facts import ADJACENT, GALLEYS, LEADERS, LEGION, PROVINCES
from ..odds import Numbers, Units
from ..roads import road_reach
from ..state import HOLD, NOBODY, is_caesar
from .estimates import add, chance, exchange, fading, price_of, some_of
from .knowledge import NOTHING, Knowledge
from .memory import kept

NO_BATTLE = -1000.0


class Step(msgspec.Struct, frozen=True, order=True):
    """A step of a leader with companions and units, and what it promises."""

    worth: float
    leader: int
    to: int = -1
    units: Units = NOTHING
    companions: tuple[int, ...] = ()


class Voyage(msgspec.Struct, frozen=True, order=True):
    """What a galley does next (a key of its decision), and whom it takes aboard."""

    worth: float
    galley: int
    order: str
    to: int = -1
    leader: int = -1
    units: Units = NOTHING


class Aims(Knowledge):
    """A player's knowledge and what he makes of it."""

    # -- what a place gives -----------------------------------------------------------------------------------------

    @cached_property
    def lures(self) -> Mapping[int, float]:
        return dict(self.weights.lures)

    def prize(self, p: int) -> float:
        """What taking the province itself is worth."""
        owner = self.s.control[p]
        lure = self.lures.get(p, 0.0)
        if owner == self.seat:
            return lure
        worth = self.income(p) * self.weights.years + lure
        if owner != NOBODY:
            worth *= self.weights.rival_province
            if p == self.s.home[owner] and owner in self.rivals:
                worth += self.weights.rival_home
        return worth + (self.weights.own_home if p == self.home else 0.0)

    @cached_property
    def heads_to_take(self) -> dict[int, list[int]]:
        """Province → leaders of rivals there, on land or aboard at its coast."""
        s = self.s
        found: dict[int, list[int]] = {}
        for leader, at in enumerate(s.leader_at):
            if at >= 0 and s.master[leader // LEADERS] != self.seat:
                place = s.galley_at[at - HOLD] if at >= HOLD else at
                if place < PROVINCES:
                    found.setdefault(place, []).append(leader)
        return found

    def caesar_worth(self, rival: int) -> float:
        """A Caesar brings all he has."""
        return self.weights.rival_caesar + self.power[rival]

    def bounty(self, p: int, owner: int, *, fleeing: bool) -> float:
        """What the leaders there are worth; not all of it if they can run."""
        worth = 0.0
        for leader in self.heads_to_take.get(p, ()):
            rival = self.s.master[leader // LEADERS]
            if rival == owner or owner == NOBODY:
                worth += self.caesar_worth(rival) if is_caesar(leader) else self.weights.general
        return worth * (self.weights.fleeing if fleeing else 1.0)

    def can_flee(self, p: int, rival: int) -> bool:
        control, owner = self.s.control, self.owner
        return any(control[n] == rival and owner[n] in (rival, NOBODY) for n in ADJACENT[p])

    # -- battles ----------------------------------------------------------------------------------------------------

    def odds(self, p: int, rival: int, attackers: Numbers) -> float:
        """The chance to win a battle there."""
        return chance(attackers, self.army(p, rival), self.fort(p, rival), self.reading)

    def battle_worth(self, p: int, rival: int, attackers: Numbers) -> float:
        """What a battle promises; NO_BATTLE if the odds are bad."""
        defenders = self.army(p, rival)
        odds = self.odds(p, rival, attackers)
        w = self.weights
        least = w.battle + w.thrifty_battle * self.thrift
        if odds < least - min(self.round, 50) / w.battle_rounds:
            return self.raid_worth(p, rival, attackers)
        ours, theirs = price_of(attackers), price_of(defenders)
        gain = self.prize(p) + self.bounty(p, rival, fleeing=self.can_flee(p, rival))
        lost = w.won_losses * min(ours, theirs) * odds + (1.0 - odds) * w.beaten_losses * ours
        # Whoever sees a battle going wrong retreats in time, if he can.
        doomed = w.near_doom if any(self.s.control[n] == self.seat for n in ADJACENT[p]) else w.far_doom
        lost = lost * self.thrift + (1.0 - odds) * doomed * self.general * attackers[3]
        return odds * (self.boldness * gain + w.their_losses * theirs) - lost

    def raid_worth(self, p: int, rival: int, attackers: Numbers) -> float:
        """A round or two against a great army, then back: good for those who can replace their losses more easily."""
        defenders = self.army(p, rival)
        if not self.can_bleed(rival) or not any(self.s.control[n] == self.seat for n in ADJACENT[p]):
            return NO_BATTLE
        ours, theirs = exchange(attackers, defenders, self.fort(p, rival))
        men = sum(attackers[:3])
        if men < 10 or men * 8.0 < ours:
            return NO_BATTLE
        # Cavalry cuts down some of those who turn back.
        chased = self.weights.chased * min(defenders[1], sum(defenders[:3]) / 6.0)
        prize = self.weights.raid_prize
        worth = prize * theirs - self.bleeding(rival) * (prize * ours + chased)
        return worth if worth > 0.0 else NO_BATTLE

    def can_bleed(self, rival: int) -> bool:
        return self.round > 8 and self.bleeding(rival) < 0.8

    def bleeding(self, rival: int) -> float:
        """How much our losses hurt compared with theirs."""
        w = self.weights
        wealth = self.thrift if self.s.purse[rival] < self.s.purse[self.seat] else 1.0
        patience = max(w.patience, 1.0 - max(0, self.round - 20) / w.patience_years)
        return patience * wealth * min(1.0, w.bleed * self.power[rival] / max(1.0, self.power[self.seat]))

    @kept
    def comers(self, p: int) -> Numbers:
        """Everybody who could march into a province now, and those already there."""
        found: Numbers = (*self.mine.get(p, NOTHING), self.heads(p, self.seat))
        for n in ADJACENT[p]:
            if n in self.mine and (heads := self.ready_generals(n)):
                found = add(found, (*some_of(self.free(n, p), LEGION * heads), heads))
        return found

    @cached_property
    def leads(self) -> list[int]:
        """Who leads legions: the Generals, and the Caesar if there is hardly anybody else or only one rival left."""
        few = len(self.generals) < 2 or (len(self.rivals) == 1 and self.round > 25)
        return self.leaders if few else self.generals

    def ready_generals(self, p: int) -> int:
        s = self.s
        return sum(1 for leader in self.leads if s.leader_at[leader] == p and s.leader_left[leader])

    @kept
    def along_roads(self, p: int) -> list[int]:
        """Where a march along Roads could lead that needs nobody's leave."""
        return [to for to, stretch in road_reach(self.s, self.seat, p).items() if not stretch.hosts]

    # -- pull -------------------------------------------------------------------------------------------------------

    @kept
    def legion_pull(self, at: int) -> float:
        """How much a small legion in a province can look forward to."""
        return _pull(self.legion_aims, self._legion_fading[at])

    @cached_property
    def _legion_fading(self) -> tuple[tuple[float, ...], ...]:
        return fading(self.weights.fade_legion, bool(self.galleys))

    @cached_property
    def legion_aims(self) -> list[tuple[int, float]]:
        targets: list[tuple[int, float]] = []
        for p in range(PROVINCES):
            if self.owner[p] == NOBODY and (worth := self.prize(p) + self.bounty(p, NOBODY, fleeing=True)):
                targets.append((p, worth))
        return targets

    @kept
    def army_pull(self, at: int) -> float:
        """How much an army in a province can look forward to."""
        return _pull(self.army_aims, self._army_fading[at])

    @cached_property
    def _army_fading(self) -> tuple[tuple[float, ...], ...]:
        return fading(self.weights.fade_army, bool(self.galleys))

    @cached_property
    def army_aims(self) -> list[tuple[int, float]]:
        host: Numbers = (0, 0, 0, min(3, len(self.leads)))
        for p, units in self.mine.items():
            stay = self.guard(p)
            host = add(host, (units[0] - stay[0], units[1] - stay[1], units[2] - stay[2], 0))
        # A handful of men is no army.
        w = self.weights
        size = min(1.0, sum(host[:3]) / w.host) ** 2
        targets: list[tuple[int, float]] = []
        for p in range(PROVINCES):
            rival = self.owner[p]
            if rival in self.rivals:
                odds = chance(host, self.army(p, rival), self.fort(p, rival), self.reading)
                worth = self.prize(p) + w.pull_bounty * self.bounty(p, rival, fleeing=False) + w.pull_fight
                targets.append((p, size * odds * odds * worth * self.boldness))
            elif rival == NOBODY and (worth := self.bounty(p, NOBODY, fleeing=False)) > w.general * 4:
                targets.append((p, worth))
        if 0 <= self.caesar_at < PROVINCES:
            at = self.caesar_at
            alarm = self.risk(at, (*self.mine.get(at, NOTHING), self.heads(at, self.seat)))
            targets.append((at, w.alarm * alarm))
        if not self.at_home:
            targets.append((self.home, w.home_call))
        return targets

    # -- leaders without troops -------------------------------------------------------------------------------------

    @cached_property
    def waiting(self) -> dict[int, int]:
        """Province → how many units wait there for a General who is not there."""
        found: dict[int, int] = {}
        for p, units in self.mine.items():
            led = LEGION * sum(1 for leader in self.leads if self.s.leader_at[leader] == p)
            if (men := sum(units) - sum(self.guard(p)) - led) > 0:
                found[p] = men
        return found

    @cached_property
    def idle(self) -> list[int]:
        """Where Generals without troops are."""
        at = self.s.leader_at
        return [at[x] for x in self.leads if at[x] < PROVINCES and at[x] not in self.mine]

    def call(self, leader: int, p: int) -> float:
        """What this leader could do in a province whose troops lack one, if nobody else is nearer."""
        return self._call(self.s.leader_at[leader], p)

    @kept
    def _call(self, place: int, p: int) -> float:
        men = self.waiting.get(p, 0)
        if men:
            mine = self.distance[place][p]
            men -= LEGION * sum(1 for at in self.idle if self.distance[at][p] < mine)
        return self.command(p, men)

    @kept
    def calls(self, place: int) -> tuple[tuple[int, float], ...]:
        """All calls that reach a leader in a place."""
        return tuple((p, worth) for p in self.waiting if (worth := self._call(place, p)))

    @kept
    def calling(self, place: int, p: int) -> float:
        """How near a province is to troops without a leader that call one from a place."""
        line, fade = self.distance[p], self.weights.call_fade
        return max((worth * fade ** line[q] for q, worth in self.calls(place)), default=0.0)

    @kept
    def command(self, p: int, men: int) -> float:
        """What it is worth to lead so many units of those in a province."""
        men = min(LEGION, max(0, men))
        w = self.weights
        return (w.command if men > 3 else w.command_few) * men + (0.3 * self.legion_pull(p) if men else 0.0)

    def galley_owner(self, galley: int) -> int:
        return self.s.master[galley // GALLEYS]


def _pull(targets: list[tuple[int, float]], row: tuple[float, ...]) -> float:
    """The strongest of the targets, by what is left of each here."""
    return max(0.0, max((worth * row[p] for p, worth in targets), default=0.0))
