"""The Pontic Fleet carries an Army across the Pontos Euxinos."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No

from ...common.board import SIDE_REFS, at_sea, outside, space_of
from ...common.cards.aims import aim, unless_aimless
from ...common.land_movement import besieged_generals
from ...common.movement_events import Embarked
from ...common.parties import pick_cus, pick_royals
from ...common.position import Voyage, cus, troops_at
from ...common.steps import Party, transfer, whole_force
from ...common.tasks import Activate
from ..champions import why_not_provoke
from ..facts import GENERAL_PICKS, GENERAL_REFS, PONTOS, REFS, SPACE, is_minor
from ..land_movement import besieged_cities
from ..naval_movement import cross, disembark
from ..parties import able_to_travel, joined, pick_generals, with_party
from ..state import SuccessorsState
from .event import Event

ABOARD = 8
"""CUs that the Fleet can carry, as in any Naval Movement (S4-13.1-c)."""


def why_not_board(s: SuccessorsState, faction: int, general: int) -> No | None:
    """S4-7.4-h A General in a port of the Pontos; from a space not his own his whole force must fit."""
    at = s.general_at[general]
    if s.general_of[general] != faction or at < 0:
        return No("S4-7.4-h", "not_your_general", {"piece": GENERAL_REFS[general]})
    space = space_of(at)
    if not PONTOS[space]:
        return No("S4-7.4-h", "no_pontic_port", {"space": REFS[space]})
    if s.control[space] != faction and cus(troops_at(s, faction, at)) > ABOARD:
        return No("S4-13.1-c", "too_many_moving", {"cus": cus(troops_at(s, faction, at)), "limit": ABOARD})
    return None


def why_not_sail(s: SuccessorsState, faction: int, general: int, space: int) -> No | None:
    """S4-7.4-h To another port of the Pontos."""
    if not PONTOS[space] or space == space_of(s.general_at[general]):
        return No("S4-7.4-h", "no_pontic_port", {"space": REFS[space]})
    return why_not_provoke(s, faction, outside(space))


def why_not_pontic_fleet(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "pontic_fleet", GENERAL_PICKS, partial(why_not_board, s, faction))


async def choose_voyage(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    general = await aim(s, faction, "event_general", "pontic_fleet", GENERAL_PICKS, partial(why_not_board, s, faction))
    why_not = partial(why_not_sail, s, faction, general)
    return general, await aim(s, faction, "event_space", "pontic_fleet", SPACE, why_not)


async def go_aboard(s: SuccessorsState, faction: int, general: int) -> Party:
    """Who sails with him: from a space of one's own whoever is named, otherwise all (S4-9.1-n)."""
    at = s.general_at[general]
    force = whole_force(s, faction, at)
    if s.control[space_of(at)] != faction:
        return Party(faction, force.generals, force.troops, able_to_travel(s, force.royals, force.troops))
    others = tuple(g for g in force.generals if g != general and not is_minor(g) and not is_minor(general))
    generals = await pick_generals(faction, others, at, "S4-13.1-c")
    group = await pick_cus(s, faction, force.troops, at, "S4-13.1-c", ABOARD)
    royals = await pick_royals(s, faction, able_to_travel(s, force.royals, group), at, "S4-13.1-c")
    return joined(Party(faction, (general,)), Party(faction, generals, group, royals))


async def ferry(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S4-13.3-b One crossing without MP and without Naval Battles, and a landing like any other (10 B to L)."""
    general, space = target
    port = s.general_at[general]
    party = await go_aboard(s, faction, general)
    task = Activate(faction, general, besieged=besieged_generals(s), closed=besieged_cities(s), trail=(port,))
    task = with_party(task, party)
    s.voyage = Voyage(general, port)
    s.sailed, s.shipped = general, s.shipped + cus(party.troops)
    s.emit(Embarked(SIDE_REFS[faction], GENERAL_REFS[general], REFS[space_of(port)]))
    transfer(s, party, port, at_sea(space_of(port)))
    arrived = await cross(s, task, space, unopposed=True)
    if arrived is not None:
        await disembark(s, arrived)


EVENTS: dict[str, Event] = {"pontic_fleet": Event(why_not_pontic_fleet, choose_voyage, ferry)}
