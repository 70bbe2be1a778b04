"""A match that left memory and came back: undo and redo go on as if it had never left."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import strategos.games.skirmish as skirmish
from strategos.kernel.asking import No, button, choose
from strategos.kernel.game import Game
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.web.matches import hall as halls
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live
from strategos.web.matches.seat_rights import redo_seat
from strategos.web.messages import NewMatch, Player
from strategos.web.problems import WebError
from tests.web.helpers import hall

FRIENDS = (Player("me"), Player("friend"))


async def start(h: Hall, seed: int = 7) -> Live:
    return await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=seed)))


async def give(live: Live, *answers: tuple[int, str]) -> None:
    for seat, key in answers:
        async with live.lock:
            await live.play(seat, key)


async def back(live: Live, *seats: int) -> None:
    for seat in seats:
        async with live.lock:
            await live.undo(seat)


async def again(h: Hall, live: Live) -> Live:
    """The match as it comes back from the store."""
    del h._live[live.id]
    return await h.get(live.id)


def undo_depth(match: Match[Any]) -> list[int]:
    """Whose answers can be taken back one after the other, the last first."""
    twin, seats = match.copy(), list[int]()
    while (found := next((s for s in range(2) if twin.why_not_undo(s) is None), None)) is not None:
        twin.undo(found)
        seats.append(found)
    return seats


def redo_all(match: Match[Any]) -> list[tuple[int, str]]:
    """The answers that can be given once more one after the other."""
    twin, answers = match.copy(), list[tuple[int, str]]()
    while (answer := twin.redoable) is not None:
        twin.redo(answer.seat)
        answers.append((answer.seat, answer.key))
    return answers


def quiet(game: Game[Any], questions: int = 400, forbidden: str = "") -> Game[Any]:
    """The teaching game with another rule: questions of one seat and no dice, so that undo goes back to the start."""

    async def ask(s: Any) -> None:
        def why_not(key: str) -> No | None:
            return No("SK-2", "flooded") if key == forbidden else None

        s.at[0] = int(await choose(0, "ford", map(button, "01234"), rule="SK-2", why_not=why_not))
        s.strength[0] += 1

    return msgspec.structs.replace(
        game, next=lambda s: ask(s) if s.strength[0] < questions else None, outcome=lambda _: None
    )


def play_as(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(halls, "game", lambda _: game)


def test_what_was_undone_can_be_done_again_after_a_reload(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await give(live, (0, "north-1"), (0, "birch"))
            await back(live, 0, 0)
            before = live.match.state.copy()
            live = await again(h, live)
            assert live.match.state == before
            assert redo_all(live.match) == [(0, "north-1"), (0, "birch")]
            async with live.lock:
                await live.redo(0)
        async with hall(database) as h:
            live = await h.get(live.id)
            assert redo_all(live.match) == [(0, "birch")]
            async with live.lock:
                await live.redo(0)
            assert live.match.answers[-1].key == "birch"
            live = await again(h, live)
            assert live.match.redoable is None
            async with live.lock:
                with pytest.raises(WebError, match="nothing to do again"):
                    await live.redo(0)

    asyncio.run(run())


def test_another_answer_ends_redo_after_a_reload_too(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await give(live, (0, "north-1"), (0, "birch"))
            await back(live, 0, 0)
            await give(live, (0, "north-2"))
            assert (await again(h, live)).match.redoable is None

    asyncio.run(run())


def test_redo_is_offered_to_the_seat_whose_answer_it_was(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await give(live, (0, "north-1"))
            await back(live, 0)
            live = await again(h, live)
            assert [redo_seat(live.match, live.players, s) for s in (0, 1, None)] == [0, None, None]

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(10))
def test_undo_and_redo_reach_as_far_after_a_reload(database: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was answered, undone and done again, a match that comes back offers the same."""
    monkeypatch.setattr("strategos.web.matches.live.CHECKPOINT_EVERY", 3)

    async def run() -> None:
        rng = random.Random(seed)
        async with hall(database) as h:
            live = await start(h, seed)
            for n in range(60):
                match = live.match
                async with live.lock:
                    undoable = [s for s in range(2) if match.why_not_undo(s) is None]
                    if undoable and rng.random() < 0.4:
                        await live.undo(undoable[0])
                    elif match.redoable is not None and rng.random() < 0.5:
                        await live.redo(match.redoable.seat)
                    elif match.pending:
                        decision = rng.choice(match.pending)
                        await live.play(decision.seat, rng.choice(decision.options).key)
                if n % 3 == 0:
                    came = await again(h, live)
                    assert undo_depth(came.match) == undo_depth(live.match)
                    assert redo_all(came.match) == redo_all(live.match)
                    live = came

    asyncio.run(run())


def test_undo_crosses_stored_checkpoints(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No die falls here, so everything can be taken back, however many positions were stored on the way."""
    play_as(monkeypatch, quiet(skirmish.GAME))

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await give(live, *((0, str(n % 5)) for n in range(150)))
            live = await again(h, live)
            assert len(undo_depth(live.match)) == 150
            await back(live, *[0] * 100)
            live = await again(h, live)
            assert len(undo_depth(live.match)) == 50
            assert len(redo_all(live.match)) == 100
            # A file keeps it as well.
            loaded, _ = Record.decode(Record.of(live.match).encode()).load(live.match.game)
            assert len(undo_depth(loaded)) == 50

    asyncio.run(run())


def test_undo_stops_where_a_corrected_rule_would_play_otherwise(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo replays; what was played before the last stored position is not played anew under other rules."""
    play_as(monkeypatch, quiet(skirmish.GAME))

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await give(live, *((0, "4" if n < 20 else "1") for n in range(40)))
            stored = live.match.state.copy()
        play_as(monkeypatch, quiet(skirmish.GAME, forbidden="4"))
        async with hall(database) as h:
            live = await h.get(live.id)
            assert (live.lost, live.match.answer_count) == (0, 40)
            assert live.match.state == stored
            assert 0 < len(undo_depth(live.match)) < 20

    asyncio.run(run())


def test_positions_are_stored_however_often_a_match_comes_back(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that loading never has to play more than a little, even of a match that is opened for one answer a day."""
    play_as(monkeypatch, quiet(skirmish.GAME))

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            for _ in range(10):
                await give(live, *[(0, "1")] * 10)
                live = await again(h, live)
            async with h.store.engine.connect() as connection:
                found = await connection.execute(text("select answers from checkpoints order by seq"))
                places = [0, *found.scalars(), 100]
            assert all(b - a < 64 for a, b in itertools.pairwise(places)), places

    asyncio.run(run())
