"""Matches in files: one JSON record each, written so that a crash leaves the old file or the new one, never half."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from strategos.games import GAMES, game
from strategos.kernel.errors import DataError, RuleBug
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.segment import Answer
from strategos.parts import home

log = logging.getLogger("strategos")

FAILURES = "failures"
"""The folder for records of games that broke down."""


def save(match: Match[Any], path: str | Path) -> None:
    """Write the record of a match. Raises DataError if the file cannot be written."""
    write(Record.of(match), path)


def write(record: Record, path: str | Path) -> None:
    """Write a record in place of whatever the file held."""
    home.replace(Path(path), record.encode())


def read(path: str | Path) -> Record:
    """The record in a file. Raises DataError with one clear sentence if it is not one."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise DataError(str(path), f"cannot be read ({error.strerror or error})") from None
    record = Record.decode(data, str(path))
    if record.game not in GAMES:
        raise DataError(str(path), f"a game of {record.game!r}, which this version does not know")
    if record.other_data(game(record.game)):
        log.warning("%s was played under other data than yours; it goes on under yours.", path)
    return record


def load(path: str | Path) -> Match[Any]:
    """The match in a file, at the decision where it was saved."""
    return resume(path)[0]


def resume(path: str | Path) -> tuple[Match[Any], list[Answer]]:
    """The match in a file, and the answers that a corrected rule no longer accepts (normally none)."""
    return unpack(read(path), str(path))


def unpack(record: Record, file: str = "record", *, from_start: bool = False) -> tuple[Match[Any], list[Answer]]:
    """The match of a record; `from_start` plays it once more from its first checkpoint."""
    try:
        return record.load(game(record.game), file, from_start=from_start)
    except RuleBug as error:
        raise DataError(file, f"the stored game does not play on ({error})") from error
