"""Chance: the rules await a roll, the match answers it, and every result is recorded.

Because a roll is asked like everything else, the same rules run with seeded dice, with a script (the rulebook's own
examples) and with real dice on the table, where each roll becomes a decision of the seat NATURE.
"""

from __future__ import annotations

import types
from collections.abc import Generator, MutableSequence, Sequence
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Roll(msgspec.Struct, frozen=True):
    """What a procedure yields to the match when it needs chance: the sides of each die, in order."""

    sides: tuple[int, ...]
    purpose: str
    rule: str = ""
    """The atom that calls for it."""
    hidden: bool = False
    """A shuffle or a secret draw: nobody is ever asked for it and no script contains it."""


@types.coroutine
def roll(sides: int, times: int = 1, *, purpose: str = "roll", rule: str = "") -> Generator[Roll, list[int], list[int]]:
    """Roll `times` dice of `sides` sides; results from 1 to `sides`."""
    return (yield Roll((sides,) * times, purpose, rule))


@types.coroutine
def draw(*sides: int, purpose: str = "draw", rule: str = "") -> Generator[Roll, list[int], list[int]]:
    """Draw hidden numbers, each from 1 to its number of sides: a cup, a shuffle, a lot."""
    return (yield Roll(sides, purpose, rule, hidden=True))


async def shuffled(items: Sequence[T], *, purpose: str = "shuffle", rule: str = "") -> list[T]:
    """The items in random order (Fisher-Yates)."""
    deck = list(items)
    if len(deck) > 1:
        picks = await draw(*range(len(deck), 1, -1), purpose=purpose, rule=rule)
        for last, pick in zip(range(len(deck) - 1, 0, -1), picks, strict=True):
            deck[last], deck[pick - 1] = deck[pick - 1], deck[last]
    return deck


class Dice(Protocol):
    """A source of chance."""

    asks: bool
    """Open rolls are not answered here but by the seat NATURE."""

    def d(self, sides: int, *, hidden: bool = False) -> int:
        """A number from 1 to `sides`."""
        ...

    def copy(self) -> Dice: ...


class SeededDice:
    """SplitMix64: one integer of state, the same numbers on every machine."""

    __slots__ = ("state",)
    asks = False

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def d(self, sides: int, *, hidden: bool = False) -> int:
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        # Multiply-shift instead of modulo: the bias is below 2**-57 for any die.
        return (((z ^ (z >> 31)) * sides) >> 64) + 1

    def pick(self, items: Sequence[T]) -> T:
        return items[self.d(len(items)) - 1]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            pick = self.d(last + 1) - 1
            items[last], items[pick] = items[pick], items[last]

    def before(self, throws: int) -> SeededDice:
        """The dice as they were so many throws ago."""
        return SeededDice(self.state - throws * _STEP)

    def copy(self) -> SeededDice:
        return SeededDice(self.state)


class ScriptedDice:
    """Plays the given results in order, then goes on with seeded dice or, without them, complains.

    No script contains hidden draws: they have dice of their own.
    """

    asks = False

    def __init__(self, *results: int, then: SeededDice | None = None, hidden: SeededDice | None = None) -> None:
        self.results = list(results)
        self.then = then
        self.hidden = hidden or SeededDice(0)

    def d(self, sides: int, *, hidden: bool = False) -> int:
        if hidden:
            return self.hidden.d(sides)
        if self.results:
            result = self.results.pop(0)
            if not 1 <= result <= sides:
                raise ValueError(f"the script says {result}, but the die has {sides} sides")
            return result
        if self.then is None:
            raise ValueError("the dice script is used up")
        return self.then.d(sides)

    def copy(self) -> ScriptedDice:
        return ScriptedDice(*self.results, then=self.then.copy() if self.then else None, hidden=self.hidden.copy())


class AskedDice:
    """Real dice on the table: every open roll is asked; hidden draws stay with the machine."""

    asks = True

    def __init__(self, hidden: SeededDice) -> None:
        self.hidden = hidden

    def d(self, sides: int, *, hidden: bool = False) -> int:
        return self.hidden.d(sides)

    def copy(self) -> AskedDice:
        return AskedDice(self.hidden.copy())
