"""12 Evasion: the Generals in the position entered may get away."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from strategos.kernel.asking import DONE, Facts, No, choose, confirm, offer
from strategos.kernel.chance import roll

from ..common.board import INDEPENDENT, NOBODY, SIDE_REFS, STRONGHOLD, outside, space_of
from ..common.dispersal import disperse_general
from ..common.movement_events import Evaded, EvasionRolled
from ..common.position import (
    commander,
    cus,
    factions,
    generals_at,
    has_enemy_at,
    has_enemy_general_at,
)
from ..common.steps import Party, arrival, came_from, has_cus, is_open_to, others, transfer, whole_force
from .attrition import attrition, passing
from .cavalry import has_cavalry
from .champions import why_not_provoke
from .facts import ABILITY, BY_LAND_ROUTE, GENERAL_REFS, INITIATIVE, KIND, REFS, SPACE
from .independent_reactions import Response, can_flee, declare_evasion, flee
from .parties import go_without
from .state import SuccessorsState
from .steps import Step


def evades_on(general: int) -> int:
    """S4-12.2-d More than his Initiative; Lysimachos on 3 or more (S4-12.2-e)."""
    return 3 if ABILITY[general] == "evade_3_plus" else INITIATIVE[general] + 1


def why_not_evade_to(s: SuccessorsState, step: Step, faction: int, here: int, space: int) -> No | None:
    """12.1 Over a plain Land route (S4-12.1-e), into a space open to the Faction and free of enemies, neither back to
    where the danger came from (S4-12.2-h) nor to where it is (S4-12.2-i)."""
    at = outside(space)
    if space not in BY_LAND_ROUTE[here]:
        return No("S4-12.1-e", "no_land_route", {"space": REFS[space]})
    if space == space_of(step.position):
        return No("S4-12.2-i", "back_to_the_danger", {"space": REFS[space]})
    if came_from(step, space):
        return No("S4-12.2-h", "the_enemy_came_from_there", {"space": REFS[space]})
    if not is_open_to(s, faction, space, at):
        return No("S4-12.1-b", "enemy_space", {"space": REFS[space]})
    if has_enemy_at(s, faction, at):
        return No("S4-12.1-c", "enemy_here", {"space": REFS[space]})
    if has_enemy_general_at(s, faction, at) and not has_cus(s, faction, step.position):
        return No("S4-12.1-d", "enemy_general_here", {"space": REFS[space]})
    return why_not_provoke(s, faction, at)


def why_not_evade(s: SuccessorsState, step: Step, faction: int, intercepted: bool) -> No | None:
    """S4-12.1-a A General of a non-moving player with somewhere to go; none after an Interception (S4-12.1-f)."""
    here = space_of(step.position)
    if faction not in others(s, step, list(factions(s))) or commander(s, faction, step.position) == NOBODY:
        return No("S4-12.1-g", "nobody_to_evade", {"space": REFS[here]})
    if intercepted:
        return No("S4-12.1-f", "intercepted", {"space": REFS[here]})
    if all(why_not_evade_to(s, step, faction, here, space) for space in BY_LAND_ROUTE[here]):
        return No("S4-12.1-a", "nowhere_to_evade", {"space": REFS[here]})
    return None


def trying(s: SuccessorsState, step: Step, faction: int) -> Facts:
    """Who would evade, and the least die that is enough, Cavalry counted (S4-16.9-o, S4-16.9-p)."""
    general = commander(s, faction, step.position)
    needed = evades_on(general) - has_cavalry(s, faction, step.position) + step.mounted
    return {"own": GENERAL_REFS[general], "needed": needed}


async def evasions(s: SuccessorsState, step: Step, intercepted: bool = False) -> tuple[int, ...]:
    """S4-12.2-b All are declared, in Turn Order (S4-12.2-c), then rolled for, one for each Faction (OQ-EVADE-ONE); the
    Factions that tried and failed."""
    about = arrival(s, step)
    declared: list[int] = []
    response: Response | None = None
    for faction in s.turn_order():
        if response is None and faction in others(s, step, list(factions(s))) and can_flee(s, step, intercepted):
            # S4-16.11-f Instead of the own attempt.
            response = await declare_evasion(s, step, faction)
            if response is not None:
                declared.append(INDEPENDENT)
                continue
        able = why_not_evade(s, step, faction, intercepted) is None
        if able and await confirm(faction, "evade", rule="S4-12.2-a", about={**about, **trying(s, step, faction)}):
            declared.append(faction)
    failed: list[int] = []
    for faction in declared:
        if faction == INDEPENDENT:
            if response is not None and can_flee(s, step, intercepted) and not await flee(s, step, response):
                failed.append(INDEPENDENT)
            continue
        # Whoever evaded before may have closed the last way out.
        if why_not_evade(s, step, faction, intercepted) is not None:
            continue
        general = commander(s, faction, step.position)
        [die] = await roll(6, purpose="evasion", rule="S4-12.2-d")
        # S4-16.9-o, S4-16.9-p
        total = die + has_cavalry(s, faction, step.position) - step.mounted
        success = total >= evades_on(general)
        s.emit(EvasionRolled(SIDE_REFS[faction], GENERAL_REFS[general], die, success))
        if success:
            await get_away(s, step, faction)
        else:
            failed.append(faction)
    return tuple(failed)


async def get_away(s: SuccessorsState, step: Step, faction: int) -> None:
    """S4-12.2-f One or two spaces, chosen after the roll."""
    here = space_of(step.position)
    why_not = partial(why_not_evade_to, s, step, faction, here)
    first = await choose(
        faction, "evade_to", [SPACE[n] for n in BY_LAND_ROUTE[here]], rule="S4-12.2-f", why_not=why_not
    )
    why_not = partial(why_not_evade_to, s, step, faction, first)
    onward = [SPACE[n] for n in BY_LAND_ROUTE[first]]
    second = await offer(faction, "evade_on", onward, DONE, rule="S4-12.2-f", why_not=why_not)
    party = go_without(s, whole_force(s, faction, step.position), step.position)
    pass_through(s, party, step.position, outside(first))
    if second is not None:
        if KIND[first] == STRONGHOLD and s.control[first] == INDEPENDENT:
            # S4-10-d Passing through an Independent Stronghold costs evaders too.
            left = await attrition(s, faction, outside(first), party.troops, passing(s, party.troops))
            party = go_without(s, replace(party, troops=left), outside(first))
            if not cus(left) and has_enemy_general_at(s, faction, outside(second)):
                # S4-12.1-d
                return
        pass_through(s, party, outside(first), outside(second))


def pass_through(s: SuccessorsState, party: Party, here: int, there: int) -> None:
    """S4-12-b All who can travel go, and nobody else with them (S4-12.2-g); enemy Generals in the way are Dispersed
    (S4-12.2-l)."""
    for other in factions(s):
        if other != party.faction:
            for general in generals_at(s, other, there):
                disperse_general(s, general)
    transfer(s, party, here, there)
    s.emit(Evaded(SIDE_REFS[party.faction], REFS[space_of(here)], REFS[space_of(there)]))
