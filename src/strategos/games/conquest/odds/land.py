"""Land battles, round by round: forward to the whole distribution of endings, backward to the chance to win."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from strategos.parts.forecast import certainty

from ..facts import BATTLE_LEGION, KINDS
from ..land_battle import fort_dice
from .dice import HORSE, SIDES, capped, capped_ways, hit_chances
from .forces import (
    DEAR,
    ENDS,
    PRINTED,
    STEADY,
    Numbers,
    Odds,
    Order,
    Policy,
    Reading,
    Units,
    battle_legion,
    lost_units,
    minus,
    taken,
)

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
Legions = tuple[Units | None, Units | None]
"""The battle legions of the attacker and of the defender; None is the one that a `Policy` forms."""


@lru_cache(maxsize=1 << 16)
def _fighter(
    packed: Packed, style: Style, matched: int, automatic: int, spill: bool, rare: float, formed: Units | None = None
) -> Fighter:
    """What this side has left after n hits, and its own chances to score n hits."""
    units = _unpack(packed)
    leaders, fill, losses = style
    legion = formed or battle_legion(units, leaders, fill, matched)
    size = sum(legion)
    hitters = (legion[0], legion[1], units[2])  # Catapults in the reserve are matched too
    chances = hit_chances(size + matched, hitters, automatic, rare)
    left: list[Packed] = []
    for hits in range((sum(units) if spill else size) + 1):
        rest = minus(units, lost_units(units, legion, hits, losses))
        if hits > size:
            rest = minus(rest, lost_units(rest, rest, hits - size, losses))
        left.append(_pack(rest))
    return tuple(left), chances


class _Duel:
    """Two policies, two numbers of leaders, a fort or none; and the chances to win from every position seen so far."""

    __slots__ = ("attacker", "automatic", "defender", "fort", "known", "rare", "spill")

    def __init__(self, attacker: Style, defender: Style, fort: bool, reading: Reading, rare: float) -> None:
        self.attacker, self.defender, self.fort = attacker, defender, fort
        self.automatic = reading.automatic
        self.spill = reading.spill
        self.rare = rare
        self.known: dict[int, float] = {}

    def round(self, a: Packed, d: Packed, formed: Legions = (None, None)) -> tuple[Fighter, Fighter]:
        """Each side after n hits, with the chance that it takes n hits: attacker, defender."""
        extra = fort_dice(self.fort, a & 255)
        matched, automatic = (0, extra) if self.automatic else (extra, 0)
        a_left, a_hits = _fighter(a, self.attacker, 0, 0, self.spill, self.rare, formed[0])
        d_left, d_hits = _fighter(d, self.defender, matched, automatic, self.spill, self.rare, formed[1])
        return (a_left, capped(d_hits, len(a_left) - 1)), (d_left, capped(a_hits, len(d_left) - 1))

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


Rest = list[tuple[Units, float]]
"""What a side may have left, with the chances."""


def first_round(
    attacker: Numbers, defender: Numbers, fort: bool, reading: Reading, formed: Legions = (None, None)
) -> tuple[Rest, Rest]:
    """What a round may leave of the attacker, and of the defender."""
    duel = _duel(attacker[3], defender[3], fort, STEADY, STEADY, reading)
    ours, theirs = duel.round(_pack(attacker[:3]), _pack(defender[:3]), formed)
    return _rest(ours), _rest(theirs)


def _rest(side: Fighter) -> Rest:
    return [(_unpack(left), chance) for left, chance in zip(*side, strict=False) if chance]


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
    attacker: Numbers,
    defender: Numbers,
    fort: bool = False,
    attacker_policy: Policy = STEADY,
    defender_policy: Policy = STEADY,
    reading: Reading = PRINTED,
) -> Odds:
    """All endings of a land battle, from the first round on, with their chances; exact up to `EXACT_BATTLE`."""
    a, d = _pack(attacker[:3]), _pack(defender[:3])
    ends: dict[tuple[str, Units, Units], float] = {}
    rare = RARE if _effort(attacker, defender) > EXACT_BATTLE else 0.0
    duel = _duel(attacker[3], defender[3], fort, attacker_policy, defender_policy, reading, rare)
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
    for hits, ways in enumerate(capped_ways(dice, pursuer[1], HORSE, SIDES - HORSE)):
        rest = minus(fleeing, taken(fleeing, min(hits, sum(fleeing)), victims))
        left[rest] = left.get(rest, 0.0) + ways / SIDES**dice
    return left


def for_battle(
    attacker: Numbers,
    defender: Numbers,
    fort: bool = False,
    attacker_policy: Policy = STEADY,
    defender_policy: Policy = STEADY,
    reading: Reading = PRINTED,
) -> dict[str, Any]:
    """The odds of a land battle as plain data. The six endings of `ENDS` add up to 1."""
    return told_battle(battle(attacker, defender, fort, attacker_policy, defender_policy, reading))


def told_battle(odds: Odds) -> dict[str, Any]:
    """Who stands in the battle legion and who is lost is each side's choice; so is a retreat."""
    return _told(odds, "retreats", "losses")


def for_flight(
    attacker: Numbers, defender: Numbers, *, of_attacker: bool, victims: Order = DEAR, left: Units | None = None
) -> dict[str, Any]:
    """One side runs and the other stays: what the pursuit costs, in the same words. `left` are those who run, if the
    dice have fallen."""
    a, d = attacker[:3], defender[:3]
    rest = {left: 1.0} if left is not None else pursuit(d, a, victims) if of_attacker else pursuit(a, d, victims)
    ends: dict[tuple[str, Units, Units], float] = (
        {("attacker_retreats", some, d): p for some, p in rest.items()}
        if of_attacker
        else {("defender_retreats", a, some): p for some, p in rest.items()}
    )
    return _told(Odds(attacker, defender, ends, 0.0))


def _told(odds: Odds, *without: str) -> dict[str, Any]:
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
        **certainty(*without, *(() if odds.exact else ("details",))),
    }
