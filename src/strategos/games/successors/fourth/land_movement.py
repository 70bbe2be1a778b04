"""10 Land Movement: one step, from the route announced to the battle fought.

What both editions have alike stands in `common/land_movement.py`.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from strategos.kernel.asking import No, Option, choose, confirm

from ..common.board import (
    INDEPENDENT,
    NOBODY,
    NONE,
    SIDE_REFS,
    STRONGHOLD,
    Troops,
    inside,
    outside,
    space_of,
)
from ..common.confrontation import cus_of, opponents
from ..common.land_movement import (
    ASK_PASSAGE,
    besieged_among,
    besieged_generals,
    both_parts,
    put_inside,
    why_not_rearrange,
)
from ..common.movement_events import PassageAnswered
from ..common.parties import pick_cus, pick_royals
from ..common.position import (
    cus,
    factions,
    generals_at,
    has_enemy_at,
)
from ..common.settle import settle
from ..common.steps import Party, has_cus, may_stay, turn_back, whole_force
from ..common.tasks import BEGAN, BY_SEA, FREE
from ..common.walls import INSIDE
from .attrition import attrition, passing
from .confrontation import confront, disperse_helpless
from .evasion import evasions
from .facts import KIND, MAJOR_CITIES, REFS
from .interception import interceptions
from .parties import pick_generals
from .state import SuccessorsState
from .steps import Step
from .tasks import GENERAL, PASSAGE


class Entered(msgspec.Struct, frozen=True):
    """What has become of a step."""

    turned_back: bool = False
    fought: bool = False
    bound: int = FREE
    """Whether those who came must leave again: FREE, PASSAGE, GENERAL."""
    won: Troops = NONE
    """Royal Army CUs that came over without a battle: the activated General has moved them (S4-14.9-l)."""


# -- before an activation ---------------------------------------------------------------------------------------------


def still_besieged(s: SuccessorsState, before: tuple[int, ...]) -> tuple[int, ...]:
    """OQ-BESIEGED-INTERCEPT Who was besieged before the activation, or where so agreed who is before the step."""
    return besieged_generals(s) if s.setup.options.get("siege_lasts") == "step" else before


def besieged_cities(s: SuccessorsState) -> tuple[int, ...]:
    """S4-10-g Where nothing can be rearranged any more."""
    return besieged_among(s, (*MAJOR_CITIES, *s.capitals))


# -- point A ----------------------------------------------------------------------------------------------------------


def passes_stronghold(s: SuccessorsState, space: int, arrival: int, *, by_sea: bool) -> bool:
    """S4-10-c An Army leaves an Independent Stronghold that it entered in this activation, at least once by land; who
    began there suffers nothing (S4-10-e), nor who comes and goes by sea (S4-10-f)."""
    if KIND[space] != STRONGHOLD or s.control[space] != INDEPENDENT or arrival == BEGAN:
        return False
    return not (by_sea and arrival == BY_SEA)


async def pass_stronghold(s: SuccessorsState, party: Party, position: int, arrival: int, *, by_sea: bool) -> Party:
    """S4-7.3-e Column 2, however many they are."""
    if not passes_stronghold(s, space_of(position), arrival, by_sea=by_sea):
        return party
    return replace(party, troops=await attrition(s, party.faction, position, party.troops, passing(s, party.troops)))


# -- points B to L ----------------------------------------------------------------------------------------------------


async def enter(
    s: SuccessorsState, step: Step, party: Party, *, can_leave: bool = False, closed: tuple[int, ...] = ()
) -> Entered:
    """10 B to L, for pieces that have come into a position. `can_leave`: they have the means to go on at once;
    `closed` are the cities besieged when the activation began."""
    if why_not_rearrange(s, step, closed) is None:
        await rearrange(s, step)
    if can_leave and not may_stay(s, step.faction, step.position):
        await ask_passage(s, step)
    come = await interceptions(s, step)
    if come == NOBODY and may_stay(s, step.faction, step.position):
        # Nobody is there who could evade or fight.
        settle(s)
        return Entered(bound=PASSAGE if s.passage else FREE)
    if come != NOBODY:
        # OQ-FREE-PASSAGE A third player's Interception ends the agreement.
        s.passage.clear()
        about = {"space": REFS[space_of(step.position)], "side": SIDE_REFS[come]}
        if await confirm(step.player, "turn_back", rule="S4-10-n", about=about):
            return give_up(s, step, party)
    failed = await evasions(s, step, intercepted=come != NOBODY)
    meets = meets_general(s, step)
    if meets and not can_leave:
        return give_up(s, step, replace(party, generals=whole_force(s, step.faction, step.position).generals))
    fought, won = await confront(s, step, failed)
    return Entered(fought=fought, bound=PASSAGE if s.passage else GENERAL if meets else FREE, won=won)


def give_up(s: SuccessorsState, step: Step, party: Party) -> Entered:
    """S4-11.3-g Turning back takes the MP; whoever is left without a CU beside the Army that has intercepted is
    Dispersed (S4-10-t), since the Procedure goes on while two Factions are there (S4-10-m)."""
    turn_back(s, step, party)
    disperse_helpless(s, step, opponents(s, step))
    settle(s)
    return Entered(turned_back=True)


def meets_general(s: SuccessorsState, step: Step) -> bool:
    """S4-10-p G: Generals of different players and no CUs."""
    at = step.position
    if has_cus(s, step.faction, at) or not generals_at(s, step.faction, at) or has_enemy_at(s, step.faction, at):
        return False
    there = [f for f in factions(s) if f != step.faction and generals_at(s, f, at)]
    return any(f not in s.passage for f in there)


# -- point B ----------------------------------------------------------------------------------------------------------

KEEP: Option[str] = Option("keep", "keep", {"button": "keep"})
ALL_INSIDE: Option[str] = Option("all_inside", "all_inside", {"button": "all_inside"})
ALL_OUTSIDE: Option[str] = Option("all_outside", "all_outside", {"button": "all_outside"})
CHOOSE: Option[str] = Option("choose", "choose", {"button": "choose"})


async def rearrange(s: SuccessorsState, step: Step) -> None:
    """S4-10-g The controller shifts Generals, CUs and Royal Family Members between inside and outside, without a
    General if need be (S4-9.1-j), at most two CUs inside."""
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
    answer = await choose(owner, "rearrange", options, rule="S4-10-g", about=about)
    if answer == "keep":
        return
    if answer == "choose":
        group = await pick_cus(s, owner, pieces.troops, position, "S4-10-g", INSIDE)
        generals = await pick_generals(owner, pieces.generals, position, "S4-10-g")
        pieces = Party(owner, generals, group, await pick_royals(s, owner, pieces.royals, position, "S4-10-g"))
    elif answer == "all_outside":
        pieces = Party(owner, ())
    put_inside(s, space, pieces)


# -- point C ----------------------------------------------------------------------------------------------------------


def why_not_ask(s: SuccessorsState, step: Step, other: int) -> No | None:
    """S4-10-h Of a player with a CU or General in the position, where there is no Major City (S4-10-i); Independents
    neither get nor give Free Passage (S4-10-j)."""
    space = space_of(step.position)
    if s.is_major_city(space):
        return No("S4-10-i", "no_passage_at_a_major_city", {"space": REFS[space]})
    if step.faction == INDEPENDENT:
        return No("S4-10-j", "no_passage_for_independents")
    if other == step.faction or not (cus_of(s, other, step.position) or generals_at(s, other, step.position)):
        return No("S4-10-h", "nobody_to_ask", {"space": REFS[space]})
    return None


async def ask_passage(s: SuccessorsState, step: Step) -> None:
    """S4-10-h C: the mover may ask, who is asked may grant."""
    space = REFS[space_of(step.position)]
    for other in s.turn_order():
        if why_not_ask(s, step, other) is not None:
            continue
        about = {"space": space, "side": SIDE_REFS[other]}
        if not await choose(step.player, "ask_passage", ASK_PASSAGE, rule="S4-10-h", about=about):
            continue
        about = {"space": space, "side": SIDE_REFS[step.faction]}
        granted = await confirm(other, "grant_passage", rule="S4-10-h", about=about)
        if granted:
            s.passage.append(other)
        s.emit(PassageAnswered(SIDE_REFS[step.faction], SIDE_REFS[other], space, granted))
