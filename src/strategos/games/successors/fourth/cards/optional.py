"""16.1 The optional Event and Bonus cards but for the Capital."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No, Option, choose
from strategos.kernel.chance import roll

from ...common.board import DISPERSED, FACTIONS, LOYAL, ROYAL, SIDE_REFS, space_of
from ...common.card_events import ChangedSides, FortuneRolled
from ...common.cards.aims import aim, card_ref, leads_army, unless_aimless, within_spaces
from ...common.cards.event import always, no_target
from ...common.cards.levies import fits
from ...common.dispersal import named
from ...common.position import factions, one, put, take, troops_at
from ...common.scoring import prestige
from ...common.succession import slay
from ..events import OracleSpoke, PactMade, PortResupplied
from ..facts import GENERAL_PICKS, GENERAL_REFS, MAJORS, PORT, REFS, SPACE, is_minor
from ..state import SuccessorsState
from .event import Event

GHOST_SPACES = 2
FAILURE_ROLL = 4

# -- Oracle -----------------------------------------------------------------------------------------------------------


def why_not_oracle(s: SuccessorsState, faction: int) -> No | None:
    return No("S4-3.6-k", "oracle_heard") if s.oracle[faction] else None


async def oracle(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """S4-3.6-k 1 L for good."""
    s.oracle[faction] = 1
    s.emit(OracleSpoke(SIDE_REFS[faction]))


# -- Ghost of Alexander -----------------------------------------------------------------------------------------------


def why_not_haunt(s: SuccessorsState, faction: int, general: int) -> No | None:
    """An enemy Army with Royal Army or Loyal CUs near a Major General of one's own."""
    owner, at = s.general_of[general], s.general_at[general]
    if owner == faction or not leads_army(s, general):
        return No("S4-6.2-i", "leads_no_enemy_army", {"piece": GENERAL_REFS[general]})
    group = troops_at(s, owner, at)
    if not group[ROYAL] and not group[LOYAL]:
        return No("S4-6.2-i", "nobody_would_desert", {"piece": GENERAL_REFS[general]})
    return None if dreamers(s, faction, general) else No("S4-6.2-i", "not_near_you", {"piece": GENERAL_REFS[general]})


def dreamers(s: SuccessorsState, faction: int, enemy: int) -> list[int]:
    """One's own Major Generals at most two spaces away, with room for another CU."""
    near = within_spaces(s, space_of(s.general_at[enemy]), GHOST_SPACES)
    mine = [g for g in range(MAJORS) if s.general_of[g] == faction and s.general_at[g] >= 0]
    return [g for g in mine if space_of(s.general_at[g]) in near and fits(s, faction, s.general_at[g], one(LOYAL))]


def why_not_ghost(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "ghost_of_alexander", GENERAL_PICKS, partial(why_not_haunt, s, faction))


async def choose_haunted(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    """The Army, and the General who dreamt of Alexander."""
    enemy = await aim(s, faction, "event_army", "ghost_of_alexander", GENERAL_PICKS, partial(why_not_haunt, s, faction))
    own = dreamers(s, faction, enemy)
    if len(own) == 1:
        return enemy, own[0]
    options = [GENERAL_PICKS[general] for general in own]
    return enemy, await choose(
        faction, "event_general", options, rule="S4-6.2-i", about={"card": card_ref(s, "ghost_of_alexander")}
    )


async def haunt(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S4-7.2-y With more Prestige than the enemy, one Royal Army CU, or else a Loyal one, comes over."""
    enemy, own = target
    owner, there, here = s.general_of[enemy], s.general_at[enemy], s.general_at[own]
    theirs = prestige(s, owner, enemy, there, defends=False).value
    if prestige(s, faction, own, here, defends=False).value > theirs:
        kind = ROYAL if troops_at(s, owner, there)[ROYAL] else LOYAL
        take(s, owner, there, one(kind))
        put(s, faction, here, one(kind))
        s.emit(ChangedSides(SIDE_REFS[faction], SIDE_REFS[owner], REFS[space_of(there)], named(one(kind))))


# -- Price of Failure -------------------------------------------------------------------------------------------------


def why_not_fail(s: SuccessorsState, faction: int, general: int) -> No | None:
    """An enemy Major General in the Dispersed box."""
    if is_minor(general) or s.general_at[general] != DISPERSED or s.general_of[general] == faction:
        return No("S4-6.2-i", "not_dispersed", {"piece": GENERAL_REFS[general]})
    return None


def why_not_price(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "price_of_failure", GENERAL_PICKS[:MAJORS], partial(why_not_fail, s, faction))


async def choose_failure(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    why_not = partial(why_not_fail, s, faction)
    return (await aim(s, faction, "event_general", "price_of_failure", GENERAL_PICKS[:MAJORS], why_not),)


async def fail(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """S4-7.1-h On 4 to 6 his own officers kill him."""
    [general] = target
    [die] = await roll(6, purpose="price_of_failure", rule="S4-7.1-h")
    killed = die >= FAILURE_ROLL
    s.emit(FortuneRolled(SIDE_REFS[s.general_of[general]], card_ref(s, "price_of_failure"), die, killed))
    if killed:
        await slay(s, general)


# -- Resupplied Port --------------------------------------------------------------------------------------------------


def why_not_resupply(s: SuccessorsState, faction: int, space: int) -> No | None:
    """A port of one's own."""
    if not PORT[space]:
        return No("S4-6.2-i", "no_port", {"space": REFS[space]})
    return None if s.control[space] == faction else No("S4-6.2-i", "not_your_space", {"space": REFS[space]})


def why_not_port(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "resupplied_port", SPACE, partial(why_not_resupply, s, faction))


async def choose_port(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_space", "resupplied_port", SPACE, partial(why_not_resupply, s, faction)),)


async def resupply(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """To the end of the Game Turn the Faction's CUs there have no Supply Limit (6.4)."""
    [space] = target
    s.resupplied[space] = faction
    s.emit(PortResupplied(SIDE_REFS[faction], REFS[space]))


# -- Diplomatic Marriage ----------------------------------------------------------------------------------------------


async def choose_partner(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    options = [Option(FACTIONS[f], f, {"button": FACTIONS[f]}) for f in factions(s) if f != faction]
    about = {"card": card_ref(s, "diplomatic_marriage")}
    return (await choose(faction, "event_side", options, rule="S4-6.2-i", about=about),)


async def wed(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """To the end of the Game Turn neither attacks the other (3.7)."""
    [partner] = target
    s.pact = (faction, partner)
    s.emit(PactMade(SIDE_REFS[faction], SIDE_REFS[partner]))


EVENTS: dict[str, Event] = {
    "oracle": Event(why_not_oracle, no_target, oracle),
    "ghost_of_alexander": Event(why_not_ghost, choose_haunted, haunt),
    "price_of_failure": Event(why_not_price, choose_failure, fail),
    "resupplied_port": Event(why_not_port, choose_port, resupply),
    "diplomatic_marriage": Event(always, choose_partner, wed),
}
