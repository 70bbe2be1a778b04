"""6.4 The Supply Segment."""

from __future__ import annotations

from functools import reduce

from .attrition import choose_losses
from .burial import offer_burial
from .dispersal import eliminate
from .facts import KIND, NOBODY, NONE, WAY_POINT, is_inside, outside
from .settle import settle
from .state import SuccessorsState, added, besiegers, cus, less, parts_of, places_of, troops_at

LIMIT, WAY_POINT_LIMIT = 8, 3


def supply_limit(space: int) -> int:
    """S4-6.4-c"""
    return WAY_POINT_LIMIT if KIND[space] == WAY_POINT else LIMIT


def counted(s: SuccessorsState, faction: int, space: int) -> list[int]:
    """S4-6.4-b The positions of a space whose CUs count: not besieging ones, and not besieged ones."""
    besieging = besiegers(s, space)
    return [
        position
        for position in parts_of(space)
        if not (besieging and is_inside(position)) and not (faction in besieging and position == outside(space))
    ]


async def supply(s: SuccessorsState) -> None:
    """S4-6.4-a Each space with more CUs than its limit loses one (S4-6.4-d); then Alexander may be buried."""
    faction = s.clock.seat
    assert faction is not None
    for space in places_of(s, faction):
        groups = {position: troops_at(s, faction, position) for position in counted(s, faction, space)}
        both = reduce(added, groups.values(), NONE)
        if cus(both) > supply_limit(space) and s.resupplied.get(space) != faction:
            lost = await choose_losses(s, faction, outside(space), both, 1)
            position = next(at for at, group in groups.items() if min(less(group, lost)) >= 0)
            eliminate(s, faction, position, lost, "supply")
    settle(s)
    if s.winner == NOBODY:
        await offer_burial(s, faction)
