"""What travels to a machine of a cluster and back: games to play, and what came of them."""

from __future__ import annotations

import hashlib
import os
import pickle
import secrets
import shutil
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import chdir, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

import strategos
from strategos.owner.match_files import FAILURES

R = TypeVar("R")

PLAYED_WITH = {".py", ".yaml", ".json"}
"""Code and facts."""


class Errand(msgspec.Struct, frozen=True):
    """A batch of games."""

    files: Mapping[str, bytes]
    """To be found by these names: bots."""
    play: Callable[[Any], Any]
    tasks: Sequence[Any]


class Outcome(msgspec.Struct, Generic[R], frozen=True):
    """What came of them."""

    results: list[R]
    seconds: float
    records: Mapping[str, bytes]
    """Of broken games, by the names of their files."""

    def unpack(self) -> None:
        """Put the records where they would be had the games been played here."""
        for name, record in self.records.items():
            path = Path(FAILURES, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(record)


def run(packed: bytes) -> bytes:
    """Play a batch, on whatever machine this is; nothing remains there."""
    errand: Errand = pickle.loads(packed)
    begun = time.perf_counter()
    with _folder(errand.files):
        results = [errand.play(task) for task in errand.tasks]
        seconds = time.perf_counter() - begun
        records = {
            path.relative_to(FAILURES).as_posix(): path.read_bytes()
            for path in Path(FAILURES).rglob("*")
            if path.is_file()
        }
    return pickle.dumps(Outcome(results, seconds, records))


@contextmanager
def _folder(files: Mapping[str, bytes]) -> Generator[None]:
    """Work in a folder with these files in it, as long as a batch takes: a process may be ended without notice."""
    folder = _place()
    folder.mkdir(mode=0o700)
    try:
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        with chdir(folder):
            yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@cache
def _place() -> Path:
    """The same from batch to batch, for a bot's file is read once and known by where it is."""
    return Path(tempfile.gettempdir(), f"strategos-errand-{os.getpid()}-{secrets.token_hex(8)}")


@cache
def sources() -> str:
    """A fingerprint of all that games are played with: two machines with the same one play the same games."""
    package = Path(strategos.__file__).parent
    found = hashlib.blake2b(digest_size=8)
    for path in sorted(package.rglob("*"), key=lambda path: path.relative_to(package).as_posix()):
        name = path.relative_to(package)
        if path.suffix in PLAYED_WITH and name.parts[0] != "web":
            found.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()
