"""Positions from bots' games, what is forecast in them, and plays of the very question to compare it with."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from strategos.bots import Budget, Chair, bot, random_key
from strategos.games import game as game_by_id
from strategos.kernel.asking import Decision, Seat
from strategos.kernel.errors import BadInput
from strategos.kernel.events import Event
from strategos.kernel.game import Setup
from strategos.kernel.match import Match
from strategos.parts.forecast import Inquiry, Prospects

FIRST, DOUBTFUL = 200, 2.0
"""After so many plays a comparison is over, unless it is off by more than so many standard errors."""
PATIENCE = 400
"""Answers after which a play that has not decided anything is given up."""
THOUGHT = Budget(decisions=1000)
"""What bots may think: those that play out positions would take minutes."""
Numbers = Mapping[str, float]
"""What is forecast → how likely it is said to be."""
Truth = Mapping[str, bool]


class Shown(msgspec.Struct, frozen=True):
    """A forecast as a seat is shown it."""

    kind: str
    """What it is of, as the table calls it."""
    seat: Seat
    key: str
    """The answer that is given, to the question it was shown at."""
    odds: Mapping[str, Any]
    numbers: Numbers

    @property
    def exact(self) -> bool:
        return self.odds.get("exact") is not False and not self.odds.get("samples")

    @property
    def without(self) -> tuple[str, ...]:
        return tuple(self.odds.get("without", ()))


class Referee(msgspec.Struct, frozen=True):
    """Who judges the forecasts of a game."""

    kinds: tuple[str, ...]
    """What is forecast."""
    asked: tuple[str, ...]
    """The kinds of questions at which anything is."""
    shown: Callable[[Decision, Prospects], Iterator[Shown]]
    """What is shown at a question."""
    steer: Callable[[Match[Any], Decision, Shown], str | None]
    """The answer by which a play keeps to what the forecast supposes; None where the bot may choose."""
    truth: Callable[[Match[Any], Sequence[Event], Shown], Truth | None]
    """What has come true, from all that happened since; None if nothing is decided yet, nothing if it never will be."""
    begin: Callable[[Match[Any], Shown], None] | None = None
    """What is done to a position before a play that keeps to what the forecast supposes."""
    always: tuple[str, ...] = ()
    """Answers that are looked at wherever they are offered."""
    options: bool = True
    """Whether options have forecasts of their own that are compared."""
    some: int = 8
    """Options looked at in one position."""
    quick: Callable[[Chair, Any], str] | None = None
    """Who plays where the heuristic would take seconds for an answer, and looks at the position."""


class Found(msgspec.Struct, frozen=True):
    """A position and one of its forecasts."""

    match: Match[Any]
    shown: Shown


class Comparison(msgspec.Struct):
    """One forecast and the plays of it."""

    shown: Shown
    plays: int = 0
    undecided: int = 0
    true: Counter[str] = msgspec.field(default_factory=Counter[str])

    def z(self, name: str) -> float:
        """Of a number shown: by how many standard errors the plays differ from it."""
        return score(self.shown.numbers[name], self.true[name], self.plays, int(self.shown.odds.get("samples", 0)))

    def off(self, name: str) -> float:
        return abs(self.true[name] / self.plays - self.shown.numbers[name]) if self.plays else 0.0

    @property
    def worst(self) -> float:
        return max((abs(self.z(name)) for name in self.shown.numbers), default=0.0)


def score(chance: float, true: int, plays: int, samples: int = 0) -> float:
    """By how many standard errors a share of plays differs from a chance, itself of so many samples if it was tried.
    What is said to be certain or impossible and is not is off by as many as a chance of one play in as many would."""
    if not plays:
        return 0.0
    share = true / plays
    if samples:
        both = (chance * samples + true) / (samples + plays)
        error = sqrt(max(both * (1 - both), 1e-9) * (1 / samples + 1 / plays))
    else:
        error = sqrt(max(chance * (1 - chance), 1 / plays if abs(share - chance) > 1e-9 else 1e-9) / plays)
    return (share - chance) / error


MANY, ENOUGH = 60, 12
"""Games at most, and games after which what is common makes up for what is rare."""


# -- positions --------------------------------------------------------------------------------------------------------


def setups(game: str) -> list[Setup]:
    """Every scenario with every number of seats."""
    played, found = game_by_id(game), list[Setup]()
    for scenario in played.scenarios:
        for seats in played.seats:
            try:
                found.append(played.setup(seats, scenario))
            except BadInput:
                continue
    return found


def positions(game: str, count: int, seed: int, *, each: int = 0, length: int = 1500, games: int = MANY) -> list[Found]:
    """So many positions with a forecast each, from games of the heuristic; of every kind about as many, or `each` at
    most, as far as they come up within some games."""
    referee, rng = referee_for(game), random.Random(seed)
    most = each or -(-count // len(referee.kinds))
    found: list[Found] = []
    spare: list[Found] = []
    tally: Counter[str] = Counter()
    among = setups(game)
    for number in range(games):
        if len(found) >= count or (number >= ENOUGH and len(found) + len(spare) >= count):
            break
        whim = WHIM if number % 3 == 2 else 0.0
        for here in _walk(game, among[number % len(among)], seed * 1000 + number, rng, length, whim):
            kind = here.shown.kind
            if tally[kind] < most:
                tally[kind] += 1
                found.append(here)
            elif len(spare) < 4 * count and not each:
                spare.append(here)
            if len(found) >= count or all(tally[k] >= most for k in referee.kinds):
                break
        if all(tally[k] >= most for k in referee.kinds):
            break
    rng.shuffle(spare)
    return (found + spare)[:count] if not each else found


WHIM = 0.2
"""In every third game so many answers are anybody's: what a sensible player never comes to is forecast as well."""


def referee_for(game: str) -> Referee:
    from strategos.testing.forecasts import referee_of

    return referee_of(game)


def _walk(game: str, setup: Setup, seed: int, rng: random.Random, length: int, whim: float = 0.0) -> Iterator[Found]:
    """A game of the heuristic, and one forecast at some of its questions; `whim` is how often it does what it likes."""
    referee, played = referee_for(game), game_by_id(game)
    match: Match[Any] = Match(played, setup, seed)
    players = [bot(game, "heuristic") for _ in range(setup.seats)]
    for _ in range(length):
        if not match.pending:
            return
        decision = match.pending[0]
        if decision.kind in referee.asked and rng.random() < 0.3:
            keys = [option.key for option in decision.options] if referee.options else []
            some = [*rng.sample(keys, min(len(keys), referee.some)), *(key for key in referee.always if key in keys)]
            shown = list(referee.shown(decision, prospects(match, decision, some)))
            if shown:
                yield Found(match.copy(), rng.choice(shown))
        chair = Chair(match, decision, rng, THOUGHT)
        if rng.random() < whim:
            key = random_key(chair)
        else:
            key = referee.quick(chair, match.state) if referee.quick else players[decision.seat].answer(chair)
        match.play(decision.seat, key)


def prospects(match: Match[Any], decision: Decision, options: Sequence[str]) -> Prospects:
    """What is forecast at a question: of it and of these options."""
    offered, seat = match.game.odds, decision.seat
    assert offered is not None
    dream = match.imagine(seat, 1) if match.game.secrets else match.copy()
    asked = dream.decision(seat)
    assert asked is not None
    known = [key for key in dict.fromkeys(options) if asked.option(key) is not None]
    return offered().for_inquiry(Inquiry(dream, seat, asked, known, None, TRIALS, 1))


TRIALS = 100
"""How often what cannot be counted out is tried for a forecast."""


# -- plays ------------------------------------------------------------------------------------------------------------


def compare(found: Found, plays: int, seed: int, *, terms: bool = True) -> Comparison:
    """A forecast against so many plays at most, of which it may be that the first `FIRST` suffice. With `terms` all
    keep to what the forecast supposes; otherwise the bots play as they like."""
    result = Comparison(found.shown)
    for number in range(plays):
        if number == FIRST and result.worst < DOUBTFUL:
            break
        truth = play(found, seed * 1_000_003 + number, terms=terms)
        if truth:
            result.plays += 1
            result.true.update(name for name, true in truth.items() if true)
        else:
            result.undecided += 1
    return result


def play(found: Found, seed: int, *, terms: bool) -> Truth | None:
    """The question answered and played on, until what was forecast is decided."""
    shown, referee = found.shown, referee_for(found.match.game.id)
    match = found.match.imagine(shown.seat, seed)
    since = match.event_count
    if terms and referee.begin is not None:
        referee.begin(match, shown)
    if shown.key:
        match.play(shown.seat, shown.key)
    rng = random.Random(seed)
    players = [bot(match.game.id, "heuristic") for _ in range(match.setup.seats)]
    for _ in range(PATIENCE):
        truth = referee.truth(match, match.all_events(since), shown)
        if truth is not None:
            return truth
        if not match.pending:
            return {}
        decision = match.pending[0]
        key = referee.steer(match, decision, shown) if terms else None
        if key is None or decision.option(key) is None:
            chair = Chair(match, decision, rng, THOUGHT)
            key = referee.quick(chair, match.state) if referee.quick else players[decision.seat].answer(chair)
        match.play(decision.seat, key)
    return None


def tag(event: Event) -> str:
    """The name of an event's kind."""
    return str(type(event).__struct_config__.tag)
