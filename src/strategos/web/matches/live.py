"""A live match: its lock, its rows, who watches it. Every change is committed before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NoReturn

import msgspec

from strategos.coach import Advice
from strategos.kernel.asking import No, Seat, Target
from strategos.kernel.errors import Refused
from strategos.kernel.match import Match
from strategos.kernel.record import stored_dice
from strategos.kernel.segment import Answer
from strategos.kernel.standing import STANDING
from strategos.web.messages import NoticeMessage, Player, encode
from strategos.web.problems import WebError
from strategos.web.store.database import Store
from strategos.web.store.loading import counts, recorded
from strategos.web.store.rows import Counts, Hinted, Move, Op, Point, Progress
from strategos.web.store.writer import Conflict, Write

from .bot_workers import Motive
from .changes import Astray, Change, Stale, stored
from .course import Past, noted, opening
from .fatal_answers import Peril, loses, lost, spared
from .knowledge import Knowledge
from .seat_rights import eyes, may_sit, redo_seat, undo_seat
from .state_messages import Known, Log, Logs, Showing
from .watchers import Watcher

log = logging.getLogger("strategos.web")

NOBODY: Seat = -2
"""Somebody without a seat, as a match is asked about them."""
CHECKPOINT_EVERY = 32
"""Answers between two stored checkpoints."""
TRIES = 5
"""So often an answer is given when others always come first."""
KEPT_MOTIVES = 8
"""Reasons of a bot in memory: in a window that is still open some of them may be nobody's business yet."""


def _is_order(answer: Answer | None) -> bool:
    return answer is not None and answer.kind == STANDING


class Live:
    """A match in memory. Call what changes it only with `lock` held."""

    def __init__(
        self,
        name: str,
        match: Match[Any],
        players: tuple[Player, ...],
        version: int,
        checkpoints: Sequence[int],
        told: Sequence[int] = (),
        *,
        store: Store,
        reload: Callable[[Live], Awaitable[None]],
    ) -> None:
        self.id, self.players, self.version = name, players, version
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.epoch = 0
        """Grows when answers that are being thought about lose their question."""
        self.lost = 0
        """Answers a changed rule took back when the match was loaded."""
        self.because: No | None = None
        """What the rules say to the first of them."""
        self.other_data = False
        """It was begun under other facts than the game has now."""
        self.rewound = 0
        """Answers changed rules have taken back for good."""
        self.stored = version
        """The version of the last stored row."""
        self.unwritten: tuple[Move, ...] = ()
        """Rows of what changed rules took back; written with the next change, never because somebody looks."""
        self.held = False
        """Bots wait until a person plays on or hurries them, because their answers would write the loss down."""
        self.cuts: list[tuple[int, int]] = []
        self.taken_up = 0
        """The version from which on `cuts` are known."""
        self.bots: asyncio.Task[None] | None = None
        self.plans: dict[Seat, bytes] = {}
        """What bots have noted down for themselves; a server that starts anew has forgotten it."""
        self.motives: dict[Seat, list[Motive]] = {}
        """Why bots answered as they did, the last times they thought; nothing of it is stored."""
        self.advice: dict[Seat, tuple[int, Advice]] = {}
        """The last hint of each seat, and the version it was for."""
        self.hinted: list[Seat] = []
        """Who had each of the hints of this match."""
        self.hurry = asyncio.Event()
        self.stirred = asyncio.Event()
        """Somebody came, left, is ready for more or in a hurry: bots that wait for their readers look again."""
        self.halted = False
        """A rule broke down under a bot's answer; it is not given again and again."""
        self.gone: WebError | None = None
        """Why nobody can play here any more."""
        self.troubles: set[str] = set()
        """What went wrong with bots; said once."""
        self._store, self._reload = store, reload
        self.put_in(match, checkpoints, told)

    def put_in(self, match: Match[Any], checkpoints: Sequence[int], told: Sequence[int] = ()) -> None:
        """Go on with this match, as it was loaded; `checkpoints` says after how many answers a position is stored, and
        `told` how many events each reader had read where the match begins, if that is in its middle."""
        self.match = match
        self._knowledge = Knowledge(match, self.version)
        self._progress: Progress | None = None
        self._counts: Counts = counts(match)
        self._dice = stored_dice(match.dice)
        self._checkpoints = list(checkpoints)
        self._showing: Showing | None = None
        self._logs: Logs = {
            seat: Log(seat, match.game, first, match.begins[2])
            for seat, first in zip((None, *range(len(self.players))), told, strict=False)
        }
        self._came: Past | None = opening(match)
        """What the last answer has led through."""

    # -- reading ------------------------------------------------------------------------------------------------

    @property
    def bots_asked(self) -> tuple[Seat, ...]:
        """Bots that have something to answer."""
        if self.halted:
            return ()
        return tuple(d.seat for d in self.match.pending if self.is_bot(d.seat))

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """Bots that are asked something, as far as the table can tell."""
        if self.halted or not self.match.window:
            return self.bots_asked
        return tuple(seat for seat in self.match.window if self.is_bot(seat))

    def known(self, seat: Seat | None) -> Known:
        """How far the match has come as a reader at this seat may know."""
        return self._knowledge.of(seat)

    def hand_over(self, reader: Seat | None) -> Seat | None:
        """Who is asked and sits nowhere else, if it is not whoever reads at this seat."""
        if not may_sit(self.players, reader) or self.match.decision(reader or 0) is not None:
            return None
        elsewhere = {w.seat for w in self.watchers} - {reader}
        asked = (d.seat for d in self.match.pending if may_sit(self.players, d.seat))
        return next((seat for seat in asked if seat not in elsewhere), None)

    async def ready(self) -> None:
        """Bots wait while everybody who looks on has more before him than he can show."""
        while self.watchers and all(w.busy for w in self.watchers) and not self.hurry.is_set():
            self.stirred.clear()
            await self.stirred.wait()

    def is_bot(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.players) and not self.players[seat].human

    @property
    def showing(self) -> Showing:
        thinking = self.thinking
        now = self._showing
        if now is None or now.version != self.version or now.thinking != thinking:
            known = self.known
            now = self._showing = Showing(
                self.match, self.players, self.version, thinking, self._logs, known, self._came
            )
        return now

    def eyes(self, seat: Seat | None) -> Seat | None:
        return eyes(self.match, self.players, seat)

    def unseen_since(self, seat: Seat | None, since: int, version: int | None) -> int:
        """From which event on a reader must be told who knows those before `since` as they were at `version`."""
        known = self.showing.log(seat)
        if version is not None and version > self.stored:
            return 0  # what the reader saw was never written; it may have been something else
        if since < 0:
            return max(known.first, known.total + since)
        cuts = [] if version is None else [known.before(left) for v, left in self.cuts if v > version]
        return min([since, known.total, *cuts])

    def reaches(self, seat: Seat | None, since: int, version: int | None) -> bool:
        """Whether a reader can be told what is new to him, who knows the events before `since` as of `version`."""
        if not self.partial:
            return True
        known = version is None or self.taken_up <= version <= self.stored
        return since < 0 or (known and since >= self.showing.log(seat).first)

    @property
    def partial(self) -> bool:
        """Whether it was taken up in its middle: what lies before has to be fetched when somebody asks for it."""
        return any(self.match.begins)

    @property
    def progress(self) -> Progress:
        """What changes in the match's row of the list. What is answered in secret changes nothing anybody could see."""
        if self._knowledge.secret and self._progress is not None:
            return msgspec.structs.replace(self._progress, version=self.version)
        self._progress = Progress.of(self.match, self.version, self.rewound)
        return self._progress

    def listed(self, progress: Progress) -> None:
        """What the list says of it; it goes on saying so while all that is new is secret."""
        self._progress = progress

    def explain(self, seat: Seat | None, target: Target | str) -> Any:
        """Why the seat may not choose this; a target the game cannot make sense of is a WebError."""
        if seat is None or self.is_bot(seat):
            seat = NOBODY  # the match says that it is not their turn
        try:
            return self.match.explain(seat, target)
        except Exception as error:
            log.info("match %s could not explain %r: %r", self.id, target, error)
            raise WebError(400, "bad_target", "This is nothing the game could point at.") from None

    # -- changing -----------------------------------------------------------------------------------------------

    async def play(
        self, seat: Seat, key: str, version: int | None = None, *, warn: bool = False, token: str | None = None
    ) -> None:
        """Answer, commit, tell everybody. Raises Refused, Stale or, with `warn`, Peril; then nothing has changed.

        When somebody else was first, the answer is given once more if the seat is still asked the same.
        """
        self._check(version, seat)
        for _ in range(TRIES):
            dice, was = self.match.dice.copy(), self.version
            try:
                change = self._answer(seat, key, {}, warn=warn, token=token)
            except (Refused, Peril):
                raise
            except Exception as error:
                await self._broke_down(error)
            try:
                return await self._commit([change])
            except Conflict:
                before = self.match.at(self.match.answer_count - 1)
                before.dice = dice
                question = before.decision(seat)
                await self._catch_up(before, was)
                if question is None or self.match.decision(seat) is not question:
                    break
        raise Stale

    async def play_on(self, answers: Sequence[Answer]) -> int:
        """Give answers that were found for the match as it stood: committed together, told one by one.

        Says how many were given; one that no longer fits its question is dropped with those after it.
        """
        self._check(None)
        changes: list[Change] = []
        broken: Exception | None = None
        seen: dict[Watcher, int] = {}
        for answer in answers:
            decision = self.match.decision(answer.seat)
            if decision is None or decision.kind != answer.kind or decision.option(answer.key) is None:
                break
            try:
                changes.append(self._answer(answer.seat, answer.key, seen))
            except Exception as error:
                broken = error
                break
            await asyncio.sleep(0)  # other matches are served in between
        if changes:
            try:
                await self._commit(changes)
            except Conflict:
                self.epoch += 1  # what was thought out was for a position that is over
                await self._reload(self)
                return 0
        if broken is not None:
            await self._broke_down(broken)
        return len(changes)

    async def undo(self, seat: Seat | None, version: int | None = None, token: str | None = None) -> None:
        self._check(version, seat, exactly=True)
        whose = undo_seat(self.match, self.players, seat)
        if whose is None:
            asking = NOBODY if seat is None else seat
            no = self.match.why_not_undo(asking)
            raise Refused(asking, "undo", no) if no else WebError(403, "not_your_seat")
        try:
            change = self._undo(whose, token)
        except Exception as error:
            await self._broke_down(error)
        else:
            try:
                await self._commit([change])
            except Conflict:
                await self._reload(self)
                raise Stale from None

    def _undo(self, seat: Seat, token: str | None = None) -> Change:
        match = self.match
        in_secret = bool(match.window) and seat in match.answered
        taken, _, again = match.to_undo(seat)
        match.undo(seat)
        self._came = None
        self.epoch += 1
        left, chance, events = counts(match)
        at = (left - len(again), chance, events)
        self._checkpoints = [n for n in self._checkpoints if n <= at[0]]
        for known in self._logs.values():
            known.cut(events)
        self.cuts.append((self.version + 1, events))
        for whose, motives in self.motives.items():
            self.motives[whose] = [one for one in motives if one.number < left]
        secretly = seat if in_secret or _is_order(taken) else None
        return self._change("undo", None, at, {}, again, secretly, token)

    def note_motives(self, motives: Iterable[Motive]) -> None:
        """Remember why answers were given that have just been committed."""
        for m in motives:
            self.motives[m.seat] = [*self.motives.get(m.seat, []), m][-KEPT_MOTIVES:]

    async def note_hint(self, seat: Seat) -> None:
        """Count a hint; what cannot be written is not given."""
        row = Hinted.of(self.id, len(self.hinted) + 1, seat, self.match.answer_count)
        await stored(self._store.hint(self.id, [row]))
        self.hinted.append(seat)

    async def redo(self, seat: Seat | None, version: int | None = None, token: str | None = None) -> None:
        self._check(version, seat, exactly=True)
        whose, answer = redo_seat(self.match, self.players, seat), self.match.redoable
        if whose is None or answer is None:
            raise WebError(409, "nothing_to_redo", "There is nothing to do again.")
        await self.play(whose, answer.key, token=token)

    async def _catch_up(self, before: Match[Any], was: int) -> None:
        """Somebody else has changed the match at version `was`, where it stood as `before`: take what is stored. Where
        there is nothing to follow it is gone, or was never behind."""
        self.version = was
        self.put_in(before, [n for n in self._checkpoints if n <= before.answer_count])
        try:
            if not (rows := await self._store.since(self.id, self.stored)):
                raise Astray
            self.follow(rows)
        except Exception as error:
            log.warning("match %s: what others have stored cannot be followed: %r", self.id, error)
            await self._reload(self)

    def follow(self, rows: Sequence[Move]) -> None:
        """Take over what others have stored after the last row this match knows, and tell of it; nothing is written.

        Raises Astray, or whatever breaks down on the way, when it does not lead where the rows say: then the match
        has to be taken from the store.
        """
        waiting, seen, changes = list(rows), dict[Watcher, int](), list[Change]()
        while waiting:
            change = self._followed(waiting[0], seen)
            told = [waiting.pop(0) for _ in change.moves[: len(waiting)]]
            if not all(
                one.seq == other.seq and one.tells(other) for one, other in zip(change.moves, told, strict=True)
            ):
                raise Astray
            changes.append(change)
        self.stored = self.version
        self._tell_of(changes)

    def _followed(self, row: Move, seen: dict[Watcher, int]) -> Change:
        match = self.match
        if row.op == "undo":
            return self._undo(match.answer(row.at_answers).seat, row.token)
        if row.op != "answer" or row.seat is None or row.kind is None or row.key is None:
            raise Astray
        answer, (chance, dice) = Answer(row.seat, row.kind, row.key), recorded(row)
        self._came = noted(match, lambda: match.follow(answer, chance, dice))
        return self._answered(seen, row.token)

    def _check(self, version: int | None, seat: Seat | None = None, *, exactly: bool = False) -> None:
        if self.gone:
            raise self.gone
        if version is not None and self._knowledge.is_stale(version, seat, exactly=exactly):
            raise Stale

    async def _broke_down(self, error: Exception) -> NoReturn:
        """A rule, or what shows the position, broke down in the middle: what is stored is the truth."""
        log.error("match %s at version %s: a rule broke down: %s", self.id, self.version, error, exc_info=error)
        await self._reload(self)
        raise WebError(500, "rule_bug", "A rule broke down here; the match stands as it was.") from None

    def _answer(
        self, seat: Seat, key: str, seen: dict[Watcher, int], *, warn: bool = False, token: str | None = None
    ) -> Change:
        match = self.match
        self._came = noted(match, lambda: match.play(seat, key))
        if warn and lost(self.match, seat) and stored_dice(self.match.dice) == self._dice:
            before = self.match.at(self.match.answer_count - 1)
            if loses(before, seat, key) and spared(before, seat, key):
                self.match, self._showing, self._came = before, None, None
                self._knowledge.note_questions(before)
                raise Peril
        return self._answered(seen, token)

    def _answered(self, seen: dict[Watcher, int], token: str | None) -> Change:
        """The answer that was given last."""
        given = self.match.last_answer
        assert given is not None
        in_secret = _is_order(given) or (bool(self.match.window) and given.seat in self.match.answered)
        secretly = given.seat if in_secret else None
        return self._change("answer", given, self._counts, seen, secretly=secretly, token=token)

    def _change(
        self,
        op: Op,
        answer: Answer | None,
        at: Counts,
        seen: dict[Watcher, int],
        again: Sequence[Answer] = (),
        secretly: Seat | None = None,
        token: str | None = None,
    ) -> Change:
        """Note what has just happened in the match. `seen` says how many events readers will have seen before it;
        `again` are answers that stand though one before them was taken back; `secretly`: only this seat knows of it."""
        match, dice = self.match, stored_dice(self.match.dice)
        thrown = answer is not None and (dice != self._dice or dice.kind != "seeded")
        chance = match.chance_since(at[1]) if thrown else []
        events = match.all_events(at[2])
        moves = [Move.of(self.id, self.version + 1, op, answer, at, chance, events, dice, token=token)]
        for n, kept in enumerate(again):
            after = (at[0] + n, at[1], at[2])
            moves.append(Move.of(self.id, self.version + 2 + n, "answer", kept, after, [], [], dice))
        self.version += len(moves)
        self._knowledge.changed(match, self.version, answered=answer is not None, secretly=secretly)
        self._counts, self._dice = (match.answer_count, at[1] + len(chance), match.event_count), dice
        checkpoint: Point | None = None
        if match.before_checkpoint[0] - self._checkpoints[-1] >= CHECKPOINT_EVERY:
            self._checkpoints.append(match.before_checkpoint[0])
            checkpoint = Point.of(self.id, self.version, match, self.showing.told(match.before_checkpoint[2]))
        self.halted = False
        states: list[tuple[Watcher, str, int, int]] = []
        for watcher in self.watchers if secretly is None else [w for w in self.watchers if w.seat == secretly]:
            text, since, count = self._state(watcher, seen.get(watcher, watcher.seen))
            states.append((watcher, text, since, count))
            seen[watcher] = count
        return Change(tuple(moves), checkpoint, states)

    async def _commit(self, changes: Sequence[Change]) -> None:
        """Write what has changed, then tell of it. What cannot be written has not happened: then a WebError.

        Raises Conflict when somebody else has changed the match first; then it has to be caught up with.
        """
        checkpoints = [c.checkpoint for c in changes if c.checkpoint is not None]
        moves = [*self.unwritten, *(move for change in changes for move in change.moves)]
        try:
            await self._store.write(Write(self.id, self.stored, moves, checkpoints, self.progress))
        except Conflict:
            raise
        except Exception as error:
            log.error("match %s: it is in doubt whether an answer was stored", self.id, exc_info=error)
            # Whoever cannot be told now is sent away, and asks when he comes back.
            await self._reload(self)
            if not await self._is_stored(moves):
                raise WebError(503, "not_stored", "The answer could not be stored; nothing has changed.") from None
            return
        self.unwritten, self.held, self.stored = (), False, self.version
        self.used = time.monotonic()
        self._tell_of(changes)

    async def _is_stored(self, moves: Sequence[Move]) -> bool:
        """Whether these rows are there, though whoever wrote them was told otherwise."""
        return self.stored >= moves[-1].seq and (await self._store.since(self.id, moves[0].seq - 1))[:1] == [moves[0]]

    async def knows(self, token: str) -> bool:
        """Whether the change that was called so by whoever sent it is stored."""
        return await self._store.stored(self.id, token)

    def _tell_of(self, changes: Iterable[Change]) -> None:
        for watcher, text, since, count in (state for change in changes for state in change.states):
            watcher.put_state(text, since, count)

    # -- telling ------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Send every watcher the state as its seat may see it."""
        for watcher in self.watchers:
            self.tell_one(watcher)

    def tell_one(self, watcher: Watcher) -> None:
        watcher.put_state(*self._state(watcher, watcher.seen))

    def _state(self, watcher: Watcher, seen: int) -> tuple[str, int, int]:
        """The state for a reader who has seen so many events; its first event, and how many have been seen then."""
        showing = self.showing
        count = showing.log(watcher.seat).total
        since = min(seen, count)
        return showing.state(watcher.seat, since, self.hand_over(watcher.seat)), since, count

    def notice(self, why: str, facts: dict[str, str | int | bool | None], to: Iterable[Watcher] | None = None) -> None:
        """Tell these watchers, or all of them."""
        message = encode(NoticeMessage(why, facts)).decode()
        for watcher in self.watchers if to is None else to:
            watcher.put(message)
