"""What a position is worth to a Faction: Provinces and what is held of them, Legitimacy, CUs; and who is ahead."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import Generic

from ..board import (
    CHAMPION_L,
    ELEPHANT,
    INDEPENDENT,
    INSTANT_L,
    MAKEDONIA_L,
    NOBODY,
    POSITIONS,
    Troops,
)
from ..champions import costs_status
from ..position import (
    Position,
    factions,
    stack,
    stacks_of_generals,
    troops_at,
)
from ..scoring import legitimacy, victory_points
from .rules import P, Rules
from .weights import Weights

ELEPHANT_STRENGTH = 1.7
"""What an Elephant shows in the mean."""
NEAR_VICTORY = 8
"""So many points before a victory it is near."""
INDEPENDENT_STRENGTH = 6.0
"""An Independent Army."""


def province_worth(s: Position, faction: int, province: int, w: Weights) -> float:
    """What a Faction has of a Province."""
    spaces, needed, city = s.facts.CITIES_OF[province], s.facts.NEEDED[province], s.facts.MAJOR_CITY_OF[province]
    held = sum(s.control[space] == faction for space in spaces)
    if not held:
        return 0.0
    value = s.facts.PROVINCE_VP[province] + w.fleet * (province in s.facts.FLEET_PROVINCE)
    value += w.legitimacy * MAKEDONIA_L * (province == s.facts.MAKEDONIA)
    has_city = city == NOBODY or s.control[city] == faction
    if w.asia and province in s.facts.ASIA:
        owners = s.province_owners()
        value += w.asia * (sum(owners[other] == faction for other in s.facts.ASIA if other != province) / 2) ** 2
    if held >= needed and has_city:
        return value + w.spare * (held > needed)
    share = min(held, needed - (not has_city)) / needed
    return value * w.begun * share * share


def held_worth(s: Position, faction: int, space: int, w: Weights) -> float:
    """What a space is to the Faction that controls it, with all it holds of its Province."""
    own = w.space + w.fleet * (space in s.facts.FLEET_SPACE) + w.spare * (space in s.facts.HELLESPONT)
    return (own if s.control[space] == faction else 0.0) + province_worth(s, faction, s.facts.PROVINCE_OF[space], w)


def strength(s: Position, group: Troops) -> float:
    """Combat Strength in the mean."""
    return sum(count * s.facts.STRENGTH[kind] for kind, count in enumerate(group)) + ELEPHANT_STRENGTH * group[ELEPHANT]


def royal_worth(s: Position, royal: int, w: Weights) -> float:
    """What it brings to control a Royal Family Member; a Woman cannot be taken."""
    if royal in s.facts.WOMEN:
        return 0.0
    worth = w.legitimacy * (w.hearse if royal == s.facts.HEARSE else s.facts.ROYAL_LEGITIMACY[royal])
    return worth + w.regency * urgency(s, royal) if w.regency else worth


def urgency(s: Position, royal: int) -> float:
    """How soon an Heir comes of age: 1 with the next Game Turn."""
    return max((1 / (turn - s.clock.round) for turn in come_of_age(s, royal)), default=0.0)


def come_of_age(s: Position, royal: int) -> list[int]:
    return [turn for turn, heir in s.facts.REGENCIES.items() if heir == royal and turn > s.clock.round]


Ways = dict[int, tuple[int, int]]
"""Space → the MP to get there, and the space before it."""


class Outlook(Generic[P]):
    """What a Faction makes of a position, for as long as it stays as it is: all is looked up once, however often it is
    asked for."""

    def __init__(self, rules: Rules[P], s: P, faction: int, weights: Weights) -> None:
        self.rules, self.s, self.faction, self.w = rules, s, faction, weights
        self._gains: dict[int, float] = {}
        self.prizes: dict[tuple[bool, bool], dict[int, float]] = {}
        """Whether an Army has CUs, and enough for a siege → what it would have of each space."""
        self.tolls: dict[Troops, float] = {}
        """A group → what Attrition at sea takes of it, in the mean."""
        self._stops: dict[tuple[int, int, int], bool] = {}
        self.roads: dict[int, Ways] = {}
        """The space an Army of this Faction is in → where it can come by land."""
        self.clashes: dict[Hashable, float | None] = {}
        """An Army and a space → what a battle there is worth to it."""

    def standing(self, faction: int) -> float:
        """How well a Faction does."""
        points, claim = victory_points(self.s, faction), legitimacy(self.s, faction)
        return points.value + self.w.legitimacy * claim.value

    @cached_property
    def ahead(self) -> int:
        """The Faction that does best."""
        return max(factions(self.s), key=lambda faction: (self.standing(faction), -faction))

    @cached_property
    def nearness(self) -> float:
        """One's own."""
        return self.near(self.faction)

    @cached_property
    def feared(self) -> tuple[int, ...]:
        """Those to be kept down: whoever is ahead, and the Usurper, whom it is no shame to attack."""
        return tuple(faction for faction in (self.ahead, self.s.usurper) if faction != self.faction)

    def hurt(self, other: int) -> float:
        """How glad one is of another's loss."""
        hurt = self.w.chase if other in self.feared else self.w.denial
        return hurt + self.w.stop * self.near(other) if self.w.stop else hurt

    def near(self, faction: int) -> float:
        """How near a Faction is to a victory at once: 1 if it has all it needs."""
        needed = self.s.facts.INSTANT_VP[self.s.setup.seats]
        short = min(
            needed - victory_points(self.s, faction).value, INSTANT_L - legitimacy(self.s, faction).value, NEAR_VICTORY
        )
        return 1 - max(0, short) / NEAR_VICTORY

    def gain(self, space: int) -> float:
        """What it brings to have one's PC marker in a space, and to take away another's."""
        if space not in self._gains:
            self._gains[space] = self._gain(space)
        return self._gains[space]

    def _gain(self, space: int) -> float:
        s, w, owner = self.s, self.w, self.s.control[space]
        if owner == self.faction:
            return 0.0
        theirs = held_worth(s, owner, space, w) if owner in factions(s) else 0.0
        mine = held_worth(s, self.faction, space, w)
        s.control[space] = self.faction
        gained = held_worth(s, self.faction, space, w) - mine
        if w.rush:
            gained *= 1 + w.rush * self.nearness
        if owner in factions(s):
            gained += self.hurt(owner) * (theirs - held_worth(s, owner, space, w))
        s.control[space] = owner
        return gained

    @cached_property
    def occupied(self) -> set[int]:
        """The positions with CUs of others, Independent Armies among them."""
        own = range(stack(self.faction, 0), stack(self.faction + 1, 0))
        return {key % POSITIONS for key in self.s.troops if key not in own} | set(self.s.army_at)

    @cached_property
    def armies(self) -> dict[int, float]:
        """Position → the strength of the strongest Army of others there."""
        found: dict[int, float] = {}
        for key in stacks_of_generals(self.s):
            faction, at = divmod(key, POSITIONS)
            if faction != self.faction:
                found[at] = max(found.get(at, 0.0), strength(self.s, troops_at(self.s, faction, at)))
        for at in self.s.army_at:
            found[at] = max(found.get(at, 0.0), INDEPENDENT_STRENGTH)
        return found

    @cached_property
    def royal_prizes(self) -> dict[int, float]:
        """Position → what the Royal Family Members of others there are worth."""
        found: dict[int, float] = {}
        for royal, at in enumerate(self.s.royal_at):
            if self.s.royal_of[royal] != self.faction:
                found[at] = found.get(at, 0.0) + royal_worth(self.s, royal, self.w)
        return found

    def can_stop(self, other: int, mover: int, space: int) -> bool:
        """Whether a Faction may declare a Naval Battle against another before a space."""
        key = other, mover, space
        if key not in self._stops:
            self._stops[key] = self.rules.can_stop(self.s, other, mover, space)
        return self._stops[key]

    def shame(self, victim: int) -> float:
        """What an attack on another costs a Champion."""
        if victim == INDEPENDENT or not costs_status(self.s, self.faction, victim):
            return 0.0
        return self.w.legitimacy * CHAMPION_L
