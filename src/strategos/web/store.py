"""The store: rows in a database. Reads go through the async engine, writes through one writer (`writing.py`)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .models import CheckpointRow, MatchRow, MoveRow, OriginRow
from .writing import Create, Forget, Job, Row, TaskWriter, ThreadWriter, Write, Writer

BUSY_MS = 10_000
"""How long SQLite waits for another process that writes to the same file."""

_HEADER = tuple(MatchRow.__table__.columns)


class Stored(msgspec.Struct, frozen=True):
    """All rows of a match."""

    header: Row
    origin: bytes
    moves: list[Row]
    checkpoints: list[Row]


def database_url(text: str) -> URL:
    """A URL SQLAlchemy's async engine takes, from a URL or a path."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=text if text == ":memory:" else str(Path(text).expanduser()))
    url = make_url(text)
    return url.set(drivername="sqlite+aiosqlite") if url.drivername == "sqlite" else url


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrate_file(engine: Engine) -> None:
    try:
        with engine.begin() as connection:
            _migrate(connection)
    finally:
        engine.dispose()


class Store:
    """With SQLite the writer has a thread and an engine of its own: the async driver hands every step of a transaction
    to a thread and back. There is one writer, so nobody ever waits for a lock of the database."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self._engine: AsyncEngine | None = None
        self._writer: Writer | None = None

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    async def open(self) -> None:
        """Connect, bring the tables up to date, start the writer."""
        sqlite = self.url.get_backend_name() == "sqlite"
        file = self.url.database if sqlite and self.url.database != ":memory:" else None
        direct: Engine | None = None
        if file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            direct = create_engine(self.url.set(drivername="sqlite"))
            event.listen(direct, "connect", _pragmas)
            await asyncio.to_thread(_migrate_file, direct)
        engine = self._engine = create_async_engine(self.url)
        if sqlite:
            event.listen(engine.sync_engine, "connect", _pragmas)
        if direct is None:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        self._writer = TaskWriter(engine) if direct is None else ThreadWriter(direct)

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

    async def create(self, header: Row, origin: bytes) -> None:
        await self._do(Create(header["id"], header, origin))

    async def delete(self, match: str) -> bool:
        """Forget a match; says whether there was one."""
        return await self._do(Forget(match))

    async def _do(self, job: Job) -> bool:
        assert self._writer is not None, "the store is not open"
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.put(job, done)
        # A caller that goes away must not leave it open whether the change was made.
        return await asyncio.shield(done)

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
