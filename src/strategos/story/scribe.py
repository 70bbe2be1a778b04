"""The story of a match: it is played once more from its beginning, and what happens is noted down.

Curves are drawn from views for all eyes; what is read from events is read from those a spectator may read, until the
match is over. So the story of a match that is still played tells nobody what is hidden.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

import msgspec

from strategos.kernel.asking import NOTHING
from strategos.kernel.chance import Roll
from strategos.kernel.errors import StrategosError
from strategos.kernel.events import Event
from strategos.kernel.game import Game, Procedure, Setup
from strategos.kernel.match import Match
from strategos.kernel.segment import Answer
from strategos.kernel.view import View, told
from strategos.parts.accounts import Account, Accounts, Closed
from strategos.parts.marks import Mark, Met, Threw, Weighed, Went
from strategos.parts.stories import Reader, Story

from .shapes import Curve, Fought, Host, Luck, MatchStory, Moment, Series, TurningPoint, Way

MOST_POINTS = 240
"""So many moments a curve has at most."""
TURNING_POINTS, LEAST_SWING, LEAST_WEIGHT = 3, 0.03, 20
"""So many turning points at most, none smaller than this share, and none without something that stands out so much."""
LUCK = "luck"
"""The curve every game with dice has: hits beyond what could be expected."""


class Tape(msgspec.Struct, frozen=True):
    """What is needed to play a match once more. Taken from a live match in no time, and never changed."""

    game: Game[Any]
    setup: Setup
    dice: Any
    start: Any
    answers: tuple[Answer, ...]
    chance: tuple[int, ...]
    over: bool

    @staticmethod
    def of(match: Match[Any]) -> Tape:
        first = next((segment.state for segment in match.segments()), None) or match.checkpoint
        over = match.outcome is not None
        return Tape(match.game, match.setup, match.dice.copy(), first, tuple(match.answers), tuple(match.chance), over)


class Silent:
    """The reader of a game that tells no story of its own."""

    def rolled(self, state: Any, roll: Roll, results: Sequence[int], /) -> None: ...

    def read(self, event: Event, /) -> Iterable[Mark]:
        return ()


def plain_numbers(view: View) -> Mapping[str, Mapping[str, float]]:
    """Of a game without a story: whatever its view says of every side as a number."""
    facts = {side.id: told(side.facts) for side in view.sides}
    names = [name for name, value in next(iter(facts.values()), NOTHING).items() if type(value) in (int, float)]
    return {
        name: {side: cast("float", of[name]) for side, of in facts.items()}
        for name in names
        if all(type(of.get(name)) in (int, float) for of in facts.values())
    }


PLAIN = Story(plain_numbers, Silent)


def story_told_by(game: Game[Any]) -> Story:
    return game.story() if game.story is not None else PLAIN


def story_of(tape: Tape) -> MatchStory:
    """Play a match once more and tell its story. What the present rules play otherwise is left out at the end."""
    game = tape.game
    story = story_told_by(game)
    scribe = Scribe(story, story.reader(), tape.over)
    watched = msgspec.structs.replace(game, next=_watched(game, scribe.rolled))
    match = Match[Any].resumed(watched, tape.setup, tape.dice.copy(), None, tape.start)
    scribe.match = match
    try:
        for _ in match.replaying(tape.answers, tape.chance):
            scribe.answered()
    except StrategosError:
        # The present rules break down where others did not; the story ends there.
        pass
    scribe.answered(last=True)
    return scribe.written(game.id, len(tape.answers), tape.over)


def _watched(game: Game[Any], rolled: Callable[[Any, Roll, list[int]], None]) -> Callable[[Any], Procedure | None]:
    def following(state: Any) -> Procedure | None:
        procedure = game.next(state)
        return None if procedure is None else cast("Procedure", _watching(procedure, state, rolled))

    return following


@types.coroutine
def _watching(
    procedure: Procedure, state: Any, rolled: Callable[[Any, Roll, list[int]], None]
) -> Generator[Any, Any, Any]:
    """A procedure, with every roll told of before the rule goes on with it."""
    value: Any = None
    while True:
        try:
            question = procedure.send(value)
        except StopIteration as stop:
            return stop.value
        value = yield question
        if isinstance(question, Roll):
            rolled(state, question, value)


class Occasion:
    """When a clash took place: begun by answer number `at`, over with number `until`."""

    def __init__(self, at: int, moment: Moment) -> None:
        self.at, self.until, self.moment = at, at, moment

    def written(self, account: Account) -> Fought:
        parted = account.parted
        return Fought(
            self.at,
            self.until,
            self.moment.round,
            self.moment.date,
            account.kind,
            account.space,
            host(account, account.attacker),
            host(account, account.defender),
            parted.winner if parted else None,
            parted.why if parted else "",
            parted is not None,
        )


def host(account: Account, side: str) -> Host:
    """With what a side was there, and what of it was lost.

    Whatever fell there was there, whenever it came; what went over from elsewhere, as an empire does, was not.
    """
    thrown = [t for t in account.thrown(side) if t.expected is not None]
    there, lost, joined = dict(account.mustered(side)), account.lost(side), account.lost(side, "joined")
    for piece, number in list(lost.items()):
        elsewhere = min(joined.get(piece, 0), max(0, number - there.get(piece, 0)))
        lost[piece] = number - elsewhere
        there[piece] = max(there.get(piece, 0), lost[piece])
    return Host(
        side,
        {piece: number for piece, number in there.items() if number},
        {piece: number for piece, number in lost.items() if number},
        sum(len(t.dice) for t in thrown),
        sum(t.hits for t in thrown),
        round(sum(t.expected or 0.0 for t in thrown), 3),
    )


class Scribe:
    """Notes down what is told while a match is played once more."""

    match: Match[Any]

    def __init__(self, story: Story, reader: Reader, over: bool) -> None:
        self.story, self.reader, self.over = story, reader, over
        self.read = 0
        self.place: tuple[int, str] | None = None
        self.turn: tuple[int, str | None] | None = None
        self.moments: list[Moment] = []
        self.values: list[Mapping[str, Mapping[str, float]]] = []
        self.luck: dict[str, Luck] = {}
        self.accounts = Accounts(reader.read)
        self.occasions: list[Occasion] = []
        """Of each account."""
        self.ways: dict[tuple[str, str, str], Way] = {}
        self.weights: list[tuple[Moment, int, Event]] = []
        """Of what stands out: when, its weight, the event."""

    def rolled(self, state: Any, roll: Roll, results: list[int]) -> None:
        # What happened before the dice fell comes first.
        self.catch_up()
        self.reader.rolled(state, roll, results)

    def catch_up(self) -> None:
        events = self.match.all_events(self.read)
        self.read = self.match.event_count
        for event in events:
            seen = event if self.over else event.seen_by(None)
            if seen is not None:
                for mark in self.accounts.read(seen):
                    self.note(mark, seen)
                if self.accounts.all and (self.accounts.open or isinstance(seen, Closed)):
                    self.occasions[-1].until = self.now

    def answered(self, *, last: bool = False) -> None:
        self.catch_up()
        game, state = self.match.game, self.match.state
        place = (game.round(state), game.phase(state))
        if place == self.place and not last:
            return
        self.place = place
        view = game.view(state, None)
        # Where several take turns a moment is the end of a turn: within one, money comes and goes.
        turn = (view.round, view.phase if self.match.setup.seats == 1 else view.acting)
        if turn == self.turn and not last:
            return
        self.turn = turn
        values = {name: dict(sides) for name, sides in self.story.numbers(view).items()}
        if self.luck:
            values[LUCK] = {
                luck.side.removeprefix("side:"): round(luck.hits - luck.expected, 2) for luck in self.luck.values()
            }
        if not values:
            return
        moment = Moment(self.match.answer_count, place[0], self.story.date(view) if self.story.date else "")
        if self.moments and self.moments[-1].at == moment.at:
            del self.moments[-1], self.values[-1]
        self.moments.append(moment)
        self.values.append(values)

    # -- marks --------------------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        return self.match.answer_count

    @property
    def here(self) -> Moment:
        date = self.moments[-1].date if self.moments else ""
        return Moment(self.now, self.match.game.round(self.match.state), date)

    def note(self, mark: Mark, event: Event) -> None:
        match mark:
            case Met():
                self.occasions.append(Occasion(self.now, self.here))
            case Threw(expected=float()):
                self.luck[mark.side] = _thrown(self.luck, mark)
            case Went():
                key = (mark.side, mark.origin, mark.to)
                known = self.ways.get(key, Way(*key, 0, 0, self.now))
                self.ways[key] = Way(*key, known.times + 1, known.count + mark.count, known.first)
            case Weighed():
                self.weights.append((self.here, mark.weight, event))
            case _:
                pass

    # -- the whole ----------------------------------------------------------------------------------------------

    def written(self, game: str, answers: int, over: bool) -> MatchStory:
        turning = self.turning_points()
        self.thin()
        # A curve may come later than the others: Alexander's map is laid out first, dice are thrown first.
        names = dict.fromkeys(name for values in self.values for name in values)
        return MatchStory(
            game,
            answers,
            self.now,
            over,
            tuple(self.moments),
            tuple(Curve(name, self.series(name)) for name in names),
            tuple(msgspec.structs.replace(luck, expected=round(luck.expected, 3)) for luck in self.luck.values()),
            tuple(o.written(a) for o, a in zip(self.occasions, self.accounts.since(0), strict=True)),
            tuple(self.ways.values()),
            turning,
        )

    def series(self, name: str) -> tuple[Series, ...]:
        sides = dict.fromkeys(side for values in self.values for side in values.get(name, {}))
        return tuple(
            Series(f"side:{side}", tuple(values.get(name, {}).get(side, 0) for values in self.values)) for side in sides
        )

    def thin(self) -> None:
        """Of very many moments only every so many-th is kept, and the last."""
        step = -(-len(self.moments) // MOST_POINTS) or 1
        kept = [n for n in range(len(self.moments)) if n % step == 0 or n == len(self.moments) - 1]
        self.moments, self.values = [self.moments[n] for n in kept], [self.values[n] for n in kept]

    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Where a leading curve swung most and something stood out, in the order of play."""
        if not self.values:
            return ()
        leads = (next(iter(self.values[-1])), *self.story.gains)
        tops = {
            lead: max((v for values in self.values for v in values.get(lead, {}).values()), default=0) for lead in leads
        }
        found: list[TurningPoint] = []
        for (a, was), (b, now) in pairwise(zip(self.moments, self.values, strict=True)):
            swings = {lead: _swing(was.get(lead, {}), now.get(lead, {}), tops[lead]) for lead in leads}
            lead, swing = _widest(swings, self.story.gains)
            heavy = [w for w in self.weights if a.at < w[0].at <= b.at and w[1] >= LEAST_WEIGHT]
            if not heavy or not swing:
                continue
            up, down = max(swing, key=lambda s: swing[s]), min(swing, key=lambda s: swing[s])
            side, against = (up, down if swing[down] < 0 else None) if swing[up] > 0 else (down, None)
            then, _, event = max(heavy, key=lambda w: w[1])
            if abs(swing[side]) >= LEAST_SWING:
                when = (then.at - 1, then.at, then.round, then.date)
                rival = None if against is None else f"side:{against}"
                found.append(TurningPoint(*when, lead, round(swing[side], 3), f"side:{side}", rival, event))
        best = sorted(found, key=lambda t: -abs(t.share))[:TURNING_POINTS]
        return tuple(sorted(best, key=lambda t: t.at))


def _thrown(known: Mapping[str, Luck], mark: Threw) -> Luck:
    luck = known.get(mark.side, Luck(mark.side))
    return Luck(mark.side, luck.dice + len(mark.dice), luck.hits + mark.hits, luck.expected + (mark.expected or 0))


def _widest(swings: Mapping[str, dict[str, float]], gains: Sequence[str]) -> tuple[str, dict[str, float]]:
    """The curve that swung most, and its swings; of some only a rise counts."""
    counted = {
        lead: {side: by for side, by in swing.items() if by > 0 or lead not in gains} for lead, swing in swings.items()
    }
    return max(counted.items(), key=lambda found: max(map(abs, found[1].values()), default=0))


def _swing(was: Mapping[str, float], now: Mapping[str, float], top: float) -> dict[str, float]:
    """By how much each side's share of all has changed; of a side alone, its share of the most it ever had."""
    if not was or not now:
        return {}
    of = (sum(was.values()), sum(now.values())) if len(now) > 1 else (top, top)
    if not of[0] or not of[1]:
        return {}
    return {side: now[side] / of[1] - was.get(side, 0) / of[0] for side in now}
