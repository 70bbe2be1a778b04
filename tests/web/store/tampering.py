"""A hand in a database beside its server: rows changed, read and put back, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

TABLES = {"origins": "match", "moves": "match, seq", "checkpoints": "match, seq"}
"""What is looked at, and in which order."""


def change(database: Path | str, statement: str) -> None:
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database)) as connection, connection:
            connection.execute(statement)
    else:
        _ask(database, statement)


def everything(database: Path | str) -> list[list[Any]]:
    asked = [f"select * from {table} order by {order}" for table, order in TABLES.items()]
    if not isinstance(database, Path):
        return [_ask(database, statement) for statement in asked]
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.text_factory = bytes
        return [connection.execute(statement).fetchall() for statement in asked]


@contextmanager
def kept(database: Path | str) -> Iterator[Callable[[], None]]:
    """Puts everything back as it is now."""
    if isinstance(database, Path):
        with (
            contextlib.closing(sqlite3.connect(database)) as source,
            contextlib.closing(sqlite3.connect(":memory:")) as copy,
        ):
            source.backup(copy)
            yield lambda: copy.backup(source)
        return
    server, _, name = database.rpartition("/")
    beside = f"{server}/postgres"

    def again(source: str, target: str) -> None:
        _ask(beside, f"drop database if exists {target} with (force)")
        _ask(beside, f"create database {target} template {source}")

    again(name, f"{name}_kept")
    yield lambda: again(f"{name}_kept", name)
    _ask(beside, f"drop database {name}_kept")


def _ask(url: str, statement: str) -> list[Any]:
    import asyncpg

    async def run() -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    return asyncio.run(run())
