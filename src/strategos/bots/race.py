"""A race between ways to go on: all in the same imagined worlds, fewer and fewer of them in more and more worlds.

Two that are tried in the same worlds differ by what they are and not by their luck, so they are compared in pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, Literal, TypeVar

T = TypeVar("T")

KEPT = {1: 10, 2: 7, 4: 5, 8: 4, 16: 3, 32: 2}
"""After so many worlds only the best so many go on."""
HOPELESS = 2.5
"""Whoever is so many standard errors away from being ahead of the first, after at least eight worlds, is out:"""
TRIFLE = 0.01
"""ahead by as much as is worth more worlds."""
LOOSE = 0.03
"""The spread of a difference nobody has seen yet: two equal pairs are no proof that nothing varies."""


MOST = 400
"""Worlds nobody goes beyond: what is not decided then is not worth deciding."""
Stop = Literal["out", "spent"]
"""This one need not run on: it is another's double, or there is no time for so many; or nobody can."""


class Lane(Generic[T]):
    """One that runs, and how it has fared: its value in each world."""

    def __init__(self, what: T) -> None:
        self.what = what
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def gain(other: Lane[T], plain: Lane[T]) -> tuple[float, float]:
    """How much better one fares than another in the worlds both were tried in, and the standard error of that."""
    pairs = [a - b for a, b in zip(other.values, plain.values, strict=False)]
    if not pairs:
        return 0.0, 1.0
    n = len(pairs)
    mean = sum(pairs) / n
    spread = sum((x - mean) ** 2 for x in pairs)
    return mean, sqrt((spread + LOOSE**2) / n / n)


def race(entrants: Sequence[T], run: Callable[[T, int], float | Stop]) -> list[Lane[T]]:
    """Run the entrants in world after world until `run` says that nothing is left to run with, or one entrant is left.
    The first is the one to beat: it runs in every world. Returns the lanes, as far as each got."""
    lanes = [Lane(what) for what in entrants]
    running = list(lanes)
    for world in range(MOST):
        for lane in list(running):
            found = run(lane.what, world)
            if found == "spent":
                return lanes
            if found == "out":
                running.remove(lane)
            else:
                lane.values.append(found)
        if world >= 7:
            running = [running[0], *(lane for lane in running[1:] if not _is_hopeless(lane, running[0]))]
        keep = KEPT.get(world + 1)
        if keep is not None and len(running) > keep:
            others = sorted(running[1:], key=lambda lane: -lane.mean)
            running = [running[0], *others[: keep - 1]]
        if len(running) == 1:
            break
    return lanes


def _is_hopeless(lane: Lane[T], first: Lane[T]) -> bool:
    mean, error = gain(lane, first)
    return mean + HOPELESS * error < TRIFLE


def winner(lanes: Sequence[Lane[T]], margin: float, least: int = 2) -> Lane[T]:
    """The one to play: the first, unless another is ahead of it by more than `margin` standard errors, in so many
    worlds at least."""
    best, most = lanes[0], 0.0
    for lane in lanes[1:]:
        ahead, error = gain(lane, lanes[0])
        if len(lane.values) >= least and ahead - margin * error > most:
            best, most = lane, ahead - margin * error
    return best
