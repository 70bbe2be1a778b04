"""Bots against each other: every seed from every seat, so that neither the dice nor the seat favours anybody.

A game of an arena is a `Bout`: one seed with one seating. It is the same on any machine, in any order, however many
play at a time; only its `times` differ. So an arena can be stopped, and goes on with what is missing.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from strategos import __version__
from strategos.bots import Budget, maker
from strategos.games import game
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Setup
from strategos.owner.match_files import FAILURES

from .fan_out import Workers, fan_out
from .many_games import Plan, play_one
from .sprt import Hypotheses, Sprt, Verdict

FINE = 8
"""Into so many parts a doubling of time is divided, where times are counted: 9 % from one to the next."""


class Terms(msgspec.Struct, frozen=True):
    """What all games of an arena have in common; games under other terms are not added up with them."""

    game: str
    scenario: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """The first is the one in question, the last the one that others are rated by."""
    max_rounds: int
    budget: Budget | None
    """What an answer is worth to a bot that looks ahead; None: as much as it usually thinks, and no clock."""
    rules: str
    """The version of the game's rules."""
    data: str
    """The fingerprint of its facts."""
    version: str
    """Of the program."""

    @property
    def alone(self) -> bool:
        return self.seats == 1


class Times(msgspec.Struct, frozen=True):
    """How long a seat thought, in milliseconds of processor time."""

    total: float
    longest: float
    spread: Mapping[int, int]
    """How many answers took more than 2^((n-1)/8) and up to 2^(n/8) milliseconds, by n."""


class Bout(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of an arena; a line of its file."""

    seed: int
    rotation: int
    arena: Terms
    chairs: tuple[str, ...]
    """The bots by seat."""
    winners: tuple[int, ...]
    why: str
    rounds: int
    decisions: int
    asked: tuple[int, ...]
    """How many of them by seat."""
    answers: str
    """A fingerprint of all answers: who gave which, in their order."""
    scores: Mapping[str, int]
    times: tuple[Times, ...]
    """By seat; all that differs from machine to machine."""
    error: str = ""

    @property
    def key(self) -> tuple[int, int]:
        return self.seed, self.rotation

    @property
    def capped(self) -> bool:
        return self.why == "capped"

    def share(self, seat: int) -> float:
        """Of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def same(self, other: Bout) -> bool:
        """The same game, however long it took."""
        return msgspec.structs.replace(self, times=()) == msgspec.structs.replace(other, times=())


class Arena(msgspec.Struct, frozen=True):
    """What is to be played: all seatings of each of so many seeds."""

    terms: Terms
    seed: int = 0
    seeds: int = 1
    failures: str = FAILURES

    @property
    def range(self) -> range:
        return range(self.seed, self.seed + self.seeds)

    @property
    def rotations(self) -> int:
        return rotations(self.terms)

    @property
    def games(self) -> int:
        return self.seeds * self.rotations

    def schedule(self) -> Iterator[tuple[int, int]]:
        """Seed and rotation of all its games, in the order in which they are played."""
        return itertools.product(self.range, range(self.rotations))


def arena_of(
    name: str,
    bots: str,
    *,
    scenario: str | None = None,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
    max_rounds: int | None = None,
    budget: Budget | None = None,
) -> Arena:
    """A checked arena; the number of games is rounded up to whole seeds. Raises BadInput with one clear sentence."""
    chosen = game(name)
    setup = chosen.setup(seats, scenario, **(options or {}))
    if games < 1:
        raise BadInput(f"the number of games must be at least 1, not {games}")
    limit = chosen.max_rounds if max_rounds is None else max_rounds
    if limit < 1:
        raise BadInput(f"the number of rounds must be at least 1, not {limit}")
    names = tuple(part.strip() for part in bots.split(","))
    if len(set(names)) == 1:
        names = names[:1]
    if len(set(names)) < len(names):
        raise BadInput(f"name each bot once ({bots}); how many chairs it gets is up to the arena")
    for each in names:
        maker(name, each)
    terms = Terms(
        game=name,
        scenario=setup.scenario,
        seats=setup.seats,
        options=setup.options,
        bots=names,
        max_rounds=limit,
        budget=budget,
        rules=chosen.version,
        data=chosen.data,
        version=__version__,
    )
    return Arena(terms, seed, math.ceil(games / rotations(terms)))


# -- who sits where -------------------------------------------------------------------------------------------------


def rotations(terms: Terms) -> int:
    """How many games are played with one seed."""
    bots, seats = len(terms.bots), terms.seats
    if bots == 1:
        return 1
    return seats * math.comb(bots, seats) if bots > seats else seats


def chairs(terms: Terms, seed: int, rotation: int) -> tuple[str, ...]:
    """The bots by seat. As many bots as seats: each in each seat. More: so each choice of them. Fewer: the first in
    each seat in turn, the others in the rest, beginning with another one from seed to seed."""
    bots, seats = terms.bots, terms.seats
    if len(bots) == 1:
        return bots * seats
    if len(bots) >= seats:
        chosen, shift = divmod(rotation, seats)
        table = next(itertools.islice(itertools.combinations(bots, seats), chosen, None))
    else:
        shift, others = rotation, bots[1:]
        table = (bots[0], *(others[(seed + n) % len(others)] for n in range(seats - 1)))
    return tuple(table[(seat - shift) % seats] for seat in range(seats))


# -- playing --------------------------------------------------------------------------------------------------------


class Thinking:
    """How long a seat thinks, as it does."""

    def __init__(self) -> None:
        self.asked, self.total, self.longest = 0, 0.0, 0.0
        self.spread: dict[int, int] = {}

    def add(self, ms: float) -> None:
        self.asked += 1
        self.total += ms
        self.longest = max(self.longest, ms)
        step = math.ceil(FINE * math.log2(max(ms, 0.001)))
        self.spread[step] = self.spread.get(step, 0) + 1

    def times(self) -> Times:
        return Times(round(self.total, 3), round(self.longest, 3), dict(sorted(self.spread.items())))


def play_bout(arena: Arena, key: tuple[int, int]) -> Bout:
    """One game. It depends on the terms, the seed and the rotation alone."""
    (seed, rotation), terms = key, arena.terms
    names = chairs(terms, seed, rotation)
    thinking = [Thinking() for _ in names]
    answers = hashlib.blake2b(digest_size=8)

    def heard(seat: int, answer: str, seconds: float) -> None:
        thinking[seat].add(seconds * 1000)
        answers.update(f"{seat} {answer}\n".encode())

    plan = Plan(
        game=terms.game,
        setup=Setup(terms.seats, terms.scenario, terms.options),
        bots=names,
        seed=seed,
        max_rounds=terms.max_rounds,
        budget=terms.budget,
        failures=str(Path(arena.failures) / f"rotation-{rotation}"),
    )
    played = play_one(plan, 0, heard)
    return Bout(
        seed=seed,
        rotation=rotation,
        arena=terms,
        chairs=names,
        winners=tuple(played.winners),
        why=played.why,
        rounds=played.rounds,
        decisions=played.decisions,
        asked=tuple(t.asked for t in thinking),
        answers=answers.hexdigest(),
        scores=played.scores,
        times=tuple(t.times() for t in thinking),
        error=f"seed {seed}, rotation {rotation} ({', '.join(names)}): {played.error.removeprefix('game 0: ')}"
        if played.error
        else "",
    )


class Contest:
    """An arena under way: what was played, and what is still missing."""

    def __init__(self, arena: Arena, played: Mapping[tuple[int, int], Bout], tested: Hypotheses | None = None) -> None:
        if tested and len(arena.terms.bots) < 2:
            raise BadInput("a test needs two bots")
        self.arena = arena
        self.played = {key: played[key] for key in arena.schedule() if key in played}
        self.errors: list[str] = []
        self.stopped = False
        """By whoever waited for it."""
        self._sprt = Sprt(tested, 2 if arena.terms.alone else arena.terms.seats) if tested else None
        self._failed: set[int] = set()
        self._seeds = iter(arena.range)
        self._seed = next(self._seeds, None)
        self._weigh()

    @property
    def verdict(self) -> Verdict | None:
        return self._sprt.verdict() if self._sprt else None

    @property
    def decided(self) -> bool:
        return self._sprt is not None and bool(self._sprt.result)

    def bouts(self) -> list[Bout]:
        """What counts, in order: all there is, or up to the seed that decided the test. So it is the same whatever was
        under way at that moment."""
        last = self._seed if self.decided and self._seed is not None else None
        return [
            bout for key in self.arena.schedule() if (bout := self.played.get(key)) and (last is None or key[0] < last)
        ]

    def play(self, *, workers: Workers = 1, on_bout: Callable[[Bout], None] | None = None) -> None:
        """Play what is missing, until all is played, the test is decided, or Ctrl-C is pressed."""
        missing = [key for key in self.arena.schedule() if key not in self.played]
        if self.decided or not missing:
            return
        try:
            with closing(fan_out(partial(play_bout, self.arena), missing, workers)) as bouts:
                for bout in bouts:
                    self._take(bout)
                    if on_bout is not None:
                        on_bout(bout)
                    if self.decided:
                        return
        except KeyboardInterrupt:
            self.stopped = True

    def _take(self, bout: Bout) -> None:
        if bout.error:
            self.errors.append(bout.error)
            self._failed.add(bout.seed)
        else:
            self.played[bout.key] = bout
        self._weigh()

    def _weigh(self) -> None:
        """Seeds are counted in order, each when all of its games are there; so the test ends at the same seed whatever
        the workers. A seed with a broken game is passed over."""
        while self._sprt is not None and self._seed is not None and not self._sprt.result:
            if self._seed not in self._failed:
                keys = [(self._seed, rotation) for rotation in range(self.arena.rotations)]
                if any(key not in self.played for key in keys):
                    return
                bouts = [self.played[key] for key in keys]
                self._sprt.add(seed_score(bouts), seat_points(bouts))
            self._seed = next(self._seeds, None)


def played_otherwise(arena: Arena, bouts: Iterable[Bout]) -> Bout | None:
    """Whether the bots and rules of today still play what was played: the shortest game is played once more, and given
    back if it has become another one."""
    shortest = min(bouts, key=lambda bout: bout.decisions, default=None)
    return None if shortest is None or play_bout(arena, shortest.key).same(shortest) else shortest


def seed_score(bouts: list[Bout]) -> float:
    """The first bot's mean score in the games of one seed, capped games and those that nobody won being worth the same
    to all. Alone: ½ if it does as well as the others, 1 if it wins and they do not."""
    terms = bouts[0].arena
    first = terms.bots[0]
    if terms.alone:
        others = [bout.share(0) for bout in bouts if bout.chairs[0] != first]
        mine = next(bout.share(0) for bout in bouts if bout.chairs[0] == first)
        return (1 + mine - sum(others) / len(others)) / 2
    scores = [
        bout.share(bout.chairs.index(first)) if bout.winners else 1 / terms.seats
        for bout in bouts
        if first in bout.chairs
    ]
    return sum(scores) / len(scores)


def seat_points(bouts: list[Bout]) -> list[float]:
    """What was won from each seat; whoever plays alone has none to compare."""
    terms = bouts[0].arena
    return [] if terms.alone else [sum(bout.share(seat) for bout in bouts) for seat in range(terms.seats)]
