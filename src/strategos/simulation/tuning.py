"""Other numbers for a game's heuristic, found by playing: CMA-ES over the logarithms of its weights.

Candidates of a generation play the same seeds, from every seat, against the weights as they are. What comes out is
believed only if it wins on seeds that had no part in it.
"""

from __future__ import annotations

import math
import random
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from strategos.bots import policy
from strategos.bots.planning import changed, numbers
from strategos.bots.policy import by_seat
from strategos.games import game
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Setup
from strategos.kernel.playout import playout
from strategos.parts.valuation import value

from .fan_out import Workers, at_once, fan_out
from .self_play import Terms, planned
from .sprt import Hypotheses, Sprt, Verdict

SPREAD = 0.25
"""How far apart the first candidates are, in logarithms."""
FRESH = 1_000_000
"""Seeds from here on test what was found on others."""

Changes = Mapping[str, float]


class Duel(msgspec.Struct, frozen=True):
    """One seed played from every seat by other weights against the usual ones."""

    seed: int
    score: float
    """The mean of the games; alone: ½ if they do as well as the usual ones on the same seed, 1 if they win and those do
    not."""
    fitness: float
    """The same, but of a game that was stopped what its position promised."""
    won: tuple[float, ...]
    """From each seat, by whomever."""


class Found(msgspec.Struct, frozen=True):
    """What tuning has found."""

    changes: Changes
    generations: int
    games: int
    """In the test;"""
    score: float
    verdict: Verdict


def tunable(name: str, only: Sequence[str]) -> dict[str, float]:
    """The numbers of the heuristic that can be tuned, `only` some of them or those of some parts. Raises BadInput if
    there are none of a name."""
    found = {f: v for f, v in numbers(planned(game(name)).weights).items() if v}
    for word in only:
        if not any(_is_named(f, word) for f in found):
            raise BadInput(f"{name} has no number {word!r} to tune; there are: {', '.join(found)}")
    return {f: v for f, v in found.items() if not only or any(_is_named(f, word) for word in only)}


def _is_named(number: str, word: str) -> bool:
    return word in (number, number.rpartition(".")[0])


def duel(terms: Terms, task: tuple[Changes, int]) -> Duel:
    """It depends on the terms, the changes and the seed alone."""
    changes, seed = task
    seats = terms.setup.seats
    results = [_play(terms, changes, seed, seat) for seat in range(seats)]
    if seats == 1:
        usual = _usual(msgspec.msgpack.encode(terms), seed)
        mine = results[0]
        return Duel(seed, (1 + mine[0][0] - usual[0][0]) / 2, (1 + mine[1] - usual[1]) / 2, ())
    score = sum(shares[seat] if sum(shares) else 1 / seats for seat, (shares, _) in enumerate(results)) / seats
    won = tuple(sum(shares[seat] for shares, _ in results) for seat in range(seats))
    return Duel(seed, score, sum(promise for _, promise in results) / seats, won)


@lru_cache(maxsize=4096)
def _usual(terms: bytes, seed: int) -> tuple[tuple[float, ...], float]:
    """The game of somebody alone with the weights as they are: every candidate is compared with it."""
    return _play(msgspec.msgpack.decode(terms, type=Terms), {}, seed, 0)


def _play(terms: Terms, changes: Changes, seed: int, seat: int) -> tuple[tuple[float, ...], float]:
    """A game with other weights in one seat: the shares of the win, and what it came to for that seat."""
    chosen = game(terms.game)
    planning = planned(chosen)
    rng = random.Random(f"{terms.game}:{seed}")
    state, dice = chosen.begin(terms.setup), SeededDice(rng.getrandbits(63))
    throw = random.Random(rng.getrandbits(63))
    other = policy(chosen, partial(planning.bot, changed(planning.weights, changes)), throw)
    usual = policy(chosen, partial(planning.bot, planning.weights), throw)
    playout(chosen, state, dice, by_seat({seat: other}, usual), lambda s: chosen.round(s) > terms.max_rounds)
    promise = value(chosen, state, terms.setup.seats)[seat]
    ended = chosen.outcome(state)
    shares = [0.0] * terms.setup.seats
    for winner in ended.winners if ended is not None else ():
        shares[winner] = 1 / len(ended.winners) if ended is not None else 0.0
    return tuple(shares), promise


def tune(
    terms: Terms,
    *,
    minutes: float,
    seeds: int,
    only: Sequence[str] = (),
    seed: int = 0,
    workers: Workers = 1,
    tested: Hypotheses,
    most: int = 400,
    heard: Callable[[str], None] = lambda _: None,
) -> Found:
    """Look for other weights for so long, then test what was found on fresh seeds."""
    usual = tunable(terms.game, only)
    names = list(usual)
    search = _search(len(names), seed)
    until, generations, numbers = time.monotonic() + minutes * 60, 0, _fresh(seed)
    while time.monotonic() < until:
        tried: list[list[float]] = [list(map(float, one)) for one in search.ask()]
        common = [next(numbers) for _ in range(seeds)]
        tasks = [(_changes(usual, one), number) for one in tried for number in common]
        fitness = {id(one): 0.0 for one in tried}
        found = {_key(task): result for task, result in _duels(terms, tasks, workers)}
        for one in tried:
            changes = _changes(usual, one)
            fitness[id(one)] = sum(found[_key((changes, number))].fitness for number in common) / seeds
        search.tell(tried, [-fitness[id(one)] for one in tried])
        generations += 1
        heard(
            f"generation {generations}: best {max(fitness.values()):.3f}, mean {sum(fitness.values()) / len(tried):.3f}"
        )
    changes: Changes = _changes(usual, [float(x) for x in search.result.xfavorite]) if generations else {}
    return _tested(terms, changes, generations, tested, seed, most, workers)


def _search(numbers: int, seed: int) -> Any:
    """Raises BadInput where the package is missing."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that it cannot plot is no news
            import cma  # pyright: ignore[reportMissingTypeStubs]
    except ImportError:
        raise BadInput("this needs numpy and cma: pip install 'strategos[learn]'") from None
    made: Any = cma.CMAEvolutionStrategy  # pyright: ignore[reportUnknownMemberType]
    return made([0.0] * numbers, SPREAD, {"seed": seed + 1, "verbose": -9})


def _tested(
    terms: Terms, changes: Changes, generations: int, tested: Hypotheses, seed: int, most: int, workers: Workers
) -> Found:
    sprt = Sprt(tested, max(2, terms.setup.seats))
    scores: list[float] = []
    seats = terms.setup.seats
    many = 4 * at_once(workers)
    for first in range(0, most // seats, many):
        numbers = range(FRESH + seed + first, FRESH + seed + min(first + many, most // seats))
        batch = sorted((result for _, result in _duels(terms, [(changes, n) for n in numbers], workers)), key=_seed)
        for result in batch:
            if not sprt.result:
                sprt.add(result.score, result.won)
                scores.append(result.score)
        if sprt.result:
            break
    return Found(changes, generations, len(scores) * seats, round(sum(scores) / max(1, len(scores)), 4), sprt.verdict())


def _seed(result: Duel) -> int:
    return result.seed


def _fresh(seed: int) -> Iterator[int]:
    number = seed
    while number < FRESH:
        yield number
        number += 1


def _changes(usual: Mapping[str, float], logs: Sequence[float]) -> Changes:
    return {name: round(usual[name] * math.exp(x), 4) for name, x in zip(usual, logs, strict=True)}


def _key(task: tuple[Changes, int]) -> tuple[object, ...]:
    return (*task[0].items(), task[1])


def _duels(
    terms: Terms, tasks: Sequence[tuple[Changes, int]], workers: Workers
) -> Iterator[tuple[tuple[Changes, int], Duel]]:
    yield from fan_out(partial(_one, terms), tasks, workers)


def _one(terms: Terms, task: tuple[Changes, int]) -> tuple[tuple[Changes, int], Duel]:
    return task, duel(terms, task)


def for_tuning(name: str, setup: Setup, rounds: int | None) -> Terms:
    """Games that are stopped after so many rounds are judged by their position."""
    planned(game(name))
    return Terms(name, setup, game(name).max_rounds if rounds is None else rounds)


def written(found: Found, command: str, terms: Terms) -> Any:
    """Put what was found beside the heuristic; what is of one part of its weights, into the file of that part."""
    from strategos import __version__
    from strategos.bots.weight_files import Tuned, write
    from strategos.parts.valuation import Made

    chosen = game(terms.game)
    made = Made(command, __version__, chosen.version)
    parts = {name.rpartition(".")[0] for name in found.changes}
    if len(parts) > 1:
        raise BadInput(f"one part at a time can be written, and these are of several: {', '.join(sorted(parts))}")
    changes = {name.rpartition(".")[2]: number for name, number in found.changes.items()}
    part = next(iter(parts), "") or "weights"
    return write(f"{chosen.package}.bots", Tuned(made, found.games, found.score, changes), part)
