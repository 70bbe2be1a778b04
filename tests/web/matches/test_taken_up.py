"""A match taken up from a position in its middle is the match it was: what lies before comes when somebody asks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from strategos.games import game, game_ids
from strategos.kernel.chance import SeededDice
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.parts.guides import guides
from strategos.testing.walks import any_answer
from strategos.web.app import create_app
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live
from strategos.web.messages import NewMatch, Player
from strategos.web.settings import Settings
from tests.web.helpers import hall


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are stored often, and matches taken up from one that is not far back."""
    monkeypatch.setattr("strategos.web.matches.live.CHECKPOINT_EVERY", 4)
    monkeypatch.setattr("strategos.web.store.database.RECENT", 12)


async def begun(h: Hall, name: str, seed: int, answers: int = 150) -> Live:
    seats = game(name).setup().seats
    players = tuple(Player("friend") for _ in range(seats))
    live = await h.get(await h.start(NewMatch(name, players=players, seed=seed)))
    await play(live, SeededDice(seed), answers)
    return live


async def play(live: Live, choices: SeededDice, answers: int) -> None:
    for _ in range(answers):
        async with live.lock:
            if not live.match.pending:
                return
            seat = live.match.pending[0].seat
            if choices.d(6) == 1 and live.match.why_not_undo(seat) is None:
                await live.undo(seat)
            else:
                await live.play(*any_answer(live.match, choices))


def shown(live: Live, known: Live) -> list[Any]:
    """What readers are told of the last events, as far as they are known there; how the match stands, what may be
    done."""
    told: list[Any] = [live.version, live.stored, live.match.redoable, live.match.state.copy()]
    for seat in (None, *range(len(live.players))):
        log = known.showing.log(seat)
        message = json.loads(live.showing.state(seat, max(log.first, log.total - 15)))
        told.append({**message, "course": None})
        told.append(None if seat is None else live.match.why_not_undo(seat))
    return told


def told(live: Live) -> tuple[Any, ...]:
    record = Record.of(live.match)
    return record.answers, record.chance, record.events, record.dice


@pytest.mark.parametrize("name", game_ids(teaching=True))
def test_it_goes_on_as_if_it_had_been_loaded_whole(database: Path, name: str) -> None:
    async def run() -> None:
        partial = 0
        for seed in range(2):
            async with hall(database) as h:
                live = await begun(h, name, seed, 400 if name == "conquest" else 120)
                begins = live.match.all_events()[:20]
            async with hall(database) as h, hall(database) as other:
                part, whole = await h.get(live.id), await other.get(live.id)
                await other.complete(whole)
                partial += part.partial
                assert not whole.partial
                assert shown(part, part) == shown(whole, part)
                assert part.match.state == live.match.state
                rng = SeededDice(9)
                for _ in range(3):
                    await play(part, rng, 5)
                    whole.follow(await other.store.since(live.id, whole.version))
                    assert shown(part, part) == shown(whole, part)
                async with part.lock:
                    await h.complete(part)
                assert told(part) == told(whole)
                assert part.match.all_events()[:20] == begins
        assert partial, "none of them was long enough"

    asyncio.run(run())


def test_every_route_has_what_it_asks_for(database: Path) -> None:
    """Of a match that was taken up in its middle the past is fetched, whoever asks for it."""

    async def make() -> str:
        async with hall(database) as h:
            return (await begun(h, "ambush", 5)).id

    name = asyncio.run(make())
    settings = Settings(db=str(database), workers=1, teaching=True)
    for path in (
        "",
        "/table",
        "/export",
        "/at/3?seat=1",
        "/at/3?events=0",
        "/events?seat=0",
        "/events?since=5&until=9",
        "/story",
        "/chronicle",
        "/analysis",
    ):
        with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
            with client.websocket_connect(f"/api/matches/{name}/play?seat=0&events=-5") as socket:
                assert socket.receive_json()["events_from"] > 0
            live = client.app.state.hall.peek(name)
            assert live.partial
            assert client.get(f"/api/matches/{name}{path}").status_code == 200, path
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        assert client.post(f"/api/matches/{name}/branch", json={"answers": 2}).status_code == 201


@pytest.mark.parametrize(
    "query", ["events=0", "events=2&version=3", "events=9999&version=3", "events=9999&version=99999"]
)
def test_a_reader_gets_what_is_new_to_him(database: Path, query: str) -> None:
    """However far back that is: nothing is left out, and nothing he has seen and that was undone stays."""

    async def make() -> str:
        async with hall(database) as h:
            return (await begun(h, "ambush", 5)).id

    name, told = asyncio.run(make()), list[Any]()
    for first in ("", "/export"):
        app = create_app(Settings(db=str(database), workers=1, teaching=True))
        with TestClient(app, base_url="http://127.0.0.1") as client:
            assert client.get(f"/api/matches/{name}{first}").status_code == 200
            with client.websocket_connect(f"/api/matches/{name}/play?seat=0&{query}") as socket:
                told.append(socket.receive_json())
    assert told[0] == told[1]


def test_a_guided_game_is_loaded_whole(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            guide = next(iter(guides(game("successors4").package)))
            live = await h.get(await h.start(NewMatch("successors4", guide=guide)))
            async with live.lock:
                while live.match.pending and live.match.answer_count < 60:
                    await live.play(*any_answer(live.match, SeededDice(live.version)))
        async with hall(database) as h:
            again = await h.get(live.id)
            assert not again.partial
            seat = next(n for n, player in enumerate(live.players) if player.guide)
            told = [json.loads(each.showing.state(seat, 0))["coach"] for each in (live, again)]
            assert told[0] == told[1]

    asyncio.run(run())


def test_nobody_undoes_to_what_lies_before(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing final has happened since the position, it is loaded whole."""
    monkeypatch.setattr("strategos.web.store.database.RECENT", 0)

    async def run() -> None:
        async with hall(database) as h:
            live = await begun(h, "conquest", 3, 60)
        async with hall(database) as h:
            again = await h.get(live.id)
            while True:
                seats = [s for s in range(len(again.players)) if again.match.why_not_undo(s) is None]
                if not seats:
                    break
                async with again.lock:
                    await again.undo(seats[0])

    asyncio.run(run())


def test_the_past_of_a_short_match_is_asked_for_in_vain() -> None:
    match: Match[Any] = Match(game("skirmish"), game("skirmish").setup(), 3)
    assert match.begins == (0, 0, 0)
    match.play(0, "north-1")
    record = Record.of(match)
    later, _ = record.load(match.game, before=(10, 20, 30))
    assert later.begins == (10, 20, 30)
    assert (later.answer_count, later.chance_count) == (11, 20 + len(record.chance))
    assert later.copy().begins == later.begins
    for past in (lambda: later.answers, lambda: later.chance, lambda: later.all_events(), lambda: later.at(9)):
        with pytest.raises(LookupError):
            past()
    assert later.at(10).pending == match.at(0).pending or later.at(10).answer_count == 10
