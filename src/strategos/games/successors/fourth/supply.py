"""6.4 The Supply Segment."""

from __future__ import annotations

from functools import reduce

from strategos.kernel.chance import roll

from ..common.attrition import choose_losses, column, toll
from ..common.board import NOBODY, NONE, SIDE_REFS, Troops, is_inside, outside
from ..common.dispersal import eliminate
from ..common.events import AttritionRolled
from ..common.options import plays_with
from ..common.position import (
    added,
    besiegers,
    cus,
    cus_in_space,
    less,
    parts_of,
    places_of,
    troops_at,
)
from ..common.settle import settle
from ..common.supply import supply_limit
from .burial import offer_burial
from .facts import REFS, TABLES
from .state import SuccessorsState


def counted(s: SuccessorsState, faction: int, space: int) -> list[int]:
    """S4-6.4-b The positions of a space whose CUs count: not besieging ones, and not besieged ones."""
    besieging = besiegers(s, space)
    return [
        position
        for position in parts_of(s, space)
        if not (besieging and is_inside(position)) and not (faction in besieging and position == outside(space))
    ]


async def shortage(s: SuccessorsState, faction: int, space: int, group: Troops) -> Troops:
    """S4-6.4-d One CU is lost, or where so agreed what Attrition takes, but one at least (S4-16.7-a)."""
    count, elephant = 1, False
    if plays_with(s.setup, "hard_supply"):
        [die] = await roll(6, purpose="attrition", rule="S4-16.7-a")
        count, elephant = toll(column(TABLES, cus(group)), die, group)
        count = max(1, count)
        s.emit(AttritionRolled(SIDE_REFS[faction], REFS[space], die, count))
    return await choose_losses(s, faction, outside(space), group, count, elephant=elephant)


def starve(s: SuccessorsState, faction: int, groups: dict[int, Troops], lost: Troops) -> None:
    """The CUs lost are taken where they stand, outside first."""
    for position, group in groups.items():
        a, b, c, d, e, f = (min(x, y) for x, y in zip(group, lost, strict=True))
        eliminate(s, faction, position, (a, b, c, d, e, f), "supply")
        lost = less(lost, (a, b, c, d, e, f))


async def supply(s: SuccessorsState) -> None:
    """S4-6.4-a Each space with more CUs than its limit loses one (S4-6.4-d); then Alexander may be buried."""
    faction = s.clock.seat
    assert faction is not None
    for space in places_of(s, faction):
        if cus_in_space(s, faction, space) <= supply_limit(s, space):
            continue
        groups = {position: troops_at(s, faction, position) for position in counted(s, faction, space)}
        both = reduce(added, groups.values(), NONE)
        if cus(both) > supply_limit(s, space) and s.resupplied.get(space) != faction:
            starve(s, faction, groups, await shortage(s, faction, space, both))
    settle(s)
    if s.winner == NOBODY:
        await offer_burial(s, faction)
