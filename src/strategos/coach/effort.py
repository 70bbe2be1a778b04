"""How much is thought about advice, and for which games there is any."""

from __future__ import annotations

from typing import Any

from strategos.bots import Budget, budget_of
from strategos.bots.planning import Planning
from strategos.kernel.game import Game

ADVISER = "hard"
"""The level that advises: a hint is there in a moment."""


def planning_of(game: Game[Any]) -> Planning[Any, Any] | None:
    return None if game.planning is None else game.planning()


def can_advise(game: Game[Any]) -> bool:
    return planning_of(game) is not None and ADVISER in game.bots()


def hint_budget(game: Game[Any]) -> Budget:
    return budget_of(game.id, ADVISER)


HINT = 3
"""So many plans are shown at most."""
