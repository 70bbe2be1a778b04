"""The words in which a game's reader tells a story: who met, what was thrown, who was lost, who went where.

A game's events are its own; whoever draws curves, counts luck and lists battles of any game reads these. Sides and
spaces are references, as in events.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb

import msgspec


class Met(msgspec.Struct, frozen=True):
    """A battle began; forces not known yet are told by `Mustered`."""

    space: str
    attacker: str
    defender: str
    attackers: int = 0
    defenders: int = 0


class Mustered(msgspec.Struct, frozen=True):
    """So many of a side stand in the battle; the first number counts."""

    side: str
    count: int


class Threw(msgspec.Struct, frozen=True):
    """Dice of a battle: how many, what they came to, and what could be expected of them."""

    side: str
    dice: int
    hits: int
    expected: float


class Lost(msgspec.Struct, frozen=True):
    """So many of a side are no more."""

    side: str
    count: int


class Parted(msgspec.Struct, frozen=True):
    """The battle is over; without a winner they parted."""

    winner: str | None


class Went(msgspec.Struct, frozen=True):
    """So many of a side went from one space to another."""

    side: str
    origin: str
    to: str
    count: int = 0


class Weighed(msgspec.Struct, frozen=True):
    """What happened stands out, by so much; a turning point is told by what stands out most in it."""

    weight: int


Mark = Met | Mustered | Threw | Lost | Parted | Went | Weighed


@cache
def matched(dice: int, share: float, most: int) -> float:
    """What can be expected of so many dice, each good with this chance, if no more than `most` of them count."""
    chances: Iterable[float] = (comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(dice + 1))
    return sum(min(n, most) * chance for n, chance in enumerate(chances))
