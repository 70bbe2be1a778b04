"""9.5, 9.11, 9.12 Land Movement: one step, from the route announced to the battle fought.

What both editions have alike stands in `common/land_movement.py`.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from strategos.kernel.asking import No, Option, choose, confirm

from ..common.board import (
    INDEPENDENT,
    NONE,
    SIDE_REFS,
    STRONGHOLD,
    Troops,
    inside,
    outside,
    space_of,
)
from ..common.confrontation import cus_of, opponents
from ..common.dispersal import disperse_general
from ..common.land_movement import ASK_PASSAGE, besieged_among, both_parts, put_inside, why_not_rearrange
from ..common.movement_events import PassageAnswered
from ..common.options import plays_with
from ..common.parties import party_of, pick_cus, pick_royals
from ..common.position import (
    cus,
    enemies_at,
    generals_at,
    has_enemy_at,
    has_enemy_general_at,
)
from ..common.settle import settle
from ..common.steps import Party, Step, has_cus, may_stay, turn_back, whole_force
from ..common.tasks import BEGAN, BY_SEA, FREE, Activate
from ..common.walls import INSIDE
from .attrition import PASSING, attrition
from .confrontation import catch_helpless, confront
from .evasion import evasions
from .facts import KIND, MAJOR_CITIES, REFS
from .interception import NOBODY_CAME, Come, interceptions
from .parties import pick_generals
from .state import SuccessorsState
from .tasks import GENERAL


class Entered(msgspec.Struct, frozen=True):
    """What has become of a step."""

    turned_back: bool = False
    fought: bool = False
    bound: int = FREE
    """Whether those who came must leave again: FREE, or GENERAL."""
    won: Troops = NONE
    """Royal Army CUs that came over without a battle: they go on with the Army."""


# -- before an activation ---------------------------------------------------------------------------------------------


def besieged_cities(s: SuccessorsState) -> tuple[int, ...]:
    """S3-9.5-d Where nothing can be rearranged any more."""
    return besieged_among(s, MAJOR_CITIES)


# -- point A ----------------------------------------------------------------------------------------------------------


def passes_stronghold(s: SuccessorsState, general: int, space: int, arrival: int, *, by_sea: bool) -> bool:
    """S3-9.12-a An Army leaves an Independent Stronghold that it entered in this activation by land; who began there or
    has tried to subjugate it suffers nothing (S3-9.12-c), nor who comes and goes by sea (S3-9.12-b)."""
    if KIND[space] != STRONGHOLD or s.control[space] != INDEPENDENT or arrival == BEGAN:
        return False
    tried = s.conducted.get(space)
    if tried is not None and tried.general == general:
        return False
    return not (by_sea and arrival == BY_SEA)


async def pass_stronghold(s: SuccessorsState, task: Activate, position: int, *, by_sea: bool) -> Party:
    """S3-9.12-b Column 2, however many they are."""
    party = party_of(task)
    if not passes_stronghold(s, task.general, space_of(position), task.arrival, by_sea=by_sea):
        return party
    return replace(party, troops=await attrition(s, party.faction, position, party.troops, PASSING))


# -- points B to L ----------------------------------------------------------------------------------------------------


async def enter(
    s: SuccessorsState, step: Step, party: Party, *, can_leave: bool = False, closed: tuple[int, ...] = ()
) -> Entered:
    """9.5 For pieces that have come into a position. `can_leave`: they have the means to go on at once; `closed` are
    the cities besieged when the activation began."""
    if why_not_say_inside(s, step, closed) is None:
        await rearrange(s, step)
    if not may_stay(s, step.faction, step.position) and not await passage(s, step):
        return Entered()
    come = await interceptions(s, step)
    if come is NOBODY_CAME and may_stay(s, step.faction, step.position):
        # Nobody is there who could evade or fight.
        settle(s)
        return Entered()
    if come is not NOBODY_CAME:
        # OQ-FREE-PASSAGE A third player's Interception ends the agreement.
        s.passage.clear()
        if await chooses_attack(s, step, come.party.faction):
            return await meet_attack(s, step, come)
        about = {"space": REFS[space_of(step.position)], "side": SIDE_REFS[come.party.faction]}
        # S3-10.5-d Independent Armies never turn back.
        able = step.faction != INDEPENDENT
        if able and await confirm(step.player, "turn_back", rule="S3-10.1-b", about=about):
            return await give_up(s, step, party)
    failed = await evasions(s, step, come)
    meets = meets_general(s, step)
    if meets and not can_leave:
        return await give_up(s, step, replace(party, generals=whole_force(s, step.faction, step.position).generals))
    fought, won = await confront(s, step, failed, come.party.faction)
    return Entered(fought=fought, bound=GENERAL if meets else FREE, won=won)


async def give_up(s: SuccessorsState, step: Step, party: Party) -> Entered:
    """S3-10.5-a Turning back takes the MP; whoever is left alone with the Army that has intercepted is caught
    (S3-9.9-c, R3-LEFT-TO)."""
    turn_back(s, step, party)
    await catch_helpless(s, step, opponents(s, step))
    return Entered(turned_back=True)


def meets_general(s: SuccessorsState, step: Step) -> bool:
    """S3-9.9-b A mover without CUs has come upon another player's General, or among CUs by Free Passage (S3-9.11-a),
    and may not stop there."""
    at = step.position
    if has_cus(s, step.faction, at) or not generals_at(s, step.faction, at):
        return False
    if any(f not in s.passage for f in enemies_at(s, step.faction, at)):
        return False
    return has_enemy_general_at(s, step.faction, at) or has_enemy_at(s, step.faction, at)


# -- point B ----------------------------------------------------------------------------------------------------------

KEEP: Option[str] = Option("keep", "keep", {"button": "keep"})
ALL_INSIDE: Option[str] = Option("all_inside", "all_inside", {"button": "all_inside"})
ALL_OUTSIDE: Option[str] = Option("all_outside", "all_outside", {"button": "all_outside"})
CHOOSE: Option[str] = Option("choose", "choose", {"button": "choose"})


def why_not_say_inside(s: SuccessorsState, step: Step, closed: tuple[int, ...]) -> No | None:
    """S3-9.7-f Only an Army that enters lets the controller say who is inside."""
    if step.faction != INDEPENDENT and not has_cus(s, step.faction, step.position):
        return No("S3-9.7-f", "no_army_comes", {"space": REFS[space_of(step.position)]})
    return why_not_rearrange(s, step, closed)


async def rearrange(s: SuccessorsState, step: Step) -> None:
    """S3-9.5-d The controller shifts Generals, CUs and Royal Family Members between inside and outside, without a
    General if need be (S3-9.7-e), at most two CUs inside."""
    space = space_of(step.position)
    owner, position = s.control[space], outside(space)
    pieces = both_parts(s, owner, space)
    within = whole_force(s, owner, inside(space))
    options = [KEEP, CHOOSE]
    if within != pieces and cus(pieces.troops) <= INSIDE:
        options.append(ALL_INSIDE)
    if within != Party(owner, ()):
        options.append(ALL_OUTSIDE)
    about = {"space": REFS[space], "side": SIDE_REFS[step.faction]}
    answer = await choose(owner, "rearrange", options, rule="S3-9.5-d", about=about)
    if answer == "keep":
        return
    if answer == "choose":
        group = await pick_cus(s, owner, pieces.troops, position, "S3-9.5-d", INSIDE)
        generals = await pick_generals(owner, pieces.generals, position, "S3-9.5-d")
        pieces = Party(owner, generals, group, await pick_royals(s, owner, pieces.royals, position, "S3-9.5-d"))
    elif answer == "all_outside":
        pieces = Party(owner, ())
    put_inside(s, space, pieces)


# -- 9.11 Free Passage -------------------------------------------------------------------------------------------------


def why_not_ask(s: SuccessorsState, step: Step, other: int) -> No | None:
    """S3-9.11-a Of a player with a CU or General in the position; Independents neither get nor give Free Passage."""
    space = space_of(step.position)
    if step.faction == INDEPENDENT:
        return No("S3-9.11-a", "no_passage_for_independents")
    if other == step.faction or not (cus_of(s, other, step.position) or generals_at(s, other, step.position)):
        return No("S3-9.11-a", "nobody_to_ask", {"space": REFS[space]})
    if not (has_cus(s, step.faction, step.position) or cus_of(s, other, step.position)):
        # Generals alone pass each other as it is.
        return No("S3-9.9-b", "nobody_to_ask", {"space": REFS[space]})
    return None


async def passage(s: SuccessorsState, step: Step) -> bool:
    """S3-9.11-a The mover may ask; S3-9.11-b who is asked may keep what was promised or not. A General without CUs who
    was promised it is Dispersed if it is not kept (S3-9.11-e): then there is nobody left to go on."""
    lone, space = not has_cus(s, step.faction, step.position), REFS[space_of(step.position)]
    for other in s.turn_order():
        if why_not_ask(s, step, other) is not None:
            continue
        about = {"space": space, "side": SIDE_REFS[other]}
        # S3-9.9-a Who comes alone among CUs has asked before he came.
        if not lone and not await choose(step.player, "ask_passage", ASK_PASSAGE, rule="S3-9.11-a", about=about):
            continue
        about = {"space": space, "side": SIDE_REFS[step.faction]}
        kept = await confirm(other, "honour_passage", rule="S3-9.11-c", about=about)
        s.emit(PassageAnswered(SIDE_REFS[step.faction], SIDE_REFS[other], space, kept))
        if kept:
            s.passage.append(other)
        elif lone:
            for general in generals_at(s, step.faction, step.position):
                disperse_general(s, general)
            return False
    return True


def hosts(s: SuccessorsState, faction: int, position: int) -> list[int]:
    """S3-9.9-a The players among whose CUs a General without CUs would come, in Turn Order."""
    return [f for f in s.turn_order() if f != faction and cus_of(s, f, position)]


async def promise_passage(s: SuccessorsState, faction: int, position: int) -> bool:
    """OQ3-LONE-PASSAGE A General without CUs asks for Free Passage before he goes; whether all promise it."""
    about = {"space": REFS[space_of(position)], "side": SIDE_REFS[faction]}
    for other in hosts(s, faction, position):
        granted = await confirm(other, "grant_passage", rule="S3-9.11-a", about=about)
        if not granted:
            s.emit(PassageAnswered(SIDE_REFS[faction], SIDE_REFS[other], REFS[space_of(position)], False))
            return False
    return True


# -- 23.2 an interceptor who attacks ----------------------------------------------------------------------------------


async def chooses_attack(s: SuccessorsState, step: Step, interceptor: int) -> bool:
    """S3-23.2-a Where so agreed, whoever has intercepted may be the Attacker."""
    if not plays_with(s.setup, "interceptor_attacks") or INDEPENDENT in (step.faction, interceptor):
        return False
    about = {"space": REFS[space_of(step.position)], "side": SIDE_REFS[step.faction]}
    return await confirm(interceptor, "attack_mover", rule="S3-23.2-a", about=about)


async def meet_attack(s: SuccessorsState, step: Step, come: Come) -> Entered:
    """S3-23.2-b The mover may evade, with all its limits, or accepts battle (OQ3-OPTION-232); the interceptor attacks,
    though he never overruns (S3-9.6-d), and is a Champion no more if he does so to one (S3-23.2-c)."""
    faction = come.party.faction
    charge = Step(faction, faction, come.here, step.position)
    failed = await evasions(s, charge)
    fought, _ = await confront(s, charge, failed, faction, entered=False)
    return Entered(turned_back=not fought, fought=fought)
