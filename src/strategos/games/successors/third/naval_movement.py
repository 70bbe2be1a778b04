"""9.14 Naval Movement: putting to sea, the way announced, past those who would stop it, and back on land.

`sail` plays one step of it, so that a checkpoint lies between two. Meanwhile the force is in a sea position, where it
meets nobody who is on land (S3-9.14-f).
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
    outside,
    space_of,
)
from ..common.land_movement import way_back
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
from ..common.settle import settle, settle_sieges
from ..common.steps import Party, Step, transfer, whole_force
from ..common.tasks import BY_SEA as CAME_BY_SEA
from ..common.tasks import FREE, Activate
from ..common.walls import crowd_out
from .activated_army import can_leave
from .attrition import attrition
from .events import CourseSet
from .facts import BY_SEA, FLEET_REFS, GENERAL_REFS, PLACE, REFS, SEA_MP, SPACE
from .havens import reaches_haven, why_not_disembark, why_not_land
from .land_movement import Entered, enter, pass_stronghold
from .naval_battle import BEATEN, FOGGED, STORM, naval_battle
from .naval_challenges import call_off, challenges, storm_rises
from .parties import able_to_travel, with_party
from .ports import (
    pick_up,
    put_ashore,
    why_not_pick_up,
    why_not_put_ashore,
    why_not_sail_to,
)
from .state import SuccessorsState

LAND, TAKE, LEAVE = -1, -2, -3
DISEMBARK: Option[int] = Option("disembark", LAND, {"button": "disembark"})
COURSE_SET: Option[int] = Option("land_there", LAND, {"button": "land_there"})
TAKE_ABOARD: Option[int] = Option("take_aboard", TAKE, {"button": "take_aboard"})
PUT_ASHORE: Option[int] = Option("put_ashore", LEAVE, {"button": "put_ashore"})


# -- 9.14, 13.4 --------------------------------------------------------------------------------------------------------


async def sail(s: SuccessorsState, task: Activate) -> Activate | None:
    """9.14 One step of a Naval Movement: the first begins on land. None if the activation is over with it."""
    ship = s.general_at[head(task)]
    space = space_of(ship)
    if not is_at_sea(ship):
        task = await embark(s, task)
        if not reaches_haven(s, task, space, mp_left(s, task)):
            # An ambush has taken the last CU, and alone he could land nowhere (R3-AMBUSH-LAST).
            return await driven_back(s, task)
        return await oppose(s, await set_course(s, task))

    def why_not(answer: int) -> No | None:
        if answer == TAKE:
            return why_not_pick_up(s, task, space)
        if answer == LEAVE:
            return why_not_put_ashore(s, task, space)
        return None

    # S3-9.14-k
    onward = SPACE[task.course[0]] if task.course else DISEMBARK
    options = [onward, TAKE_ABOARD, PUT_ASHORE]
    about = {"space": REFS[space], "general": GENERAL_REFS[head(task)], "left": mp_left(s, task)}
    answer = onward.value
    if why_not(TAKE) is None or why_not(LEAVE) is None:
        answer = await choose(task.faction, "at_sea", options, rule="S3-9.14-e", why_not=why_not, about=about)
    if answer == TAKE:
        return await pick_up(s, task, ship)
    if answer == LEAVE:
        return await leave_behind(s, task, ship)
    if await storm_rises(s, task.faction, space if answer == LAND else answer):
        return await driven_back(s, task)
    return await disembark(s, task) if answer == LAND else cross(s, task)


async def embark(s: SuccessorsState, task: Activate) -> Activate:
    """S3-13.4-g The escort is named first and for the whole movement; S3-9.14-j then the force takes to the sea."""
    port = s.general_at[head(task)]
    about = {"space": REFS[space_of(port)], "general": GENERAL_REFS[head(task)]}
    escort = await name_fleets(s, task.faction, "escort", "S3-13.4-g", about)
    s.voyage = Voyage(head(task), port, escort)
    s.sailed = head(task)
    s.shipped += cus(task.troops)
    side, general = SIDE_REFS[task.faction], GENERAL_REFS[head(task)]
    s.emit(Embarked(side, general, REFS[space_of(port)], tuple(FLEET_REFS[fleet] for fleet in escort)))
    party = await pass_stronghold(s, task, port, by_sea=True)
    party = replace(party, royals=able_to_travel(s, party.royals, party.troops))
    transfer(s, party, port, at_sea(space_of(port)))
    s.passage.clear()
    return replace(with_party(task, party), trail=(*task.trail, port), bound=FREE)


async def set_course(s: SuccessorsState, task: Activate) -> Activate:
    """S3-13.4-c The whole way is announced, space by space, to a port where one can land."""
    course: list[int] = []
    there, then = space_of(s.general_at[head(task)]), task
    while True:
        why_not = partial(why_not_set_course, s, then, there)
        near = [SPACE[space] for space in BY_SEA[there]]
        if course and all(why_not(option.value) is not None for option in near):
            break
        if course:
            near.append(COURSE_SET)
        about = {"space": REFS[there], "general": GENERAL_REFS[head(task)], "left": mp_left(s, then)}
        answer = await choose(task.faction, "sail_to", near, rule="S3-13.4-c", why_not=why_not, about=about)
        if answer == LAND:
            break
        then = replace(then, spent=then.spent + SEA_MP[there, answer])
        course.append(answer)
        there = answer
    side, general = SIDE_REFS[task.faction], GENERAL_REFS[head(task)]
    port = REFS[space_of(s.general_at[head(task)])]
    s.emit(CourseSet(side, general, port, REFS[there], tuple(REFS[space] for space in course)))
    return replace(task, course=tuple(course))


def why_not_set_course(s: SuccessorsState, task: Activate, here: int, answer: int) -> No | None:
    """S3-9.14-k On to another space, or to the end of the way where one can land."""
    return (
        why_not_disembark(s, task, here, mp_left(s, task)) if answer == LAND else why_not_sail_to(s, task, here, answer)
    )


async def oppose(s: SuccessorsState, task: Activate) -> Activate | None:
    """S3-13.4-a Others may declare Naval Battles or play a card; if nothing drives the force back it is on its way."""
    voyage, ship = s.voyage, s.general_at[head(task)]
    assert voyage is not None, "nobody is stopped who has not embarked"
    # S3-13.4-e Nobody is met in the Port of Embarkation, even if the course leads there again.
    waters = tuple(space for space in task.course if space != space_of(voyage.port))
    declared = await challenges(s, task.faction, waters)
    if declared is None:
        return await driven_back(s, task)
    for number, challenge in enumerate(declared):
        escort = [fleet for fleet in voyage.escort if fleet in available_fleets(s, task.faction)]
        fleets = list(challenge.fleets)
        result = await naval_battle(s, task.faction, escort, challenge.faction, fleets, challenge.space)
        if result == BEATEN:
            # S3-13.6-c; met on its way, it has left its port (S3-15.1.4-a).
            settle_sieges(s)
            party = whole_force(s, task.faction, ship)
            await attrition(s, task.faction, ship, party.troops)
        s.emit(Closed())
        if result in (FOGGED, STORM):
            call_off(s, [challenge])
        if result in (BEATEN, STORM):
            # S3-13.6-d The battles that were still to come are off (OQ3-NAVAL-ORDER).
            call_off(s, declared[number + 1 :])
            return await driven_back(s, task)
    return cross(s, task)


def cross(s: SuccessorsState, task: Activate) -> Activate:
    """S3-9.14-f The next space of the course; a siege of the port is lifted as the last CU leaves (S3-15.1.4-a)."""
    ship, space = s.general_at[head(task)], task.course[0]
    transfer(s, party_of(task), ship, at_sea(space))
    s.emit(Sailed(SIDE_REFS[task.faction], GENERAL_REFS[head(task)], REFS[space]))
    settle_sieges(s)
    cost = SEA_MP[space_of(ship), space]
    return replace(task, spent=task.spent + cost, arrival=CAME_BY_SEA, course=task.course[1:])


# -- back to the Port of Embarkation ----------------------------------------------------------------------------------


# -- pieces left behind, and the landing ------------------------------------------------------------------------------


async def leave_behind(s: SuccessorsState, task: Activate, ship: int) -> Activate:
    """S3-9.14-e The General stays at sea; those left behind are not intercepted (S3-9.14-l)."""
    task, _, _ = await put_ashore(s, task, ship)
    settle(s)
    return task


async def disembark(s: SuccessorsState, task: Activate) -> Activate:
    """S3-9.14-k The activated General and all with him come to land: the Naval Movement is over."""
    ship = s.general_at[head(task)]
    space = space_of(ship)
    places = [PLACE[at] for at in parts_of(s, space)]
    why_not = partial(why_not_land, s, task, left=mp_left(s, task))
    # Whoever came aboard and commands may have fewer MP than the course was set with: then he has to turn back.
    able = [place.value for place in places if why_not(place.value) is None] or [outside(space)]
    at = able[0]
    if len(able) > 1:
        about = {"space": REFS[space], "general": GENERAL_REFS[head(task)]}
        at = await choose(task.faction, "land_at", places, rule="S3-9.14-k", why_not=why_not, about=about)
    s.emit(Landed(SIDE_REFS[task.faction], GENERAL_REFS[head(task)], REFS[space], is_inside(at)))
    transfer(s, party_of(task), ship, at)
    task = replace(task, sailed=True)
    entered = await come_ashore(s, task, party_of(task), at, on=can_leave(s, task))
    s.voyage = None
    halted = entered.fought or entered.turned_back
    return replace(task, halted=halted, bound=entered.bound, troops=added(task.troops, entered.won))


async def come_ashore(s: SuccessorsState, task: Activate, party: Party, at: int, *, on: bool = False) -> Entered:
    """9.5 As on land, but not for who lands inside the own city. Turning back and Retreat lead to the Port of
    Embarkation (S3-10.5-c, S3-12.9-c), or on to where one may stay (OQ-FREE-PASSAGE-BACK)."""
    port = way_back(s, task.faction, task.trail)
    own = (task.faction,) if less(troops_at(s, task.faction, at), party.troops) != NONE else ()
    before = (*own, *enemies_at(s, task.faction, at))
    step = Step(task.faction, task.faction, port, at, before, task.besieged, by_sea=True)
    entered = await enter(s, step, party, can_leave=on, closed=task.closed)
    if is_inside(port):
        await crowd_out(s, task.faction, port, party.troops)
    return entered
