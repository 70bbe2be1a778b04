"""12.8 Attrition, and how an owner chooses the CUs that are lost.

What both editions have alike stands in `common/attrition.py`.
"""

from __future__ import annotations

from strategos.kernel.chance import roll

from ..common.attrition import choose_losses, column, toll
from ..common.board import NONE, SIDE_REFS, Troops, space_of
from ..common.dispersal import eliminate
from ..common.events import AttritionRolled
from ..common.position import cus, less
from ..common.rows import AttritionRow
from .facts import REFS, TABLES
from .state import SuccessorsState

PASSING: AttritionRow = TABLES.attrition[1]
"""S3-9.12-b Column 2 for whoever passes through a hostile space."""


async def attrition(
    s: SuccessorsState, faction: int, position: int, group: Troops, row: AttritionRow | None = None
) -> Troops:
    """S3-12.8-a A group of a Faction's CUs in a position suffers Attrition; what is left of it."""
    if group == NONE:
        return NONE
    [die] = await roll(6, purpose="attrition", rule="S3-12.8-a")
    count, elephant = toll(row or column(TABLES, cus(group)), die, group)
    s.emit(AttritionRolled(SIDE_REFS[faction], REFS[space_of(position)], die, count))
    lost = await choose_losses(s, faction, position, group, count, elephant=elephant)
    eliminate(s, faction, position, lost, "attrition")
    return less(group, lost)
