"""S4-3, S3-20 What settles ties."""

from __future__ import annotations

from collections.abc import Callable

from strategos.kernel.chance import roll

from .board import SIDE_REFS
from .events import TieRolled
from .position import Position, stack


def macedonians(s: Position, faction: int) -> int:
    """S4-3.4-c, S3-20.3-c Loyal, Royal Army and Silver Shields CUs, Dispersed ones included."""
    first, last = stack(faction, 0), stack(faction + 1, 0)
    groups = [s.dispersed[faction], *(group for key, group in s.troops.items() if first <= key < last)]
    return sum(group[kind] for group in groups for kind in range(s.facts.TYPES) if s.facts.MACEDONIAN[kind])


def most(s: Position, among: list[int], value: Callable[[int], int]) -> list[int]:
    """Those with the highest value."""
    top = max(value(faction) for faction in among)
    return [faction for faction in among if value(faction) == top]


async def by_die(s: Position, tied: list[int], *, highest: bool) -> int:
    """The highest or the lowest die; equal ones are rolled again."""
    while len(tied) > 1:
        dice = dict(
            zip(tied, await roll(6, len(tied), purpose="tie", rule=("S3-3.1-b", "S4-5.1-k")[s.book]), strict=True)
        )
        for faction, die_ in dice.items():
            s.emit(TieRolled(SIDE_REFS[faction], die_))
        best = (max if highest else min)(dice.values())
        tied = [faction for faction in tied if dice[faction] == best]
    return tied[0]
