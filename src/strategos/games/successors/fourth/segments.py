"""5.4, 9.1 What is remembered to the end of a Segment: who has moved, who has fought, and what was besieged.

What both editions have alike stands in `common/segments.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..common.board import NOBODY
from ..common.position import whereabouts

if TYPE_CHECKING:
    # The State names these rules in turn.
    from .state import SuccessorsState


def forget_segment(s: SuccessorsState) -> None:
    """A Segment is over and another begins: all may move anew (S4-6.2-q), and who is on the map now is remembered."""
    s.present = sorted(whereabouts(s).everybody())
    s.moved.clear()
    s.moved_generals.clear()
    s.moved_royals.clear()
    s.battled.clear()
    s.battled_generals.clear()
    s.conducted.clear()
    s.movement_die = 0
    s.sailed, s.shipped = NOBODY, 0
    s.challengers.clear()


def openers(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    """S4-5.2-p The Generals of a Faction who have been on the map since this Segment began."""
    return tuple([g for g in s.present if s.general_of[g] == faction and s.general_at[g] >= 0])


def leave_map(s: SuccessorsState) -> None:
    """S4-5.2-p Who has left the map since this Segment began, and may come back in it, has not stayed on it."""
    everybody = whereabouts(s).everybody()
    if not everybody.issuperset(s.present):
        s.present = [*filter(everybody.__contains__, s.present)]


def mark_battled_general(s: SuccessorsState, general: int) -> None:
    if general not in s.battled_generals:
        s.battled_generals.append(general)
