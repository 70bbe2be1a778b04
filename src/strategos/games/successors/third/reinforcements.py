"""5 Reinforcements: what each Faction gets, and where it may be placed. Cards and recruits use the same rules.

What both editions have alike stands in `common/reinforcements.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, No, Option, choose, confirm, offer

from ..common.board import (
    DISPERSED,
    LOYAL,
    MERCENARY,
    NONE,
    OFF,
    SIDE_REFS,
    Troops,
    is_at_sea,
    is_inside,
    space_of,
)
from ..common.dispersal import named
from ..common.events import Arrived, Dispersed, Reinforced
from ..common.minor_generals import off_map_minors, place_minor
from ..common.position import (
    added,
    besiegers,
    cus,
    enemies_in_space,
    factions,
    generals_at,
    is_dispersed,
    less,
    one,
    parts_of,
    troops_at,
    whereabouts,
)
from ..common.reinforcements import (
    CROWD,
    arrive,
    fewest,
    intruder,
    peaceful_places,
    return_fleets,
    some,
    why_not_strew,
    with_room,
)
from ..common.scoring import legitimacy, province_owner, victory_points
from ..common.settle import settle
from ..common.tasks import Reinforce
from ..common.victory import most
from .facts import (
    GENERAL_NAMES,
    GENERAL_REFS,
    MAJORS,
    MAKEDONIA,
    PLACE,
    PLACES,
    PROVINCE_OF,
    PROVINCE_REFS,
    REFS,
    is_minor,
)
from .state import SuccessorsState
from .victory import by_seniority

# -- what there is ----------------------------------------------------------------------------------------------------


async def reinforcement(s: SuccessorsState) -> None:
    """S3-5.1-b Fleets, CUs and Generals come back, new ones are added, and all must be placed, in Turn Order."""
    if s.clock.round == 1:
        # S3-3.3-a
        return
    return_fleets(s)
    legitimate = await by_seniority(s, most(s, list(factions(s)), lambda faction: legitimacy(s, faction).value))
    tasks: list[Reinforce] = []
    for faction in s.turn_order():
        troops = added(s.dispersed[faction], due(s, faction, legitimate))
        s.dispersed[faction] = NONE
        generals = tuple(g for g in range(MAJORS) if s.general_of[g] == faction and is_dispersed(s, g))
        for general in generals:
            s.general_at[general] = OFF
        tasks.append(Reinforce(faction, troops, generals))
        s.emit(Reinforced(SIDE_REFS[faction], named(troops), tuple(GENERAL_REFS[g] for g in generals)))
    push(s, *tasks)


def due(s: SuccessorsState, faction: int, legitimate: int) -> Troops:
    """S3-5.2-a The new CUs of a Faction; `legitimate` is the one with the most Legitimacy (S3-5.2-c, S3-5.2-d)."""
    mercenaries, loyal = 2, 0
    if province_owner(s, MAKEDONIA) == faction:
        # S3-5.2-b
        loyal += 1
    if faction == legitimate:
        loyal += 1
    leaders = most(s, list(factions(s)), lambda other: victory_points(s, other).value)
    if faction in leaders:
        # S3-5.2-e Alone two more, S3-5.2-f tied one each.
        mercenaries += 2 if len(leaders) == 1 else 1
    return added(one(MERCENARY, mercenaries), one(LOYAL, loyal))


# -- where it may go --------------------------------------------------------------------------------------------------


def why_not_reinforce(s: SuccessorsState, task: Reinforce, position: int) -> No | None:
    """S3-5.3-a A space of one's own without an enemy, or with a General of one's own (S3-5.3-b), but not one's own
    besieged Major City (S3-5.3-f)."""
    space, faction = space_of(position), task.faction
    if is_inside(position) and (s.control[space] != faction or not s.is_major_city(space)):
        return No("S3-15.1.3-e", "not_your_city", {"space": REFS[space]})
    if s.control[space] == faction and besiegers(s, space):
        return No("S3-5.3-f", "besieged", {"space": REFS[space]})
    if s.control[space] == faction and not enemies_in_space(s, faction, space):
        return None
    if generals_at(s, faction, position):
        return None
    enemy = intruder(s, faction, space) if s.control[space] == faction else None
    return No("S3-5.3-a", "no_reinforcements_here", {"space": REFS[space], "enemy": enemy})


def room(s: SuccessorsState, task: Reinforce, position: int) -> int:
    """S3-5.3-c How many more CUs may be placed in a position now."""
    space, faction = space_of(position), task.faction
    places = 99
    if is_inside(position):
        places = CROWD - cus(troops_at(s, faction, position))
    city = s.is_major_city(space) and s.control[space] == faction
    major = any(not is_minor(g) for at in parts_of(s, space) for g in generals_at(s, faction, at))
    return places if city or major else min(places, CROWD - task.placed.count(space))


def why_not_cus(s: SuccessorsState, task: Reinforce, position: int) -> No | None:
    """S3-5.3-c Two CUs in a space, unless it holds one's Major City or one of one's Major Generals."""
    full = No("S3-5.3-c", "no_room_for_reinforcements", {"space": REFS[space_of(position)]})
    return why_not_reinforce(s, task, position) or (None if room(s, task, position) >= fewest(task.troops) else full)


def why_not_strew_cus(s: SuccessorsState, task: Reinforce, position: int) -> No | None:
    """S3-5.4-b At most two CUs in each Province then, and with a General of one's own (S3-5.4-c)."""
    no = why_not_strew(s, task, position)
    province = PROVINCE_OF[space_of(position)]
    if no is None and CROWD - task.strewn.count(province) < fewest(task.troops):
        return No("S3-5.4-b", "province_full", {"province": PROVINCE_REFS[province]})
    if no is None and task.placed.count(space_of(position)) >= CROWD:
        # S3-5.3-c Those who came before count.
        return No("S3-5.3-c", "no_room_for_reinforcements", {"space": REFS[space_of(position)]})
    if no is None and not generals_at(s, task.faction, position) and not off_map_minors(s, task.faction):
        return No("S3-5.4-c", "no_general_for_them", {"space": REFS[space_of(position)]})
    return no


# -- placing ----------------------------------------------------------------------------------------------------------


async def reinforce(s: SuccessorsState, task: Reinforce) -> None:
    """5.2 One General, or some CUs in one place, at a time: Generals first, since they lift the limit (S3-5.3-c)."""
    if task.generals:
        await reinforce_general(s, task)
    elif cus(task.troops):
        await reinforce_cus(s, task)


async def reinforce_general(s: SuccessorsState, task: Reinforce) -> None:
    general = task.generals[0]
    if len(task.generals) > 1:
        pieces = [Option(GENERAL_NAMES[g], g, {"piece": GENERAL_NAMES[g]}) for g in task.generals]
        general = await choose(task.faction, "reinforcing_general", pieces, rule="S3-5.1-b")
    await seat_general(s, task.faction, general, partial(why_not_reinforce, s, task), partial(why_not_strew, s, task))
    push(s, replace(task, generals=tuple(g for g in task.generals if g != general)))
    settle(s)


async def seat_general(s: SuccessorsState, faction: int, general: int, *ways: Callable[[int], No | None]) -> None:
    """S3-5.3-a, S3-5.4-a A Major General is placed, in the first way in which there is a place; else he is
    Dispersed."""
    for why_not in ways:
        able = [place for place in PLACES if why_not(place.value) is None]
        if able:
            about = {"general": GENERAL_REFS[general]}
            at = await choose(faction, "reinforce", PLACES, rule="S3-5.1-b", why_not=why_not, about=about, allowed=able)
            s.general_at[general] = at
            s.emit(Arrived(SIDE_REFS[faction], REFS[space_of(at)], is_inside(at), general=GENERAL_REFS[general]))
            return
    s.general_at[general] = DISPERSED
    s.emit(Dispersed(SIDE_REFS[faction], general=GENERAL_REFS[general]))


async def reinforce_stacked(s: SuccessorsState, faction: int, general: int, troops: Troops) -> None:
    """S3-8.5-d A General of a General card comes with his CUs, all in one place."""
    task = Reinforce(faction, troops, (general,))

    def why_not(position: int) -> No | None:
        full = is_inside(position) and cus(troops) > CROWD - cus(troops_at(s, faction, position))
        no_room = No("S3-9.7-b", "no_room_for_reinforcements", {"space": REFS[space_of(position)]})
        return why_not_reinforce(s, task, position) or (no_room if full else None)

    await seat_general(s, faction, general, why_not, partial(why_not_strew, s, task))
    if is_dispersed(s, general):
        disband(s, task)
    else:
        arrive(s, faction, s.general_at[general], troops)
    settle(s)


def open_places(s: SuccessorsState, task: Reinforce) -> list[int]:
    """What `why_not_reinforce` allows, looking only at one's own spaces and where one's Generals are."""
    free = peaceful_places(s, task.faction)
    mine = [at for at, sides in whereabouts(s).leaders.items() if task.faction in sides and not is_at_sea(at)]
    return free + [at for at in mine if at not in free and why_not_reinforce(s, task, at) is None]


async def reinforce_cus(s: SuccessorsState, task: Reinforce) -> None:
    about = {"cus": cus(task.troops)}
    why_not = partial(why_not_cus, s, task)
    able = [PLACE[at] for at in with_room(task, open_places(s, task), partial(room, s, task))]
    # S3-5.3-e The Minor General who comes with those strewn makes room for no others.
    if able and not task.strewn:
        at = await choose(
            task.faction, "reinforce", PLACES, rule="S3-5.1-b", why_not=why_not, about=about, allowed=able
        )
        group = await some(s, task, at, room(s, task, at))
        placed = (*task.placed, *[space_of(at)] * cus(group))
        push(s, replace(task, troops=less(task.troops, group), placed=placed))
        arrive(s, task.faction, at, group)
        await lead(s, task.faction, at)
        settle(s)
        return
    why_not = partial(why_not_strew_cus, s, task)
    able = [place for place in PLACES if why_not(place.value) is None]
    if able:
        # S3-5.4-a They may go there, or to the Dispersed box.
        at = await offer(
            task.faction, "strew", PLACES, DONE, rule="S3-5.4-a", why_not=why_not, about=about, allowed=able
        )
        if at is None:
            disband(s, task)
            return
        space = space_of(at)
        province = PROVINCE_OF[space]
        room_left = CROWD - max(task.strewn.count(province), task.placed.count(space))
        group = await some(s, task, at, room_left)
        strewn = (*task.strewn, *[province] * cus(group))
        placed = (*task.placed, *[space] * cus(group))
        push(s, replace(task, troops=less(task.troops, group), strewn=strewn, placed=placed))
        arrive(s, task.faction, at, group)
        if not generals_at(s, task.faction, at):
            place_minor(s, off_map_minors(s, task.faction)[0], at)
        settle(s)
        return
    disband(s, task)


def disband(s: SuccessorsState, task: Reinforce) -> None:
    """OQ3-EMERGENCY What cannot be placed stays in the Dispersed box."""
    s.dispersed[task.faction] = added(s.dispersed[task.faction], task.troops)
    s.emit(Dispersed(SIDE_REFS[task.faction], cus=named(task.troops)))


async def lead(s: SuccessorsState, faction: int, position: int) -> None:
    """S3-5.3-d A Minor General may be placed with CUs that have no General."""
    minors = off_map_minors(s, faction)
    if generals_at(s, faction, position) or not minors:
        return
    if await confirm(faction, "minor_with_them", rule="S3-5.3-d", about={"space": REFS[space_of(position)]}):
        place_minor(s, minors[0], position)
