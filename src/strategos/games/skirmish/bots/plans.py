"""Ways to play a turn: which man goes where, or nobody."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from strategos.bots.planning import Plan, Planning
from strategos.kernel.asking import Decision, Seat

from .. import FORDS, SkirmishState, man_name
from .heuristic import WEIGHTS, Heuristic, Weights

AHEAD = 2
"""Rounds that are played on before a position is valued."""


def is_fork(_: SkirmishState, decision: Decision) -> bool:
    return decision.kind == "man"


def plans(s: SkirmishState, decision: Decision, _: Weights, __: Random) -> list[Plan]:
    found = [Plan("hold", key="pass")]
    for man in range(6):
        if decision.option(man_name(man)) is None:
            continue
        for to in (s.at[man] - 1, s.at[man] + 1):
            if 0 <= to < len(FORDS):
                facts = {"piece": f"piece:{man_name(man)}", "space": f"space:{FORDS[to]}"}
                lures = tuple(9.0 if ford == to else 0.0 for ford in range(len(FORDS)))
                found.append(Plan("march", {"lures": lures}, man_name(man), facts, (FORDS[to],)))
    return found


def turn(s: SkirmishState, _: Seat) -> object:
    return s.clock.round, s.clock.seat


def horizon(s: SkirmishState, _: Seat) -> Callable[[SkirmishState], bool]:
    until = s.clock.round + AHEAD
    return lambda later: later.clock.round >= until


PLANNING = Planning(
    game="skirmish", weights=WEIGHTS, bot=Heuristic, fork=is_fork, plans=plans, turn=turn, horizon=horizon
)
