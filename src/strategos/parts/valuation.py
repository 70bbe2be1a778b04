"""What a position promises each seat: named features, and weights fitted to many games (`strategos fit`).

The chance to win is a softmax over the seats of what their features weigh, or a logistic of the one seat's where
somebody plays alone. Weights change evenly with the progress of the game, and a seat may be worth something by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Generic, TypeVar

import msgspec

from strategos.kernel.asking import Seat
from strategos.kernel.errors import DataError
from strategos.kernel.game import Game, State

S = TypeVar("S", bound=State)

Row = tuple[float, ...]
"""A seat's features, in the order of their names."""


class Made(msgspec.Struct, frozen=True):
    """Where numbers come from."""

    command: str
    version: str
    """Of the program,"""
    rules: str
    """and of the game's rules."""


class Fitted(msgspec.Struct, frozen=True):
    """The weights for one kind of table, and how they were found."""

    weights: Row
    late: Row
    """What is added to them by the end of the game."""
    seats: Row
    """What each seat is worth by itself at the start;"""
    seats_late: Row
    """what is added to that by the end."""
    games: int
    loss: float
    """Logarithmic loss over positions of games that had no part in the fit;"""
    blind: float
    """and what it is for whoever knows nothing but how many sit there."""
    made: Made = Made("", "", "")


class Weighing(msgspec.Struct, frozen=True):
    """The file `bots/value.json` of a game."""

    names: tuple[str, ...]
    """Of the features the weights are for."""
    tables: Mapping[str, Fitted]
    """By what `Valuation.tables` says of a position."""


class Valuation(msgspec.Struct, Generic[S], frozen=True):
    """How a game's positions are valued."""

    names: tuple[str, ...]
    features: Callable[[S], Sequence[Row]]
    """Seat → its features; numbers of about the size of one."""
    tables: Callable[[S], tuple[str, ...]]
    """Which weights to use: the first of these that there are."""
    progress: Callable[[S], float]
    """From 0, the beginning, to 1, the latest end."""
    package: str
    """Where its file lies: `strategos.games.conquest.bots`."""
    moment: Callable[[S], object]
    """Positions are compared with how the game ended whenever this changes: at the start of a turn."""

    def weighing(self) -> Weighing:
        return _weighing(self.package, self.names)

    def fitted(self, s: S) -> Fitted | None:
        """The weights for this kind of table; None where there are none."""
        known = self.weighing().tables
        return next((known[name] for name in self.tables(s) if name in known), None)

    def chances(self, s: S) -> tuple[float, ...]:
        """Seat → its chance to win, of a game that is not over."""
        return self.weigh(s, self.features(s))

    def weigh(self, s: S, rows: Sequence[Row]) -> tuple[float, ...]:
        """The chances when the features are known already."""
        fitted = self.fitted(s)
        if fitted is None:
            return tuple(1.0 / max(2, len(rows)) for _ in rows)
        return chances(fitted, rows, self.progress(s))

    def pull(self, s: S, seat: Seat) -> Row:
        """What each of a seat's features weighs at this moment of the game, a unit of it."""
        fitted = self.fitted(s)
        if fitted is None:
            return tuple(0.0 for _ in self.names)
        progress = self.progress(s)
        return tuple(w + late * progress for w, late in zip(fitted.weights, fitted.late, strict=True))


def chances(fitted: Fitted, rows: Sequence[Row], progress: float) -> tuple[float, ...]:
    """The chance of each row's seat."""
    weights = [w + late * progress for w, late in zip(fitted.weights, fitted.late, strict=True)]
    weighed: list[float] = []
    for seat, row in enumerate(rows):
        own = fitted.seats[seat] + fitted.seats_late[seat] * progress if seat < len(fitted.seats) else 0.0
        weighed.append(own + sum(map(float.__mul__, weights, row)))
    if len(weighed) == 1:
        weighed.append(0.0)
    most = max(weighed)
    shares = [math.exp(x - most) for x in weighed]
    whole = sum(shares)
    return tuple(share / whole for share in shares[: len(rows)])


def value(game: Game[S], s: S, seats: int) -> tuple[float, ...]:
    """Seat → its chance to win; of a game that is over its share of the win."""
    ended = game.outcome(s)
    if ended is not None:
        return tuple(1.0 / len(ended.winners) if seat in ended.winners else 0.0 for seat in range(seats))
    valuation = valuation_of(game)
    return valuation.chances(s) if valuation is not None else (1.0 / max(2, seats),) * seats


def valuation_of(game: Game[S]) -> Valuation[S] | None:
    return None if game.valuation is None else game.valuation()


@lru_cache(maxsize=32)
def _weighing(package: str, names: tuple[str, ...]) -> Weighing:
    """A game's file, checked against the features it is for; without one nothing is known."""
    path = files(package) / "value.json"
    if not path.is_file():
        return Weighing(names, {})
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Weighing)
    except msgspec.MsgspecError as error:
        raise DataError(f"{package}/value.json", str(error)) from None
    if found.names != names:
        raise DataError(f"{package}/value.json", "its features are not those of the program: fit it anew")
    return found
