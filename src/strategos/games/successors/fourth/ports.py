"""13.1, 13.2 6 Who may put to sea, and what is taken aboard and put ashore in the ports on the way.

What both editions have alike stands in `common/ports.py`.
"""

from __future__ import annotations

from functools import partial

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
from ..common.position import added, besiegers, cus, generals_at, has_enemy_at, parts_of
from ..common.segments import unmoved_at
from ..common.steps import Party, transfer
from ..common.tasks import Activate
from ..common.walls import room_inside, why_not_inside
from .champions import why_not_provoke
from .facts import BY_SEA, GENERAL_REFS, PLACE, PORT, REFS, SEA_MP
from .parties import able_to_travel, joined, pick_generals, staying_behind, why_not_leave, with_party
from .state import SuccessorsState

SHIPS = 8
"""S4-13.1-c CUs that may be moved by sea in a Segment."""


# -- 13.1 -------------------------------------------------------------------------------------------------------------


def why_not_sail_to(s: SuccessorsState, task: Activate, here: int, space: int) -> No | None:
    """S4-13.2-c To a space at the other end of a Sea or Trans-Mediterranean route, for the MP it costs (S4-9.3-b)."""
    cost = sea_cost(s, here, space)
    if cost is None:
        return No("S4-13.2-c", "no_sea_route", {"space": REFS[space]})
    left = mp_left(s, task)
    if cost > left:
        return No("S4-9.3-b", "too_few_mp", {"needed": cost, "left": left})
    return None if has_haven(s, task, space, left - cost) else why_not_disembark(s, task, space)


def why_not_land(s: SuccessorsState, task: Activate, position: int) -> No | None:
    """S4-13.2-n On land anywhere, even among enemies (S4-13.2-j), unless one is bound not to attack them (S4-16.1-a);
    inside only the own city, if there is room."""
    if is_inside(position):
        return why_not_inside(s, task.faction, position, cus(task.troops))
    return why_not_provoke(s, task.faction, position)


def why_not_disembark(s: SuccessorsState, task: Activate, space: int) -> No | None:
    reasons = [why_not_land(s, task, at) for at in parts_of(s, space)]
    return None if None in reasons else reasons[0]


def has_haven(s: SuccessorsState, task: Activate, space: int, left: int) -> bool:
    """S4-13.1-f Nobody sails to where he could neither land nor reach a port to land in with the MP left."""
    if why_not_disembark(s, task, space) is None:
        return True
    costs = [(there, SEA_MP[space, there]) for there in BY_SEA[space]]
    return any(cost <= left and has_haven(s, task, there, left - cost) for there, cost in costs)


def why_not_embark(s: SuccessorsState, task: Activate) -> No | None:
    """13.1 Whether an activated force may put to sea; with Fleets or without (S4-13.1-a)."""
    here = s.general_at[head(task)]
    space = space_of(here)
    if not PORT[space]:
        return No("S4-13.2-b", "no_port", {"space": REFS[space]})
    if task.sailed:
        return No("S4-13.1-e", "landed_already", {"general": GENERAL_REFS[head(task)]})
    if s.sailed != NOBODY:
        return No("S4-13.1-b", "another_has_sailed", {"general": GENERAL_REFS[s.sailed]})
    if cus(task.troops) > SHIPS:
        return No("S4-13.1-c", "too_many_cus", {"count": cus(task.troops), "at_most": SHIPS})
    if all(why_not_sail_to(s, task, space, there) for there in BY_SEA[space]):
        return why_not_sail_to(s, task, space, BY_SEA[space][0])
    return why_not_leave(s, staying_behind(s, party_of(task), here), here)


# -- taking aboard ----------------------------------------------------------------------------------------------------


def to_take_aboard(s: SuccessorsState, task: Activate, position: int) -> Party:
    """S4-13.2-i Who may be picked up from a position; CUs only while fewer than eight have been shipped, and Royal
    Family Members with an Army (S4-9.1-i)."""
    # What is aboard is not among the CUs ashore.
    aboard = Party(task.faction, task.generals, NONE, task.royals)
    free = free_to_join(s, aboard, position)
    group = free.troops if s.shipped < SHIPS else NONE
    royals = able_to_travel(s, free.royals, added(group, task.troops))
    return Party(task.faction, free.generals, group, royals)


def why_not_pick_up(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """S4-13.2-h Whether there is anybody to take aboard in a space."""
    if any(not is_empty(to_take_aboard(s, task, at)) for at in parts_of(s, space)):
        return None
    if any(unmoved_at(s, task.faction, at) != NONE for at in parts_of(s, space)):
        return No("S4-13.1-c", "eight_cus_shipped")
    return No("S4-13.2-i", "nobody_to_pick_up", {"space": REFS[space]})


async def pick_up(s: SuccessorsState, task: Activate, ship: int) -> Activate:
    """S4-13.2-h CUs, Generals and Royal Family Members come aboard, for 0 MP (S4-9.3-d)."""
    space, faction = space_of(ship), task.faction
    places = [PLACE[at] for at in parts_of(s, space) if not is_empty(to_take_aboard(s, task, at))]
    at = places[0].value
    if len(places) > 1:
        at = await choose(faction, "aboard_from", places, rule="S4-13.2-i", about={"space": REFS[space]})
    pool = to_take_aboard(s, task, at)
    generals = await pick_generals(faction, pool.generals, at, "S4-13.2-h")
    group = await pick_cus(s, faction, pool.troops, at, "S4-13.1-c", SHIPS - s.shipped)
    royals = pool.royals if cus(task.troops) + cus(group) else ()
    royals = await pick_royals(s, faction, royals, at, "S4-13.2-h")
    taken = transfer(s, Party(faction, generals, group, royals), at, ship)
    s.shipped += cus(group)
    news = told(s, taken)
    s.emit(PickedUp(SIDE_REFS[faction], REFS[space], news.generals, news.cus, news.royals))
    return with_party(task, joined(party_of(task), taken))


# -- putting ashore ---------------------------------------------------------------------------------------------------


def why_not_put_ashore_at(s: SuccessorsState, task: Activate, position: int) -> No | None:
    """13.2 6 Where pieces may be left while the General stays at sea: not in a city that others besiege, unless it is
    the own one (S4-13.2-k), and not beside an enemy CU (S4-13.2-j)."""
    space, faction = space_of(position), task.faction
    if is_inside(position) and s.control[space] != faction:
        return No("S4-9.4-e", "not_your_city", {"space": REFS[space]})
    besieging = besiegers(s, space) if s.is_major_city(space) else []
    if besieging and s.control[space] != faction and faction not in besieging:
        return No("S4-13.2-k", "besieged_by_others", {"space": REFS[space]})
    if has_enemy_at(s, faction, position):
        return No("S4-13.2-j", "enemy_here", {"space": REFS[space]})
    return why_not_provoke(s, faction, position)


def why_not_put_ashore(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """S4-13.2-h Whether anything but the activated General is aboard, and where it could go."""
    if is_empty(passengers(task)):
        return No("S4-13.2-h", "nobody_to_leave", {"general": GENERAL_REFS[head(task)]})
    reasons = [why_not_put_ashore_at(s, task, at) for at in parts_of(s, space)]
    return None if None in reasons else reasons[0]


async def put_ashore(s: SuccessorsState, task: Activate, ship: int) -> tuple[Activate, Party, int]:
    """S4-13.2-h Pieces are left behind, for 0 MP (S4-9.3-d): the task without them, they themselves, and their place.
    In the own Major City its owner chooses the side of the walls (OQ-NAVAL-DROP-CITY)."""
    space, faction, pool = space_of(ship), task.faction, passengers(task)
    why_not = partial(why_not_put_ashore_at, s, task)
    places = [PLACE[at] for at in parts_of(s, space) if why_not(at) is None]
    at = places[0].value
    if len(places) > 1:
        at = await choose(faction, "ashore_at", places, rule="S4-13.2-l", about={"space": REFS[space]})
    generals = await pick_generals(faction, pool.generals, at, "S4-13.2-h")
    generals = await leader_ashore(s, task, at, generals)
    # S4-9.1-n Without a General CUs and Royal Family Members stay only where the own PC marker is.
    covered = bool(generals) or s.control[space] == faction or bool(generals_at(s, faction, at))
    room = room_inside(s, faction, at) if is_inside(at) else cus(pool.troops)
    group = await pick_cus(s, faction, pool.troops if covered else NONE, at, "S4-13.2-h", room)
    royals = pool.royals if covered else ()
    if group != pool.troops:
        royals = await pick_royals(s, faction, royals, at, "S4-13.2-h")
    # S4-9.1-i Else the last CU leaves the ship, and nobody of the Royal Family stays aboard without one.
    left = transfer(s, Party(faction, generals, group, royals), ship, at)
    mark_party(s, left, at)
    if not is_empty(left):
        news = told(s, left)
        s.emit(LeftBehind(SIDE_REFS[faction], REFS[space], is_inside(at), news.generals, news.cus, news.royals))
    return with_party(task, without(party_of(task), left)), left, at
