"""7.1 What the event of a Tyche card is made of."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.asking import No


class Event(msgspec.Struct, frozen=True):
    """An event: whether it may be played, what it is announced against, and what it does.

    Others may answer it between the last two (W-EVENT); what compares Prestige does so in `carry_out`.
    """

    why_not: Callable[[SuccessorsState, int], No | None]
    """S3-7.1-c Why a Faction may not play it."""
    target: Callable[[SuccessorsState, int], Coroutine[Any, Any, tuple[int, ...]]]
    """What the Faction chooses when it announces the event, as numbers; a card without targets gives ()."""
    carry_out: Callable[[SuccessorsState, int, tuple[int, ...]], Coroutine[Any, Any, None]]


def always(_s: SuccessorsState, _faction: int) -> No | None:
    """A card without conditions."""
    return None


async def no_target(_s: SuccessorsState, _faction: int) -> tuple[int, ...]:
    """A card that is not aimed at anything."""
    return ()
