"""Armies on the march: campaigns, plunder, engines, Fleets, and the Independents."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No

from ...common.board import NOBODY, SIDE_REFS, WAITING, space_of
from ...common.card_events import FleetJoined, HelepolisPlaced, Plundered
from ...common.cards.aims import aim, leads_army, unless_aimless
from ...common.cards.event import always, no_target
from ...common.events import FleetTurned
from ...common.position import besiegers, on_map_generals
from ...common.reinforcements import arrive
from ...common.tasks import Activate, IndependentMoves, March
from ..facts import (
    ARMIES,
    FLEET_REFS,
    GENERAL_PICKS,
    GENERAL_REFS,
    KILIKIA_FLEET,
    NUMBER,
    REFS,
    SPACE,
)
from ..state import SuccessorsState
from .event import Event
from .levies import fits, levied

CAMPAIGN_MP, CAMPAIGN_ARMIES, PLUNDER_MP = 4, 2, 3
TREASURES = tuple(NUMBER[name] for name in ("sousa", "persepolis", "ekbatana"))

# -- Major Campaign ---------------------------------------------------------------------------------------------------


def why_not_campaign(s: SuccessorsState, faction: int) -> No | None:
    return None if on_map_generals(s, faction) else No("S4-6.2-o", "no_general")


async def campaign(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """S4-9.1-b Two Armies or Generals are activated, one after the other."""
    push(s, March(faction, CAMPAIGN_MP, CAMPAIGN_ARMIES))


# -- Treasure City Plundered ------------------------------------------------------------------------------------------


def why_not_plunder(s: SuccessorsState, faction: int, general: int) -> No | None:
    """An Army of one's own in one of the three treasure cities that nobody has plundered yet, with room for more."""
    at = s.general_at[general]
    if s.general_of[general] != faction or not leads_army(s, general):
        return No("S4-6.2-i", "leads_no_army", {"piece": GENERAL_REFS[general]})
    if space_of(at) not in TREASURES:
        return No("S4-6.2-i", "no_treasure_city", {"space": REFS[space_of(at)]})
    if space_of(at) in s.plundered:
        return No("S4-6.2-i", "plundered", {"space": REFS[space_of(at)]})
    if not fits(s, faction, at, levied(s, "treasure_city_plundered")[0]):
        return No("S4-9.4-g", "no_room_inside", {"space": REFS[space_of(at)]})
    return None


def why_not_treasure(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "treasure_city_plundered", GENERAL_PICKS, partial(why_not_plunder, s, faction))


async def choose_plunderers(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    why_not = partial(why_not_plunder, s, faction)
    return (await aim(s, faction, "event_army", "treasure_city_plundered", GENERAL_PICKS, why_not),)


async def plunder(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """The treasure pays for Mercenaries, once in the game; then the Army is activated (S4-6.2-q)."""
    [general] = target
    at = s.general_at[general]
    [group] = levied(s, "treasure_city_plundered")
    s.plundered = sorted([*s.plundered, space_of(at)])
    s.emit(Plundered(SIDE_REFS[faction], REFS[space_of(at)]))
    arrive(s, faction, at, group)
    push(s, Activate(faction, general, points=PLUNDER_MP))


# -- Helepolis --------------------------------------------------------------------------------------------------------


def why_not_build(s: SuccessorsState, faction: int, space: int) -> No | None:
    """A Major City that an Army of one's own besieges."""
    if not s.is_major_city(space) or faction not in besiegers(s, space):
        return No("S4-6.2-i", "no_besieged_major_city", {"space": REFS[space]})
    return None


def why_not_helepolis(s: SuccessorsState, faction: int) -> No | None:
    """S4-9.1-m There is one, and it never moves: it must be in its box."""
    for space in s.helepolis:
        return No("S4-9.1-m", "helepolis_stands", {"space": REFS[space]})
    return unless_aimless(s, "helepolis", SPACE, partial(why_not_build, s, faction))


async def choose_site(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_space", "helepolis", SPACE, partial(why_not_build, s, faction)),)


async def build(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S4-15.2-h It helps every siege there, until the siege is over."""
    [space] = target
    s.helepolis[space] = faction
    s.emit(HelepolisPlaced(SIDE_REFS[faction], REFS[space]))


# -- Pirates of Kilikia -----------------------------------------------------------------------------------------------


def why_not_pirates(s: SuccessorsState, faction: int) -> No | None:
    return No("S4-7.4-g", "already_yours", {"fleet": FLEET_REFS[KILIKIA_FLEET]}) if s.pirates == faction else None


async def hire_pirates(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """S4-7.4-g Until somebody else hires them; its lower side is up (S4-7.4-i)."""
    if s.upgraded[KILIKIA_FLEET] != NOBODY:
        s.upgraded[KILIKIA_FLEET] = NOBODY
        s.emit(FleetTurned(FLEET_REFS[KILIKIA_FLEET], False))
    s.pirates = faction
    s.emit(FleetJoined(SIDE_REFS[faction], FLEET_REFS[KILIKIA_FLEET]))


# -- the Independents -------------------------------------------------------------------------------------------------


async def rouse(army: int, s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """S4-9.5-b The Army in its box sets out, and all that are active may move (S4-9.5-c)."""
    push(s, IndependentMoves(faction, army if s.army_at[army] == WAITING else NOBODY))


def _rouse(name: str) -> Event:
    return Event(always, no_target, partial(rouse, ARMIES.index(name)))


EVENTS: dict[str, Event] = {
    "major_campaign": Event(why_not_campaign, no_target, campaign),
    "treasure_city_plundered": Event(why_not_treasure, choose_plunderers, plunder),
    "helepolis": Event(why_not_helepolis, choose_site, build),
    "pirates_of_kilikia": Event(why_not_pirates, no_target, hire_pirates),
    "illyrian_tribes_migrate": _rouse("glaukias"),
    "scythian_invasion": _rouse("seuthes"),
    "greek_soldiers_23000": _rouse("philon"),
}
