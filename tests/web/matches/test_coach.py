"""Hints, reasons and analyses, as the server hands them out."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from strategos.bots.planning import Plan
from strategos.bots.ratings import Balance, read
from strategos.bots.why import Moved, Tried, Why
from strategos.kernel.errors import DataError
from strategos.web.http import game_info
from strategos.web.matches.bot_workers import Motive, Task, think
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live
from strategos.web.matches.motives import motive
from strategos.web.messages import NewMatch, Player, encode
from strategos.web.problems import WebError
from strategos.web.store.loading import suffix
from tests.coach.playing import played
from tests.web.helpers import Server, hall
from tests.web.matches.test_secrets import twin

ALONE = (Player("me"), Player("bot", bot="random"))


def in_threads(h: Hall) -> None:
    """What is thought out in processes is thought out here."""
    h.advisers.started = lambda: ThreadPoolExecutor(1)
    h.analyses.started = lambda: ThreadPoolExecutor(1)


async def fails(doing: Any) -> str:
    try:
        await doing
    except WebError as error:
        return error.why
    return ""


def test_a_hint_counts_once_for_a_question_and_survives_a_reload(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            in_threads(h)
            live = await h.get(await h.start(NewMatch("skirmish", players=ALONE, seed=3)))
            advice = await h.advisers.hint(live, 0)
            assert advice.hints
            assert await h.advisers.hint(live, 0) == advice
            assert (await h.summary(live.id)).hinted == (1, 0)
            async with live.lock:
                await live.play(0, "north-1")
                await live.play(0, "birch")
            assert await fails(h.advisers.hint(live, 0)) == "not_asked"
            assert await fails(h.advisers.hint(live, 1)) == "not_your_seat"
            assert await fails(h.advisers.hint(live, None)) == "not_your_seat"
            name = live.id
        async with hall(database) as h:
            assert (await h.summary(name)).hinted == (1, 0)
            assert (await h.get(name)).hinted == [0]
            assert (await h.summary(name)).hinted == (1, 0)
            await h.delete(name)
            assert await h.store.hinted(name) == []

    asyncio.run(run())


def test_a_table_without_hints_gives_none(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            in_threads(h)
            players = (Player("me", hints=False), Player("friend"))
            live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=3)))
            assert await fails(h.advisers.hint(live, 0)) == "no_hints"
            assert live.hinted == []
            assert [seat.hints for seat in (await h.summary(live.id)).players] == [False, True]
            other = await h.get(await h.start(NewMatch("ambush", seed=3)))
            assert await fails(h.advisers.hint(other, other.match.pending[0].seat)) in ("no_advice", "not_your_seat")

    asyncio.run(run())


def test_hints_do_not_depend_on_what_the_seat_cannot_know(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            in_threads(h)
            told: list[bytes] = []
            for strengths in ((1, 1, 1), (3, 3, 3)):
                live = await h.get(await h.keep(twin(strengths), ALONE))
                told.append(encode(await h.advisers.hint(live, 0)))
            assert told[0] == told[1]
            assert b"march" in told[0]

    asyncio.run(run())


# -- why did it do that? ---------------------------------------------------------------------------------------------


def reason(chance: float, **facts: str | int) -> Why:
    march, hold = Plan("march", key="south-1", facts=facts, spaces=("birch",)), Plan("hold")
    moved = (Moved("fords", 0.3 * chance, 0.4 * chance),)
    return Why(Tried(march, "south-1", chance, 9), Tried(hold, "pass", 0.1, 9), chance - 0.1, 0.01, moved)


async def told_of(h: Hall, strengths: tuple[int, int, int], why: Why, *, over: bool = False) -> bytes:
    live = await h.get(await h.keep(played(2) if over else twin(strengths), ALONE))
    if not over:
        async with live.lock:
            await live.play(0, "pass")
    live.note_motives([Motive(0, 1, 1, why)])
    return encode(motive(live, 4, 1))


def test_reasons_tell_nothing_of_a_hand_before_the_end(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            a = await told_of(h, (1, 1, 1), reason(0.3, piece="piece:south-1", space="space:birch"))
            b = await told_of(h, (3, 3, 3), reason(0.9, piece="piece:south-1", space="space:birch"))
            assert a == b
            assert b"space:birch" in a
            assert b"hold" not in a
            assert b"fords" not in a
            c = await told_of(h, (1, 1, 1), reason(0.3, card="card:7"))
            d = await told_of(h, (3, 3, 3), reason(0.9, strength=3))
            assert c == d
            assert b'"hidden"' in c
            assert b"birch" not in c
            after = msgspec.json.decode(await told_of(h, (3, 3, 3), reason(0.9, strength=3), over=True))
            assert after["chosen"] == {"name": "march", "facts": {"strength": 3}, "spaces": ["birch"], "chance": 0.9}
            assert after["instead_of"]["name"] == "hold"
            assert after["because"] == ["fords"]

    asyncio.run(run())


def test_what_was_answered_in_secret_has_no_reasons_yet(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.keep(twin((1, 2, 3)), ALONE))
            live.note_motives([Motive(0, 1, 1, reason(0.5, space="space:birch"))])
            assert motive(live, 1, 1).basis == "rules", "nobody has seen an answer yet"
            async with live.lock:
                await live.play(0, "pass")
            assert motive(live, 1, 1).basis == "search"
            async with live.lock:
                await live.undo(0)
            assert motive(live, 1, 1).basis == "rules", "what was undone has no reasons"
            assert await fails(asyncio.to_thread(motive, live, 1, 0)) == "no_such_bot"

    asyncio.run(run())


def test_a_worker_says_why_a_bot_that_searched_answered_so() -> None:
    import strategos

    match = strategos.new("conquest", seed=3)
    task = Task(suffix(match).encode(), dict.fromkeys(range(match.setup.seats), "easy"), 1)
    thought = msgspec.json.decode(think(msgspec.json.encode(task)))
    assert thought["answers"]
    assert thought["motives"] == [], "who plays by rules of thumb has no reasons"


# -- analyses --------------------------------------------------------------------------------------------------------


async def until_done(h: Hall, live: Live, *seats: int) -> Any:
    while (report := h.analyses.report(live, seats)).status in ("waiting", "running"):
        await asyncio.sleep(0.05)
    return report


def test_a_match_that_is_over_is_analysed_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strategos.web.matches.analyses.SECONDS", 2.0)

    async def run() -> None:
        async with hall(database) as h:
            in_threads(h)
            going = await h.get(await h.start(NewMatch("skirmish", players=ALONE, seed=3)))
            assert await fails(h.analyses.begin(going)) == "not_over"
            live = await h.get(await h.keep(played(2, {4: "pass"}), ALONE))
            other = await h.get(await h.keep(played(3), ALONE))
            assert h.analyses.report(live).status == "none"
            assert (await h.analyses.begin(live)).seats == (0,)
            assert (await h.analyses.begin(other, [0, 1])).before >= 1
            assert await fails(h.analyses.begin(live, [7])) == "bad_input"
            report = await until_done(h, live)
            assert report.status == "done"
            assert report.found.finished
            assert 4 in [mark.at for mark in report.found.mistakes if mark.grade == "blunder"]
            assert (await until_done(h, other, 0, 1)).status == "done"
            assert await h.analyses.begin(live) == report, "what is known is not found out again"

    asyncio.run(run())


def test_an_analysis_that_breaks_down_says_so_and_may_be_tried_again(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        async with hall(database) as h:
            in_threads(h)
            live = await h.get(await h.keep(played(2), ALONE))
            with monkeypatch.context() as patched:
                patched.setattr("strategos.web.matches.analyses.first_look", broken)
                await h.analyses.begin(live)
                assert (await until_done(h, live)).status == "failed"
            monkeypatch.setattr("strategos.web.matches.analyses.SECONDS", 1.0)
            assert (await h.analyses.begin(live)).status != "failed"
            assert (await until_done(h, live)).status == "done"

    asyncio.run(run())


def test_over_the_wire(server: Server) -> None:
    async def run() -> None:
        name = server.new("me", "bot", seed=3)
        async with server.sit(name) as me:
            state = await me.until("state")
            found = await me.ask("advise", "advice")
            assert found["hinted"] == 1
            assert {hint["key"] for hint in found["advice"]["hints"]} <= {
                o["key"] for o in state["decision"]["options"]
            }
            why = await me.ask("motive", seat=1)
            assert (why["seat"], why["basis"]) == (1, "rules")
            error = await me.ask("motive", "error", seat=0)
            assert error["why"] == "no_such_bot"
        url = f"{server.url}/api/matches/{name}/analysis"
        assert httpx.get(url).json()["status"] == "none"
        refused = httpx.post(url, json={})
        assert (refused.status_code, refused.json()["why"]) == (409, "not_over")
        assert httpx.get(f"{server.url}/api/matches/{name}").json()["hinted"] == [1, 0]

    asyncio.run(run())


# -- levels ----------------------------------------------------------------------------------------------------------


def test_levels_are_told_as_far_as_they_were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    rated = (
        b'{"elo": 1450.4, "error": 30.2, "games": 200, "ms_mean": 3.5, "ms_p99": 250.0, "command": "strategos arena"}'
    )
    found = read(
        b'{"levels": {"2": {"expert": ' + rated + b'}}, "balance": {"2": {"shares": [0.8, 0.2], "games": 9}}}', ""
    )
    assert found.balance == {2: Balance((0.8, 0.2), 9)}
    monkeypatch.setattr(game_info.ratings, "known", lambda _: found)
    [info] = [one for one in game_info.games(teaching=True) if one.id == "skirmish"]
    assert {
        seats: {bot: (at.elo, at.error, at.ms) for bot, at in bots.items()} for seats, bots in info.levels.items()
    } == {2: {"expert": (1450, 30, 250)}}
    assert info.balance[2].shares == (0.8, 0.2)
    assert info.advises
    assert info.judges
    with pytest.raises(DataError):
        read(b'{"levels": 3}', "ladder.json")


def test_nothing_is_told_of_what_was_never_measured() -> None:
    [info] = [one for one in game_info.games(teaching=True) if one.id == "ambush"]
    assert (info.levels, info.balance, info.advises, info.judges) == ({}, {}, False, False)
