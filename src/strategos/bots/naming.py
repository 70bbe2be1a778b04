"""Bots by name: those of a game, those of installed packages, and a stranger's class in a module or a file."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from strategos.games import game
from strategos.kernel.beside import Bot
from strategos.kernel.errors import BadInput

from .budget import BUDGET, Budget
from .levels import HELD, Level
from .plain import Plain, random_key

ENTRY_POINTS = "strategos.bots"
"""The group in which a package names its bots: `rusher = "package.module:Rusher"`."""


FORMERLY = {"heuristic": HELD}
"""What bots were called in matches and scripts of older versions."""
STAND_IN = "normal"
"""The level that answers in place of a slow one."""


def bot_names(name: str) -> tuple[str, ...]:
    """The bots of a game, the weakest first."""
    return ("random", *game(name).bots())


def known_bots(name: str) -> tuple[str, ...]:
    """The same, and what they were called in older versions."""
    own = bot_names(name)
    return (*own, *(old for old, new in FORMERLY.items() if new in own))


def offered(name: str) -> tuple[str, ...]:
    """Those among them that people are offered as opponents."""
    own = game(name).bots()
    return ("random", *(which for which, level in own.items() if level.offered))


def steady_bot(name: str) -> str:
    """The bot that plays today as it always did: in guided games, and wherever a game must be the same again."""
    return HELD if HELD in game(name).bots() else "random"


def quick_bot(name: str) -> str:
    """The bot that answers in place of a slow one."""
    own = game(name).bots()
    return STAND_IN if STAND_IN in own else next(iter(own), "random")


def budget_of(name: str, which: str, said: Budget | None = None) -> Budget:
    """What an answer of a bot is worth: what was said, else what it is offered with."""
    if said is not None:
        return said
    level: Level | None = game(name).bots().get(FORMERLY.get(which, which))
    return BUDGET if level is None else level.budget


def bot(name: str, which: str) -> Bot:
    """A bot of this game for one seat of one match. `which` is the name of one of the game's own, one that an installed
    package has entered, `package.module:Class` or `file.py:Class`: whoever passes on a stranger's word runs his
    program. Raises BadInput if there is none."""
    return maker(name, which)()


def maker(name: str, which: str) -> Callable[[], Bot]:
    """What makes the bots of this name; see `bot`."""
    if which == "random":
        return lambda: Plain(random_key)
    own = game(name).bots()
    level: Level | None = own.get(FORMERLY.get(which, which))
    if level is not None:
        return level.make
    make = _found(which)
    if make is None:
        raise BadInput(
            f"there is no bot {which!r} for {name}; choose one of: {', '.join(bot_names(name))}, "
            "or give a class as package.module:Class or file.py:Class"
        )
    if not _plays(make, name):
        raise BadInput(f"{which} plays {', '.join(getattr(make, 'games', ()))}, not {name}")
    return make


def guests(name: str, listed: Iterable[str]) -> tuple[str, ...]:
    """Those of a list that are no bots of any game's own and play this game. Raises BadInput if one cannot be had."""
    found: list[str] = []
    for which in listed:
        make = _found(which)
        if make is None:
            raise BadInput(f"there is no bot {which!r}; give a class as package.module:Class or file.py:Class")
        if _plays(make, name):
            found.append(which)
    return tuple(found)


def _found(which: str) -> Callable[[], Bot] | None:
    """What makes a bot that no game has as its own."""
    make = _stranger(which) if ":" in which else _entered(which)
    if make is not None:
        _check(which, make)
    return make


def _plays(make: Callable[[], Bot], name: str) -> bool:
    """A bot that does not say which games it plays tries any."""
    games = getattr(make, "games", None)
    return games is None or name in games


def _entered(which: str) -> Callable[[], Bot] | None:
    """A bot that an installed package has entered."""
    for point in entry_points(group=ENTRY_POINTS, name=which):
        try:
            make: Callable[[], Bot] = point.load()
        except Exception as error:
            raise BadInput(f"the bot {which!r} ({point.value}) cannot be loaded: {error}") from None
        return make
    return None


def _stranger(which: str) -> Callable[[], Bot]:
    """The class behind `package.module:Class` or `file.py:Class`."""
    place, _, label = which.rpartition(":")
    try:
        module = _of_file(Path(place).resolve()) if place.endswith(".py") else import_module(place)
    except FileNotFoundError:
        raise BadInput(f"there is no file {place}") from None
    except ModuleNotFoundError as error:
        raise BadInput(f"{which}: there is no module {error.name!r} to be found from here") from None
    except Exception as error:
        raise BadInput(f"{which}: {place} cannot be loaded: {type(error).__name__}: {error}") from None
    found: Callable[[], Bot] | None = getattr(module, label, None)
    if not callable(found):
        raise BadInput(f"{which}: {place} has no class {label!r}")
    return found


@cache
def _of_file(path: Path) -> ModuleType:
    """A file as a module of its own, whose name does not depend on anything but where the file is."""
    if not path.is_file():
        raise FileNotFoundError(path)
    label = f"strategos_bot_{blake2b(str(path).encode(), digest_size=6).hexdigest()}"
    spec = importlib.util.spec_from_file_location(label, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[label] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[label]
        raise
    return module


def _check(which: str, make: Callable[[], Bot]) -> None:
    """That what a stranger's class makes is a bot."""
    try:
        made = make()
    except Exception as error:
        raise BadInput(f"{which} cannot be made without arguments: {error}") from None
    if not callable(getattr(made, "answer", None)) or not isinstance(getattr(made, "plan", None), bytes):
        raise BadInput(f"{which} is no bot: it needs `answer(chair)`, which gives a key, and `plan`, which is bytes")
