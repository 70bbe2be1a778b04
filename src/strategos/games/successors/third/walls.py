"""9.4 What the walls of a Major City hold."""

from __future__ import annotations

from strategos.games.successors.common.board import NONE, Troops, outside, space_of
from strategos.games.successors.common.position import added, cus, enemies_at, less, one, troops_at
from strategos.kernel.asking import No, choose_some

from .dispersal import disperse_troops, shift
from .facts import REFS
from .pieces import pools
from .state import SuccessorsState

INSIDE = 2


def room_inside(s: SuccessorsState, faction: int, position: int) -> int:
    """S3-9.7-b How many more CUs find room inside a Major City."""
    return max(0, INSIDE - cus(troops_at(s, faction, position)))


def why_not_inside(s: SuccessorsState, faction: int, position: int, count: int) -> No | None:
    """S3-15.1.3-e Only the own city may be entered; S3-9.7-b by so many CUs if there is room."""
    space = space_of(position)
    if s.control[space] != faction:
        return No("S3-15.1.3-e", "not_your_city", {"space": REFS[space]})
    if count > room_inside(s, faction, position):
        return No("S3-9.7-b", "city_full", {"space": REFS[space]})
    return None


async def crowd_out(s: SuccessorsState, faction: int, position: int) -> Troops:
    """S3-9.7-b Of the CUs that had to go back inside, those that do not fit go outside, or are Dispersed if an enemy CU
    is there (OQ-EMBARK-POSITION). What has left."""
    group = troops_at(s, faction, position)
    over = cus(group) - INSIDE
    if over <= 0:
        return NONE
    space = space_of(position)
    # Nobody is ever asked with more inside than there is room for.
    shift(s, faction, group, position, outside(space))
    among = pools(s, faction, outside(space), group)
    about = {"space": REFS[space]}
    picked = await choose_some(faction, "crowded_out", among, rule="S3-9.7-b", at_most=over, at_least=over, about=about)
    out = NONE
    for kind, count in picked.values():
        out = added(out, one(kind, count))
    shift(s, faction, less(group, out), outside(space), position)
    if any(True for _ in enemies_at(s, faction, outside(space))):
        disperse_troops(s, faction, outside(space), out)
    return out
