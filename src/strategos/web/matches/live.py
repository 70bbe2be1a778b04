"""A live match: its lock, its rows, who watches it. Every change is committed before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NoReturn

import msgspec

from strategos.coach import Advice
from strategos.kernel.asking import Decision, No, Seat, Target
from strategos.kernel.errors import Refused
from strategos.kernel.match import Match
from strategos.kernel.record import stored_dice
from strategos.kernel.segment import Answer
from strategos.kernel.standing import STANDING
from strategos.web.messages import NoticeMessage, Player, encode
from strategos.web.problems import WebError
from strategos.web.store.database import Store
from strategos.web.store.loading import counts
from strategos.web.store.rows import Counts, Hinted, Move, Op, Point, Progress
from strategos.web.store.writer import Write

from .bot_workers import Motive
from .course import Past, opening, play
from .fatal_answers import Peril, loses, lost, spared
from .seat_rights import eyes, may_sit, redo_seat, undo_seat
from .state_messages import Known, Logs, Showing
from .watchers import Watcher

log = logging.getLogger("strategos.web")

NOBODY: Seat = -2
"""Somebody without a seat, as a match is asked about them."""
CHECKPOINT_EVERY = 32
"""Answers between two stored checkpoints."""
KEPT_MOTIVES = 8
"""Reasons of a bot in memory: in a window that is still open some of them may be nobody's business yet."""


class Stale(Exception):
    """The answer was given to a question that is no longer the present one."""


class Change(msgspec.Struct, frozen=True):
    """A change of the match in memory: what is to be written of it, and what its watchers are told once it is."""

    moves: tuple[Move, ...]
    checkpoint: Point | None
    states: list[tuple[Watcher, str, int, int]]
    """Who is told, the message, its first event, how many events the reader has then seen."""


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
        self.put_in(match, checkpoints)

    def put_in(self, match: Match[Any], checkpoints: Sequence[int]) -> None:
        """Go on with this match, as it was loaded; `checkpoints` says after how many answers a position is stored."""
        self.match = match
        passed = match.answered if match.window else ()
        counted = self.version >= len(passed)  # a match that was imported has no rows of its own yet
        own = Known(int(counted), 1)
        self._public = Known(self.version - own.version * len(passed), match.answer_count - len(passed))
        """What everybody knows of."""
        self._secretly: dict[Seat, Known] = dict.fromkeys(passed, own)
        """What a seat has changed since, and nobody else knows of."""
        self._progress: Progress | None = None
        self._counts: Counts = counts(match)
        self._dice = stored_dice(match.dice)
        self._checkpoints = list(checkpoints)
        self._showing: Showing | None = None
        self._logs: Logs = {}
        self._came: Past | None = opening(match)
        """What the last answer has led through."""
        self._asked = {}
        self._note_questions()

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
        own = Known(0, 0) if seat is None else self._secretly.get(seat, Known(0, 0))
        return Known(self._public.version + own.version, self._public.answers + own.answers)

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
            return max(0, len(known.events) + since)
        cuts = [] if version is None else [known.before(left) for v, left in self.cuts if v > version]
        return min([since, len(known.events), *cuts])

    @property
    def progress(self) -> Progress:
        """What changes in the match's row of the list. What is answered in secret changes nothing anybody could see."""
        if self._secretly and self._progress is not None:
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

    async def play(self, seat: Seat, key: str, version: int | None = None, *, warn: bool = False) -> None:
        """Answer, commit, tell everybody. Raises Refused, Stale or, with `warn`, Peril; then nothing has changed."""
        self._check(version, seat)
        try:
            change = self._answer(seat, key, {}, warn=warn)
        except (Refused, Peril):
            raise
        except Exception as error:
            await self._broke_down(error)
        else:
            await self._commit([change])

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
            await self._commit(changes)
        if broken is not None:
            await self._broke_down(broken)
        return len(changes)

    async def undo(self, seat: Seat | None, version: int | None = None) -> None:
        self._check(version, seat, exactly=True)
        whose = undo_seat(self.match, self.players, seat)
        if whose is None:
            asking = NOBODY if seat is None else seat
            no = self.match.why_not_undo(asking)
            raise Refused(asking, "undo", no) if no else WebError(403, "not_your_seat")
        try:
            change = self._undo(whose)
        except Exception as error:
            await self._broke_down(error)
        else:
            await self._commit([change])

    def _undo(self, seat: Seat) -> Change:
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
        return self._change("undo", None, at, {}, again, seat if in_secret or _is_order(taken) else None)

    def note_motives(self, motives: Iterable[Motive]) -> None:
        """Remember why answers were given that have just been committed."""
        for one in motives:
            self.motives[one.seat] = [*self.motives.get(one.seat, []), one][-KEPT_MOTIVES:]

    async def note_hint(self, seat: Seat) -> None:
        """Count a hint; what cannot be written is not given."""
        row = Hinted.of(self.id, len(self.hinted) + 1, seat, self.match.answer_count)
        try:
            await self._store.hint(self.id, [row])
        except Exception:
            raise WebError(503, "not_stored", "The database cannot be written to; nothing has changed.") from None
        self.hinted.append(seat)

    async def redo(self, seat: Seat | None, version: int | None = None) -> None:
        self._check(version, seat, exactly=True)
        whose, answer = redo_seat(self.match, self.players, seat), self.match.redoable
        if whose is None or answer is None:
            raise WebError(409, "nothing_to_redo", "There is nothing to do again.")
        await self.play(whose, answer.key)

    def _check(self, version: int | None, seat: Seat | None = None, *, exactly: bool = False) -> None:
        """What is asked of several at once stays the same question while others answer it."""
        if self.gone is not None:
            raise self.gone
        known = self.known(seat).version
        asked = None if seat is None or exactly else self._asked.get(seat)
        if version is not None and not (known if asked is None else asked[1]) <= version <= known:
            raise Stale

    def _note_questions(self) -> None:
        """Since which version each seat has been asked what it is asked now."""
        before = self._asked
        self._asked: dict[Seat, tuple[Decision, int]] = {}
        for d in self.match.pending:
            noted = before.get(d.seat)
            self._asked[d.seat] = noted if noted and noted[0] is d else (d, self.known(d.seat).version)

    async def _broke_down(self, error: Exception) -> NoReturn:
        """A rule, or what shows the position, broke down in the middle: what is stored is the truth."""
        log.error("match %s at version %s: a rule broke down: %s", self.id, self.version, error, exc_info=error)
        await self._reload(self)
        raise WebError(500, "rule_bug", "A rule broke down here; the match stands as it was.") from None

    def _answer(self, seat: Seat, key: str, seen: dict[Watcher, int], *, warn: bool = False) -> Change:
        self._came = play(self.match, seat, key)
        if warn and lost(self.match, seat) and stored_dice(self.match.dice) == self._dice:
            before = self.match.at(self.match.answer_count - 1)
            if loses(before, seat, key) and spared(before, seat, key):
                self.match, self._showing, self._came = before, None, None
                self._note_questions()
                raise Peril
        given = self.match.last_answer
        in_secret = _is_order(given) or (bool(self.match.window) and seat in self.match.answered)
        return self._change("answer", given, self._counts, seen, secretly=seat if in_secret else None)

    def _change(
        self,
        op: Op,
        answer: Answer | None,
        at: Counts,
        seen: dict[Watcher, int],
        again: Sequence[Answer] = (),
        secretly: Seat | None = None,
    ) -> Change:
        """Note what has just happened in the match. `seen` says how many events readers will have seen before it;
        `again` are answers that stand though one before them was taken back; `secretly`: only this seat knows of it."""
        match, dice = self.match, stored_dice(self.match.dice)
        # Reading all chance takes time in a long match; seeded dice that stand as they stood were not thrown.
        thrown = answer is not None and (dice != self._dice or dice.kind != "seeded")
        chance = match.chance[at[1] :] if thrown else []
        moves = [Move.of(self.id, self.version + 1, op, answer, at, chance, match.all_events(at[2]), dice)]
        for n, kept in enumerate(again):
            after = (at[0] + n, at[1], at[2])
            moves.append(Move.of(self.id, self.version + 2 + n, "answer", kept, after, [], [], dice))
        self.version += len(moves)
        if secretly is None:
            self._public, self._secretly = Known(self.version, match.answer_count), {}
        else:
            own = self._secretly.get(secretly, Known(0, 0))
            self._secretly[secretly] = Known(own.version + 1, own.answers + (1 if answer else -1))
        self._note_questions()
        self._counts, self._dice = (match.answer_count, at[1] + len(chance), match.event_count), dice
        checkpoint: Point | None = None
        if match.before_checkpoint[0] - self._checkpoints[-1] >= CHECKPOINT_EVERY:
            self._checkpoints.append(match.before_checkpoint[0])
            checkpoint = Point.of(self.id, self.version, match)
        self.halted = False
        states: list[tuple[Watcher, str, int, int]] = []
        for watcher in self.watchers if secretly is None else [w for w in self.watchers if w.seat == secretly]:
            text, since, count = self._state(watcher, seen.get(watcher, watcher.seen))
            states.append((watcher, text, since, count))
            seen[watcher] = count
        return Change(tuple(moves), checkpoint, states)

    async def _commit(self, changes: Sequence[Change]) -> None:
        """Write what has changed, then tell of it. What cannot be written has not happened: then a WebError."""
        checkpoints = [c.checkpoint for c in changes if c.checkpoint is not None]
        moves = [*self.unwritten, *(move for change in changes for move in change.moves)]
        try:
            await self._store.write(Write(self.id, moves, checkpoints, self.progress))
        except Exception as error:
            log.error("match %s: an answer could not be stored", self.id, exc_info=error)
            await self._reload(self)
            raise WebError(503, "not_stored", "The answer could not be stored; nothing has changed.") from None
        self.unwritten, self.held, self.stored = (), False, self.version
        self.used = time.monotonic()
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
        count = len(showing.log(watcher.seat).events)
        since = min(seen, count)
        return showing.state(watcher.seat, since, self.hand_over(watcher.seat)), since, count

    def notice(self, why: str, facts: dict[str, str | int | bool | None], to: Iterable[Watcher] | None = None) -> None:
        """Tell these watchers, or all of them."""
        message = encode(NoticeMessage(why, facts)).decode()
        for watcher in self.watchers if to is None else to:
            watcher.put(message)
