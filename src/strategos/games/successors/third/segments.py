"""5.4, 9.1 What is remembered to the end of a Segment: who has moved, and what was besieged.

What both editions have alike stands in `common/segments.py`.
"""

from __future__ import annotations

from ..common.board import NOBODY
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
