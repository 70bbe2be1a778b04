"""9.2, 9.3 Movement Points: how many a Commanding General has, and what the routes cost.

What both editions have alike stands in `common/movement.py`.
"""

from __future__ import annotations

from functools import cache

from strategos.games.successors.common.board import COST, LAND, MOUNTAIN, SEA, STRAIT, TRANS_MEDITERRANEAN
from strategos.games.successors.common.movement import movement_points
from strategos.games.successors.common.tasks import Activate
from strategos.parts.graph import within

from .facts import ADJACENT, INITIATIVE, ROUTE


def points_left(allowance: int, spent: int) -> int:
    """S4-9.2-i What a Commanding General has left of his MP once the Army has spent some, never below 0."""
    return max(0, allowance - spent)


def allowance(task: Activate) -> int:
    """S4-9.2-d The MP of whoever commands; those of a card are the same for all (OQ-COMMAND-TYCHE)."""
    leader = task.generals[0] if task.generals else task.general
    return movement_points(task.die, INITIATIVE[leader]) if task.die else task.points


def mp_left(task: Activate) -> int:
    """None once they are taken (S4-10-af, S4-11.3-g)."""
    return 0 if task.halted else points_left(allowance(task), task.spent)


def _cheapest(*kinds: int) -> dict[tuple[int, int], int]:
    """Two spaces → MP for the cheapest route of these kinds between them, where there is one."""
    found = {pair: [COST[kind] for kind in routes if kind in kinds] for pair, routes in ROUTE.items()}
    return {pair: min(costs) for pair, costs in found.items() if costs}


_BY_LAND, _BY_SEA = _cheapest(LAND, MOUNTAIN, STRAIT), _cheapest(SEA, TRANS_MEDITERRANEAN)


def land_cost(here: int, there: int) -> int | None:
    """S4-9.3-b MP for the cheapest Land, Mountain or Strait route between two spaces; None if there is none."""
    return _BY_LAND.get((here, there))


@cache
def within_reach(space: int, points: int) -> tuple[int, ...]:
    """The spaces within so many MP over Land, Mountain and Strait routes, whoever stands between; its own is one."""
    return tuple(within(ADJACENT, (space,), points, land_cost))


def sea_cost(here: int, there: int) -> int | None:
    """S4-9.3-b MP for the cheapest Sea or Trans-Mediterranean route between two spaces; None if there is none."""
    return _BY_SEA.get((here, there))
