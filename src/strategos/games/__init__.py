"""The games, by id. A game is imported when it is asked for; this is the only place that imports by name."""

from __future__ import annotations

import logging
import sys
from importlib import import_module
from typing import Any

from strategos.kernel.errors import BadInput, DataError
from strategos.kernel.game import Game
from strategos.parts import corrections
from strategos.parts.corrections import Corrections

log = logging.getLogger("strategos")

GAMES = {
    "conquest": "strategos.games.conquest",
    "alexander": "strategos.games.alexander",
    "peloponnesian": "strategos.games.peloponnesian",
    "successors4": "strategos.games.successors.fourth",
    "successors3": "strategos.games.successors.third",
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
    """The game with this id, under the user's corrections of its data. Raises BadInput if there is none."""
    if name not in GAMES:
        raise BadInput(f"there is no game {name!r}; choose one of: {', '.join(game_ids())}")
    package = GAMES[name]
    if package not in sys.modules and name not in _JUDGED:
        _correct(name, package)
    return import_module(package).GAME


# -- the corrections of the user --------------------------------------------------------------------------------------

_JUDGED: dict[str, DataError | None] = {}
"""Games whose corrections have been looked at, and why those are not in effect, if they are not."""
_HANDED: dict[str, Corrections] = {}
"""What this process takes in place of the user's files."""


def seats_alone(chosen: Game[Any], scenario: str) -> int:
    """For how many a scenario is set up when one person plays: the solitaire game where there is one, otherwise a full
    table with bots at the other seats."""
    allowed = chosen.seats_of.get(scenario, chosen.seats)
    return 1 if 1 in allowed else allowed[-1]


def hand_over(given: dict[str, Corrections]) -> None:
    """Before any game is loaded: take these corrections and read no files. So processes that belong together agree,
    whatever is written meanwhile."""
    _HANDED.clear()
    _HANDED.update({name: given.get(name, Corrections(name, {})) for name in GAMES})


def in_effect() -> dict[str, Corrections]:
    """The corrections games were loaded with, for `hand_over` in another process."""
    return {name: given for name, package in GAMES.items() if (given := corrections.given(package)) is not None}


def judged(name: str) -> DataError | None:
    """Why a game runs on its own data although the user has corrected them; None if it does not."""
    game(name)
    return _JUDGED.get(name)


def _correct(name: str, package: str) -> None:
    """Load a game under the corrections there are. If they are no good, say so once and load it as it is."""
    _JUDGED[name] = None
    try:
        found = _HANDED.get(name) or corrections.stored(name)
        corrections.give(package, found)
        if found.rows:
            _judge(name, package, found)
    except DataError as error:
        _JUDGED[name] = error
        _without(package)
        log.warning("Your corrections of %s are not in effect; it is played with its own data. %s", name, error)


def _without(package: str) -> Game[Any]:
    """The game as it is; whatever was loaded of it under corrections is gone."""
    corrections.give(package, None)
    for module in [m for m in sys.modules if m == package or m.startswith(f"{package}.")]:
        del sys.modules[module]
    return import_module(package).GAME


def _judge(name: str, package: str, found: Corrections) -> None:
    """Whether a game can be played under corrections. Raises DataError with one clear sentence."""
    try:
        loaded: Game[Any] = import_module(package).GAME
        rows, complaints = list(loaded.rows()), list(loaded.check())
    except DataError as error:
        raise DataError(found.file, error.problem, error.row) from None
    except Exception as error:
        corrections.check_names(_without(package).rows(), found)
        raise DataError(found.file, f"{name} cannot be set up with these corrections ({error})") from None
    corrections.leftover(package)
    corrections.check_names(rows, found)
    if complaints:
        raise DataError(found.file, f"this would no longer hold: {'; '.join(complaints)}")
