"""S4-11, S4-15, S3-10, S3-15 Who may come to meet a step and how likely somebody does; a roll of a siege."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from strategos.parts.forecast import certainty
from strategos.parts.reckoning import Tally

from ..board import NOBODY, SIDE_REFS, space_of
from ..position import Position
from ..scoring import available_fleets
from .throws import FACES


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


def siege(
    s: Position, faction: int, space: int, needed: int, rolled: Callable[[int], Tally], *, held: int = 0
) -> dict[str, Any]:
    """S4-15.2, S3-15.1 One roll, by what a die becomes: `win` completes the siege, `draw` brings points that are not
    enough yet, `lose` none. `held` are CUs that must fall before the last point counts."""
    table = s.facts.TABLES.siege
    lowest, highest = table[0].roll, table[-1].roll
    old = s.sieges.get(space)
    before = old.points if old is not None and old.faction == faction else 0
    points, losses = [0.0] * 4, [0.0] * 3
    completes = 0.0
    for die in FACES:
        total = rolled(die).value
        row = table[max(lowest, min(highest, total)) - lowest]
        points[row.points] += 1 / 6
        losses[row.losses] += 1 / 6
        completes += (before + row.points >= needed + held) / 6
    # In the third edition fewer points may be needed than there are, once those inside are fewer.
    fruitless = 0.0 if before >= needed else points[0]
    return {
        "kind": "siege",
        "space": s.facts.REFS[space],
        "attacker": SIDE_REFS[faction],
        "defender": None if s.control[space] == NOBODY else SIDE_REFS[s.control[space]],
        "win": completes,
        "draw": 1 - completes - fruitless,
        "lose": fruitless,
        # The besieger alone may play a Traitor.
        **certainty(*(("cards",) if s.hand[faction] else ())),
        "points": points,
        "losses": losses,
        "before": before,
        "needed": needed,
        "modifiers": rolled(0).reasons,
    }


def escorting(s: Position, faction: int) -> list[int]:
    """The Fleets that sail along; before they are named, all."""
    able = available_fleets(s, faction)
    return able if s.voyage is None else [fleet for fleet in s.voyage.escort if fleet in able]
