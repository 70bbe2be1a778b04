"""Unrest: Independent PC markers spread, and Independent Armies set out."""

from __future__ import annotations

from functools import partial

from strategos.kernel.chance import roll

from ...common.board import INDEPENDENT, NOBODY, SIDE_REFS, inside
from ...common.card_events import UnrestRolled
from ...common.cards.aims import aim
from ...common.cards.event import always, no_target
from ...common.cards.unrest import around, can_rise, restless, why_not_rise
from ...common.control import set_control
from ..defeat import defeat
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


async def choose_rising(s: SuccessorsState, faction: int, card: str, provinces: tuple[int, ...]) -> int:
    """The player picks the space (OQ-UNREST-CHOICE); if there is none, one of an adjacent Province; NOBODY if there is
    none there either (S4-6.2-l)."""
    for among in (provinces, around(s, provinces)):
        if can_rise(s, among):
            return await aim(s, faction, "event_space", card, SPACE, partial(why_not_rise, s, among))
    return NOBODY


async def rise(s: SuccessorsState, space: int) -> None:
    """S4-6.2-k A space becomes Independent; who is inside its walls is defeated (14.9)."""
    owner = s.control[space]
    if s.is_major_city(space) and owner != NOBODY:
        await defeat(s, owner, inside(space))
    set_control(s, space, INDEPENDENT)


# -- Unrest -----------------------------------------------------------------------------------------------------------


async def unrest(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """Two dice name the Province, or two to choose from; after a 7 they are rolled again."""
    total = AGAIN_ROLL
    while total == AGAIN_ROLL:
        first, second = await roll(6, 2, purpose="unrest", rule="S4-6.2-k")
        total = first + second
        s.emit(UnrestRolled(SIDE_REFS[faction], (first, second)))
        space = await choose_rising(s, faction, "unrest", UNREST[total])
        if space != NOBODY:
            await rise(s, space)


# -- Unrest Spreads ---------------------------------------------------------------------------------------------------


async def choose_spread(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    space = await choose_rising(s, faction, "unrest_spreads", restless(s))
    return () if space == NOBODY else (space,)


async def spread(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """One Independent PC marker, if there is a space for it."""
    for space in target:
        await rise(s, space)


EVENTS: dict[str, Event] = {
    "unrest": Event(always, no_target, unrest),
    "unrest_spreads": Event(always, choose_spread, spread),
}
