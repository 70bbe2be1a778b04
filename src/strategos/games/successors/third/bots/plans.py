"""Ways to play a turn, tried in imagined worlds: what the planner has to know of this game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from strategos.bots.levels import levels
from strategos.bots.planning import Plan, Planning
from strategos.kernel.asking import Decision, Seat

from ...common.bots.weights import WEIGHTS, Weights
from ..state import SuccessorsState
from .heuristic import Heuristic


def is_fork(_: SuccessorsState, __: Decision) -> bool:
    return False


def plans(_: SuccessorsState, __: Decision, ___: Weights, ____: Random) -> list[Plan]:
    return []


def turn(s: SuccessorsState, _: Seat) -> object:
    return s.clock.round, s.clock.entry, s.clock.seat


def horizon(s: SuccessorsState, seat: Seat) -> Callable[[SuccessorsState], bool]:
    begun = turn(s, seat)
    return lambda later: turn(later, seat) != begun


PLANNING = Planning(
    game="successors3",
    weights=WEIGHTS,
    bot=Heuristic,
    fork=is_fork,
    plans=plans,
    turn=turn,
    horizon=horizon,
)
LEVELS = levels(PLANNING, held=WEIGHTS, pace=2000)
