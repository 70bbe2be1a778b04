"""2, 7.1 What leaves the map: Dispersed for a time, eliminated, or killed for good.

What both editions have alike stands in `common/dispersal.py`.
"""

from __future__ import annotations

from ..common.board import (
    Troops,
)
from ..common.position import put, take
from .state import SuccessorsState

# -- CUs --------------------------------------------------------------------------------------------------------------


def shift(s: SuccessorsState, faction: int, group: Troops, here: int, there: int) -> None:
    """CUs go from one position to another."""
    take(s, faction, here, group)
    put(s, faction, there, group)
