"""What follows from every completed Procedure (OQ-PROCEDURE): pieces without leave go, control passes, marks turn.

What both editions have alike stands in `common/settle.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..common.minor_generals import remove_minor
from ..common.position import Position, camps, whereabouts
from ..common.settle import settle_champions, settle_fleets, settle_sieges, settle_troops
from ..common.victory import settle_victory
from .facts import is_minor
from .royal_family import settle_royals

if TYPE_CHECKING:
    # The State names these rules in turn.
    from .state import SuccessorsState


def settle_minors(s: Position) -> None:
    """S3-8.1-i Minor Generals without a CU, or who are Subordinates, leave the map."""
    for general, _ in camps(s).idle(whereabouts(s)):
        if is_minor(general):
            remove_minor(s, general)


SETTLING: tuple[Callable[[SuccessorsState], None], ...] = (
    settle_minors,
    settle_troops,
    settle_sieges,
    settle_royals,
    settle_fleets,
    settle_champions,
    settle_victory,
)
"""The end of a Procedure, in this order."""
