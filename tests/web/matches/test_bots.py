"""Bots in workers: they do not block, they can be hurried, and their failures cost a move, not the match."""

from __future__ import annotations

import asyncio
import functools
import logging
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import strategos
from strategos.bots import Chair, random_key
from strategos.kernel.errors import BadInput
from strategos.web.http.game_info import games
from strategos.web.matches.bot_workers import Task, Thought, Workers, think
from strategos.web.matches.hall import Hall
from strategos.web.matches.watchers import Watcher
from strategos.web.messages import NewMatch, Player
from strategos.web.store.loading import suffix
from tests.web.helpers import hall

BOTS = (Player("bot", bot="random"), Player("bot", bot="random"))


def test_a_worker_plays_on_through_the_decisions_of_bots() -> None:
    match = strategos.new("skirmish", seed=3)
    for _ in range(5):
        decision = match.pending[0]
        match.play(decision.seat, random_key(Chair(match, decision, random.Random(1))))
    task = Task(suffix(match).encode(), {0: "random", 1: "random"}, 9)
    thought = msgspec.json.decode(think(msgspec.json.encode(task)), type=Thought)
    assert len(thought.answers) > 5
    for answer in thought.answers:
        decision = match.decision(answer.seat)
        assert decision is not None
        assert decision.kind == answer.kind
        match.play(answer.seat, answer.key)


def test_a_worker_stops_where_a_person_is_asked() -> None:
    match = strategos.new("skirmish", seed=3)
    task = Task(suffix(match).encode(), {0: "random"}, 9)
    thought = msgspec.json.decode(think(msgspec.json.encode(task)), type=Thought)
    assert {a.seat for a in thought.answers} == {0}
    assert len(thought.answers) in (1, 2)


def test_an_unknown_bot_is_replaced_and_reported() -> None:
    match = strategos.new("skirmish", seed=3)
    task = Task(suffix(match).encode(), {0: "nobody"}, 9)
    thought = msgspec.json.decode(think(msgspec.json.encode(task)), type=Thought)
    assert thought.answers
    assert "nobody" in thought.trouble[0]


GUEST = """
class Guest:
    plan = b""
    games = ("skirmish",)
    def answer(self, chair):
        return chair.decision.options[-1].key
"""


@pytest.fixture
def guest(tmp_path: Path) -> str:
    file = tmp_path / "guest.py"
    file.write_text(GUEST)
    return f"{file}:Guest"


def test_a_name_that_was_not_listed_runs_nothing(guest: str) -> None:
    """A database may come from anywhere."""
    match = strategos.new("skirmish", seed=3)
    task = Task(suffix(match).encode(), {0: guest}, 9)
    thought = msgspec.json.decode(think(msgspec.json.encode(task)), type=Thought)
    assert "there is no such bot here" in thought.trouble[0]
    listed = msgspec.structs.replace(task, listed=(guest,))
    thought = msgspec.json.decode(think(msgspec.json.encode(listed)), type=Thought)
    assert not thought.trouble
    assert thought.answers[0].key == match.pending[0].options[-1].key


def test_the_owner_lists_who_may_sit_down_beside_the_games_own(database: Path, guest: str) -> None:
    players = (Player("bot", bot=guest), Player("bot", bot="random"))

    async def run() -> None:
        async with hall(database, bots=(guest,)) as h:
            live = await h.get(await h.start(NewMatch("skirmish", seats=2, seed=4, players=players)))
            live.watchers.add(Watcher(None, 0))
            h.wake(live)
            async with asyncio.timeout(60):
                while live.match.answer_count < 4:
                    await asyncio.sleep(0.02)
            assert not live.troubles
            with pytest.raises(BadInput, match="there is no bot"):
                await h.start(NewMatch("conquest", seats=2, players=players))
        async with hall(database) as h:
            with pytest.raises(BadInput, match=r"choose one of: random$"):
                await h.start(NewMatch("skirmish", seats=2, players=players))

    asyncio.run(run())
    offered = {g.id: g.bots for g in games(teaching=True, bots=(guest,))}
    assert offered["skirmish"] == ("random", guest)
    assert offered["conquest"] == ("random", "easy", "normal", "hard", "expert")


async def over(h: Hall, name: str, seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        live = await h.get(name)
        while live.match.pending or (live.bots is not None and not live.bots.done()):
            await asyncio.sleep(0.02)


def test_bots_alone_play_while_somebody_watches(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            name = await h.start(NewMatch("skirmish", players=BOTS, seed=5))
            live = await h.get(name)
            await asyncio.sleep(0.1)
            assert live.version == 0
            watcher = Watcher(None, 0)
            live.watchers.add(watcher)
            h.wake(live)
            await over(h, name)
            versions: list[int] = []
            watcher.close()
            while (text := await watcher.next()) is not None:
                versions.append(msgspec.json.decode(text)["version"])
            assert versions == list(range(1, live.version + 1)), "every answer is told as it comes"

    asyncio.run(run())


class Notes(Workers):
    """Workers whose bots note down how often they have thought."""

    def __init__(self) -> None:
        super().__init__(1, 60)
        self.plans: list[dict[int, bytes]] = []

    async def think(self, task: Task) -> Thought | None:
        self.plans.append(dict(task.plans))
        found = msgspec.json.decode(think(msgspec.json.encode(task)), type=Thought)
        return Thought(found.answers[:1], plans={0: task.plans.get(0, b"") + b"x"})


def test_what_a_bot_notes_down_comes_back_with_the_next_question(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            await h.workers.close()
            notes = h.workers = Notes()
            live = await h.get(await h.start(NewMatch("skirmish", players=BOTS, seed=5)))
            live.watchers.add(Watcher(None, 0))
            h.wake(live)
            await over(h, live.id)
            assert notes.plans[:3] == [{}, {0: b"x"}, {0: b"xx"}]

    asyncio.run(run())


class Slow(Workers):
    """Workers whose bots never come to an end, except the quick ones."""

    def __init__(self) -> None:
        super().__init__(1, 60)
        self.asked: list[set[str]] = []

    async def think(self, task: Task) -> Thought | None:
        self.asked.append(set(task.bots.values()))
        await asyncio.sleep(3600)
        return None


def test_a_slow_bot_can_be_hurried(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strategos.web.matches.bot_turns.PATIENCE", 0.05)

    async def run() -> None:
        async with hall(database) as h:
            await h.workers.close()
            slow = h.workers = Slow()
            players = (Player("bot", bot="random"), Player("me"))
            live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=5)))
            await asyncio.sleep(0.1)
            assert live.thinking == (0,)
            assert live.version == 0
            live.hurry.set()
            async with asyncio.timeout(60):
                while live.thinking or (live.bots is not None and not live.bots.done()):
                    await asyncio.sleep(0.01)
            assert live.version >= 1
            assert not live.hurry.is_set()
            assert slow.asked

    asyncio.run(run())


class Hasty(Workers):
    """A slow bot with a plan; the quick one notes down something of its own."""

    def __init__(self) -> None:
        super().__init__(1, 60)

    async def think(self, task: Task) -> Thought | None:
        if "slow" in task.bots.values():
            await asyncio.sleep(3600)
        assert task.plans == {}, "another's plan is of no use"
        found = msgspec.json.decode(think(msgspec.json.encode(task)), type=Thought)
        return Thought(found.answers[:1], plans={0: b"quick"})


def test_the_plan_of_a_hurried_bot_is_not_that_of_its_stand_in(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            await h.workers.close()
            h.workers = Hasty()
            players = (Player("bot", bot="random"), Player("me"))
            live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=5)))
            live.players = (Player("bot", bot="slow"), Player("me"))
            live.plans = {0: b"long thoughts"}
            h.wake(live)
            await asyncio.sleep(0.1)
            live.hurry.set()
            async with asyncio.timeout(60):
                while live.version == 0:
                    await asyncio.sleep(0.01)
            assert live.plans == {0: b"long thoughts"}

    asyncio.run(run())


def test_an_undo_while_a_bot_thinks_discards_its_thought(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            release = asyncio.Event()
            honest = h.workers

            class Waiting(Workers):
                async def think(self, task: Task) -> Thought | None:
                    thought = await honest.think(task)
                    await release.wait()
                    return thought

            h.workers = Waiting(1, 60)
            players = (Player("me"), Player("bot", bot="random"))
            live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=5)))
            async with live.lock:
                await live.play(0, "pass")
            h.wake(live)
            await asyncio.sleep(0.3)
            async with live.lock:
                await live.undo(0)
            release.set()
            await asyncio.sleep(0.2)
            assert live.match.answer_count == 0
            assert live.match.pending[0].seat == 0
            async with live.lock:
                await live.play(0, "pass")
            h.wake(live)
            async with asyncio.timeout(60):
                while live.thinking:
                    await asyncio.sleep(0.02)
            h.workers = honest

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            match = strategos.new("skirmish", seed=3)
            task = Task(suffix(match).encode(), {0: "random"}, 9)
            assert await h.workers.think(task)
            worker: Any = h.workers._workers[0]
            for process in worker._processes.values():
                process.kill()
            await asyncio.sleep(0.2)
            assert await h.workers.think(task)

    asyncio.run(run())


ENDLESS = functools.partial(re.fullmatch, rb"(?:.|[^\0])*\0")
"""A thought that takes longer than anybody waits, and that a worker knows by name."""


def test_a_thought_nobody_waits_for_costs_the_others_nothing(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A match is deleted, or an answer undone, while a bot thinks: the other matches' thoughts are thought on."""

    async def run() -> None:
        async with hall(database) as h:
            task = Task(suffix(strategos.new("skirmish", seed=3)).encode(), {0: "random"}, 9)
            assert await h.workers.think(task)
            first = h.workers._workers[0]
            quick = asyncio.create_task(h.workers.think(task))
            await asyncio.sleep(0)
            others = [asyncio.create_task(h.workers.think(task)) for _ in range(3)]
            quick.cancel()
            assert all([await other for other in others])
            assert h.workers._workers == [first], "a thought that soon ends is let end"
            with monkeypatch.context() as m:
                m.setattr("strategos.web.matches.bot_workers.think", ENDLESS)
                stuck = asyncio.create_task(h.workers.think(task))
                await asyncio.sleep(0.1)
            others = [asyncio.create_task(h.workers.think(task)) for _ in range(3)]
            await asyncio.sleep(0)
            stuck.cancel()
            async with asyncio.timeout(50):
                assert all([await other for other in others])
            assert first not in h.workers._workers
            assert not [r for r in caplog.records if r.levelno >= logging.WARNING]

    asyncio.run(run())


def test_no_bot_thinks_in_the_servers_own_process(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought in the server's process would stop everybody else's game for as long as it takes."""

    def think_here(*_: Any) -> str:
        raise AssertionError("a bot was asked in the server's process")

    monkeypatch.setattr("strategos.web.matches.bot_workers._Table.key", think_here)

    async def run() -> None:
        async with hall(database) as h:
            names = [await h.start(NewMatch("skirmish", players=BOTS, seed=n)) for n in range(5)]
            for name in names:
                live = await h.get(name)
                live.watchers.add(Watcher(None, 0))
                h.wake(live)
            for name in names:
                await over(h, name)
                live = await h.get(name)
                assert live.match.outcome is not None
                assert not live.troubles

    asyncio.run(run())


def test_bots_wait_while_everybody_who_looks_on_has_more_than_he_can_show(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.start(NewMatch("conquest", seats=2, players=BOTS, seed=5)))
            one, other = Watcher(None, 0), Watcher(None, 0)
            one.busy = other.busy = True
            live.watchers = {one, other}
            h.wake(live)
            await asyncio.sleep(0.4)
            assert not live.version, "not one answer: the end of a turn may still be taken back"
            other.busy = False
            live.stirred.set()
            async with asyncio.timeout(60):
                while not live.version:
                    await asyncio.sleep(0.01)
            other.busy = True
            await asyncio.sleep(0.4)
            there = live.version
            await asyncio.sleep(0.6)
            assert live.version == there
            other.busy = False
            live.stirred.set()
            async with asyncio.timeout(60):
                while live.version <= there:
                    await asyncio.sleep(0.01)

    asyncio.run(run())
