"""9.2, 9.3 Movement Points: how many a Commanding General has, and what the routes cost.

What both editions have alike stands in `common/movement.py`.
"""

from __future__ import annotations

from strategos.games.successors.common.board import COST, LAND, MOUNTAIN, NOBODY, SEA, STRAIT, TRANS_MEDITERRANEAN
from strategos.games.successors.common.movement import movement_points
from strategos.games.successors.common.tasks import Activate
from strategos.parts.graph import within

from .facts import ADJACENT, INITIATIVE, ROUTE


def points_left(allowance: int, spent: int) -> int:
    """S3-9.10-c What a Commanding General has left of his MP once the Army has spent some, never below 0."""
    return max(0, allowance - spent)


def allowance(task: Activate) -> int:
    """S3-9.2-a The MP of whoever commands, or was picked up on the way and commanded (S3-9.10-a); those of a card are
    the same for all."""
    leader = task.generals[0] if task.generals else task.general
    if task.chief != NOBODY:
        leader = task.chief
    return movement_points(task.die, INITIATIVE[leader]) if task.die else task.points


def mp_left(task: Activate) -> int:
    """None once they are taken (S3-12-c, S3-10.5-a)."""
    return 0 if task.halted else points_left(allowance(task), task.spent)


def land_cost(here: int, there: int) -> int | None:
    """S3-9.3-a MP for the cheapest Land, Mountain or Strait route between two spaces; None if there is none."""
    return min((COST[kind] for kind in ROUTE.get((here, there), ()) if kind in (LAND, MOUNTAIN, STRAIT)), default=None)


def within_reach(space: int, points: int) -> list[int]:
    """The spaces within so many MP over Land, Mountain and Strait routes, whoever stands between; its own is one."""
    return within(ADJACENT, (space,), points, land_cost)


def sea_cost(here: int, there: int) -> int | None:
    """S3-9.3-a MP for the cheapest Sea or Trans-Mediterranean route between two spaces; None if there is none."""
    return min(
        (COST[kind] for kind in ROUTE.get((here, there), ()) if kind in (SEA, TRANS_MEDITERRANEAN)), default=None
    )
