"""The games, by id. A game is imported when it is asked for; this is the only place that imports by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from strategos.kernel.errors import BadInput
from strategos.kernel.game import Game

GAMES = {
    "conquest": "strategos.games.conquest",
    "alexander": "strategos.games.alexander",
    "skirmish": "strategos.games.skirmish",
    "ambush": "strategos.games.ambush",
}
"""Game id → the package that has it as `GAME`; a game may lie in a folder of its family, `successors.third`.
They are offered in this order."""


TEACHING = ("skirmish", "ambush")
"""Small games for whoever learns or tests the engine."""


def game_ids(*, teaching: bool = False) -> tuple[str, ...]:
    """The games one can play; the teaching games only when asked for."""
    return tuple(g for g in GAMES if teaching or g not in TEACHING)


def game(name: str) -> Game[Any]:
    """The game with this id. Raises BadInput if there is none."""
    if name not in GAMES:
        raise BadInput(f"there is no game {name!r}; choose one of: {', '.join(game_ids())}")
    return import_module(GAMES[name]).GAME
