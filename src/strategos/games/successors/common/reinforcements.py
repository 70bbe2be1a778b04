"""S4-5.2, S3-5 Reinforcements: which CUs come, and that they arrive."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import Pool, choose_some

from .board import NONE, SIDE_REFS, SILVER_SHIELDS, Troops, is_inside, space_of
from .dispersal import named
from .events import Arrived
from .pieces import coming_name, why_not_part
from .position import (
    Position,
    added,
    armies_at,
    cus,
    enemies_at,
    enemy_generals_at,
    generals_at,
    one,
    parts_of,
    put,
)
from .tasks import Reinforce

CROWD = 2
"""CUs that may be placed in one space, or inside a Major City (S4-5.2-j, S3-5.3-c, S4-9.4-g, S3-9.7-b)."""


def intruder(s: Position, faction: int, space: int) -> str | None:
    """S4-5.2-h, S3-5.3-a Whose presence closes a space to Reinforcements: an enemy General, or else a Faction with
    CUs."""
    for at in parts_of(s, space):
        for army in armies_at(s, at):
            return s.facts.ARMY_REFS[army]
        for other in enemy_generals_at(s, faction, at):
            return s.facts.GENERAL_REFS[generals_at(s, other, at)[0]]
    return next((SIDE_REFS[other] for at in parts_of(s, space) for other in enemies_at(s, faction, at)), None)


def fewest(group: Troops) -> int:
    """S4-7.2-s, S3-14.2-c How many of these CUs at least come to one place: one, or the Silver Shields, who never
    part."""
    return max(1, group[SILVER_SHIELDS]) if group[SILVER_SHIELDS] == cus(group) else 1


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
        why_not=partial(why_not_part, s, task.troops),
        about=about,
    )
    group = NONE
    for kind, count in picked.values():
        group = added(group, one(kind, count))
    return group


def arrive(s: Position, faction: int, position: int, group: Troops) -> None:
    put(s, faction, position, group)
    s.emit(Arrived(SIDE_REFS[faction], s.facts.REFS[space_of(position)], is_inside(position), named(group)))
