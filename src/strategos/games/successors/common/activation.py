"""S4-9, S3-9.1 Activation: what is left of an Army, and where pieces stay behind."""

from __future__ import annotations

from msgspec.structs import replace

from strategos.kernel.asking import choose

from .board import NONE, inside, is_inside, space_of
from .position import Position, cus, least, troops_at
from .segments import mark_moved
from .tasks import BEGAN, FREE, Activate
from .walls import INSIDE


async def where_to_leave(s: Position, task: Activate, at: int) -> int:
    """S4-9.1-j, S3-9.7-e At a Major City of one's own, outside or inside."""
    space = space_of(at)
    if is_inside(at) or not s.is_major_city(space) or s.control[space] != task.faction:
        return at
    if cus(troops_at(s, task.faction, inside(space))) >= INSIDE and len(task.generals) == 1:
        return at
    places = [s.facts.PLACE[at], s.facts.PLACE[inside(space)]]
    return await choose(
        task.faction, "leave_where", places, rule=("S3-9.7-e", "S4-9.1-j")[s.book], about={"space": s.facts.REFS[space]}
    )


def refit(s: Position, task: Activate, *places: int) -> Activate | None:
    """What is left of an Army after a Procedure; None without a General, but a Minor one may be placed again."""
    faction = task.faction
    left = tuple(g for g in task.generals if s.general_at[g] >= 0 and s.general_of[g] == faction)
    if not left:
        for at in places:
            mark_moved(s, faction, at, least(task.troops, troops_at(s, faction, at)))
        gone = replace(task, generals=(), troops=NONE, royals=(), trail=(), arrival=BEGAN, bound=FREE)
        return gone if s.facts.is_minor(task.general) else None
    at = s.general_at[left[0]]
    generals = tuple(g for g in left if s.general_at[g] == at)
    royals = tuple(n for n in task.royals if s.royal_at[n] == at and s.royal_of[n] == faction)
    return replace(task, generals=generals, troops=least(task.troops, troops_at(s, faction, at)), royals=royals)
