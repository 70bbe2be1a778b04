"""Ways to play a turn, tried in imagined worlds: what the planner has to know of this game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from strategos.bots.levels import levels
from strategos.bots.planning import Plan, Planning
from strategos.bots.weight_files import tuned
from strategos.kernel.asking import Decision, Seat

from ...common.bots import plans as plans_of_both
from ...common.bots.plans import MARCHING, TARGET, answers, cards, is_fork, marches, targets, turn
from ...common.bots.weights import WEIGHTS, Weights
from ..facts import ROUNDS
from ..sequence import round_of
from ..state import SuccessorsState
from .cards import uses
from .heuristic import Heuristic
from .rules import RULES, Outlook


def plans(s: SuccessorsState, decision: Decision, weights: Weights, _: Random) -> list[Plan]:
    eye = Outlook(RULES, s, decision.seat, weights)
    if decision.kind == "tyche_card":
        return cards(uses(eye, decision), eye)
    if decision.kind == TARGET:
        return targets(eye, decision)
    return marches(eye, decision) if decision.kind in MARCHING else answers(decision)


def horizon(s: SuccessorsState, seat: Seat) -> Callable[[SuccessorsState], bool]:
    return plans_of_both.horizon(s, seat, ROUNDS - round_of(s.clock))


TUNED = tuned(WEIGHTS, "strategos.games.successors.third.bots")
PLANNING = Planning(
    game="successors3",
    weights=TUNED,
    bot=Heuristic,
    fork=is_fork,
    plans=plans,
    turn=turn,
    horizon=horizon,
)
LEVELS = levels(PLANNING, held=WEIGHTS, pace=1600)
