"""Odds of what is in front of a seat, as the game's `Odds.for_decision` reckons them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from strategos.kernel.beside import Odds, Prospects
from strategos.web import library
from strategos.web.matches import Live
from strategos.web.messages import NewMatch, Player

from .helpers import Server, hall


def reckons(live: Live, function: Any) -> None:
    """Let the game of this match reckon so."""
    odds: Odds[Any] = Odds("", lambda _: {}, function)
    live.match.game = msgspec.structs.replace(live.match.game, odds=lambda: odds)


def test_odds_know_what_the_seat_knows(database: Path) -> None:
    seen: list[list[int]] = []

    def for_decision(state: Any, seat: int, decision: Any, options: Sequence[str]) -> Prospects:
        seen.append(list(state.strength))
        return Prospects({"kind": decision.kind, "seat": seat}, {key: len(key) for key in options})

    async def run() -> None:
        async with hall(database) as h:
            players = (Player("me"), Player("bot"))
            live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=2)))
            assert await library.odds_for(live, 0, ()) is None, "this game reckons nothing"
            reckons(live, for_decision)
            true = list(live.match.state.strength)
            found = await library.odds_for(live, 0, ["north-1", "pass"])
            assert found == Prospects({"kind": "man", "seat": 0}, {"north-1": 7, "pass": 4})
            assert await library.odds_of(live, 0, "north-1") == 7
            assert await library.odds_of(live, 0, None) == {"kind": "man", "seat": 0}
            for _ in range(20):
                live.version += 1
                await library.odds_for(live, 0, ())
            assert all(s[:3] == true[:3] for s in seen)
            assert any(s[3:] != true[3:] for s in seen), "what the seat cannot know is resampled"
            assert list(live.match.state.strength) == true
            for nobody in (None, 1):
                assert await library.odds_for(live, nobody, ()) is None

    asyncio.run(run())


def test_odds_that_break_down_are_no_odds(database: Path) -> None:
    def for_decision(state: Any, seat: int, decision: Any, options: Sequence[str]) -> Prospects:
        raise ZeroDivisionError

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.start(NewMatch("skirmish", seed=2)))
            reckons(live, for_decision)
            assert await library.odds_for(live, 0, ["x"]) is None

    asyncio.run(run())


def test_one_message_asks_for_the_odds_of_all_options(server: Server) -> None:
    """One copy of the match, one answer: the question's odds, and those of each option that has some."""

    async def run() -> None:
        match = server.new(*(["me"] + ["friend"] * 5), game="conquest")
        async with server.sit(match) as client:
            await client.get()
            found = await client.ask("odds", options=["italia", "gallia"])
            assert found["id"] == client.id
            assert set(found) == {"type", "id", "odds", "options"}
            assert isinstance(found["options"], dict)
            refused = await client.ask("odds", "error", options=["x"] * 33)
            assert refused["why"] == "bad_message"

    asyncio.run(run())
