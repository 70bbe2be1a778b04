"""12.10, 21.3 Who follows Antipatros, and who takes command after a death.

What both editions have alike stands in `common/succession.py`.
"""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import choose

from ..common.board import DISPERSED, SIDE_REFS, is_inside, space_of
from ..common.dispersal import kill
from ..common.events import Arrived, GeneralSucceeded
from ..common.succession import why_not_polyperchon
from .facts import ANTIPATROS, GENERAL_REFS, PLACES, POLYPERCHON, REFS
from .state import SuccessorsState


async def slay(s: SuccessorsState, general: int) -> None:
    """S3-8.1-a A Major General is killed; Antipatros has a successor at once (S3-21.3-b)."""
    kill(s, general)
    if general != ANTIPATROS:
        return
    faction = s.received[ANTIPATROS]
    s.general_of[POLYPERCHON] = faction
    s.emit(GeneralSucceeded(SIDE_REFS[faction], GENERAL_REFS[POLYPERCHON], GENERAL_REFS[ANTIPATROS]))
    why_not = partial(why_not_polyperchon, s, faction)
    s.general_at[POLYPERCHON] = DISPERSED
    if any(why_not(place.value) is None for place in PLACES):
        about = {"general": GENERAL_REFS[POLYPERCHON]}
        at = await choose(faction, "place_general", PLACES, rule="S3-21.3-b", why_not=why_not, about=about)
        s.general_at[POLYPERCHON] = at
        where = REFS[space_of(at)]
        s.emit(Arrived(SIDE_REFS[faction], where, is_inside(at), general=GENERAL_REFS[POLYPERCHON]))
