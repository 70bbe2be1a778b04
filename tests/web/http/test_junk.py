"""Whatever is sent: a clear error, nothing changed, nothing leaked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from litestar.testing import TestClient

from strategos.web.app import create_app
from strategos.web.settings import Settings
from tests.web.helpers import Client, Server

JUNK: list[Any] = [
    "",
    "junk",
    "null",
    "[]",
    "{}",
    '{"type":"launch"}',
    '{"type":"play"}',
    '{"type":"play","version":"0","key":"pass"}',
    '{"type":"play","version":0,"key":5}',
    '{"type":"play","version":0,"key":' + '"x"' * 9 + "}",
    '{"type":"play","version":0,"key":"' + "x" * 5000 + '"}',
    '{"type":"why","target":[]}',
    '{"type":"why","target":{"a":{}}}',
    '{"type":"look","seat":"1"}',
    '{"type":"look"}',
    '{"type":"undo","id":-5,"version":0}',
    "[" * 30_000,
    '{"type":"why","id":1,"target":' + '{"a":' * 10_000,
    '{"type":"play","id":1e999}',
    '{"type":"\U0001f600"}',
    b"",
    b"\x00\xff",
    b'{"type":"play","version":0,"key":"pass"}',
]


async def position(client: Client) -> Any:
    state = await client.ask("look", "state", seat=0)
    return {k: state[k] for k in ("version", "answers", "view", "decision")}


def test_junk_frames(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            await client.get()
            before = await position(client)
            for frame in JUNK:
                await client.connection.send(frame)
                message = await client.get()
                assert message["type"] == "error", frame
                assert message["why"] in {"bad_message", "text_only"}
                assert message["detail"]
            assert await position(client) == before

    asyncio.run(run())


def test_random_frames(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        rng = random.Random(8)
        good = json.dumps({"type": "why", "id": 7, "target": {"space": "elm"}})
        async with server.sit(match) as client:
            await client.get()
            before = await position(client)
            for _ in range(150):
                frame = list(good)
                for _ in range(rng.randint(1, 4)):
                    frame[rng.randrange(len(frame))] = chr(rng.choice((0, 34, 44, 58, 91, 123, 125, 0x20AC, 0x1F600)))
                await client.connection.send("".join(frame))
                assert (await client.get())["type"] in {"error", "why"}
            assert await position(client) == before

    asyncio.run(run())


def test_unknown_keys_and_targets(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            await client.get()
            before = await position(client)
            for key in ("", "birch", "south-1", "../../x", "north-1\x00", "x" * 200):
                refused = await client.ask("play", "refused", version=0, key=key)
                assert refused["no"]["why"] == "not_a_choice"
            for target in ("nowhere", {}, {"space": "x"}, {"piece": 7}, {"a": "b", "c": -1}):
                assert (await client.ask("why", target=target))["no"]
            for seat in (-1, 2, 99, -(10**12)):
                assert (await client.ask("look", "state", seat=seat))["seat"] is None
            assert await position(client) == before

    asyncio.run(run())


def test_ten_megabytes(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        for size in (70_000, 10_000_000):
            async with server.sit(match) as client:
                await client.get()
                before = await position(client)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await client.ask("why", target="x" * size)
                assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
            async with server.sit(match) as client:
                await client.get()
                assert await position(client) == before

    asyncio.run(run())


def test_no_such_match(server: Server) -> None:
    async def run() -> None:
        for name in ("0123456789abcdef", "x", "%2e%2e", "import", "a'--"):
            async with server.sit(name) as client:
                message = await client.get()
                assert message["why"] == "no_such_match"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await client.get()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404

    asyncio.run(run())


def test_a_flood_is_slowed_down(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(2000):
                    await client.send(type="ping")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429

    asyncio.run(run())


def test_other_sites_are_refused(server: Server) -> None:
    match = server.new("me", "friend")
    url = f"{server.url}/api/matches"
    for headers in ({"origin": "http://elsewhere.example"}, {"origin": "null"}, {"origin": "http://127.0.0.1:1"}):
        answer = httpx.post(url, json={"game": "skirmish"}, headers=headers)
        assert (answer.status_code, answer.json()["why"]) == (403, "foreign_origin")
        assert httpx.delete(f"{url}/{match}", headers=headers).status_code == 403

        async def knock(origin: str = headers["origin"]) -> None:
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with server.sit(match, additional_headers={"Origin": origin}):
                    pass
            assert refused.value.response.status_code == 403

        asyncio.run(knock())
    answer = httpx.get(url, headers={"host": f"elsewhere.example:{server.port}"})
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign_host")
    assert httpx.post(url, json={"game": "skirmish"}, headers={"origin": server.url}).status_code == 201


def test_http_junk(server: Server) -> None:
    url = f"{server.url}/api/matches"
    cases: list[tuple[Any, int, str]] = [
        ({"game": "chess"}, 400, "bad_input"),
        ({"game": "skirmish", "seats": 9}, 400, "bad_input"),
        ({"game": "skirmish", "scenario": "x"}, 400, "bad_input"),
        ({"game": "skirmish", "options": {"a": "b"}}, 400, "bad_input"),
        ({"game": "skirmish", "players": [{"kind": "me"}]}, 400, "bad_input"),
        ({"game": "skirmish", "players": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 400, "bad_input"),
        ({"game": "skirmish", "players": [{"kind": "cat"}, {"kind": "me"}]}, 400, "bad_request"),
        ({"game": "skirmish", "seed": "x"}, 400, "bad_request"),
        ({"game": "skirmish", "hack": 1}, 400, "bad_request"),
        ([], 400, "bad_request"),
        ({"game": "x" * 100_000}, 413, "too_large"),
    ]
    for body, status, why in cases:
        answer = httpx.post(url, json=body)
        assert (answer.status_code, answer.json()["why"]) == (status, why), answer.text
    for path in ("/api/games/chess/board", "/api/games/chess/rules", "/api/text/de/skirmish", "/api/nothing"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 404
        assert answer.json()["why"]
    assert httpx.get(f"{server.url}/api/games/skirmish/board?seats=77").status_code == 400


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/assets/" + "b" * 300 + ".js", "/" + "c/" * 3000])
def test_names_no_file_system_knows(server: Server, path: str) -> None:
    assert httpx.get(server.url + path).status_code in (200, 404)


def test_json_nested_without_end(server: Server) -> None:
    for depth in (900, 1100, 8000):
        body = b'{"game":"skirmish","options":' + b'{"a":' * depth + b"1" + b"}" * (depth + 1)
        answer = httpx.post(f"{server.url}/api/matches", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, depth
        assert answer.json()["detail"]


def test_every_address_of_this_machine_answers_to_its_own_name_only(database: Path) -> None:
    for host in ("127.0.0.2", "127.0.0.1", "localhost"):
        app = create_app(Settings(host=host, db=str(database), workers=1))
        with TestClient(app, base_url=f"http://{host}:8000") as client:
            assert client.get("/api/matches").status_code == 200
            foreign = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
            for answer in (
                client.get("/api/matches", headers=foreign),
                client.post("/api/matches", json={"game": "skirmish"}, headers=foreign),
            ):
                assert (answer.status_code, answer.json()["why"]) == (403, "foreign_host")
