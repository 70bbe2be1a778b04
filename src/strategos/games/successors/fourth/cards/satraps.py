"""Men with a claim to a Province: Neoptolemos, Peukestas, Kassandros, and the Persians who follow a Macedonian."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, confirm

from ...common.board import DEAD, OFF, SIDE_REFS, WAITING, WAY_POINT, outside
from ...common.card_events import Recruited
from ...common.cards.aims import aim, card_ref, unless_aimless
from ...common.cards.levies import is_home, lands
from ...common.control import set_control
from ...common.minor_generals import off_map_minors, place_minor
from ...common.position import enemies_in_space
from ...common.reinforcements import arrive
from ...common.scoring import province_owner
from ..events import PersianSupport
from ..facts import (
    ANTIPATROS,
    GENERAL_NUMBER,
    GENERAL_REFS,
    KIND,
    PROVINCE_OF,
    REFS,
    SPACE,
)
from ..recruiting import AS_REINFORCEMENT
from ..reinforcements import PERSIAN
from ..segments import openers
from ..state import SuccessorsState
from ..tasks import Reinforce
from .event import Event
from .levies import choose_levy, levied, levy, why_not_levy

KASSANDROS, PEUKESTAS = GENERAL_NUMBER["kassandros"], GENERAL_NUMBER["peukestas"]
PEUKESTAS_TURN = 2


def why_not_claim(s: SuccessorsState, faction: int, card: str, space: int) -> No | None:
    """A space of a Province of the card that can hold a PC marker, without enemy CUs and Generals."""
    if space == AS_REINFORCEMENT.value:
        return None
    if not is_home(s, card, outside(space)):
        return No("S4-6.2-i", "not_a_province_of_the_card", {"space": REFS[space], "card": card_ref(s, card)})
    if KIND[space] == WAY_POINT:
        return No("S4-2-q", "not_on_a_way_point", {"space": REFS[space]})
    if enemies_in_space(s, faction, space):
        return No("S4-6.2-i", "enemy_here", {"space": REFS[space]})
    return None


# -- Neoptolemos ------------------------------------------------------------------------------------------------------


def why_not_armenia(s: SuccessorsState, faction: int) -> No | None:
    card = "neoptolemos_satrap_of_armenia"
    return unless_aimless(s, card, lands(s.facts, card), partial(why_not_claim, s, faction, card))


async def choose_armenia(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    card = "neoptolemos_satrap_of_armenia"
    why_not = partial(why_not_claim, s, faction, card)
    return (await aim(s, faction, "event_space", card, SPACE, why_not, lands(s.facts, card)),)


async def take_armenia(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """CUs with a Minor General, if there is one left, and a PC marker in the place of any other."""
    [space] = target
    settle_in(s, faction, "neoptolemos_satrap_of_armenia", space)


def settle_in(s: SuccessorsState, faction: int, card: str, space: int) -> None:
    """The CUs of a card come outside of a space with a Minor General, and the space is theirs."""
    if s.control[space] != faction:
        set_control(s, space, faction)
    [group] = levied(s, card, PROVINCE_OF[space])
    arrive(s, faction, outside(space), group)
    for minor in off_map_minors(s, faction)[:1]:
        place_minor(s, minor, outside(space))


# -- Peukestas and Kassandros -----------------------------------------------------------------------------------------


def why_not_peukestas(s: SuccessorsState, _faction: int) -> No | None:
    """S4-5.1-c From Game Turn II on."""
    if s.clock.round < PEUKESTAS_TURN:
        return No("S4-5.1-c", "not_before_turn", {"turn": PEUKESTAS_TURN})
    return why_not_joins(s, PEUKESTAS)


def why_not_kassandros(s: SuccessorsState, _faction: int) -> No | None:
    """Once Antipatros, his father, has left the game."""
    if s.general_at[ANTIPATROS] != DEAD:
        return No("S4-6.2-i", "not_before_his_death", {"general": GENERAL_REFS[ANTIPATROS]})
    return why_not_joins(s, KASSANDROS)


def why_not_joins(s: SuccessorsState, general: int) -> No | None:
    if s.general_at[general] != WAITING:
        return No("S4-6.2-i", "no_longer_waiting", {"piece": GENERAL_REFS[general]})
    return None


async def choose_peukestas(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    card = "peukestas_satrap_of_persis"
    why_not = partial(why_not_claim, s, faction, card)
    return await aim(s, faction, "event_space", card, [*SPACE, AS_REINFORCEMENT], why_not), 1


async def choose_kassandros(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    """He may bring a PC marker, or not."""
    why_not = partial(why_not_claim, s, faction, "kassandros")
    space = await aim(s, faction, "event_space", "kassandros", [*SPACE, AS_REINFORCEMENT], why_not)
    if space == AS_REINFORCEMENT.value or s.control[space] == faction:
        return space, 0
    return space, int(await confirm(faction, "bring_marker", rule="S4-6.2-i", about={"space": REFS[space]}))


async def join(card: str, general: int, s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S4-7.1-j, S4-7.1-l The General joins with his CUs, outside of a space, or as a Reinforcement without a marker."""
    space, marker = target
    [group] = levied(s, card)
    s.general_of[general], s.general_at[general] = faction, OFF
    if space == AS_REINFORCEMENT.value:
        s.emit(Recruited(SIDE_REFS[faction], GENERAL_REFS[general]))
        push(s, Reinforce(faction, group, (general,), openers=openers(s, faction)))
        return
    s.emit(Recruited(SIDE_REFS[faction], GENERAL_REFS[general], REFS[space]))
    if marker and s.control[space] != faction:
        set_control(s, space, faction)
    s.general_at[general] = outside(space)
    arrive(s, faction, outside(space), group)


# -- Persian Popular Support ------------------------------------------------------------------------------------------


def why_not_support(s: SuccessorsState, faction: int) -> No | None:
    if not any(province_owner(s, province) == faction for province in PERSIAN):
        return No("S4-6.2-i", "no_persian_province")
    return why_not_levy("persian_popular_support", s, faction)


async def choose_support(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    return await choose_levy("persian_popular_support", s, faction)


async def support(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S4-3.6-l 2 L less for good; two CUs now, and one more with every Reinforcement Phase (5.2)."""
    s.persian_support = faction
    s.emit(PersianSupport(SIDE_REFS[faction]))
    await levy("persian_popular_support", s, faction, target)


EVENTS: dict[str, Event] = {
    "neoptolemos_satrap_of_armenia": Event(why_not_armenia, choose_armenia, take_armenia),
    "peukestas_satrap_of_persis": Event(
        why_not_peukestas, choose_peukestas, partial(join, "peukestas_satrap_of_persis", PEUKESTAS)
    ),
    "kassandros": Event(why_not_kassandros, choose_kassandros, partial(join, "kassandros", KASSANDROS)),
    "persian_popular_support": Event(why_not_support, choose_support, support),
}
