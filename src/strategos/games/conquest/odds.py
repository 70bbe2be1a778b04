"""Exact odds of battles on land and at sea: no sampling, every roll counted with its weight.

A land battle is a walk over the units both sides have left. The choices on the way (which units form the battle
legion, which are lost, when to run) follow a `Policy` for each side; everything else is dice. Two walks are here:

* `battle` goes forward from a position and returns the whole distribution of endings;
* `win_chance` goes backward, fight to the end, and shares all positions it has ever seen, so bots may call it often.

Odds are floats made from whole numbers of rolls, so they are exact up to rounding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import comb
from typing import Any, NamedTuple

import msgspec

from strategos.kernel.errors import BadInput

from .numbers import (
    BATTLE_LEGION,
    COLOURS,
    DICE_PER_GALLEY,
    FACES,
    FORT_DICE,
    FORT_DICE_AGAINST_CATAPULTS,
    GALLEYS,
    KINDS,
    LEADERS,
    LIMIT,
    PRICE,
    SEA_ROUNDS,
)

PRICES = tuple(PRICE[k] for k in KINDS)
"""Base prices of the land units; losses in Talents are counted with them."""
SIDES = len(FACES)
FOOT, HORSE, ENGINE = (FACES.count(k) for k in KINDS)
"""Faces of the die that show Infantry, Cavalry, Catapult."""
SAIL = FACES.count("galley")
ENDS = ("attacker_wins", "defender_wins", "both_gone", "attacker_retreats", "defender_retreats", "both_retreat")
"""How a battle can end. The attacker takes the province in the first and fifth case, else the defender keeps it."""

Units = tuple[int, int, int]
"""Infantry, Cavalry, Catapults."""
Order = tuple[str, ...]
NONE: Units = (0, 0, 0)
CHEAP: Order = KINDS
DEAR: Order = KINDS[::-1]


class Force(NamedTuple):
    """One side of a land battle. A plain tuple of four numbers does as well."""

    infantry: int = 0
    cavalry: int = 0
    catapult: int = 0
    leaders: int = 0


Numbers = tuple[int, int, int, int]
"""What a Force is, to those who have no time for names."""


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
    """The two contested readings that change the odds; see docs/rulings/conquest.md."""

    fort_dice: str = "matched"
    """`matched`: the extra dice need a unit like all others; `automatic`: they hit on any face with a land unit."""
    excess_hits: str = "lost"
    """`lost`: hits beyond the battle legion have no victim; `reserve`: they go on into the reserve."""


STEADY = Policy()
PRINTED = Reading()


class Odds(msgspec.Struct, frozen=True):
    """The endings of a land battle with their chances: (ending, attackers left, defenders left) → chance."""

    attacker: Force
    defender: Force
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
        return self.chance("defender_wins") if self.attacker.leaders else 0.0

    @property
    def defender_leaders_lost(self) -> float:
        return self.chance("attacker_wins") if self.defender.leaders else 0.0

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


# ---------------------------------------------------------------------------------------------------------- dice


@cache
def _capped_ways(dice: int, cap: int, face: int, rest: int) -> tuple[int, ...]:
    """Ways to roll `face`-sided successes and `rest`-sided failures, by number of successes, at most `cap` counted."""
    ways = [0] * (min(dice, cap) + 1)
    for n in range(dice + 1):
        ways[min(n, cap)] += comb(dice, n) * face**n * rest ** (dice - n)
    return tuple(ways)


@cache
def _horse_ways(dice: int, cavalry: int, catapult: int) -> tuple[int, ...]:
    """Hits of dice that did not show Infantry (four faces are left: Cavalry, Catapult, Galley, blank)."""
    ways = [0] * (min(dice, cavalry + catapult) + 1)
    for n in range(dice + 1):
        here = comb(dice, n) * HORSE**n
        for hits, more in enumerate(_capped_ways(dice - n, catapult, ENGINE, SIDES - FOOT - HORSE - ENGINE)):
            ways[min(n, cavalry) + hits] += here * more
    return tuple(ways)


@cache
def hit_ways(dice: int, infantry: int, cavalry: int, catapult: int) -> tuple[int, ...]:
    """In how many of the 6^dice rolls these units are matched 0, 1, 2, … times (CE-step2-03, CE-step2-04)."""
    ways = [0] * (min(dice, infantry + cavalry + catapult) + 1)
    for n in range(dice + 1):
        here = comb(dice, n) * FOOT**n
        for hits, more in enumerate(_horse_ways(dice - n, cavalry, catapult)):
            ways[min(n, infantry) + hits] += here * more
    return tuple(ways)


def count_hits(faces: Sequence[str], infantry: int, cavalry: int, catapult: int) -> int:
    """Hits of one roll: each face is matched with a unit of its kind, each unit once."""
    owned = (infantry, cavalry, catapult)
    return sum(min(faces.count(kind), n) for kind, n in zip(KINDS, owned, strict=True))


@cache
def _hit_chances(dice: int, units: Units, automatic: int, rare: float) -> tuple[float, ...]:
    """The chances of 0, 1, 2, … hits; those below `rare` are struck out."""
    ways: tuple[int, ...] = hit_ways(dice, *units)
    if automatic:
        sure = _capped_ways(automatic, automatic, FOOT + HORSE + ENGINE, SIDES - FOOT - HORSE - ENGINE)
        both = [0] * (len(ways) + automatic)
        for n, here in enumerate(ways):
            for more, there in enumerate(sure):
                both[n + more] += here * there
        ways = tuple(both)
    rolls = SIDES ** (dice + automatic)
    if rare:
        ways = tuple(w if w >= rare * rolls else 0 for w in ways)
        rolls = sum(ways)
    return tuple(w / rolls for w in ways)


@cache
def _capped(chances: tuple[float, ...], most: int) -> tuple[float, ...]:
    return chances if len(chances) <= most + 1 else (*chances[:most], sum(chances[most:]))


@cache
def _expected(dice: int, units: int, faces: int) -> float:
    """Matches to expect for so many units of a kind with so many faces on the die."""
    ways = _capped_ways(dice, units, faces, SIDES - faces)
    return sum(n * w for n, w in enumerate(ways)) / SIDES**dice


# ------------------------------------------------------------------------------------------------- the two choices


@lru_cache(maxsize=1 << 16)
def battle_legion(units: Units, leaders: int, fill: str | Order = "best", extra: int = 0) -> Units:
    """The battle legion: 5 units and one for each leader, as many as there are (CE-step1-02, CE-step1-03).

    With `best`, Catapults come last, for they are matched in the reserve as well (CE-step2-05).
    """
    infantry, cavalry, _ = units
    size = min(sum(units), BATTLE_LEGION + leaders)
    if fill != "best":
        return _taken(units, size, _order(fill))
    men = min(size, infantry + cavalry)
    dice = size + extra
    best, most = min(men, infantry), -1.0
    for foot in range(min(men, infantry), max(0, men - cavalry) - 1, -1):
        hits = _expected(dice, foot, FOOT) + _expected(dice, men - foot, HORSE)
        if hits > most + 1e-12:
            best, most = foot, hits
    return (best, men - best, size - men)


@lru_cache(maxsize=1 << 16)
def lost_units(units: Units, legion: Units, hits: int, losses: str | Order = "balance") -> Units:
    """Which units of the battle legion go (CE-step2-06). Hits beyond it have no victim."""
    hits = min(hits, sum(legion))
    if losses != "balance":
        return _taken(legion, hits, _order(losses))
    best, most = NONE, (-1.0, 0)
    for foot in range(min(hits, legion[0]), -1, -1):
        for horse in range(min(hits - foot, legion[1]), -1, -1):
            if hits - foot - horse <= legion[2]:
                lost = (foot, horse, hits - foot - horse)
                rank = (_strength(_minus(units, lost)), -_price(lost))
                if rank > most:
                    best, most = lost, rank
    return best


@lru_cache(maxsize=1 << 16)
def _strength(units: Units) -> float:
    """Hits to expect if all of them fought at once; rounded, so that equal strength compares equal."""
    dice = sum(units)
    return round(sum(_expected(dice, n, faces) for n, faces in zip(units, (FOOT, HORSE, ENGINE), strict=True)), 9)


def _order(name: str | Order) -> Order:
    return CHEAP if name == "cheap" else name if isinstance(name, tuple) else (name,)


def _taken(units: Units, count: int, order: Order) -> Units:
    """So many units, the kinds in this order; kinds that are not named come last."""
    taken = [0, 0, 0]
    for kind in (*order, *KINDS):
        n = KINDS.index(kind)
        more = min(count, units[n] - taken[n])
        taken[n] += more
        count -= more
    return (taken[0], taken[1], taken[2])


def _minus(units: Units, lost: Units) -> Units:
    return (units[0] - lost[0], units[1] - lost[1], units[2] - lost[2])


def _price(units: Units) -> int:
    return units[0] * PRICES[0] + units[1] * PRICES[1] + units[2] * PRICES[2]


# ---------------------------------------------------------------------------------------------------------- rounds

Packed = int
"""Units as one number, eight bits a kind; a position of both sides is two of them. They are hashed by the million."""


def _pack(units: Units) -> Packed:
    return units[0] << 16 | units[1] << 8 | units[2]


def _count(units: Packed) -> int:
    return (units >> 16) + (units >> 8 & 255) + (units & 255)


def _unpack(units: Packed) -> Units:
    return (units >> 16 & 255, units >> 8 & 255, units & 255)


Fighter = tuple[tuple[Packed, ...], tuple[float, ...]]
"""One side in one round: what it has left after 0, 1, 2, … hits, and the chances of so many hits."""
Style = tuple[int, str | Order, str | Order]
"""Leaders, fill and losses of one side."""


@lru_cache(maxsize=1 << 16)
def _fighter(packed: Packed, style: Style, matched: int, automatic: int, spill: bool, rare: float) -> Fighter:
    """What this side has left after n hits, and its own chances to score n hits."""
    units = _unpack(packed)
    leaders, fill, losses = style
    legion = battle_legion(units, leaders, fill, matched)
    size = sum(legion)
    hitters = (legion[0], legion[1], units[2])  # Catapults in the reserve are matched too
    chances = _hit_chances(size + matched, hitters, automatic, rare)
    left: list[Packed] = []
    for hits in range((sum(units) if spill else size) + 1):
        rest = _minus(units, lost_units(units, legion, hits, losses))
        if hits > size:
            rest = _minus(rest, lost_units(rest, rest, hits - size, losses))
        left.append(_pack(rest))
    return tuple(left), chances


class _Duel:
    """Two policies, two numbers of leaders, a fort or none; and the chances to win from every position seen so far."""

    __slots__ = ("attacker", "automatic", "defender", "fort", "known", "rare", "spill")

    def __init__(self, attacker: Style, defender: Style, fort: bool, reading: Reading, rare: float) -> None:
        self.attacker, self.defender, self.fort = attacker, defender, fort
        self.automatic = reading.fort_dice == "automatic"
        self.spill = reading.excess_hits == "reserve"
        self.rare = rare
        self.known: dict[int, float] = {}

    def round(self, a: Packed, d: Packed) -> tuple[Fighter, Fighter]:
        """Each side after n hits, with the chance that it takes n hits: attacker, defender."""
        extra = (FORT_DICE_AGAINST_CATAPULTS if a & 255 else FORT_DICE) if self.fort else 0  # CE-fort-05, CE-fort-06
        matched, automatic = (0, extra) if self.automatic else (extra, 0)
        a_left, a_hits = _fighter(a, self.attacker, 0, 0, self.spill, self.rare)
        d_left, d_hits = _fighter(d, self.defender, matched, automatic, self.spill, self.rare)
        return (a_left, _capped(d_hits, len(a_left) - 1)), (d_left, _capped(a_hits, len(d_left) - 1))

    def win(self, a: Packed, d: Packed) -> float:
        """The chance that the attacker has units left and the defender none, if both fight to the end."""
        if not a or not d:
            return 1.0 if a else 0.0
        if len(self.known) > 100_000:
            self.known.clear()
        return self._win(a, d)

    def _win(self, a: Packed, d: Packed) -> float:
        known = self.known
        (a_left, a_odds), (d_left, d_odds) = self.round(a, d)
        here = a << 24 | d
        known[here] = 0.0  # nobody hit: the same position again, divided out below
        total = 0.0
        possible = [(y, q) for y, q in zip(d_left, d_odds, strict=False) if q]
        for x, p in zip(a_left, a_odds, strict=False):
            if x and p:
                row = 0.0
                high = x << 24
                for y, q in possible:
                    if not y:
                        row += q
                    elif (sure := known.get(high | y)) is not None:
                        row += q * sure
                    else:
                        row += q * self._win(x, y)
                total += p * row
        known[here] = total = total / (1.0 - a_odds[0] * d_odds[0])
        return total


@lru_cache(maxsize=256)
def _duel(
    a_leaders: int,
    d_leaders: int,
    fort: bool,
    attacker: Policy = STEADY,
    defender: Policy = STEADY,
    reading: Reading = PRINTED,
    rare: float = 0.0,
) -> _Duel:
    a_style = (a_leaders, attacker.fill, attacker.losses)
    return _Duel(a_style, (d_leaders, defender.fill, defender.losses), fort, reading, rare)


# ---------------------------------------------------------------------------------------------------- land battles


RARE = 0.01
"""In battles too great to be counted out, numbers of hits with a smaller chance than this are left out."""
EXACT_WIN = 20_000
EXACT_BATTLE = 200_000
"""What `win_chance` and `battle` count out: units times units times battle legion times battle legion."""


def _effort(attacker: Numbers, defender: Numbers) -> int:
    product = 1
    for *units, leaders in (attacker, defender):
        product *= sum(units) * min(sum(units), BATTLE_LEGION + leaders)
    return product


@lru_cache(maxsize=1 << 16)
def win_chance(attacker: Numbers, defender: Numbers, fort: bool = False, reading: Reading = PRINTED) -> float:
    """The chance that the attacker wins (keeps a unit when the defender has none), both fighting to the end.

    Exact under the default policies up to `EXACT_WIN` (about eighteen units against eighteen); in greater battles rare
    rolls are left out, which is three to ten times as fast and off by less than 0.03. Both arguments are (infantry,
    cavalry, catapult, leaders).
    """
    a, d = _pack(attacker[:3]), _pack(defender[:3])
    rare = RARE if _effort(attacker, defender) > EXACT_WIN else 0.0
    duel = _duel(attacker[3], defender[3], fort, STEADY, STEADY, reading, rare)
    return known if (known := duel.known.get(a << 24 | d)) is not None else duel.win(a, d)


@lru_cache(maxsize=1 << 12)
def battle(
    attacker: Force,
    defender: Force,
    fort: bool = False,
    attacker_policy: Policy = STEADY,
    defender_policy: Policy = STEADY,
    reading: Reading = PRINTED,
) -> Odds:
    """All endings of a land battle, from the first round on, with their chances; exact up to `EXACT_BATTLE`."""
    attacker, defender = Force(*attacker), Force(*defender)
    a, d = _pack(attacker[:3]), _pack(defender[:3])
    ends: dict[tuple[str, Units, Units], float] = {}
    rare = RARE if _effort(attacker, defender) > EXACT_BATTLE else 0.0
    duel = _duel(attacker.leaders, defender.leaders, fort, attacker_policy, defender_policy, reading, rare)
    timid = any(p.retreat_at or p.retreat_below for p in (attacker_policy, defender_policy))
    start = a << 24 | d
    waiting: list[dict[int, float]] = [{} for _ in range(sum(attacker[:3]) + sum(defender[:3]) + 1)]
    waiting[-1][start] = 1.0  # positions by the number of units left, so that each is met when its chance is complete
    rounds = 0.0
    while waiting:
        units = len(waiting) - 1
        for position, mass in waiting.pop().items():
            a, d = position >> 24, position & 0xFFFFFF
            if not a or not d:
                end = ("attacker_wins" if a else "defender_wins" if d else "both_gone", _unpack(a), _unpack(d))
                ends[end] = mass
                continue
            flight = _flight(duel, a, d, attacker_policy, defender_policy) if timid else None
            if flight and position != start:
                _run(ends, flight, a, d, mass, attacker_policy, defender_policy)
                continue
            (a_left, a_odds), (d_left, d_odds) = duel.round(a, d)
            nothing = a_odds[0] * d_odds[0]
            if flight:  # the first round has no retreat before it
                _run(ends, flight, a, d, mass * nothing, attacker_policy, defender_policy)
            else:
                mass /= 1.0 - nothing
            rounds += mass
            possible = [(k, q, d_left[k]) for k, q in enumerate(d_odds) if q]
            for h, p in enumerate(a_odds):
                if p:
                    p *= mass
                    high = a_left[h] << 24
                    for k, q, y in possible:
                        if h or k:
                            later = waiting[units - h - k]
                            there = high | y
                            later[there] = later.get(there, 0.0) + p * q
    return Odds(attacker, defender, ends, rounds, not rare)


def _flight(duel: _Duel, a: Packed, d: Packed, attacker: Policy, defender: Policy) -> str | None:
    """What is declared between two rounds: the defender first, the attacker knowing it (CE-step3-01)."""
    d_runs = _count(d) <= defender.retreat_at or (
        defender.retreat_below > 0 and 1.0 - duel.win(a, d) < defender.retreat_below
    )
    a_runs = (attacker.regardless or not d_runs) and (
        _count(a) <= attacker.retreat_at or (attacker.retreat_below > 0 and duel.win(a, d) < attacker.retreat_below)
    )
    if d_runs:
        return "both_retreat" if a_runs else "defender_retreats"
    return "attacker_retreats" if a_runs else None


def _run(
    ends: dict[tuple[str, Units, Units], float],
    flight: str,
    packed_a: Packed,
    packed_d: Packed,
    mass: float,
    attacker: Policy,
    defender: Policy,
) -> None:
    a, d = _unpack(packed_a), _unpack(packed_d)
    outcomes: list[tuple[Units, Units, float]] = [(a, d, 1.0)]
    if flight == "attacker_retreats":
        outcomes = [(x, d, p) for x, p in pursuit(d, a, defender.victims).items()]
    elif flight == "defender_retreats":
        outcomes = [(a, y, p) for y, p in pursuit(a, d, attacker.victims).items()]
    for x, y, p in outcomes:
        ends[flight, x, y] = ends.get((flight, x, y), 0.0) + mass * p


@lru_cache(maxsize=1 << 12)
def pursuit(pursuer: Units, fleeing: Units, victims: Order = DEAR) -> Mapping[Units, float]:
    """What is left of those who flee: one die for each pursuing unit, Cavalry faces hit (CE-pursuit-04, -05, -06)."""
    dice = sum(pursuer)
    left: dict[Units, float] = {}
    for hits, ways in enumerate(_capped_ways(dice, pursuer[1], HORSE, SIDES - HORSE)):
        rest = _minus(fleeing, _taken(fleeing, min(hits, sum(fleeing)), victims))
        left[rest] = left.get(rest, 0.0) + ways / SIDES**dice
    return left


def for_battle(
    attacker: Force,
    defender: Force,
    fort: bool = False,
    attacker_policy: Policy = STEADY,
    defender_policy: Policy = STEADY,
    reading: Reading = PRINTED,
) -> dict[str, Any]:
    """The odds of a land battle as plain data. The six endings of `ENDS` add up to 1."""
    odds = battle(Force(*attacker), Force(*defender), fort, attacker_policy, defender_policy, reading)
    return {
        **{end: odds.chance(end) for end in ENDS},
        "attacker_takes": odds.attacker_takes,
        "attacker_losses": {str(n): p for n, p in odds.losses(True).items()},
        "defender_losses": {str(n): p for n, p in odds.losses(False).items()},
        "attacker_leaders_lost": odds.attacker_leaders_lost,
        "defender_leaders_lost": odds.defender_leaders_lost,
        "attacker_mean_losses": dict(zip(KINDS, odds.mean_losses(True), strict=True)),
        "defender_mean_losses": dict(zip(KINDS, odds.mean_losses(False), strict=True)),
        "attacker_talents_lost": odds.talents(True),
        "defender_talents_lost": odds.talents(False),
        "rounds": odds.rounds,
        "exact": odds.exact,
    }


# ----------------------------------------------------------------------------------------------------- sea battles


@lru_cache(maxsize=1 << 12)
def naval(attacker: int, defender: int, rounds: int = SEA_ROUNDS) -> Mapping[tuple[int, int], float]:
    """Galleys left of both sides after at most three rounds: (attacker, defender) → chance (CE-nav-06 to CE-nav-15)."""
    if not (attacker and defender and rounds):
        return {(attacker, defender): 1.0}
    left: dict[tuple[int, int], float] = {}
    ours, theirs = _broadside(attacker), _broadside(defender)
    for h, p in enumerate(_capped(theirs, attacker)):
        for k, q in enumerate(_capped(ours, defender)):
            for end, r in naval(attacker - h, defender - k, rounds - 1).items():
                left[end] = left.get(end, 0.0) + p * q * r
    return left


@cache
def _broadside(galleys: int) -> tuple[float, ...]:
    """Two dice for each Galley, Galley faces hit, each matched with another own Galley."""
    dice = DICE_PER_GALLEY * galleys
    return tuple(w / SIDES**dice for w in _capped_ways(dice, galleys, SAIL, SIDES - SAIL))


def for_naval(attacker: int, defender: int, rounds: int = SEA_ROUNDS) -> dict[str, Any]:
    """The odds of a sea battle as plain data. The four endings add up to 1."""
    ends = dict(sorted(naval(attacker, defender, rounds).items()))
    a_lost: dict[str, float] = {str(n): 0.0 for n in range(attacker + 1)}
    d_lost: dict[str, float] = {str(n): 0.0 for n in range(defender + 1)}
    for (a, d), p in ends.items():
        a_lost[str(attacker - a)] += p
        d_lost[str(defender - d)] += p
    return {
        "attacker_wins": sum(p for (a, d), p in ends.items() if a and not d),
        "defender_wins": sum(p for (a, d), p in ends.items() if d and not a),
        "both_gone": ends.get((0, 0), 0.0),
        "both_afloat": sum(p for (a, d), p in ends.items() if a and d),
        "attacker_losses": a_lost,
        "defender_losses": d_lost,
        "attacker_mean_losses": {"galley": sum(int(n) * p for n, p in a_lost.items())},
        "defender_mean_losses": {"galley": sum(int(n) * p for n, p in d_lost.items())},
        "left": [{"attacker": a, "defender": d, "chance": p} for (a, d), p in ends.items()],
    }


# ---------------------------------------------------------------------------------------------- the command line

MOST_UNITS = max(LIMIT) * COLOURS
MOST_LEADERS = LEADERS * COLOURS
MOST_GALLEYS = GALLEYS * COLOURS
USAGE = """\
strategos odds conquest --attacker infantry=5,cavalry=2,catapult=1,leaders=2 --defender infantry=4,cavalry=2,leaders=1
  --fort                          the defender owns a Fortified City there
  --retreat-attacker N            the attacker retreats with N units left or fewer (never, if not given)
  --retreat-defender N            the defender likewise
  --retreat-attacker-below P      the attacker retreats when his chance to win falls below P (0 to 1)
  --retreat-defender-below P      the defender likewise
  --losses-attacker balance|cheap who is lost: so that the next roll stays strong, or the cheapest
  --losses-defender balance|cheap
  --fort-dice matched|automatic   do the extra dice of a fort need units to match
  --excess-hits lost|reserve      do hits beyond the battle legion reach the reserve
strategos odds conquest --naval 3,2   a sea battle of three Galleys against two"""

_FLAGS = ("fort",)
_VALUES = (
    "attacker",
    "defender",
    "retreat-attacker",
    "retreat-defender",
    "retreat-attacker-below",
    "retreat-defender-below",
    "losses-attacker",
    "losses-defender",
    "fort-dice",
    "excess-hits",
    "naval",
)


def cli(args: list[str]) -> dict[str, Any]:
    """What `strategos odds conquest …` answers. Raises BadInput with one clear sentence."""
    given = _given(args)
    if "naval" in given:
        if len(given) > 1:
            other = next(name for name in given if name != "naval")
            raise BadInput(f"--naval stands alone; --{other} belongs to a land battle")
        fleets = given["naval"].split(",")
        if len(fleets) != 2:
            raise BadInput(f"--naval wants two numbers of Galleys such as 3,2, not {given['naval']!r}")
        ours, theirs = (_number("naval", n, 1, MOST_GALLEYS) for n in fleets)
        return {
            "battle": "naval",
            "attacker": {"galley": ours},
            "defender": {"galley": theirs},
            **for_naval(ours, theirs),
        }
    for side in ("attacker", "defender"):
        if side not in given:
            raise BadInput(f"--{side} is missing; say for example --{side} infantry=5,cavalry=2,leaders=1")
    attacker, defender = _force("attacker", given["attacker"]), _force("defender", given["defender"])
    fort = "fort" in given
    reading = Reading(
        _one_of("fort-dice", given.get("fort-dice", "matched"), ("matched", "automatic")),
        _one_of("excess-hits", given.get("excess-hits", "lost"), ("lost", "reserve")),
    )
    policies = [_policy(side, given) for side in ("attacker", "defender")]
    return {
        "battle": "land",
        "attacker": attacker._asdict(),
        "defender": defender._asdict(),
        "fort": fort,
        "fort_dice": reading.fort_dice,
        "excess_hits": reading.excess_hits,
        **for_battle(attacker, defender, fort, policies[0], policies[1], reading),
    }


def _given(args: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    rest = list(args)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name not in (*_FLAGS, *_VALUES):
            known = ", ".join(f"--{n}" for n in (*_VALUES, *_FLAGS))
            raise BadInput(f"odds of conquest do not know {word!r}; known are {known}")
        if name in given:
            raise BadInput(f"--{name} is given twice")
        if name in _FLAGS:
            if equals:
                raise BadInput(f"--{name} takes no value")
        elif not equals:
            if not rest or rest[0].startswith("--"):
                raise BadInput(f"--{name} needs a value")
            value = rest.pop(0)
        given[name] = value
    return given


def _force(side: str, text: str) -> Force:
    found: dict[str, int] = {}
    for part in text.split(","):
        kind, equals, count = (p.strip() for p in part.partition("="))
        if kind not in Force._fields or not equals:
            known = ", ".join(Force._fields)
            raise BadInput(f"--{side} wants pairs such as infantry=5, separated by commas, of {known}; not {part!r}")
        if kind in found:
            raise BadInput(f"--{side} names {kind} twice")
        found[kind] = _number(f"{side} {kind}", count, 0, MOST_LEADERS if kind == "leaders" else MOST_UNITS)
    force = Force(**found)
    if not 1 <= sum(force[:3]) <= MOST_UNITS:
        raise BadInput(f"--{side} needs 1 to {MOST_UNITS} land units; leaders alone do not fight")
    return force


def _policy(side: str, given: dict[str, str]) -> Policy:
    at, below, losses = f"retreat-{side}", f"retreat-{side}-below", f"losses-{side}"
    chance = given.get(below, "0")
    try:
        share = float(chance)
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 1.0:
        raise BadInput(f"--{below} wants a number from 0 to 1, not {chance!r}")
    return Policy(
        losses=_one_of(losses, given.get(losses, "balance"), ("balance", "cheap")),
        retreat_at=_number(at, given.get(at, "0"), 0, MOST_UNITS),
        retreat_below=share,
    )


def _number(name: str, text: str, least: int, most: int) -> int:
    value = text.strip()
    if not (value.isascii() and value.isdigit() and len(value) < 9 and least <= int(value) <= most):
        raise BadInput(f"--{name} wants a whole number from {least} to {most}, not {text!r}")
    return int(value)


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise BadInput(f"--{name} is one of {', '.join(allowed)}, not {value!r}")
    return value
