"""Men with a claim to a Province: Neoptolemos and Peukestas."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No

from ...common.board import WAY_POINT, outside
from ...common.cards.aims import aim, card_ref, unless_aimless
from ...common.cards.levies import is_home, lands
from ...common.control import set_control
from ...common.minor_generals import off_map_minors, place_minor
from ...common.position import enemies_in_space
from ...common.reinforcements import arrive
from ..facts import KIND, REFS, SPACE
from ..state import SuccessorsState
from .event import Event
from .levies import levied

PEUKESTAS = "peukestas_satrap_of_persis"
PEUKESTAS_TURN = 2


def why_not_claim(s: SuccessorsState, faction: int, card: str, space: int) -> No | None:
    """A space of a Province of the card that can hold a PC marker, without enemy CUs and Generals."""
    if not is_home(s, card, outside(space)):
        return No("S3-7.1-c", "not_a_province_of_the_card", {"space": REFS[space], "card": card_ref(s, card)})
    if KIND[space] == WAY_POINT:
        return No("S3-7.8-f", "not_on_a_way_point", {"space": REFS[space]})
    if enemies_in_space(s, faction, space):
        return No("S3-7.1-c", "enemy_here", {"space": REFS[space]})
    return None


def why_not_satrap(card: str, s: SuccessorsState, faction: int) -> No | None:
    """Peukestas not in Game Turn 1."""
    if card == PEUKESTAS and s.clock.round < PEUKESTAS_TURN:
        return No("S3-7.1-c", "not_before_turn", {"turn": PEUKESTAS_TURN})
    return unless_aimless(s, card, lands(s.facts, card), partial(why_not_claim, s, faction, card))


async def choose_seat(card: str, s: SuccessorsState, faction: int) -> tuple[int, ...]:
    why_not = partial(why_not_claim, s, faction, card)
    return (await aim(s, faction, "event_space", card, SPACE, why_not, lands(s.facts, card)),)


async def take_seat(card: str, s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """CUs with a Minor General, if there is one left, and a PC marker in the place of any other."""
    [space] = target
    settle_in(s, faction, card, space)


def settle_in(s: SuccessorsState, faction: int, card: str, space: int) -> None:
    """The CUs of a card come outside of a space with a Minor General, and the space is theirs."""
    if s.control[space] != faction:
        set_control(s, space, faction)
    [group] = levied(card)
    arrive(s, faction, outside(space), group)
    for minor in off_map_minors(s, faction)[:1]:
        place_minor(s, minor, outside(space))


def _satrap(card: str) -> Event:
    return Event(partial(why_not_satrap, card), partial(choose_seat, card), partial(take_seat, card))


EVENTS: dict[str, Event] = {name: _satrap(name) for name in ("neoptolemos_satrap_of_armenia", PEUKESTAS)}
