"""For the owner of a database: which matches can be read, bring back what was taken back, copy what can be read."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from strategos.games import game
from strategos.kernel.errors import BadInput, DataError, StrategosError
from strategos.kernel.match import Match

from .database import Store, Stored, database_file, database_url, first_line
from .finished_games import Records, finished, records
from .loading import Folded, unfold, whole
from .rows import Header, Hinted, Move, Origin, Point, Progress, read
from .writer import Write


class Looked(msgspec.Struct, frozen=True):
    """What there is of a match."""

    id: str
    game: str = ""
    answers: int = 0
    taken_back: int = 0
    """Answers the present rules do not accept."""
    problem: str = ""


class Restored(msgspec.Struct, frozen=True):
    id: str
    to: int
    """The version that was brought back."""
    before: int
    """Answers there were."""
    answers: int
    """Answers there are now."""


@asynccontextmanager
async def opened(db: str | Path, *, new: bool = False) -> AsyncGenerator[Store]:
    """A database, by its file or its URL; a file that is `new` is not there yet. Raises BadInput with one clear
    sentence."""
    url = database_url(str(db))
    file = database_file(url)
    if file is not None and file.exists() == new:
        raise BadInput(f"there is {'already a' if new else 'no'} file {str(file)!r}")
    store = Store(str(db))
    try:
        await store.open()
    except Exception as error:
        shown = file or url.render_as_string(hide_password=True)
        raise BadInput(f"the database {shown} cannot be used: {first_line(error)}") from None
    try:
        yield store
    finally:
        await store.close()


async def look(store: Store) -> list[Looked]:
    """All matches, the one changed last first."""
    found: list[Looked] = []
    for name in await store.ids(limit=None):
        try:
            folded = _folded(await _stored(store, name))
            found.append(Looked(name, folded.header.game, folded.match.answer_count, folded.lost))
        except StrategosError as error:
            found.append(Looked(name, problem=str(error)))
    return found


async def restore(store: Store, name: str, version: int | None = None) -> Restored:
    """Bring back the match as it stood at a version; without one, before a changed rule last took something back.

    What came after stays in its rows and can be brought back in the same way. Raises BadInput or DataError.
    """
    stored = await _stored(store, name)
    header = _header(stored)
    unfold(stored, header, f"match {name}")
    to = -1 if version is None else version
    if version is None:
        cut = [row["seq"] for row in stored.moves if row["op"] == "rewound"]
        if not cut:
            raise BadInput(f"nothing was ever taken back from match {name}")
        to = cut[-1] - 1
    if not 0 <= to < header.version:
        raise BadInput(
            f"match {name} stands at version {header.version}; bring back one from 0 to {header.version - 1}"
        )
    then = Stored(
        stored.header, stored.origin, stored.moves[:to], [row for row in stored.checkpoints if row["seq"] <= to]
    )
    line, _, _ = unfold(then, msgspec.structs.replace(header, version=to), f"match {name}")
    row = Move.of(name, header.version + 1, "restored", None, line.counts, [], [], line.dice, key=str(to))
    now = msgspec.structs.replace(header, version=row.seq)
    moves = [*stored.moves, msgspec.structs.asdict(row)]
    folded = whole(Stored(stored.header, stored.origin, moves, stored.checkpoints), now, game(header.game))
    if folded.moves:
        raise BadInput(
            f"the present rules still do not accept {folded.lost} answers of match {name}; nothing was changed"
        )
    earlier = any(m["op"] == "rewound" for m in stored.moves[:to])
    progress = Progress.of(folded.match, row.seq, header.rewound if earlier else 0)
    await store.write(Write(name, header.version, [row], (), progress))
    return Restored(name, to, header.answers, folded.match.answer_count)


async def copied(store: Store, into: Store) -> list[Looked]:
    """Copy every match that can be read into another database; says what became of each."""
    found = await look(store)
    for match in found:
        if not match.problem:
            stored = await _stored(store, match.id)
            header, file = _header(stored), f"match {match.id}"
            await into.create(header, read(Origin, stored.origin or {}, file))
            moves = [read(Move, row, file) for row in stored.moves]
            points = [read(Point, row, file) for row in stored.checkpoints]
            await into.write(Write(match.id, header.version, moves, points, header))
            await into.hint(match.id, [read(Hinted, row, file) for row in stored.hints])
    return found


async def _stored(store: Store, name: str) -> Stored:
    stored = await store.load(name)
    if stored is None:
        raise BadInput(f"there is no match {name!r}")
    return stored


def _header(stored: Stored) -> Header:
    return read(Header, stored.header, f"match {stored.header['id']}")


def _folded(stored: Stored) -> Folded:
    header = _header(stored)
    try:
        return whole(stored, header, game(header.game))
    except StrategosError:
        raise
    except Exception as error:
        raise DataError(f"match {header.id}", f"it cannot be continued ({type(error).__name__}: {error})") from None


async def match_of(store: Store, name: str) -> Match[Any]:
    """A match as it stands. Raises BadInput if there is none, DataError if it cannot be read."""
    stored = await store.load(name)
    if stored is None:
        raise BadInput(f"there is no match {name!r}")
    header = read(Header, stored.header, f"match {name}")
    return whole(stored, header, game(header.game)).match


async def records_of(store: Store) -> Records:
    """The record of all finished games."""
    return records(await finished(store))
