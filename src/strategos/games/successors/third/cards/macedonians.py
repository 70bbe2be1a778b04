"""Macedonian soldiers join: Reinforcements, and the Silver Shields."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No

from ...common.board import space_of
from ...common.cards.aims import aim, why_not_near
from ...common.cards.event import always, no_target
from ...common.cards.levies import fits
from ...common.reinforcements import arrive
from ...common.tasks import Reinforce
from ..facts import PLACES, REFS
from ..reinforcements import why_not_reinforce
from ..state import SuccessorsState
from .event import Event
from .levies import as_reinforcements, levied

# -- Macedonian Reinforcements ----------------------------------------------------------------------------------------


async def send_recruits(s: SuccessorsState, faction: int, _target: tuple[int, ...]) -> None:
    """A Loyal CU comes as a Reinforcement (5.3)."""
    [troops] = levied("macedonian_reinforcements")
    push(s, Reinforce(faction, troops))


# -- the Silver Shields -----------------------------------------------------------------------------------------------


def why_not_shields(s: SuccessorsState, faction: int, position: int) -> No | None:
    """With an Army of one's own, whose General makes room for them, or as Reinforcements (5.2); the two CUs never part
    (S3-14.2-c)."""
    [shields] = levied("silver_shields")
    space = space_of(position)
    if not fits(s, faction, position, shields):
        return No("S3-9.7-b", "no_room_inside", {"space": REFS[space]})
    return why_not_reinforce(s, Reinforce(faction, shields), position)


async def choose_shields(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    card, why_not = "silver_shields", partial(why_not_shields, s, faction)
    return (await aim(s, faction, "event_place", card, PLACES, why_not, as_reinforcements(s, faction, card)),)


async def call_shields(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S3-14.2-d At full strength; from now on their card is a Surprise card (S3-14.2-e)."""
    [at] = target
    [shields] = levied("silver_shields")
    arrive(s, faction, at, shields)
    s.silver_shields_came = True


EVENTS: dict[str, Event] = {
    "macedonian_reinforcements": Event(always, no_target, send_recruits),
    "silver_shields": Event(
        partial(why_not_near, "silver_shields", as_reinforcements, why_not_shields), choose_shields, call_shields
    ),
}
