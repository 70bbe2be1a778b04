"""Ways to play a turn, tried in imagined worlds: what the planner has to know of this game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from strategos.bots.levels import levels
from strategos.bots.planning import Plan, Planning
from strategos.kernel.asking import Decision, Seat

from ..state import PeloponnesianState
from .heuristic import Heuristic
from .weights import WEIGHTS, Weights


def is_fork(_: PeloponnesianState, __: Decision) -> bool:
    return False


def plans(_: PeloponnesianState, __: Decision, ___: Weights, ____: Random) -> list[Plan]:
    return []


def turn(s: PeloponnesianState, _: Seat) -> object:
    return s.fought


def horizon(s: PeloponnesianState, seat: Seat) -> Callable[[PeloponnesianState], bool]:
    begun = turn(s, seat)
    return lambda later: turn(later, seat) != begun


PLANNING = Planning(
    game="peloponnesian",
    weights=WEIGHTS,
    bot=Heuristic,
    fork=is_fork,
    plans=plans,
    turn=turn,
    horizon=horizon,
)
LEVELS = levels(PLANNING, held=WEIGHTS, pace=900)
