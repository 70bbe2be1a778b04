"""The games, by id. A game is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from strategos.kernel.errors import BadInput
from strategos.kernel.game import Game

WHERE = {
    "skirmish": "skirmish",
    "conquest": "conquest",
    "alexander": "alexander",
}
"""Game id → its folder below `games/`."""


def game_ids(*, teaching: bool = False) -> tuple[str, ...]:
    """The games one can play; the teaching game only when asked for."""
    return tuple(g for g in WHERE if teaching or g != "skirmish")


def game(name: str) -> Game[Any]:
    """The game with this id. Raises BadInput if there is none."""
    if name not in WHERE:
        raise BadInput(f"there is no game {name!r}; choose one of: {', '.join(game_ids())}")
    return import_module(f".{WHERE[name]}", __name__).GAME
