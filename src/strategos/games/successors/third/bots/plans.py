"""Ways to play a turn, tried in imagined worlds: what the planner has to know of this game."""

from __future__ import annotations

from random import Random

from strategos.bots.levels import levels
from strategos.bots.planning import Plan, Planning
from strategos.kernel.asking import Decision

from ...common.bots.plans import MARCHING, cards, marches, next_turn, turn
from ...common.bots.weights import WEIGHTS, Weights
from ..state import SuccessorsState
from .cards import uses
from .heuristic import Heuristic
from .rules import RULES, Outlook


def is_fork(_: SuccessorsState, decision: Decision) -> bool:
    return decision.kind == "tyche_card" or decision.kind in MARCHING


def plans(s: SuccessorsState, decision: Decision, weights: Weights, _: Random) -> list[Plan]:
    eye = Outlook(RULES, s, decision.seat, weights)
    return cards(uses(eye, decision), eye) if decision.kind == "tyche_card" else marches(eye, decision)


PLANNING = Planning(
    game="successors3",
    weights=WEIGHTS,
    bot=Heuristic,
    fork=is_fork,
    plans=plans,
    turn=turn,
    horizon=next_turn,
)
LEVELS = levels(PLANNING, held=WEIGHTS, pace=2000)
