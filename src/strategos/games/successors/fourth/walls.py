"""9.4 What the walls of a Major City hold.

What both editions have alike stands in `common/walls.py`.
"""

from __future__ import annotations

from ..common.board import NOBODY, Troops, outside, space_of
from ..common.dispersal import disperse_troops
from ..common.parties import choose_cus
from ..common.position import beyond, cus, enemies_at, less, troops_at
from ..common.segments import mark_moved
from ..common.walls import INSIDE
from .dispersal import shift
from .state import SuccessorsState


async def crowd_out(s: SuccessorsState, faction: int, position: int, back: Troops) -> None:
    """S4-9.4-g Where CUs had to come `back` inside, those that do not fit go outside, or are Dispersed if an enemy CU
    is there (OQ-EMBARK-POSITION). Who has come back moves no more on either side of the walls (S4-9.2-e)."""
    group = troops_at(s, faction, position)
    over = cus(group) - INSIDE
    if over <= 0 or s.winner != NOBODY:
        return
    space = space_of(position)
    # Nobody is ever asked with more inside than there is room for.
    shift(s, faction, group, position, outside(space))
    out = await choose_cus(s, faction, "crowded_out", group, outside(space), "S4-9.4-g", at_most=over, at_least=over)
    shift(s, faction, less(group, out), outside(space), position)
    if any(True for _ in enemies_at(s, faction, outside(space))):
        disperse_troops(s, faction, outside(space), out)
    mark_moved(s, faction, outside(space), beyond(back, troops_at(s, faction, position)))
