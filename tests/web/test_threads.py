"""What several threads do at once for the first time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

import strategos
from strategos.kernel.record import Record
from strategos.web.app import create_app
from strategos.web.http import game_info
from strategos.web.settings import Settings

from .helpers import hall

LOAD = """
import sys, threading
from pathlib import Path
from strategos.games import game
from strategos.kernel.record import Record
from strategos.web.matches.hall import build_decoders

data = Path(sys.argv[1]).read_bytes()
chosen = game("conquest")
build_decoders()
together = threading.Barrier(24)

def load():
    together.wait()
    Record.decode(data).load(chosen)

threads = [threading.Thread(target=load) for _ in range(24)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.early
def test_first_loads_in_many_threads_do_not_crash_the_process(tmp_path: Path) -> None:
    """msgspec builds decoders when they are first used, and not safely: without building them before, about every
    third of these processes ends with a segmentation fault."""
    file = tmp_path / "match.json"
    file.write_bytes(Record.of(strategos.new("conquest", seed=1)).encode())
    crowd = [subprocess.Popen([sys.executable, "-c", LOAD, str(file)]) for _ in range(8)]
    assert [process.wait(300) for process in crowd] == [0] * 8


def test_the_server_builds_its_decoders_at_the_start(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[threading.Thread] = []
    monkeypatch.setattr("strategos.web.matches.hall.build_decoders", lambda: built.append(threading.current_thread()))

    async def run() -> None:
        async with hall(database):
            assert built == [threading.main_thread()]

    asyncio.run(run())


def test_the_tests_behind_the_rules_are_read_once_however_many_ask(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And those who wait for them keep no thread from anybody else."""
    read: list[Path] = []
    go_on = threading.Event()

    def held_by(checkout: Path) -> dict[str, list[str]]:
        read.append(checkout)
        assert go_on.wait(60)
        return {}

    async def run() -> None:
        app = create_app(Settings(db=str(database), workers=1, teaching=True))
        async with AsyncTestClient(app, base_url="http://127.0.0.1:8000") as client:
            asked = [asyncio.create_task(client.get("/api/games/skirmish/tests")) for _ in range(40)]
            async with asyncio.timeout(60):
                board = await client.get("/api/games/conquest/board")
            assert board.status_code == 200
            go_on.set()
            answers = await asyncio.gather(*asked)
        assert {a.content for a in answers} == {b"{}"}
        assert len(read) == 1

    monkeypatch.setattr(game_info, "held_by", held_by)
    game_info._tests.cache_clear()
    try:
        asyncio.run(run())
    finally:
        game_info._tests.cache_clear()


def test_whoever_asks_for_the_rules_does_not_wait_for_the_tests_behind_them(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, told = threading.Event(), threading.Event()

    def held_by(checkout: Path) -> dict[str, list[str]]:
        begun.set()
        assert told.wait(20), "the rules wait for the tests"
        return {}

    monkeypatch.setattr(game_info, "held_by", held_by)
    game_info._tests.cache_clear()
    try:
        with ThreadPoolExecutor(2) as pool:
            slow = pool.submit(game_info.tests, "skirmish")
            assert begun.wait(20)
            pool.submit(game_info.rules, "skirmish").add_done_callback(lambda _: told.set())
            assert slow.result(30) == b"{}"
    finally:
        game_info._tests.cache_clear()
