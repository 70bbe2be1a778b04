"""14.9 What a defeated side loses: after a Land Battle, an Overrun, or in a city that falls."""

from __future__ import annotations

from strategos.games.successors.common.board import (
    DEAD,
    INDEPENDENT,
    NOBODY,
    NONE,
    SIDE_REFS,
    WAITING,
    Troops,
    space_of,
)
from strategos.games.successors.common.events import ArmyBeaten, RoyalArmyJoined
from strategos.games.successors.common.position import armies_at, cus, less, put, royals_at, take, troops_at

from .attrition import attrition
from .dispersal import disperse_general, disperse_troops, eliminate
from .facts import ARMY_REFS, ARMY_RETURNS, MACEDONIAN, REFS
from .royal_family import take_royal
from .state import SuccessorsState, generals_at


def macedonian_part(group: Troops) -> Troops:
    """S4-7.2-u Loyal, Royal Army and Silver Shields CUs."""
    a, b, c, d, e, f = (count if MACEDONIAN[kind] else 0 for kind, count in enumerate(group))
    return a, b, c, d, e, f


async def defeat(s: SuccessorsState, faction: int, position: int, spared: Troops = NONE, rout: int = 0) -> None:
    """14.9 A Faction is defeated in a position; `spared` are Royal Army CUs set aside (S4-14.9-j), `rout` is added to
    its Attrition roll (S4-16.9-s). All Cavalry is among the lost (S4-16.9-r)."""
    if faction == INDEPENDENT:
        beat_armies(s, position)
        return
    lost_royals(s, faction, position)
    group = less(troops_at(s, faction, position), spared)
    macedonians = macedonian_part(group)
    # S4-14.9-e All others are lost.
    eliminate(s, faction, position, less(group, macedonians), "defeat")
    survivors = await attrition(s, faction, position, macedonians, bonus=rout)
    # S4-14.9-f
    disperse_troops(s, faction, position, survivors)
    for general in generals_at(s, faction, position):
        disperse_general(s, general)


def lost_royals(s: SuccessorsState, faction: int, position: int) -> None:
    """S4-14.9-h The loser's control of Royal Family Members there ends."""
    for royal in royals_at(s, position):
        if s.royal_of[royal] == faction:
            take_royal(s, royal, NOBODY)


def beat_armies(s: SuccessorsState, position: int) -> None:
    """S4-14.9-i Seuthes and Glaukias go back to their boxes, the others leave the game."""
    for army in armies_at(s, position):
        s.army_at[army] = WAITING if ARMY_RETURNS[army] else DEAD
        s.emit(ArmyBeaten(ARMY_REFS[army], REFS[space_of(position)], ARMY_RETURNS[army]))


def go_over(s: SuccessorsState, loser: int, here: int, winner: int, there: int, group: Troops) -> None:
    """Royal Army CUs change sides."""
    take(s, loser, here, group)
    put(s, winner, there, group)
    s.emit(RoyalArmyJoined(SIDE_REFS[winner], SIDE_REFS[loser], REFS[space_of(there)], cus(group)))
