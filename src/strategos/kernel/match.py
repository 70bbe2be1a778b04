"""A match: a state, the procedure now running, and what was answered and rolled since the last checkpoint.

A checkpoint lies between two procedures of the sequence of play. Live coroutines are never stored or copied: copy, undo
and load all take a checkpoint and give the answers since once more, with the recorded results of chance.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Self, TypeVar

from .asking import NATURE, Decision, No, Option, Seat, Target, Together, decide
from .chance import Dice, Roll, SeededDice
from .errors import Refused, RuleBug, StrategosError
from .events import Event
from .game import Game, Outcome, Procedure, Setup, State
from .playout import Policy, finish, playout, replies, to_the_end
from .segment import Answer, Imagining, Segment
from .standing import STANDING, orders, read, stand, why_not_stand
from .view import View

S = TypeVar("S", bound=State)

STRIDE = 2
"""A checkpoint costs a copy of the state; so many answers are given once more for less."""


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
        self.game, self.setup, self.dice = game, setup, dice
        self._undone: list[Answer] = []
        self._imagined: tuple[Imagining, ...] = ()
        self._restart(past, start)

    def _restart(self, past: Segment[S] | None, start: S) -> None:
        self._now: Segment[S] = Segment(past, start)
        self.state: S = start.copy()
        self._script: list[int] = []
        self._running: Procedure | None = None
        self._open: tuple[Decision, ...] = ()
        self._acts: Callable[[Any], bool] | None = None
        """Of the open decisions: which answer of the first in order makes the others' superfluous."""
        self._might: tuple[Seat, ...] = ()
        """Who might act in the open window, as far as the table can tell."""
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
    def window(self) -> tuple[Seat, ...]:
        """While a reaction window is open: all who might act as far as the table can tell, asked or not."""
        return self._might

    @property
    def answered(self) -> tuple[Seat, ...]:
        """Who has answered a question that others still think about."""
        return tuple(self._given)

    def acting(self, reader: Seat | None) -> tuple[tuple[Seat, str | None], ...]:
        """Whom the table waits for as far as `reader` (None: a spectator) may know, and for what; None: a secret.

        A reaction window shows all who might act until it closes: who has passed, now or by an order, is nobody's
        business.
        """
        own = None if reader is None else self.decision(reader)
        if self.window:
            asked = {reader: None if own is None else own.kind}
            return tuple((seat, asked.get(seat)) for seat in self.window if seat != reader or own is not None)
        return tuple((d.seat, None if d.secret and d.seat != reader else d.kind) for d in self.pending)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self.state) if not self._open else None

    def view(self, seat: Seat | None) -> View:
        """The position as `seat` (None: a spectator) may see it."""
        return self.game.view(self.state, seat)

    def explain(self, seat: Seat, target: Target | str) -> No | None:
        """Why `seat` may not choose `target` (a key, or what an option would point at); None if it may."""
        if isinstance(target, str) and (order := read(seat, target)) is not None:
            moments, seats = {m.name: m.until for m in self.game.moments}, self.setup.seats if self._open else 0
            return why_not_stand(self.state, seats, moments, *order)
        decision = self.decision(seat)
        if decision is None:
            return No("", "match_over" if not self._open else "not_your_turn")
        return decision.explain(target)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events from number `since` on that `seat` (None: a spectator) may read, as it may read them."""
        return [seen for e in self.all_events(since) if (seen := e.seen_by(seat)) is not None]

    def all_events(self, since: int = 0) -> list[Event]:
        """The events from number `since` on, with everything hidden in them; for records and tests."""
        return self._now.events_since(since)

    @property
    def event_count(self) -> int:
        return self._now.after[2]

    @property
    def answer_count(self) -> int:
        return self._now.before[0] + len(self._now.answers)

    @property
    def answers_since_checkpoint(self) -> int:
        return len(self._now.answers)

    @property
    def answers(self) -> list[Answer]:
        """Every answer of the match so far."""
        return self._now.answers_since(0)

    def answers_since(self, number: int) -> list[Answer]:
        """The answers from that number on. Here and elsewhere LookupError for what lies before `begins`."""
        return self._now.answers_since(number)

    @property
    def last_answer(self) -> Answer | None:
        return next((answer for answer, _ in self._now.backwards()), None)

    @property
    def chance(self) -> list[int]:
        """Every result of chance so far."""
        return self._now.chance_since(0)

    def chance_since(self, number: int) -> list[int]:
        """The results of chance from that number on."""
        return self._now.chance_since(number)

    @property
    def chance_count(self) -> int:
        return self._now.after[1]

    def segments(self) -> list[Segment[S]]:
        """The finished stretches, oldest first."""
        return self._now.line()[:-1]

    @property
    def begins(self) -> tuple[int, int, int]:
        """How many answers, results of chance and events came before what is known here: of a whole match none."""
        return self._now.line()[0].before

    @property
    def before_checkpoint(self) -> tuple[int, int, int]:
        """How many answers, results of chance and events lie before the last checkpoint."""
        return self._now.before

    @property
    def checkpoint(self) -> S:
        """The state at the last checkpoint. Not to be changed."""
        assert self._now.state is not None, "only what lies behind is thinned"
        return self._now.state

    def keep_checkpoint(self) -> None:
        """Time travel always finds this one: what was played before it may have been played under other rules."""
        self._now.landmark = True

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, key: str) -> None:
        """Answer for `seat`. Raises Refused, with the rule, when the answer is not allowed; then nothing changes.

        Besides what is asked, an answer may give or revoke a standing order of the seat at any time.
        """
        decision = self.decision(seat)
        option = decision.option(key) if decision is not None else None
        if decision is not None and option is not None:
            answer = Answer(seat, decision.kind, key)
        elif (no := self.explain(seat, key)) is not None or read(seat, key) is None:
            raise Refused(seat, key, no or No("", "not_a_choice"), decision)
        else:
            answer = Answer(seat, STANDING, key)
        if self._undone:
            if self._undone[-1] == answer:
                self._undone.pop()
            else:
                self._undone.clear()
        self._answer(answer, option)

    def follow(self, answer: Answer, chance: Sequence[int], dice: Dice) -> None:
        """Give an answer that was given in another match like this one, with what fell there: both are the same again.

        `dice` are those of the other match after it. Raises Refused when the answer is not allowed, RuleBug when it
        leads elsewhere than there; then this match is of no use any more.
        """
        fallen = self.chance_count + len(chance)
        self._script = list(reversed(chance))
        try:
            self.play(answer.seat, answer.key)
            if self.last_answer != answer or self._script or self.chance_count != fallen:
                raise RuleBug(f"{self.game.id}: {answer.kind} {answer.key!r} leads elsewhere than before", self)
        finally:
            self._script = []
        self.dice = dice.copy()

    def answer(self, number: int) -> Answer:
        """The answer with this number, from 0; quickly found if it is one of the last."""
        return next(itertools.islice(self._now.backwards(), self.answer_count - 1 - number, None))[0]

    def _answer(self, answer: Answer, option: Option[Any] | None) -> None:
        self._now.answers.append(answer)
        self._now.barriers.append(False)
        if option is None:
            order = read(answer.seat, answer.key)
            assert order is not None
            stand(self.state, *order)
            return
        if len(self._open) == 1 and len(self._might) < 2:
            self._open, self._might = (), ()
            self._advance(option.value if self._rolling is not None else [option.value])
            return
        self._given[answer.seat] = option.value
        if self._settled():
            # Whoever answers last has seen what the others did, and that nobody else acts.
            self._barrier()
            given = [self._given.get(d.seat) for d in self._open]
            self._open, self._given, self._might = (), {}, ()
            self._advance(given)

    def _settled(self) -> bool:
        """All have answered or, in a window, all up to the first in order who acts."""
        for d in self._open:
            if d.seat not in self._given:
                return False
            if self._acts is not None and self._acts(self._given[d.seat]):
                return True
        return True

    def copy(self) -> Self:
        """An independent match at the same decision."""
        return self._twin(self._now.answers)

    def _twin(self, answers: Sequence[Answer]) -> Self:
        twin = self.resumed(self.game, self.setup, self.dice.copy(), self._now.parent, self.checkpoint)
        twin._imagined = self._imagined
        twin._undone = self._undone.copy()
        list(twin.replaying(answers, self._now.chance))
        twin.dice = self.dice.copy()
        return twin

    def why_not_undo(self, seat: Seat) -> No | None:
        """Undo takes back the seat's own last answer, and never a die, a reveal or what another seat knows of."""
        if len(self.window) > 1 and seat not in self._given:
            # Not even the reason may tell whether others have answered.
            return No("", "undo_barrier")
        last, final, _ = self.to_undo(seat)
        if last is None:
            return No("", "nothing_to_undo")
        if last.seat != seat:
            return No("", "undo_other_seat")
        return No("", "undo_barrier") if final else None

    def undo(self, seat: Seat) -> None:
        """Take back the last answer of `seat`; what others have answered in secret since stands. Raises Refused at a
        barrier."""
        last, _, since = self.to_undo(seat)
        no = self.why_not_undo(seat)
        if last is None or no is not None:
            raise Refused(seat, "undo", no or No("", "nothing_to_undo"))
        undone = [] if since else [*self._undone, last]
        self._rewind(self.answer_count - 1 - len(since))
        for answer in since:
            decision = self.decision(answer.seat) if answer.kind != STANDING else None
            self._answer(answer, decision.option(answer.key) if decision is not None else None)
        self._undone = undone

    def to_undo(self, seat: Seat) -> tuple[Answer | None, bool, list[Answer]]:
        """The last answer, whether a barrier lies behind it, and what others have answered in secret since."""
        since: list[Answer] = []
        given = set(self._given) if seat in self._given else set[Seat]()
        for answer, final in self._now.backwards():
            secret = answer.kind == STANDING or answer.seat in given
            if answer.seat == seat or final or not secret:
                return answer, final, since[::-1]
            if answer.kind != STANDING:
                given.discard(answer.seat)
            since.append(answer)
        return None, False, []

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
        twin = self.resumed(self.game, self.setup, self.dice.copy(), self._now.parent, self.checkpoint)
        twin._now = self._now
        twin._rewind(answers)
        return twin

    def imagine(self, seat: Seat, seed: int) -> Self:
        """A copy for search: whatever `seat` cannot know is resampled, and the dice to come are other dice.

        What others have already answered while several choose at once is not known either: they are asked again; and
        what they may choose follows from what is imagined, if their candidates are what everybody may know.
        """
        known = list(self._now.answers)
        for other in self._given:
            if other != seat:
                last = max(n for n, a in enumerate(known) if a.seat == other and a.kind != STANDING)
                del known[last]
        twin = self._twin(known)
        imagining = Imagining(len(known), seat, seed, self.dice.copy())
        twin._imagine(imagining)
        twin._imagined = (*self._imagined, imagining)
        return twin

    def position(self, seat: Seat, seed: int) -> S:
        """The state of an imagined match, to look at and not to play on: much sooner made than the match."""
        twin = self.state.copy()
        self._resample(twin, seat, seed)
        return twin

    def _imagine(self, imagining: Imagining) -> None:
        self._resample(self.state, imagining.seat, imagining.seed)
        self._open = tuple(d if d.seat in (imagining.seat, NATURE) else d.asked_anew() for d in self._open)
        self.dice = SeededDice(~imagining.seed)

    def _resample(self, state: S, seat: Seat, seed: int) -> None:
        self.game.resample(state, seat, SeededDice(seed))
        state.standing = orders(state, seat)

    def playout(self, policy: Policy[S], until: Callable[[S], bool] = to_the_end) -> S:
        """Where `policy` would bring the match from here, played without a record; the match itself is used up."""
        if self._running is not None:
            values = replies(Together(self._open, self._acts), self.state, policy, self._given)
            finish(self._running, values, self.state, self.dice, policy)
            self._running, self._open = None, ()
        playout(self.game, self.state, self.dice, policy, until)
        return self.state

    # -- the engine ---------------------------------------------------------------------------------------------

    def _rewind(self, target: int) -> None:
        """Go back to the point after `target` answers: from the nearest earlier checkpoint, forward again."""
        segment = self._now
        answers, chance = list(segment.answers), list(segment.chance)
        undone = [i for i in self._imagined if i.after > target - segment.before[0]]
        if undone:
            self.dice = undone[0].dice
            self._imagined = self._imagined[: -len(undone)]
        while segment.before[0] > target or segment.state is None:
            if segment.parent is None:  # the first checkpoint that is known is always kept
                raise LookupError(f"the match is known from answer {segment.before[0]} on, not from {target}")
            segment = segment.parent
            answers[:0], chance[:0] = segment.answers, segment.chance
        dice = self.dice.copy()
        self._restart(segment.parent, segment.state)
        list(self.replaying(answers[: target - segment.before[0]], chance))
        self.dice = dice

    def replaying(self, answers: Sequence[Answer], chance: Sequence[int]) -> Iterator[Answer]:
        """Give recorded answers once more, with recorded chance; yields each after it was given, stops at a misfit."""
        self._script = list(reversed(chance))
        imagined = self._imagined
        if imagined:
            self.dice = imagined[0].dice.copy()
        self._advance(None)
        for n, a in enumerate((*answers, None)):
            for imagining in imagined:
                if imagining.after == n:
                    self._imagine(imagining)
            decision = self.decision(a.seat) if a else None
            option = decision.option(a.key) if a and decision and decision.kind == a.kind else None
            standing = a is not None and a.kind == STANDING and read(a.seat, a.key) is not None
            if not a or not (option or standing):
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
                if len(self._now.answers) >= STRIDE:
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
                    self._open, self._acts, self._might = question.decisions, question.acts, question.might
                    if len(self._might) > 1:
                        # Whether others are still asked must not show in what can be taken back.
                        self._barrier()
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
            try:
                result = self._script.pop() if self._script else self.dice.d(sides, hidden=request.hidden)
            except ValueError as error:
                error.add_note(request.purpose)
                raise
            if not 1 <= result <= sides:
                raise ValueError(f"a die of {sides} sides shows {result}")
            self._now.chance.append(result)
            results.append(result)
        return results

    def _barrier(self) -> None:
        self._now.barriers[-1] = True

    def _collect(self) -> None:
        events = self.state.events
        if events:
            if any(e.reveals for e in events):
                self._barrier()
            self._now.events.extend(events)
            events.clear()

    def _close(self) -> None:
        """A checkpoint: the stretch behind it is finished."""
        past = self._now
        # What was imagined is not in the record, so nobody can come back here by undo.
        past.barriers[-1] |= bool(self._imagined)
        if True in past.barriers[1:] and past.parent is not None:
            past.parent.thin()
        self._now = Segment(past, self.state.copy())
        self._imagined = ()
