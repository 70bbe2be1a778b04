"""kill -9: after the restart every acknowledged answer is there."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path

import httpx
import pytest
import websockets

from .helpers import Server


async def player(server: Server, match: str, seed: int, heard: dict[str, list[str]]) -> None:
    """Plays both sides at random and writes down what was acknowledged, until the server is gone."""
    rng = random.Random(seed)
    async with server.sit(match) as client:
        try:
            state = await client.get()
            while state["outcome"] is None:
                seat = state["acting"][0]["seat"]
                if state["seat"] != seat:
                    state = await client.ask("look", "state", seat=seat)
                    continue
                key = rng.choice(state["decision"]["options"])["key"]
                state = await client.play(state, key)
                heard[match].append(key)
        except websockets.ConnectionClosed:
            pass


@pytest.mark.early
@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
def test_every_acknowledged_answer_survives(database: Path, seed: int) -> None:
    async def run(server: Server, heard: dict[str, list[str]]) -> None:
        players = [asyncio.create_task(player(server, m, n, heard)) for n, m in enumerate(heard)]
        enough = random.Random(seed).randint(20, 120)
        while sum(map(len, heard.values())) < enough:
            await asyncio.sleep(0.001)
        server.kill()
        await asyncio.gather(*players)

    server = Server(database)
    server.start()
    heard: dict[str, list[str]] = {server.new("me", "friend", seed=n): [] for n in range(12)}
    asyncio.run(run(server, heard))
    assert any(heard.values())
    server.start()
    try:
        for match, keys in heard.items():
            record = httpx.get(f"{server.url}/api/matches/{match}/export").json()
            stored = [key for _, _, key in record["answers"]]
            assert stored[: len(keys)] == keys
            # One more may have been committed without being acknowledged.
            assert len(stored) <= len(keys) + 1
    finally:
        server.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_workers_end_with_the_server(database: Path) -> None:
    def workers() -> list[str]:
        found: list[str] = []
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    status = Path(f"/proc/{entry}/stat").read_text().rsplit(")", 1)[1].split()
                except OSError:
                    continue
                if status[1] in family and status[0] != "Z":
                    found.append(entry)
        return found

    server = Server(database)
    server.start()
    family = {str(server.process.pid)}
    until = time.monotonic() + 60
    while not (children := workers()) and time.monotonic() < until:
        time.sleep(0.05)
    assert children
    time.sleep(0.5)
    children = workers()
    server.kill()
    until = time.monotonic() + 60
    while (left := [c for c in children if Path(f"/proc/{c}").exists()]) and time.monotonic() < until:
        time.sleep(0.05)
    assert not left
