"""2, 7.1 What leaves the map: Dispersed for a time, eliminated, or killed for good.

What both editions have alike stands in `common/dispersal.py`.
"""

from __future__ import annotations

from ..common.board import (
    NONE,
    Troops,
)
from ..common.position import beyond, put, take
from .segments import fresh_at, mark_battled
from .state import SuccessorsState

# -- CUs --------------------------------------------------------------------------------------------------------------


def shift(s: SuccessorsState, faction: int, group: Troops, here: int, there: int) -> None:
    """CUs go from one position to another; those that have fought are the last to go (S4-15.2-c)."""
    battled = beyond(group, fresh_at(s, faction, here)) if s.battled else NONE
    take(s, faction, here, group)
    put(s, faction, there, group)
    mark_battled(s, faction, there, battled)
