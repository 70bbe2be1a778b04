"""9 Activation: an Army or a General is named, takes pieces along, and goes on until its player ends it.

What both editions have alike stands in `common/activation.py`.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from strategos.kernel.agenda import push
from strategos.kernel.asking import Facts, No, Option, choose, offer
from strategos.kernel.clock import AGAIN, Again

from ..common.activation import general_options, has_begun, refit, to_name, where_to_leave, why_not_minors
from ..common.board import (
    NOBODY,
    NONE,
    SIDE_REFS,
    inside,
    is_at_sea,
    outside,
    space_of,
)
from ..common.control import set_control
from ..common.land_movement import besieged_generals, occupants, way_back
from ..common.movement import land_cost, mp_left
from ..common.movement_events import Activated, LeftBehind, Marched, PickedUp
from ..common.parties import (
    ALL,
    ALONE,
    TROOPS,
    free_to_join,
    is_empty,
    mark_party,
    party_of,
    pick_cus,
    pick_royals,
    position_of,
    told,
    without,
)
from ..common.position import Conducted, added, beyond, cus, generals_at, troops_at
from ..common.segments import mark_general
from ..common.settle import settle
from ..common.steps import Party, is_at_ease, transfer
from ..common.tasks import BEGAN, BY_LAND, FREE, Activate, March
from ..common.walls import INSIDE
from ..common.windows import end_move
from .activated_army import (
    ACTS,
    acts,
    can_leave,
    is_exhausted,
    next_steps,
    removal_mp,
    siege_mp,
    why_not_act,
    why_not_name,
)
from .cavalry import is_mounted
from .disbanding import DISBAND, DISBANDING, disband, why_not_disband
from .events import ChangedPosition
from .facts import GENERAL_REFS, RANK, REFS
from .land_movement import besieged_cities, enter, give_up, pass_stronghold, still_besieged
from .minor_generals import arrange_minor
from .naval_movement import sail
from .parties import (
    gather,
    go_without,
    joined,
    pick_generals,
    staying_behind,
    why_not_leave,
    with_party,
)
from .sieges import conduct_siege
from .state import SuccessorsState
from .steps import Step
from .windows import gap

MINOR: Option[int] = Option("minor", NOBODY, {"button": "minor", "quiet": 1})


def why_not_named(s: SuccessorsState, faction: int, general: int) -> No | None:
    """A General to activate, or the buttons for Minor Generals and the Royal Army."""
    if general == DISBANDING:
        return why_not_disband(s, faction)
    return why_not_minors(s, faction) if general == NOBODY else why_not_name(s, faction, general)


async def march(s: SuccessorsState, task: March) -> Again | None:
    """S4-9.1-b The Army or General that a card activates, with the MP it gives (S4-9.2-a)."""
    faction = task.faction
    why_not, about = partial(why_not_named, s, faction), {"points": task.points, "count": task.count}
    able = to_name(s, faction, MINOR, DISBAND)
    general = await offer(
        faction,
        "march",
        lambda: [*general_options(s, faction), MINOR, DISBAND],
        rule="S4-9.1-a",
        why_not=why_not,
        about=about,
        allowed=[option for option in able if why_not(option.value) is None],
    )
    if general == NOBODY:
        await arrange_minor(s, faction)
        return AGAIN
    if general == DISBANDING:
        await disband(s, faction)
        return AGAIN
    if general is None:
        return None
    if task.count > 1:
        s.agenda[s.agenda.index(task)] = replace(task, count=task.count - 1)
    push(s, Activate(faction, general, points=task.points))
    return AGAIN if task.count > 1 else None


# -- one activation ---------------------------------------------------------------------------------------------------


async def activate(s: SuccessorsState, task: Activate) -> Again | None:
    """S4-9.3-a One thing after the other, in any order, until its player ends it or nothing is left to do."""
    await gap(s)
    if not task.generals and s.general_at[task.general] >= 0:
        return go_on(s, task, await set_out(s, task))
    if task.generals and is_at_sea(position_of(s, task)):
        return go_on(s, task, await voyage(s, task))
    if is_exhausted(s, task):
        return finish(s, task)
    near, why_not = next_steps(s, task), partial(why_not_act, s, task)
    key, space = await choose(
        task.faction,
        "activation",
        ACTS,
        rule="S4-9.3-a",
        why_not=why_not,
        about=about(s, task),
        allowed=acts(s, task, near),
    )
    match key:
        case "go":
            return go_on(s, task, await go(s, task, space))
        case "inside":
            return go_on(s, task, go_inside(s, task))
        case "outside":
            return go_on(s, task, await come_out(s, task))
        case "embark":
            return go_on(s, task, await voyage(s, task))
        case "siege":
            return go_on(s, task, await besiege(s, task))
        case "remove":
            return go_on(s, task, remove(s, task))
        case "take":
            return go_on(s, task, await pick_up(s, task))
        case "leave":
            return go_on(s, task, await leave_behind(s, task))
        case "turn_back":
            return go_on(s, task, back(s, task))
        case "minor":
            return go_on(s, task, await shift_minor(s, task))
        case _:
            return finish(s, task)


def about(s: SuccessorsState, task: Activate) -> Facts:
    """Who is asked for, and what is left."""
    if not task.generals:
        return {"general": GENERAL_REFS[task.general], "left": mp_left(s, task), "cus": 0}
    here = space_of(position_of(s, task))
    leader = GENERAL_REFS[task.generals[0]]
    return {"general": leader, "space": REFS[here], "left": mp_left(s, task), "cus": cus(task.troops)}


def go_on(s: SuccessorsState, task: Activate, after: Activate | None) -> Again | None:
    """The activation as it stands now lies on the agenda, for the next question."""
    if s.winner != NOBODY:
        return None
    if after is None:
        return finish(s, replace(task, generals=(), troops=NONE, royals=()))
    s.agenda[s.agenda.index(task)] = after
    return AGAIN


def finish(s: SuccessorsState, task: Activate) -> None:
    """S4-9.1-e, S4-9.1-f Whoever went along has moved in this Segment."""
    mark_general(s, task.general)
    if task.generals and has_begun(task):
        mark_party(s, party_of(task), position_of(s, task))
    s.passage.clear()
    end_move(s)
    settle(s)


# -- 9.1 who goes along -----------------------------------------------------------------------------------------------


async def set_out(s: SuccessorsState, task: Activate) -> Activate:
    """S4-9.1-a The Army or General named: which of the pieces there go with him; Generals above him in Rank do not
    unless he picks them up."""
    at = s.general_at[task.general]
    alone = Party(task.faction, (task.general,))
    pool = free_to_join(s, alone, at)
    pool = replace(pool, generals=tuple(g for g in pool.generals if RANK[g] < RANK[task.general]))
    party = joined(alone, pool)
    there = tuple(g for g in generals_at(s, task.faction, at) if g != task.general)
    # Where nobody could stay without him there is no choice; with a Minor General they may still be left.
    stay = why_not_leave(s, replace(pool, generals=there), at) is None
    if not is_empty(pool) and stay:
        party = joined(alone, await gather(s, "take_along", pool, at, (ALL, TROOPS, ALONE), "S4-9.1-h"))
    if not (has_begun(task) or task.besieged or task.closed):
        # Once for all, even if a Minor General sets out a second time elsewhere.
        task = replace(task, besieged=besieged_generals(s), closed=besieged_cities(s))
    task = with_party(task, party)
    who = told(s, without(party, alone))
    side, name = SIDE_REFS[task.faction], GENERAL_REFS[task.general]
    s.emit(Activated(side, name, REFS[space_of(at)], mp_left(s, task), who.generals, who.cus, who.royals))
    return task


async def pick_up(s: SuccessorsState, task: Activate) -> Activate:
    """S4-9.1-h Pieces that have not moved join; a General of higher Rank takes command (S4-9.2-h)."""
    at, party = position_of(s, task), party_of(task)
    more = await gather(s, "take_up", free_to_join(s, party, at), at, (ALL, TROOPS), "S4-9.1-h")
    who = told(s, more)
    s.emit(PickedUp(SIDE_REFS[task.faction], REFS[space_of(at)], who.generals, who.cus, who.royals))
    return with_party(task, joined(party, more))


async def leave_behind(s: SuccessorsState, task: Activate) -> Activate:
    """S4-9.1-h Pieces stay, and with them their activation ends (S4-9.2-e); without the General in command the next in
    Rank takes over (S4-9.2-g)."""
    at, party, faction = position_of(s, task), party_of(task), task.faction
    if task.bound != FREE:
        # S4-10-k
        royals = await pick_royals(s, faction, party.royals, at, "S4-8.4-d")
        return stay_behind(s, task, Party(faction, (), NONE, royals), at)
    place = await where_to_leave(s, task, at)
    generals = await pick_generals(faction, party.generals, at, "S4-9.1-h", len(party.generals) - 1)
    fewer = Party(faction, generals)
    # S4-9.1-n
    if s.control[space_of(at)] == faction or generals or staying_behind(s, party, at).generals:
        room = None if place == at else INSIDE - cus(troops_at(s, faction, place))
        group = await pick_cus(s, faction, party.troops, at, "S4-9.1-h", room)
        # S4-8.4-c Into the city a Royal Family Member goes with a General.
        royals = party.royals if place == at or generals else ()
        fewer = Party(faction, generals, group, await pick_royals(s, faction, royals, at, "S4-8.4-d"))
    return stay_behind(s, task, fewer, place)


def stay_behind(s: SuccessorsState, task: Activate, fewer: Party, place: int) -> Activate:
    """S4-9.2-e Some of an Army's pieces stay, in the city it stands before if that is their place."""
    at, party, faction = position_of(s, task), party_of(task), task.faction
    if is_empty(fewer):
        return task
    if place != at:
        transfer(s, fewer, at, place)
    if has_begun(task):
        mark_party(s, fewer, place)
    who = told(s, fewer)
    where = REFS[space_of(at)]
    s.emit(LeftBehind(SIDE_REFS[faction], where, place != at, who.generals, who.cus, who.royals))
    return with_party(task, without(party, fewer))


async def shift_minor(s: SuccessorsState, task: Activate) -> Activate:
    """S4-9.3-j A Minor General put elsewhere in his own activation goes on from there with what is left of his MP, and
    carries nothing with him (S4-9.1-d)."""
    here = position_of(s, task) if task.generals else NOBODY
    await arrange_minor(s, task.faction)
    if not task.generals or s.general_at[task.generals[0]] == here:
        return task
    if has_begun(task):
        mark_party(s, replace(party_of(task), generals=()), here)
    return replace(task, generals=(), troops=NONE, royals=(), trail=(), arrival=BEGAN)


# -- 10 A steps -------------------------------------------------------------------------------------------------------


async def go(s: SuccessorsState, task: Activate, space: int) -> Activate | None:
    """S4-10-b A: the route is announced, paid for and taken."""
    here, there, faction = position_of(s, task), outside(space), task.faction
    cost = land_cost(s, space_of(here), space)
    assert cost is not None, "no route"
    s.passage.clear()
    party = await pass_stronghold(s, party_of(task), here, task.arrival, by_sea=False)
    party = go_without(s, party, here)
    task = replace(
        with_party(task, party),
        spent=task.spent + cost,
        trail=(*task.trail, here),
        arrival=BY_LAND,
        bound=FREE,
        walked=task.walked or not task.sailed,
    )
    origin = way_back(s, faction, task.trail)
    mounted = is_mounted(s, party.troops)
    before, left = occupants(s, faction, there), None if origin == here else here
    step = Step(faction, faction, origin, there, before, still_besieged(s, task.besieged), left=left, mounted=mounted)
    transfer(s, party, here, there)
    leader, cus_named = GENERAL_REFS[party.generals[0]], told(s, party).cus
    s.emit(Marched(SIDE_REFS[faction], leader, REFS[space_of(here)], REFS[space], cost, cus_named))
    return await arrive(s, task, step)


async def arrive(s: SuccessorsState, task: Activate, step: Step) -> Activate | None:
    """10 B to L; a Land Battle or turning back takes all MP (S4-10-af, S4-11.3-g), but does not end the activation."""
    on = is_at_ease(s, step) or can_leave(s, task)
    entered = await enter(s, step, party_of(task), can_leave=on, closed=task.closed)
    if s.winner != NOBODY:
        return None
    halted = task.halted or entered.fought or entered.turned_back
    task = replace(task, halted=halted, bound=entered.bound, troops=added(task.troops, entered.won))
    if entered.bound != FREE:
        # S4-10-k, S4-10-p All Generals of the Faction must leave with him.
        task = replace(task, generals=tuple(generals_at(s, task.faction, step.position)))
    return refit(s, task, step.position, step.origin)


async def voyage(s: SuccessorsState, task: Activate) -> Activate | None:
    """13.2 A step of Naval Movement, from the embarkation to the landing."""
    space = space_of(position_of(s, task))
    after = await sail(s, task)
    return None if after is None else refit(s, after, outside(space), after.trail[-1])


def go_inside(s: SuccessorsState, task: Activate) -> Activate | None:
    """S4-9.3-d Into a Major City of one's own, at no cost."""
    here = position_of(s, task)
    space = space_of(here)
    s.passage.clear()
    party = transfer(s, party_of(task), here, inside(space))
    leader = GENERAL_REFS[party.generals[0]]
    s.emit(ChangedPosition(SIDE_REFS[task.faction], leader, REFS[space], True, told(s, party).cus))
    settle(s)
    return refit(s, replace(task, trail=(*task.trail, here), bound=FREE), inside(space))


async def come_out(s: SuccessorsState, task: Activate) -> Activate | None:
    """S4-9.3-d Out of the city at no cost: into whoever stands before it, points B to L (OQ-NAVAL-LANDING)."""
    here, faction = position_of(s, task), task.faction
    there = outside(space_of(here))
    mounted = is_mounted(s, task.troops)
    step = Step(
        faction, faction, here, there, occupants(s, faction, there), still_besieged(s, task.besieged), mounted=mounted
    )
    party = transfer(s, party_of(task), here, there)
    leader = GENERAL_REFS[party.generals[0]]
    s.emit(ChangedPosition(SIDE_REFS[faction], leader, REFS[space_of(here)], False, told(s, party).cus))
    return await arrive(s, replace(task, trail=(*task.trail, here)), step)


def back(s: SuccessorsState, task: Activate) -> Activate | None:
    """S4-10-p Instead of moving on from another player's General."""
    at = position_of(s, task)
    step = Step(task.faction, task.faction, way_back(s, task.faction, task.trail), at)
    party = party_of(task)
    # S4-10-p Who of the Royal Family has no Army goes with him only within a Major City.
    give_up(s, step, party if space_of(step.origin) == space_of(at) else go_without(s, party, at))
    return refit(s, replace(task, halted=True, bound=FREE), step.origin)


# -- 9.3 sieges and PC markers ----------------------------------------------------------------------------------------


async def besiege(s: SuccessorsState, task: Activate) -> Activate | None:
    """S4-9.3-e The Army conducts a siege for 2 MP; its CUs count as moved by it (S4-9.3-f)."""
    at = position_of(s, task)
    space = space_of(at)
    cost = siege_mp(s, task, space)
    before = s.conducted.get(space)
    s.conducted[space] = Conducted(task.general, 1 + (before.count if before is not None else 0))
    own = troops_at(s, task.faction, at)
    await conduct_siege(s, task.faction, space)
    if s.winner != NOBODY:
        return None
    # S4-14.9-l
    won = beyond(troops_at(s, task.faction, at), own)
    return refit(s, replace(spend(task, cost), troops=added(task.troops, won)), at)


def remove(s: SuccessorsState, task: Activate) -> Activate | None:
    """S4-9.3-g The PC marker goes, and none replaces it."""
    at = position_of(s, task)
    cost = removal_mp(s, task.faction, at)
    set_control(s, space_of(at), NOBODY)
    settle(s)
    return refit(s, spend(task, cost), at)


def spend(task: Activate, points: int) -> Activate:
    return replace(task, spent=task.spent + points, walked=task.walked or not task.sailed)
