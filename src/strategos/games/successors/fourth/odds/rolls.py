"""11, 12, 15 Single dice: Interception, Evasion, a siege.

What both editions have alike stands in `common/odds/rolls.py`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ...common.board import inside, space_of
from ...common.odds import rolls
from ...common.odds.rolls import Interceptor
from ...common.odds.throws import at_least
from ...common.options import plays_with
from ...common.position import cus, factions, generals_at, parts_of, troops_at
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
    """15.2 One roll; S4-16.5-a where so agreed those inside fall first."""
    owner = s.control[space]
    hard = s.is_major_city(space) and owner in factions(s) and plays_with(s.setup, "hard_sieges")
    held = cus(troops_at(s, owner, inside(space))) if hard else 0
    rolled = partial(siege_roll, s, faction, space, traitor=traitor)
    return rolls.siege(s, faction, space, needed(s, space), rolled, held=held)
