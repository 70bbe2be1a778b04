"""The store: rows in a database. Writes of many matches share one transaction; a write is done when it is committed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .models import Base, CheckpointRow, MatchRow, MoveRow, OriginRow

log = logging.getLogger("strategos.web")

Row = dict[str, Any]
B = TypeVar("B", bound=Base)

_HEADER = tuple(MatchRow.__table__.columns)
_CHANGING = ("updated", "version", "answers", "round", "phase", "acting", "outcome", "rewound")
_UPDATE = (
    update(MatchRow).where(MatchRow.id == bindparam("match_id")).values({c: bindparam(f"new_{c}") for c in _CHANGING})
)

_ADD_MOVES = insert(MoveRow.__table__)  # pyright: ignore[reportArgumentType]
_ADD_CHECKPOINTS = insert(CheckpointRow.__table__)  # pyright: ignore[reportArgumentType]


class Write(msgspec.Struct, frozen=True):
    """One change of one match: rows to add and what becomes of its header."""

    match: str
    moves: Sequence[Row]
    checkpoints: Sequence[Row]
    header: Row


class Create(msgspec.Struct, frozen=True):
    """A match that begins."""

    match: str
    header: Row
    origin: bytes


class Forget(msgspec.Struct, frozen=True):
    """A match that is deleted."""

    match: str


Job = Write | Create | Forget


class Stored(msgspec.Struct, frozen=True):
    """All rows of a match."""

    header: Row
    origin: bytes
    moves: list[Row]
    checkpoints: list[Row]


def database_url(text: str) -> str:
    """A URL SQLAlchemy's async engine takes, from a URL or a path."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{text}"
    url = make_url(text)
    if url.drivername == "sqlite":
        url = url.set(drivername="sqlite+aiosqlite")
    return url.render_as_string(hide_password=False)


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _carry_out(connection: Connection, jobs: Sequence[Job]) -> list[bool]:
    """Do all jobs in the transaction of `connection`; says of each whether there was anything to do."""
    done = [True] * len(jobs)
    for create in (j for j in jobs if isinstance(j, Create)):
        connection.execute(insert(MatchRow), [create.header])
        connection.execute(insert(OriginRow), [{"match": create.match, "record": create.origin}])
    writes = [j for j in jobs if isinstance(j, Write)]
    if moves := [row for change in writes for row in change.moves]:
        connection.execute(_ADD_MOVES, moves)
    if checkpoints := [row for change in writes for row in change.checkpoints]:
        connection.execute(_ADD_CHECKPOINTS, checkpoints)
    headers = {w.match: {"match_id": w.match, **{f"new_{c}": w.header[c] for c in _CHANGING}} for w in writes}
    if headers:
        connection.execute(_UPDATE, list(headers.values()))
    for n, job in enumerate(jobs):
        if isinstance(job, Forget):
            for table in (CheckpointRow, MoveRow, OriginRow):
                connection.execute(delete(table).where(table.match == job.match))
            done[n] = connection.execute(delete(MatchRow).where(MatchRow.id == job.match)).rowcount > 0
    return done


class Store:
    """Reads go through the async engine. So do writes, except with SQLite: its async driver hands every step of a
    transaction to a thread and back, so there the writer has a thread and an engine of its own, and one hand-over per
    transaction. There is one writer, so nobody ever waits for a lock of the database."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self._direct: Engine | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._engine: AsyncEngine | None = None
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[bool]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    async def open(self) -> None:
        """Connect, bring the tables up to date, start the writer."""
        url = make_url(self.url)
        sqlite = url.get_backend_name() == "sqlite"
        if sqlite and url.database and url.database != ":memory:":
            Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_async_engine(self.url)
        if sqlite:
            event.listen(self._engine.sync_engine, "connect", _pragmas)
        if sqlite and url.database and url.database != ":memory:":
            self._direct = create_engine(url.set(drivername="sqlite"))
            event.listen(self._direct, "connect", _pragmas)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write_on(), name="store writer")

    async def close(self) -> None:
        """Write what is still waiting, then let go of the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        if self._thread is not None and self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
            self._thread.shutdown()
            self._thread = self._direct = None
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    # -- writing ------------------------------------------------------------------------------------------------

    async def write(self, change: Write) -> None:
        """Returns when the change is committed; raises if it could not be."""
        await self._do(change)

    async def create(self, header: Row, origin: bytes) -> None:
        await self._do(Create(header["id"], header, origin))

    async def delete(self, match: str) -> bool:
        """Forget a match; says whether there was one."""
        return await self._do(Forget(match))

    async def _do(self, job: Job) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        # A caller that goes away must not leave it open whether the change was made.
        return await asyncio.shield(done)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < 256:
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except Exception:
                # One bad change must not take the others with it.
                for job, done in batch:
                    await self._commit_alone(job, done)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit_alone(self, job: Job, done: asyncio.Future[bool]) -> None:
        try:
            await self._commit([(job, done)])
        except Exception as error:
            log.error("match %s could not be written: %s", job.match, error)
            if not done.done():
                done.set_exception(error)
                done.exception()  # heard, even if the caller has gone away

    async def _commit(self, batch: Sequence[tuple[Job, asyncio.Future[bool]]]) -> None:
        jobs = [job for job, _ in batch]
        if self._thread is not None:
            results = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, jobs)
        else:
            async with self.engine.begin() as connection:
                results = await connection.run_sync(_carry_out, jobs)
        for (_, done), result in zip(batch, results, strict=True):
            if not done.done():
                done.set_result(result)

    def _commit_here(self, jobs: Sequence[Job]) -> list[bool]:
        """In the writer's own thread."""
        assert self._direct is not None
        with self._direct.begin() as connection:
            return _carry_out(connection, jobs)

    # -- reading ------------------------------------------------------------------------------------------------

    async def headers(self, limit: int = 500) -> list[Row]:
        """The headers, newest first."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(*_HEADER).order_by(MatchRow.updated.desc()).limit(limit))
            return [dict(row) for row in rows.mappings()]

    async def header(self, match: str) -> Row | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*_HEADER).where(MatchRow.id == match))).mappings().first()
            return None if row is None else dict(row)

    async def load(self, match: str) -> Stored | None:
        async with self.engine.connect() as connection:
            header = (await connection.execute(select(*_HEADER).where(MatchRow.id == match))).mappings().first()
            if header is None:
                return None
            origin = await connection.execute(select(OriginRow.record).where(OriginRow.match == match))
            return Stored(
                dict(header),
                origin.scalar_one(),
                await self._rows(connection, MoveRow, match),
                await self._rows(connection, CheckpointRow, match),
            )

    async def _rows(
        self, connection: AsyncConnection, table: type[MoveRow] | type[CheckpointRow], match: str
    ) -> list[Row]:
        query = select(*table.__table__.columns).where(table.match == match).order_by(table.seq)
        return [dict(row) for row in (await connection.execute(query)).mappings()]
