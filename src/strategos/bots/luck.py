"""The dice of worlds in which plans are compared: what is thrown for alike comes out alike.

Dice that are thrown one after the other give two plans other luck as soon as one of them throws once more, and what
follows differs by luck instead of by the plans. Here a result depends on what it is thrown for, and on how often that
has been.
"""

from __future__ import annotations

from collections.abc import Callable

from strategos.kernel.chance import SeededDice

_MIX = 0xD1342543DE82EF95


class CommonDice:
    """The luck of one world: `about` says what is being thrown for, as some numbers."""

    asks = False

    def __init__(self, seed: int, about: Callable[[], tuple[int, ...]]) -> None:
        self.seed, self.about = seed, about
        self.thrown: dict[tuple[int, ...], int] = {}

    def d(self, sides: int, *, hidden: bool = False) -> int:
        about = (sides, *self.about())
        times = self.thrown[about] = self.thrown.get(about, 0) + 1
        mixed = self.seed + times
        for number in about:
            mixed = SeededDice(mixed * _MIX + number).state
        return SeededDice(mixed * _MIX).d(sides)

    def copy(self) -> CommonDice:
        twin = CommonDice(self.seed, self.about)
        twin.thrown = self.thrown.copy()
        return twin
