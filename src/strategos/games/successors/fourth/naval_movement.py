"""13 Naval Movement: putting to sea, from port to port past those who would stop it, and back on land.

`sail` plays one step of it, so that a checkpoint lies between two. Meanwhile the force is in a sea position, where it
meets nobody who is on land (S4-13.2-p).
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from strategos.kernel.asking import No, Option, choose
from strategos.parts.accounts import Closed

from ..common.board import (
    NONE,
    SIDE_REFS,
    at_sea,
    is_at_sea,
    is_inside,
    space_of,
)
from ..common.movement import mp_left
from ..common.movement_events import Embarked, Landed, Sailed
from ..common.naval_movement import driven_back, name_fleets
from ..common.parties import head, party_of
from ..common.position import (
    Voyage,
    added,
    cus,
    enemies_at,
    less,
    parts_of,
    troops_at,
)
from ..common.scoring import available_fleets
from ..common.segments import mark_moved
from ..common.steps import Party, transfer, whole_force
from ..common.tasks import BY_SEA as CAME_BY_SEA
from ..common.tasks import FREE, Activate
from ..common.walls import crowd_out
from .activated_army import can_leave
from .attrition import attrition
from .cavalry import is_mounted
from .events import CourseSet
from .facts import BY_SEA, FLEET_REFS, GENERAL_REFS, PLACE, REFS, SEA_MP, SPACE
from .land_movement import Entered, enter, pass_stronghold, still_besieged
from .naval_battle import BEATEN, WITHSTOOD, naval_battle
from .naval_challenges import challenges
from .parties import go_without, with_party
from .ports import (
    pick_up,
    put_ashore,
    why_not_disembark,
    why_not_land,
    why_not_pick_up,
    why_not_put_ashore,
    why_not_sail_to,
)
from .state import SuccessorsState
from .steps import Step

LAND, TAKE, LEAVE = -1, -2, -3
DISEMBARK: Option[int] = Option("disembark", LAND, {"button": "disembark"})
TAKE_ABOARD: Option[int] = Option("take_aboard", TAKE, {"button": "take_aboard"})
PUT_ASHORE: Option[int] = Option("put_ashore", LEAVE, {"button": "put_ashore"})


# -- 13.2 -------------------------------------------------------------------------------------------------------------


async def sail(s: SuccessorsState, task: Activate) -> Activate | None:
    """13.2 One step of a Naval Movement: the first begins on land. None if the activation is over with it."""
    ship = s.general_at[head(task)]
    if not is_at_sea(ship):
        return await set_course(s, await embark(s, task))
    space = space_of(ship)

    def why_not(answer: int) -> No | None:
        if answer == LAND:
            return why_not_disembark(s, task, space)
        if answer == TAKE:
            return why_not_pick_up(s, task, space)
        if answer == LEAVE:
            return why_not_put_ashore(s, task, space)
        return why_not_sail_to(s, task, space, answer)

    # S4-13.2-m
    options = [DISEMBARK, TAKE_ABOARD, PUT_ASHORE, *(SPACE[there] for there in BY_SEA[space])]
    about = {"space": REFS[space], "general": GENERAL_REFS[head(task)], "left": mp_left(s, task)}
    answer = await choose(task.faction, "at_sea", options, rule="S4-13.2-m", why_not=why_not, about=about)
    if answer == LAND:
        return await disembark(s, task)
    if answer == TAKE:
        return await pick_up(s, task, ship)
    if answer == LEAVE:
        return await leave_behind(s, task, ship)
    return await cross(s, task, answer)


async def embark(s: SuccessorsState, task: Activate) -> Activate:
    """S4-13.2-a The escort is named first and for the whole movement; S4-13.2-b then the force takes to the sea, for 0
    MP, and cannot go ashore again where it is: the next space is announced at once."""
    port = s.general_at[head(task)]
    about = {"space": REFS[space_of(port)], "general": GENERAL_REFS[head(task)]}
    escort = await name_fleets(s, task.faction, "escort", "S4-13.2-a", about)
    s.voyage = Voyage(head(task), port, escort)
    s.sailed = head(task)
    s.shipped += cus(task.troops)
    side, general = SIDE_REFS[task.faction], GENERAL_REFS[head(task)]
    s.emit(Embarked(side, general, REFS[space_of(port)], tuple(FLEET_REFS[fleet] for fleet in escort)))
    party = await pass_stronghold(s, party_of(task), port, task.arrival, by_sea=True)
    party = go_without(s, party, port)
    transfer(s, party, port, at_sea(space_of(port)))
    s.passage.clear()
    return replace(with_party(task, party), trail=(*task.trail, port), bound=FREE)


async def set_course(s: SuccessorsState, task: Activate) -> Activate | None:
    """S4-13.2-c The first space of the voyage."""
    here = space_of(s.general_at[head(task)])
    about = {"space": REFS[here], "general": GENERAL_REFS[head(task)], "left": mp_left(s, task)}
    why_not = partial(why_not_sail_to, s, task, here)
    near = [SPACE[there] for there in BY_SEA[here]]
    space = await choose(task.faction, "sail_to", near, rule="S4-13.2-c", why_not=why_not, about=about)
    return await cross(s, task, space)


async def cross(s: SuccessorsState, task: Activate, space: int, *, unopposed: bool = False) -> Activate | None:
    """13.2 3 to 6 A space is announced, others may declare Naval Battles or play a card, and if nothing drives it back
    the force is there. The Pontic Fleet meets no Naval Battle (S4-13.3-b)."""
    voyage, ship = s.voyage, s.general_at[head(task)]
    assert voyage is not None, "nobody crosses the sea who has not embarked"
    side, general = SIDE_REFS[task.faction], GENERAL_REFS[head(task)]
    s.emit(CourseSet(side, general, REFS[space_of(ship)], REFS[space]))
    declared = await challenges(s, task.faction, space, unopposed=unopposed)
    if declared is None:
        return await driven_back(s, task)
    for challenge in declared:
        escort = [fleet for fleet in voyage.escort if fleet in available_fleets(s, task.faction)]
        result = await naval_battle(s, task.faction, escort, challenge.faction, list(challenge.fleets), space)
        if result == BEATEN:
            # S4-13.3-p
            party = whole_force(s, task.faction, ship)
            await attrition(s, task.faction, ship, party.troops)
        s.emit(Closed())
        if result != WITHSTOOD:
            # S4-13.3-g The battles that were still to come are off.
            return await driven_back(s, task)
    transfer(s, party_of(task), ship, at_sea(space))
    s.emit(Sailed(side, general, REFS[space]))
    cost = 0 if unopposed else SEA_MP[space_of(ship), space]
    return replace(task, spent=task.spent + cost, arrival=CAME_BY_SEA)


# -- back to the Port of Embarkation ----------------------------------------------------------------------------------


# -- pieces left behind, and the landing ------------------------------------------------------------------------------


async def leave_behind(s: SuccessorsState, task: Activate, ship: int) -> Activate:
    """S4-13.2-h The General stays at sea; those left behind enter a land position, with all that follows
    (OQ-NAVAL-LANDING)."""
    task, left, at = await put_ashore(s, task, ship)
    entered = await come_ashore(s, task, left, at)
    mark_moved(s, task.faction, at, entered.won)
    return task


async def disembark(s: SuccessorsState, task: Activate) -> Activate:
    """S4-13.2-n The activated General and all with him come to land: the Naval Movement is over."""
    ship = s.general_at[head(task)]
    space = space_of(ship)
    places = [PLACE[at] for at in parts_of(s, space)]
    why_not = partial(why_not_land, s, task)
    able = [place.value for place in places if why_not(place.value) is None]
    at = able[0]
    if len(able) > 1:
        about = {"space": REFS[space], "general": GENERAL_REFS[head(task)]}
        at = await choose(task.faction, "land_at", places, rule="S4-13.2-n", why_not=why_not, about=about)
    s.emit(Landed(SIDE_REFS[task.faction], GENERAL_REFS[head(task)], REFS[space], is_inside(at)))
    transfer(s, party_of(task), ship, at)
    task = replace(task, sailed=True)
    entered = await come_ashore(s, task, party_of(task), at, on=can_leave(s, task))
    s.voyage = None
    halted = entered.fought or entered.turned_back
    return replace(task, halted=halted, bound=entered.bound, troops=added(task.troops, entered.won))


async def come_ashore(s: SuccessorsState, task: Activate, party: Party, at: int, *, on: bool = False) -> Entered:
    """OQ-NAVAL-LANDING Points B to L of Land Movement, but not for who lands inside the own city (S4-11.1-l). Turning
    back and Retreat lead to the Port of Embarkation (S4-11.3-a, S4-14.10-b)."""
    voyage = s.voyage
    assert voyage is not None, "nobody lands who has not embarked"
    own = (task.faction,) if less(troops_at(s, task.faction, at), party.troops) != NONE else ()
    before = (*own, *enemies_at(s, task.faction, at))
    mounted = is_mounted(s, party.troops)
    step = Step(
        task.faction,
        task.faction,
        voyage.port,
        at,
        before,
        still_besieged(s, task.besieged),
        by_sea=True,
        mounted=mounted,
    )
    entered = await enter(s, step, party, can_leave=on, closed=task.closed)
    if is_inside(voyage.port):
        await crowd_out(s, task.faction, voyage.port, party.troops)
    return entered
