"""5.2 Reinforcements: what each Faction gets, and where it may be placed. Cards and recruits use the same rules.

What both editions have alike stands in `common/reinforcements.py`.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, choose

from ..common.board import (
    CAVALRY,
    DISPERSED,
    LOYAL,
    MERCENARY,
    NOBODY,
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
from ..common.options import plays_with
from ..common.position import (
    added,
    commander,
    cus,
    enemies_in_space,
    factions,
    generals_at,
    is_besieged_general,
    is_dispersed,
    less,
    on_map_generals,
    one,
    parts_of,
    troops_at,
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
from ..common.victory import most
from .capitals import complete_capitals
from .cavalry import STEPPES
from .facts import (
    GENERAL_PICKS,
    GENERAL_REFS,
    LEVIES,
    MAJORS,
    MAKEDONIA,
    PLACE,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    PROVINCE_REFS,
    REFS,
    is_minor,
)
from .state import SuccessorsState
from .tasks import Reinforce
from .victory import by_rank

PERSIAN = tuple(PROVINCE_NUMBER[name] for name in LEVIES["persian_popular_support"].provinces)
"""Who has Persian Popular Support gets one more Mercenary for as long as he controls one of these Provinces."""


# -- what there is ----------------------------------------------------------------------------------------------------


async def reinforcement(s: SuccessorsState) -> None:
    """S4-5.2-g Fleets, CUs and Generals come back, new ones are added, and all must be placed, in Turn Order."""
    if s.clock.round == 1:
        # S4-5.1-b
        return
    return_fleets(s)
    complete_capitals(s)
    legitimate = await by_rank(s, most(s, list(factions(s)), lambda faction: legitimacy(s, faction).value))
    tasks: list[Reinforce] = []
    for faction in s.turn_order():
        troops = added(s.dispersed[faction], due(s, faction, legitimate))
        s.dispersed[faction] = NONE
        generals = tuple(g for g in range(MAJORS) if s.general_of[g] == faction and is_dispersed(s, g))
        for general in generals:
            s.general_at[general] = OFF
        tasks.append(Reinforce(faction, troops, generals, openers=on_map_generals(s, faction)))
        s.emit(Reinforced(SIDE_REFS[faction], named(troops), tuple(GENERAL_REFS[g] for g in generals)))
    push(s, *tasks)


def due(s: SuccessorsState, faction: int, legitimate: int) -> Troops:
    """S4-5.2-c The new CUs of a Faction; `legitimate` is the one with the most Legitimacy (S4-5.2-e, -q)."""
    mercenaries, loyal = 2, 0
    if province_owner(s, MAKEDONIA) == faction:
        # S4-5.2-d
        loyal += 1
    if faction == legitimate:
        loyal += 1
    leaders = most(s, list(factions(s)), lambda other: victory_points(s, other).value)
    if faction in leaders:
        # S4-5.2-f Alone two more, S4-5.2-r tied one each.
        mercenaries += 2 if len(leaders) == 1 else 1
    if s.persian_support == faction and any(province_owner(s, province) == faction for province in PERSIAN):
        mercenaries += 1
    mounted = plays_with(s.setup, "cavalry") and any(province_owner(s, province) == faction for province in STEPPES)
    # S4-16.9-d One of the two that everybody gets; S4-16.9-u those for the most VP stay Mercenaries.
    return added(added(one(MERCENARY, mercenaries - mounted), one(LOYAL, loyal)), one(CAVALRY, int(mounted)))


# -- where it may go --------------------------------------------------------------------------------------------------


def why_not_reinforce(s: SuccessorsState, task: Reinforce, position: int) -> No | None:
    """S4-5.2-h A space of one's own without an enemy, or the position of an unbesieged General who was on the map when
    the phase or Segment began (S4-5.2-p)."""
    space, faction = space_of(position), task.faction
    if is_inside(position) and (s.control[space] != faction or not s.is_major_city(space)):
        return No("S4-9.4-e", "not_your_city", {"space": REFS[space]})
    if s.control[space] == faction and not enemies_in_space(s, faction, space):
        return None
    here = [g for g in generals_at(s, faction, position) if g in task.openers]
    if any(not is_besieged_general(s, g) for g in here):
        return None
    enemy = intruder(s, faction, space) if s.control[space] == faction else None
    return No("S4-5.2-h", "no_reinforcements_here", {"space": REFS[space], "enemy": enemy})


def open_places(s: SuccessorsState, task: Reinforce) -> list[int]:
    """What `why_not_reinforce` allows, looking only at one's own spaces and where one's Generals are."""
    free = peaceful_places(s, task.faction)
    mine = [at for g in task.openers if (at := s.general_at[g]) >= 0 and not is_at_sea(at)]
    return free + [at for at in dict.fromkeys(mine) if at not in free and why_not_reinforce(s, task, at) is None]


def room(s: SuccessorsState, task: Reinforce, position: int) -> int:
    """S4-5.2-j How many more CUs may be placed in a position now."""
    space, faction = space_of(position), task.faction
    places = 99
    if is_inside(position):
        places = CROWD - cus(troops_at(s, faction, position))
    if s.control[space] == faction and s.is_major_city(space):
        return places
    leaders = [commander(s, faction, at) for at in parts_of(s, space)]
    major = any(leader != NOBODY and not is_minor(leader) for leader in leaders)
    return places if major else min(places, CROWD - task.placed.count(space))


def why_not_cus(s: SuccessorsState, task: Reinforce, position: int) -> No | None:
    """S4-5.2-j Two CUs in a space, unless it holds one's Major City or one of one's Major Generals."""
    no = why_not_reinforce(s, task, position)
    if no is not None or room(s, task, position) >= fewest(task.troops):
        return no
    return No("S4-5.2-j", "no_room_for_reinforcements", {"space": REFS[space_of(position)]})


def why_not_strew_cus(s: SuccessorsState, task: Reinforce, position: int) -> No | None:
    """S4-5.2-m At most two CUs in each Province then, and with a General of one's own (S4-5.2-n)."""
    no = why_not_strew(s, task, position)
    province = PROVINCE_OF[space_of(position)]
    if no is None and CROWD - task.strewn.count(province) < fewest(task.troops):
        return No("S4-5.2-m", "province_full", {"province": PROVINCE_REFS[province]})
    if no is None and not generals_at(s, task.faction, position) and not off_map_minors(s, task.faction):
        return No("S4-5.2-n", "no_general_for_them", {"space": REFS[space_of(position)]})
    return no


def strewn_places(s: SuccessorsState, task: Reinforce) -> list[int]:
    return [place.value for place in s.places() if why_not_strew(s, task, place.value) is None]


# -- placing ----------------------------------------------------------------------------------------------------------


async def reinforce(s: SuccessorsState, task: Reinforce) -> None:
    """5.2 One General, or some CUs in one place, at a time: Generals first, since they lift the limit (S4-5.2-k)."""
    if task.generals:
        await reinforce_general(s, task)
    elif cus(task.troops):
        await reinforce_cus(s, task)


async def reinforce_general(s: SuccessorsState, task: Reinforce) -> None:
    general = task.generals[0]
    if len(task.generals) > 1:
        pieces = [GENERAL_PICKS[g] for g in task.generals]
        general = await choose(task.faction, "reinforcing_general", pieces, rule="S4-5.2-g")
    rest = replace(task, generals=tuple(g for g in task.generals if g != general))
    for why_not, among in (
        (partial(why_not_reinforce, s, task), open_places),
        (partial(why_not_strew, s, task), strewn_places),
    ):
        able = [PLACE[at] for at in among(s, task)]
        if able:
            about = {"general": GENERAL_REFS[general]}
            at = await choose(
                task.faction, "reinforce", s.places(), rule="S4-5.2-g", why_not=why_not, about=about, allowed=able
            )
            s.general_at[general] = at
            space = REFS[space_of(at)]
            s.emit(Arrived(SIDE_REFS[task.faction], space, is_inside(at), general=GENERAL_REFS[general]))
            break
    else:
        # S4-5.2-o
        s.general_at[general] = DISPERSED
        s.emit(Dispersed(SIDE_REFS[task.faction], general=GENERAL_REFS[general]))
    push(s, rest)
    settle(s)


async def reinforce_cus(s: SuccessorsState, task: Reinforce) -> None:
    about = {"cus": cus(task.troops)}
    why_not = partial(why_not_cus, s, task)
    able = [PLACE[at] for at in with_room(task, open_places(s, task), partial(room, s, task))]
    if able:
        at = await choose(
            task.faction, "reinforce", s.places(), rule="S4-5.2-g", why_not=why_not, about=about, allowed=able
        )
        group = await some(s, task, at, room(s, task, at))
        placed = (*task.placed, *[space_of(at)] * cus(group))
        push(s, replace(task, troops=less(task.troops, group), placed=placed))
        arrive(s, task.faction, at, group)
        settle(s)
        return
    why_not = partial(why_not_strew_cus, s, task)
    able = [place for place in s.places() if why_not(place.value) is None]
    if able:
        at = await choose(
            task.faction, "reinforce", s.places(), rule="S4-5.2-l", why_not=why_not, about=about, allowed=able
        )
        province = PROVINCE_OF[space_of(at)]
        group = await some(s, task, at, CROWD - task.strewn.count(province))
        strewn = (*task.strewn, *[province] * cus(group))
        push(s, replace(task, troops=less(task.troops, group), strewn=strewn))
        arrive(s, task.faction, at, group)
        if not generals_at(s, task.faction, at):
            place_minor(s, off_map_minors(s, task.faction)[0], at)
        settle(s)
        return
    # S4-5.2-o
    s.dispersed[task.faction] = added(s.dispersed[task.faction], task.troops)
    s.emit(Dispersed(SIDE_REFS[task.faction], cus=named(task.troops)))
