"""An arena's file: a line of JSON for each game, written when it has ended."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from strategos.kernel.errors import BadInput

from .arena import Bout, Terms

_LINE = msgspec.json.Decoder(Bout)


class Lines(msgspec.Struct):
    """What is in a file."""

    bouts: dict[tuple[int, int], Bout]
    torn: bool = False
    """The last line has no end: the program was stopped while it was written. It does not count."""


def bouts_in(path: Path) -> Iterator[Bout | None]:
    """The games of a file, whatever they are of; None at the end if the last line is torn. Raises BadInput."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from None
    *whole, rest = data.split(b"\n")
    for number, line in enumerate(whole, 1):
        try:
            yield _LINE.decode(line)
        except msgspec.MsgspecError:
            raise BadInput(f"{path}: line {number} is not a game of an arena") from None
    if rest:
        yield None


def read(path: Path, terms: Terms) -> Lines:
    """The games of an arena that are in its file; none if there is no file yet. Raises BadInput if it is another's."""
    found = Lines({})
    if not path.exists():
        return found
    for bout in bouts_in(path):
        if bout is None:
            found.torn = True
        elif bout.arena != terms:
            raise BadInput(f"{path} is of another arena ({differences(bout.arena, terms)}); name another file")
        else:
            found.bouts.setdefault(bout.key, bout)
    return found


def differences(there: Terms, here: Terms) -> str:
    """What distinguishes the games of a file from those wanted."""
    fields = [f for f in Terms.__struct_fields__ if getattr(there, f) != getattr(here, f)]
    return "; ".join(f"{f.replace('_', ' ')}: {_shown(there, f)}, not {_shown(here, f)}" for f in fields)


def _shown(terms: Terms, field: str) -> str:
    value = getattr(terms, field)
    if isinstance(value, tuple):
        return ",".join(terms.bots)
    if isinstance(value, dict):
        return " ".join(f"{name}={chosen}" for name, chosen in terms.options.items())
    return str(value)


class Book:
    """The file of an arena under way. Each line is on the disk's way before the next game is counted."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab+")
        except OSError as error:
            raise BadInput(f"{path}: cannot be written ({error.strerror})") from None
        self._cut()

    def _cut(self) -> None:
        """Drop a last line without an end."""
        self._file.seek(0)
        whole = self._file.read().rfind(b"\n") + 1
        self._file.truncate(whole)
        self._file.seek(0, os.SEEK_END)

    def add(self, bout: Bout) -> None:
        """A broken game is not kept, so that it is tried again once it is mended."""
        if bout.error:
            return
        try:
            self._file.write(msgspec.json.encode(bout) + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadInput(f"{self._path}: cannot be written ({error.strerror})") from None

    def close(self) -> None:
        self._file.close()
