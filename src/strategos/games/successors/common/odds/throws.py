"""What dice can bring, with the chance of it: two dice under a Battle Rating, Elephants, scores, losses. Nothing is
sampled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import TypeVar

from ..attrition import column, toll
from ..board import Troops
from ..land_battle import battle_score
from ..position import cus
from ..rows import TableFile

T = TypeVar("T")
Chances = Mapping[T, float]
"""Each thing that can happen → how likely it is."""
FACES = range(1, 7)


def summed(outcomes: Iterable[tuple[T, float]]) -> dict[T, float]:
    """The same things that happen in several ways, once."""
    found: dict[T, float] = {}
    for what, chance in outcomes:
        found[what] = found.get(what, 0.0) + chance
    return found


@cache
def two_dice(rating: int = 0, bonus: int = 0) -> Chances[int]:
    """S4-14.7-b, S3-12.10-d Each die counts at least the Battle Rating."""
    return summed((max(a, rating) + max(b, rating) + bonus, 1 / 36) for a, b in product(FACES, FACES))


@cache
def elephants(count: int) -> Chances[int]:
    """S4-7.2-o, S3-14.1-b The strength that so many Elephants show."""
    found = {0: 1.0}
    for _ in range(count):
        found = summed((sum_ + max(0, die - 2), chance / 6) for sum_, chance in found.items() for die in FACES)
    return found


def scores(tables: TableFile, totals: Chances[int], strengths: Chances[int]) -> dict[tuple[int, int], float]:
    """S4-14.7-d, S3-12.5-a Total and Battle Score."""
    return summed(
        ((total, battle_score(tables, total, strength)), chance * share)
        for total, chance in totals.items()
        for strength, share in strengths.items()
    )


def attrition_losses(tables: TableFile, group: Troops, bonus: int = 0) -> dict[int, float]:
    """S4-7.3-b, S3-12.8-a How many CUs of a group Attrition takes, with what is added to its roll."""
    if not any(group):
        return {0: 1.0}
    return summed((toll(column(tables, cus(group)), die + bonus, group)[0], 1 / 6) for die in FACES)


def at_least(needed: int) -> float:
    """A die of this much or more."""
    return max(0, min(6, 7 - needed)) / 6


def pairs(ours: Chances[T], theirs: Chances[T]) -> Iterator[tuple[T, T, float]]:
    """All that two sides can throw together."""
    for mine, chance in ours.items():
        for yours, share in theirs.items():
            yield mine, yours, chance * share
