"""Writing to the database: what waits is written in one transaction, in the order in which it came.

A change is done when it is committed; a transaction that fails is tried again change by change, so that one bad change
does not take the others with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .models import CheckpointRow, MatchRow, MoveRow, OriginRow
from .rows import Header, Move, Origin, Point, Progress

log = logging.getLogger("strategos.web")

TOGETHER = 256
"""Changes in one transaction at most."""

_CHANGING = Progress.__struct_fields__
_UPDATE = (
    update(MatchRow).where(MatchRow.id == bindparam("match_id")).values({c: bindparam(f"new_{c}") for c in _CHANGING})
)
_ADD_MOVES = insert(MoveRow.__table__)  # pyright: ignore[reportArgumentType]
_ADD_CHECKPOINTS = insert(CheckpointRow.__table__)  # pyright: ignore[reportArgumentType]


class Write(msgspec.Struct, frozen=True):
    """A change of one match: rows to add and what becomes of its header."""

    match: str
    moves: Sequence[Move]
    checkpoints: Sequence[Point]
    progress: Progress


class Create(msgspec.Struct, frozen=True):
    """A match that begins."""

    match: str
    header: Header
    origin: Origin


class Forget(msgspec.Struct, frozen=True):
    """A match that is deleted."""

    match: str


Job = Write | Create | Forget
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
    loop first, because on a busy machine every hand-over from thread to thread costs more than the commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._loop = engine, asyncio.get_running_loop()
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
                self._loop.call_soon_threadsafe(_settle, batch, results)
        self._engine.dispose()

    def _results(self, jobs: Sequence[Job]) -> list[bool | Exception]:
        try:
            return [*self._commit(jobs)]
        except Exception as error:
            if len(jobs) == 1:
                return [error]
            return [result for job in jobs for result in self._results([job])]

    def _commit(self, jobs: Sequence[Job]) -> list[bool]:
        with self._engine.begin() as connection:
            return carry_out(connection, jobs)


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
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < TOGETHER:
                batch.append(self._waiting.get_nowait())
            _settle(batch, await self._results([job for job, _ in batch]))
            for _ in batch:
                self._waiting.task_done()

    async def _results(self, jobs: Sequence[Job]) -> list[bool | Exception]:
        try:
            async with self._engine.begin() as connection:
                return [*await connection.run_sync(carry_out, jobs)]
        except Exception as error:
            if len(jobs) == 1:
                return [error]
            return [result for job in jobs for result in await self._results([job])]


def _settle(batch: Sequence[Waiting], results: Sequence[bool | Exception]) -> None:
    """Tell those who wait, on the event loop."""
    for (job, done), result in zip(batch, results, strict=True):
        if isinstance(result, Exception):
            log.error("match %s could not be written: %s", job.match, result)
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
            done.exception()  # heard, even if the caller has gone away
        else:
            done.set_result(result)


def carry_out(connection: Connection, jobs: Sequence[Job]) -> list[bool]:
    """Do all jobs in the transaction of `connection`; says of each whether there was anything to do."""
    done = [True] * len(jobs)
    for create in (j for j in jobs if isinstance(j, Create)):
        connection.execute(insert(MatchRow), [asdict(create.header)])
        connection.execute(insert(OriginRow), [asdict(create.origin)])
    writes = [j for j in jobs if isinstance(j, Write)]
    if moves := [asdict(row) for change in writes for row in change.moves]:
        connection.execute(_ADD_MOVES, moves)
    if checkpoints := [asdict(row) for change in writes for row in change.checkpoints]:
        connection.execute(_ADD_CHECKPOINTS, checkpoints)
    headers = {
        w.match: {"match_id": w.match, **{f"new_{c}": getattr(w.progress, c) for c in _CHANGING}} for w in writes
    }
    if headers:
        connection.execute(_UPDATE, list(headers.values()))
    for n, job in enumerate(jobs):
        if isinstance(job, Forget):
            for table in (CheckpointRow, MoveRow, OriginRow):
                connection.execute(delete(table).where(table.match == job.match))
            done[n] = connection.execute(delete(MatchRow).where(MatchRow.id == job.match)).rowcount > 0
    return done
