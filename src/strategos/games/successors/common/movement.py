"""S4-9.2, S4-9.3, S3-9.2, S3-9.3 Movement Points: what a roll gives, what routes cost, what is left."""

from __future__ import annotations

from functools import cache

from strategos.parts.graph import within

from .board import NOBODY
from .facts import Facts
from .position import Position
from .tasks import Activate

LOW, EVEN, HIGH = 2, 3, 4


def movement_points(die: int, initiative: int) -> int:
    """S4-9.2-c, S3-9.2-c A roll below his Initiative gives 2 MP, equal to it 3, above it 4; one roll for all (S4-9.2-b,
    S3-9.2-b)."""
    return LOW if die < initiative else EVEN if die == initiative else HIGH


def points_left(allowance: int, spent: int) -> int:
    """S4-9.2-i, S3-9.10-c What a Commanding General has left of his MP once the Army has spent some, never below 0."""
    return max(0, allowance - spent)


def allowance(s: Position, task: Activate) -> int:
    """S4-9.2-d, S3-9.2-a The MP of whoever commands, or was picked up on the way and commanded (S3-9.10-a); those of a
    card are the same for all (OQ-COMMAND-TYCHE)."""
    leader = task.generals[0] if task.generals else task.general
    if task.chief != NOBODY:
        leader = task.chief
    return movement_points(task.die, s.facts.INITIATIVE[leader]) if task.die else task.points


def mp_left(s: Position, task: Activate) -> int:
    """None once they are taken (S4-10-af, S4-11.3-g, S3-12-c, S3-10.5-a)."""
    return 0 if task.halted else points_left(allowance(s, task), task.spent)


def land_cost(s: Position, here: int, there: int) -> int | None:
    """S4-9.3-b, S3-9.3-a MP for the cheapest Land, Mountain or Strait route between two spaces; None if there is
    none."""
    return s.facts.LAND_MP.get((here, there))


def sea_cost(s: Position, here: int, there: int) -> int | None:
    """S4-9.3-b, S3-9.3-a MP for the cheapest Sea or Trans-Mediterranean route between two spaces; None if there is
    none."""
    return s.facts.SEA_MP.get((here, there))


def within_reach(s: Position, space: int, points: int) -> tuple[int, ...]:
    """The spaces within so many MP over Land, Mountain and Strait routes, whoever stands between; its own is one."""
    return _within_reach(s.facts, space, points)


@cache
def _within_reach(facts: Facts, space: int, points: int) -> tuple[int, ...]:
    return tuple(within(facts.ADJACENT, (space,), points, lambda here, there: facts.LAND_MP.get((here, there))))
