"""Writing to the database: what waits is written in one transaction, in the order in which it came.

A change is done when it is committed; a transaction that fails is tried again change by change, so that one bad change
does not take the others with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Delete,
    Engine,
    Insert,
    PoolProxiedConnection,
    Update,
    bindparam,
    delete,
    insert,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .rows import Header, Hinted, Move, Origin, Point, Progress
from .tables import CheckpointRow, HintRow, MatchRow, MoveRow, OriginRow

log = logging.getLogger("strategos.web")

UNIQUE = "23505"
"""What PostgreSQL calls a row that is there already."""
TOGETHER = 256
"""Changes in one transaction at most."""

_CHANGING = Progress.__struct_fields__
_CREATE, _BEGIN, _ADD_MOVES, _ADD_CHECKPOINTS, _ADD_HINTS = (
    insert(row.__table__)  # pyright: ignore[reportArgumentType]
    for row in (MatchRow, OriginRow, MoveRow, CheckpointRow, HintRow)
)
_UPDATE = (
    update(MatchRow)
    .where(MatchRow.id == bindparam("match_id"), MatchRow.version == bindparam("was"))
    .values({c: bindparam(f"new_{c}") for c in _CHANGING})
)
_FORGET = [
    delete(row).where(row.match == bindparam("match_id")) for row in (HintRow, CheckpointRow, MoveRow, OriginRow)
]
_FORGET_HEADER = delete(MatchRow).where(MatchRow.id == bindparam("match_id"))

Execute = Callable[[Insert | Update | Delete, Sequence[dict[str, Any]]], int]
"""Carry out a statement for each of these rows; says how many rows of the table were touched."""


class Conflict(Exception):
    """Somebody else has changed the match first, or the very same change is stored already; nothing was written."""


class Write(msgspec.Struct, frozen=True):
    """A change of one match: rows to add and what becomes of its header."""

    match: str
    was: int
    """The version it was made at: only who comes first at a version writes."""
    moves: Sequence[Move]
    checkpoints: Sequence[Point]
    progress: Progress


class Create(msgspec.Struct, frozen=True):
    """A match that begins."""

    match: str
    header: Header
    origin: Origin


class Hint(msgspec.Struct, frozen=True):
    """Hints that somebody has had."""

    match: str
    hints: Sequence[Hinted]


class Forget(msgspec.Struct, frozen=True):
    """A match that is deleted."""

    match: str


Job = Write | Create | Hint | Forget
Waiting = tuple[Job, asyncio.Future[bool]]


class Writer(Protocol):
    def put(self, job: Job, done: asyncio.Future[bool]) -> None:
        """Write this soon; `done` says whether there was anything to do, or why it could not be done."""
        ...

    async def close(self) -> None:
        """Write what still waits, then stop."""
        ...


class ThreadWriter:
    """For SQLite: a thread takes what waits and commits it. It turns to the next changes without asking the event
    loop first, because on a busy machine every hand-over from thread to thread costs more than the commit; it speaks
    to the driver itself, because a statement through the engine costs three times what SQLite needs for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._loop = engine, asyncio.get_running_loop()
        self._pooled: PoolProxiedConnection | None = None
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    def put(self, job: Job, done: asyncio.Future[bool]) -> None:
        self._waiting.put((job, done))

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write_on(self) -> None:
        more = True
        while more:
            batch: list[Waiting] = []
            with contextlib.suppress(queue.Empty):
                while len(batch) < TOGETHER:
                    item = self._waiting.get(block=not batch)
                    if item is None:
                        more = False
                        break
                    batch.append(item)
            if batch:
                results = self._results([job for job, _ in batch])
                self._loop.call_soon_threadsafe(tell, batch, results)
        self._leave()
        self._engine.dispose()

    def _results(self, jobs: Sequence[Job]) -> list[bool | Exception]:
        try:
            return [*self._commit(jobs)]
        except Exception as error:
            if len(jobs) == 1:
                return [refusal(jobs[0], error)]
            return [result for job in jobs for result in self._results([job])]

    def _commit(self, jobs: Sequence[Job]) -> list[bool]:
        connection = self._driver()
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = carry_out(lambda what, rows: connection.executemany(_sqlite(what), rows).rowcount, jobs)
            connection.execute("COMMIT")
        except Exception:
            self._leave()  # what was begun is rolled back
            raise
        return done

    def _driver(self) -> sqlite3.Connection:
        if self._pooled is None:
            self._pooled = self._engine.raw_connection()
        connection = self._pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        connection.isolation_level = None  # a transaction begins where we say so
        return connection

    def _leave(self) -> None:
        pooled, self._pooled = self._pooled, None
        if pooled is not None:
            pooled.close()


class TaskWriter:
    """For every other database: a task commits through the async engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_on(), name="store")

    def put(self, job: Job, done: asyncio.Future[bool]) -> None:
        self._waiting.put_nowait((job, done))

    async def close(self) -> None:
        await self._waiting.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _write_on(self) -> None:
        while True:
            batch = self._next(await self._waiting.get())
            await self._write(batch)
            for _ in batch:
                self._waiting.task_done()

    def _next(self, first: Waiting) -> list[Waiting]:
        """What is written together."""
        batch = [first]
        while not self._waiting.empty() and len(batch) < TOGETHER:
            batch.append(self._waiting.get_nowait())
        return batch

    async def _write(self, batch: Sequence[Waiting]) -> None:
        tell(batch, await self._results([job for job, _ in batch]))

    async def _results(self, jobs: Sequence[Job]) -> list[bool | Exception]:
        try:
            async with self._engine.begin() as connection:
                return [*await connection.run_sync(_through_engine, jobs)]
        except Exception as error:
            if len(jobs) == 1:
                return [refusal(jobs[0], error)]
            return [result for job in jobs for result in await self._results([job])]


def refusal(job: Job, error: Exception) -> Exception:
    """Why a change was not made. A row that is there already was written by somebody else, or is this very change."""
    there = isinstance(error, (sqlite3.IntegrityError, IntegrityError)) or getattr(error, "sqlstate", "") == UNIQUE
    twice = isinstance(job, Write) and there
    return Conflict() if twice else error


def tell(batch: Sequence[Waiting], results: Sequence[bool | Exception]) -> None:
    """Tell those who wait, on the event loop."""
    for (job, done), result in zip(batch, results, strict=True):
        if isinstance(result, Exception) and not isinstance(result, Conflict):
            log.error("match %s could not be written: %s", job.match, result)
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
            done.exception()  # heard, even if the caller has gone away
        else:
            done.set_result(result)


@functools.cache
def _sqlite(statement: Insert | Update | Delete) -> str:
    """A statement as SQLite's driver takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))  # pyright: ignore[reportUnknownMemberType]


def _through_engine(connection: Connection, jobs: Sequence[Job]) -> list[bool]:
    return carry_out(lambda what, rows: connection.execute(what, rows).rowcount, jobs)


def _header(change: Write) -> dict[str, Any]:
    changing = {f"new_{c}": getattr(change.progress, c) for c in _CHANGING}
    return {"match_id": change.match, "was": change.was, **changing}


def carry_out(execute: Execute, jobs: Sequence[Job]) -> list[bool]:
    """Do all jobs in the transaction that is open; says of each whether there was anything to do."""
    done = [True] * len(jobs)
    for create in (j for j in jobs if isinstance(j, Create)):
        execute(_CREATE, [asdict(create.header)])
        execute(_BEGIN, [asdict(create.origin)])
    writes = [j for j in jobs if isinstance(j, Write)]
    headers = [_header(change) for change in writes]
    # Before the rows: whoever comes second at a version is told so, and not that a row is there already.
    if headers and execute(_UPDATE, headers) != len(headers):
        raise Conflict
    if moves := [asdict(row) for change in writes for row in change.moves]:
        execute(_ADD_MOVES, moves)
    if checkpoints := [asdict(row) for change in writes for row in change.checkpoints]:
        execute(_ADD_CHECKPOINTS, checkpoints)
    if hints := [asdict(row) for job in jobs if isinstance(job, Hint) for row in job.hints]:
        execute(_ADD_HINTS, hints)
    for n, job in enumerate(jobs):
        if isinstance(job, Forget):
            whose = [{"match_id": job.match}]
            for statement in _FORGET:
                execute(statement, whose)
            done[n] = execute(_FORGET_HEADER, whose) > 0
    return done
