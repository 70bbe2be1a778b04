"""The tables are brought up to date as a whole or not at all, whoever is killed, late or out of room."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import OperationalError

from strategos.kernel.record import Record
from strategos.web.store import migrating
from strategos.web.store.database import database_url
from tests.web.helpers import hall

from .test_loading import essence, play, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")

HEAD = "0004"


def upgrade(file: Path) -> None:
    migrating.migrate_file(database_url(str(file)), file, 10_000)


def old(file: Path, matches: int = 1) -> None:
    """A database of the first version, with matches in it."""
    asyncio.run(played(file, matches))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.downgrade(migrating._config(connection), "0001")
    engine.dispose()
    with contextlib.closing(sqlite3.connect(file)) as tight:
        tight.execute("vacuum")


async def played(file: Path, matches: int = 1) -> None:
    async with hall(file) as h:
        for _ in range(matches):
            live = await start(h)
            await play(live, random.Random(5), 40, undo=True)


def apart(work: Callable[[], None]) -> int:
    """Do it in a process of its own; its exit code."""
    process = multiprocessing.get_context("fork").Process(target=work)
    process.start()
    process.join(60)
    assert process.exitcode is not None
    return process.exitcode


def statements(file: Path) -> int:
    """How many statements bringing this file up to date takes."""
    found: list[str] = []

    def note(_c: Any, _u: Any, statement: str, *_: Any) -> None:
        found.append(statement)

    copy = file.with_name("counted.db")
    if file.exists():
        migrating.copy_aside(file, copy)
    event.listen(Engine, "before_cursor_execute", note)
    try:
        upgrade(copy)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    return len(found)


def killed_at(file: Path, moment: int) -> Callable[[], None]:
    def work() -> None:
        seen = 0

        def count(*_: Any) -> None:
            nonlocal seen
            if seen == moment:
                os.kill(os.getpid(), signal.SIGKILL)
            seen += 1

        event.listen(Engine, "before_cursor_execute", count)
        upgrade(file)

    return work


def revision(file: Path) -> list[tuple[str]]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        tables = {name for (name,) in connection.execute("select name from sqlite_master")}
        return connection.execute("select * from alembic_version").fetchall() if "alembic_version" in tables else []


@pytest.mark.parametrize("filled", [False, True])
def test_a_kill_inside_a_migration_leaves_the_database_as_it_was(tmp_path: Path, filled: bool) -> None:
    file = tmp_path / "x.db"
    if filled:
        old(file)
    before = revision(file) if filled else []
    last = statements(file)
    assert last > 10
    for moment in range(1, last):
        assert apart(killed_at(file, moment)) == -signal.SIGKILL
        assert revision(file) == before
    upgrade(file)
    assert revision(file) == [(HEAD,)]
    asyncio.run(played(file))


@pytest.mark.sqlite
def test_rows_of_an_older_version_are_sealed_and_the_file_is_copied_first(database: Path) -> None:
    async def run() -> Any:
        async with hall(database) as h:
            live = await h.get((await h.summaries())[0].id)
            return essence(live)

    asyncio.run(played(database))
    before = asyncio.run(run())
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        command.downgrade(migrating._config(connection), "0001")
    engine.dispose()
    assert asyncio.run(run()) == before
    copy = database.with_name(f"{database.name}.before-{HEAD}")
    assert revision(copy) == [("0001",)]
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("select count(*) from moves").fetchone()[0] > 30


@pytest.mark.sqlite
def test_a_new_database_and_one_up_to_date_are_not_copied(database: Path) -> None:
    asyncio.run(played(database))
    asyncio.run(played(database))
    assert not list(database.parent.glob("*before*"))


def test_two_starts_at_once(tmp_path: Path) -> None:
    for n in range(8):
        file = tmp_path / f"{n}.db"
        if n % 2:
            old(file)
        processes = [multiprocessing.get_context("fork").Process(target=upgrade, args=(file,)) for _ in range(3)]
        for process in processes:
            process.start()
        for process in processes:
            process.join(60)
        assert [process.exitcode for process in processes] == [0, 0, 0]
        assert revision(file) == [(HEAD,)]


@pytest.mark.parametrize("filled", [False, True])
def test_a_full_disk_inside_a_migration_costs_nothing(tmp_path: Path, filled: bool) -> None:
    failures = 0
    for spare in (0, 2) if filled else range(12):
        file = tmp_path / f"{spare}.db"
        if filled:
            old(file, 8)

        def cramped(connection: Any, _: Any, spare: int = spare) -> None:
            pages = connection.execute("pragma page_count").fetchone()[0]
            connection.execute(f"pragma max_page_count={max(1, pages + spare)}")

        event.listen(Engine, "connect", cramped)
        try:
            upgrade(file)
        except OperationalError as error:
            failures += "full" in str(error)
            assert revision(file) == ([("0001",)] if filled else [])
        finally:
            event.remove(Engine, "connect", cramped)
        upgrade(file)
        assert revision(file) == [(HEAD,)]
    assert failures


def test_a_copy_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.db"
    old(file)

    def full(_: int) -> None:
        raise OSError("no room left")

    with monkeypatch.context() as m:
        m.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no room"):
            upgrade(file)
    assert revision(file) == [("0001",)]
    assert sorted(f.name for f in tmp_path.iterdir() if "before" in f.name) == []
    upgrade(file)
    assert revision(file) == [(HEAD,)]


def test_a_record_made_before_still_loads(tmp_path: Path) -> None:
    """What was sealed by the migration is what the rows seal themselves."""
    file = tmp_path / "x.db"
    old(file)

    async def run() -> None:
        async with hall(file) as h:
            live = await h.get((await h.summaries())[0].id)
            assert Record.decode(await h.export(live.id)).answers

    asyncio.run(run())
