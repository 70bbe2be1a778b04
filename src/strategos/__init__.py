"""Strategos: five ancient-world strategy games with every rule enforced.

>>> import strategos
>>> match = strategos.new("skirmish", seed=7)
>>> [decision] = match.pending
>>> decision.kind, [option.key for option in decision.options]
('man', ['north-1', 'north-2', 'north-3', 'pass'])
"""

from __future__ import annotations

from typing import Any

from .games import game, game_ids
from .kernel.asking import No
from .kernel.errors import BadInput, DataError, Refused, RuleBug, StrategosError
from .kernel.game import Game, Outcome, Plain, Setup
from .kernel.match import Match
from .kernel.record import Record

__version__ = "1.0.0"


def new(
    name: str, *, seats: int | None = None, scenario: str | None = None, seed: int = 0, **options: Plain
) -> Match[Any]:
    """A new match of the game `name`."""
    chosen = game(name)
    return Match(chosen, chosen.setup(seats, scenario, **options), seed)


__all__ = [
    "BadInput",
    "DataError",
    "Game",
    "Match",
    "No",
    "Outcome",
    "Record",
    "Refused",
    "RuleBug",
    "Setup",
    "StrategosError",
    "game",
    "game_ids",
    "new",
]
