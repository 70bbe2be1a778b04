"""Servers, clients and halls for the tests."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

import strategos.games.skirmish as skirmish
from strategos.web.matches.hall import Hall
from strategos.web.settings import Settings

RUN = """
import sys
from strategos.web.app import run
from strategos.web.settings import Settings
run(
    Settings(
        port=int(sys.argv[1]),
        db=sys.argv[2],
        workers=1,
        teaching=True,
        idle=float(sys.argv[3]),
        bot_pause=float(sys.argv[4]),
    )
)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """The server in a process of its own, on a free port."""

    def __init__(self, db: Path | str, *, idle: float = 300.0, bot_pause: float = 0.0) -> None:
        self.db, self.idle, self.bot_pause, self.port = db, idle, bot_pause, free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        command = [sys.executable, "-c", RUN, str(self.port), str(self.db), str(self.idle), str(self.bot_pause)]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE)

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{self.url}/api/matches")
                return
            except httpx.TransportError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(60) == 0

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(60)

    def new(self, *kinds: str, game: str = "skirmish", seed: int | None = 7) -> str:
        players = [{"kind": k, "name": k} for k in kinds or ("me", "bot")]
        answer = httpx.post(f"{self.url}/api/matches", json={"game": game, "players": players, "seed": seed})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    @asynccontextmanager
    async def sit(self, match: str, query: str = "seat=0", **more: Any) -> AsyncIterator[Client]:
        url = f"ws://127.0.0.1:{self.port}/api/matches/{match}/play?{query}"
        async with websockets.connect(url, max_size=None, **more) as connection:
            yield Client(connection)


@contextmanager
def broken_march(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A rule of skirmish that breaks down whenever a man marches."""

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(skirmish, "Marched", broken)
        yield


class Client:
    """A reader at a match, as simple as can be."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.id = 100

    async def get(self) -> dict[str, Any]:
        frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        return json.loads(frame)

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.get()
            if message["type"] == kind:
                return message

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def ask(self, kind: str, expected: str | None = None, **more: Any) -> dict[str, Any]:
        self.id += 1
        await self.send(type=kind, id=self.id, **more)
        return await self.until(expected or kind)

    async def play(self, state: Mapping[str, Any], key: str) -> dict[str, Any]:
        return await self.ask("play", "state", version=state["version"], key=key)

    async def play_on(self, rng: random.Random, answers: int = 10_000) -> dict[str, Any]:
        """Play at random until the match is over or so many answers were given."""
        given = 0
        while True:
            state = await self.until("state")
            if state["outcome"] is not None or given == answers:
                return state
            if state["decision"] is not None:
                key = rng.choice(state["decision"]["options"])["key"]
                await self.send(type="play", id=1, version=state["version"], key=key)
                given += 1


@asynccontextmanager
async def hall(db: Path | str, **more: Any) -> AsyncIterator[Hall]:
    """A hall without a server around it."""
    opened = Hall(Settings(db=str(db), workers=1, teaching=True, **more))
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()
