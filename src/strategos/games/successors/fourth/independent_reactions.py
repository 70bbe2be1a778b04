"""16.11 Independent Armies that intercept and evade, where the table has so agreed: for a Surprise card each time."""

from __future__ import annotations

from functools import partial

import msgspec

from strategos.kernel.asking import DONE, No, Option, choose, offer
from strategos.kernel.chance import roll

from ..common import independent_armies
from ..common.board import INDEPENDENT, SIDE_REFS, is_inside, outside, space_of
from ..common.card_events import SurpriseDiscarded
from ..common.dispersal import disperse_general
from ..common.independent_armies import choose_army, open_to_them, rolls_for, why_not_there
from ..common.movement_events import (
    Evaded,
    EvasionRolled,
    InterceptionDeclared,
    InterceptionRolled,
)
from ..common.options import plays_with
from ..common.position import armies_at, enemies_at, factions, generals_at
from ..common.steps import arrival, came_from
from .cavalry import has_cavalry
from .deal import deal
from .facts import ARMY_REFS, BY_LAND_ROUTE, CARD_NAMES, CARD_REFS, REFS, SPACE, SURPRISE
from .state import SuccessorsState
from .steps import Step
from .surprise_cards import AHURA_MAZDA
from .windows import lay_down

KEEP: Option[int] = Option("pass", -1, {"button": "pass"})
SURPRISE_CARDS = tuple(Option(name, n, {"card": name}) for n, name in enumerate(CARD_NAMES) if SURPRISE[n])


class Response(msgspec.Struct, frozen=True):
    """A declared attempt of an Independent Army, and the player who declared it."""

    player: int
    army: int
    here: int


async def pay(s: SuccessorsState, player: int, kind: str, step: Step) -> bool:
    """S4-16.11-e A Surprise card is discarded and replaced, or nothing happens. Whoever holds a card is asked."""
    if not s.hand[player]:
        return False

    def why_not(card: int) -> No | None:
        held = card == KEEP.value or card in s.hand[player]
        return None if held else No("S4-16.11-e", "not_in_hand", {"card": CARD_REFS[card]})

    about = arrival(s, step)
    options = [*SURPRISE_CARDS, KEEP]
    card = await choose(player, kind, options, rule="S4-16.11-e", why_not=why_not, about=about, secret=True)
    if card == KEEP.value:
        return False
    lay_down(s, player, card)
    s.emit(SurpriseDiscarded(SIDE_REFS[player], CARD_REFS[card]))
    if card != AHURA_MAZDA:
        await deal(s, player, 1)
    return True


# -- Interception -----------------------------------------------------------------------------------------------------


def interceptors(s: SuccessorsState, step: Step, taken: list[int]) -> list[int]:
    """S4-16.11-a The Independent Armies that could intercept a step, but for spaces with an attempt (S4-16.11-g)."""
    space = space_of(step.position)
    met = step.faction == INDEPENDENT or is_inside(step.position) or not open_to_them(s, space)
    if not plays_with(s.setup, "independent_reactions") or met or any(f != INDEPENDENT for f in step.occupants):
        return []
    near = [n for n in BY_LAND_ROUTE[space] if n not in taken]
    return [army for n in near for army in armies_at(s, outside(n)) if why_not_there(s, army, space) is None]


async def declare_interceptions(s: SuccessorsState, step: Step, player: int, taken: list[int]) -> list[Response]:
    """S4-16.11-f Instead of the own attempts, one for each card (S4-16.11-e)."""
    declared: list[Response] = []
    while armies := interceptors(s, step, [*taken, *(space_of(response.here) for response in declared)]):
        if not await pay(s, player, "independent_interception", step):
            break
        army = await choose_army(s, player, step, armies)
        here = s.army_at[army]
        where, to = REFS[space_of(here)], REFS[space_of(step.position)]
        s.emit(InterceptionDeclared(SIDE_REFS[INDEPENDENT], where, to, (ARMY_REFS[army],)))
        declared.append(Response(player, army, here))
    return declared


async def intercept(s: SuccessorsState, step: Step, response: Response) -> bool:
    """S4-16.11-h Who succeeds takes only his own Army, and all of it (S4-16.11-b)."""
    [die] = await roll(6, purpose="interception", rule="S4-16.11-a")
    total = die + has_cavalry(s, INDEPENDENT, response.here) - step.mounted
    success = total >= rolls_for(s, response.army)
    s.emit(InterceptionRolled(SIDE_REFS[INDEPENDENT], ARMY_REFS[response.army], die, success))
    if success:
        independent_armies.enter(s, response.army, space_of(step.position))
    return success and s.army_at[response.army] >= 0


# -- Evasion ----------------------------------------------------------------------------------------------------------


def why_not_flee(s: SuccessorsState, step: Step, here: int, space: int) -> No | None:
    """12.1 As for others; all the Armies go together (S4-16.11-i), so it must be open to each of them."""
    if space not in BY_LAND_ROUTE[here]:
        return No("S4-12.1-e", "no_land_route", {"space": REFS[space]})
    if space == space_of(step.position):
        return No("S4-12.2-i", "back_to_the_danger", {"space": REFS[space]})
    if came_from(step, space):
        return No("S4-12.2-h", "the_enemy_came_from_there", {"space": REFS[space]})
    if not open_to_them(s, space):
        return No("S4-12.1-b", "enemy_space", {"space": REFS[space]})
    if any(True for _ in enemies_at(s, INDEPENDENT, outside(space))):
        return No("S4-12.1-c", "enemy_here", {"space": REFS[space]})
    for army in armies_at(s, step.position):
        no = why_not_there(s, army, space)
        if no is not None:
            return no
    return None


def can_flee(s: SuccessorsState, step: Step, intercepted: bool) -> bool:
    """S4-16.11-a Whether Independent Armies in the position could evade; none after an Interception (S4-12.1-f)."""
    if not plays_with(s.setup, "independent_reactions") or intercepted or step.faction == INDEPENDENT:
        return False
    here = space_of(step.position)
    ways = any(why_not_flee(s, step, here, space) is None for space in BY_LAND_ROUTE[here])
    return bool(armies_at(s, step.position)) and ways


async def declare_evasion(s: SuccessorsState, step: Step, player: int) -> Response | None:
    """S4-16.11-f Instead of an own Evasion; one attempt for all who stand there (S4-16.11-c, S4-16.11-g)."""
    if not await pay(s, player, "independent_evasion", step):
        return None
    army = await choose_army(s, player, step, armies_at(s, step.position))
    return Response(player, army, step.position)


async def flee(s: SuccessorsState, step: Step, response: Response) -> bool:
    """S4-16.11-i With him who succeeds all Independent Armies go; else they have no Local Troops (S4-16.11-d)."""
    [die] = await roll(6, purpose="evasion", rule="S4-16.11-a")
    total = die + has_cavalry(s, INDEPENDENT, step.position) - step.mounted
    success = total >= rolls_for(s, response.army)
    s.emit(EvasionRolled(SIDE_REFS[INDEPENDENT], ARMY_REFS[response.army], die, success))
    if success:
        here = space_of(step.position)
        near = [SPACE[n] for n in BY_LAND_ROUTE[here]]
        why_not = partial(why_not_flee, s, step, here)
        first = await choose(response.player, "evade_to", near, rule="S4-12.2-f", why_not=why_not)
        onward = [SPACE[n] for n in BY_LAND_ROUTE[first]]
        why_not = partial(why_not_flee, s, step, first)
        second = await offer(response.player, "evade_on", onward, DONE, rule="S4-12.2-f", why_not=why_not)
        armies = armies_at(s, step.position)
        for space in (first,) if second is None else (first, second):
            go(s, armies, space)
    return success


def go(s: SuccessorsState, armies: list[int], space: int) -> None:
    """S4-12.2-l Enemy Generals in the way are Dispersed."""
    for faction in factions(s):
        for general in generals_at(s, faction, outside(space)):
            disperse_general(s, general)
    for army in armies:
        if s.army_at[army] >= 0:
            where = REFS[space_of(s.army_at[army])]
            independent_armies.enter(s, army, space)
            s.emit(Evaded(SIDE_REFS[INDEPENDENT], where, REFS[space]))
