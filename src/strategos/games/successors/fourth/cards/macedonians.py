"""Macedonian soldiers join: Reinforcements, and the Silver Shields."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No

from ...common.board import space_of
from ...common.cards.aims import aim, why_not_near
from ...common.cards.event import always
from ...common.cards.levies import fits, which
from ...common.reinforcements import arrive
from ..facts import CARD_NUMBER, REFS
from ..reinforcements import why_not_reinforce
from ..segments import openers
from ..state import SuccessorsState
from ..tasks import Reinforce
from .event import Event
from .levies import as_reinforcements, levied

# -- Macedonian Reinforcements ----------------------------------------------------------------------------------------


async def choose_recruits(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    """S4-16.9-e Where Cavalry is used, a Loyal CU or one of Cavalry."""
    return (await which(s, faction, "macedonian_reinforcements", None, levied(s, "macedonian_reinforcements")),)


async def send_recruits(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """A CU comes as a Reinforcement (5.2)."""
    [group] = target
    troops = levied(s, "macedonian_reinforcements")[group]
    push(s, Reinforce(faction, troops, (), openers=openers(s, faction)))


# -- the Silver Shields -----------------------------------------------------------------------------------------------


def why_not_shields(s: SuccessorsState, faction: int, position: int) -> No | None:
    """With an Army of one's own, whose General makes room for them, or as Reinforcements (5.2); the two CUs never part
    (S4-7.2-s)."""
    [shields] = levied(s, "silver_shields")
    space = space_of(position)
    if not fits(s, faction, position, shields):
        return No("S4-9.4-g", "no_room_inside", {"space": REFS[space]})
    task = Reinforce(faction, shields, (), openers=openers(s, faction))
    return why_not_reinforce(s, task, position)


async def choose_shields(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    card, why_not = "silver_shields", partial(why_not_shields, s, faction)
    return (await aim(s, faction, "event_place", card, s.places(), why_not, as_reinforcements(s, faction, card)),)


async def call_shields(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S4-7.2-p, S4-7.2-r At full strength; now their Surprise card comes into the game, among the discards (OQ-47B)."""
    [at] = target
    [shields] = levied(s, "silver_shields")
    arrive(s, faction, at, shields)
    s.discards.append(CARD_NUMBER["silver_shields_b"])


EVENTS: dict[str, Event] = {
    "macedonian_reinforcements": Event(always, choose_recruits, send_recruits),
    "silver_shields": Event(
        partial(why_not_near, "silver_shields", as_reinforcements, why_not_shields), choose_shields, call_shields
    ),
}
