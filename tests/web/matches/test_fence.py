"""One match at two servers: whoever comes first at a version writes, whoever comes second follows; nothing is given
twice, and nothing that is stored is called lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from strategos.kernel.record import Record
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live, Stale
from strategos.web.matches.watchers import Watcher
from strategos.web.messages import NewMatch, Player
from strategos.web.problems import WebError
from strategos.web.store.database import Store
from strategos.web.store.writer import Write
from tests.web.helpers import Server, hall

from .test_secrets import NOBODY, ambushed

FRIENDS = (Player("me"), Player("friend"))


def essence(live: Live) -> Any:
    record = Record.of(live.match)
    counts = [live.known(seat) for seat in (None, *range(len(live.players)))]
    return live.version, record.answers, record.chance, record.events, record.dice, live.match.state.copy(), counts


async def answer(live: Live, seat: int, key: str, version: int | None = None, token: str | None = None) -> None:
    async with live.lock:
        await live.play(seat, key, version, token=token)


async def raid(h: Hall) -> str:
    """A window open to seats 1, 2 and 3, who are asked at once."""
    return await h.keep(ambushed(NOBODY), tuple(Player("friend") for _ in range(4)))


def test_who_comes_second_is_told_what_won(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h, hall(database) as other:
            one = await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=7)))
            two = await other.get(one.id)
            watcher = Watcher(0, 0)
            two.watchers.add(watcher)
            match = two.match
            await answer(one, 0, "north-1", 0)
            with pytest.raises(Stale):
                await answer(two, 0, "pass", 0)
            assert essence(two) == essence(one)
            assert two.match is not match, "it goes on as it was before the answer that did not count"
            told = [text async for text in _waiting(watcher)]
            assert ['"version":1' in text for text in told] == [True], "one state: of what counts"
            await answer(two, two.match.pending[0].seat, two.match.pending[0].options[0].key)
            assert two.version == 2

    asyncio.run(run())


async def _waiting(watcher: Watcher) -> Any:
    while watcher._waiting:
        yield await watcher.next()


def test_an_answer_to_a_question_that_still_stands_is_given_once_more(database: Path) -> None:
    """Three are asked at once, at two servers that know nothing of each other."""

    async def run() -> None:
        async with hall(database) as h, hall(database) as other:
            one = await h.get(await raid(h))
            two = await other.get(one.id)
            version = two.known(2).version
            await answer(one, 1, "pass", version)
            await answer(two, 2, "pass", version)
            assert two.match.answered == (1, 2)
            assert two.version == one.version + 1
            await answer(one, 3, "pass", version)
            assert one.version == two.version + 1
            await other.reload(two)
            assert essence(two)[:6] == essence(one)[:6]

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(4))
def test_what_others_do_and_undo_is_followed(database: Path, seed: int) -> None:
    """Two servers play in turn and never ask; every second answer meets what it did not know of."""

    async def run() -> None:
        rng = random.Random(seed)
        async with hall(database) as h, hall(database) as other:
            one = await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=seed)))
            halls = [one, await other.get(one.id)]
            stale = 0
            for _ in range(60):
                live = rng.choice(halls)
                async with live.lock:
                    if not live.match.pending:
                        break
                    seat = live.match.pending[0].seat
                    try:
                        if rng.random() < 0.3 and live.match.why_not_undo(seat) is None:
                            await live.undo(seat)
                        else:
                            await live.play(seat, rng.choice(live.match.pending[0].options).key)
                    except Stale:
                        stale += 1
            assert stale
            for live in halls:
                await (h if live is one else other).reload(live)
            assert essence(halls[0]) == essence(halls[1])

    asyncio.run(run())


def test_followed_is_the_same_as_loaded(database: Path) -> None:
    """What a server makes of the rows of another is what is loaded from them."""

    async def run() -> None:
        rng = random.Random(3)
        async with hall(database) as h, hall(database) as other:
            players = tuple(Player("friend") for _ in range(4))
            one = await h.get(await h.start(NewMatch("ambush", players=players, seed=4)))
            two = await other.get(one.id)
            for _ in range(120):
                async with one.lock:
                    if not one.match.pending:
                        break
                    decision = rng.choice(one.match.pending)
                    if rng.random() < 0.3 and one.match.why_not_undo(decision.seat) is None:
                        await one.undo(decision.seat)
                    else:
                        await one.play(decision.seat, rng.choice(decision.options).key)
                if rng.random() < 0.3:
                    two.follow(await h.store.since(two.id, two.version))
                    assert essence(two) == essence(one)
            assert one.version > 30

    asyncio.run(run())


def test_one_question_and_twenty_answers_at_two_servers(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h, hall(database) as other:
            one = await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=7)))
            two = await other.get(one.id)
            given = [answer((one, two)[n % 2], 0, "north-1", 0, f"token-{n}") for n in range(20)]
            results = await asyncio.gather(*given, return_exceptions=True)
            assert [r for r in results if r is not None and not isinstance(r, Stale)] == []
            assert results.count(None) == 1
            stored = [await h.store.stored(one.id, f"token-{n}") for n in range(20)]
            assert stored == [r is None for r in results]

    asyncio.run(run())


def test_a_match_deleted_elsewhere_is_gone(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h, hall(database) as other:
            one = await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=7)))
            two = await other.get(one.id)
            watcher = Watcher(0, 0)
            two.watchers.add(watcher)
            await h.delete(one.id)
            with pytest.raises(WebError) as gone:
                await answer(two, 0, "north-1", 0)
            assert gone.value.status == 404
            assert watcher.closed is not None
            with pytest.raises(WebError):
                await other.get(one.id)

    asyncio.run(run())


def test_bots_at_two_servers_go_on(database: Path) -> None:
    """Both think; what one of them stores first the other takes over, and neither stops."""

    async def run() -> None:
        players = (Player("me"), Player("bot", bot="random"))
        async with hall(database) as h, hall(database) as other:
            one = await h.get(await h.start(NewMatch("skirmish", players=players, seed=5)))
            two = await other.get(one.id)
            for n in range(40):
                live = (one, two)[n % 2]
                async with live.lock:
                    mine = live.match.decision(0)
                    if live.match.outcome is not None:
                        break
                    if mine is not None:
                        try:
                            await live.play(0, mine.options[0].key)
                        except Stale:
                            assert live.stored == live.version
                for each, where in ((one, h), (two, other)):
                    where.wake(each)
                    assert not each.halted
                await asyncio.sleep(0.05)
            assert not one.halted
            assert not two.halted
            rows = await h.store.since(one.id, 0)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) > 4

    asyncio.run(run())


# -- tokens -----------------------------------------------------------------------------------------------------------


def test_an_answer_sent_again_is_known_again(server: Server) -> None:
    """Whoever lost the connection before hearing of it sends it once more and is told where the match stands."""

    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            await client.get()
            await client.send(type="play", id=1, version=0, key="north-1", token="first")
            client.connection.transport.abort()
        while httpx.get(f"{server.url}/api/matches/{match}").json()["answers"] == 0:
            await asyncio.sleep(0.02)
        async with server.sit(match) as client:
            state = await client.get()
            assert state["version"] == 1
            for _ in range(2):
                await client.send(type="play", id=2, version=0, key="north-1", token="first")
                assert [(await client.get())["type"] for _ in range(2)] == ["state", "done"]
            await client.send(type="play", id=3, version=0, key="north-1", token="another")
            assert [(await client.get())["type"] for _ in range(2)] == ["state", "error"]
            for token, kinds in (
                ("second", ["state", "done"]),
                ("second", ["state", "done"]),
                ("third", ["state", "error"]),
            ):
                await client.send(type="undo", id=4, version=1, token=token)
                assert [(await client.get())["type"] for _ in kinds] == kinds
        assert httpx.get(f"{server.url}/api/matches/{match}").json()["answers"] == 0

    asyncio.run(run())


def test_an_order_sent_again_is_given_once(database: Path) -> None:
    """Its question stands, so that its version is no sign of its being old."""

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await raid(h))
            version = live.known(2).version
            await answer(live, 2, "standing:+ambush//raid", version, "order")
            stands = live.version
            with pytest.raises(Stale):
                await answer(live, 2, "standing:+ambush//raid", version, "order")
            assert live.version == stands
            assert await live.knows("order")
            assert not await live.knows("none")

    asyncio.run(run())


@pytest.mark.parametrize("token", ["", "word with spaces", "x" * 41, "\0"])
def test_a_token_is_a_short_word(server: Server, token: str) -> None:
    async def run() -> None:
        async with server.sit(server.new("me", "friend")) as client:
            await client.get()
            answer = await client.ask("play", "error" if token else "state", version=0, key="north-1", token=token)
            assert answer.get("why", "bad_message") == "bad_message"

    asyncio.run(run())


# -- in doubt ---------------------------------------------------------------------------------------------------------


def test_what_was_stored_is_never_called_lost(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection breaks after the commit and before anybody hears of it."""
    honest = Store.write

    async def lost(self: Store, change: Write) -> None:
        await honest(self, change)
        raise OSError("the connection is lost")

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=7)))
            watcher = Watcher(0, 0)
            live.watchers.add(watcher)
            with monkeypatch.context() as m:
                m.setattr(Store, "write", lost)
                await answer(live, 0, "north-1", 0)
            assert (live.version, live.match.answer_count) == (1, 1)
            assert ['"version":1' in text async for text in _waiting(watcher)] == [True]

    asyncio.run(run())


def test_what_was_not_stored_is_called_so(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else was stored at the same version meanwhile: that is not this answer."""
    honest = Store.write

    async def run() -> None:
        async with hall(database) as h, hall(database) as other:
            live = await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=7)))
            two = await other.get(live.id)

            async def lost(_: Store, __: Write) -> None:
                monkeypatch.setattr(Store, "write", honest)
                await answer(two, 0, "north-1", 0)
                raise OSError("the connection is lost")

            monkeypatch.setattr(Store, "write", lost)
            with pytest.raises(WebError, match="could not be stored"):
                await answer(live, 0, "north-1", 0)
            assert live.version == 1

    asyncio.run(run())
