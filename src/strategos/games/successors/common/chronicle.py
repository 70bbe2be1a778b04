"""The chronicle of a game: a chapter for each Game Turn, with what changed the world in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import get_args

import msgspec

from strategos.kernel.events import Event
from strategos.parts.accounts import Account
from strategos.parts.marks import Pieces
from strategos.parts.stories import Phrase, Telling

from .board import CU_KINDS
from .events import ControlChanged, GeneralBegins

TOLD = frozenset(
    ("army_beaten", "buried", "championship", "condemned", "general_joined", "general_killed",
     "general_succeeded", "hearse_lost", "married", "philon_gone", "plundered", "recruited",
     "royal_army_joined", "royal_died", "royal_taken", "usurper_named", "game_won")
)  # fmt: skip
"""Each by a sentence of its own, in both editions."""
CLASHES = ("battle_began", "overrun", "siege_began", "naval_battle_began")
"""What begins a clash: it is told there, from its account."""
FOLDED = frozenset(("general_begins", "control_changed", *CLASHES))
CHAPTERS = ("turn_began",)


def tag(event: type[Event] | Event) -> str:
    return str(event.__struct_config__.tag)


def gather(told: frozenset[str], events: Sequence[Event], clashes: Sequence[Account]) -> Iterator[Phrase]:
    """Who began where, what happened in its order, and at the end who had gained which places."""
    left = iter(clashes)
    for e in events:
        if tag(e) in CLASHES and (account := next(left, None)) is not None:
            yield from clash(account)
        elif isinstance(e, GeneralBegins):
            yield "general_begins", {"side": e.side, "general": e.general, "space": e.space}
        elif tag(e) in told:
            yield tag(e), msgspec.structs.asdict(e)
    yield from gains([e for e in events if isinstance(e, ControlChanged)])


def clash(account: Account) -> Iterator[Phrase]:
    """Who met with how many, who won, and what it cost; of sieges those that ended one."""
    attacker, defender = account.attacker, account.defender
    parted = account.parted
    if account.kind == "siege" and (parted is None or parted.winner is None):
        return
    ours, theirs = account.mustered(attacker), account.mustered(defender)
    yield (
        account.kind,
        {
            "space": account.space,
            "attacker": attacker,
            "defender": defender,
            "general": leader(ours),
            "against": leader(theirs),
            "attackers": units(ours),
            "defenders": units(theirs),
            "lost": units(account.lost(attacker)),
            "slain": units(account.lost(defender)),
            "winner": parted.winner if parted else None,
        },
    )


CUS = frozenset(f"piece:{name}" for name in CU_KINDS)


def units(pieces: Pieces) -> int:
    return sum(count for piece, count in pieces.items() if piece in CUS)


def leader(pieces: Pieces) -> str | None:
    """Whoever commands is named first among those who have a name."""
    return next((piece for piece in pieces if piece not in CUS), None)


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
    silent = frozenset(tag(event) for event in get_args(happens) if event.worded) - told - FOLDED - frozenset(CHAPTERS)
    return Telling(CHAPTERS, partial(gather, told), silent, FOLDED)
