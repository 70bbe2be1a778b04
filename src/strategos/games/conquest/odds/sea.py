"""Sea battles: who is left after three rounds at most."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from strategos.parts.forecast import certainty

from ..facts import DICE_PER_GALLEY, SEA_ROUNDS
from .dice import SAIL, SIDES, capped, capped_ways


@lru_cache(maxsize=1 << 12)
def naval(attacker: int, defender: int, rounds: int = SEA_ROUNDS) -> Mapping[tuple[int, int], float]:
    """Galleys left of both sides after at most three rounds: (attacker, defender) → chance (CE-nav-06 to CE-nav-15)."""
    if not (attacker and defender and rounds):
        return {(attacker, defender): 1.0}
    left: dict[tuple[int, int], float] = {}
    ours, theirs = _broadside(attacker), _broadside(defender)
    for h, p in enumerate(capped(theirs, attacker)):
        for k, q in enumerate(capped(ours, defender)):
            for end, r in naval(attacker - h, defender - k, rounds - 1).items():
                left[end] = left.get(end, 0.0) + p * q * r
    return left


@cache
def _broadside(galleys: int) -> tuple[float, ...]:
    """Two dice for each Galley, Galley faces hit, each matched with another own Galley."""
    dice = DICE_PER_GALLEY * galleys
    return tuple(w / SIDES**dice for w in capped_ways(dice, galleys, SAIL, SIDES - SAIL))


def broadside(galleys: int, most: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2, … hits on so many at most."""
    return capped(_broadside(galleys), most)


def for_naval(attacker: int, defender: int, rounds: int = SEA_ROUNDS) -> dict[str, Any]:
    """The odds of a sea battle as plain data. The four endings add up to 1."""
    return told_naval(attacker, defender, naval(attacker, defender, rounds))


def told_naval(attacker: int, defender: int, left: Mapping[tuple[int, int], float]) -> dict[str, Any]:
    """All of it is dice: nothing is left out but which of several Galleys sinks."""
    ends = dict(sorted(left.items()))
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
        **certainty(),
        "left": [{"attacker": a, "defender": d, "chance": p} for (a, d), p in ends.items()],
    }
