"""10, 11, 15 Single dice: Interception, Evasion, a siege.

What both editions have alike stands in `common/odds/rolls.py`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ...common.board import space_of
from ...common.odds import rolls
from ...common.odds.rolls import Interceptor
from ...common.odds.throws import at_least
from ...common.position import generals_at, parts_of
from ...common.steps import Step, others
from ..evasion import evades_on
from ..facts import BY_LAND_ROUTE
from ..independent_reactions import into
from ..interception import intercepts_on, why_not_intercept
from ..sieges import needed, siege_roll
from ..state import SuccessorsState


def interception(general: int, space: int) -> float:
    """S3-10.2-c Into a space, a Way Point or not (S3-10.2-e)."""
    return at_least(intercepts_on(general) - into(space))


def evasion(general: int, space: int) -> float:
    """S3-11.1-b With this first space (S3-11.1-d)."""
    return at_least(evades_on(general) - into(space))


def interceptors(s: SuccessorsState, step: Step) -> list[Interceptor]:
    """S3-10.7-c One attempt from each space around: of those who may come, the General with the best chance."""
    found: list[Interceptor] = []
    for space in BY_LAND_ROUTE[space_of(step.position)]:
        able = [
            Interceptor(faction, general, here, interception(general, space_of(step.position)))
            for faction in others(s, step, s.turn_order())
            for here in parts_of(s, space)
            if why_not_intercept(s, step, faction, here) is None
            for general in generals_at(s, faction, here)
        ]
        if able:
            found.append(max(able, key=lambda one: one.chance))
    return found


# -- sieges -----------------------------------------------------------------------------------------------------------


def siege(s: SuccessorsState, faction: int, space: int, *, traitor: bool = False) -> dict[str, Any]:
    """15.1 One roll."""
    return rolls.siege(s, faction, space, needed(s, space), partial(siege_roll, s, faction, space, traitor=traitor))
