"""The words in which a game's reader tells what happened: who met, what was thrown, who was lost, who went where.

A game's events are its own; whoever tells a battle, draws curves, counts luck or lists marches of any game reads these.
Sides, spaces and pieces are references, as in events. What happens between `Met` and the end of its consequences
(`Closed`) belongs to one account (`parts/accounts.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import comb
from typing import Literal

import msgspec

Pieces = Mapping[str, int]
"""Pieces by reference, and how many: a kind (`piece:infantry`), or one with a name of its own."""
Fate = Literal["killed", "captured", "dispersed", "reduced", "broken", "joined", "left"]
"""What became of the lost: gone for good, in the enemy's hands, away for some time, only weaker, broken up
(those left fight on as others), on another side, on nobody's."""


class Modifier(msgspec.Struct, frozen=True):
    """What was added to a roll, and why: the message `modifier-<why>`."""

    why: str
    by: int


class Met(msgspec.Struct, frozen=True, tag_field="mark", tag="met"):
    """A clash began: a battle, a siege, or what else a game fights (`clash-<kind>`)."""

    kind: str
    space: str
    attacker: str
    defender: str


class Mustered(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="mustered"):
    """What a side has in the clash, and how much that counts; told again when it has changed."""

    side: str
    pieces: Pieces
    strength: int | None = None


class Threw(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="threw"):
    """Dice of a side: how they fell, what they came to, what could be expected of them, what was added."""

    side: str
    dice: tuple[int | str, ...]
    hits: int
    expected: float | None = None
    """None where a reader of events alone cannot tell."""
    modifiers: tuple[Modifier, ...] = ()
    total: int | None = None
    """What counts in the end, where it is more than `hits`."""
    purpose: str = ""
    rule: str = ""


class Lost(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="lost"):
    """A side has lost these, and what became of them; `to` is who has them now, or where they are."""

    side: str
    pieces: Pieces
    fate: Fate = "killed"
    to: str | None = None


class Gained(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="gained"):
    """These are a side's from now on: freed, recruited, or called up; what others lost to it is told by `Lost`."""

    side: str
    pieces: Pieces


class Returned(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="returned"):
    """Of those a side has lost in this clash these are back; their account says so when they are gained again."""

    side: str
    pieces: Pieces
    fate: Fate = "killed"
    """What had become of them."""


class Went(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="went"):
    """So many of a side went from one space to another."""

    side: str
    origin: str
    to: str
    count: int = 0


class Changed(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="changed"):
    """A number of a side, or who holds a space, changed: by how much, and what it is now (`change-<what>`)."""

    side: str
    what: str
    by: int = 0
    now: int | None = None
    space: str | None = None


class Parted(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="mark", tag="parted"):
    """It is decided; without a winner they parted. The reason is the message `decided-<why>`."""

    winner: str | None
    why: str = ""
    rule: str = ""


class Weighed(msgspec.Struct, frozen=True):
    """What happened stands out, by so much; a turning point is told by what stands out most in it."""

    weight: int


Told = Mustered | Threw | Lost | Gained | Returned | Went | Changed | Parted
"""What a line of an account says."""
Mark = Met | Told | Weighed


def count(pieces: Pieces) -> int:
    return sum(pieces.values())


@cache
def matched(dice: int, share: float, most: int) -> float:
    """What can be expected of so many dice, each good with this chance, if no more than `most` of them count."""
    chances: Iterable[float] = (comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(dice + 1))
    return sum(min(n, most) * chance for n, chance in enumerate(chances))
