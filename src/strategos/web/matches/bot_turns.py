"""The bots of one match at play: ask a worker, give its answers to the match one by one, until a person is asked."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import zlib

import msgspec

from strategos.bots import Chair, quick_bot, random_key
from strategos.kernel.errors import Refused
from strategos.web.problems import WebError
from strategos.web.store.loading import suffix

from .bot_workers import Task, Thought, Workers
from .changes import Stale
from .live import Live

log = logging.getLogger("strategos.web")

PATIENCE = 1.0
"""Seconds a hurried bot still gets."""


async def play_bots(live: Live, workers: Workers, pause: float) -> None:
    """Runs while it is the bots' turn; only one at a time for a match."""
    try:
        await live.ready()
        while await _round(live, workers, pause):
            # A match of bots alone rests while nobody watches.
            if not live.watchers and not any(p.human for p in live.players):
                return
            await live.ready()
    except asyncio.CancelledError:
        raise
    except WebError as error:
        log.error("match %s: the bots stop: %s", live.id, error)
        live.halted = True
        live.notice("halted", {"detail": error.detail})
        live.tell()
    except Exception:
        log.exception("match %s: the bots stop", live.id)
        live.halted = True
        live.notice("halted", {"detail": ""})
        live.tell()
    finally:
        live.hurry.clear()


async def _round(live: Live, workers: Workers, pause: float) -> bool:
    """One batch of answers; False when no bot is asked any more."""
    async with live.lock:
        seats = live.bots_asked
        if not seats or live.gone is not None:
            return False
        epoch = live.epoch
        bots = {n: p.bot or "random" for n, p in enumerate(live.players) if not p.human}
        record = suffix(live.match).encode()
        # In a guided game the bots, too, play as they always do.
        lot = next((p.guide for p in live.players if p.guide), live.id)
        seed = zlib.crc32(f"{lot}/{live.version}".encode())
    thought = await _think(live, workers, Task(record, bots, seed, plans=live.plans))
    for trouble in thought.trouble if thought else ():
        _say(live, trouble)
    if thought is None or not thought.answers:
        async with live.lock:
            if live.epoch == epoch and live.bots_asked:
                await _at_random(live, live.bots_asked[0], seed)
        return True
    live.plans = thought.plans
    # Together, where nobody wants to see them come one by one.
    step = len(thought.answers) if pause <= 0 else 1
    for first in range(0, len(thought.answers), step):
        async with live.lock:
            if live.epoch != epoch:
                break
            before = live.match.answer_count
            given = await live.play_on(thought.answers[first : first + step])
            if live.epoch != epoch:
                break
            live.note_motives(
                msgspec.structs.replace(one, number=before + one.number - first)
                for one in thought.motives
                if first <= one.number < first + given
            )
            if given == 0 and first == 0 and live.bots_asked == seats:
                # Nothing has changed, yet the answer does not fit: thinking once more would not help.
                _say(live, "a worker's answer does not fit the question")
                await _at_random(live, seats[0], seed)
            if given < step:
                break
        if pause > 0 and not live.hurry.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.hurry.wait(), pause)
    return True


def _say(live: Live, trouble: str) -> None:
    """Each trouble is logged once for a match."""
    if trouble not in live.troubles and len(live.troubles) < 20:
        live.troubles.add(trouble)
        log.warning("match %s: %s; answered at random", live.id, trouble)


async def _at_random(live: Live, seat: int, seed: int) -> None:
    decision = live.match.decision(seat)
    if decision is not None:
        with contextlib.suppress(Refused, Stale):
            await live.play(seat, random_key(Chair(live.match, decision, random.Random(seed))))


async def _think(live: Live, workers: Workers, task: Task) -> Thought | None:
    """The worker's answers; when somebody hurries the bot, a quick one's; None if there is nothing in time."""
    thinking = asyncio.ensure_future(workers.think(task))
    hurried = asyncio.ensure_future(live.hurry.wait())
    try:
        await asyncio.wait({thinking, hurried}, return_when=asyncio.FIRST_COMPLETED)
        if thinking.done():
            return thinking.result()
        quick = quick_bot(live.match.game.id)
        if not set(task.bots.values()) <= {quick, "random"}:
            thinking.cancel()
            bots = dict.fromkeys(task.bots, quick)
            hasty = msgspec.structs.replace(task, bots=bots, plans={})
            thinking = asyncio.ensure_future(workers.think(hasty))
        with contextlib.suppress(TimeoutError):
            thought = await asyncio.wait_for(asyncio.shield(thinking), PATIENCE)
            # What another has noted down is of no use to the bot he answered for.
            return thought and msgspec.structs.replace(thought, plans=task.plans)
        return None
    finally:
        hurried.cancel()
        thinking.cancel()
