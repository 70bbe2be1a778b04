"""Hits on the player's own units outside battle, and the enemy's cup that runs dry."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from strategos.kernel.asking import Option
from strategos.kernel.chance import draw

from .anytime import may_be_saved, pick
from .events import CupEmpty
from .facts import ALEXANDER, NATIONS, NUMBER, PIECE
from .losses import strike_own, take_from_cup
from .state import AlexanderState


def takers(s: AlexanderState) -> list[Option[int]]:
    """Any unit, Alexander included (ruling: hits-outside)."""
    return [*(PIECE[c] for c in s.army), PIECE[ALEXANDER]]


async def take_hits(s: AlexanderState, hits: int, why: str, rule: str) -> None:
    """The player gives each hit to a unit of his choice; what no other unit can take goes to Alexander."""
    for left in range(hits, 0, -1):
        about = {"hits": left, "why": why}
        counter = await pick(
            s,
            "hit",
            lambda: takers(s),
            rule=rule,
            about=lambda about=about: about,
            forced=lambda: not may_be_saved(s),
        )
        strike_own(s, counter)


async def draw_enemy(
    s: AlexanderState, nation: str, suffer: Callable[[int], Awaitable[None]] | None = None
) -> int | None:
    """FA-runout-01 A random unit from the nation's cup; if it is empty two hits at once, taken by `suffer`."""
    cup = s.cup[NATIONS.index(nation)]
    if not cup:
        hits = NUMBER["cup_empty_hits"]
        s.emit(CupEmpty(f"side:{nation}", hits))
        await (suffer(hits) if suffer else take_hits(s, hits, "cup_empty", "FA-runout-01"))
        return None
    return take_from_cup(s, nation, (await draw(len(cup), purpose="enemy unit", rule="FA-unitset-05"))[0] - 1)
