"""11 Evasion: the Generals in the position entered may get away."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from strategos.kernel.asking import DONE, Facts, No, choose, confirm, offer
from strategos.kernel.chance import roll

from ..common.board import INDEPENDENT, NOBODY, SIDE_REFS, STRONGHOLD, outside, space_of
from ..common.dispersal import disperse_general
from ..common.movement_events import Evaded, EvasionRolled
from ..common.parties import without
from ..common.position import commander, factions, generals_at, has_enemy_at, has_enemy_general_at
from ..common.steps import (
    Party,
    Step,
    arrival,
    came_from,
    has_cus,
    is_open_to,
    others,
    transfer,
    whole_force,
)
from .attrition import PASSING, attrition
from .facts import BY_LAND_ROUTE, GENERAL_REFS, INITIATIVE, KIND, REFS, SPACE
from .independent_reactions import Response, declare_evasions, flee, into, why_not_flee
from .interception import NOBODY_CAME, Come
from .parties import able_to_travel
from .state import SuccessorsState


def evades_on(general: int) -> int:
    """S3-11.1-b More than his Initiative."""
    return INITIATIVE[general] + 1


def why_not_evade_by(s: SuccessorsState, step: Step, faction: int, here: int, space: int) -> No | None:
    """11.3 Over a plain Land route (S3-11.3-c), into a space open to the Faction and free of enemies, neither back to
    where the danger came from (S3-11.3-d) nor to where it is (S3-11.3-d)."""
    at = outside(space)
    if space not in BY_LAND_ROUTE[here]:
        return No("S3-11.3-c", "no_land_route", {"space": REFS[space]})
    if space == space_of(step.position):
        return No("S3-11.3-d", "back_to_the_danger", {"space": REFS[space]})
    if came_from(step, space):
        return No("S3-11.3-d", "the_enemy_came_from_there", {"space": REFS[space]})
    if not is_open_to(s, faction, space, at):
        return No("S3-11.3-a", "enemy_space", {"space": REFS[space]})
    if has_enemy_at(s, faction, at):
        return No("S3-11.3-a", "enemy_here", {"space": REFS[space]})
    return None


def must_go_on(s: SuccessorsState, step: Step, faction: int, space: int) -> bool:
    """S3-9.9-b A General without CUs does not stop with an enemy General."""
    return has_enemy_general_at(s, faction, outside(space)) and not has_cus(s, faction, step.position)


def why_not_evade_to(s: SuccessorsState, step: Step, faction: int, here: int, space: int) -> No | None:
    """11.3 Where an Evasion may end."""
    if must_go_on(s, step, faction, space):
        return No("S3-9.9-b", "enemy_general_here", {"space": REFS[space]})
    return why_not_evade_by(s, step, faction, here, space)


def why_not_evade_first(s: SuccessorsState, step: Step, faction: int, space: int) -> No | None:
    """11.3 The first space: one to end in, or to pass on the way to another."""
    here = space_of(step.position)
    if any(why_not_evade_to(s, step, faction, space, onward) is None for onward in BY_LAND_ROUTE[space]):
        return why_not_evade_by(s, step, faction, here, space)
    return why_not_evade_to(s, step, faction, here, space)


def there_before(s: SuccessorsState, step: Step, faction: int, come: Come) -> Party:
    """S3-11.3-g All of a Faction in the position but for those who have just intercepted."""
    party = whole_force(s, faction, step.position)
    return without(party, come.party) if come.party.faction == faction else party


def why_not_evade(s: SuccessorsState, step: Step, faction: int, come: Come = NOBODY_CAME) -> No | None:
    """S3-11.1-a A General of a non-moving player with somewhere to go (OQ3-EVADE-FIRST); not who has come to intercept
    (S3-11.3-g)."""
    here = space_of(step.position)
    if faction not in others(s, step, list(factions(s))) or commander(s, faction, step.position) == NOBODY:
        return No("S3-11.1-a", "nobody_to_evade", {"space": REFS[here]})
    if step.faction != INDEPENDENT and not has_cus(s, step.faction, step.position):
        return No("S3-11.1-a", "no_army_to_evade", {"space": REFS[here]})
    if not there_before(s, step, faction, come).generals:
        return No("S3-11.3-g", "intercepted", {"space": REFS[here]})
    if all(why_not_evade_first(s, step, faction, space) for space in BY_LAND_ROUTE[here]):
        return No("S3-11.1-c", "nowhere_to_evade", {"space": REFS[here]})
    return None


def trying(s: SuccessorsState, step: Step, faction: int, come: Come) -> Facts:
    """Who would evade, and the least die that is enough where no space makes it harder."""
    general = there_before(s, step, faction, come).generals[0]
    return {"own": GENERAL_REFS[general], "needed": evades_on(general)}


async def evasions(s: SuccessorsState, step: Step, come: Come = NOBODY_CAME) -> tuple[int, ...]:
    """S3-11.3-h All are declared, in Turn Order, with their first space, then rolled for; the Factions that tried and
    failed. `come` is who has intercepted here."""
    about = arrival(s, step)
    declared: list[tuple[int, int]] = []
    responses: list[Response] = []
    for faction in others(s, step, s.turn_order()):
        tried = (*come.armies, *(response.army for response in responses))
        responses += await declare_evasions(s, step, faction, tried)
        able = why_not_evade(s, step, faction, come) is None
        if able and await confirm(
            faction, "evade", rule="S3-11.1-a", about={**about, **trying(s, step, faction, come)}
        ):
            declared.append((faction, await first_space(s, step, faction)))
    failed: list[int] = []
    for faction, first in declared:
        # Whoever evaded before may have closed the way.
        if why_not_evade_first(s, step, faction, first) is not None:
            continue
        party = there_before(s, step, faction, come)
        general = party.generals[0]
        [die] = await roll(6, purpose="evasion", rule="S3-11.1-b")
        success = die + into(first) >= evades_on(general)
        s.emit(EvasionRolled(SIDE_REFS[faction], GENERAL_REFS[general], die, success))
        if success:
            await get_away(s, step, party, first)
        else:
            failed.append(faction)
    for response in responses:
        if can_still_flee(s, step, response.army) and not await flee(s, step, response):
            failed.append(INDEPENDENT)
    return tuple(failed)


def can_still_flee(s: SuccessorsState, step: Step, army: int) -> bool:
    here = space_of(step.position)
    return any(why_not_flee(s, step, army, here, space) is None for space in BY_LAND_ROUTE[here])


async def first_space(s: SuccessorsState, step: Step, faction: int) -> int:
    """S3-11.1-d Named before the roll, which it may make harder (OQ3-EVADE-FIRST)."""
    here = space_of(step.position)
    near, why_not = [SPACE[n] for n in BY_LAND_ROUTE[here]], partial(why_not_evade_first, s, step, faction)
    about = {"space": REFS[here]}
    return await choose(faction, "evade_to", near, rule="S3-11.1-d", why_not=why_not, about=about)


async def get_away(s: SuccessorsState, step: Step, party: Party, first: int) -> None:
    """S3-11.1-c Up to 2 MP: the space named, and another if they like; enemy Generals where an Army ends are Dispersed
    (OQ3-LONE-EVADE)."""
    faction = party.faction
    why_not = partial(why_not_evade_to, s, step, faction, first)
    onward = [SPACE[n] for n in BY_LAND_ROUTE[first]]
    if must_go_on(s, step, faction, first):
        second = await choose(faction, "evade_on", onward, rule="S3-11.1-c", why_not=why_not)
    else:
        second = await offer(faction, "evade_on", onward, DONE, rule="S3-11.1-c", why_not=why_not)
    party = flee_to(s, party, step.position, outside(first))
    if second is not None:
        if KIND[first] == STRONGHOLD and s.control[first] == INDEPENDENT:
            # S3-9.12-b Passing through a hostile space costs evaders too.
            left = await attrition(s, faction, outside(first), party.troops, PASSING)
            party = replace(party, troops=left)
        party = flee_to(s, party, outside(first), outside(second))
    at = outside(first if second is None else second)
    # Who has lost the last CU on the way is no Army any more, and may not stop there either (S3-9.9-b).
    for other in [f for f in factions(s) if f != faction] if has_cus(s, faction, at) else []:
        for general in generals_at(s, other, at):
            disperse_general(s, general)
    if has_enemy_general_at(s, faction, at):
        for general in party.generals:
            disperse_general(s, general)


def flee_to(s: SuccessorsState, party: Party, here: int, there: int) -> Party:
    """S3-11.3-f All go, and nobody else with them; but the Royal Family only where CUs carry it (R3-ROYAL-ALONE)."""
    party = replace(party, royals=able_to_travel(s, party.royals, party.troops))
    transfer(s, party, here, there)
    s.emit(Evaded(SIDE_REFS[party.faction], REFS[space_of(here)], REFS[space_of(there)]))
    return party
