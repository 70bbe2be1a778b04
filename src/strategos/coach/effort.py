"""How much is thought about advice, and for which games there is any."""

from __future__ import annotations

from typing import Any

from strategos.bots import Budget, budget_of
from strategos.bots.planning import Planning
from strategos.kernel.game import Game
from strategos.parts.valuation import valuation_of

ADVISER = "expert"
"""The level that advises: a second's work, so that a hint is there in a moment."""
PATIENCE = 6.0
"""Seconds on the clock, where the machine has much else to do: more than a bot gets, since somebody has asked."""
HINT = 3
"""So many plans are shown at most."""
UNMEASURED = 3000
"""Questions a hint is worth in a game without levels."""


def planning_of(game: Game[Any]) -> Planning[Any, Any] | None:
    return None if game.planning is None else game.planning()


def can_advise(game: Game[Any]) -> bool:
    return game.planning is not None


def can_judge(game: Game[Any]) -> bool:
    """Whether a match can be analysed: there must be something to judge positions by."""
    valuation = valuation_of(game)
    return can_advise(game) and valuation is not None and bool(valuation.weighing().tables)


def hint_budget(game: Game[Any]) -> Budget:
    return Budget(pace(game), PATIENCE)


def pace(game: Game[Any]) -> int:
    """How many questions of imagined matches are answered in a second's work."""
    return budget_of(game.id, ADVISER).decisions if ADVISER in game.bots() else UNMEASURED
