"""9.14, 15.3 Who may put to sea, and what is taken aboard and put ashore in the ports on the way.

What both editions have alike stands in `common/ports.py`.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from msgspec.structs import replace

from strategos.kernel.asking import No, choose

from ..common.board import NOBODY, NONE, SIDE_REFS, is_inside, space_of
from ..common.movement import mp_left, sea_cost
from ..common.movement_events import LeftBehind, PickedUp
from ..common.parties import (
    free_to_join,
    head,
    is_empty,
    mark_party,
    party_of,
    pick_cus,
    pick_royals,
    told,
    without,
)
from ..common.ports import leader_ashore, passengers
from ..common.position import added, besiegers, cus, generals_at, parts_of
from ..common.segments import unmoved_at
from ..common.steps import Party, may_stay, transfer
from ..common.tasks import Activate
from ..common.walls import room_inside
from .facts import BY_SEA, GENERAL_REFS, PLACE, PORT, REFS, SEA_MP
from .havens import has_haven, why_not_disembark
from .parties import able_to_travel, joined, pick_generals, staying_behind, why_not_leave, with_party
from .state import SuccessorsState

SHIPS = 8
"""S3-9.14-d CUs that may be moved by sea in a Segment."""


# -- 13.1 -------------------------------------------------------------------------------------------------------------


def why_not_sail_to(s: SuccessorsState, task: Activate, here: int, space: int) -> No | None:
    """S3-13.4-c To a space at the other end of a Sea or Trans-Mediterranean route, for the MP it costs (S3-9.3-a)."""
    cost = sea_cost(s, here, space)
    if cost is None:
        return No("S3-13.4-c", "no_sea_route", {"space": REFS[space]})
    left = mp_left(s, task)
    if cost > left:
        return No("S3-9.3-a", "too_few_mp", {"needed": cost, "left": left})
    if able_to_travel(s, task.royals, task.troops) != task.royals:
        return No("S3-18.4-a", "royals_need_an_army", {"space": REFS[space]})
    return None if has_haven(s, task, space, left - cost) else why_not_disembark(s, task, space, left - cost)


def why_not_embark(s: SuccessorsState, task: Activate) -> No | None:
    """13.1 Whether an activated force may put to sea; with Fleets or without (S3-9.14-c)."""
    here = s.general_at[head(task)]
    space = space_of(here)
    if not PORT[space]:
        return No("S3-9.14-j", "no_port", {"space": REFS[space]})
    if task.sailed:
        return No("S3-9.14-i", "landed_already", {"general": GENERAL_REFS[head(task)]})
    if s.sailed != NOBODY:
        return No("S3-9.14-c", "another_has_sailed", {"general": GENERAL_REFS[s.sailed]})
    if cus(task.troops) > SHIPS:
        return No("S3-9.14-d", "too_many_cus", {"count": cus(task.troops), "at_most": SHIPS})
    if all(why_not_sail_to(s, task, space, there) for there in BY_SEA[space]):
        return why_not_sail_to(s, task, space, BY_SEA[space][0])
    return why_not_leave(s, staying_behind(s, party_of(task), here), here)


# -- taking aboard ----------------------------------------------------------------------------------------------------


def to_take_aboard(s: SuccessorsState, task: Activate, position: int) -> Party:
    """S3-9.14-e Who may be picked up from a position; CUs only while fewer than eight have been shipped, and Royal
    Family Members with an Army (S3-18.4-a)."""
    # What is aboard is not among the CUs ashore.
    aboard = Party(task.faction, task.generals, NONE, task.royals)
    free = free_to_join(s, aboard, position)
    group = free.troops if s.shipped < SHIPS else NONE
    royals = able_to_travel(s, free.royals, added(group, task.troops))
    return Party(task.faction, free.generals, group, royals)


def why_not_pick_up(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """S3-9.14-e Whether there is anybody to take aboard in a space."""
    if any(not is_empty(to_take_aboard(s, task, at)) for at in parts_of(s, space)):
        return None
    if any(unmoved_at(s, task.faction, at) != NONE for at in parts_of(s, space)):
        return No("S3-9.14-d", "eight_cus_shipped")
    return No("S3-9.14-e", "nobody_to_pick_up", {"space": REFS[space]})


async def pick_up(s: SuccessorsState, task: Activate, ship: int) -> Activate:
    """S3-9.14-e CUs, Generals and Royal Family Members come aboard, for 0 MP (S3-9.7-e)."""
    space, faction = space_of(ship), task.faction
    places = [PLACE[at] for at in parts_of(s, space) if not is_empty(to_take_aboard(s, task, at))]
    at = places[0].value
    if len(places) > 1:
        at = await choose(faction, "aboard_from", places, rule="S3-9.14-e", about={"space": REFS[space]})
    pool = to_take_aboard(s, task, at)
    generals = await pick_generals(faction, pool.generals, at, "S3-9.14-e")
    group = await pick_cus(s, faction, pool.troops, at, "S3-9.14-d", SHIPS - s.shipped)
    royals = pool.royals if cus(task.troops) + cus(group) else ()
    royals = await pick_royals(s, faction, royals, at, "S3-9.14-e")
    taken = transfer(s, Party(faction, generals, group, royals), at, ship)
    s.shipped += cus(group)
    news = told(s, taken)
    s.emit(PickedUp(SIDE_REFS[faction], REFS[space], news.generals, news.cus, news.royals))
    return with_party(task, joined(party_of(task), taken))


# -- putting ashore ---------------------------------------------------------------------------------------------------


def why_not_put_ashore_at(s: SuccessorsState, task: Activate, position: int) -> No | None:
    """13.2 6 Where pieces may be left while the General stays at sea: not in a city that others besiege, unless it is
    the own one (S3-15.3-d), and not beside an enemy CU or General (S3-9.14-g, R3-ASHORE-GENERAL)."""
    space, faction = space_of(position), task.faction
    if is_inside(position) and s.control[space] != faction:
        return No("S3-15.1.3-e", "not_your_city", {"space": REFS[space]})
    besieging = besiegers(s, space) if s.is_major_city(space) else []
    if besieging and s.control[space] != faction and faction not in besieging:
        return No("S3-15.3-d", "besieged_by_others", {"space": REFS[space]})
    if not may_stay(s, faction, position):
        return No("S3-9.14-g", "enemy_here", {"space": REFS[space]})
    return None


def why_not_put_ashore(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """S3-9.14-e Whether anything but the activated General is aboard, and where it could go."""
    if is_empty(passengers(task)):
        return No("S3-9.14-e", "nobody_to_leave", {"general": GENERAL_REFS[head(task)]})
    reasons = [why_not_put_ashore_at(s, task, at) for at in parts_of(s, space)]
    if None not in reasons:
        return reasons[0]
    if passengers(task) == Party(task.faction, (), task.troops) and not spared(s, task):
        return No("S3-9.9-a", "no_lone_general_among_cus", {"space": REFS[destination(task, space)]})
    return None


def destination(task: Activate, space: int) -> int:
    """S3-13.4-c The port at the end of the course."""
    return task.course[-1] if task.course else space


def spared(s: SuccessorsState, task: Activate) -> int:
    """S3-9.9-a CUs that may leave the ships: where the course ends among enemy CUs nobody lands without one."""
    here = space_of(s.general_at[head(task)])
    way = pairwise((here, *task.course))
    left = mp_left(s, task) - sum(SEA_MP[step] for step in way)
    alone = replace(task, troops=NONE)
    return cus(task.troops) - (why_not_disembark(s, alone, destination(task, here), left) is not None)


async def put_ashore(s: SuccessorsState, task: Activate, ship: int) -> tuple[Activate, Party, int]:
    """S3-9.14-e Pieces are left behind, for 0 MP (S3-9.7-e): the task without them, they themselves, and their place.
    In the own Major City its owner chooses the side of the walls (OQ-NAVAL-DROP-CITY)."""
    space, faction, pool = space_of(ship), task.faction, passengers(task)
    why_not = partial(why_not_put_ashore_at, s, task)
    places = [PLACE[at] for at in parts_of(s, space) if why_not(at) is None]
    at = places[0].value
    if len(places) > 1:
        at = await choose(faction, "ashore_at", places, rule="S3-15.3-d", about={"space": REFS[space]})
    generals = await pick_generals(faction, pool.generals, at, "S3-9.14-e")
    generals = await leader_ashore(s, task, at, generals)
    # S3-9.4-b Without a General CUs stay only where the own PC marker is, the Royal Family anywhere (R3-LEFT-ALONE).
    covered = bool(generals) or s.control[space] == faction or bool(generals_at(s, faction, at))
    room = min(spared(s, task), room_inside(s, faction, at) if is_inside(at) else cus(pool.troops))
    group = await pick_cus(s, faction, pool.troops if covered else NONE, at, "S3-9.14-e", room)
    royals = pool.royals
    if group != pool.troops:
        royals = await pick_royals(s, faction, royals, at, "S3-9.14-e")
    # S3-18.4-a Else the last CU leaves the ship, and nobody of the Royal Family stays aboard without one.
    left = transfer(s, Party(faction, generals, group, royals), ship, at)
    mark_party(s, left, at)
    if not is_empty(left):
        news = told(s, left)
        s.emit(LeftBehind(SIDE_REFS[faction], REFS[space], is_inside(at), news.generals, news.cus, news.royals))
    return with_party(task, without(party_of(task), left)), left, at
