"""Unrest: Independent PC markers spread, and Independent Armies set out."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import DONE, choose, offer
from strategos.kernel.chance import roll

from ...common.board import INDEPENDENT, NOBODY, SIDE_REFS, inside, outside
from ...common.card_events import UnrestRolled
from ...common.cards.aims import aim, card_ref
from ...common.cards.event import always, no_target
from ...common.cards.unrest import around, can_rise, restless, why_not_rise
from ...common.control import set_control
from ...common.dispersal import disperse_general
from ...common.land_movement import put_inside
from ...common.parties import is_empty
from ...common.position import generals_at, has_enemy_general_at
from ...common.steps import Party, whole_force
from ..facts import (
    PROVINCE_NUMBER,
    SPACE,
    TABLES,
)
from ..state import SuccessorsState
from .event import Event

UNREST = {row.roll: tuple(PROVINCE_NUMBER[name] for name in row.provinces) for row in TABLES.unrest}
AGAIN_ROLL = 7
"""One marker, and another roll."""


def rise(s: SuccessorsState, space: int) -> None:
    """S3-7.8-d A space becomes Independent; who is inside its walls comes out of them (R3-UNREST-INSIDE)."""
    owner = s.control[space]
    if s.is_major_city(space) and owner != NOBODY:
        drive_out(s, owner, space)
    set_control(s, space, INDEPENDENT)


def drive_out(s: SuccessorsState, owner: int, space: int) -> None:
    """S3-15.1.3-e Only who controls a city is inside; Generals are Dispersed where another player's is outside."""
    if has_enemy_general_at(s, owner, outside(space)):
        for general in generals_at(s, owner, inside(space)):
            disperse_general(s, general)
    if not is_empty(whole_force(s, owner, inside(space))):
        put_inside(s, space, Party(owner, ()))


# -- Unrest -----------------------------------------------------------------------------------------------------------


def open_to_unrest(s: SuccessorsState, province: int) -> tuple[int, ...]:
    """S3-7.8-d Where the marker of a Province goes: there, in an adjacent one if it is full, or nowhere (S3-7.8-e)."""
    return next((among for among in ((province,), around(s, (province,))) if can_rise(s, among)), ())


async def choose_province(s: SuccessorsState, faction: int, named: tuple[int, ...]) -> int | None:
    """S3-7.8-b Of two Provinces the player chooses one, by the space: a full one as well, be it that nothing comes
    of it."""
    ways = [open_to_unrest(s, province) for province in named]
    among = tuple(sorted({province for way in ways for province in way}))
    if not among:
        return None
    why_not, about = partial(why_not_rise, s, among), {"card": card_ref(s, "unrest")}
    if all(ways):
        return await choose(faction, "event_space", SPACE, rule="S3-7.8-b", why_not=why_not, about=about)
    return await offer(faction, "event_space", SPACE, DONE, rule="S3-7.8-b", why_not=why_not, about=about)


async def unrest(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """Two dice name the Province, or two to choose from; after a 7 they are rolled again."""
    total = AGAIN_ROLL
    while total == AGAIN_ROLL:
        first, second = await roll(6, 2, purpose="unrest", rule="S3-7.8-d")
        total = first + second
        s.emit(UnrestRolled(SIDE_REFS[faction], (first, second)))
        space = await choose_province(s, faction, UNREST[total])
        if space is not None:
            rise(s, space)


# -- Unrest Spreads ---------------------------------------------------------------------------------------------------


async def choose_spread(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    among = restless(s)
    if not can_rise(s, among):
        return ()
    return (await aim(s, faction, "event_space", "unrest_spreads", SPACE, partial(why_not_rise, s, among)),)


async def spread(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """One Independent PC marker, if there is a space for it."""
    for space in target:
        rise(s, space)


EVENTS: dict[str, Event] = {
    "unrest": Event(always, no_target, unrest),
    "unrest_spreads": Event(always, choose_spread, spread),
}
