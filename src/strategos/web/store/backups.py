"""For the owner of a database: is all of it whole, move it elsewhere, write a copy aside, make a database of the copy.

A backup is what the database itself writes: of SQLite a file that can be used as it is, of PostgreSQL an archive of
`pg_dump`, which its own tools read, too.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

from sqlalchemy import URL

from strategos.kernel.errors import BadInput, DataError

from .database import Store, database_file, database_url
from .migrating import check_file, copy_aside
from .repair import Looked, copied, look, opened

ARCHIVE = b"PGDMP"
"""How an archive of `pg_dump` begins."""


async def check(db: str) -> list[Looked]:
    """Every match; what the database itself finds damaged is a DataError."""
    async with opened(db) as store:
        if store.file is not None:
            await asyncio.to_thread(check_file, store.file)
        return await look(store)


async def copy(db: str, into: str) -> list[Looked]:
    """Copy every match that can be read into another database, of either kind. Nothing may be in it yet."""
    async with opened(db) as store, opened(into, new=True) as other:
        await _empty(other, into)
        return await copied(store, other)


async def _empty(store: Store, name: str) -> None:
    if await store.ids(limit=1):
        raise BadInput(f"there are matches in {name} already")


async def backup(db: str, file: Path) -> None:
    """A copy of the database as it stands at one moment, whole or not at all."""
    if file.exists():
        raise BadInput(f"there is already a file {str(file)!r}")
    url = database_url(db)
    source = database_file(url)
    if source is None:
        part = file.with_name(f"{file.name}.part")
        try:
            await _postgres(
                "pg_dump", db, "--format=custom", "--no-owner", "--no-privileges", f"--file={part}", _dsn(db)
            )
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
        return
    if not source.exists():
        raise BadInput(f"there is no file {str(source)!r}")
    try:
        await asyncio.to_thread(copy_aside, source, file)
    except Exception as error:
        raise DataError(str(source), f"it cannot be copied ({error})") from None


async def restore(file: Path, db: str) -> list[Looked]:
    """Make a database of a backup and read every match in it."""
    if not file.exists():
        raise BadInput(f"there is no file {str(file)!r}")
    with file.open("rb") as data:
        archive = data.read(len(ARCHIVE)) == ARCHIVE
    into = database_file(database_url(db))
    if archive != (into is None):
        kind, other = ("PostgreSQL", "SQLite") if archive else ("SQLite", "PostgreSQL")
        raise BadInput(f"a backup of {kind} makes no {other} database; restore it, then `strategos store copy`")
    if into is None:
        how = ("--no-owner", "--exit-on-error", "--single-transaction", f"--dbname={_dsn(db)}")
        await _postgres("pg_restore", db, *how, str(file))
    else:
        if into.exists():
            raise BadInput(f"there is already a file {str(into)!r}")
        into.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(check_file, file)
        await asyncio.to_thread(copy_aside, file, into)
    return await check(db)


def _dsn(db: str) -> str:
    """As PostgreSQL's own tools take it, without the password, which other users of the machine could read."""
    url = database_url(db)
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    return bare.render_as_string()


async def _postgres(tool: str, db: str, *args: str) -> None:
    """One of PostgreSQL's own tools. Raises BadInput if it is not installed, DataError with what it says."""
    programme = shutil.which(tool)
    if programme is None:
        raise BadInput(f"{tool} is not installed; it comes with PostgreSQL (Debian: postgresql-client)")
    password = database_url(db).password
    environment = {**os.environ, **({"PGPASSWORD": str(password)} if password else {})}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(programme, *args, env=environment, stdout=pipe, stderr=pipe)
    _, said = await process.communicate()
    if process.returncode:
        lines = said.decode(errors="replace").strip().splitlines() or [f"{tool} ended with {process.returncode}"]
        raise DataError(_dsn(db), lines[0].removeprefix(f"{tool}: ").removeprefix("error: "))
