"""The hall: all matches, those in memory and those that sleep in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from strategos.coach import Advice
from strategos.games import game, game_ids
from strategos.kernel.asking import No, Seat
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import DataError, RuleBug, StrategosError
from strategos.kernel.game import Game, Outcome
from strategos.kernel.match import Match
from strategos.kernel.record import Record, StoredDice
from strategos.kernel.segment import Answer
from strategos.parts.guides import guides
from strategos.story import Tape
from strategos.web.messages import Branch, NewMatch, Player, StateMessage, Summary, encode, seated
from strategos.web.problems import WebError
from strategos.web.rate_limits import COUNSEL, Buckets
from strategos.web.settings import Settings
from strategos.web.store.database import Columns, Store, Stored
from strategos.web.store.finished_games import Records, finished, records
from strategos.web.store.loading import Folded, fold
from strategos.web.store.rows import Header, Move, Origin, Point, read
from strategos.web.store.summaries import damaged, players_of, summary

from .advisers import Advisers
from .analyses import Analyses
from .bot_turns import play_bots
from .bot_workers import Workers
from .changes import stored
from .importing import Importer, seat_players
from .lately import Lately
from .live import Live
from .odds import Reckoner
from .state_messages import Showing
from .stories import Stories
from .watchers import COME_BACK

log = logging.getLogger("strategos.web")

DRAWN = 53
"""Bits of a seed nobody chose: as many as a number of a browser has, so that it can be typed in there once more."""


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.workers = Workers(settings.processes, settings.bot_limit, settings.bots, settings.budget)
        self.importer = Importer()
        self.reckoning = asyncio.Semaphore(1)
        """First answers are reckoned one after the other, whoever asks: the server's own thread needs the processor."""
        self.reckoner = Reckoner()
        self.advisers = Advisers()
        self.analyses = Analyses()
        self.counsel_rate = Buckets(*COUNSEL)
        self.stories = Stories()
        self.lately = Lately()
        self.reading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """What takes long to make once: whoever waits for it waits here, not in one of the few threads."""
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        build_decoders()
        await self.store.open()
        self.workers.open()
        self._sweeper = asyncio.create_task(self._sweep_on(), name="sweeper")

    async def close(self) -> None:
        """Let answers that are being written be written; bots may stop in the middle of a thought."""
        bots = (live.bots for live in self._live.values())
        tasks: list[asyncio.Task[Any]] = [t for t in (self._sweeper, *bots, *self._loading.values()) if t is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        self.reckoner.close()
        self.advisers.close()
        await self.analyses.close()
        await self.importer.close()
        await self.store.close()

    # -- matches ------------------------------------------------------------------------------------------------

    async def start(self, wish: NewMatch) -> str:
        """A new match; its id."""
        chosen = game(wish.game)
        if wish.guide is not None:
            return await self._guided(chosen, wish.guide)
        setup = chosen.setup(wish.seats, wish.scenario or None, **wish.options)
        players = seat_players(chosen, setup.seats, wish.players, self.settings.bots)
        match = Match(chosen, setup, secrets.randbits(DRAWN) if wish.seed is None else wish.seed)
        return await self.keep(match, players)

    async def _guided(self, chosen: Game[Any], name: str) -> str:
        """A guided first game: everything about it is in the guide, the dice included."""
        guide = guides(chosen.package).get(name)
        if guide is None:
            raise WebError(404, "no_such_guide", f"{chosen.id} has no guide {name!r}.")
        setup = chosen.setup(guide.seats, guide.scenario, **guide.options)
        players = [Player("bot")] * setup.seats
        players[guide.seat] = Player("me", guide=name)
        return await self.keep(Match(chosen, setup, guide.seed), seat_players(chosen, setup.seats, tuple(players)))

    async def keep(
        self,
        match: Match[Any],
        players: tuple[Player, ...],
        parent: str | None = None,
        lost: int = 0,
        because: No | None = None,
        data: str = "",
    ) -> str:
        """Store a match that begins here. `lost` answers of its record are no longer accepted (`because`); `data` is
        the fingerprint of other facts it was begun under."""
        name = secrets.token_hex(8)
        record = Record.of(match)
        record = msgspec.structs.replace(record, data=data or record.data)
        live = self._seat(name, match, players, 0, [c.answers for c in record.checkpoints])
        live.lost = live.rewound = lost
        live.because = because
        live.other_data = record.other_data(match.game)
        header = Header.first(match, name, players, parent, live.progress)
        await stored(self.store.create(header, Origin.of(name, record.encode())))
        self._live[name] = live
        self.lately.note(name, match.game.id, match.game.board(match.setup).map)
        self.wake(live)
        return name

    async def get(self, name: str) -> Live:
        """The match, from memory or from the store. Raises WebError if there is none."""
        live = self._live.get(name)
        if live is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name))
            # Shared: a reader who goes away in the meantime does not stop it for the others.
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    def peek(self, name: str) -> Live | None:
        return self._live.get(name)

    async def _load(self, name: str) -> Live:
        folded = await self._read(name, latest=True)
        players = players_of(folded.header.players)
        live = self._seat(name, folded.match, players, folded.version, folded.checkpoints, folded.told)
        _take_over(live, folded)
        self._live[name] = live
        self.wake(live)
        return live

    async def _read(self, name: str, *, latest: bool) -> Folded:
        """The match as it is stored: all of it or, with `latest`, what is needed to play on."""
        stored = await self.store.load(name, latest=latest)
        if stored is None:
            raise WebError(404, "no_such_match", "There is no such match.")
        folded = await asyncio.to_thread(_folded, stored)
        return folded or await self._read(name, latest=False)

    @asynccontextmanager
    async def whole(self, name: str) -> AsyncGenerator[Live]:
        """The match from its beginning on, for what asks of its past; nothing changes in it meanwhile."""
        live = await self.get(name)
        async with live.lock:
            await self.complete(live)
            yield live

    async def complete(self, live: Live) -> None:
        """Fetch what lies before the position the match was taken up from. Only with its lock held."""
        if live.partial and live.gone is None:
            await self._take_again(live, latest=False)

    def _seat(
        self,
        name: str,
        match: Match[Any],
        players: tuple[Player, ...],
        version: int,
        checkpoints: Sequence[int],
        told: Sequence[int] = (),
    ) -> Live:
        return Live(name, match, players, version, checkpoints, told, store=self.store, reload=self.reload)

    async def reload(self, live: Live) -> None:
        """Forget what is in memory of a match and take it from the store again, for the same watchers."""
        try:
            live.epoch += 1
            await self._take_again(live, latest=live.partial)
            live.tell()
        except Exception as error:
            # Nobody may go on with what is in memory. Readers are sent away; they come back when it can be loaded.
            log.error("match %s cannot be taken from the store again: %s", live.id, error)
            lost = WebError(503, "come_back", "The match cannot be read at the moment.")
            self._dismiss(live, error if isinstance(error, WebError) else lost, COME_BACK)
            raise live.gone or error from None

    async def _take_again(self, live: Live, *, latest: bool) -> None:
        folded = await self._read(live.id, latest=latest)
        if folded.version != live.version:
            live.epoch += 1
        live.version = folded.version
        live.put_in(folded.match, folded.checkpoints, folded.told)
        _take_over(live, folded)

    def _dismiss(self, live: Live, why: WebError, code: int) -> None:
        """Let a match go, with its readers and its bots."""
        live.gone = why
        if self._live.get(live.id) is live:
            del self._live[live.id]
        if live.bots is not None and live.bots is not asyncio.current_task():
            live.bots.cancel()
        for watcher in live.watchers:
            watcher.close(code)

    async def delete(self, name: str) -> None:
        self.lately.forget(name)
        if name in self._loading:
            await asyncio.wait([self._loading[name]])
        live = self._live.get(name)
        if live is None:
            if not await stored(self.store.delete(name)):
                raise WebError(404, "no_such_match", "There is no such match.")
            return
        async with live.lock:
            await stored(self.store.delete(name))
            live.notice("deleted", {})
            self._dismiss(live, WebError(404, "no_such_match", "The match has been deleted."), 1000)

    # -- other moments, other lines -----------------------------------------------------------------------------

    async def at(self, name: str, answers: int, seat: Seat | None, since: int) -> StateMessage:
        async with self.whole(name) as live:
            whose = live.eyes(seat)
            most = min(live.known(whose).answers, live.match.answer_count)
            match = await self._moment(live, answers, most)
            showing = Showing(match, live.players, live.version, known=live.known)
        return showing.past(whose, since)

    async def story(self, name: str) -> bytes:
        async with self.whole(name) as live:
            version, tape = (live.id, live.version), Tape.of(live.match)
        return await self.stories.tell(version, tape)

    async def chronicle(self, name: str, language: str) -> str:
        async with self.whole(name) as live:
            version, tape = (live.id, live.version), Tape.of(live.match)
        return await self.stories.chronicle(version, tape, language)

    async def branch(self, name: str, wish: Branch) -> str:
        async with self.whole(name) as live:
            seats = len(live.players)
            players = seat_players(live.match.game, seats, wish.players or live.players, self.settings.bots)
            if wish.keep_dice and live.match.outcome is None:
                raise WebError(409, "not_over", "The dice can be kept only when the match is over.")
            match = await self._moment(live, wish.answers, live.match.answer_count)
            thrown = live.match.chance_count - match.chance_count
        if not wish.keep_dice:
            # Else the branch would show what the match is going to throw.
            match.dice = SeededDice(secrets.randbits(64))
        elif isinstance(match.dice, SeededDice):
            match.dice = match.dice.before(thrown)
        return await self.keep(match, players, name)

    async def _moment(self, live: Live, answers: int, most: int) -> Match[Any]:
        if answers > most:
            raise WebError(404, "no_such_moment", f"The match has {most} answers.")
        try:
            return await asyncio.to_thread(live.match.at, answers)
        except RuleBug:
            why = "That moment was played under other rules; the present ones cannot go back to it."
            raise WebError(404, "no_such_moment", why) from None

    async def export(self, name: str) -> bytes:
        """The match as one file: a record, with the players beside it."""
        async with self.whole(name) as live:
            return await asyncio.to_thread(_exported, live)

    async def take_in(self, data: bytes) -> str:
        """A match from a file. Raises DataError with one clear sentence if it is none."""
        taken = await self.importer.take(data)
        record = Record.decode(taken.record, "file")
        match, _ = await asyncio.to_thread(record.load, game(record.game), "file")
        stored = None if taken.lost else await self._stored_already(record, taken.players)
        if stored is not None:
            return stored
        return await self.keep(match, taken.players, lost=taken.lost, because=taken.because, data=taken.data)

    async def _stored_already(self, record: Record, players: tuple[Player, ...]) -> str | None:
        """The match that stands where this record does, with the same past and the same players."""
        wanted = (record.game, record.setup.scenario, record.setup.seats, len(record.answers), seated(players))
        for each in await self.summaries():
            if (each.game, each.scenario, each.seats, each.answers, each.players) != wanted:
                continue
            with contextlib.suppress(StrategosError, WebError):
                async with self.whole(each.id) as live:
                    other = Record.of(live.match)
                if _past(other) == _past(record):
                    return each.id
        return None

    # -- the list -----------------------------------------------------------------------------------------------

    async def summaries(self) -> list[Summary]:
        """The stored matches. One whose header is damaged does not take the others with it."""
        found: Sequence[tuple[str, Columns | None]]
        try:
            found = [(row["id"], row) for row in await self.store.headers()]
        except DataError as error:
            log.error("%s; they are read one by one", error)
            found = [(name, await self._header(name)) for name in await self.store.ids()]
        return [await self._summary(name, row) for name, row in found]

    async def summary(self, name: str) -> Summary:
        row = await self.store.header(name)
        if row is None:
            raise WebError(404, "no_such_match", "There is no such match.")
        live = self._live.get(name)
        present = tuple(sorted({w.seat for w in live.watchers if w.seat is not None})) if live is not None else ()
        found = await self._summary(name, row)
        seed = await self._seed(name) if found.outcome is not None and found.parent is None else None
        return msgspec.structs.replace(found, present=present, seed=seed, hinted=await self._hinted(found))

    async def _hinted(self, of: Summary) -> tuple[int, ...]:
        """How many hints each seat has had."""
        live = self._live.get(of.id)
        seats = await self.store.hinted(of.id) if live is None else live.hinted
        return tuple(seats.count(seat) for seat in range(of.seats))

    async def _seed(self, name: str) -> str | None:
        """What the dice of a match began with."""
        match = (await self.get(name)).match
        if not isinstance(match.dice, SeededDice):
            return None
        return str(match.dice.before(match.chance_count).state)

    async def records(self) -> Records:
        return records(await finished(self.store))

    async def _header(self, name: str) -> Columns | None:
        with contextlib.suppress(DataError):
            return await self.store.header(name)
        return None

    async def _summary(self, name: str, row: Columns | None) -> Summary:
        try:
            return summary(row or {"id": name})
        except DataError as error:
            log.error("%s", error)
        try:
            # What changes in a header can be computed from the other rows.
            return summary(row or {"id": name}, (await self.get(name)).progress)
        except (StrategosError, WebError):
            return damaged(name, row)

    # -- keeping house ------------------------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let the bots of a match think, if it is their turn. A match of bots alone goes on while somebody watches."""
        busy = live.bots is not None and not live.bots.done()
        if live.gone is not None or live.halted or live.held or busy or not live.bots_asked:
            return
        if live.watchers or any(p.human for p in live.players):
            live.bots = asyncio.create_task(play_bots(live, self.workers, self.settings.bot_pause))

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.idle / 2)))
            self.sweep()

    def sweep(self) -> None:
        """Let matches nobody watches leave memory; they come back when somebody asks for them."""
        now = time.monotonic()
        idle = [
            live
            for live in self._live.values()
            if not live.watchers and not live.lock.locked() and (live.bots is None or live.bots.done())
        ]
        idle.sort(key=lambda live: live.used)
        surplus = len(self._live) - self.settings.live
        for n, live in enumerate(idle):
            if n < surplus or now - live.used > self.settings.idle:
                del self._live[live.id]

    @property
    def in_memory(self) -> int:
        return len(self._live)


def build_decoders() -> None:
    """msgspec builds what reads a Struct when it is first used, and two threads doing so at once crash the process. So
    it is done here, before there are threads that load matches."""
    for kind in (Record, Advice, Header, Origin, Move, Point, StoredDice, Answer, Outcome, tuple[Player, ...]):
        msgspec.json.Decoder(kind)
    for name in game_ids(teaching=True):
        try:
            chosen = game(name)
        except Exception as error:
            log.warning("game %s is left out: %r", name, error)
            continue
        msgspec.json.Decoder(chosen.state)
        msgspec.json.Decoder(chosen.event)


def _folded(stored: Stored) -> Folded | None:
    """None if more of it is needed than its latest rows."""
    header = read(Header, stored.header, f"match {stored.header['id']}")
    if stored.base is not None and any(player.guide for player in players_of(header.players)):
        return None  # where somebody stands in a guided game is told by all of his answers
    return fold(stored, header, game(header.game))


def _take_over(live: Live, folded: Folded) -> None:
    """Take over what was loaded. What the present rules changed in it is written when somebody plays on."""
    live.cuts, live.taken_up = list(folded.cuts), folded.taken_up
    live.lost, live.because, live.other_data = folded.lost, folded.because, folded.other_data
    live.rewound = folded.header.rewound + folded.lost
    live.hinted = list(folded.hinted)
    live.listed(folded.header)
    live.stored, live.unwritten, live.held = folded.stored, folded.moves, bool(folded.moves)
    if folded.lost:
        log.warning("match %s: the present rules take back %s answers (%s)", live.id, folded.lost, folded.because)
    elif folded.moves:
        log.warning("match %s: the same answers led elsewhere under the present rules", live.id)


def _past(record: Record) -> tuple[Any, ...]:
    """What makes a match this one and no other."""
    return record.setup, record.dice, bytes(record.checkpoints[0].state), record.answers, record.chance


def _exported(live: Live) -> bytes:
    record = Record.of(live.match)
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return encode({**fields, "players": live.players})
