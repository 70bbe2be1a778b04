"""S4-14.9, S3-12.7 What a defeated side loses, whichever way it was defeated."""

from __future__ import annotations

from .board import DEAD, NOBODY, SIDE_REFS, WAITING, Troops, space_of
from .events import ArmyBeaten, RoyalArmyJoined
from .position import Position, armies_at, cus, put, royals_at, take
from .royal_family import take_royal


def lost_royals(s: Position, faction: int, position: int) -> None:
    """S4-14.9-h, S3-12.7-d The loser's control of Royal Family Members there ends."""
    for royal in royals_at(s, position):
        if s.royal_of[royal] == faction:
            take_royal(s, royal, NOBODY)


def beat_armies(s: Position, position: int) -> None:
    """S4-14.9-i, S3-16.5-f Seuthes and Glaukias go back to their boxes, the others leave the game."""
    for army in armies_at(s, position):
        s.army_at[army] = WAITING if s.facts.ARMY_RETURNS[army] else DEAD
        s.emit(ArmyBeaten(s.facts.ARMY_REFS[army], s.facts.REFS[space_of(position)], s.facts.ARMY_RETURNS[army]))


def go_over(s: Position, loser: int, here: int, winner: int, there: int, group: Troops) -> None:
    """Royal Army CUs change sides."""
    take(s, loser, here, group)
    put(s, winner, there, group)
    s.emit(RoyalArmyJoined(SIDE_REFS[winner], SIDE_REFS[loser], s.facts.REFS[space_of(there)], cus(group)))


def macedonian_part(s: Position, group: Troops) -> Troops:
    """S4-7.2-u, S3-12.7-b Loyal, Royal Army and Silver Shields CUs."""
    a, b, c, d, e, f = (count if s.facts.MACEDONIAN[kind] else 0 for kind, count in enumerate(group))
    return a, b, c, d, e, f
