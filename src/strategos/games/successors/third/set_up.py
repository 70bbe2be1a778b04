"""22 Set-up: the board, the deal of the basic Generals, the placement; 24 what two and three players do otherwise."""

from __future__ import annotations

from strategos.kernel.asking import choose
from strategos.kernel.chance import shuffled
from strategos.kernel.clock import AGAIN, Again
from strategos.kernel.game import Setup

from ..common.board import INDEPENDENT, SIDE_REFS, SPACES, outside, troops
from ..common.events import GeneralBegins, GeneralsDealt
from ..common.options import plays_with
from ..common.position import cus, factions, put
from ..common.set_up import to_place
from ..common.windows import wishes
from .facts import (
    CARD_OF_GENERAL,
    CARDS,
    CITIES_OF,
    CORE,
    COUNTERS,
    EUMENES,
    GENERAL_REFS,
    LEONNATOS,
    LYSIMACHOS,
    MAP,
    NUMBER,
    PERDIKKAS,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    REFS,
    ROYAL_NUMBER,
    SPACE,
    STARTS,
)
from .options import second_option
from .state import SuccessorsState


def begin(setup: Setup) -> SuccessorsState:
    """22.1, 22.4 The board before the Generals are dealt."""
    s = SuccessorsState(setup=setup, standing=wishes(setup.seats))
    for space, row in enumerate(MAP.spaces):
        if row.grey:
            # S3-22.1-g
            s.control[space] = INDEPENDENT
    for army, row in enumerate(COUNTERS.independents):
        if row.start:
            s.army_at[army] = outside(NUMBER[row.start])
    for royal, row in enumerate(COUNTERS.royals):
        if row.start:
            s.royal_at[royal] = outside(NUMBER[row.start])
    # S3-22.1-a The discards: the first Card Deal shuffles them all (S3-3.4-a).
    s.discards = [n for n, row in enumerate(CARDS.cards) if is_in_deck(setup, n) for _ in range(row.copies)]
    return s


def is_in_deck(setup: Setup, card: int) -> bool:
    """S3-8.5-a Of the General cards, those of Generals who are not dealt; under option 23.5 Seleukos and Eumenes wait
    apart (S3-23.5-a)."""
    general = CARD_OF_GENERAL.get(card)
    if general is None:
        return True
    if general in CORE:
        return general not in basic(setup)
    return general not in basic(setup) and not plays_with(setup, "generals_for_points")


def basic(setup: Setup) -> list[int]:
    """S3-22.2-a The eight basic Generals; with two players, option 2, and three, option 1, Lysimachos and Leonnatos are
    in the deck (S3-24.1-g, S3-24.2-a); with three, option 2, Eumenes is dealt too (S3-24.2-d)."""
    if setup.seats == 3 and second_option(setup):
        return sorted([*CORE, EUMENES])
    if setup.seats == 3 or second_option(setup):
        return [g for g in CORE if g not in (LYSIMACHOS, LEONNATOS)]
    return list(CORE)


# -- 22.2 the deal ----------------------------------------------------------------------------------------------------


async def deal_generals(s: SuccessorsState) -> None:
    """S3-22.2-a The General cards are dealt face up, the same number to each player."""
    if s.clock.round > 1:
        return
    cards = await shuffled(basic(s.setup), purpose="generals", rule="S3-22.2-a")
    each = len(cards) // s.setup.seats
    for faction in factions(s):
        dealt = sorted(cards[each * faction : each * (faction + 1)])
        for general in dealt:
            s.general_of[general] = s.received[general] = faction
        s.emit(GeneralsDealt(SIDE_REFS[faction], tuple(GENERAL_REFS[g] for g in dealt)))


# -- 22.2 placement ---------------------------------------------------------------------------------------------------


async def placement(s: SuccessorsState) -> Again | None:
    """S3-22.2-b Player by player clockwise, from the one who has Perdikkas on: one General each time."""
    first = s.received[PERDIKKAS]
    order = [(first + n) % s.setup.seats for n in factions(s)]
    waiting = [(faction, general) for faction in order for general in to_place(s, faction)]
    if s.clock.round > 1 or not waiting:
        return None
    faction, general = waiting[0]
    spaces = starting_spaces(general)
    space = spaces[0]
    if len(spaces) > 1:
        about = {"general": GENERAL_REFS[general]}
        space = await choose(faction, "begin_at", [SPACE[n] for n in spaces], rule="S3-22.2-c", about=about)
    place(s, faction, general, space)
    return AGAIN if len(waiting) > 1 else None


def starting_spaces(general: int) -> list[int]:
    """S3-22.2-c Where a basic General may begin."""
    row = STARTS[general]
    if row.spaces:
        return [NUMBER[name] for name in row.spaces]
    province, barred = PROVINCE_NUMBER[row.province], [NUMBER[name] for name in row.barred]
    return [n for n in range(SPACES) if PROVINCE_OF[n] == province and n not in barred]


def place(s: SuccessorsState, faction: int, general: int, space: int) -> None:
    """S3-22.2-c A General with his CUs and Royal Family Members, outside of a city (OQ-SETUP-POSITION), and his PC
    markers in all the spaces of his Province that are not Independent."""
    row = STARTS[general]
    marked = [n for n in CITIES_OF[PROVINCE_NUMBER[row.province]] if s.control[n] != INDEPENDENT]
    for n in marked:
        s.control[n] = faction
    s.general_at[general] = outside(space)
    brought = troops(row.troops)
    put(s, faction, outside(space), brought)
    for name in row.carries:
        s.royal_of[ROYAL_NUMBER[name]] = faction
    names = tuple(REFS[n] for n in marked)
    s.emit(GeneralBegins(SIDE_REFS[faction], GENERAL_REFS[general], REFS[space], names, cus(brought)))
