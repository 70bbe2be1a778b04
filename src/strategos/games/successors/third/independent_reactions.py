"""23.3 Independent Armies that intercept and evade, where the table has so agreed: for a Surprise card each time."""

from __future__ import annotations

from functools import partial

import msgspec

from strategos.kernel.asking import DONE, No, Option, choose, offer
from strategos.kernel.chance import roll

from ..common import independent_armies
from ..common.board import (
    INDEPENDENT,
    SIDE_REFS,
    WAY_POINT,
    is_inside,
    outside,
    space_of,
)
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
from ..common.steps import Step, arrival, came_from
from .deal import deal
from .facts import ARMY_REFS, BY_LAND_ROUTE, CARD_NAMES, CARD_REFS, KIND, REFS, SPACE, SURPRISE
from .state import SuccessorsState
from .surprise_cards import SHIELDS_CARD, is_surprise
from .windows import lay_down

KEEP: Option[int] = Option("pass", -1, {"button": "pass"})
SURPRISE_CARDS = tuple(
    Option(name, n, {"card": name}) for n, name in enumerate(CARD_NAMES) if SURPRISE[n] or n == SHIELDS_CARD
)


class Response(msgspec.Struct, frozen=True):
    """A declared attempt of an Independent Army, and the player who declared it."""

    player: int
    army: int
    here: int


def into(space: int) -> int:
    """S3-10.2-e, S3-11.1-d Into a Way Point."""
    return -(KIND[space] == WAY_POINT)


async def pay(s: SuccessorsState, player: int, kind: str, step: Step) -> bool:
    """S3-23.3-b A Surprise card is discarded and replaced, or nothing happens. Whoever holds a card is asked."""
    if not s.hand[player]:
        return False

    def why_not(card: int) -> No | None:
        held = card == KEEP.value or (card in s.hand[player] and is_surprise(s, card))
        return None if held else No("S3-23.3-b", "not_in_hand", {"card": CARD_REFS[card]})

    about = arrival(s, step)
    options = [*SURPRISE_CARDS, KEEP]
    card = await choose(player, kind, options, rule="S3-23.3-b", why_not=why_not, about=about, secret=True)
    if card == KEEP.value:
        return False
    lay_down(s, player, card)
    s.emit(SurpriseDiscarded(SIDE_REFS[player], CARD_REFS[card]))
    # OQ3-AHURA Whatever card it is.
    await deal(s, player, 1)
    return True


# -- Interception -----------------------------------------------------------------------------------------------------


def interceptors(s: SuccessorsState, step: Step, tried: list[int]) -> list[int]:
    """S3-23.3-a The Independent Armies that could intercept a step and have not been called to (S3-23.3-c)."""
    space = space_of(step.position)
    met = step.faction == INDEPENDENT or is_inside(step.position) or not open_to_them(s, space)
    if not plays_with(s.setup, "independent_reactions") or met or any(f != INDEPENDENT for f in step.occupants):
        return []
    near = [army for n in BY_LAND_ROUTE[space] for army in armies_at(s, outside(n)) if army not in tried]
    return [army for army in near if why_not_there(s, army, space) is None]


async def declare_interceptions(s: SuccessorsState, step: Step, player: int, tried: list[int]) -> list[Response]:
    """S3-23.3-b One attempt for each card; who has called an Army first makes its attempt (S3-23.3-c)."""
    declared: list[Response] = []
    while armies := interceptors(s, step, [*tried, *(response.army for response in declared)]):
        if not await pay(s, player, "independent_interception", step):
            break
        army = await choose_army(s, player, step, armies)
        here = s.army_at[army]
        where, to = REFS[space_of(here)], REFS[space_of(step.position)]
        s.emit(InterceptionDeclared(SIDE_REFS[INDEPENDENT], where, to, (ARMY_REFS[army],)))
        declared.append(Response(player, army, here))
    return declared


async def intercept(s: SuccessorsState, step: Step, response: Response) -> bool:
    """S3-23.3-a Who succeeds takes only his own Army, and all of it (S3-23.3-a)."""
    [die] = await roll(6, purpose="interception", rule="S3-23.3-a")
    success = die + into(space_of(step.position)) >= rolls_for(s, response.army)
    s.emit(InterceptionRolled(SIDE_REFS[INDEPENDENT], ARMY_REFS[response.army], die, success))
    if success:
        independent_armies.enter(s, response.army, space_of(step.position))
    return success and s.army_at[response.army] >= 0


# -- Evasion ----------------------------------------------------------------------------------------------------------


def why_not_flee(s: SuccessorsState, step: Step, army: int, here: int, space: int) -> No | None:
    """11.3 As for others, within the bounds of the Army."""
    if space not in BY_LAND_ROUTE[here]:
        return No("S3-11.3-c", "no_land_route", {"space": REFS[space]})
    if space == space_of(step.position):
        return No("S3-11.3-d", "back_to_the_danger", {"space": REFS[space]})
    if came_from(step, space):
        return No("S3-11.3-d", "the_enemy_came_from_there", {"space": REFS[space]})
    if not open_to_them(s, space):
        return No("S3-11.3-a", "enemy_space", {"space": REFS[space]})
    if any(True for _ in enemies_at(s, INDEPENDENT, outside(space))):
        return No("S3-11.3-a", "enemy_here", {"space": REFS[space]})
    return why_not_there(s, army, space)


def fugitives(s: SuccessorsState, step: Step, tried: tuple[int, ...]) -> list[int]:
    """S3-23.3-a The Independent Armies in the position that could evade: not those who have intercepted (S3-11.3-g) or
    been called to."""
    if not plays_with(s.setup, "independent_reactions") or step.faction == INDEPENDENT:
        return []
    here = space_of(step.position)
    there = [army for army in armies_at(s, step.position) if army not in tried]
    return [army for army in there if any(why_not_flee(s, step, army, here, n) is None for n in BY_LAND_ROUTE[here])]


async def declare_evasions(s: SuccessorsState, step: Step, player: int, tried: tuple[int, ...]) -> list[Response]:
    """S3-23.3-b One attempt of one Army for each card."""
    declared: list[Response] = []
    while armies := fugitives(s, step, (*tried, *(response.army for response in declared))):
        if not await pay(s, player, "independent_evasion", step):
            break
        declared.append(Response(player, await choose_army(s, player, step, armies), step.position))
    return declared


async def flee(s: SuccessorsState, step: Step, response: Response) -> bool:
    """S3-23.3-a The Army gets away or has no Local Troops (S3-11.2-a)."""
    here = space_of(step.position)
    near = [SPACE[n] for n in BY_LAND_ROUTE[here]]
    why_not = partial(why_not_flee, s, step, response.army, here)
    first = await choose(
        response.player, "evade_to", near, rule="S3-11.1-d", why_not=why_not, about={"space": REFS[here]}
    )
    [die] = await roll(6, purpose="evasion", rule="S3-23.3-a")
    success = die + into(first) >= rolls_for(s, response.army)
    s.emit(EvasionRolled(SIDE_REFS[INDEPENDENT], ARMY_REFS[response.army], die, success))
    if success:
        onward = [SPACE[n] for n in BY_LAND_ROUTE[first]]
        why_not = partial(why_not_flee, s, step, response.army, first)
        second = await offer(response.player, "evade_on", onward, DONE, rule="S3-11.1-c", why_not=why_not)
        for space in (first,) if second is None else (first, second):
            go(s, response.army, space)
        # OQ3-LONE-EVADE Enemy Generals where it ends are Dispersed.
        at = s.army_at[response.army]
        for general in [g for faction in factions(s) for g in generals_at(s, faction, at)] if at >= 0 else []:
            disperse_general(s, general)
    return success


def go(s: SuccessorsState, army: int, space: int) -> None:
    if s.army_at[army] < 0:
        # S3-16.3-h The Colonists have come home on the way.
        return
    where = REFS[space_of(s.army_at[army])]
    independent_armies.enter(s, army, space)
    s.emit(Evaded(SIDE_REFS[INDEPENDENT], where, REFS[space]))
