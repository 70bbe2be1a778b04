"""What follows from every completed Procedure (OQ-PROCEDURE): pieces without leave go, control passes, marks turn.

What both editions have alike stands in `common/settle.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from strategos.kernel.agenda import under_way

from ..common.minor_generals import remove_minor
from ..common.position import Position, camps, whereabouts
from ..common.settle import settle_champions, settle_fleets, settle_sieges, settle_troops
from ..common.tasks import Activate
from ..common.victory import settle_victory
from .capitals import settle_capitals
from .facts import is_minor
from .royal_family import settle_royals
from .segments import leave_map

if TYPE_CHECKING:
    # The State names these rules in turn.
    from .state import SuccessorsState


def settle_minors(s: Position) -> None:
    """S4-7.1-s Minor Generals without a CU, or who are Subordinates, leave the map."""
    for general, beside in camps(s).idle(whereabouts(s)):
        if is_minor(general) and not (beside and parts_again(s, beside)):
            remove_minor(s, general)


def parts_again(s: Position, generals: tuple[int, ...]) -> bool:
    """S4-7.1-t Whether one of the Generals in a position is about to go on: his activation is not over."""
    task = under_way(s, Activate)
    return task is not None and any(g in task.generals and g not in s.moved_generals for g in generals)


SETTLING: tuple[Callable[[SuccessorsState], None], ...] = (
    settle_minors,
    settle_troops,
    settle_sieges,
    settle_capitals,
    settle_royals,
    settle_fleets,
    settle_champions,
    settle_victory,
    leave_map,
)
"""The end of a Procedure, in this order."""
