"""Writing to PostgreSQL: all answers that wait are one statement, on a connection of its own.

Who comes second at a version of a match changes no header and so adds no row: a conflict is a result, not an error. The
headers are locked in the order of their names, so that two servers never wait for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from .outages import passes
from .rows import Move, Point, Progress
from .tables import Base, CheckpointRow, MatchRow, MoveRow
from .writer import TOGETHER, Conflict, TaskWriter, Waiting, Write, refusal, tell

DRIVER = "postgresql+asyncpg"
CONNECTING, ANSWERING = 5.0, 30.0
"""Seconds after which a database that does not answer is away."""

_CHANGING = Progress.__struct_fields__


def _arrays(table: type[Base], columns: Sequence[str], first: int) -> str:
    """The parameters from number `first` on as arrays of the columns' types."""
    types = [table.__table__.c[name].type.compile(dialect=postgresql.dialect()) for name in columns]
    return ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(types, first))


def _adding(table: type[Base], columns: Sequence[str], first: int) -> str:
    names = ", ".join(f'"{name}"' for name in columns)
    taken = ", ".join(f'r."{name}"' for name in columns)
    rows = f"unnest({_arrays(table, columns, first)}) AS r({names})"
    into = f'INSERT INTO "{table.__tablename__}" ({names})'
    return f'{into} SELECT {taken} FROM {rows} JOIN changed ON changed.id = r."match"'


_MOVE, _POINT = Move.__struct_fields__, Point.__struct_fields__
_HEADER = ("id", "version", *_CHANGING)
_STATEMENT = f"""
WITH locked AS (SELECT id FROM matches WHERE id = ANY($1::VARCHAR[]) ORDER BY id FOR UPDATE),
changed AS (
    UPDATE matches SET {", ".join(f"{name} = d.{name}" for name in _CHANGING)}
    FROM unnest({_arrays(MatchRow, _HEADER, 1)}) AS d(id, was, {", ".join(_CHANGING)}) JOIN locked ON locked.id = d.id
    WHERE matches.id = d.id AND matches.version = d.was RETURNING matches.id
),
moved AS ({_adding(MoveRow, _MOVE, len(_HEADER) + 1)}),
kept AS ({_adding(CheckpointRow, _POINT, len(_HEADER) + len(_MOVE) + 1)})
SELECT id FROM changed
"""


def _columns(rows: Sequence[Any], names: Sequence[str]) -> list[list[Any]]:
    return [[getattr(row, name) for row in rows] for name in names]


def _parameters(writes: Sequence[Write]) -> list[list[Any]]:
    now = [write.progress for write in writes]
    return [
        [write.match for write in writes],
        [write.was for write in writes],
        *_columns(now, _CHANGING),
        *_columns([row for write in writes for row in write.moves], _MOVE),
        *_columns([row for write in writes for row in write.checkpoints], _POINT),
    ]


class PostgresWriter(TaskWriter):
    """Matches that begin or are deleted, and hints, go through the engine; what is played does not."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._connection: Any = None
        super().__init__(engine)

    async def close(self) -> None:
        await super().close()
        await self._leave()

    def _next(self, first: Waiting) -> list[Waiting]:
        """What is written together: of each match one change."""
        batch, put_off = [first], list[Waiting]()
        matches = {first[0].match}
        while not self._waiting.empty() and len(batch) < TOGETHER:
            job, done = self._waiting.get_nowait()
            (put_off if job.match in matches else batch).append((job, done))
            matches.add(job.match)
        for waiting in put_off:
            self._waiting.put_nowait(waiting)
            self._waiting.task_done()
        return batch

    async def _write(self, batch: Sequence[Waiting]) -> None:
        playing = [(job, done) for job, done in batch if isinstance(job, Write)]
        others = [(job, done) for job, done in batch if not isinstance(job, Write)]
        if playing:
            tell(playing, await self._play([job for job, _ in playing]))
        if others:
            tell(others, await self._results([job for job, _ in others]))

    async def _play(self, writes: Sequence[Write]) -> list[bool | Exception]:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
            found = await self._connection.fetch(_STATEMENT, *_parameters(writes))
        except Exception as error:
            if passes(error):
                await self._leave()
            elif len(writes) > 1:
                return [result for write in writes for result in await self._play([write])]
            return [refusal(write, error) for write in writes]
        written = {row["id"] for row in found}
        return [True if write.match in written else Conflict() for write in writes]

    async def _connect(self) -> Any:
        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connect: Any = asyncpg.connect  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        return await connect(url, timeout=CONNECTING, command_timeout=ANSWERING)

    async def _leave(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(connection.close(), 1)
