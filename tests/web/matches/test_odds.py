"""Odds of what is in front of a seat, as the game's `Odds.for_inquiry` reckons them."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import strategos
from strategos.parts.forecast import Inquiry, Odds, Prospects
from strategos.web.http import sockets
from strategos.web.matches import odds
from strategos.web.matches.fatal_answers import loses
from strategos.web.matches.live import Live
from strategos.web.messages import NewMatch, Player
from tests.web.helpers import Server, hall


def reckons(live: Live, function: Any) -> None:
    """Let the game of this match reckon so."""
    odds = Odds("", lambda _: {}, function)
    live.match.game = msgspec.structs.replace(live.match.game, odds=lambda: odds)


async def first(live: Live, seat: int | None, options: Sequence[str] = ()) -> Prospects | None:
    return await odds.first_odds(live, await odds.dream_of(live, seat), options)


def test_odds_know_what_the_seat_knows(database: Path) -> None:
    seen: list[list[int]] = []

    def for_inquiry(ask: Inquiry) -> Prospects:
        seen.append(list(ask.match.state.strength))
        looked = None if ask.target is None else {"at": ask.target["space"]}
        return Prospects({"kind": ask.decision.kind, "seat": ask.seat}, {key: len(key) for key in ask.options}, looked)

    async def run() -> None:
        async with hall(database) as h:
            players = (Player("me"), Player("bot"))
            live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=2)))
            assert await first(live, 0) is None, "this game reckons nothing"
            reckons(live, for_inquiry)
            true = list(live.match.state.strength)
            found = await first(live, 0, ["north-1", "pass"])
            assert found == Prospects({"kind": "man", "seat": 0}, {"north-1": 7, "pass": 4})
            assert await odds.odds_of(live, 0, "north-1") == 7
            assert await odds.odds_of(live, 0, None) == {"kind": "man", "seat": 0}
            for _ in range(20):
                live.version += 1
                await first(live, 0)
            assert all(s[:3] == true[:3] for s in seen)
            assert any(s[3:] != true[3:] for s in seen), "what the seat cannot know is resampled"
            assert list(live.match.state.strength) == true
            for nobody in (None, 1):
                assert await first(live, nobody) is None

    asyncio.run(run())


def test_odds_that_break_down_are_no_odds(database: Path) -> None:
    def for_inquiry(ask: Inquiry) -> Prospects:
        raise ZeroDivisionError

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.start(NewMatch("skirmish", seed=2)))
            reckons(live, for_inquiry)
            assert await first(live, 0, ["x"]) is None

    asyncio.run(run())


def test_one_message_asks_for_the_odds_of_all_options(server: Server) -> None:
    """One copy of the match, one answer: the question's odds, and those of each option that has some."""

    async def run() -> None:
        match = server.new(*(["me"] + ["friend"] * 5), game="conquest")
        async with server.sit(match) as client:
            await client.get()
            found = await client.ask("counsel", "odds", options=["italia", "gallia"])
            assert found["id"] == client.id
            assert set(found) == {"type", "id", "odds", "options"}
            assert isinstance(found["options"], dict)
            refused = await client.ask("counsel", "error", options=["x"] * 33)
            assert refused["why"] == "bad_message"

    asyncio.run(run())


# -- refined while the reader thinks ----------------------------------------------------------------------------------


def test_samples_are_pooled_by_how_many_they_are() -> None:
    few = {"win": 1.0, "exact": False, "samples": 10, "space": "space:x", "rows": [{"die": 1, "gold": 2.0}]}
    many = {"win": 0.5, "exact": False, "samples": 30, "space": "space:x", "rows": [{"die": 1, "gold": 6.0}]}
    both = odds.pooled(few, many)
    assert both == {"win": 0.625, "exact": False, "samples": 40, "space": "space:x", "rows": [{"die": 1, "gold": 5.0}]}
    sure = {"win": 1.0, "exact": True}
    assert odds.pooled(sure, sure) == sure
    assert odds.sampled(Prospects(sure, {"a": few}, many)) == [30, 10]


async def to_the_march(client: Any) -> dict[str, Any]:
    state = await client.get()
    while state["decision"]["kind"] != "march":
        keys = [o["key"] for o in state["decision"]["options"]]
        state = await client.play(state, next((k for k in ("done", "pass", "gold", "no") if k in keys), keys[0]))
    return state


def test_sampled_odds_are_refined_and_a_new_state_ends_it(server: Server) -> None:
    async def run() -> None:
        async with server.sit(server.new("me", game="alexander", seed=1)) as client:
            state = await to_the_march(client)
            first = await client.ask("counsel", "odds", target={"space": "chaeronea"})
            wanted, samples = client.id, first["target"]["samples"]
            assert samples == odds.FIRST
            assert not first["target"]["exact"]
            for _ in range(3):
                better = await asyncio.wait_for(client.until("odds"), 90)
                assert better["id"] == wanted, "the same question"
                assert better["target"]["samples"] >= min(odds.ENOUGH, 2 * samples)
                samples = better["target"]["samples"]
            await client.play(state, state["decision"]["options"][0]["key"])
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.until("odds"), 3)  # nobody wants to know any more

    asyncio.run(run())


def test_a_reader_has_few_answers_refined_at_a_time(server: Server) -> None:
    async def run() -> None:
        async with server.sit(server.new("me", game="alexander", seed=1)) as client:
            await to_the_march(client)
            places = ["chaeronea", "granicus", "sardis", "halicarnassus", "lycia"]
            ids: list[int] = []
            for place in places:
                await client.send(type="counsel", id=100 + len(ids), target={"space": place})
                ids.append(100 + len(ids))
            answered: list[int] = []
            with contextlib.suppress(TimeoutError):
                while True:
                    answered.append((await asyncio.wait_for(client.until("odds"), 8))["id"])
            assert set(answered[: len(ids)]) >= set(ids[:1])
            refined = {n for n in ids if answered.count(n) > 2}
            assert refined <= set(ids[-sockets.REFINING :]), "those asked for last"

    asyncio.run(run())


def test_who_gives_an_answer_that_loses_for_sure_is_asked_once_more(server: Server) -> None:
    """Skirmish, seed 3: after forty answers at random the North loses by passing. It is played when it is meant."""
    match, rng = strategos.new("skirmish", seed=3), random.Random(3)
    keys: list[tuple[int, str]] = []
    while not loses(match, match.pending[0].seat, "pass"):
        decision = match.pending[0]
        keys.append((decision.seat, rng.choice(decision.options).key))
        match.play(*keys[-1])
    [decision] = match.pending
    harmless = [o.key for o in decision.options if o.key != "pass" and not loses(match, decision.seat, o.key)]
    assert harmless, "only what ends the match at once is a peril"

    async def run() -> None:
        name = server.new("me", "friend", seed=3)
        async with server.sit(name) as client:
            state = await client.until("state")
            for seat, key in keys:
                if state["seat"] != seat:
                    await client.send(type="look", seat=seat)
                    state = await client.until("state")
                await client.send(type="play", version=state["version"], key=key, warn=True)
                state = await client.until("state")
            if state["seat"] != decision.seat:
                await client.send(type="look", seat=decision.seat)
                state = await client.until("state")
            await client.send(type="play", id=77, version=state["version"], key="pass", warn=True)
            assert await client.until("peril") == {"type": "peril", "id": 77, "key": "pass"}
            now = httpx.get(f"{server.url}/api/matches/{name}").json()
            assert (now["answers"], now["outcome"]) == (len(keys), None), "nothing has changed"
            await client.send(type="play", id=78, version=state["version"], key="pass")
            state = await client.until("state")
            assert decision.seat not in state["outcome"]["winners"]

    asyncio.run(run())
