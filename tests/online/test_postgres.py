"""PostgreSQL as it is under a server: it goes away and comes back, several start on it, many write at a time."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
from typing import Any

import httpx
import pytest
import websockets

from strategos.kernel.errors import BadInput
from strategos.web.app import _prepare
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live, Stale
from strategos.web.matches.watchers import Watcher
from strategos.web.messages import NewMatch, Player
from strategos.web.problems import Unreachable, WebError
from strategos.web.store.database import Store
from strategos.web.store.writer import Conflict
from tests.web.helpers import Server, hall

from .services import Postgres

FRIENDS = (Player("me"), Player("friend"))


async def start(h: Hall, seed: int = 7) -> Live:
    return await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=seed)))


async def play(live: Live, rng: random.Random) -> None:
    async with live.lock:
        if live.match.pending:
            decision = live.match.pending[0]
            await live.play(decision.seat, rng.choice(decision.options).key)


def test_a_database_that_goes_away_costs_nothing(cluster: Postgres) -> None:
    """Nobody is told that his match is gone or damaged, and nothing that was acknowledged is lost."""

    async def run() -> None:
        url = cluster.new()
        with Server(url) as server:
            match = server.new("me", "friend")
            async with server.sit(match) as client:
                state = await client.play(await client.get(), "north-1")
                assert state["version"] == 1
                cluster.crash()
                key = state["decision"]["options"][0]["key"]
                await client.send(type="play", id=5, version=1, key=key, token="again")
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await client.until("state")
                assert [json.loads(frame).get("why") for frame in client.frames[2:]] in ([], ["come_back"])
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
            for path in (f"/api/matches/{match}", f"/api/matches/{match}/export", "/api/matches", "/api/records"):
                answer = httpx.get(server.url + path)
                assert (answer.status_code, answer.json()["why"]) == (503, "come_back"), path
            answer = httpx.post(f"{server.url}/api/matches", json={"game": "skirmish"})
            assert (answer.status_code, answer.json()["why"]) == (503, "come_back")
            async with server.sit(match) as client:
                assert (await client.get())["why"] == "come_back"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await client.get()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
            cluster.start()
            async with server.sit(match) as client:
                assert (await client.get())["version"] == 1
                for _ in range(2):
                    await client.send(type="play", id=5, version=1, key=key, token="again")
                    assert (await client.until("state"))["version"] == 2
                    assert (await client.get())["type"] == "done"

    asyncio.run(run())


@pytest.mark.long
def test_answers_while_the_database_crashes_again_and_again(cluster: Postgres) -> None:
    """What was acknowledged is there, once; what was called not stored is not."""

    async def run() -> None:
        url = cluster.new()
        acknowledged: dict[str, int] = {}
        refused: set[str] = set()
        over = False

        async def player(h: Hall, name: str, rng: random.Random) -> None:
            while not over:
                await asyncio.sleep(0.01 * rng.random())
                token = f"{rng.getrandbits(60):x}"
                try:
                    live = await h.get(name)
                    async with live.lock:
                        if not live.match.pending:
                            return
                        decision = live.match.pending[0]
                        await live.play(decision.seat, rng.choice(decision.options).key, token=token)
                    acknowledged[f"{name}/{token}"] = live.version
                except WebError as error:
                    if error.why == "not_stored":
                        refused.add(f"{name}/{token}")
                except (Unreachable, Stale):
                    pass

        async with hall(url) as h:
            names = [(await start(h, n)).id for n in range(20)]
            players = [asyncio.create_task(player(h, name, random.Random(n))) for n, name in enumerate(names)]
            for _ in range(6):
                await asyncio.sleep(0.5)
                await asyncio.to_thread(cluster.crash)
                await asyncio.to_thread(cluster.start)
            over = True
            await asyncio.gather(*players)
        store = Store(url)
        await store.open()
        try:
            for name in names:
                rows = await store.since(name, 0)
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                stored = {f"{name}/{row.token}": row.seq for row in rows}
                mine = {t: v for t, v in acknowledged.items() if t.startswith(name)}
                assert {t: stored.get(t) for t in mine} == mine
                assert not refused & set(stored)
        finally:
            await store.close()
        assert len(acknowledged) > 50

    asyncio.run(run())


def _started(url: str, ready: Any, results: Any) -> None:
    ready.wait()
    try:
        asyncio.run(_prepare(url))
        results.put("")
    except BaseException as error:
        results.put(repr(error))


@pytest.mark.long
def test_three_starts_at_once_on_a_new_database(cluster: Postgres) -> None:
    fork = multiprocessing.get_context("fork")
    for _ in range(20):
        url, ready, results = cluster.new(empty=True), fork.Barrier(3), fork.Queue()
        processes = [fork.Process(target=_started, args=(url, ready, results)) for _ in range(3)]
        for process in processes:
            process.start()
        assert [results.get(timeout=60) for _ in processes] == ["", "", ""]
        for process in processes:
            process.join(60)
        cluster.drop(url)


@pytest.mark.long
def test_a_batch_with_conflicts_writes_all_the_others(cluster: Postgres) -> None:
    """Twenty matches at two servers, answered at both at the same moment: of each question one answer is stored."""

    async def run() -> None:
        url = cluster.new()
        async with hall(url) as h, hall(url) as other:
            ones = [await start(h, n) for n in range(20)]
            twos = [await other.get(live.id) for live in ones]
            watcher = Watcher(0, 0)
            ones[0].watchers.add(watcher)
            for n in range(10):
                rng = random.Random(n)
                given = [play(live, rng) for live in (*ones, *twos)]
                results = await asyncio.gather(*given, return_exceptions=True)
                assert [r for r in results if r is not None and not isinstance(r, Stale)] == []
            for one, two in zip(ones, twos, strict=True):
                rows = await h.store.since(one.id, 0)
                await h.reload(one)
                await other.reload(two)
                assert [row.seq for row in rows] == list(range(1, one.version + 1))
                assert one.match.state == two.match.state
            assert watcher.seen == one.showing.log(0).total or watcher.seen > 0

    asyncio.run(run())


@pytest.mark.long
def test_the_same_change_twice_is_a_conflict(cluster: Postgres) -> None:
    async def run() -> None:
        url = cluster.new()
        written: list[Any] = []
        async with hall(url) as h:
            live, honest = await start(h), h.store.write

            async def write(change: Any) -> None:
                written.append(change)
                await honest(change)

            h.store.write = write  # type: ignore[method-assign]
            await play(live, random.Random(1))
            results = await asyncio.gather(*(honest(written[0]) for _ in range(3)), return_exceptions=True)
            assert all(isinstance(r, Conflict) for r in results)

    asyncio.run(run())


def test_a_name_no_match_can_have_is_not_looked_for(cluster: Postgres) -> None:
    names = ["0" * 15, "0" * 17, "G" * 16, "%00", "..%2f", "é" * 16, "0" * 15 + "%00"]
    with Server(cluster.new()) as server:
        for name in names:
            for path in ("", "/export", "/at/0", "/story"):
                assert httpx.get(f"{server.url}/api/matches/{name}{path}").status_code == 404
            assert httpx.delete(f"{server.url}/api/matches/{name}").status_code == 404


def test_a_database_nobody_can_reach_is_one_sentence(cluster: Postgres) -> None:
    for url in ("postgresql://nobody:secret@127.0.0.1:1/none", cluster.url("missing")):
        with pytest.raises(BadInput) as refused:
            asyncio.run(_prepare(url))
        assert "cannot be used" in str(refused.value)
        assert "\n" not in str(refused.value)
        assert "secret" not in str(refused.value)
