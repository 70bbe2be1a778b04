"""Unrest: Independent PC markers spread, and Independent Armies set out."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No
from strategos.kernel.chance import roll

from ...common.board import INDEPENDENT, NOBODY, SIDE_REFS, WAY_POINT, inside, outside
from ...common.card_events import UnrestRolled
from ...common.cards.aims import aim
from ...common.cards.event import always, no_target
from ...common.control import set_control
from ...common.position import armies_at, cus_in_space, factions
from ..defeat import defeat
from ..facts import (
    ADJACENT_PROVINCES,
    KIND,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    REFS,
    SPACE,
    TABLES,
)
from ..state import SuccessorsState
from .event import Event

UNREST = {row.roll: tuple(PROVINCE_NUMBER[name] for name in row.provinces) for row in TABLES.unrest}
AGAIN_ROLL = 7
"""One marker, and another roll."""


def why_not_rise(s: SuccessorsState, provinces: tuple[int, ...], space: int) -> No | None:
    """S4-6.2-k A space of these Provinces with neither a CU nor an Independent PC marker, no Way Point (S4-2-q)."""
    if PROVINCE_OF[space] not in provinces:
        return No("S4-6.2-k", "not_a_province_of_the_roll", {"space": REFS[space]})
    if KIND[space] == WAY_POINT:
        return No("S4-2-q", "not_on_a_way_point", {"space": REFS[space]})
    if s.control[space] == INDEPENDENT:
        return No("S4-6.2-k", "independent_already", {"space": REFS[space]})
    if armies_at(s, outside(space)) or any(cus_in_space(s, faction, space) for faction in factions(s)):
        return No("S4-6.2-k", "a_cu_here", {"space": REFS[space]})
    return None


def can_rise(s: SuccessorsState, provinces: tuple[int, ...]) -> bool:
    return any(why_not_rise(s, provinces, option.value) is None for option in SPACE)


def around(provinces: tuple[int, ...]) -> tuple[int, ...]:
    """The Provinces adjacent to one of these."""
    return tuple(sorted({near for province in provinces for near in ADJACENT_PROVINCES[province]} - set(provinces)))


async def choose_rising(s: SuccessorsState, faction: int, card: str, provinces: tuple[int, ...]) -> int:
    """The player picks the space (OQ-UNREST-CHOICE); if there is none, one of an adjacent Province; NOBODY if there is
    none there either (S4-6.2-l)."""
    for among in (provinces, around(provinces)):
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


def restless(s: SuccessorsState) -> tuple[int, ...]:
    """The Provinces with an Independent PC marker, and those adjacent to them."""
    risen = tuple(sorted({PROVINCE_OF[space] for space, owner in enumerate(s.control) if owner == INDEPENDENT}))
    return tuple(sorted((*risen, *around(risen))))


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
