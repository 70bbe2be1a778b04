"""S4-6.2, S3-7.1 What the event of a Tyche card is made of."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

import msgspec

from strategos.kernel.asking import No

from ..position import Position

P = TypeVar("P", bound=Position, contravariant=True)


class Event(msgspec.Struct, Generic[P], frozen=True):
    """An event: whether it may be played, what it is announced against, and what it does.

    Others may answer it between the last two (W-EVENT); what compares Prestige does so in `carry_out`.
    """

    why_not: Callable[[P, int], No | None]
    """S4-6.2-i, S3-7.1-c Why a Faction may not play it."""
    target: Callable[[P, int], Coroutine[Any, Any, tuple[int, ...]]]
    """What the Faction chooses when it announces the event, as numbers; a card without targets gives ()."""
    carry_out: Callable[[P, int, tuple[int, ...]], Coroutine[Any, Any, None]]


def always(_s: Position, _faction: int) -> No | None:
    """A card without conditions."""
    return None


async def no_target(_s: Position, _faction: int) -> tuple[int, ...]:
    """A card that is not aimed at anything."""
    return ()
