"""Positions from bots' games, what is forecast in them, and plays of the very question to compare it with."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import erfc, exp, lgamma, log, log1p, sqrt
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
    def certain(self) -> bool:
        """Nothing is left to chance, it says."""
        return all(min(chance, 1 - chance) < 1e-9 for chance in self.numbers.values())

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
    rare: tuple[str, ...] = ()
    """Those of them at which something rare may be forecast: none is passed over."""
    always: tuple[str, ...] = ()
    """Answers that are looked at wherever they are offered."""
    seek: Callable[[Match[Any], Decision, random.Random], str | None] | None = None
    """What somebody would answer to whom nothing is as dear as what is rare; in games in which not all are sensible."""
    enough: int = 12
    """Games after which what is common makes up for what is rare."""
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


def by_chance(chance: float, plays: int, bound: float, samples: int = 0) -> float:
    """How likely so many plays are off by more than so many standard errors, if the chance is right."""
    if samples or not plays:
        return erfc(bound / sqrt(2)) if plays else 0.0
    likely = min(max(chance, 0.0), 1.0)
    spread = 12 * sqrt(plays * likely * (1 - likely)) + 12
    low, high = max(0, int(plays * likely - spread)), min(plays, int(plays * likely + spread))
    return sum(_share(likely, n, plays) for n in range(low, high + 1) if abs(score(chance, n, plays)) > bound)


def _share(chance: float, true: int, plays: int) -> float:
    """The chance of exactly so many among the plays."""
    if chance in (0.0, 1.0):
        return float(true == plays * chance)
    ways = lgamma(plays + 1) - lgamma(true + 1) - lgamma(plays - true + 1)
    return exp(ways + true * log(chance) + (plays - true) * log1p(-chance))


MANY = 200
"""Games at most."""


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
    most, as far as they come up within some games. Of what is certain a few."""
    rng, among, referee = random.Random(seed), setups(game), referee_for(game)
    wanted = Wanted(referee, each or -(-count // len(referee.kinds)), 0 if each else count)
    for number in range(games):
        if number >= referee.enough and len(wanted.found) + len(wanted.spare) >= count:
            break
        whim = WHIM if number % 3 == 2 else 0.0
        for here in _walk(game, among[number % len(among)], seed * 1000 + number, rng, wanted, length, whim):
            wanted.take(here)
            if wanted.are_all_met:
                break
        if wanted.are_all_met:
            break
    rng.shuffle(wanted.spare)
    return wanted.found if each else (wanted.found + wanted.spare)[:count]


class Wanted(msgspec.Struct):
    """Which forecasts are still looked for, and which were found."""

    referee: Referee
    most: int
    """Of each kind."""
    spares: int
    """How many of what is common are kept, in case others do not come up."""
    found: list[Found] = []
    spare: list[Found] = []
    tally: Counter[str] = msgspec.field(default_factory=Counter[str])
    certain: Counter[str] = msgspec.field(default_factory=Counter[str])
    brought: dict[str, set[str]] = {}
    """By the kind of question: the kinds of forecasts that were met there."""

    @property
    def are_all_met(self) -> bool:
        return all(self.tally[kind] >= self.most for kind in self.referee.kinds)

    def looks_at(self, decision: Decision, rng: random.Random) -> bool:
        """Some of the questions, and all at which something rare may be forecast; none that has only ever brought what
        there is enough of."""
        known = self.brought.get(decision.kind, set[str]())
        filled = 0 < self.spares <= len(self.found) + len(self.spare)
        if filled and known and all(self.tally[kind] >= self.most for kind in known):
            return False
        return decision.kind in self.referee.rare or (decision.kind in self.referee.asked and rng.random() < SOME)

    def rarest(self, shown: Sequence[Shown], rng: random.Random) -> Shown:
        among = [one for one in shown if not one.certain] or shown
        return min(among, key=lambda one: (self.tally[one.kind], rng.random()))

    def take(self, here: Found) -> None:
        kind = here.shown.kind
        self.brought.setdefault(here.match.pending[0].kind, set()).add(kind)
        if here.shown.certain:
            self.certain[kind] += 1
        if here.shown.certain and self.certain[kind] > FEW:
            return
        if self.tally[kind] < self.most:
            self.tally[kind] += 1
            self.found.append(here)
        elif len(self.spare) < self.spares:
            self.spare.append(here)


SOME, FEW = 0.3, 4
"""How many of the questions are looked at, and how many forecasts of each kind that are no more than certain."""
WHIM = 0.2
"""In every third game so many answers are anybody's: what a sensible player never comes to is forecast as well."""


def referee_for(game: str) -> Referee:
    from strategos.testing.forecasts import referee_of

    return referee_of(game)


def _walk(
    game: str, setup: Setup, seed: int, rng: random.Random, wanted: Wanted, length: int, whim: float
) -> Iterator[Found]:
    """A game of the heuristic, and one forecast at some of its questions; `whim` is how often it does what it likes."""
    referee, played = referee_for(game), game_by_id(game)
    match: Match[Any] = Match(played, setup, seed)
    players = [bot(game, "heuristic") for _ in range(setup.seats)]
    for _ in range(length):
        if not match.pending:
            return
        decision = match.pending[0]
        if wanted.looks_at(decision, rng):
            keys = [option.key for option in decision.options] if referee.options else []
            some = [*rng.sample(keys, min(len(keys), referee.some)), *(key for key in referee.always if key in keys)]
            rare = decision.kind in referee.rare
            shown = list(referee.shown(decision, prospects(match, decision, keys if rare else some)))
            if shown:
                yield Found(match.copy(), wanted.rarest(shown, rng))
        chair = Chair(match, decision, rng, THOUGHT)
        sought = referee.seek(match, decision, rng) if whim and referee.seek else None
        if sought is not None and decision.option(sought) is not None:
            key = sought
        elif rng.random() < whim:
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


def compare(found: Found, plays: int, seed: int, *, first: int = FIRST, terms: bool = True) -> Comparison:
    """A forecast against so many plays at most, of which it may be that the first suffice. With `terms` all keep to
    what the forecast supposes; otherwise the bots play as they like."""
    result = Comparison(found.shown)
    for number in range(plays):
        if number == first and result.worst < DOUBTFUL:
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
