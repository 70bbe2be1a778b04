"""Odds for whoever is asked something: a first answer at once, then better ones while he thinks.

The first comes from a thread of the server's own, with few trials. Better ones are tried in a process of its own that
stands behind everybody else, chunk by chunk, so that a new question waits for one chunk at most; what comes of the
chunks is pooled.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, cast

import msgspec

from strategos.games import game, in_effect
from strategos.kernel.asking import Seat, Target
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.parts.forecast import Inquiry, Prospects, Threat
from strategos.web.store.loading import suffix

from .bot_workers import kill, stand_back
from .live import Live

log = logging.getLogger("strategos.web")

FIRST = 12
"""Trials of the first answer."""
CHUNK = 120
"""Trials between two looks at whether anybody still wants to know."""
ENOUGH, LEAST = 2500, 400
"""Trials after which nothing is refined any more: of one thing, and of each of several."""


class Wish(msgspec.Struct, frozen=True):
    """What a seat wants to know. `record` is the match from its last checkpoint on."""

    record: bytes
    seat: Seat
    options: tuple[str, ...]
    target: dict[str, str | int] | None
    seed: int
    trials: int


Asked = tuple[Sequence[str], Target | None]
"""Options by their keys, and what is looked at."""


def reckon(dream: Match[Any], seat: Seat, asked: Asked, seed: int, trials: int) -> Prospects:
    """The odds of what is in front of the seat; the match is one the seat itself might imagine."""
    offered, decision = dream.game.odds, dream.decision(seat)
    if offered is None or decision is None:
        return Prospects()
    options, target = asked
    known = [key for key in options if decision.option(key) is not None]
    return offered().for_inquiry(Inquiry(dream, seat, decision, known, target, trials, seed))


def reckon_on(data: bytes) -> bytes:
    """In the process that refines: one chunk."""
    wish = msgspec.json.decode(data, type=Wish)
    record = Record.decode(wish.record)
    match, lost = record.load(game(record.game))
    if lost:
        return msgspec.json.encode(Prospects())
    dream = as_known(match, wish.seat, wish.seed)
    return msgspec.json.encode(reckon(dream, wish.seat, (wish.options, wish.target), wish.seed, wish.trials))


def sampled(found: Prospects) -> list[int]:
    """How often each thing was tried, of what was tried and not counted."""
    each = [found.question, found.target, *found.options.values()]
    return [
        int(cast("dict[str, Any]", odds)["samples"]) for odds in each if isinstance(odds, dict) and "samples" in odds
    ]


def pooled(a: Any, b: Any, of_a: int = 0, of_b: int = 0) -> Any:
    """Two samples of the same odds as one: a number that differs is a mean over as many trials as `samples` says."""
    if isinstance(a, dict) and isinstance(b, dict):
        left, right = cast("dict[str, Any]", a), cast("dict[str, Any]", b)
        of_a, of_b = int(left.get("samples", of_a)), int(right.get("samples", of_b))
        both = {key: pooled(value, right.get(key), of_a, of_b) for key, value in left.items()}
        return {**both, "samples": of_a + of_b} if "samples" in left else both
    if isinstance(a, list) and isinstance(b, list) and len(cast("list[Any]", a)) == len(cast("list[Any]", b)):
        return [pooled(x, y, of_a, of_b) for x, y in zip(cast("list[Any]", a), cast("list[Any]", b), strict=True)]
    if a != b and isinstance(a, int | float) and isinstance(b, int | float) and of_a + of_b:
        return (a * of_a + b * of_b) / (of_a + of_b)
    return cast("Any", a)


def together(a: Prospects, b: Prospects) -> Prospects:
    options: Mapping[str, Any] = {key: pooled(odds, b.options.get(key)) for key, odds in a.options.items()}
    return Prospects(pooled(a.question, b.question), options, pooled(a.target, b.target))


def as_known(match: Match[Any], seat: Seat, seed: int) -> Match[Any]:
    """A copy with everything the seat cannot know imagined: it must not show in odds or ways either."""
    return match.imagine(seat, seed) if match.game.secrets else match.copy()


class Dream(msgspec.Struct, frozen=True):
    """A match as one seat may know it, for whoever advises that seat."""

    match: Match[Any]
    seat: Seat
    version: int


async def dream_of(live: Live, seat: Seat | None) -> Dream | None:
    """None if there is nobody to advise: no person sits there, or none who is asked."""
    if seat is None or live.is_bot(seat):
        return None
    async with live.lock:
        if live.match.decision(seat) is None:
            return None
        twin, version = live.match.copy(), live.known(seat).version
    return Dream(await asyncio.to_thread(as_known, twin, seat, version), seat, version)


async def first_odds(
    live: Live, dream: Dream | None, options: Sequence[str] = (), target: Target | None = None
) -> Prospects | None:
    """A first answer; None if there are no odds."""
    if dream is None or live.match.game.odds is None:
        return None
    try:
        return await asyncio.to_thread(reckon, dream.match, dream.seat, (options, target), dream.version, FIRST)
    except Exception:
        log.exception("match %s: the odds broke down", live.id)
        return None


async def threats_to(live: Live, seat: Seat | None) -> tuple[Threat, ...]:
    """Who could attack a seat next, as it may know it, asked or not; nobody where that is not reckoned."""
    offered = live.match.game.odds
    reckoned = None if offered is None else offered().threats
    if reckoned is None or seat is None or live.is_bot(seat) or live.match.outcome is not None:
        return ()
    async with live.lock:
        twin, version = live.match.copy(), live.known(seat).version
    return tuple(await asyncio.to_thread(lambda: reckoned(as_known(twin, seat, version).state, seat)))


async def odds_of(live: Live, seat: Seat | None, option: str | None) -> Any:
    """The odds of one option or, where it has none of its own, of the question."""
    found = await first_odds(live, await dream_of(live, seat), () if option is None else (option,))
    return None if found is None else found.options.get(option or "", found.question)


class Reckoner:
    """The process that refines odds. It is begun when it is needed first; one chunk at a time, whoever asks."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        self._turn = asyncio.Semaphore(1)

    def close(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            kill(process)

    async def refined(
        self, live: Live, seat: Seat, first: Prospects, options: Sequence[str], target: Target | None
    ) -> AsyncIterator[Prospects]:
        """Better and better odds of the same, each from about twice the trials, until they are good enough or the match
        has moved on."""
        async with live.lock:
            version, record = live.known(seat).version, suffix(live.match).encode()
        looked = None if target is None else dict(target)
        # All of it together, then the question alone: it matters most, and others would take most of the time.
        stages = ((tuple(options), looked), ((), None)) if options or looked else (((), None),)
        found, seed = first, version
        for keys, at in stages:
            stage = found if keys or at else Prospects(found.question)
            if not (tried := sampled(stage)):
                continue
            told, each, enough = min(tried), max(10, CHUNK // len(tried)), max(LEAST, ENOUGH // len(tried))
            while min(sampled(stage)) < enough:
                seed += 1_000_003
                async with self._turn:
                    if live.known(seat).version != version:
                        return
                    more = await self._chunk(Wish(record, seat, keys, at, seed, each))
                if more is None or not sampled(more) or live.known(seat).version != version:
                    return
                stage, found = together(stage, more), together(found, more)
                if min(sampled(stage)) >= min(enough, 2 * told):
                    told = min(sampled(stage))
                    yield found

    async def _chunk(self, wish: Wish) -> Prospects | None:
        if self._process is None:
            self._process = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), stand_back, (in_effect(), 10))
        try:
            data = await asyncio.get_running_loop().run_in_executor(self._process, reckon_on, msgspec.json.encode(wish))
        except BrokenExecutor:
            log.warning("the process that refines odds died")
            self.close()
            return None
        except Exception:
            log.exception("odds could not be refined")
            return None
        return msgspec.json.decode(data, type=Prospects)
