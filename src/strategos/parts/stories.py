"""What a game can tell of a match afterwards (`Game.story`): its curves, what events mean, how it is told in prose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.view import View

from .accounts import Account
from .marks import Mark


class Reader(Protocol):
    """Reads a match that is played once more, from its beginning."""

    def rolled(self, state: Any, roll: Roll, results: Sequence[int], /) -> None:
        """Dice have fallen, and the rule that called for them has not gone on yet."""
        ...

    def read(self, event: Event, /) -> Iterable[Mark]:
        """What happened, as marks."""
        ...


Tally = Mapping[str, Mapping[str, int]]
"""Side → whatever an account may change of it (pieces by reference, numbers by `Changed.what`) → how many."""
Phrase = tuple[str, Mapping[str, Any]]
"""Something to be told, as the message `chronicle-<phrase>` with these facts; a fact may count things by reference."""
PARAGRAPH: Phrase = ("paragraph", {})
"""What comes next begins a paragraph."""


class Telling(msgspec.Struct, frozen=True):
    """How a game is told in prose."""

    chapters: tuple[str, ...]
    """The events that begin one; each is its heading."""
    gather: Callable[[Sequence[Event], Sequence[Account]], Iterable[Phrase]]
    """What is told of the events of a chapter, and of the clashes that began in it."""
    silent: frozenset[str]
    """Events that are not told, and those that are told in phrases of others."""
    folded: frozenset[str]


class Story(msgspec.Struct, frozen=True):
    """What a game can tell of a match afterwards."""

    numbers: Callable[[View], Mapping[str, Mapping[str, float]]]
    """Curve → side → where it stands; from a view for all eyes. Turning points are swings of the first curve."""
    reader: Callable[[], Reader]
    date: Callable[[View], str] | None = None
    """What people call this moment, as a reference, where it is more than the number of a round."""
    telling: Telling | None = None
    gains: tuple[str, ...] = ()
    """Curves whose rise is a turning point, too."""
    unfolds: Callable[[Any], bool] | None = None
    """Whether a position in the middle of a rule can be shown. Without secrets a game may let its readers follow the
    phases an answer leads through event by event."""
    tally: Callable[[View], Tally] | None = None
    """What a clash may change, counted in a view: tests compare it with what accounts tell."""
    forfeits: tuple[str, ...] = ()
    """Of that, what an attack costs before the first blow; the account begins with it."""
