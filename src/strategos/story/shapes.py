"""The story of a match as data. Everything in it is derived from the record; nothing of it is stored."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import NOTHING
from strategos.kernel.events import Event
from strategos.parts.marks import Pieces

NONE: Pieces = NOTHING


class Moment(msgspec.Struct, frozen=True):
    """Where curves have a value: after so many answers, in this round; `date` is a game's own word for it."""

    at: int
    round: int
    date: str = ""


class Series(msgspec.Struct, frozen=True):
    """A value of one side at each moment."""

    side: str
    values: tuple[float, ...]


class Curve(msgspec.Struct, frozen=True):
    """Named by the message `curve-<id>`."""

    id: str
    series: tuple[Series, ...]


class Luck(msgspec.Struct, frozen=True):
    """What a side's dice came to in battles, and what could be expected of them."""

    side: str
    dice: int = 0
    hits: int = 0
    expected: float = 0.0


class Host(msgspec.Struct, frozen=True):
    """One side of a clash: with what it came, what it lost, and its dice."""

    side: str
    mustered: Pieces = NONE
    lost: Pieces = NONE
    dice: int = 0
    hits: int = 0
    expected: float = 0.0


class Fought(msgspec.Struct, frozen=True):
    """A clash: begun by answer number `at`, over with number `until`; no winner: they parted, or it is still on."""

    at: int
    until: int
    round: int
    date: str
    kind: str
    space: str
    attacker: Host
    defender: Host
    winner: str | None
    why: str
    over: bool


class Way(msgspec.Struct, frozen=True):
    """All marches of a side from one space to another: how often, how many in all, and which answer was the first."""

    side: str
    origin: str
    to: str
    times: int
    count: int
    first: int


class TurningPoint(msgspec.Struct, frozen=True):
    """A curve swung: by which share of all, for whom, against whom, and what stood out then."""

    before: int
    """Answers until just before it: here one may play on otherwise."""
    at: int
    round: int
    date: str
    curve: str
    share: float
    side: str
    against: str | None
    event: Event


class MatchStory(msgspec.Struct, frozen=True):
    game: str
    answers: int
    """Of the match; `told` of them are in the story (fewer if the present rules play the rest otherwise)."""
    told: int
    over: bool
    moments: tuple[Moment, ...]
    curves: tuple[Curve, ...]
    luck: tuple[Luck, ...]
    battles: tuple[Fought, ...]
    ways: tuple[Way, ...]
    turning: tuple[TurningPoint, ...]
