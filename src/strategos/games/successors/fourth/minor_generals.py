"""7.1 C Minor Generals come, go and change places at any moment of their player's own turn.

What both editions have alike stands in `common/minor_generals.py`.
"""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import choose

from ..common.board import OFF, is_at_sea
from ..common.minor_generals import LEAVE, new_minor, off_map_minors, place_minor, remove_minor, why_not_minor
from ..common.position import positions_of
from .facts import GENERAL_PICKS, PLACE, minors
from .segments import leave_map
from .state import SuccessorsState


async def arrange_minor(s: SuccessorsState, faction: int) -> None:
    """S4-7.1-o One is placed, S4-7.1-v put elsewhere, or S4-7.1-u taken off; neither move nor activation (S4-9.1-c)."""
    own = [GENERAL_PICKS[g] for g in minors(faction) if s.general_at[g] >= 0]
    own += [new_minor(s, g) for g in off_map_minors(s, faction)[:1]]
    general = await choose(faction, "minor_general", own, rule="S4-7.1-o")
    where = s.places() if s.general_at[general] == OFF else (*s.places(), LEAVE)
    why_not = partial(why_not_minor, s, faction)
    able = [PLACE[at] for at in positions_of(s, faction) if not is_at_sea(at)]
    if s.general_at[general] != OFF:
        able.append(LEAVE)
    at = await choose(faction, "minor_to", where, rule="S4-7.1-o", why_not=why_not, allowed=able)
    if at == OFF:
        remove_minor(s, general)
        leave_map(s)
    else:
        place_minor(s, general, at)
