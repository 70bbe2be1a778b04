"""Hints for whoever is asked something, thought out in a process of its own that stands behind everybody else.

One at a time, whoever asks. The same question gets the same hint, and counts once.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor

import msgspec

from strategos.coach import Advice, advise, can_advise
from strategos.games import game, in_effect
from strategos.kernel.asking import Seat
from strategos.kernel.record import Record
from strategos.web.problems import WebError
from strategos.web.store.loading import suffix

from .bot_workers import kill, stand_back
from .live import Live

log = logging.getLogger("strategos.web")

BEHIND = 10
"""How far the process stands back (niceness)."""


class Wish(msgspec.Struct, frozen=True):
    """What a seat is asked. `record` is the match from its last checkpoint on."""

    record: bytes
    seat: Seat
    seed: int


def advise_on(data: bytes) -> bytes:
    """In the process: the best plans, from what the seat itself can know."""
    wish = msgspec.json.decode(data, type=Wish)
    record = Record.decode(wish.record)
    match, lost = record.load(game(record.game))
    return msgspec.json.encode(Advice() if lost else advise(match, wish.seat, seed=wish.seed))


class Advisers:
    """The process that thinks hints out; begun when it is needed first."""

    def __init__(self) -> None:
        self._process: Executor | None = None
        self._turn = asyncio.Semaphore(1)

    def close(self) -> None:
        process, self._process = self._process, None
        if isinstance(process, ProcessPoolExecutor):
            kill(process)

    async def hint(self, live: Live, seat: Seat | None) -> Advice:
        """The best plans for what a seat is asked; counted. Raises WebError where there are none to be had."""
        if seat is None or live.is_bot(seat) or live.match.outcome is not None:
            raise WebError(403, "not_your_seat", "You only watch.")
        if not live.players[seat].hints:
            raise WebError(403, "no_hints", "This game is played without hints.")
        if not can_advise(live.match.game):
            raise WebError(404, "no_advice", "There are no hints in this game.")
        async with self._turn:
            async with live.lock:
                version, decision = live.known(seat).version, live.match.decision(seat)
                if decision is None:
                    raise WebError(409, "not_asked", "You are not asked anything.")
                known = live.advice.get(seat)
                if known is not None and known[0] == version:
                    return known[1]
                wish = Wish(suffix(live.match).encode(), seat, version)
            advice = await self._thought_out(wish)
            async with live.lock:
                if live.gone is not None or live.known(seat).version != version:
                    raise WebError(409, "stale", "The match has moved on.")
                # A forced answer is no hint.
                if advice.hints:
                    await live.note_hint(seat)
                live.advice[seat] = version, advice
        return advice

    async def _thought_out(self, wish: Wish) -> Advice:
        process = self._process = self._process or self.started()
        try:
            data = await asyncio.get_running_loop().run_in_executor(process, advise_on, msgspec.json.encode(wish))
        except BrokenExecutor:
            log.warning("the process that thinks out hints died")
            self.close()
            raise WebError(500, "server_error", "The hint broke down.") from None
        return msgspec.json.decode(data, type=Advice)

    def started(self) -> Executor:
        """A process that stands behind everybody else."""
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), stand_back, (in_effect(), BEHIND))
