"""How strong a game's levels are and what its seats are worth, as far as it was measured: `bots/ladder.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

import msgspec

from strategos.games import game
from strategos.kernel.errors import DataError


class Rated(msgspec.Struct, frozen=True):
    """A bot, as arenas have found it."""

    elo: float
    error: float
    """It holds the truth 95 times in 100."""
    games: int
    ms_mean: float
    """Milliseconds an answer takes it,"""
    ms_p99: float
    """and what 99 of 100 do not exceed."""
    command: str = ""


class Balance(msgspec.Struct, frozen=True):
    """What the seats are worth where equals sit in all of them."""

    shares: tuple[float, ...]
    """Seat → the part of the games it won."""
    games: int
    command: str = ""


class Ratings(msgspec.Struct, frozen=True):
    """What is in the file: by how many sit at the table, since with that strength is another."""

    levels: Mapping[int, Mapping[str, Rated]] = {}
    balance: Mapping[int, Balance] = {}


def known(name: str) -> Ratings:
    """What was measured of a game; nothing where there is no file."""
    package = game(name).package
    return _read(f"{package}.bots") if package else Ratings()


@lru_cache(maxsize=32)
def _read(package: str) -> Ratings:
    try:
        data = (files(package) / "ladder.json").read_bytes()
    except (ModuleNotFoundError, FileNotFoundError):
        return Ratings()
    return read(data, f"{package}/ladder.json")


def read(data: bytes, file: str) -> Ratings:
    """A file's contents. Raises DataError."""
    try:
        return msgspec.json.decode(data, type=Ratings)
    except msgspec.MsgspecError as error:
        raise DataError(file, str(error)) from None
