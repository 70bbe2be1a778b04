"""16.1 Founding of a Capital."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No

from ...common.board import SIDE_REFS
from ...common.cards.aims import aim, unless_aimless
from ...common.cards.raids import is_minor_city
from ...common.position import cus_in_space
from ..events import CapitalBegun
from ..facts import REFS, SPACE
from ..state import SuccessorsState
from .event import Event


def why_not_found(s: SuccessorsState, faction: int, space: int) -> No | None:
    """A Minor City of one's own with one of one's CUs."""
    if not is_minor_city(s, space):
        return No("S4-6.2-i", "not_a_minor_city", {"space": REFS[space]})
    if s.control[space] != faction:
        return No("S4-6.2-i", "not_your_space", {"space": REFS[space]})
    return None if cus_in_space(s, faction, space) else No("S4-6.2-i", "no_cu_here", {"space": REFS[space]})


def why_not_capital(s: SuccessorsState, faction: int) -> No | None:
    """Each Faction founds one, and builds at one place."""
    if faction in s.founders or faction in s.building:
        return No("S4-6.2-i", "capital_founded")
    return unless_aimless(s, "founding_of_a_capital", SPACE, partial(why_not_found, s, faction))


async def choose_capital(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_space", "founding_of_a_capital", SPACE, partial(why_not_found, s, faction)),)


async def found(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """It is completed in the next Reinforcement Phase (5.2), if the space is still one's own."""
    [space] = target
    s.building[faction] = space
    s.emit(CapitalBegun(SIDE_REFS[faction], REFS[space]))


EVENTS: dict[str, Event] = {"founding_of_a_capital": Event(why_not_capital, choose_capital, found)}
