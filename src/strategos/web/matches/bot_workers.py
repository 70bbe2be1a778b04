"""Bots think in worker processes, never in the server's own.

A task is a record of the match from its last checkpoint on; a worker plays on through consecutive decisions of
bots, for a tenth of a second or so, and hands the answers back. The server gives them to its own match one by one;
the dice are the same, so the match runs the same way there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Any

import msgspec

from strategos.bots import Budget, Chair, bot, budget_of, known_bots, random_key
from strategos.bots.why import Why
from strategos.games import game, hand_over, in_effect
from strategos.kernel.asking import Decision
from strategos.kernel.beside import Bot
from strategos.kernel.errors import StrategosError
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.segment import Answer
from strategos.parts.corrections import Corrections

from .process_limits import limit_memory

log = logging.getLogger("strategos.web")

BATCH_ANSWERS = 16
BATCH_SECONDS = 0.1
GRACE = 0.3
"""Seconds a worker gets to end a thought nobody waits for."""
MEMORY = 2 << 30
"""Bytes of address space of a worker; the programme has a quarter of it."""
MOST_PLAN = 1 << 16
"""Bytes a bot may note down for itself."""


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to answer for the bots of a match. `bots` has a name for each seat a bot sits at."""

    record: bytes
    bots: dict[int, str]
    seed: int
    answers: int = BATCH_ANSWERS
    plans: dict[int, bytes] = {}
    """What the bots at these seats noted down when they thought last."""
    budget: Budget | None = None
    listed: tuple[str, ...] = ()
    """The bots that may play beside the game's own: names in a database are no reason to run anything."""


class Motive(msgspec.Struct, frozen=True):
    """The reasons of an answer that was searched for."""

    number: int
    """Which of a thought's answers it is; which of the match's answers, once it has been given."""
    seat: int
    round: int
    why: Why


class Thought(msgspec.Struct, frozen=True):
    """The answers, in order, and what went wrong with a bot, if anything."""

    answers: tuple[Answer, ...]
    trouble: tuple[str, ...] = ()
    plans: dict[int, bytes] = {}
    motives: tuple[Motive, ...] = ()


def think(data: bytes) -> bytes:
    """In a worker: answer for the bots as long as it is their turn and the time lasts."""
    try:
        thought = _thought(msgspec.json.decode(data, type=Task))
    except MemoryError:
        # What a bot has hoarded is gone with it.
        os._exit(1)
    return msgspec.json.encode(thought)


def _thought(task: Task) -> Thought:
    record = Record.decode(task.record)
    try:
        match, lost = record.load(game(record.game))
        problem = f"{len(lost)} answers do not fit" if lost else ""
    except StrategosError as error:
        match, problem = None, str(error)
    if match is None or problem:
        return Thought((), (f"the worker could not follow the match ({problem})",))
    rng = random.Random(task.seed)
    until = time.perf_counter() + BATCH_SECONDS
    answers: list[Answer] = []
    trouble: list[str] = []
    motives: list[Motive] = []
    table = _Table(match, task, trouble)
    while len(answers) < task.answers:
        decision = next((d for d in match.pending if d.seat in task.bots), None)
        if decision is None:
            break
        key = table.key(decision, rng)
        if table.why is not None:
            motives.append(Motive(len(answers), decision.seat, match.game.round(match.state), table.why))
        answers.append(Answer(decision.seat, decision.kind, key))
        try:
            match.play(decision.seat, key)
        except StrategosError:
            break  # the server will meet the same error and deal with it
        if time.perf_counter() > until:
            break
    return Thought(tuple(answers), tuple(trouble), table.plans, tuple(motives))


class _Table:
    """The bots of a match while a worker has it before it."""

    def __init__(self, match: Match[Any], task: Task, trouble: list[str]) -> None:
        self.match, self.task, self.trouble = match, task, trouble
        self.plans = {seat: plan for seat, plan in task.plans.items() if seat in task.bots}
        self._sitting: dict[int, Bot] = {}
        self.why: Why | None = None
        """Of the last answer, if it was searched for."""

    def key(self, decision: Decision, rng: random.Random) -> str:
        """A bot's answer; one at random where it fails."""
        seat, name = decision.seat, self.match.game.id
        self.why = None
        chair = Chair(self.match, decision, rng, budget_of(name, self.task.bots[seat], self.task.budget))
        try:
            player = self._bot(seat)
            key = player.answer(chair)
            if decision.option(key) is None:
                raise ValueError(f"{key!r} is no option")
            if len(player.plan) > MOST_PLAN:
                raise ValueError(f"a plan of {len(player.plan)} bytes")
            self.plans[seat] = player.plan
            why = getattr(player, "why", None)
            self.why = why if isinstance(why, Why) else None
        except BaseException as error:
            # Whatever a bot raises, it would end the server if it came out of the worker: no interrupt is meant here.
            self.trouble.append(f"bot {self.task.bots[seat]} at {decision.kind}: {type(error).__name__}: {error}")
            self.plans.pop(seat, None)
            self._sitting.pop(seat, None)
            return random_key(chair)
        return key

    def _bot(self, seat: int) -> Bot:
        if seat not in self._sitting:
            name, known = self.task.bots[seat], (*known_bots(self.match.game.id), *self.task.listed)
            if name not in known:
                raise ValueError("there is no such bot here")
            player = bot(self.match.game.id, name)
            player.plan = self.plans.get(seat, b"")
            self._sitting[seat] = player
        return self._sitting[seat]


def stand_back(corrected: dict[str, Corrections], behind: int = 5) -> None:
    """A worker knows the facts the server knows, stands back behind it, leaves interrupts to it, does not take all
    memory, and ends when it does, however that happens."""
    hand_over(corrected)
    limit_memory(MEMORY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(behind)  # people are served first
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _ready() -> int:
    return os.getpid()


def kill(worker: ProcessPoolExecutor) -> None:
    """End a process at once, whatever it is doing, or even if it has been stopped; it has nothing to put in order."""
    processes = list((worker._processes or {}).values())  # pyright: ignore[reportPrivateUsage]
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(Exception):
            process.kill()


class Workers:
    """Processes, each by itself: one that dies, or thinks what nobody waits for any more, is replaced and the others
    think on. What was lost with it costs one answer at random, not the match."""

    def __init__(
        self, processes: int, limit: float, listed: tuple[str, ...] = (), budget: Budget | None = None
    ) -> None:
        self.processes, self.limit = processes, limit
        self.listed, self.budget = listed, budget
        self._workers: list[ProcessPoolExecutor] = []
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()

    def open(self) -> None:
        for _ in range(self.processes):
            self._add()

    async def close(self) -> None:
        workers = list(self._workers)
        for worker in workers:
            self._end(worker)
        # Their threads end by themselves now; whoever leaves them behind meets them at the very end, half taken apart.
        await asyncio.gather(*(asyncio.to_thread(worker.shutdown) for worker in workers))
        self._free = asyncio.Queue()

    def _add(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        worker = ProcessPoolExecutor(1, mp_context=spawn, initializer=stand_back, initargs=(in_effect(),))
        worker.submit(_ready)
        self._workers.append(worker)
        self._free.put_nowait(worker)

    def _end(self, worker: ProcessPoolExecutor) -> None:
        self._workers.remove(worker)
        kill(worker)

    def _replace(self, worker: ProcessPoolExecutor) -> None:
        if worker in self._workers:
            self._end(worker)
            self._add()

    async def think(self, task: Task) -> Thought | None:
        """The thoughts of a worker; None if there were none in time."""
        data = msgspec.json.encode(msgspec.structs.replace(task, budget=self.budget, listed=self.listed))
        for _ in range(2):
            if not self._workers:
                self.open()
            worker = await self._free.get()
            future: Future[bytes] | None = None
            try:
                future = worker.submit(think, data)
                answer = await asyncio.wait_for(asyncio.wrap_future(future), self.limit)
            except asyncio.CancelledError:
                self._abandon(worker, future)
                raise
            except TimeoutError:
                log.warning("a bot did not answer within %.0f s", self.limit)
                self._replace(worker)
                return None
            except BrokenExecutor:
                if worker in self._workers:
                    log.warning("a worker process died; starting a new one")
                    self._replace(worker)
                continue
            self._free.put_nowait(worker)
            return msgspec.json.decode(answer, type=Thought)
        return None

    def _abandon(self, worker: ProcessPoolExecutor, future: Future[bytes] | None) -> None:
        """Nobody waits for this thought any more: most end by themselves at once, the others with their worker."""
        if future is None or future.done() or worker not in self._workers:
            self._found(worker)
            return
        loop = asyncio.get_running_loop()
        late = loop.call_later(GRACE, self._replace, worker)

        def ended(_: Future[bytes]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._found, worker, late)

        future.add_done_callback(ended)

    def _found(self, worker: ProcessPoolExecutor, late: asyncio.TimerHandle | None = None) -> None:
        """The worker is free again, if it is still one."""
        if late is not None:
            late.cancel()
        if worker in self._workers:
            self._free.put_nowait(worker)
