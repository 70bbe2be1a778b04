"""S4-5.2, S3-5 Reinforcements: which CUs come, and that they arrive."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from strategos.kernel.asking import No, Pool, choose_some

from .board import (
    AFLOAT,
    INDEPENDENT,
    NOBODY,
    NONE,
    SIDE_REFS,
    SILVER_SHIELDS,
    SPACE_AT,
    Troops,
    is_inside,
    space_of,
)
from .dispersal import named
from .events import Arrived, FleetReturned
from .options import plays_with
from .pieces import coming_name, why_not_part
from .position import (
    Position,
    added,
    armies_at,
    cus,
    enemies_at,
    enemies_in_space,
    enemy_generals_at,
    enemy_spaces,
    factions,
    generals_at,
    one,
    parts_of,
    put,
    spaces_of,
    whereabouts,
)
from .scoring import fleet_owner, province_owner
from .tasks import Reinforce

CROWD = 2
"""CUs that may be placed in one space, or inside a Major City (S4-5.2-j, S3-5.3-c, S4-9.4-g, S3-9.7-b)."""


def peaceful_places(s: Position, faction: int) -> list[int]:
    """S4-5.2-h, S3-5.3-a The land positions of one's own spaces without an enemy CU or General."""
    led = [at for at, sides in whereabouts(s).leaders.items() if sides != (faction,) and at < AFLOAT]
    shut = enemy_spaces(s, faction).union([SPACE_AT[at] for at in led])
    return [at for space in spaces_of(s, faction) if space not in shut for at in parts_of(s, space)]


def with_room(task: Reinforce, places: list[int], room: Callable[[int], int]) -> list[int]:
    """S4-5.2-j, S3-5.3-c Those of the places in which the CUs left find `room`; outside, where none was placed before,
    there is room for two."""
    needed, placed = fewest(task.troops), task.placed
    fresh = needed <= CROWD
    return [at for at in places if (fresh and not at % 2 and at // 2 not in placed) or room(at) >= needed]


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


def return_fleets(s: Position) -> None:
    """S4-5.2-a, S3-2.6-g Uncontrolled and Independent Fleets go back to their boxes (S4-16.10-b, S3-23.4-a), the
    others to their players (S4-5.2-b, S3-5.1-a) unless these have to fetch them (S4-16.10-a, S3-23.4-a)."""
    fetched = plays_with(s.setup, "fleets_stay_away")
    for fleet in range(len(s.facts.FLEETS)):
        owner = fleet_owner(s, fleet)
        if s.fleet_away[fleet] and not (fetched and owner != NOBODY):
            s.fleet_away[fleet] = 0
            s.emit(FleetReturned(s.facts.FLEET_REFS[fleet], None if owner == NOBODY else SIDE_REFS[owner]))


def why_not_strew(s: Position, task: Reinforce, position: int) -> No | None:
    """S4-5.2-l, S3-5.4-a With no eligible space left: uncontrolled or Independent ones without enemies, in no other
    player's Province."""
    space = space_of(position)
    province = s.facts.PROVINCE_OF[space]
    if is_inside(position) or s.control[space] not in (NOBODY, INDEPENDENT):
        return No(("S3-5.4-a", "S4-5.2-l")[s.book], "not_uncontrolled", {"space": s.facts.REFS[space]})
    if enemies_in_space(s, task.faction, space):
        return No(("S3-5.4-a", "S4-5.2-l")[s.book], "enemy_here", {"space": s.facts.REFS[space]})
    if province_owner(s, province) in [f for f in factions(s) if f != task.faction]:
        return No(
            ("S3-5.4-a", "S4-5.2-l")[s.book], "province_of_another", {"province": s.facts.PROVINCE_REFS[province]}
        )
    return None
