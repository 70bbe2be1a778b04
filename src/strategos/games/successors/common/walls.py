"""S4-9.4, S3-9.7 What the walls of a Major City hold."""

from __future__ import annotations

from strategos.kernel.asking import No

from .board import NOBODY, Troops, outside, space_of
from .dispersal import disperse_troops, shift
from .parties import choose_cus
from .position import Position, beyond, cus, has_enemy_at, less, troops_at
from .segments import mark_moved

INSIDE = 2


def room_inside(s: Position, faction: int, position: int) -> int:
    """S4-9.4-g, S3-9.7-b How many more CUs find room inside a Major City."""
    return max(0, INSIDE - cus(troops_at(s, faction, position)))


def why_not_inside(s: Position, faction: int, position: int, count: int) -> No | None:
    """S4-9.4-e, S3-15.1.3-e Only the own city may be entered; S4-9.4-g, S3-9.7-b by so many CUs if there is room."""
    space = space_of(position)
    if s.control[space] != faction:
        return No(("S3-15.1.3-e", "S4-9.4-e")[s.book], "not_your_city", {"space": s.facts.REFS[space]})
    if count > room_inside(s, faction, position):
        return No(("S3-9.7-b", "S4-9.4-g")[s.book], "city_full", {"space": s.facts.REFS[space]})
    return None


async def crowd_out(s: Position, faction: int, position: int, back: Troops) -> None:
    """S4-9.4-g, S3-9.7-b Where CUs had to come `back` inside, those that do not fit go outside, or are Dispersed if an
    enemy CU is there (OQ-EMBARK-POSITION). Who has come back moves no more on either side of the walls (S4-9.2-e,
    S3-9.4-c)."""
    group = troops_at(s, faction, position)
    over = cus(group) - INSIDE
    if over <= 0 or s.winner != NOBODY:
        return
    space = space_of(position)
    # Nobody is ever asked with more inside than there is room for.
    shift(s, faction, group, position, outside(space))
    rule = ("S3-9.7-b", "S4-9.4-g")[s.book]
    out = await choose_cus(s, faction, "crowded_out", group, outside(space), rule, at_most=over, at_least=over)
    shift(s, faction, less(group, out), outside(space), position)
    if has_enemy_at(s, faction, outside(space)):
        disperse_troops(s, faction, outside(space), out)
    mark_moved(s, faction, outside(space), beyond(back, troops_at(s, faction, position)))
