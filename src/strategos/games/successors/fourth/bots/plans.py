"""Ways to play a turn, tried in imagined worlds: what the planner has to know of this game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from strategos.bots.levels import levels
from strategos.bots.planning import Planning
from strategos.bots.weight_files import tuned
from strategos.kernel.asking import Seat

from ...common.bots import plans as plans_of_both
from ...common.bots.plans import is_fork, plans, turn
from ...common.bots.weights import WEIGHTS
from ..facts import ROUNDS
from ..sequence import round_of
from ..state import SuccessorsState
from .cards import uses
from .heuristic import Heuristic
from .rules import RULES


def horizon(s: SuccessorsState, seat: Seat) -> Callable[[SuccessorsState], bool]:
    return plans_of_both.horizon(s, seat, ROUNDS[s.setup.seats] - round_of(s.clock))


TUNED = tuned(WEIGHTS, "strategos.games.successors.fourth.bots")
PLANNING = Planning(
    game="successors4",
    weights=TUNED,
    bot=Heuristic,
    fork=is_fork,
    plans=partial(plans, RULES, uses),
    turn=turn,
    horizon=horizon,
)
LEVELS = levels(PLANNING, held=WEIGHTS, pace=1600)
