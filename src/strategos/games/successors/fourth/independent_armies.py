"""9.5 Independent Armies: where they may go, and what they leave behind.

What both editions have alike stands in `common/independent_armies.py`.
"""

from __future__ import annotations

from strategos.kernel.asking import No

from ..common.board import space_of
from ..common.independent_armies import could_end_west
from ..common.movement import land_cost
from .facts import ARMY_REFS, PHILON
from .state import SuccessorsState

# -- S4-9.5-m Philon goes west ----------------------------------------------------------------------------------------


def why_not_east(s: SuccessorsState, army: int, space: int, left: int, start: int, before: int) -> No | None:
    """S4-9.5-m A step by which Philon, who can still end west of where he began, could do so no more."""
    if army != PHILON or could_end_west(s, space, left, start):
        return None
    if not could_end_west(s, space_of(before), left + (land_cost(s, space_of(before), space) or 0), start):
        return None
    return No("S4-9.5-m", "must_go_west", {"piece": ARMY_REFS[army]})
