"""What does not change while one plays: games, boards, catalogues, rule registers, odds."""

from __future__ import annotations

import asyncio
import importlib.util
import inspect
import logging
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import msgspec
import yaml

import strategos
from strategos.bots import bot_names
from strategos.games import WHERE, game, game_ids
from strategos.kernel.asking import Seat
from strategos.kernel.errors import StrategosError
from strategos.testing.rules import held_by

from .matches import Live
from .messages import GameInfo, encode
from .problems import WebError

log = logging.getLogger("strategos.web")

ROOT = Path(strategos.__file__).parent
TEXTS = ROOT / "text"
LANGUAGES = ("en", "it", "fr")

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def games(*, teaching: bool) -> list[GameInfo]:
    """The games that can be played here. One that cannot be loaded is left out, and said so in the log."""
    found: list[GameInfo] = []
    for name in game_ids(teaching=teaching):
        try:
            g = game(name)
        except Exception as error:
            log.warning("game %s is left out: %r", name, error)
            continue
        found.append(
            GameInfo(
                g.id,
                g.version,
                g.seats,
                g.scenarios,
                {s: g.seats_of.get(s, g.seats) for s in g.scenarios},
                g.choices,
                bot_names(g.id),
                g.secrets,
                odds_of(name) is not None,
            )
        )
    return found


def known(name: str) -> str:
    """The id, if there is such a game. Raises WebError."""
    if name not in WHERE:
        raise WebError(404, "no_such_game", f"There is no game {name!r}.")
    return name


def board(name: str, seats: int | None, scenario: str | None) -> bytes:
    chosen = game(known(name))
    return encode(chosen.board(chosen.setup(seats, scenario or None)))


def catalogue(language: str, name: str) -> str:
    """The Fluent messages of a game in one language: the common ones, its own, the rules'."""
    if language not in LANGUAGES:
        raise WebError(404, "no_such_language", f"Languages are {', '.join(LANGUAGES)}.")
    names = [name] if name in ("common", "client") else ["common", known(name), f"{name}.rules"]
    files = [TEXTS / language / f"{n}.ftl" for n in names]
    return "\n".join(f.read_text("utf-8") for f in files if f.is_file())


def register(name: str) -> bytes:
    """The register of a game's rule atoms, as JSON."""
    file = ROOT / "games" / WHERE[known(name)] / "data" / "register.yaml"
    return _register(file, file.stat().st_mtime_ns) if file.is_file() else b"[]"


@lru_cache(maxsize=32)
def _register(file: Path, _stamp: int) -> bytes:
    data: Any = yaml.load(file.read_text("utf-8"), Loader=_Loader)
    atoms = cast(list[dict[str, Any]], data["atoms"] if isinstance(data, dict) else data or [])
    tests = _tests()
    return encode([{**atom, "tests": tests.get(atom["id"], [])} for atom in atoms])


@cache
def _tests() -> dict[str, list[str]]:
    """The tests that hold each atom; known where the server runs from a checkout."""
    checkout = ROOT.parent.parent
    try:
        return held_by(checkout) if (checkout / "tests").is_dir() else {}
    except (OSError, SyntaxError, ValueError) as error:
        log.info("the tests cannot be read: %s", error)
        return {}


@cache
def odds_of(name: str) -> Any | None:
    """The odds module of a game, if it has one."""
    full = f"strategos.games.{WHERE[name]}.odds"
    try:
        return import_module(full) if importlib.util.find_spec(full) is not None else None
    except ImportError as error:
        log.warning("%s: %s", full, error)
        return None


async def odds_for(live: Live, seat: Seat | None, option: str | None) -> msgspec.Raw:
    """The odds of what is in front of the seat, as its own player may know them; `null` if there are none."""
    function = getattr(odds_of(live.match.game.id), "for_decision", None)
    if function is None or seat is None or live.is_bot(seat):
        return msgspec.Raw(b"null")
    async with live.lock:
        if live.match.decision(seat) is None:
            return msgspec.Raw(b"null")
        # What the seat cannot know must not show in the odds either.
        secrets = live.match.game.secrets
        twin = live.match.imagine(seat, live.version) if secrets else live.match.copy()
    more = {"option": option} if option is not None and "option" in inspect.signature(function).parameters else {}
    try:
        found = await asyncio.to_thread(function, twin.state, seat, twin.decision(seat), **more)
        return msgspec.Raw(encode(found))
    except Exception:
        log.exception("match %s: the odds broke down", live.id)
        return msgspec.Raw(b"null")


async def odds_by_query(name: str, query: dict[str, str]) -> bytes:
    """The odds of an imagined battle, for games whose odds module answers `for_query`."""
    function = getattr(odds_of(known(name)), "for_query", None)
    if function is None:
        raise WebError(404, "no_odds", "This game offers no odds without a match.")
    try:
        return encode(await asyncio.to_thread(function, query))
    except (StrategosError, ValueError, KeyError, TypeError) as error:
        raise WebError(400, "bad_input", str(error)) from None
