"""What a game can reckon before somebody commits himself; `Game.odds` answers with `Odds`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from strategos.kernel.asking import NOTHING, Decision, Seat, Target


def certainty(*without: str) -> dict[str, Any]:
    """How far odds go: `without` are the codes of what they leave out (`ui-without-<code>` in the catalogues). They are
    exact if that is nothing."""
    return {"exact": not without, "without": list(without)}


class Inquiry(msgspec.Struct, frozen=True):
    """What a seat wants to know before it answers: of its question and of options by key, or of a target alone."""

    match: Any
    """The match as the seat may know it, at its question; it may be copied and imagined on, never played."""
    seat: Seat
    decision: Decision
    options: Sequence[str] = ()
    target: Target | None = None
    trials: int = 12
    """How often to try what cannot be counted out."""
    seed: int = 0


class Prospects(msgspec.Struct, frozen=True, omit_defaults=True):
    """The odds that answer an inquiry. Of what was tried and not counted, every number is a mean over its `samples`, so
    that two answers with different seeds can be pooled."""

    question: Any = None
    options: Mapping[str, Any] = NOTHING
    target: Any = None


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a player that somebody could attack in his next turn."""

    space: str
    by: str
    """Whose army, as a reference to its side."""
    origins: tuple[str, ...]
    """Whence it would come."""
    force: Mapping[str, int]
    """How many of each kind of piece at most."""
    chance: float
    """That the place is lost."""
    heart: str | None = None
    """A piece there whose loss ends the game for its player."""


class Odds(msgspec.Struct, frozen=True):
    """What a game can reckon."""

    usage: str
    """How to ask on the command line."""
    for_command: Callable[[list[str]], dict[str, Any]]
    """The answer to a question put as words. Raises BadInput if it is none."""
    for_inquiry: Callable[[Inquiry], Prospects]
    """What a seat may want to know before it answers; what it looks at may be several questions away."""
    threats: Callable[[Any, Seat], Sequence[Threat]] | None = None
    """Who could attack a seat next, from a position; None where nobody has reckoned that."""
