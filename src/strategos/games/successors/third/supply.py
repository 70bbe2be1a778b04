"""9.1 The Supply Segment."""

from __future__ import annotations

from functools import reduce

from ..common.attrition import choose_losses
from ..common.board import NOBODY, NONE, Troops, outside
from ..common.dispersal import eliminate
from ..common.position import added, cus_in_space, least, less, parts_of, places_of, troops_at
from ..common.settle import settle
from ..common.supply import supply_limit
from .burial import offer_burial
from .state import SuccessorsState


def starve(s: SuccessorsState, faction: int, groups: dict[int, Troops], lost: Troops) -> None:
    """The CU lost is taken where it stands, outside first."""
    for position, group in groups.items():
        here = least(group, lost)
        eliminate(s, faction, position, here, "supply")
        lost = less(lost, here)


async def supply(s: SuccessorsState) -> None:
    """S3-9.1-f Each space with more CUs of one's own than its limit (S3-9.1-h), Elephants counted (S3-CH-a), loses one;
    then Alexander may be buried."""
    faction = s.clock.seat
    assert faction is not None
    for space in places_of(s, faction):
        if cus_in_space(s, faction, space) <= supply_limit(s, space):
            continue
        groups = {position: troops_at(s, faction, position) for position in parts_of(s, space)}
        both = reduce(added, groups.values(), NONE)
        starve(s, faction, groups, await choose_losses(s, faction, outside(space), both, 1))
    settle(s)
    if s.winner == NOBODY:
        await offer_burial(s, faction)
