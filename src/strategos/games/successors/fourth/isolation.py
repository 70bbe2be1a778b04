"""5.5 Isolation: PC markers without a chain of spaces to one's CUs or a Major City.

What both editions have alike stands in `common/isolation.py`.
"""

from __future__ import annotations

from ..common.board import NOBODY, SIDE_REFS
from ..common.events import MarkersIsolated
from ..common.isolation import cut_off, links, roots
from ..common.settle import settle
from .facts import REFS
from .state import SuccessorsState


def isolated(s: SuccessorsState, faction: int) -> list[int]:
    """S4-5.5-b The spaces whose PC markers no chain, over routes of any kind (S4-5.5-d), joins to a root."""
    # A root is a link in any case: one's own, or with one's CUs.
    return cut_off(s, faction, links(s, faction), roots(s, faction))


async def isolation(s: SuccessorsState) -> None:
    """S4-5.5-a Each player in Turn Order removes the own ones before the next looks."""
    for faction in s.turn_order():
        if s.winner != NOBODY:
            return
        lost = isolated(s, faction)
        for space in lost:
            s.control[space] = NOBODY
        if lost:
            s.emit(MarkersIsolated(SIDE_REFS[faction], tuple(REFS[space] for space in lost)))
            settle(s)
