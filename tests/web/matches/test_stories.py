"""The story of a match over HTTP: told in a thread, kept while nothing changes, never of what is hidden."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.testing import AsyncTestClient

from strategos.text import Words
from strategos.web.app import create_app
from strategos.web.http import game_info
from strategos.web.matches import stories
from strategos.web.messages import Branch, NewMatch, Player
from strategos.web.problems import WebError
from strategos.web.rate_limits import HEAVY
from strategos.web.settings import Settings
from tests.web.helpers import Server, hall

TWO = (Player("me"), Player("friend"))


def test_a_story_is_told_once_for_each_version(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []
    true = stories.story_of

    def counted(tape: Any) -> Any:
        times.append(len(tape.answers))
        return true(tape)

    monkeypatch.setattr(stories, "story_of", counted)

    async def run() -> None:
        async with hall(database) as h:
            name = await h.start(NewMatch("skirmish", players=TWO, seed=2))
            both = await asyncio.gather(*(h.story(name) for _ in range(5)))
            assert len(set(both)) == 1
            assert times == [0]
            live = await h.get(name)
            async with live.lock:
                await live.play(0, "pass")
            after = msgspec.json.decode(await h.story(name))
            assert times == [0, 1]
            assert (after["answers"], after["told"], after["over"]) == (1, 1, False)
            for _ in range(stories.KEPT + 3):
                await h.story(await h.start(NewMatch("skirmish", players=TWO)))
            assert len(h.stories._stories._kept) == stories.KEPT  # pyright: ignore[reportPrivateUsage]

    asyncio.run(run())


def test_a_chronicle_is_made_once_for_each_language_and_keeps_no_story_waiting(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its words are read in the thread, too: half a second in which nobody else would be served."""
    begun, go_on = threading.Event(), threading.Event()
    threads: list[str] = []

    def read(language: str, game: str) -> Words:
        threads.append(threading.current_thread().name)
        begun.set()
        assert go_on.wait(60)
        return Words(language, game)

    monkeypatch.setattr(stories, "Words", read)

    async def run() -> None:
        async with hall(database) as h:
            name = await h.start(NewMatch("skirmish", players=TWO, seed=2))
            many = [asyncio.create_task(h.chronicle(name, "it")) for _ in range(3)]
            await asyncio.to_thread(begun.wait, 60)
            async with asyncio.timeout(60):
                assert await h.story(name), "while a chronicle is being made"
            go_on.set()
            pages = await asyncio.gather(*many)
            assert len(set(pages)) == 1
            await h.chronicle(name, "fr")
            await h.chronicle(name, "it")
            assert len(threads) == 2
            assert threading.main_thread().name not in threads

    asyncio.run(run())


def test_who_comes_when_too_many_wait_is_asked_to_come_back(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    true = stories.story_of
    monkeypatch.setattr(stories, "story_of", lambda tape: go_on.wait(60) and true(tape))
    monkeypatch.setattr(stories, "WAITING", 3)

    async def run() -> None:
        async with hall(database) as h:
            names = [await h.start(NewMatch("skirmish", players=TWO, seed=n)) for n in range(4)]
            waiting = [asyncio.create_task(h.story(name)) for name in names[:3]]
            await asyncio.sleep(0.2)
            with pytest.raises(WebError) as error:
                await h.story(names[3])
            assert error.value.status == 429
            go_on.set()
            assert all(await asyncio.gather(*waiting))
            assert await h.story(names[3])

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/schema", "/api/games/skirmish/tests", "/api/games/conquest/rules"])
def test_what_takes_long_to_make_is_not_made_in_the_event_loop(
    database: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    made: list[str] = []

    def noting(function: Any) -> Any:
        def noted(*given: Any) -> Any:
            made.append(threading.current_thread().name)
            return function(*given)

        return noted

    for name in ("rules", "tests"):
        monkeypatch.setattr(game_info, name, noting(getattr(game_info, name)))
    monkeypatch.setattr(OpenAPIPlugin, "_build_openapi", noting(OpenAPIPlugin._build_openapi))

    async def run() -> None:
        app = create_app(Settings(db=str(database), workers=1, teaching=True))
        loop = threading.current_thread().name
        async with AsyncTestClient(app, base_url="http://127.0.0.1:8000") as client:
            answers = await asyncio.gather(*(client.get(path) for _ in range(3)))
            assert {a.status_code for a in answers} == {200}
        assert made
        assert loop not in made

    asyncio.run(run())


def test_a_story_that_is_too_long_or_breaks_down_is_one_sentence(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall(database) as h:
            name = await h.start(NewMatch("skirmish", players=TWO, seed=2))
            live = await h.get(name)
            async with live.lock:
                await live.play(0, "pass")
            monkeypatch.setattr(stories, "ANSWERS", 0)
            with pytest.raises(WebError, match="not told"):
                await h.story(name)
            monkeypatch.setattr(stories, "ANSWERS", 10)
            monkeypatch.setattr(stories, "story_of", lambda _: 1 / 0)
            with pytest.raises(WebError, match="cannot be told"):
                await h.story(name)
            assert (await h.get(name)).match.answer_count == 1

    asyncio.run(run())


def test_a_branch_says_where_it_left(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            name = await h.start(NewMatch("skirmish", players=TWO, seed=2))
            live = await h.get(name)
            for seat in (0, 1, 0, 1):
                async with live.lock:
                    await live.play(seat, "pass")
            other = await h.branch(name, Branch(2))
            assert (await h.summary(name)).parent_answers is None
            assert (await h.summary(other)).parent_answers == 2
            branch = await h.get(other)
            async with branch.lock:
                await branch.play(0, "pass")
            found = await h.summary(other)
            assert (found.parent, found.parent_answers, found.answers) == (name, 2, 3)
            assert {s.id: s.parent_answers for s in await h.summaries()} == {name: None, other: 2}

    asyncio.run(run())


def test_over_http(server: Server) -> None:
    match = server.new("me", "friend", game="skirmish")
    found = httpx.get(f"{server.url}/api/matches/{match}/story")
    assert found.status_code == 200
    assert set(found.json()) >= {"moments", "curves", "luck", "battles", "ways", "turning"}
    missing = httpx.get(f"{server.url}/api/matches/nothing/story")
    assert (missing.status_code, missing.json()["why"]) == (404, "no_such_match")


def test_whoever_asks_for_too_many_stories_has_to_wait(server: Server) -> None:
    match = server.new("me", "friend", game="skirmish")
    with httpx.Client() as client:
        codes = [client.get(f"{server.url}/api/matches/{match}/story").status_code for _ in range(HEAVY[0] + 400)]
    assert set(codes) == {200, 429}
