"""The sequence of play as data.

A sequence is a tree of phases; `Each` repeats its steps for one seat after the other. The clock says where play is, and
is all that is stored: what comes next is read from the sequence.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .asking import Seat

S = TypeVar("S")


class Again:
    """What a phase returns to be run once more, after a checkpoint, before the clock moves on."""


AGAIN = Again()


class Phase(msgspec.Struct, Generic[S], frozen=True):
    """One entry of the sequence of play: a procedure, its name and the rule that describes it."""

    name: str
    rule: str
    run: Callable[[S], Coroutine[Any, Any, Again | None]]


class Each(msgspec.Struct, Generic[S], frozen=True):
    """Steps taken by one seat after the other. `after(s, seat)` names the next one (None: the first, and no more)."""

    after: Callable[[S, Seat | None], Seat | None]
    steps: tuple[Phase[S], ...]


Sequence = tuple[Phase[S] | Each[S], ...]


class Clock(msgspec.Struct, frozen=True, array_like=True):
    """A place in the sequence of play."""

    round: int = 1
    entry: int = 0
    seat: Seat | None = None
    step: int = 0
    played: bool = False
    """The phase has been played and waits for the tasks it has begun."""


class Clocked(Protocol):
    clock: Clock


C = TypeVar("C", bound=Clocked)


def phase(sequence: Sequence[S], clock: Clock) -> Phase[S]:
    """The phase the clock points at."""
    entry = sequence[clock.entry]
    return entry.steps[clock.step] if isinstance(entry, Each) else entry


def phases(sequence: Sequence[Any]) -> dict[str, str]:
    """The phases by name, in the order of play, each with its rule."""
    steps = [p for entry in sequence for p in (entry.steps if isinstance(entry, Each) else (entry,))]
    return {p.name: p.rule for p in steps}


def start(sequence: Sequence[S], s: S) -> Clock:
    """The first phase of the first round."""
    return _enter(sequence, s, 1, 0)


def _enter(sequence: Sequence[S], s: S, round_: int, entry: int) -> Clock:
    if entry == len(sequence):
        round_, entry = round_ + 1, 0
    place = sequence[entry]
    if not isinstance(place, Each):
        return Clock(round_, entry)
    seat = place.after(s, None)
    # Nobody left to take these steps: the next entry; the game's outcome stops an empty round.
    return Clock(round_, entry, seat) if seat is not None else _enter(sequence, s, round_, entry + 1)


def following(sequence: Sequence[S], s: S, clock: Clock) -> Clock:
    """The place after `clock`."""
    place = sequence[clock.entry]
    if isinstance(place, Each):
        if clock.step + 1 < len(place.steps):
            return Clock(clock.round, clock.entry, clock.seat, clock.step + 1)
        seat = place.after(s, clock.seat)
        if seat is not None:
            return Clock(clock.round, clock.entry, seat)
    return _enter(sequence, s, clock.round, clock.entry + 1)


async def play_phase(sequence: Sequence[C], s: C) -> None:
    """Run the phase the clock points at; move the clock on unless the phase wants to be run again."""
    if await phase(sequence, s.clock).run(s) is None:
        s.clock = following(sequence, s, s.clock)
