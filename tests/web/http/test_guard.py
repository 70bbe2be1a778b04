"""Slow and greedy readers: their requests end, others are served."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from strategos.web import rate_limits
from strategos.web.http import guard
from strategos.web.http.guard import Guard
from strategos.web.http.slow_requests import HEADER_LIMIT
from tests.web.helpers import RUN, Server

PATIENCE = "import strategos.web.http.slow_requests as p; p.HEADER_SECONDS, p.BODY_SECONDS = 1.0, 2.0\n"


class Hasty(Server):
    """A server with less patience than others."""

    def launch(self) -> None:
        command = [sys.executable, "-c", PATIENCE + RUN, str(self.port), str(self.db), "300", "0"]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Hasty(tmp_path_factory.mktemp("hasty") / "test.db") as running:
        yield running


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30)


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/matches/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
    ],
)
def test_a_request_nobody_finishes_is_ended(hasty: Server, beginning: bytes) -> None:
    with connected(hasty) as one:
        one.sendall(beginning)
        began = time.monotonic()
        while one.recv(4096):
            pass
        assert time.monotonic() - began < 25
    assert httpx.get(f"{hasty.url}/api/matches", timeout=30).status_code == 200


def test_headers_have_an_end(hasty: Server) -> None:
    with connected(hasty) as one:
        one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        said = b""
        try:
            for n in range(40 * HEADER_LIMIT // 10_000):
                one.sendall(b"X-%d: %s\r\n" % (n, b"a" * 9_990))
        except OSError:
            pass
        try:
            said = one.recv(4096)
        except OSError:
            return
        assert said == b"" or b" 400 " in said.split(b"\r\n")[0]


def test_a_socket_stays_open_though_it_says_nothing(hasty: Server) -> None:
    async def run() -> None:
        match = hasty.new("me", "friend")
        async with hasty.sit(match) as client:
            state = await client.get()
            await asyncio.sleep(3)
            assert (await client.play(state, "pass"))["version"] == 1

    asyncio.run(run())


# -- so many of one address -------------------------------------------------------------------------------------------


async def ask(door: Guard, path: str, method: str = "GET", address: str = "127.0.0.1") -> int:
    said: list[dict[str, Any]] = []

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        said.append(message)

    scope: Any = {
        "type": "http", "method": method, "path": path, "headers": [(b"host", b"127.0.0.1")], "client": (address, 1),
    }  # fmt: skip
    await door(scope, receive, send)
    return said[0]["status"]


async def fine(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


@pytest.mark.parametrize(
    ("path", "limit"),
    [("/api/matches", "READS"), ("/api/matches/x/export", "HEAVY"), ("/api/matches/x/at/7", "HEAVY")],
)
def test_reading_has_a_rate(monkeypatch: pytest.MonkeyPatch, path: str, limit: str) -> None:
    monkeypatch.setattr(rate_limits, limit, (5, 0.001))

    async def run() -> None:
        door = Guard(fine, frozenset({"127.0.0.1"}))
        assert [await ask(door, path) for _ in range(7)] == [200] * 5 + [429] * 2
        assert await ask(door, path, address="127.0.0.2") == 200

    asyncio.run(run())


def test_an_address_has_so_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "SOCKETS", 3)

    async def run() -> None:
        over = asyncio.Event()

        async def sit(_scope: Any, _receive: Any, _send: Any) -> None:
            await over.wait()

        door = Guard(sit, frozenset({"127.0.0.1"}))
        closed: list[Any] = []

        async def send(message: Any) -> None:
            closed.append(message)

        scope: Any = {
            "type": "websocket",
            "path": "/",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 1),
        }
        seated = [asyncio.create_task(door(scope, send, send)) for _ in range(5)]
        await asyncio.sleep(0.01)
        assert [task.done() for task in seated] == [False] * 3 + [True] * 2
        assert [message["type"] for message in closed] == ["websocket.close"] * 2
        over.set()
        await asyncio.gather(*seated)
        assert not door.sockets

    asyncio.run(run())


def test_odds_have_a_rate_and_hold_up_nobodys_answers(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            state = await client.get()
            for n in range(90):
                await client.send(type="counsel", id=n)
            await client.send(type="play", id=900, version=state["version"], key="pass")
            heard: dict[str, int] = {}
            while True:
                message = await client.get()
                heard[message.get("why") or message["type"]] = heard.get(message.get("why") or message["type"], 0) + 1
                if message["type"] == "state":
                    break
            assert heard["slow_down"] >= 1

    asyncio.run(run())
