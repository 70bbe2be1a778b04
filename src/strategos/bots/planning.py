"""What a planner has to know of a game: where to stop and think, which ways to play there are, how far to look ahead.

A plan is a way to play one's own turn: the game's heuristic with other weights, some of which may draw it towards a
place, and perhaps with a first answer given. A game fills `Planning` in `games/<game>/bots/plans.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from strategos.kernel.asking import NOTHING, Decision, Facts, Seat
from strategos.kernel.beside import Bot
from strategos.kernel.game import State

S = TypeVar("S", bound=State)
W = TypeVar("W", bound=msgspec.Struct)


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to play the turn."""

    name: str
    """Worded by `plan-<name>`."""
    changes: Mapping[str, Any] = NOTHING
    """Weights that differ from the player's usual ones."""
    key: str = ""
    """The answer it begins with; empty: what the heuristic says with these weights."""
    facts: Facts = NOTHING
    """What its words tell besides: a place, a card."""
    spaces: tuple[str, ...] = ()
    """Where on the board it is about."""


USUAL = Plan("usual")
"""The heuristic as it is."""


class Planning(msgspec.Struct, Generic[S, W], frozen=True):
    """How plans are made and tried in a game."""

    game: str
    weights: W
    """The heuristic's, as it usually plays."""
    bot: Callable[[W], Bot]
    """The heuristic with these weights."""
    fork: Callable[[S, Decision], bool]
    """Whether to think about this question, or to play on as planned."""
    plans: Callable[[S, Decision, W, Random], Sequence[Plan]]
    """Ways to play on from here, the most promising first, besides the one that is under way."""
    turn: Callable[[S, Seat], object]
    """The stretch of play a plan is for: it is given up when this changes."""
    horizon: Callable[[S, Seat], Callable[[S], bool]]
    """How far to look before a position is valued: made of the position at the fork."""
    merit: Callable[[S, Seat], float | None] = lambda _s, _seat: None
    """What a game that is over is worth to a seat, where one win is better than another; None: its share of the win."""
    margin: float = 0.7
    """By how many standard errors a plan must be ahead of the one under way,"""
    least: int = 2
    """and in how many worlds: many where each of them is all or nothing."""
    quick: Callable[[W], W] = lambda w: w
    """Weights with which the heuristic plays on more quickly, if a little worse; for what comes after the plan."""

    luck: Callable[[S], tuple[int, ...]] | None = None
    """What dice are thrown for at this moment: plans have the same luck where they throw for the same; None: as long
    as they throw alike."""
    erring: Callable[[W, float, Random], W] = lambda weights, by, rng: shaken(weights, by, rng)
    """Weights with which the heuristic misjudges what is before it, by so much."""

    def plays(self, plan: Plan, weights: W) -> Bot:
        """The player that carries a plan out."""
        return self.bot(changed(weights, plan.changes))


def changed(weights: W, changes: Mapping[str, Any]) -> W:
    """Weights with some of them replaced, `part.name` in a part of them; what a note has kept is made what it was."""
    if not changes:
        return weights
    plain = msgspec.to_builtins(weights)
    for name, number in msgspec.to_builtins(changes).items():
        part, _, own = name.rpartition(".")
        (plain[part] if part else plain)[own] = number
    return msgspec.convert(plain, type(weights))


def numbers(weights: msgspec.Struct) -> dict[str, float]:
    """The numbers among the weights; where there are none at all, those of the parts they are kept in."""
    found = _numbers(weights)
    parts = {part: getattr(weights, part) for part in weights.__struct_fields__} if not found else {}
    return found or {f"{part}.{name}": n for part, own in parts.items() for name, n in _numbers(own).items()}


def _numbers(weights: msgspec.Struct) -> dict[str, float]:
    return {name: n for name in weights.__struct_fields__ if isinstance(n := getattr(weights, name), float)}


def shaken(weights: W, by: float, rng: Random) -> W:
    """Weights as somebody else might have them: each number times e to the power of a normal deviate."""
    return changed(weights, {name: n * exp(rng.gauss(0.0, by)) for name, n in numbers(weights).items()})
