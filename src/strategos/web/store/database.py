"""The store: rows in a database. Reads go through the async engine, writes through one writer (`writer.py`)."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncGenerator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Engine, create_engine, event, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as SQLTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from strategos.kernel.errors import BadInput, DataError
from strategos.web.problems import Unreachable

from .migrating import migrate, migrate_file
from .outages import passes
from .rows import Header, Hinted, Move, Origin, read
from .tables import Base, CheckpointRow, HintRow, MatchRow, MoveRow, OriginRow
from .writer import Create, Forget, Hint, Job, TaskWriter, ThreadWriter, Write, Writer

BUSY_MS = 10_000
"""How long SQLite waits for another process that writes to the same file."""

ID = re.compile("[0-9a-f]{16}")
"""Of a match; what looks otherwise no database gets to see."""
RECENT = 64
"""Answers at least of a match that are read when somebody opens it; what lies further back, when it is asked for."""

Columns = Mapping[str, Any]


class Stored(msgspec.Struct, frozen=True):
    """All rows of a match as they were found; `rows.read` looks at each."""

    header: Columns
    origin: Columns | None
    moves: Sequence[Columns]
    checkpoints: Sequence[Columns]
    hints: Sequence[Columns] = ()
    base: Columns | None = None
    """The position it is taken up from, if that is in its middle: then `moves` begin with the answer that led there."""


def database_url(text: str) -> URL:
    """A URL SQLAlchemy's async engine takes, from a URL or a path."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=text if text == ":memory:" else str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadInput(f"{text!r} is not the URL of a database") from None
    if url.drivername == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.drivername.partition("+")[0] in ("postgresql", "postgres"):
        try:
            from .postgres import DRIVER  # with packages that local play does without
        except ImportError as error:
            why = f"a PostgreSQL database needs more packages ({error.name}); install strategos[web,online]"
            raise BadInput(why) from None
        return url.set(drivername=DRIVER)
    return url


def database_file(url: URL) -> Path | None:
    """The file of an SQLite database."""
    file = url.database if url.get_backend_name() == "sqlite" else None
    return Path(file.removeprefix("file:")) if file and file != ":memory:" else None


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """With SQLite the writer has a thread and an engine of its own: the async driver hands every step of a transaction
    to a thread and back. There is one writer, so nobody ever waits for a lock of the database."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.file = database_file(self.url)
        self._engine: AsyncEngine | None = None
        self._writer: Writer | None = None

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    async def open(self) -> None:
        """Connect, bring the tables up to date, start the writer."""
        direct: Engine | None = None
        if self.file:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(migrate_file, self.url, self.file, BUSY_MS)
            direct = create_engine(self.url.set(drivername="sqlite"))
            event.listen(direct, "connect", _pragmas)
        if self.url.get_backend_name() == "sqlite":
            engine = self._engine = create_async_engine(self.url)
            event.listen(engine.sync_engine, "connect", _pragmas)
        else:
            # A connection that was lost while nobody used it is noticed before it is used.
            engine = self._engine = create_async_engine(self.url, pool_pre_ping=True)
        if direct is None:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        if direct is not None:
            self._writer = ThreadWriter(direct)
        elif self.url.get_backend_name() == "postgresql":
            from .postgres import PostgresWriter

            self._writer = PostgresWriter(engine)
        else:
            self._writer = TaskWriter(engine)

    async def close(self) -> None:
        """Write what is still waiting, then let go of the database."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    # -- writing ------------------------------------------------------------------------------------------------

    async def write(self, change: Write) -> None:
        """Returns when the change is committed; raises if it could not be."""
        await self._do(change)

    async def create(self, header: Header, origin: Origin) -> None:
        await self._do(Create(header.id, header, origin))

    async def hint(self, match: str, hints: Sequence[Hinted]) -> None:
        """Note that somebody has had hints."""
        await self._do(Hint(match, hints))

    async def delete(self, match: str) -> bool:
        """Forget a match; says whether there was one."""
        return ID.fullmatch(match) is not None and await self._do(Forget(match))

    async def _do(self, job: Job) -> bool:
        assert self._writer is not None, "the store is not open"
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.put(job, done)
        # A caller that goes away must not leave it open whether the change was made.
        return await asyncio.shield(done)

    # -- reading ------------------------------------------------------------------------------------------------

    async def ids(self, limit: int | None = 500) -> list[str]:
        """The matches, the one changed last first."""
        async with self._reading("the list of matches") as connection:
            return list((await connection.execute(_NEWEST.limit(limit))).scalars())

    async def headers(self, limit: int = 500, *, over: bool = False) -> list[Columns]:
        """The headers, newest first; `over`: of finished matches only.

        Raises DataError if one of them cannot be read; `header` reads them one by one."""
        async with self._reading("the list of matches") as connection:
            which = _HEADERS.where(MatchRow.outcome.is_not(None)) if over else _HEADERS
            rows = await connection.execute(which.order_by(MatchRow.updated.desc()).limit(limit))
            return [dict(row) for row in rows.mappings()]

    async def header(self, match: str) -> Columns | None:
        if not ID.fullmatch(match):
            return None
        async with self._reading(f"match {match}") as connection:
            row = (await connection.execute(_HEADERS.where(MatchRow.id == match))).mappings().first()
            return None if row is None else dict(row)

    async def load(self, match: str, *, latest: bool = False) -> Stored | None:
        """The rows of a match as they stood at one moment, all of them or, with `latest`, from a position on that lies
        `RECENT` answers back if there is one; None if there are none."""
        if not ID.fullmatch(match):
            return None
        async with self._reading(f"match {match}") as connection:
            header = await _one(connection, MatchRow, MatchRow.id == match)
            if header is None:
                return None
            origin = await _one(connection, OriginRow, OriginRow.match == match)
            hints = await _rows(connection, HintRow, match)
            base = await _base(connection, header) if latest else None
            if base is not None and (recent := await _recent(connection, base)):
                later = await _rows(connection, CheckpointRow, match, base["seq"] + 1)
                return Stored(header, origin, recent, later, hints, base)
            moves, checkpoints = await _rows(connection, MoveRow, match), await _rows(connection, CheckpointRow, match)
            return Stored(header, origin, moves, checkpoints, hints)

    async def since(self, match: str, version: int) -> list[Move]:
        """The rows of a match after a version, in order."""
        async with self._reading(f"match {match}") as connection:
            query = select(*MoveRow.__table__.columns).where(MoveRow.match == match, MoveRow.seq > version)
            rows = (await connection.execute(query.order_by(MoveRow.seq))).mappings()
            return [read(Move, dict(row), f"match {match}") for row in rows]

    async def stored(self, match: str, token: str) -> bool:
        """Whether the change its sender has called so is stored."""
        async with self._reading(f"match {match}") as connection:
            query = select(MoveRow.seq).where(MoveRow.match == match, MoveRow.token == token)
            return (await connection.execute(query)).first() is not None

    async def hinted(self, match: str) -> list[int]:
        """The seats that had hints in a match, in order."""
        async with self._reading(f"match {match}") as connection:
            query = select(HintRow.seat).where(HintRow.match == match).order_by(HintRow.seq)
            return list((await connection.execute(query)).scalars())

    @contextlib.asynccontextmanager
    async def _reading(self, what: str) -> AsyncGenerator[AsyncConnection]:
        """A connection that sees one moment. What the database cannot read is a DataError with one sentence; when it
        cannot be reached, that is Unreachable."""
        try:
            async with self.engine.connect() as connection:
                if self.file:
                    await connection.exec_driver_sql("BEGIN")
                elif self.url.get_backend_name() != "sqlite":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection
        except (DBAPIError, OSError, SQLTimeout) as error:
            if self.url.get_backend_name() != "sqlite" and passes(error):
                raise Unreachable from error
            if not isinstance(error, DBAPIError):
                raise
            raise DataError(what, f"the database cannot be read ({first_line(error)})") from None


_NEWEST = select(MatchRow.id).order_by(MatchRow.updated.desc())
_BEGAN = select(MoveRow.at_answers).where(MoveRow.match == MatchRow.id).order_by(MoveRow.seq).limit(1).scalar_subquery()
_HEADERS = select(*MatchRow.__table__.columns, _BEGAN.label("began"))
"""Headers, and after how many answers of its record each match was first played on: there a branch left its parent."""


async def _one(connection: AsyncConnection, table: type[Base], which: Any) -> Columns | None:
    row = (await connection.execute(select(*table.__table__.columns).where(which))).mappings().first()
    return None if row is None else dict(row)


async def _rows(
    connection: AsyncConnection, table: type[MoveRow] | type[CheckpointRow] | type[HintRow], match: str, first: int = 0
) -> Sequence[Columns]:
    query = select(*table.__table__.columns).where(table.match == match, table.seq >= first).order_by(table.seq)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _base(connection: AsyncConnection, header: Columns) -> Columns | None:
    """The last stored position far enough back that says where its readers' logs go on. A die must have fallen since:
    then nobody can undo to what lies before."""
    latest = select(MoveRow.at_chance, MoveRow.chance).where(MoveRow.match == header["id"])
    last = (await connection.execute(latest.order_by(MoveRow.seq.desc()).limit(1))).first()
    if last is None:
        return None
    fallen = last.at_chance + (last.chance.count(",") + 1 if last.chance != "[]" else 0)
    query = (
        select(*CheckpointRow.__table__.columns)
        .where(CheckpointRow.match == header["id"], CheckpointRow.told.is_not(None), CheckpointRow.chance < fallen)
        .where(CheckpointRow.answers <= header["answers"] - RECENT)
        .order_by(CheckpointRow.seq.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else dict(row)


async def _recent(connection: AsyncConnection, base: Columns) -> Sequence[Columns]:
    """The answer that led to a position, and all rows since; none if something before it was taken back since."""
    led = (
        select(MoveRow.seq)
        .where(MoveRow.match == base["match"], MoveRow.seq <= base["seq"], MoveRow.op == "answer")
        .where(MoveRow.at_answers == base["answers"] - 1)
        .order_by(MoveRow.seq.desc())
        .limit(1)
    )
    first = (await connection.execute(led)).scalar()
    if first is None:
        return ()
    rows = await _rows(connection, MoveRow, base["match"], first)
    back = (row["op"] in ("rewound", "restored") or row["at_answers"] < base["answers"] for row in rows[1:])
    return () if any(back) else rows


def first_line(error: Exception) -> str:
    """What a database says is wrong, without the statement around it."""
    return (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]
