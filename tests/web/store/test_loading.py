"""What is stored: rows only ever added, the same match from them, under the rules of the day."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

import strategos.games.skirmish as skirmish
from strategos.kernel.asking import No
from strategos.kernel.errors import BadInput, DataError
from strategos.kernel.record import Record
from strategos.web.http.sockets import rewound
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live, Stale
from strategos.web.matches.watchers import Watcher
from strategos.web.messages import Branch, NewMatch, Player
from strategos.web.problems import WebError
from strategos.web.store.tables import Base
from tests.web.helpers import broken_march, hall

FRIENDS = (Player("me"), Player("friend"))


async def start(h: Hall, seed: int = 7) -> Live:
    return await h.get(await h.start(NewMatch("skirmish", players=FRIENDS, seed=seed)))


async def play(live: Live, rng: random.Random, answers: int, *, undo: bool = False) -> None:
    for _ in range(answers):
        async with live.lock:
            if not live.match.pending:
                return
            decision = rng.choice(live.match.pending)
            seat = decision.seat
            if undo and rng.random() < 0.3 and live.match.why_not_undo(seat) is None:
                await live.undo(seat)
            else:
                await live.play(seat, rng.choice(decision.options).key)


def essence(live: Live) -> Any:
    record = Record.of(live.match)
    return (live.version, record.answers, record.chance, record.events, record.dice, live.match.state.copy())


async def rows(h: Hall, table: str) -> int:
    async with h.store.engine.connect() as connection:
        return (await connection.execute(text(f"select count(*) from {table}"))).scalar_one()


@pytest.mark.parametrize("seed", range(12))
def test_a_match_comes_back_from_its_rows_as_it_was(database: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strategos.web.matches.live.CHECKPOINT_EVERY", 4)

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h, seed)
            await play(live, random.Random(seed), 25, undo=True)
            before = essence(live)
            views = [live.match.view(s) for s in (None, 0, 1)]
            assert await rows(h, "moves") == live.version
        async with hall(database) as h:
            again = await h.get(live.id)
            assert essence(again) == before
            assert [again.match.view(s) for s in (None, 0, 1)] == views
            assert again.lost == 0
            assert await rows(h, "moves") == again.version
            await play(again, random.Random(seed), 200)
            assert again.match.outcome is not None

    asyncio.run(run())


def test_two_halls_roll_the_same_dice(database: Path, tmp_path: Path) -> None:
    """A match that was put away and fetched again goes on like one that never left."""

    async def run() -> None:
        async with hall(database) as h, hall(tmp_path / "other.db", idle=0.0) as other:
            one, two = await start(h), await start(other)
            a, b = random.Random(1), random.Random(1)
            for _ in range(30):
                await play(one, a, 1)
                two = await other.get(two.id)
                await play(two, b, 1)
                other.sweep()
                assert other.peek(two.id) is None
            assert essence(one) == essence(two)

    asyncio.run(run())


def test_idle_matches_leave_memory_and_come_back(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            live.used -= h.settings.idle + 1
            watcher = Watcher(0, 0)
            live.watchers.add(watcher)
            h.sweep()
            assert h.peek(live.id) is live
            live.watchers.discard(watcher)
            h.sweep()
            assert h.in_memory == 0
            again = await h.get(live.id)
            assert again is not live
            assert again is await h.get(live.id)

    asyncio.run(run())


def test_a_match_asked_for_twice_at_once_is_loaded_once(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            name = (await start(h)).id
        async with hall(database) as h:
            found = await asyncio.gather(*(h.get(name) for _ in range(8)))
            assert len(set(map(id, found))) == 1

    asyncio.run(run())


def test_a_match_whose_dice_no_longer_fit_the_rules_opens_and_says_so(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every correction of a rule that throws other dice meets matches under way: they go on from before that throw."""

    async def run() -> None:
        rng = random.Random(5)
        async with hall(database) as h:
            live = await start(h)
            drawn = len(live.match.chance)
            while max(live.match.chance[drawn:], default=0) <= 2:
                decision = live.match.pending[0]
                keys = [o.key for o in decision.options if o.key != "pass"]
                async with live.lock:
                    # They meet in the middle.
                    await live.play(decision.seat, "cedar" if "cedar" in keys else rng.choice(keys))
            answers, events = live.match.answer_count, live.match.all_events()
        rolled = skirmish.roll
        monkeypatch.setattr(skirmish, "roll", lambda _sides, *more, **ways: rolled(2, *more, **ways))
        async with hall(database) as h:
            again = await h.get(live.id)
            assert again.match.answer_count == answers - 1
            assert again.lost == 1
            assert again.because == No("", "dice_otherwise")
            assert again.match.all_events() == events[: again.match.event_count]
            assert (await h.summary(live.id)).problem is None
            notice = rewound(again)
            assert notice.facts == {"answers": 1, "rule": "", "because": "dice_otherwise"}
            await h.export(live.id)
            decision = again.match.pending[0]
            async with again.lock:
                await again.play(decision.seat, decision.options[0].key)
            assert max(again.match.chance[drawn:]) <= 2, "thrown anew, with the dice of the day"
            before = essence(again)
        async with hall(database) as h:
            again = await h.get(live.id)
            assert again.lost == 0
            assert essence(again) == before

    asyncio.run(run())


def test_answers_a_corrected_rule_refuses_are_taken_back(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            for seat, key in ((0, "north-1"), (0, "birch")):
                async with live.lock:
                    await live.play(seat, key)
            version = live.version
        corrected = skirmish.why_not_march

        def march(s: Any, man: int, to: int) -> No | None:
            return No("SK-2", "flooded") if to == 1 else corrected(s, man, to)

        monkeypatch.setattr(skirmish, "why_not_march", march)
        for _ in range(2):
            async with hall(database) as h:
                again = await h.get(live.id)
                assert (again.lost, again.match.answer_count) == (1, 1)
                assert again.version > version
                assert again.match.pending[0].kind == "ford"
                await h.export(live.id)
                assert await rows(h, "moves") == 2, "who looks writes nothing"
                assert (await h.summary(live.id)).rewound == 0
        async with hall(database) as h:
            again = await h.get(live.id)
            async with again.lock:
                await again.play(0, again.match.pending[0].options[0].key)
            assert await rows(h, "moves") == again.version == 5
            assert (await h.summary(live.id)).rewound == 1
            before = essence(again)
        async with hall(database) as h:
            again = await h.get(live.id)
            assert again.lost == 0, "told until it is written"
            assert essence(again) == before
            assert again.rewound == 1

    # In the middle a man has two neighbours: something is left to choose when one of them is flooded.
    began = skirmish.GAME.begin

    def begin(setup: Any) -> Any:
        s = began(setup)
        s.at[:] = [2, 2, 2, 4, 4, 4]
        return s

    monkeypatch.setattr(skirmish, "GAME", msgspec.structs.replace(skirmish.GAME, begin=begin))
    asyncio.run(run())


def test_what_cannot_be_stored_has_not_happened(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            before = essence(live)

            async def broken(_: Any) -> None:
                raise OSError("disk full")

            with monkeypatch.context() as m:
                m.setattr(h.store, "write", broken)
                async with live.lock:
                    with pytest.raises(WebError, match="stored"):
                        await live.play(0, "north-1")
            assert essence(live) == before
            async with live.lock:
                await live.play(0, "north-1")
            assert live.version == 1

    asyncio.run(run())


def test_a_broken_rule_costs_nothing(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            async with live.lock:
                await live.play(0, "north-1")
            before = essence(live)
            with broken_march(monkeypatch):
                async with live.lock:
                    with pytest.raises(WebError, match="broke down"):
                        await live.play(0, "birch")
            assert essence(live) == before
            assert await rows(h, "moves") == 1
            async with live.lock:
                await live.play(0, "birch")

    asyncio.run(run())


def test_deleting_forgets_every_row(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await play(live, random.Random(1), 9)
            other = await h.branch(live.id, Branch(3))
            await h.delete(live.id)
            assert await rows(h, "moves") == 0
            assert [s.id for s in await h.summaries()] == [other]
            async with live.lock:
                with pytest.raises(WebError, match="deleted"):
                    await live.play(live.match.pending[0].seat, "pass")

    asyncio.run(run())


def test_damaged_files_are_refused_in_one_sentence(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await play(live, random.Random(2), 12)
            data = await h.export(live.id)
            rng = random.Random(4)
            sentences: list[str] = []
            for _ in range(300):
                damaged = bytearray(data)
                for _ in range(rng.randint(1, 3)):
                    place = rng.randrange(len(damaged))
                    if rng.random() < 0.5:
                        damaged[place] = rng.choice(b'0123456789-"[]{},:az')
                    else:
                        del damaged[place : place + rng.randint(1, 40)]
                try:
                    await h.delete(await h.take_in(bytes(damaged)))
                except (DataError, BadInput) as error:
                    sentences.append(str(error))
            assert len(sentences) > 200
            assert not any("\n" in s for s in sentences)

    asyncio.run(run())


def test_a_slow_reader_loses_states_but_no_event() -> None:
    async def run() -> None:
        watcher = Watcher(0, 0)
        for n in range(500):
            since = min(watcher.seen, n)
            watcher.put_state(f"{since}-{n + 1}", since, n + 1)
        assert watcher.behind
        got = 0
        while (text := await watcher.next()) is not None:
            since, until = map(int, text.split("-"))
            assert since == got
            got = until
        assert watcher.seen == got

    asyncio.run(run())


def test_databases_without_a_writer_of_their_own(tmp_path: Path) -> None:
    """The way of all databases but SQLite files: writes go through the async engine."""

    async def run() -> None:
        async with hall(Path(":memory:")) as h:
            live = await start(h)
            await play(live, random.Random(2), 40, undo=True)
            before = essence(live)
            assert await rows(h, "moves") == live.version
            await h.reload(live)
            assert essence(live) == before

    asyncio.run(run())


def test_one_bad_write_does_not_spoil_the_others(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            one, two = await start(h), await start(h)
            two.version = 0
            async with one.lock:
                await one.play(0, "north-1")
            one.version = 0  # the next row will have a number that is taken

            async def answer(live: Live, key: str) -> None:
                async with live.lock:
                    await live.play(0, key)

            results = await asyncio.gather(answer(one, "birch"), answer(two, "pass"), return_exceptions=True)
            assert isinstance(results[0], Stale)
            assert results[1] is None
            assert (one.version, one.match.answer_count) == (1, 1)
            assert await rows(h, "moves") == 2

    asyncio.run(run())


def test_the_migrations_make_the_tables_the_models_describe(database: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async def run() -> None:
        async with hall(database) as h, h.store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(run())
