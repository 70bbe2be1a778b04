"""6 The Surrender Segment: PC markers are removed and placed, and sieges conducted, without Movement Points."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import DONE, No, confirm, offer

from ..common.board import NOBODY, WAY_POINT
from ..common.control import set_control
from ..common.position import cus_in_space, places_of
from ..common.settle import settle
from ..common.surrender import places_among, why_not_remove
from .facts import KIND, REFS, SPACE
from .sieges import conduct_siege, why_not_siege
from .state import SuccessorsState
from .windows import gap


def why_not_place(s: SuccessorsState, faction: int, space: int) -> No | None:
    """S3-6-e An uncontrolled space, no Way Point (S3-7.5-e), with one of one's CUs."""
    if KIND[space] == WAY_POINT:
        return No("S3-7.5-e", "not_open_for_a_marker", {"space": REFS[space]})
    if s.control[space] != NOBODY:
        return No("S3-6-e", "not_open_for_a_marker", {"space": REFS[space]})
    if not cus_in_space(s, faction, space):
        return No("S3-6-e", "no_cu_here", {"space": REFS[space]})
    return None


async def surrender(s: SuccessorsState) -> None:
    """S3-6-a First PC markers are removed, then placed, then sieges conducted."""
    faction = s.clock.seat
    assert faction is not None
    await in_each_space(s, faction, "remove_marker", "S3-6-b", NOBODY)
    await in_each_space(s, faction, "place_marker", "S3-6-e", faction)
    await surrender_sieges(s, faction)


async def in_each_space(s: SuccessorsState, faction: int, kind: str, rule: str, owner: int) -> None:
    """Steps 1 and 2: as many spaces as one likes."""
    why_not = partial(why_not_remove if owner == NOBODY else why_not_place, s, faction)
    while s.winner == NOBODY:
        able = [SPACE[n] for n in places_among(s, faction, free=owner == faction) if why_not(n) is None]
        if not able:
            return
        spaces = [SPACE[n] for n in places_of(s, faction)]
        space = await offer(faction, kind, spaces, DONE, rule=rule, why_not=why_not, allowed=able)
        if space is None:
            return
        set_control(s, space, owner)
        settle(s)


async def surrender_sieges(s: SuccessorsState, faction: int) -> None:
    """S3-6-f One siege in each space with a besieging Army of three CUs; completed, one may take the space."""
    conducted: list[int] = []

    def why_not(space: int) -> No | None:
        if space in conducted:
            return No("S3-6-f", "siege_conducted", {"space": REFS[space]})
        return why_not_siege(s, faction, space)

    while s.winner == NOBODY:
        able = [SPACE[n] for n in places_among(s, faction, free=False) if why_not(n) is None]
        if not able:
            return
        spaces = [SPACE[n] for n in places_of(s, faction)]
        space = await offer(faction, "siege", spaces, DONE, rule="S3-6-f", why_not=why_not, allowed=able)
        if space is None:
            return
        conducted.append(space)
        complete = await conduct_siege(s, faction, space)
        await gap(s)
        if s.winner != NOBODY or not complete or why_not_place(s, faction, space) is not None:
            continue
        # S3-15.1.3-b
        if await confirm(faction, "take_space", rule="S3-15.1.3-b", about={"space": REFS[space]}):
            set_control(s, space, faction)
            settle(s)
