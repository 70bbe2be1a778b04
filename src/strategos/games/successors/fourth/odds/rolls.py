"""11, 12, 15 Single dice: Interception, Evasion, a siege.

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
from ...common.steps import others
from ..cavalry import has_cavalry
from ..evasion import evades_on
from ..facts import BY_LAND_ROUTE
from ..interception import intercepts_on, why_not_intercept
from ..sieges import needed, siege_roll
from ..state import SuccessorsState
from ..steps import Step


def interception(general: int, bonus: int = 0) -> float:
    """S4-11.2-h With what Cavalry adds (S4-16.9-m, S4-16.9-n)."""
    return at_least(intercepts_on(general) - bonus)


def evasion(general: int, bonus: int = 0) -> float:
    """S4-12.2-d With what Cavalry adds (S4-16.9-o, S4-16.9-p)."""
    return at_least(evades_on(general) - bonus)


def interceptors(s: SuccessorsState, step: Step) -> list[Interceptor]:
    """S4-11.2-b One attempt from each space around: of those who may come, the General with the best chance."""
    found: list[Interceptor] = []
    for space in BY_LAND_ROUTE[space_of(step.position)]:
        able = [
            Interceptor(faction, general, here, interception(general, has_cavalry(s, faction, here) - step.mounted))
            for faction in others(s, step, s.turn_order())
            for here in parts_of(s, space)
            if why_not_intercept(s, step, faction, here) is None
            for general in generals_at(s, faction, here)
            if general not in step.besieged
        ]
        if able:
            found.append(max(able, key=lambda one: one.chance))
    return found


# -- sieges -----------------------------------------------------------------------------------------------------------


def siege(s: SuccessorsState, faction: int, space: int, *, traitor: bool = False) -> dict[str, Any]:
    """15.2 One roll."""
    return rolls.siege(s, faction, space, needed(s, space), partial(siege_roll, s, faction, space, traitor=traitor))
