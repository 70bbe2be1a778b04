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
    """S3-19.2-a The spaces whose PC markers no chain, over routes of any kind (S3-19.2-b), joins to a root."""
    chain = links(s, faction)
    return cut_off(s, faction, chain, [space for space in roots(s, faction) if space in chain])


async def isolation(s: SuccessorsState) -> None:
    """S3-19.1-a Each player in Turn Order removes the own ones before the next looks."""
    for faction in s.turn_order():
        lost = isolated(s, faction)
        for space in lost:
            s.control[space] = NOBODY
        if lost:
            s.emit(MarkersIsolated(SIDE_REFS[faction], tuple(REFS[space] for space in lost)))
            settle(s)
