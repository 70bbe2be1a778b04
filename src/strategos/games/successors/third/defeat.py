"""12.7 What a defeated side loses: after a Land Battle, an Overrun, or in a city that falls.

What both editions have alike stands in `common/defeat.py`.
"""

from __future__ import annotations

from ..common.board import (
    INDEPENDENT,
    NONE,
    Troops,
)
from ..common.defeat import beat_armies, lost_royals, macedonian_part
from ..common.dispersal import disperse_general, disperse_troops, eliminate
from ..common.position import generals_at, less, troops_at
from .attrition import attrition
from .state import SuccessorsState


async def defeat(s: SuccessorsState, faction: int, position: int, spared: Troops = NONE) -> None:
    """12.7 A Faction is defeated in a position; `spared` are Royal Army CUs set aside (S3-14.3-d)."""
    if faction == INDEPENDENT:
        beat_armies(s, position)
        return
    lost_royals(s, faction, position)
    group = less(troops_at(s, faction, position), spared)
    macedonians = macedonian_part(s, group)
    # S3-12.7-a All others are lost.
    eliminate(s, faction, position, less(group, macedonians), "defeat")
    survivors = await attrition(s, faction, position, macedonians)
    # S3-12.7-b
    disperse_troops(s, faction, position, survivors)
    for general in generals_at(s, faction, position):
        disperse_general(s, general)
