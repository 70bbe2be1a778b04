"""Events that bring CUs to a space of one's own: mercenaries, colonists, elephants."""

from __future__ import annotations

from functools import cache, partial

from strategos.kernel.asking import No, Option

from ...common.board import Troops, space_of, troops
from ...common.cards.aims import aim, card_ref, unless_aimless, why_not_near
from ...common.cards.levies import fits, homes, is_home, which
from ...common.position import cus, enemies_in_space, generals_at
from ...common.reinforcements import arrive
from ...common.scoring import province_owner
from ...common.tasks import Reinforce
from ..facts import (
    ADJACENT,
    LEVIES,
    PLACE,
    PLACES,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    PROVINCE_REFS,
    REFS,
    REGION,
    is_minor,
)
from ..reinforcements import open_places, room, why_not_reinforce
from ..state import SuccessorsState
from .event import Event

# -- how many, and of which type --------------------------------------------------------------------------------------


@cache
def levied(card: str) -> tuple[Troops, ...]:
    """The CUs an event brings, one group or another."""
    return tuple(troops(named) for named in LEVIES[card].troops)


# -- a space of one's own in a Province -------------------------------------------------------------------------------


def why_not_muster(s: SuccessorsState, faction: int, card: str, position: int) -> No | None:
    """A space of one's own in a Province of the card, without enemies, with room; in a Major City inside or outside
    (OQ-REINF-CITY)."""
    space = space_of(position)
    if not is_home(s, card, position):
        return No("S3-7.1-c", "not_a_province_of_the_card", {"space": REFS[space], "card": card_ref(s, card)})
    if s.control[space] != faction:
        return No("S3-7.1-c", "not_your_space", {"space": REFS[space]})
    if enemies_in_space(s, faction, space):
        return No("S3-7.1-c", "enemy_here", {"space": REFS[space]})
    if not any(fits(s, faction, position, group) for group in levied(card)):
        return No("S3-9.7-b", "no_room_inside", {"space": REFS[space]})
    return None


def why_not_levy(card: str, s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, card, homes(s, card), partial(why_not_muster, s, faction, card))


async def choose_levy(card: str, s: SuccessorsState, faction: int) -> tuple[int, ...]:
    why_not = partial(why_not_muster, s, faction, card)
    at = await aim(s, faction, "event_place", card, PLACES, why_not, homes(s, card))
    return at, await which(s, faction, card, at, levied(card))


async def levy(card: str, s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """CUs join a Faction in one of its spaces."""
    at, group = target
    arrive(s, faction, at, levied(card)[group])


# -- elephants --------------------------------------------------------------------------------------------------------


def why_not_corps(s: SuccessorsState, faction: int, position: int) -> No | None:
    """Where the Indian Elephant Corps joins: a space of one's own in its Provinces, or with a Major General there."""
    card, (corps,) = "indian_elephant_corps", levied("indian_elephant_corps")
    major = any(not is_minor(g) for g in generals_at(s, faction, position))
    if is_home(s, card, position) and major and fits(s, faction, position, corps):
        return None
    return why_not_muster(s, faction, card, position)


def why_not_call_corps(s: SuccessorsState, faction: int) -> No | None:
    """It obeys who controls all of its Provinces."""
    for name in LEVIES["indian_elephant_corps"].provinces:
        province = PROVINCE_NUMBER[name]
        if province_owner(s, province) != faction:
            return No("S3-7.1-c", "province_not_yours", {"province": PROVINCE_REFS[province]})
    return unless_aimless(s, "indian_elephant_corps", PLACES, partial(why_not_corps, s, faction))


async def choose_corps(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    card, why_not = "indian_elephant_corps", partial(why_not_corps, s, faction)
    return await aim(s, faction, "event_place", card, PLACES, why_not, homes(s, card)), 0


def as_reinforcements(s: SuccessorsState, faction: int, card: str) -> list[Option[int]]:
    """Where the CUs of a card may come as Reinforcements do (5.2)."""
    [group] = levied(card)
    return [PLACE[at] for at in open_places(s, Reinforce(faction, group))]


def why_not_in_asia(s: SuccessorsState, faction: int, position: int) -> No | None:
    """Asian Elephants come as Reinforcements (5.2), both to one place in Asia."""
    [group] = levied("asian_elephants")
    space = space_of(position)
    if REGION[PROVINCE_OF[space]] != "asia" or not ADJACENT[space]:
        # S3-G-d No island is in Asia.
        return No("S3-7.1-c", "not_in_asia", {"space": REFS[space]})
    task = Reinforce(faction, group)
    no = why_not_reinforce(s, task, position)
    if no is not None or room(s, task, position) >= cus(group):
        return no
    return No("S3-5.3-c", "no_room_for_reinforcements", {"space": REFS[space]})


async def choose_elephants(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    card, why_not = "asian_elephants", partial(why_not_in_asia, s, faction)
    return await aim(s, faction, "event_place", card, PLACES, why_not, as_reinforcements(s, faction, card)), 0


def _levy(card: str) -> Event:
    return Event(partial(why_not_levy, card), partial(choose_levy, card), partial(levy, card))


EVENTS: dict[str, Event] = {
    "greek_mercenaries": _levy("greek_mercenaries"),
    "thracian_mercenaries": _levy("thracian_mercenaries"),
    "cappadocian_mercenaries": _levy("cappadocian_mercenaries"),
    "egyptian_military_colonists": _levy("egyptian_military_colonists"),
    "indian_elephant_corps": Event(why_not_call_corps, choose_corps, partial(levy, "indian_elephant_corps")),
    "asian_elephants": Event(
        partial(why_not_near, "asian_elephants", as_reinforcements, why_not_in_asia),
        choose_elephants,
        partial(levy, "asian_elephants"),
    ),
}
