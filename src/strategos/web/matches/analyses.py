"""Analyses of matches that are over: in processes that stand behind everybody else, one match at a time.

The chances along the way are there first, then what a chunk of answers was worth, as it is found. The last analyses
are kept by match and version; nothing of them is stored.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import TypeVar

import msgspec

from strategos.coach import can_judge
from strategos.coach.analysis import first_look, judge, shares
from strategos.games import in_effect
from strategos.kernel.asking import Seat
from strategos.kernel.record import Record
from strategos.web.messages import Report
from strategos.web.problems import WebError

from .bot_workers import kill, stand_back
from .live import Live

log = logging.getLogger("strategos.web")

T = TypeVar("T")

KEPT = 16
"""Analyses in memory; one has some 20 KB."""
WAITING = 8
"""Matches that wait at a time; whoever comes then is asked to come back."""
BEHIND = 10
"""How far the processes stand back (niceness)."""
SECONDS = 100.0
"""Of the processors there are, for one match."""

Of = tuple[str, int, tuple[Seat, ...]]
"""A match as it stands, and whose answers are judged."""


class Analyses:
    """The queue of matches to be analysed, and what was found."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or min(2, os.cpu_count() or 1)
        self._found: dict[Of, Report] = {}
        self._queue: list[Of] = []
        """The one at work, then those that wait."""
        self._turn = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._processes: Executor | None = None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._end()

    def report(self, live: Live, seats: Sequence[Seat] = ()) -> Report:
        """How far the analysis of a match has come."""
        of = self._of(live, seats)
        found = self._found.get(of)
        if found is None:
            return Report("none", of[2])
        before = self._queue.index(of) if of in self._queue else 0
        return msgspec.structs.replace(found, before=before) if found.status == "waiting" else found

    async def begin(self, live: Live, seats: Sequence[Seat] = ()) -> Report:
        """Analyse a match, a whole one, unless that has been done. Raises WebError where it cannot be."""
        if live.match.outcome is None:
            raise WebError(409, "not_over", "A match is analysed when it is over.")
        if not can_judge(live.match.game):
            raise WebError(422, "nothing_to_judge_by", "There is nothing to judge this game's positions by.")
        if any(seat >= len(live.players) for seat in seats):
            raise WebError(400, "bad_input", f"The match has {len(live.players)} seats.")
        of = self._of(live, seats)
        known = self._found.get(of)
        if known is None or known.status == "failed":
            if len(self._queue) > WAITING:
                raise WebError(429, "slow_down", "Too many matches are being analysed; come back in a while.")
            record = Record.of(live.match).encode()
            self._keep(of, Report("waiting", of[2]))
            self._queue.append(of)
            task = asyncio.create_task(self._analyse(of, record))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.report(live, seats)

    def _of(self, live: Live, seats: Sequence[Seat]) -> Of:
        people = tuple(n for n, player in enumerate(live.players) if player.human)
        every = tuple(range(len(live.players)))
        return live.id, live.version, tuple(sorted(set(seats))) or people or every

    def _keep(self, of: Of, report: Report) -> None:
        self._found[of] = report
        idle = [known for known in self._found if known not in self._queue]
        for known in idle[: max(0, len(self._found) - KEPT)]:
            del self._found[known]

    async def _analyse(self, of: Of, record: bytes) -> None:
        seats = of[2]
        try:
            async with self._turn:
                self._keep(of, Report("running", seats))
                found = await self._run(first_look, record, seats)
                analysis, todo = found.analysis, shares(found, record, SECONDS * self.workers)
                self._keep(of, Report("running", seats, 0, analysis))
                for judged in asyncio.as_completed([self._run(judge, share) for share in todo]):
                    analysis = analysis.with_more(await judged)
                    self._keep(of, Report("running", seats, 0, analysis))
                self._keep(of, Report("done", seats, 0, analysis))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("match %s: its analysis broke down", of[0])
            self._end()
            self._keep(of, Report("failed", seats))
        finally:
            self._queue.remove(of)
            if not self._queue:
                self._end()

    async def _run(self, work: Callable[..., T], *given: object) -> T:
        processes = self._processes = self._processes or self.started()
        return await asyncio.get_running_loop().run_in_executor(processes, work, *given)

    def started(self) -> Executor:
        """Processes that stand behind everybody else."""
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, spawn, stand_back, (in_effect(), BEHIND))

    def _end(self) -> None:
        processes, self._processes = self._processes, None
        if isinstance(processes, ProcessPoolExecutor):
            kill(processes)
