"""Play over a WebSocket: one task reads and answers in order, one sends what waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, SkipValidation

from strategos.kernel.asking import No
from strategos.kernel.errors import DataError, Refused
from strategos.parts.forecast import Prospects
from strategos.web.matches.far_moves import ways
from strategos.web.matches.fatal_answers import Peril
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live, Stale
from strategos.web.matches.motives import motive
from strategos.web.matches.odds import Dream, dream_of, first_odds, sampled, threats_to
from strategos.web.matches.watchers import COME_BACK, TOO_MUCH, Watcher
from strategos.web.messages import (
    AdviceMessage,
    Advise,
    Counsel,
    DoneMessage,
    ErrorMessage,
    FromClient,
    Hurry,
    Look,
    Motive,
    NoticeMessage,
    OddsMessage,
    PerilMessage,
    Ping,
    Play,
    Pong,
    Redo,
    RefusedMessage,
    ThreatsMessage,
    Undo,
    Wait,
    WaysMessage,
    Why,
    WhyMessage,
    decode_client,
    encode,
)
from strategos.web.problems import Unreachable, WebError
from strategos.web.rate_limits import MESSAGES, Bucket
from strategos.web.settings import FRAME_LIMIT

log = logging.getLogger("strategos.web")

Socket = WebSocket[Any, Any, Any]

OFFENCES = 100
"""How often a client may send too much."""
UNREADY = 8
"""Questions for counsel one reader may have open."""
REFINING = 3
"""Answers to one reader that are refined at a time; an older one stays as it is."""
READERS = 200
"""Sockets at one match."""

NOT_FOUND, BROKEN = 4404, 1011
_PONG = encode(Pong()).decode()


@websocket("/api/matches/{match:str}/play")
async def play(socket: Socket, match: FromPath[str], hall: NamedDependency[SkipValidation[Hall]]) -> None:
    await socket.accept()
    try:
        live = await hall.get(match)
    except WebError as error:
        await _farewell(socket, error.why, error.detail, NOT_FOUND)
        return
    except Unreachable as error:
        await _farewell(socket, "come_back", str(error), COME_BACK)
        return
    except Exception as error:
        log.error("match %s cannot be loaded: %s", match, error)
        detail = str(error) if isinstance(error, DataError) else "The stored match cannot be read."
        await _farewell(socket, "unreadable", detail, NOT_FOUND)
        return
    if len(live.watchers) >= READERS:
        await _farewell(socket, "too_many_readers", "Too many are watching.", TOO_MUCH)
        return
    await Session(socket, hall, live).run()


def rewound(live: Live) -> NoticeMessage:
    """What a changed rule took back, and what it says to that."""
    because = live.because or No("", "asked_otherwise")
    return NoticeMessage("rewound", {"answers": live.lost, "rule": because.rule, "because": because.why})


async def _farewell(socket: Socket, why: str, detail: str, code: int) -> None:
    with contextlib.suppress(Exception):
        await _send(socket, encode(ErrorMessage(None, why, detail)).decode())
        await socket.close(code, why)


async def _send(socket: Socket, text: str) -> None:
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


def _number(socket: Socket, name: str) -> int | None:
    text = socket.query_params.get(name)
    try:
        return None if text is None else max(-(1 << 53), min(1 << 53, int(text[:20])))
    except ValueError:
        return None


class Session:
    """One reader at one match."""

    def __init__(self, socket: Socket, hall: Hall, live: Live) -> None:
        self.socket, self.hall, self.live = socket, hall, live
        self.watcher = Watcher(live.eyes(_number(socket, "seat")), 0)
        self._bucket = Bucket(*MESSAGES)
        self._offences = 0
        self._reckoning: set[asyncio.Task[None]] = set()
        self._refining: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        live, watcher = self.live, self.watcher
        sender = asyncio.create_task(self._send_on())
        try:
            async with live.lock:
                live.watchers.add(watcher)
                live.stirred.set()
                since, version = _number(self.socket, "events") or 0, _number(self.socket, "version")
                if not live.reaches(watcher.seat, since, version):
                    await self.hall.complete(live)
                watcher.seen = live.unseen_since(watcher.seat, since, version)
                if live.other_data:
                    watcher.put(encode(NoticeMessage("other_data", {})).decode())
                if live.lost:
                    watcher.put(encode(rewound(live)).decode())
                live.tell_one(watcher)
            self.hall.wake(live)
            await self._read_on()
        except WebSocketDisconnect:
            pass
        except Unreachable as error:
            self._error(None, "come_back", str(error))
            watcher.close(COME_BACK)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5)
        except Exception:
            log.exception("match %s: a reader at seat %s is sent away", live.id, watcher.seat)
            self._error(None, "server_error", "Something broke down here; the match stands as it was.")
            watcher.close(BROKEN)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5)
        finally:
            live.watchers.discard(watcher)
            live.stirred.set()
            watcher.close()
            sender.cancel()
            for task in (*self._reckoning, *self._refining):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender

    async def _send_on(self) -> None:
        watcher = self.watcher
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                text = await watcher.next()
                if text is not None:
                    await _send(self.socket, text)
                elif watcher.closed is not None:
                    await self.socket.close(watcher.closed)
                    return
                else:
                    async with self.live.lock:
                        watcher.behind = False
                        self.live.tell_one(watcher)

    async def _read_on(self) -> None:
        while True:
            frame: Any = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._offences += 1
                self._error(None, "slow_down", "Too many messages; wait a moment.")
                if self._offences > OFFENCES:
                    await self.socket.close(TOO_MUCH, "slow_down")
                    return
                continue
            text = frame.get("text")
            if text is None:
                self._error(None, "text_only", "Messages are JSON texts, not binary.")
                continue
            if len(text) > FRAME_LIMIT:
                self._error(None, "too_large", f"A message has at most {FRAME_LIMIT} bytes.")
                continue
            try:
                message = decode_client(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._error(_id_of(text), "bad_message", str(error)[:200])
                continue
            await self._answer(message)

    async def _answer(self, message: FromClient) -> None:
        number = 0 if isinstance(message, Ping) else message.id
        try:
            match message:
                case Ping():
                    self.watcher.put(_PONG)
                case Why():
                    async with self.live.lock:
                        no = self.live.explain(self.watcher.seat, message.target)
                    self._put(WhyMessage(number, message.target, no))
                case Counsel(threats=True):
                    self._reckon(self._threats(message))
                case Counsel():
                    self._reckon(self._counsel(message))
                case Advise():
                    self._reckon(self._advise(message))
                case Motive():
                    async with self.live.lock:
                        told = motive(self.live, number, message.seat)
                    self._put(told)
                case Hurry():
                    self.live.halted = self.live.held = False
                    self.live.hurry.set()
                    self.live.stirred.set()
                    self.hall.wake(self.live)
                case Wait():
                    self.watcher.busy = message.on
                    if message.on:
                        self.live.hurry.clear()
                    self.live.stirred.set()
                case Look():
                    await self._look(message)
                case Play() | Undo() | Redo():
                    await self._change(message)
        except Refused as error:
            self._put(RefusedMessage(number, error.no))
        except WebError as error:
            self._error(number, error.why, error.detail)
        except Unreachable as error:
            # What became of it nobody can say now: its sender asks again when he comes back.
            self._error(number, "come_back", str(error))
            self.watcher.close(COME_BACK)
        except Exception:
            log.exception("match %s: %s", self.live.id, type(message).__name__)
            self._error(number, "server_error", "Something broke down here; the match stands as it was.")

    def _reckon(self, work: Coroutine[Any, Any, None]) -> None:
        """Odds and ways come when they are ready; nobody's answers wait for them."""
        address = self.socket.client.host if self.socket.client else ""
        if len(self._reckoning) >= UNREADY or not self.hall.counsel_rate.take(address):
            work.close()
            raise WebError(429, "slow_down", "Too many questions for odds or ways; wait a moment.")
        task = asyncio.create_task(work)
        self._reckoning.add(task)
        task.add_done_callback(self._reckoning.discard)

    async def _counsel(self, message: Counsel) -> None:
        """Odds and far goals, both on one imagined copy."""
        dream = await dream_of(self.live, self.watcher.seat)
        await asyncio.gather(self._odds(message, dream), *([self._ways(message, dream)] if message.ways else []))

    async def _odds(self, message: Counsel, dream: Dream | None) -> None:
        """A first answer at once; then better ones under the same number, until the match has moved on."""
        try:
            async with self.hall.reckoning:
                found = await first_odds(self.live, dream, message.options, message.target) or Prospects()
            self._put(OddsMessage(message.id, found.question, found.options, found.target))
            if dream is not None and sampled(found):
                self._refine(message, dream.seat, found)
        except Exception:
            log.exception("match %s: the odds broke down", self.live.id)
            self._error(message.id, "server_error", "The odds broke down.")

    def _refine(self, message: Counsel, seat: int, first: Prospects) -> None:
        async def run() -> None:
            better = self.hall.reckoner.refined(self.live, seat, first, message.options, message.target)
            async for found in better:
                self._put(OddsMessage(message.id, found.question, found.options, found.target))

        # What was asked for last is what the reader looks at now.
        while len(self._refining) >= REFINING:
            self._refining.pop(0).cancel()
        task = asyncio.create_task(run())
        self._refining.append(task)
        task.add_done_callback(lambda done: self._refining.remove(done) if done in self._refining else None)

    async def _ways(self, message: Counsel, dream: Dream | None) -> None:
        try:
            async with self.hall.reckoning:
                # Its own copy: the odds play on theirs at the same time.
                found = await asyncio.to_thread(lambda: ways(dream.match.copy(), dream.seat)) if dream else {}
            self._put(WaysMessage(message.id, found))
        except Exception:
            log.exception("match %s: the ways broke down", self.live.id)
            self._error(message.id, "server_error", "The ways broke down.")

    async def _advise(self, message: Advise) -> None:
        """A hint, when it has been thought out."""
        try:
            seat = self.watcher.seat
            advice = await self.hall.advisers.hint(self.live, seat)
            self._put(AdviceMessage(message.id, advice, self.live.hinted.count(seat) if seat is not None else 0))
        except WebError as error:
            self._error(message.id, error.why, error.detail)
        except Exception:
            log.exception("match %s: a hint broke down", self.live.id)
            self._error(message.id, "server_error", "The hint broke down.")

    async def _threats(self, message: Counsel) -> None:
        try:
            async with self.hall.reckoning:
                found = await threats_to(self.live, self.watcher.seat)
            self._put(ThreatsMessage(message.id, found))
        except Exception:
            log.exception("match %s: the threats broke down", self.live.id)
            self._error(message.id, "server_error", "The threats broke down.")

    async def _look(self, message: Look) -> None:
        """Another seat: the whole log as that seat may read it."""
        live, watcher = self.live, self.watcher
        async with live.lock:
            seat = live.eyes(message.seat)
            if seat != watcher.seat and live.match.game.secrets:
                await self.hall.complete(live)
                watcher.seen = 0
            watcher.seat = seat
            if message.take and seat is not None:
                live.notice("taken", {"seat": seat}, [w for w in live.watchers if w.seat == seat and w is not watcher])
            live.tell_one(watcher)

    async def _change(self, message: Play | Undo | Redo) -> None:
        live, seat, token = self.live, self.watcher.seat, message.token or None
        async with live.lock:
            try:
                match message:
                    case Play():
                        if seat is None or live.is_bot(seat):
                            raise WebError(403, "not_your_seat", "You only watch.")
                        await live.play(seat, message.key, message.version, warn=message.warn, token=token)
                    case Undo():
                        await live.undo(seat, message.version, token)
                    case Redo():
                        await live.redo(seat, message.version, token)
            except Peril:
                self._put(PerilMessage(message.id, message.key if isinstance(message, Play) else ""))
                return
            except (Stale, Refused, WebError) as error:
                if live.gone is None and token is not None and await live.knows(token):
                    # It comes once more, because its sender was not told that it is stored.
                    live.tell_one(self.watcher)
                    self._put(DoneMessage(message.id))
                    return
                if not isinstance(error, Stale):
                    raise
                live.tell_one(self.watcher)
                raise WebError(409, "stale", "The match has moved on.") from None
            if token is not None:
                self._put(DoneMessage(message.id))
        self.hall.wake(live)

    def _put(self, message: msgspec.Struct) -> None:
        self.watcher.put(encode(message).decode())

    def _error(self, number: int | None, why: str, detail: str) -> None:
        self._put(ErrorMessage(number, why, detail))


class _Numbered(msgspec.Struct):
    id: int | None = None


def _id_of(text: str) -> int | None:
    """The number of a message that is wrong otherwise, so that its sender knows which one was meant."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
