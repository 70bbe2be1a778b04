"""18 The Royal Family: who controls it after an action, marriage, death.

What both editions have alike stands in `common/royal_family.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..common.board import (
    DEAD,
    NOBODY,
    POSITIONS,
    SIDE_REFS,
    SPACE_AT,
    is_inside,
    outside,
    space_of,
)
from ..common.events import Married, RoyalDied
from ..common.position import factions, is_army, leaders_at, stack, whereabouts
from ..common.royal_family import first_of, take_royal
from .facts import HEARSE, ROYAL_REFS, WOMEN

if TYPE_CHECKING:
    # The State names these rules in turn.
    from .state import SuccessorsState


def has_unit(s: SuccessorsState, faction: int, position: int, leaders: Sequence[int]) -> bool:
    """S3-18.1-a A General or a CU; `leaders` are the Factions with a General there."""
    return faction in leaders or stack(faction, position) in s.troops


def units_at(s: SuccessorsState, position: int, leaders: Sequence[int]) -> list[int]:
    """S3-18.1-a The Factions with a General or a CU in a position; `leaders` are those with a General."""
    troops = s.troops
    return [f for f in range(s.setup.seats) if f * POSITIONS + position in troops or f in leaders]


def heir_to(s: SuccessorsState, position: int) -> int:
    """S3-18.1-a The Faction that controls Heirs and the body in a position: of the units there, else of the PC marker;
    Independents never do (S3-18.5-c). Inside a city only the owner of the PC marker has units (OQ3-RFM-CONFLICT)."""
    return first_of(s, units_at(s, position, leaders_at(s, position)), position)


def controller(s: SuccessorsState, royal: int, generals: Mapping[int, tuple[int, ...]]) -> int:
    """Who controls a Royal Family Member on the map when an action is over; `generals` are the Factions with Generals
    in each position."""
    at, holder = s.royal_at[royal], s.royal_of[royal]
    lover = s.active_with[royal]
    if holder == NOBODY == lover and royal in WOMEN:
        # S3-18.1-c Nobody gains a Woman so.
        return NOBODY
    leaders = generals.get(at, ())
    if holder != NOBODY and has_unit(s, holder, at, leaders) and (holder == lover or royal not in WOMEN):
        # Alone or beside others.
        return holder
    present = units_at(s, at, leaders)
    if len(present) > 1:
        # Units of two players side by side, by Free Passage, change nothing.
        return holder
    if royal not in WOMEN:
        return first_of(s, present, at)
    # Alone she is nobody's, though still active (OQ3-WOMAN-ALONE).
    return lover if lover != NOBODY and (lover in present or s.control[SPACE_AT[at]] == lover) else NOBODY


def seduced(s: SuccessorsState, woman: int) -> bool:
    """S3-18.2-e Another player's Army or PC marker (S3-24.1-j) is where an active Woman is, and none of her own
    player's units."""
    at, lover = s.royal_at[woman], s.active_with[woman]
    if lover == NOBODY or has_unit(s, lover, at, leaders_at(s, at)):
        return False
    others = [f for f in factions(s) if f != lover]
    return s.control[space_of(at)] in others or any(is_army(s, f, at) and f not in s.passage for f in others)


def settle_royals(s: SuccessorsState) -> None:
    """S3-18.1-a, S3-18.1-b At once; who is inactive stands outside of a city (S3-18.3-e)."""
    active = s.active_with
    for woman in WOMEN:
        if active[woman] != NOBODY and s.royal_at[woman] >= 0 and seduced(s, woman):
            active[woman] = NOBODY
    generals = whereabouts(s).leaders
    for royal, at in enumerate(s.royal_at):
        if at < 0:
            continue
        owner = controller(s, royal, generals)
        if owner == s.royal_of[royal] and (owner != NOBODY or not at % 2):
            continue
        if owner == NOBODY and is_inside(at):
            s.royal_at[royal] = outside(space_of(at))
            # Outside somebody else may stand (S3-18.5-c).
            s.royal_of[royal] = NOBODY
            owner = controller(s, royal, generals)
        if owner != s.royal_of[royal]:
            take_royal(s, royal, owner)
    for woman in WOMEN if s.brides else ():
        marry(s, woman)


def may_marry(s: SuccessorsState, woman: int) -> bool:
    """18.3 Her card was played in this Game Turn (S3-18.3-b), nobody controls her (S3-18.3-c), an Army of that Faction
    is with her (S3-18.3-d)."""
    faction, at = s.brides.get(woman, NOBODY), s.royal_at[woman]
    return faction != NOBODY and at >= 0 and s.royal_of[woman] == NOBODY and is_army(s, faction, at)


def marry(s: SuccessorsState, woman: int) -> None:
    """S3-18.3-a As soon as all conditions hold."""
    if may_marry(s, woman):
        faction = s.brides.pop(woman)
        s.active_with[woman] = s.royal_of[woman] = faction
        s.emit(Married(ROYAL_REFS[woman], SIDE_REFS[faction]))


def die(s: SuccessorsState, royal: int, why: str) -> None:
    """S3-18.6-a A Royal Family Member leaves the game, and the Legitimacy with it (S3-17.3-b)."""
    assert royal != HEARSE, "the body cannot die"
    s.royal_at[royal] = DEAD
    s.royal_of[royal] = s.active_with[royal] = NOBODY
    s.emit(RoyalDied(ROYAL_REFS[royal], why))
