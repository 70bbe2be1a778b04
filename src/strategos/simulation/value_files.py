"""The files with fitted weights: `bots/value.json` of a game."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import msgspec

from strategos import __version__
from strategos.games import game
from strategos.kernel.errors import BadInput
from strategos.parts.valuation import Fitted, Made, Weighing, valuation_of


def names(name: str) -> tuple[str, ...]:
    """The features of a game."""
    valuation = valuation_of(game(name))
    return () if valuation is None else valuation.names


def write(name: str, command: str, tables: Mapping[str, Fitted]) -> Path:
    """Put tables into a game's file; others stay, if they are for the same features."""
    chosen = game(name)
    valuation = valuation_of(chosen)
    assert valuation is not None
    path = Path(str(files(valuation.package))) / "value.json"
    old: Mapping[str, Fitted] = {}
    if path.exists():
        with suppress(msgspec.MsgspecError):
            old = msgspec.json.decode(path.read_bytes(), type=Weighing).tables
    others = {table: fitted for table, fitted in old.items() if len(fitted.weights) == len(valuation.names)}
    made = Made(command, __version__, chosen.version)
    new = {table: msgspec.structs.replace(fitted, made=made) for table, fitted in tables.items()}
    whole = Weighing(valuation.names, dict(sorted({**others, **new}.items())))
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror})") from None
    return path
