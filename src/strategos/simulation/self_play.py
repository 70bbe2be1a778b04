"""Games from which values are fitted: what every position promised, and how the game ended."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from strategos.bots import policy
from strategos.bots.planning import Planning, shaken
from strategos.bots.policy import by_seat
from strategos.games import game
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Game, Setup
from strategos.kernel.playout import playout
from strategos.parts.valuation import Row, Valuation

from .fan_out import Workers, fan_out

SHAKEN = 0.3
"""By how much the players of every other game misjudge things: values must know what bad play leads to."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A position of a game, as its value sees it."""

    tables: tuple[str, ...]
    progress: float
    rows: tuple[Row, ...]
    """Seat → features."""


class Course(msgspec.Struct, frozen=True):
    """A game."""

    seed: int
    shares: tuple[float, ...]
    """Of the win, by seat; empty if the game was stopped before its end."""
    moments: tuple[Moment, ...]


class Terms(msgspec.Struct, frozen=True):
    """What all games of a collection have in common."""

    game: str
    setup: Setup
    max_rounds: int


def terms_of(name: str, *, scenario: str | None, seats: int | None, options: Mapping[str, str] | None = None) -> Terms:
    """Raises BadInput with one clear sentence."""
    chosen = game(name)
    valued(chosen)
    return Terms(name, chosen.setup(seats, scenario, **(options or {})), chosen.max_rounds)


def valued(chosen: Game[Any]) -> tuple[Valuation[Any], Planning[Any, Any]]:
    """How a game's positions are valued and its turns planned. Raises BadInput if it has nothing of the kind."""
    if chosen.valuation is None:
        raise BadInput(f"{chosen.id} has no features to fit a value to")
    return chosen.valuation(), planned(chosen)


def planned(chosen: Game[Any]) -> Planning[Any, Any]:
    """Raises BadInput for a game without a heuristic."""
    if chosen.planning is None:
        raise BadInput(f"{chosen.id} has no heuristic with weights")
    return chosen.planning()


def course(terms: Terms, seed: int) -> Course:
    """One game of the heuristic against itself; it depends on the terms and the seed alone."""
    chosen = game(terms.game)
    valuation, planning = valued(chosen)
    rng = random.Random(f"{terms.game}:{seed}")
    by = SHAKEN if seed % 2 else 0.0
    seats = range(terms.setup.seats)
    players = {
        seat: policy(
            chosen, partial(planning.bot, shaken(planning.weights, by, rng)), random.Random(rng.getrandbits(63))
        )
        for seat in seats
    }
    state = chosen.begin(terms.setup)
    moments: list[Moment] = []
    last: list[object] = [None]

    def until(s: Any) -> bool:
        if chosen.round(s) > terms.max_rounds:
            return True
        now = valuation.moment(s)
        if now is not None and now != last[0]:
            last[0] = now
            moments.append(Moment(valuation.tables(s), round(valuation.progress(s), 4), tuple(valuation.features(s))))
        return False

    playout(chosen, state, SeededDice(rng.getrandbits(63)), by_seat(players, players[0]), until)
    ended = chosen.outcome(state)
    shares = () if ended is None else tuple(1 / len(ended.winners) if seat in ended.winners else 0.0 for seat in seats)
    return Course(seed, shares, tuple(moments))


def courses(
    terms: Terms, seeds: Iterable[int], *, workers: Workers = 1, on_game: Callable[[Course], None] | None = None
) -> list[Course]:
    """The games of these seeds, in their order."""
    wanted = list(seeds)
    found: dict[int, Course] = {}
    for one in fan_out(partial(course, terms), wanted, workers):
        found[one.seed] = one
        if on_game is not None:
            on_game(one)
    return [found[seed] for seed in wanted]


# -- kept in a file -------------------------------------------------------------------------------------------------


class _Line(msgspec.Struct, frozen=True):
    terms: Terms
    course: Course


def kept(path: Path, terms: Terms) -> dict[int, Course]:
    """The games in a file, by seed; none if there is no file. Raises BadInput if they are others."""
    if not path.exists():
        return {}
    found: dict[int, Course] = {}
    for number, line in enumerate(path.read_bytes().split(b"\n")[:-1], 1):
        try:
            row = msgspec.json.decode(line, type=_Line)
        except msgspec.MsgspecError:
            raise BadInput(f"{path}: line {number} is not a game to fit a value to") from None
        if row.terms != terms:
            raise BadInput(f"{path} has games of another kind; name another file")
        found[row.course.seed] = row.course
    return found


def keep(path: Path, terms: Terms, one: Course) -> None:
    """Add a game to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(_Line(terms, one)) + b"\n")
