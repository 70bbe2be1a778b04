"""The combat die: in how many ways a roll comes to so many hits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from ..facts import FACES, KINDS, PRICE

Units = tuple[int, int, int]
"""Infantry, Cavalry, Catapults."""

PRICES = tuple(PRICE[k] for k in KINDS)
"""Base prices of the land units; losses in Talents are counted with them."""
SIDES = len(FACES)
FOOT, HORSE, ENGINE = (FACES.count(k) for k in KINDS)
"""Faces of the die that show Infantry, Cavalry, Catapult."""
SAIL = FACES.count("galley")


@cache
def capped_ways(dice: int, cap: int, face: int, rest: int) -> tuple[int, ...]:
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
        for hits, more in enumerate(capped_ways(dice - n, catapult, ENGINE, SIDES - FOOT - HORSE - ENGINE)):
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
def hit_chances(dice: int, units: Units, automatic: int, rare: float) -> tuple[float, ...]:
    """The chances of 0, 1, 2, … hits; those below `rare` are struck out."""
    ways: tuple[int, ...] = hit_ways(dice, *units)
    if automatic:
        sure = capped_ways(automatic, automatic, FOOT + HORSE + ENGINE, SIDES - FOOT - HORSE - ENGINE)
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
def capped(chances: tuple[float, ...], most: int) -> tuple[float, ...]:
    return chances if len(chances) <= most + 1 else (*chances[:most], sum(chances[most:]))


@cache
def expected_hits(dice: int, units: int, faces: int) -> float:
    """Matches to expect for so many units of a kind with so many faces on the die."""
    ways = capped_ways(dice, units, faces, SIDES - faces)
    return sum(n * w for n, w in enumerate(ways)) / SIDES**dice
