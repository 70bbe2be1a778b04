"""What meets in a battle, how both sides choose on the way, and what comes out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from strategos.kernel.game import Setup

from ..facts import BATTLE_LEGION, KINDS
from ..land_battle import fort_hits_alone, hits_spill_over
from .dice import ENGINE, FOOT, HORSE, PRICES, Units, expected_hits

ENDS = ("attacker_wins", "defender_wins", "both_gone", "attacker_retreats", "defender_retreats", "both_retreat")
"""How a battle can end. The attacker takes the province in the first and fifth case, else the defender keeps it."""

Order = tuple[str, ...]
NONE: Units = (0, 0, 0)
CHEAP: Order = KINDS
DEAR: Order = KINDS[::-1]


Numbers = tuple[int, int, int, int]
"""One side of a land battle: Infantry, Cavalry, Catapults and leaders."""
NAMED = (*KINDS, "leaders")


def numbers(infantry: int = 0, cavalry: int = 0, catapult: int = 0, leaders: int = 0) -> Numbers:
    """One side of a land battle by the names of its pieces."""
    return infantry, cavalry, catapult, leaders


class Policy(msgspec.Struct, frozen=True):
    """How one side decides in a land battle."""

    fill: str | Order = "best"
    """Who goes into the battle legion: `best` (the mix that can expect most hits) or kinds in order of preference."""
    losses: str | Order = "balance"
    """Who is lost: `balance` (so that the rest, if all fought, can expect most hits; the cheapest of these), `cheap`
    (Infantry, Cavalry, Catapults) or kinds in order."""
    victims: Order = DEAR
    """Whom this side cuts down first when it pursues."""
    retreat_at: int = 0
    """Retreat with so many units left or fewer; 0 means never."""
    retreat_below: float = 0.0
    """Retreat when the chance to win by fighting on to the end is smaller than this; 0 means never."""
    regardless: bool = False
    """An attacker who hears that the defender retreats stays, unless this is set."""


class Reading(msgspec.Struct, frozen=True):
    """How the two choices that change the odds were made; see docs/rulings/conquest.md."""

    automatic: bool = False
    """The extra dice of a fort hit on any face with a land unit."""
    spill: bool = False
    """Hits beyond the battle legion go on into the reserve."""

    @staticmethod
    def of(setup: Setup) -> Reading:
        return Reading(fort_hits_alone(setup), hits_spill_over(setup))


STEADY = Policy()
PRINTED = Reading()


class Odds(msgspec.Struct, frozen=True):
    """The endings of a land battle with their chances: (ending, attackers left, defenders left) → chance."""

    attacker: Numbers
    defender: Numbers
    ends: Mapping[tuple[str, Units, Units], float]
    rounds: float
    """How many rounds to expect."""
    exact: bool = True
    """False if rare rolls were left out, see `RARE`."""

    def chance(self, end: str) -> float:
        return sum((p for (e, _, _), p in self.ends.items() if e == end), 0.0)

    @property
    def attacker_takes(self) -> float:
        """The attacker gets the province."""
        return self.chance("attacker_wins") + self.chance("defender_retreats")

    @property
    def attacker_leaders_lost(self) -> float:
        return self.chance("defender_wins") if self.attacker[3] else 0.0

    @property
    def defender_leaders_lost(self) -> float:
        return self.chance("attacker_wins") if self.defender[3] else 0.0

    def losses(self, of_attacker: bool) -> dict[int, float]:
        """How many units one side loses: number → chance."""
        force = self.attacker if of_attacker else self.defender
        total = sum(force[:3])
        found: dict[int, float] = {}
        for (_, a, d), p in self.ends.items():
            lost = total - sum(a if of_attacker else d)
            found[lost] = found.get(lost, 0.0) + p
        return dict(sorted(found.items()))

    def mean_losses(self, of_attacker: bool) -> tuple[float, float, float]:
        """Infantry, Cavalry and Catapults one side loses on average."""
        force = self.attacker if of_attacker else self.defender
        left = [0.0, 0.0, 0.0]
        for (_, a, d), p in self.ends.items():
            for n, kept in enumerate(a if of_attacker else d):
                left[n] += p * kept
        return (force[0] - left[0], force[1] - left[1], force[2] - left[2])

    def talents(self, of_attacker: bool) -> float:
        """What one side loses on average, at base prices."""
        return sum(n * price for n, price in zip(self.mean_losses(of_attacker), PRICES, strict=True))


@lru_cache(maxsize=1 << 16)
def battle_legion(units: Units, leaders: int, fill: str | Order = "best", extra: int = 0) -> Units:
    """The battle legion: 5 units and one for each leader, as many as there are (CE-step1-02, CE-step1-03).

    With `best`, Catapults come last, for they are matched in the reserve as well (CE-step2-05).
    """
    infantry, cavalry, _ = units
    size = min(sum(units), BATTLE_LEGION + leaders)
    if fill != "best":
        return taken(units, size, order_of(fill))
    men = min(size, infantry + cavalry)
    dice = size + extra
    best, most = min(men, infantry), -1.0
    for foot in range(min(men, infantry), max(0, men - cavalry) - 1, -1):
        hits = expected_hits(dice, foot, FOOT) + expected_hits(dice, men - foot, HORSE)
        if hits > most + 1e-12:
            best, most = foot, hits
    return (best, men - best, size - men)


@lru_cache(maxsize=1 << 16)
def lost_units(units: Units, legion: Units, hits: int, losses: str | Order = "balance") -> Units:
    """Which units of the battle legion go (CE-step2-06). Hits beyond it have no victim."""
    hits = min(hits, sum(legion))
    if losses != "balance":
        return taken(legion, hits, order_of(losses))
    best, most = NONE, (-1.0, 0)
    for foot in range(min(hits, legion[0]), -1, -1):
        for horse in range(min(hits - foot, legion[1]), -1, -1):
            if hits - foot - horse <= legion[2]:
                lost = (foot, horse, hits - foot - horse)
                rank = (striking_power(minus(units, lost)), -worth(lost))
                if rank > most:
                    best, most = lost, rank
    return best


@lru_cache(maxsize=1 << 16)
def striking_power(units: Units) -> float:
    """Hits to expect if all of them fought at once; rounded, so that equal strength compares equal."""
    dice = sum(units)
    return round(sum(expected_hits(dice, n, faces) for n, faces in zip(units, (FOOT, HORSE, ENGINE), strict=True)), 9)


def order_of(name: str | Order) -> Order:
    return CHEAP if name == "cheap" else name if isinstance(name, tuple) else (name,)


def taken(units: Units, count: int, order: Order) -> Units:
    """So many units, the kinds in this order; kinds that are not named come last."""
    taken = [0, 0, 0]
    for kind in (*order, *KINDS):
        n = KINDS.index(kind)
        more = min(count, units[n] - taken[n])
        taken[n] += more
        count -= more
    return (taken[0], taken[1], taken[2])


def minus(units: Units, lost: Units) -> Units:
    return (units[0] - lost[0], units[1] - lost[1], units[2] - lost[2])


def worth(units: Units) -> int:
    return units[0] * PRICES[0] + units[1] * PRICES[1] + units[2] * PRICES[2]
