"""8 The Royal Family: who controls it after a Procedure, marriage, death.

What both editions have alike stands in `common/royal_family.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..common.board import (
    DEAD,
    INDEPENDENT,
    NOBODY,
    SIDE_REFS,
    WAITING,
    is_inside,
    outside,
    space_of,
)
from ..common.events import Married, RoyalDied
from ..common.options import plays_with
from ..common.position import armies_at, enemies_at, factions, generals_at, is_army, leaders_at, whereabouts
from ..common.royal_family import first_of, put_royal, take_royal
from .events import HearseDestroyed
from .facts import ALEXANDROS, HEARSE, HERAKLES, PERGAMON, REFS, ROYAL_REFS, WOMEN

if TYPE_CHECKING:
    # The State names these rules in turn.
    from .state import SuccessorsState


def heir_to(s: SuccessorsState, position: int) -> int:
    """8.2, 8.3 The Faction that controls Heirs and the Hearse in a position: of the General there, else of the PC
    marker, which lies in both positions of a Major City (OQ-PC-POSITION); Independents never do (S4-8.2-a)."""
    return first_of(s, leaders_at(s, position), position)


def controller(s: SuccessorsState, royal: int, generals: Mapping[int, tuple[int, ...]]) -> int:
    """Who controls a Royal Family Member on the map when a Procedure ends (OQ-RFM-FOREIGN-PC); `generals` are the
    Factions with Generals in each position."""
    at, holder = s.royal_at[royal], s.royal_of[royal]
    if holder == NOBODY and royal in WOMEN:
        # S4-8.2-d Nobody gains a Woman so.
        return NOBODY
    leaders = generals.get(at, ())
    if len(leaders) > 1:
        # Generals of two players side by side, by Free Passage, change nothing.
        return holder
    heir = first_of(s, leaders, at)
    # S4-8.3-b A Woman's Faction may lose her.
    return heir if holder == heir or royal not in WOMEN else NOBODY


def destroy_hearse(s: SuccessorsState) -> None:
    """S4-16.4-a Where an Independent Army or PC marker would gain the Hearse if it were a player's, it is destroyed."""
    at = s.royal_at[HEARSE]
    if at < 0 or any(generals_at(s, faction, at) for faction in factions(s)):
        return
    if armies_at(s, at) or s.control[space_of(at)] == INDEPENDENT:
        s.royal_at[HEARSE], s.royal_of[HEARSE] = DEAD, NOBODY
        s.emit(HearseDestroyed(REFS[space_of(at)]))


def settle_royals(s: SuccessorsState) -> None:
    """S4-8.2-b, S4-8.3-a At the end of a Procedure; who becomes uncontrolled inside a city moves out (S4-8.3-d)."""
    if plays_with(s.setup, "hearse_taken"):
        destroy_hearse(s)
    generals = whereabouts(s).leaders
    for royal, at in enumerate(s.royal_at):
        if at < 0:
            continue
        owner = controller(s, royal, generals)
        if owner == s.royal_of[royal] and (owner != NOBODY or not at % 2):
            continue
        if owner == NOBODY and is_inside(at):
            s.royal_at[royal] = outside(space_of(at))
            # Outside somebody else may stand (S4-8.3-b).
            s.royal_of[royal] = NOBODY
            owner = controller(s, royal, generals)
        if owner != s.royal_of[royal]:
            take_royal(s, royal, owner)
    for woman in WOMEN if s.brides else ():
        marry(s, woman)


def may_marry(s: SuccessorsState, woman: int) -> bool:
    """8.2 Her card was played in this Game Turn, she is free, an Army of that Faction is with her and no enemy CU is,
    unless it has granted Free Passage (S4-8.2-i)."""
    faction, at = s.brides.get(woman, NOBODY), s.royal_at[woman]
    if faction == NOBODY or at < 0 or s.royal_of[woman] != NOBODY or not is_army(s, faction, at):
        return False
    return all(enemy in s.passage for enemy in enemies_at(s, faction, at))


def marry(s: SuccessorsState, woman: int) -> None:
    """S4-8.2-k As soon as all conditions hold (OQ-MARRY-WHEN)."""
    if may_marry(s, woman):
        faction = s.brides.pop(woman)
        s.royal_of[woman] = faction
        s.emit(Married(ROYAL_REFS[woman], SIDE_REFS[faction]))


def die(s: SuccessorsState, royal: int, why: str) -> None:
    """S4-8.5-c A Royal Family Member leaves the game, and the Legitimacy with it."""
    assert royal != HEARSE, "the Hearse cannot die"
    s.royal_at[royal] = DEAD
    s.royal_of[royal] = NOBODY
    s.emit(RoyalDied(ROYAL_REFS[royal], why))
    if royal == ALEXANDROS and s.royal_at[HERAKLES] == WAITING and plays_with(s.setup, "late_herakles"):
        # S4-16.2-a
        put_royal(s, HERAKLES, outside(PERGAMON))
