"""The chronicle of a game: a chapter for each Game Turn, with what changed the world in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import get_args

import msgspec

from strategos.kernel.events import Event
from strategos.parts.accounts import Account
from strategos.parts.stories import Phrase, Telling

from .events import ControlChanged, GeneralBegins

TOLD = frozenset(
    ("army_beaten", "battle_decided", "buried", "championship", "condemned", "general_joined", "general_killed",
     "general_succeeded", "hearse_lost", "married", "overrun", "philon_gone", "plundered", "recruited",
     "royal_army_joined", "royal_died", "royal_taken", "siege_completed", "usurper_named", "game_won")
)  # fmt: skip
"""Each by a sentence of its own, in both editions."""
FOLDED = frozenset(("general_begins", "control_changed"))
CHAPTERS = ("turn_began",)


def tag(event: type[Event] | Event) -> str:
    return str(event.__struct_config__.tag)


def gather(told: frozenset[str], events: Sequence[Event], clashes: Sequence[Account]) -> Iterator[Phrase]:
    """Who began where, what happened in its order, and at the end who had gained which places."""
    for e in events:
        if isinstance(e, GeneralBegins):
            yield "general_begins", {"side": e.side, "general": e.general, "space": e.space}
        elif tag(e) in told:
            yield tag(e), msgspec.structs.asdict(e)
    yield from gains([e for e in events if isinstance(e, ControlChanged)])


def gains(events: Sequence[ControlChanged]) -> Iterator[Phrase]:
    """The places each side has gained and still has at the end of the chapter, in the order of their names."""
    owner = {e.space: e.side for e in events}
    sides = list(dict.fromkeys(e.side for e in events if e.side is not None))
    for side in sides:
        spaces = sorted(space for space, holder in owner.items() if holder == side)
        if spaces:
            yield "gains", {"side": side, "spaces": spaces, "count": len(spaces)}


def telling(happens: object, *also: str) -> Telling:
    """How a game is told in which `happens`, the union of an edition's events, can happen: its `also` are told, too."""
    told = TOLD | set(also)
    silent = frozenset(tag(event) for event in get_args(happens)) - told - FOLDED - frozenset(CHAPTERS)
    return Telling(CHAPTERS, partial(gather, told), silent, FOLDED)
