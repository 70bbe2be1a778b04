"""16.3 Independent Armies: where they may go, and what they leave behind.

What both editions have alike stands in `common/independent_armies.py`.
"""

from __future__ import annotations

from strategos.kernel.asking import No

from ..common.independent_armies import could_end_west
from .facts import ARMY_REFS, PHILON
from .state import SuccessorsState

# -- S3-16.3-g Philon goes west ----------------------------------------------------------------------------------------


def why_not_east(s: SuccessorsState, army: int, space: int, left: int, start: int) -> No | None:
    """S3-16.3-g A step from which Philon could no longer end west of where he began."""
    if army != PHILON or could_end_west(s, space, left, start):
        return None
    return No("S3-16.3-g", "must_go_west", {"piece": ARMY_REFS[army]})
