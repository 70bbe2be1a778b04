"""A match: a state, the procedure now running, and what was answered and rolled since the last checkpoint.

A checkpoint lies between two procedures of the sequence of play. Live coroutines are never stored or copied: copy, undo
and load all take a checkpoint and give the answers since once more, with the recorded results of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from .asking import NATURE, Decision, No, Option, Seat, Target, Together, decide
from .chance import Dice, Roll, SeededDice
from .errors import Refused, RuleBug, StrategosError
from .events import Event
from .game import Game, Outcome, Procedure, Setup, State
from .playout import Policy, finish, playout, to_the_end
from .view import View

S = TypeVar("S", bound=State)

STRIDE = 3
"""A checkpoint costs a copy of the state; so many answers are given once more for less."""
KEEP_EVERY = 64
"""Of the checkpoints nobody can undo to any more, the first in so many answers is kept for time travel."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a seat answered to a question of this kind."""

    seat: Seat
    kind: str
    key: str


class Segment(Generic[S]):
    """A finished stretch between two checkpoints: where it began and what happened. Shared by copies, never changed."""

    __slots__ = ("answers", "before", "chance", "events", "final", "landmark", "parent", "state")

    def __init__(
        self,
        parent: Segment[S] | None,
        state: S,
        answers: list[Answer],
        final: list[bool],
        chance: list[int],
        events: list[Event],
    ) -> None:
        self.state: S | None = state
        self.parent, self.answers, self.final, self.chance, self.events = parent, answers, final, chance, events
        self.before: tuple[int, int, int] = _after(parent)
        self.landmark = parent is None or self.before[0] // KEEP_EVERY > parent.before[0] // KEEP_EVERY

    def thin(self) -> None:
        """Forget states behind a barrier but for landmarks; undo never comes here, time travel replays from one."""
        segment: Segment[S] | None = self
        while segment is not None:
            if not segment.landmark:
                if segment.state is None:
                    return
                segment.state = None
            segment = segment.parent


def _after(segment: Segment[Any] | None) -> tuple[int, int, int]:
    """How many answers, results of chance and events lie before the end of `segment`."""
    if segment is None:
        return (0, 0, 0)
    a, c, e = segment.before
    return (a + len(segment.answers), c + len(segment.chance), e + len(segment.events))


class Match(Generic[S]):
    """A game being played."""

    def __init__(self, game: Game[S], setup: Setup, dice: Dice | int = 0, *, state: S | None = None) -> None:
        """A match from the beginning or, for examples and puzzles, from a position between two procedures."""
        seeded = SeededDice(dice) if isinstance(dice, int) else dice
        self._begin(game, setup, seeded, None, game.begin(setup) if state is None else state)
        self._advance(None)

    @classmethod
    def resumed(cls, game: Game[S], setup: Setup, dice: Dice, past: Segment[S] | None, start: S) -> Self:
        """A match that stands at a checkpoint with its past behind it; `replaying` brings it on from there."""
        match = cls.__new__(cls)
        match._begin(game, setup, dice, past, start)
        return match

    def _begin(self, game: Game[S], setup: Setup, dice: Dice, past: Segment[S] | None, start: S) -> None:
        self.game, self.setup, self.dice, self._past = game, setup, dice, past
        self._undone: list[Answer] = []
        self._imagined: tuple[int, Seat, int, Dice] | None = None
        """After how many answers since the checkpoint, for whom, from which seed, and the dice until then."""
        self._restart(start)

    def _restart(self, start: S) -> None:
        self._start = start
        self.state: S = start.copy()
        self._answers: list[Answer] = []
        self._final: list[bool] = []
        self._chance: list[int] = []
        self._events: list[Event] = []
        self._early = False
        """A die fell or something was revealed before the first answer since the checkpoint."""
        self._script: list[int] = []
        self._running: Procedure | None = None
        self._open: tuple[Decision, ...] = ()
        self._given: dict[Seat, Any] = {}
        self._rolling: list[int] | None = None
        self._asked: Roll = Roll((), "")

    # -- reading ------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions now open: none when the match is over, several when seats choose together."""
        if not self._given:
            return self._open
        return tuple(d for d in self._open if d.seat not in self._given)

    def decision(self, seat: Seat) -> Decision | None:
        """What `seat` is asked now, if anything."""
        for d in self._open:
            if d.seat == seat and seat not in self._given:
                return d
        return None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self.state) if not self._open else None

    def view(self, seat: Seat | None) -> View:
        """The position as `seat` (None: a spectator) may see it."""
        return self.game.view(self.state, seat)

    def explain(self, seat: Seat, target: Target | str) -> No | None:
        """Why `seat` may not choose `target` (a key, or what an option would point at); None if it may."""
        decision = self.decision(seat)
        if decision is None:
            return No("", "match_over" if not self._open else "not_your_turn")
        return decision.explain(target)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events from number `since` on that `seat` (None: a spectator) may read, as it may read them."""
        return [seen for e in self.all_events(since) if (seen := e.seen_by(seat)) is not None]

    def all_events(self, since: int = 0) -> list[Event]:
        """The events from number `since` on, with everything hidden in them; for records and tests."""
        parts = [self._events[max(0, since - _after(self._past)[2]) :]]
        segment = self._past
        while segment is not None and segment.before[2] + len(segment.events) > since:
            parts.append(segment.events[max(0, since - segment.before[2]) :])
            segment = segment.parent
        return [e for part in reversed(parts) for e in part]

    @property
    def event_count(self) -> int:
        return _after(self._past)[2] + len(self._events)

    @property
    def answer_count(self) -> int:
        return _after(self._past)[0] + len(self._answers)

    @property
    def answers_since_checkpoint(self) -> int:
        return len(self._answers)

    @property
    def answers(self) -> list[Answer]:
        """Every answer of the match so far."""
        return [a for segment in self.segments() for a in segment.answers] + self._answers

    @property
    def chance(self) -> list[int]:
        """Every result of chance so far."""
        return [c for segment in self.segments() for c in segment.chance] + self._chance

    def segments(self) -> list[Segment[S]]:
        """The finished stretches, oldest first."""
        found: list[Segment[S]] = []
        segment = self._past
        while segment is not None:
            found.append(segment)
            segment = segment.parent
        return found[::-1]

    @property
    def before_checkpoint(self) -> tuple[int, int, int]:
        """How many answers, results of chance and events lie before the last checkpoint."""
        return _after(self._past)

    @property
    def checkpoint(self) -> S:
        """The state at the last checkpoint. Not to be changed."""
        return self._start

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, key: str) -> None:
        """Answer for `seat`. Raises Refused, with the rule, when the answer is not allowed; then nothing changes."""
        decision = self.decision(seat)
        option = decision.option(key) if decision is not None else None
        if decision is None or option is None:
            raise Refused(seat, key, self.explain(seat, key) or No("", "not_a_choice"), decision)
        answer = Answer(seat, decision.kind, key)
        if self._undone:
            if self._undone[-1] == answer:
                self._undone.pop()
            else:
                self._undone.clear()
        self._answer(answer, option)

    def _answer(self, answer: Answer, option: Option[Any]) -> None:
        self._answers.append(answer)
        self._final.append(False)
        if len(self._open) == 1:
            self._open = ()
            self._advance(option.value if self._rolling is not None else [option.value])
            return
        self._given[answer.seat] = option.value
        if len(self._given) == len(self._open):
            given = [self._given[d.seat] for d in self._open]
            self._open, self._given = (), {}
            self._advance(given)

    def copy(self) -> Self:
        """An independent match at the same decision."""
        twin = self.resumed(self.game, self.setup, self.dice.copy(), self._past, self._start)
        twin._imagined = self._imagined
        twin._undone = self._undone.copy()
        list(twin.replaying(self._answers, self._chance))
        twin.dice = self.dice.copy()
        return twin

    def why_not_undo(self, seat: Seat) -> No | None:
        """Undo takes back the seat's own last answer, and never a die, a reveal or another seat's answer."""
        last = self._last()
        if last is None:
            return No("", "nothing_to_undo")
        answer, final = last
        if answer.seat != seat:
            return No("", "undo_other_seat")
        return No("", "undo_barrier") if final else None

    def undo(self, seat: Seat) -> None:
        """Take back the last answer of `seat`. Raises Refused at a barrier."""
        last, no = self._last(), self.why_not_undo(seat)
        if last is None or no is not None:
            raise Refused(seat, "undo", no or No("", "nothing_to_undo"))
        undone = [*self._undone, last[0]]
        self._rewind(self.answer_count - 1)
        self._undone = undone

    def redo(self, seat: Seat) -> None:
        """Give the answer undone last once more."""
        if not self._undone or self._undone[-1].seat != seat:
            raise Refused(seat, "redo", No("", "nothing_to_redo"))
        self.play(seat, self._undone[-1].key)

    @property
    def redoable(self) -> Answer | None:
        return self._undone[-1] if self._undone else None

    def at(self, answers: int) -> Self:
        """The match as it was after so many answers: time travel, and the root of a what-if branch."""
        if not 0 <= answers <= self.answer_count:
            raise ValueError(f"the match has {self.answer_count} answers")
        twin = self.resumed(self.game, self.setup, self.dice.copy(), self._past, self._start)
        twin._answers, twin._chance = self._answers, self._chance
        twin._rewind(answers)
        return twin

    def imagine(self, seat: Seat, seed: int) -> Self:
        """A copy for search: whatever `seat` cannot know is resampled, and the dice to come are other dice."""
        twin = self.copy()
        twin._imagine(seat, seed)
        twin._imagined = (len(self._answers), seat, seed, self.dice.copy())
        return twin

    def _imagine(self, seat: Seat, seed: int) -> None:
        self.game.resample(self.state, seat, SeededDice(seed))
        self.dice = SeededDice(~seed)

    def playout(self, policy: Policy[S], until: Callable[[S], bool] = to_the_end) -> S:
        """Where `policy` would bring the match from here, played without a record; the match itself is used up."""
        if self._running is not None:
            given = self._given
            values = [given[d.seat] if d.seat in given else policy(self.state, d).value for d in self._open]
            finish(self._running, values, self.state, self.dice, policy)
            self._running, self._open = None, ()
        playout(self.game, self.state, self.dice, policy, until)
        return self.state

    # -- the engine ---------------------------------------------------------------------------------------------

    def _last(self) -> tuple[Answer, bool] | None:
        """The last answer, and whether a barrier lies behind it."""
        if self._answers:
            return self._answers[-1], self._final[-1]
        if self._past is None:
            return None
        return self._past.answers[-1], self._early or self._past.final[-1]

    def _rewind(self, target: int) -> None:
        """Go back to the point after `target` answers: from the nearest earlier checkpoint, forward again."""
        answers, chance = list(self._answers), list(self._chance)
        start: S | None = self._start
        before = _after(self._past)[0]
        if self._imagined is not None and target < before + self._imagined[0]:
            self.dice, self._imagined = self._imagined[3], None
        while before > target or start is None:
            segment = self._past
            assert segment is not None, "the first checkpoint is always kept"
            answers[:0], chance[:0] = segment.answers, segment.chance
            self._past, start, before = segment.parent, segment.state, segment.before[0]
        dice = self.dice.copy()
        self._restart(start)
        list(self.replaying(answers[: target - before], chance))
        self.dice = dice

    def replaying(self, answers: Sequence[Answer], chance: Sequence[int]) -> Iterator[Answer]:
        """Give recorded answers once more, with recorded chance; yields each after it was given, stops at a misfit."""
        self._script = list(reversed(chance))
        imagined = self._imagined
        if imagined is not None:
            self.dice = imagined[3].copy()
        self._advance(None)
        for n, a in enumerate((*answers, None)):
            if imagined is not None and imagined[0] == n:
                self._imagine(imagined[1], imagined[2])
            decision = self.decision(a.seat) if a else None
            option = decision.option(a.key) if a and decision and decision.kind == a.kind else None
            if not a or not decision or not option:
                break
            self._answer(a, option)
            yield a
        self._script = []

    def _advance(self, value: Any) -> None:
        try:
            self._run(value)
        except StrategosError:
            raise
        except Exception as error:
            raise RuleBug(f"{self.game.id}: {type(error).__name__}: {error}", self) from error

    def _run(self, value: Any) -> None:
        while True:
            if self._running is None:
                if len(self._answers) >= STRIDE:
                    self._close()
                self._running = self.game.next(self.state)
                if self._running is None:
                    return
                value = None
            if self._rolling is None:
                try:
                    question = self._running.send(value)
                except StopIteration:
                    self._running = None
                    self._collect()
                    continue
                self._collect()
                if isinstance(question, Together):
                    self._open = question.decisions
                    for d in self._open:
                        if not d.options:
                            raise RuntimeError(f"a question without answers: {d.kind} ({d.rule})")
                    return
                assert isinstance(question, Roll), f"a rule awaited something foreign: {question!r}"
                self._asked, self._rolling = question, []
            else:
                self._rolling.append(value)
            value = self._results(self._asked, self._rolling)
            if value is None:
                return
            self._rolling = None

    def _results(self, request: Roll, results: list[int]) -> list[int] | None:
        """The results of a roll, from the record or the dice; None when NATURE has to be asked for the next one."""
        self._barrier()
        while len(results) < len(request.sides):
            sides = request.sides[len(results)]
            if self.dice.asks and not request.hidden:
                faces = [Option(str(n), n, {"button": str(n)}) for n in range(1, sides + 1)]
                about = {"purpose": request.purpose, "sides": sides}
                self._open = (decide(NATURE, "die", faces, rule=request.rule, about=about),)
                return None
            result = self._script.pop() if self._script else self.dice.d(sides, hidden=request.hidden)
            self._chance.append(result)
            results.append(result)
        return results

    def _barrier(self) -> None:
        if self._final:
            self._final[-1] = True
        else:
            self._early = True

    def _collect(self) -> None:
        events = self.state.events
        if events:
            if any(e.reveals for e in events):
                self._barrier()
            self._events.extend(events)
            events.clear()

    def _close(self) -> None:
        """A checkpoint: the stretch behind it is finished."""
        # What was imagined is not in the record, so nobody can come back here by undo.
        self._final[-1] |= self._imagined is not None
        self._past = Segment(self._past, self._start, self._answers, self._final, self._chance, self._events)
        if True in self._final and self._past.parent is not None:
            self._past.parent.thin()
        self._start = self.state.copy()
        self._imagined, self._early = None, False
        self._answers, self._final, self._chance, self._events = [], [], [], []
