"""5.5 Isolation: PC markers without a chain of spaces to one's CUs or a Major City.

What both editions have alike stands in `common/isolation.py`.
"""

from __future__ import annotations

from ..common.board import NOBODY, SIDE_REFS
from ..common.events import MarkersIsolated
from ..common.isolation import is_link, is_root
from ..common.position import spaces_of
from ..common.settle import settle
from .facts import JOINED, REFS
from .state import SuccessorsState


def isolated(s: SuccessorsState, faction: int) -> list[int]:
    """S3-19.2-a The spaces whose PC markers no chain, over routes of any kind (S3-19.2-b), joins to a root."""
    reached = {space for space in range(len(JOINED)) if is_root(s, faction, space)}
    frontier = sorted(reached)
    while frontier:
        space = frontier.pop()
        if not is_link(s, faction, space):
            continue
        for near in JOINED[space]:
            if near not in reached and is_link(s, faction, near):
                reached.add(near)
                frontier.append(near)
    return [space for space in spaces_of(s, faction) if space not in reached]


async def isolation(s: SuccessorsState) -> None:
    """S3-19.1-a Each player in Turn Order removes the own ones before the next looks."""
    for faction in s.turn_order():
        lost = isolated(s, faction)
        for space in lost:
            s.control[space] = NOBODY
        if lost:
            s.emit(MarkersIsolated(SIDE_REFS[faction], tuple(REFS[space] for space in lost)))
            settle(s)
