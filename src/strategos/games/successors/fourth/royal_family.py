"""8 The Royal Family: who controls it after a Procedure, marriage, death."""

from __future__ import annotations

from .events import Married, RoyalDied, RoyalTaken
from .facts import (
    DEAD,
    HEARSE,
    INDEPENDENT,
    NOBODY,
    ROYAL_REFS,
    ROYALS,
    SIDE_REFS,
    WOMEN,
    is_inside,
    outside,
    space_of,
)
from .state import SuccessorsState, enemies_at, factions, generals_at, is_army


def heir_to(s: SuccessorsState, position: int) -> int:
    """8.2, 8.3 The Faction that controls Heirs and the Hearse in a position: of the General there, else of the PC
    marker, which lies in both positions of a Major City (OQ-PC-POSITION); Independents never do (S4-8.2-a)."""
    generals = [f for f in factions(s) if generals_at(s, f, position)]
    if generals:
        return generals[0]
    owner = s.control[space_of(position)]
    return NOBODY if owner == INDEPENDENT else owner


def controller(s: SuccessorsState, royal: int) -> int:
    """Who controls a Royal Family Member on the map when a Procedure ends (OQ-RFM-FOREIGN-PC)."""
    at, holder = s.royal_at[royal], s.royal_of[royal]
    present = [f for f in factions(s) if generals_at(s, f, at)]
    if len(present) > 1:
        # Generals of two players side by side, by Free Passage, change nothing.
        return holder
    heir = heir_to(s, at)
    if royal not in WOMEN:
        return heir
    # S4-8.2-d Nobody gains a Woman so; S4-8.3-b her Faction may lose her.
    return holder if holder == heir else NOBODY


def settle_royals(s: SuccessorsState) -> None:
    """S4-8.2-b, S4-8.3-a At the end of a Procedure; who becomes uncontrolled inside a city moves out (S4-8.3-d)."""
    for royal in range(len(ROYALS)):
        if s.royal_at[royal] < 0:
            continue
        owner = controller(s, royal)
        if owner == NOBODY and is_inside(s.royal_at[royal]):
            s.royal_at[royal] = outside(space_of(s.royal_at[royal]))
            # Outside somebody else may stand (S4-8.3-b).
            s.royal_of[royal] = NOBODY
            owner = controller(s, royal)
        if owner != s.royal_of[royal]:
            take_royal(s, royal, owner)
    for woman in WOMEN:
        marry(s, woman)


def take_royal(s: SuccessorsState, royal: int, faction: int) -> None:
    s.royal_of[royal] = faction
    s.emit(RoyalTaken(ROYAL_REFS[royal], None if faction == NOBODY else SIDE_REFS[faction]))


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
