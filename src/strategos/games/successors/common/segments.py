"""S4-9.1, S3-9.4 What is remembered to the end of a Segment: who has moved."""

from __future__ import annotations

from .board import NONE, Troops
from .position import Position, added, beyond, least, less, stack, troops_at


def mark_general(s: Position, general: int) -> None:
    if general not in s.moved_generals:
        s.moved_generals.append(general)


def mark_royal(s: Position, royal: int) -> None:
    if royal not in s.moved_royals:
        s.moved_royals.append(royal)


def moved_at(s: Position, faction: int, position: int) -> Troops:
    """S4-9.1-f, S3-18.4-c The CUs of a Faction in a position that no other Army may move; losses fall on the others
    first."""
    moved = s.moved.get(stack(faction, position))
    return NONE if moved is None else least(moved, troops_at(s, faction, position))


def unmoved_at(s: Position, faction: int, position: int) -> Troops:
    there, moved = troops_at(s, faction, position), moved_at(s, faction, position)
    return there if moved is NONE else less(there, moved)


def mark_moved(s: Position, faction: int, position: int, group: Troops) -> None:
    """S4-9.2-e, S3-9.4-c CUs whose activation is over."""
    if any(group):
        s.moved[stack(faction, position)] = added(moved_at(s, faction, position), group)


def fresh_at(s: Position, faction: int, position: int) -> Troops:
    """S4-15.2-c The CUs of a Faction in a position that have not fought in this Segment."""
    there = troops_at(s, faction, position)
    battled = s.battled.get(stack(faction, position))
    return there if battled is None else beyond(there, battled)


def mark_battled(s: Position, faction: int, position: int, group: Troops) -> None:
    """S4-15.2-c These CUs have been in a Land Battle."""
    if any(group):
        there = troops_at(s, faction, position)
        s.battled[stack(faction, position)] = least(there, added(beyond(there, fresh_at(s, faction, position)), group))
