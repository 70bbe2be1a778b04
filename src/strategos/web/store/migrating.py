"""The tables are brought up to date: in one transaction, after the file has been copied aside."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event

from strategos.kernel.errors import DataError

LOCK = 0x57247E60
"""The number under which servers agree who migrates a PostgreSQL database."""


def migrate(connection: Connection) -> None:
    """In the transaction of `connection`, which nobody commits here. Of several servers that start at once one brings
    the tables up to date, and the others wait for it; with SQLite the file is locked already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    command.upgrade(_config(connection), "head")


def migrate_file(url: URL, file: Path, busy_ms: int) -> None:
    """Bring an SQLite file up to date, or leave it as it was: whoever comes second waits and finds nothing to do.

    Python's driver begins no transaction by itself for changes of tables, so it is begun here. Foreign keys are off,
    because a table that is built anew would take the rows that refer to it along.
    """
    engine = create_engine(url.set(drivername="sqlite"))

    def pragmas(connection: Any, _record: Any) -> None:
        for pragma in (f"busy_timeout={busy_ms}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", pragmas)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            script = ScriptDirectory.from_config(_config(connection))
            now, head = MigrationContext.configure(connection).get_current_revision(), script.get_current_head()
            if now != head:
                if now is not None:
                    script.get_revision(now)  # raises if it was made by a newer version
                    copy_aside(file, file.with_name(f"{file.name}.before-{head}"))
                migrate(connection)
            # A file that cannot be written to says so now, not at the first answer.
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
            connection.commit()
    finally:
        engine.dispose()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def copy_aside(file: Path, copy: Path) -> None:
    """A whole copy of the database or none: it gets its name when all of it is on the disk."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(part)) as target:
            source.backup(target)
        with part.open("rb") as done:
            os.fsync(done.fileno())
        part.replace(copy)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def check_file(file: Path) -> None:
    """Raises DataError if SQLite finds the file damaged."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        problem = "" if found is None else str(found[0]).replace("\n", " ")
        raise DataError(str(file), f"the database is damaged ({problem})")
