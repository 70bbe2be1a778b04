"""The command: one sentence and exit code 2 where it cannot serve, a clean end where it is told to."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import websockets

from strategos.web.http.client_files import MISSING
from tests.web.helpers import Server, free_port

COMMAND = [sys.executable, "-c", "import typer; from strategos.cli.serve import serve; typer.run(serve)"]


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, check=False)


def test_foreign_addresses_need_accounts(tmp_path: Path) -> None:
    for host in ("0.0.0.0", "192.0.2.1", "example.org"):
        done = command("--host", host, "--db", str(tmp_path / "x.db"))
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "accounts" in done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        done = command("--port", str(other.getsockname()[1]), "--db", str(tmp_path / "x.db"))
    assert done.returncode == 2
    assert "taken" in done.stderr


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    for db in ("nonsense://x", str(tmp_path)):
        done = command("--port", str(free_port()), "--db", db)
        assert done.returncode == 2, done.stderr
        assert "Traceback" not in done.stderr


def test_it_says_where_it_listens_and_ends_on_interrupt(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [*COMMAND, "--port", str(port), "--db", str(tmp_path / "deep" / "x.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}" in process.stdout.readline()
    assert httpx.get(f"http://127.0.0.1:{port}/api/matches").json() == []
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert "Traceback" not in errors


def test_it_ends_quietly_when_it_is_told_to(database: Path) -> None:
    server = Server(database)
    server.start()
    server.new("bot", "bot")
    server.stop()
    assert server.process.stderr is not None
    errors = server.process.stderr.read().decode()
    assert [line for line in errors.splitlines() if line != MISSING] == []


def test_a_stopping_server_tells_its_readers(database: Path) -> None:
    async def run() -> None:
        server = Server(database)
        server.start()
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            state = await client.get()
            await client.play(state, "pass")
            await asyncio.to_thread(server.stop)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.get()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        server.start()
        try:
            assert httpx.get(f"{server.url}/api/matches/{match}").json()["answers"] == 1
        finally:
            server.stop()

    asyncio.run(run())


def one_sentence(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    for word in words:
        assert word in done.stderr


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Alexander, " * 100)
    one_sentence(command("--port", str(free_port()), "--db", str(file)), "cannot be used", "not a database")
    assert file.read_text().startswith("Dear Alexander"), "somebody's file is left alone"


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("create table alembic_version (version_num varchar(32) not null)")
        database.execute("insert into alembic_version values ('9999')")
    one_sentence(command("--port", str(free_port()), "--db", str(file)), "made by a newer version")


def test_a_database_that_belongs_to_something_else(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("create table matches (name text)")
    one_sentence(command("--port", str(free_port()), "--db", str(file)), "cannot be used", "matches")


def test_a_path_may_have_any_name(tmp_path: Path) -> None:
    with Server(tmp_path / "what? 100% #1.db") as server:
        server.new("me", "friend")
    assert (tmp_path / "what? 100% #1.db").is_file()


def test_a_client_that_is_not_built_is_said_at_the_start(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from strategos.web.app import run; from strategos.web.settings import Settings;"
        f"run(Settings(port={free_port()}, db={str(tmp_path / 'x.db')!r}, workers=1, static=Path('nowhere')),"
        "lambda: print('listens', flush=True))"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "listens\n"
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert errors.splitlines()[0] == MISSING
