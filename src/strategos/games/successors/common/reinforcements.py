"""S4-5.2, S3-5 Reinforcements: which CUs come, and that they arrive."""

from __future__ import annotations

from strategos.kernel.asking import Pool, choose_some

from .board import NONE, SIDE_REFS, Troops, is_inside, space_of
from .dispersal import named
from .events import Arrived
from .pieces import coming_name
from .position import Position, added, one, put
from .tasks import Reinforce

CROWD = 2
"""CUs that may be placed in one space, or inside a Major City (S4-5.2-j, S3-5.3-c, S4-9.4-g, S3-9.7-b)."""


async def some(s: Position, task: Reinforce, at: int, most_: int) -> Troops:
    """Which of the CUs left are placed here: at least one; not asked where there is no choice."""
    left = [kind for kind in range(s.facts.TYPES) if task.troops[kind]]
    if len(left) == 1 and min(most_, task.troops[left[0]]) == 1:
        return one(left[0])
    pools = [Pool(s.facts.TROOP_NAMES[k], k, task.troops[k], {"piece": coming_name(s, k, task.faction)}) for k in left]
    about = {"space": s.facts.REFS[space_of(at)]}
    picked = await choose_some(
        task.faction,
        "reinforcing_cus",
        pools,
        rule=("S3-5.1-b", "S4-5.2-g")[s.book],
        at_most=most_,
        at_least=1,
        about=about,
    )
    group = NONE
    for kind, count in picked.values():
        group = added(group, one(kind, count))
    return group


def arrive(s: Position, faction: int, position: int, group: Troops) -> None:
    put(s, faction, position, group)
    s.emit(Arrived(SIDE_REFS[faction], s.facts.REFS[space_of(position)], is_inside(position), named(group)))
