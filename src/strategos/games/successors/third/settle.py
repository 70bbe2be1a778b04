"""What follows from every completed Procedure (OQ-PROCEDURE): pieces without leave go, control passes, marks turn.

What both editions have alike stands in `common/settle.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..common.minor_generals import remove_minor
from ..common.position import Position, stacks_of_generals
from ..common.settle import settle_champions, settle_fleets, settle_sieges, settle_troops
from ..common.victory import settle_victory
from .facts import is_minor
from .royal_family import settle_royals

if TYPE_CHECKING:
    # The State names these rules in turn.
    from .state import SuccessorsState


def settle_minors(s: Position) -> None:
    """S3-8.1-i Minor Generals without a CU, or who are Subordinates, leave the map."""
    # Whoever stands first in a stack commands its CUs.
    idle = [
        general
        for key, generals in stacks_of_generals(s).items()
        if len(generals) > 1 or key not in s.troops
        for general in generals[key in s.troops :]
        if is_minor(general)
    ]
    for general in sorted(idle):
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
