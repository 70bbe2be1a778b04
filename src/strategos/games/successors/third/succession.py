"""12.10, 21.3 Who follows Antipatros, and who takes command after a death."""

from __future__ import annotations

from functools import partial

from strategos.games.successors.common.board import DISPERSED, SIDE_REFS, space_of
from strategos.games.successors.common.dispersal import kill, off_map_minors, place_minor
from strategos.games.successors.common.events import GeneralSucceeded
from strategos.games.successors.common.position import enemies_at, enemy_generals_at, generals_at, stack
from strategos.kernel.asking import No, choose, confirm

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


def why_not_polyperchon(s: SuccessorsState, faction: int, position: int) -> No | None:
    """S3-21.3-b A space of one's own, in a position free of enemies (OQ-POLYPERCHON)."""
    space = space_of(position)
    if s.control[space] != faction:
        return No("S3-21.3-b", "not_your_space", {"space": REFS[space]})
    for found in (enemies_at(s, faction, position), enemy_generals_at(s, faction, position)):
        if any(True for _ in found):
            return No("S3-21.3-b", "enemy_here", {"space": REFS[space]})
    return None


async def take_command(s: SuccessorsState, faction: int, position: int) -> None:
    """S3-12.10-e A Subordinate takes command by his Rank; otherwise a Minor General may be placed (S3-8.1-f)."""
    minors = off_map_minors(s, faction)
    if generals_at(s, faction, position) or not minors or stack(faction, position) not in s.troops:
        return
    about = {"space": REFS[space_of(position)]}
    if await confirm(faction, "minor_takes_command", rule="S3-8.1-f", about=about):
        place_minor(s, minors[0], position)
