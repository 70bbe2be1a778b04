"""5.4, 9.1 What is remembered to the end of a Segment: who has moved, and what was besieged."""

from __future__ import annotations

from strategos.games.successors.common.board import NOBODY, NONE, Troops
from strategos.games.successors.common.position import added, least, less, stack, troops_at

from .state import SuccessorsState


def forget_segment(s: SuccessorsState) -> None:
    """The end of a Segment: all may move anew (S3-7.1-e)."""
    s.moved.clear()
    s.moved_generals.clear()
    s.moved_royals.clear()
    s.conducted.clear()
    s.movement_die = 0
    s.sailed, s.shipped = NOBODY, 0
    s.challengers.clear()


def moved_at(s: SuccessorsState, faction: int, position: int) -> Troops:
    """S3-18.4-c The CUs of a Faction in a position that no other Army may move; losses fall on the others first."""
    return least(s.moved.get(stack(faction, position), NONE), troops_at(s, faction, position))


def unmoved_at(s: SuccessorsState, faction: int, position: int) -> Troops:
    return less(troops_at(s, faction, position), moved_at(s, faction, position))


def mark_moved(s: SuccessorsState, faction: int, position: int, group: Troops) -> None:
    """S3-9.4-c CUs whose activation is over."""
    if any(group):
        s.moved[stack(faction, position)] = added(moved_at(s, faction, position), group)
