"""5.1, 7.1 Who follows Antipatros, and who takes command after a death.

What both editions have alike stands in `common/succession.py`.
"""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import choose

from ..common.board import DISPERSED, SIDE_REFS, is_inside, space_of
from ..common.dispersal import kill
from ..common.events import Arrived, GeneralSucceeded
from ..common.succession import why_not_polyperchon
from .facts import ANTIPATROS, GENERAL_REFS, POLYPERCHON, REFS
from .state import SuccessorsState, places


async def slay(s: SuccessorsState, general: int) -> None:
    """S4-7.1-h A Major General is killed; Antipatros has a successor at once (S4-7.1-k)."""
    kill(s, general)
    if general != ANTIPATROS:
        return
    faction = s.received[ANTIPATROS]
    s.general_of[POLYPERCHON] = faction
    s.emit(GeneralSucceeded(SIDE_REFS[faction], GENERAL_REFS[POLYPERCHON], GENERAL_REFS[ANTIPATROS]))
    why_not = partial(why_not_polyperchon, s, faction)
    s.general_at[POLYPERCHON] = DISPERSED
    if any(why_not(place.value) is None for place in places(s)):
        about = {"general": GENERAL_REFS[POLYPERCHON]}
        at = await choose(faction, "place_general", places(s), rule="S4-7.1-k", why_not=why_not, about=about)
        s.general_at[POLYPERCHON] = at
        where = REFS[space_of(at)]
        s.emit(Arrived(SIDE_REFS[faction], where, is_inside(at), general=GENERAL_REFS[POLYPERCHON]))
