"""Files that would take all time or memory there is: refused in one sentence, while the server serves on."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import strategos
from strategos.kernel.errors import DataError
from strategos.kernel.record import Record
from strategos.web.matches.importing import Importer, imported
from tests.web.helpers import hall


def saved(name: str, **parts: Any) -> bytes:
    record = msgspec.json.decode(Record.of(strategos.new(name, seed=3)).encode())
    record["checkpoints"][-1]["state"].update(parts)
    return msgspec.json.encode(record)


@pytest.mark.parametrize("count", [10**18, 10**7, 99_000])
def test_eight_kilobytes_do_not_take_the_server(database: Path, count: int) -> None:
    """Counts nobody could have: beyond all bounds, or more than can be shown."""
    data = saved("alexander", own_plans=[count] * 8, enemy_plans=[count] * 9)

    async def run() -> None:
        async with hall(database) as h:
            with pytest.raises(DataError, match=r"too large|cannot be continued") as error:
                await h.take_in(data)
            assert "\n" not in str(error.value)
            await h.take_in(saved("alexander"))
            assert len(await h.summaries()) == 1

    asyncio.run(run())


def test_a_position_too_large_to_be_shown_is_refused() -> None:
    with pytest.raises(DataError, match="too large to be shown"):
        imported(saved("alexander", own_plans=[99_000] * 8))


def test_dice_laid_down_beforehand_are_refused() -> None:
    """A six for a die of four sides would break a rule later on, and whoever lays down dice knows them."""
    record = msgspec.json.decode(saved("alexander"))
    record["dice"] = {"state": 3, "kind": "scripted", "script": [6]}
    with pytest.raises(DataError, match="laid down beforehand"):
        imported(msgspec.json.encode(record))


@pytest.mark.parametrize("count", [2_000, 200_000])
def test_a_log_nobody_could_have_written_is_refused(count: int) -> None:
    match = strategos.new("skirmish", seed=3)
    for seat, key in ((0, "north-1"), (0, "birch")):
        match.play(seat, key)
    record = msgspec.json.decode(Record.of(match).encode())
    assert imported(msgspec.json.encode(record)).record
    record["events"] = record["events"][:1] * count
    record["checkpoints"][-1]["events"] = count - len(match.all_events(match.before_checkpoint[2]))
    with pytest.raises(DataError, match="do not bring"):
        imported(msgspec.json.encode(record))


@pytest.mark.skipif(sys.platform != "linux", reason="limits of processes differ")
@pytest.mark.parametrize("greedy", ["[0] * 10**9", "any(n < 0 for n in __import__('itertools').count())"])
def test_the_process_has_limits(greedy: str) -> None:
    limits = "from strategos.web.matches.process_limits import *; limit_memory(1 << 30); limit_processor(1)"
    code = f"{limits}; {greedy}"
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert "MemoryError" in done.stderr or done.returncode == -signal.SIGXCPU, done.stderr
    assert time.monotonic() - began < 100


def test_who_takes_too_long_is_refused_and_the_next_is_served() -> None:
    async def run() -> None:
        importer = Importer()
        good = saved("skirmish")
        try:
            assert (await importer.take(good)).record
            first = importer._process
            importer.seconds = 0.0
            with pytest.raises(DataError, match="too much time or memory"):
                await importer.take(good)
            assert importer._process is None
            importer.seconds = 60.0
            assert (await importer.take(good)).record
            second = importer._process
            assert first is not None
            assert second is not None
            assert second.pid != first.pid
            second.kill()
            with pytest.raises(DataError, match="too much time or memory"):
                await importer.take(good)
            assert (await importer.take(good)).record
        finally:
            await importer.close()

    asyncio.run(run())
