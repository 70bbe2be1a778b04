"""S4-11, S3-10 Who may come to meet a step, and how likely somebody does."""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.games.successors.common.board import SIDE_REFS, space_of
from strategos.games.successors.common.position import Position


class Interceptor(msgspec.Struct, frozen=True):
    """A General who may come to meet a step, and his chance."""

    faction: int
    general: int
    here: int
    chance: float


def met(attempts: list[Interceptor]) -> float:
    """The chance that somebody comes if all try."""
    none = 1.0
    for attempt in attempts:
        none *= 1 - attempt.chance
    return 1 - none


def told_interceptors(s: Position, attempts: list[Interceptor]) -> list[dict[str, Any]]:
    return [
        {
            "side": SIDE_REFS[attempt.faction],
            "general": s.facts.GENERAL_REFS[attempt.general],
            "space": s.facts.REFS[space_of(attempt.here)],
            "chance": attempt.chance,
        }
        for attempt in attempts
    ]
