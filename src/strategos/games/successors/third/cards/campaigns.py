"""Armies on the march: campaigns, plunder, engines, Fleets, and the Independents."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No

from ...common.board import NOBODY, SIDE_REFS, space_of
from ...common.card_events import FleetJoined, Plundered
from ...common.cards.aims import aim, leads_army, unless_aimless
from ...common.cards.campaigns import (
    build,
    campaign,
    choose_site,
    rouse,
    why_not_campaign,
    why_not_helepolis,
    why_not_pirates,
)
from ...common.cards.event import always, no_target
from ...common.cards.levies import fits
from ...common.events import FleetTurned
from ...common.reinforcements import arrive
from ...common.tasks import Activate, March
from ..facts import (
    ARMIES,
    FLEET_REFS,
    GENERAL_PICKS,
    GENERAL_REFS,
    KILIKIA_FLEET,
    NUMBER,
    PONTIC_FLEET,
    REFS,
)
from ..state import SuccessorsState
from .event import Event
from .levies import levied

SMALL_CAMPAIGN_MP, PLUNDER_MP = 5, 3
TREASURES = tuple(NUMBER[name] for name in ("sousa", "persepolis", "ekbatana"))

# -- Major Campaign ---------------------------------------------------------------------------------------------------


async def small_campaign(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """S3-7.4-a One Army or General is activated, with five MP."""
    push(s, March(faction, SMALL_CAMPAIGN_MP))


# -- Treasure City Plundered ------------------------------------------------------------------------------------------


def why_not_plunder(s: SuccessorsState, faction: int, general: int) -> No | None:
    """An Army of one's own in one of the three treasure cities that nobody has plundered yet, with room for more."""
    at = s.general_at[general]
    if s.general_of[general] != faction or not leads_army(s, general):
        return No("S3-7.1-c", "leads_no_army", {"piece": GENERAL_REFS[general]})
    if space_of(at) not in TREASURES:
        return No("S3-7.1-c", "no_treasure_city", {"space": REFS[space_of(at)]})
    if space_of(at) in s.plundered:
        return No("S3-7.1-c", "plundered", {"space": REFS[space_of(at)]})
    if not fits(s, faction, at, levied("treasure_city_plundered")[0]):
        return No("S3-9.7-b", "no_room_inside", {"space": REFS[space_of(at)]})
    return None


def why_not_treasure(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "treasure_city_plundered", GENERAL_PICKS, partial(why_not_plunder, s, faction))


async def choose_plunderers(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    why_not = partial(why_not_plunder, s, faction)
    return (await aim(s, faction, "event_army", "treasure_city_plundered", GENERAL_PICKS, why_not),)


async def plunder(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """The treasure pays for Mercenaries, once in the game; then the Army is activated (S3-7.1-e)."""
    [general] = target
    at = s.general_at[general]
    [group] = levied("treasure_city_plundered")
    s.plundered = sorted([*s.plundered, space_of(at)])
    s.emit(Plundered(SIDE_REFS[faction], REFS[space_of(at)]))
    arrive(s, faction, at, group)
    push(s, Activate(faction, general, points=PLUNDER_MP))


# -- Helepolis --------------------------------------------------------------------------------------------------------


# -- Fleets that come by card
# --------------------------------------------------------------------------------------------


def why_not_pontic(s: SuccessorsState, faction: int) -> No | None:
    return No("S3-20.4-d", "already_yours", {"fleet": FLEET_REFS[PONTIC_FLEET]}) if s.pontic == faction else None


def hire(s: SuccessorsState, faction: int, fleet: int) -> None:
    """Until somebody else plays the card; the lower side is up (S3-13.3-b)."""
    if s.upgraded[fleet] != NOBODY:
        s.upgraded[fleet] = NOBODY
        s.emit(FleetTurned(FLEET_REFS[fleet], False))
    s.emit(FleetJoined(SIDE_REFS[faction], FLEET_REFS[fleet]))


async def hire_pirates(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """S3-13.2-c Control of Kilikia never brings them."""
    hire(s, faction, KILIKIA_FLEET)
    s.pirates = faction


async def hire_pontic(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """S3-20.4-d A Fleet like any other, but not for the Largest Fleet."""
    hire(s, faction, PONTIC_FLEET)
    s.pontic = faction


# -- the Independents -------------------------------------------------------------------------------------------------


def _rouse(name: str) -> Event:
    return Event(always, no_target, partial(rouse, ARMIES.index(name)))


EVENTS: dict[str, Event] = {
    "major_campaign": Event(why_not_campaign, no_target, campaign),
    "campaign": Event(why_not_campaign, no_target, small_campaign),
    "treasure_city_plundered": Event(why_not_treasure, choose_plunderers, plunder),
    "helepolis": Event(why_not_helepolis, choose_site, build),
    "pirates_of_kilikia": Event(why_not_pirates, no_target, hire_pirates),
    "pontic_fleet": Event(why_not_pontic, no_target, hire_pontic),
    "illyrian_tribes_migrate": _rouse("glaukias"),
    "scythian_invasion": _rouse("seuthes"),
    "greek_soldiers_23000": _rouse("philon"),
}
