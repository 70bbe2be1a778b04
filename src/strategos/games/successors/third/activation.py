"""9.1 to 9.10 A move: an Army or a General is named, takes pieces along, and goes on until its player ends it.

What both editions have alike stands in `common/activation.py`.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from strategos.kernel.agenda import push
from strategos.kernel.asking import Facts, No, Option, choose, confirm, offer
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
from ..common.royal_family import bury
from ..common.segments import mark_general
from ..common.settle import settle, settle_sieges
from ..common.steps import Party, Step, is_at_ease, transfer, whole_force
from ..common.tasks import BEGAN, BY_LAND, FREE, Activate, March
from ..common.walls import INSIDE
from ..common.windows import end_move
from .activated_army import (
    ACTS,
    REMOVAL_MP,
    SIEGE_MP,
    acts,
    can_leave,
    is_exhausted,
    next_steps,
    why_not_act,
    why_not_name,
)
from .confrontation import confront
from .events import ChangedPosition
from .facts import GENERAL_NAMES, GENERAL_REFS, NAMES, RANK, REFS, is_minor
from .land_movement import besieged_cities, enter, give_up, pass_stronghold, promise_passage
from .minor_generals import arrange_minor
from .naval_movement import sail
from .parties import (
    able_to_travel,
    by_rank,
    free_to_go,
    gather,
    joined,
    pick_generals,
    staying_behind,
    why_not_leave,
    with_party,
)
from .sieges import conduct_siege
from .state import SuccessorsState
from .windows import gap

MINOR: Option[int] = Option("minor", NOBODY, {"button": "minor", "quiet": 1})


def why_not_named(s: SuccessorsState, faction: int, general: int) -> No | None:
    """A General to activate, or the button for Minor Generals."""
    return why_not_minors(s, faction) if general == NOBODY else why_not_name(s, faction, general)


async def march(s: SuccessorsState, task: March) -> Again | None:
    """S3-7.4-a The Army or General that a card activates, with the MP it gives (S3-7.4-b)."""
    faction = task.faction
    why_not, about = partial(why_not_named, s, faction), {"points": task.points, "count": task.count}
    able = to_name(s, faction, MINOR)
    general = await offer(
        faction,
        "march",
        lambda: [*general_options(s, faction), MINOR],
        rule="S3-9.1-c",
        why_not=why_not,
        about=about,
        allowed=[option for option in able if why_not(option.value) is None],
    )
    if general == NOBODY:
        await arrange_minor(s, faction)
        return AGAIN
    if general is None:
        return None
    if task.count > 1:
        s.agenda[s.agenda.index(task)] = replace(task, count=task.count - 1)
    push(s, Activate(faction, general, points=task.points))
    return AGAIN if task.count > 1 else None


# -- one activation ---------------------------------------------------------------------------------------------------


async def activate(s: SuccessorsState, task: Activate) -> Again | None:
    """S3-9.2-a One thing after the other, in any order, until its player ends it or nothing is left to do."""
    await gap(s)
    if not task.generals and s.general_at[task.general] >= 0:
        return await go_on(s, task, await set_out(s, task))
    if task.generals and is_at_sea(position_of(s, task)):
        return await go_on(s, task, await voyage(s, task))
    if is_exhausted(s, task):
        return await finish(s, task)
    why_not = partial(why_not_act, s, task)
    near = next_steps(s, task)
    key, space = await choose(
        task.faction,
        "activation",
        ACTS,
        rule="S3-9.2-a",
        why_not=why_not,
        about=about(s, task, near),
        allowed=acts(s, task, near),
    )
    match key:
        case "go":
            return await go_on(s, task, await go(s, task, space))
        case "inside":
            return await go_on(s, task, go_inside(s, task))
        case "outside":
            return await go_on(s, task, await come_out(s, task))
        case "embark":
            return await go_on(s, task, await voyage(s, task))
        case "siege":
            return await go_on(s, task, await besiege(s, task))
        case "remove":
            return await go_on(s, task, remove(s, task))
        case "take":
            return await go_on(s, task, await pick_up(s, task))
        case "leave":
            return await go_on(s, task, await leave_behind(s, task))
        case "turn_back":
            return await go_on(s, task, await back(s, task))
        case "minor":
            return await go_on(s, task, await shift_minor(s, task))
        case "bury":
            bury(s, task.faction)
            return await go_on(s, task, refit(s, task, position_of(s, task)))
        case _:
            return await finish(s, task)


def about(s: SuccessorsState, task: Activate, near: list[int]) -> Facts:
    """Who is asked for, what is left, and what each step would cost."""
    if not task.generals:
        return {"general": GENERAL_REFS[task.general], "left": mp_left(s, task), "cus": 0}
    here = space_of(position_of(s, task))
    costs = {f"cost-{NAMES[n]}": land_cost(s, here, n) for n in near}
    leader = GENERAL_REFS[task.generals[0]]
    return {"general": leader, "space": REFS[here], "left": mp_left(s, task), "cus": cus(task.troops), **costs}


async def go_on(s: SuccessorsState, task: Activate, after: Activate | None) -> Again | None:
    """The activation as it stands now lies on the agenda, for the next question; a battle or turning back ends it
    (S3-12-c, S3-10.5-a)."""
    if s.winner != NOBODY:
        return None
    if after is None:
        return await finish(s, replace(task, generals=(), troops=NONE, royals=()))
    if after.halted:
        return await finish(s, after)
    s.agenda[s.agenda.index(task)] = after
    return AGAIN


async def finish(s: SuccessorsState, task: Activate) -> None:
    """S3-9.4-c, S3-18.4-c Whoever went along has moved in this Segment; who ends among others' CUs fights
    (S3-9.11-f)."""
    mark_general(s, task.general)
    if task.generals and has_begun(task):
        mark_party(s, party_of(task), position_of(s, task))
        await part(s, task)
    s.passage.clear()
    end_move(s)
    settle(s)
    if task.generals and s.winner == NOBODY and s.general_at[task.generals[0]] >= 0:
        await name_commander(s, task.faction, s.general_at[task.generals[0]])


async def part(s: SuccessorsState, task: Activate) -> None:
    """S3-9.11-f Free Passage is over with the move: CUs of two players in one position fight, and who ended the move
    there has entered (S3-9.11-g), also a General's space (S3-9.9-c); unless the others can and will withdraw into
    their city."""
    at, faction = position_of(s, task), task.faction
    if not cus(troops_at(s, faction, at)):
        return
    for other in [f for f in s.passage if cus(troops_at(s, f, at)) or generals_at(s, f, at)]:
        if s.winner != NOBODY or await withdraws(s, other, at):
            continue
        s.passage.remove(other)
        origin = way_back(s, faction, task.trail) if task.trail else at
        await confront(s, Step(faction, faction, origin, at))


async def withdraws(s: SuccessorsState, faction: int, position: int) -> bool:
    """S3-9.11-f Whether who granted the passage goes inside his own Major City."""
    space = space_of(position)
    if not s.is_major_city(space) or s.control[space] != faction:
        return False
    party = whole_force(s, faction, position)
    within = troops_at(s, faction, inside(space))
    if cus(within) + cus(party.troops) > INSIDE:
        return False
    if not await confirm(faction, "withdraw_inside", rule="S3-9.11-f", about={"space": REFS[space]}):
        return False
    transfer(s, party, position, inside(space))
    leader = GENERAL_REFS[party.generals[0]] if party.generals else None
    s.emit(ChangedPosition(SIDE_REFS[faction], leader, REFS[space], True, told(s, party).cus))
    return True


async def name_commander(s: SuccessorsState, faction: int, position: int) -> None:
    """S3-8.3-b Where Generals of equal Rank have come together their player names who commands."""
    there = generals_at(s, faction, position)
    equals = [g for g in there if RANK[g] == RANK[there[0]] and not is_minor(g)]
    if len(equals) > 1:
        options = [Option(GENERAL_NAMES[g], g, {"piece": GENERAL_NAMES[g]}) for g in equals]
        about = {"space": REFS[space_of(position)]}
        stand_back(s, equals, await choose(faction, "commander", options, rule="S3-8.4-f", about=about))


def stand_back(s: SuccessorsState, equals: list[int], commands: int) -> None:
    """S3-8.4-f The others leave the command to one of equal Rank."""
    back = [g for g in s.stood_back if g not in equals] + [g for g in equals if g != commands]
    if back != s.stood_back:
        s.stood_back = back
        s.seen.whereabouts = None


# -- 9.1 who goes along -----------------------------------------------------------------------------------------------


async def set_out(s: SuccessorsState, task: Activate) -> Activate:
    """S3-9.1-c The Army or General named: which of the pieces there go with him; Generals above him in Rank do not
    unless he picks them up."""
    at = s.general_at[task.general]
    alone = Party(task.faction, (task.general,))
    pool = free_to_go(s, alone, at)
    pool = replace(pool, generals=tuple(g for g in pool.generals if RANK[g] <= RANK[task.general]))
    # S3-8.4-g Before the Army moves one of equal Rank may take the command: who is named has it.
    equals = [g for g in generals_at(s, task.faction, at) if RANK[g] == RANK[task.general] and not is_minor(g)]
    stand_back(s, equals, task.general)
    party = joined(alone, pool)
    there = tuple(g for g in generals_at(s, task.faction, at) if g != task.general)
    # Where nobody could stay without him there is no choice; with a Minor General they may still be left.
    stay = why_not_leave(s, replace(pool, generals=there), at) is None
    if not is_empty(pool) and stay:
        party = joined(alone, await gather(s, "take_along", alone, pool, (ALL, TROOPS, ALONE), "S3-8.4-a"))
    if not (has_begun(task) or task.besieged or task.closed):
        # Once for all, even if a Minor General sets out a second time elsewhere.
        task = replace(task, besieged=besieged_generals(s), closed=besieged_cities(s))
    task = with_party(task, party)
    who = told(s, without(party, alone))
    side, name = SIDE_REFS[task.faction], GENERAL_REFS[task.general]
    s.emit(Activated(side, name, REFS[space_of(at)], mp_left(s, task), who.generals, who.cus, who.royals))
    return task


async def pick_up(s: SuccessorsState, task: Activate) -> Activate:
    """S3-9.4-a Pieces that have not moved join."""
    at, party = position_of(s, task), party_of(task)
    more = await gather(s, "take_up", party, free_to_go(s, party, at), (ALL, TROOPS), "S3-8.4-a")
    who = told(s, more)
    s.emit(PickedUp(SIDE_REFS[task.faction], REFS[space_of(at)], who.generals, who.cus, who.royals))
    task = with_party(task, joined(party, more))
    return await change_command(s, task, party.generals[0])


async def change_command(s: SuccessorsState, task: Activate, led: int) -> Activate:
    """S3-9.10-a Who is picked up and has a higher Rank commands for the rest of the move; of equal ones the player
    chooses (S3-9.10-b)."""
    equals = [g for g in task.generals if RANK[g] == RANK[task.generals[0]]]
    if led in equals and len(equals) > 1:
        options = [Option(GENERAL_NAMES[g], g, {"piece": GENERAL_NAMES[g]}) for g in equals]
        about = {"space": REFS[space_of(position_of(s, task))]}
        stand_back(s, equals, await choose(task.faction, "commander", options, rule="S3-9.10-b", about=about))
        first = next(g for g in equals if g not in s.stood_back)
        task = replace(task, generals=by_rank(task.generals, first))
    return replace(task, chief=task.generals[0]) if task.generals[0] != led else task


async def leave_behind(s: SuccessorsState, task: Activate) -> Activate:
    """S3-8.4-a Pieces stay, and with them their activation ends (S3-9.4-c); without the General in command the next in
    Rank takes over (S3-9.10-a)."""
    at, party, faction = position_of(s, task), party_of(task), task.faction
    place = await where_to_leave(s, task, at)
    generals = await pick_generals(faction, party.generals, at, "S3-8.4-a", len(party.generals) - 1)
    fewer = Party(faction, generals)
    # S3-9.4-b
    if s.control[space_of(at)] == faction or generals or staying_behind(s, party, at).generals:
        room = None if place == at else INSIDE - cus(troops_at(s, faction, place))
        group = await pick_cus(s, faction, party.troops, at, "S3-8.4-a", room)
        # S3-18.4-a Into the city a Royal Family Member goes with a General.
        royals = party.royals if place == at or generals else ()
        fewer = Party(faction, generals, group, await pick_royals(s, faction, royals, at, "S3-18.2-d"))
    elif party.royals:
        fewer = Party(faction, (), NONE, await pick_royals(s, faction, party.royals, at, "S3-18.4-b"))
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
    """S3-8.1-d A Minor General put elsewhere in his own activation goes on from there with what is left of his MP, and
    carries nothing with him (S3-8.1-d)."""
    here = position_of(s, task) if task.generals else NOBODY
    await arrange_minor(s, task.faction)
    if not task.generals or s.general_at[task.generals[0]] == here:
        return task
    if has_begun(task):
        mark_party(s, replace(party_of(task), generals=()), here)
    return replace(task, generals=(), troops=NONE, royals=(), trail=(), arrival=BEGAN)


# -- 10 A steps -------------------------------------------------------------------------------------------------------


async def go(s: SuccessorsState, task: Activate, space: int) -> Activate | None:
    """S3-9.5-c A: the route is announced, paid for and taken."""
    here, there, faction = position_of(s, task), outside(space), task.faction
    cost = land_cost(s, space_of(here), space)
    assert cost is not None, "no route"
    if not cus(task.troops) and not await promise_passage(s, faction, there):
        # S3-9.9-a Alone he goes nowhere among CUs.
        return replace(task, barred=(*task.barred, space))
    s.passage.clear()
    party = await pass_stronghold(s, task, here, by_sea=False)
    party = replace(party, royals=able_to_travel(s, party.royals, party.troops))
    task = replace(
        with_party(task, party),
        spent=task.spent + cost,
        trail=(*task.trail, here),
        arrival=BY_LAND,
        bound=FREE,
        walked=task.walked or not task.sailed,
    )
    origin = way_back(s, faction, task.trail)
    before, left = occupants(s, faction, there), None if origin == here else here
    step = Step(faction, faction, origin, there, before, task.besieged, left=left)
    transfer(s, party, here, there)
    leader, cus_named = GENERAL_REFS[party.generals[0]], told(s, party).cus
    s.emit(Marched(SIDE_REFS[faction], leader, REFS[space_of(here)], REFS[space], cost, cus_named))
    # S3-15.1.4-a A siege is lifted as the last CU leaves, even if it has to turn back.
    settle_sieges(s)
    return await arrive(s, task, step)


async def arrive(s: SuccessorsState, task: Activate, step: Step) -> Activate | None:
    """9.5 What happens there; a Land Battle or turning back ends the move (S3-12-c, S3-10.5-a)."""
    on = is_at_ease(s, step) or can_leave(s, task)
    entered = await enter(s, step, party_of(task), can_leave=on, closed=task.closed)
    if s.winner != NOBODY:
        return None
    halted = task.halted or entered.fought or entered.turned_back
    task = replace(task, halted=halted, bound=entered.bound, troops=added(task.troops, entered.won))
    if entered.bound != FREE:
        # S3-9.9-b All Generals of the Faction must leave with him.
        task = replace(task, generals=tuple(generals_at(s, task.faction, step.position)))
    return refit(s, task, step.position, step.origin)


async def voyage(s: SuccessorsState, task: Activate) -> Activate | None:
    """13.2 A step of Naval Movement, from the embarkation to the landing."""
    space = space_of(position_of(s, task))
    after = await sail(s, task)
    return None if after is None else refit(s, after, outside(space), after.trail[-1])


def go_inside(s: SuccessorsState, task: Activate) -> Activate | None:
    """S3-9.7-e Into a Major City of one's own, at no cost."""
    here = position_of(s, task)
    space = space_of(here)
    s.passage.clear()
    party = transfer(s, party_of(task), here, inside(space))
    leader = GENERAL_REFS[party.generals[0]]
    s.emit(ChangedPosition(SIDE_REFS[task.faction], leader, REFS[space], True, told(s, party).cus))
    settle(s)
    return refit(s, replace(task, trail=(*task.trail, here), bound=FREE), inside(space))


async def come_out(s: SuccessorsState, task: Activate) -> Activate | None:
    """S3-9.7-e Out of the city at no cost: into whoever stands before it, points B to L (OQ-NAVAL-LANDING)."""
    here, faction = position_of(s, task), task.faction
    there = outside(space_of(here))
    if not cus(task.troops) and not await promise_passage(s, faction, there):
        # S3-9.9-a Alone he does not step out among CUs.
        return replace(task, barred=(*task.barred, space_of(here)))
    step = Step(faction, faction, here, there, occupants(s, faction, there), task.besieged)
    party = transfer(s, party_of(task), here, there)
    leader = GENERAL_REFS[party.generals[0]]
    s.emit(ChangedPosition(SIDE_REFS[faction], leader, REFS[space_of(here)], False, told(s, party).cus))
    return await arrive(s, replace(task, trail=(*task.trail, here)), step)


async def back(s: SuccessorsState, task: Activate) -> Activate | None:
    """S3-9.9-b Instead of moving on from another player's General."""
    at = position_of(s, task)
    step = Step(task.faction, task.faction, way_back(s, task.faction, task.trail), at)
    await give_up(s, step, party_of(task))
    return refit(s, replace(task, halted=True, bound=FREE), step.origin)


# -- 9.3 sieges and PC markers ----------------------------------------------------------------------------------------


async def besiege(s: SuccessorsState, task: Activate) -> Activate | None:
    """S3-9.8-c The Army conducts a siege for 2 MP; its CUs count as moved by it (S3-9.1-b)."""
    at = position_of(s, task)
    space = space_of(at)
    before = s.conducted.get(space)
    s.conducted[space] = Conducted(task.general, 1 + (before.count if before is not None else 0))
    own = troops_at(s, task.faction, at)
    await conduct_siege(s, task.faction, space)
    if s.winner != NOBODY:
        return None
    # S3-14.3-i Who has come over belongs to the Army.
    won = beyond(troops_at(s, task.faction, at), own)
    return refit(s, replace(spend(task, SIEGE_MP), troops=added(task.troops, won)), at)


def remove(s: SuccessorsState, task: Activate) -> Activate | None:
    """S3-9.8-a The PC marker goes, and none replaces it."""
    at = position_of(s, task)
    set_control(s, space_of(at), NOBODY)
    settle(s)
    return refit(s, spend(task, REMOVAL_MP), at)


def spend(task: Activate, points: int) -> Activate:
    """OQ3-NAVAL-LAND What is done in a space is no movement by land."""
    return replace(task, spent=task.spent + points)
