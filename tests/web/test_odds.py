"""Odds of what is in front of a seat, by the convention `games/<game>/odds.py: for_decision(state, seat, decision)`."""

from __future__ import annotations

import asyncio
import types
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos.web import library
from strategos.web.messages import NewMatch, Player

from .helpers import hall


def module(function: Any) -> Any:
    return types.SimpleNamespace(for_decision=function)


def test_odds_know_what_the_seat_knows(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []

    def for_decision(state: Any, seat: int, decision: Any, option: str | None = None) -> dict[str, Any] | None:
        seen.append(list(state.strength))
        return {"kind": decision.kind, "seat": seat, "option": option}

    monkeypatch.setattr(library, "odds_of", lambda _: module(for_decision))

    async def run() -> None:
        async with hall(database) as h:
            players = (Player("me"), Player("bot"))
            live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=2)))
            true = list(live.match.state.strength)
            assert msgspec.json.decode(await library.odds_for(live, 0, "north-1")) == {
                "kind": "man",
                "seat": 0,
                "option": "north-1",
            }
            for _ in range(20):
                live.version += 1
                await library.odds_for(live, 0, None)
            assert all(s[:3] == true[:3] for s in seen)
            assert any(s[3:] != true[3:] for s in seen), "what the seat cannot know is resampled"
            assert list(live.match.state.strength) == true
            for nobody in (None, 1):
                assert bytes(await library.odds_for(live, nobody, None)) == b"null"

    asyncio.run(run())


def test_odds_that_break_down_are_no_odds(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def for_decision(state: Any, seat: int, decision: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(library, "odds_of", lambda _: module(for_decision))

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.start(NewMatch("skirmish", seed=2)))
            assert bytes(await library.odds_for(live, 0, "x")) == b"null"

    asyncio.run(run())
