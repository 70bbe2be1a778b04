"""4 Set-up: the board, the deal of Starting Generals, the exchange among five players, the placement."""

from __future__ import annotations

from strategos.kernel.asking import Option, choose, decide, together
from strategos.kernel.chance import shuffled
from strategos.kernel.clock import AGAIN, Again
from strategos.kernel.game import Setup

from ..common.board import CAVALRY, INDEPENDENT, SIDE_REFS, SPACES, WAITING, outside, troops
from ..common.events import GeneralBegins, GeneralsDealt
from ..common.options import plays_with
from ..common.position import added, cus, factions, one, put
from ..common.set_up import to_place
from ..common.windows import wishes
from .events import GeneralGivenUp
from .facts import (
    CARDS,
    CITIES_OF,
    COUNTERS,
    DEALT,
    GENERAL_PICKS,
    GENERAL_REFS,
    GROUP,
    HERAKLES,
    MAJORS,
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
from .state import SuccessorsState


def begin(setup: Setup) -> SuccessorsState:
    """4.1, 4.2 The board before the Generals are dealt."""
    s = SuccessorsState(setup=setup, standing=wishes(setup.seats))
    for space, row in enumerate(MAP.spaces):
        # S4-4.1-f Most of Thrake is Independent only with 2 or 4 players.
        if row.grey and (not row.players or setup.seats in row.players):
            s.control[space] = INDEPENDENT
    for army, row in enumerate(COUNTERS.independents):
        if row.start:
            s.army_at[army] = outside(NUMBER[row.start])
    for royal, row in enumerate(COUNTERS.royals):
        # S4-16.2-a
        late = royal == HERAKLES and plays_with(setup, "late_herakles")
        if row.start and not late:
            s.royal_at[royal] = outside(NUMBER[row.start])
    # S4-4.1-b The discards: the first Card Deal shuffles them all (S4-5.3-a); optional cards if agreed on (S4-16.1-a).
    agreed = [row.begins and (not row.optional or plays_with(setup, row.id)) for row in CARDS.cards]
    s.discards = [n for n, row in enumerate(CARDS.cards) if agreed[n] for _ in range(row.copies)]
    return s


def starting(setup: Setup) -> list[int]:
    """S4-4.3-c The Starting Generals for so many players (-d, -e)."""
    return [g for g in range(MAJORS) if GROUP[setup.seats][g] == "starting"]


# -- 4.4 the deal -----------------------------------------------------------------------------------------------------


async def deal_generals(s: SuccessorsState) -> None:
    """S4-4.4-b The Starting Generals are shuffled and dealt; five players then exchange one each (-c)."""
    if s.clock.round > 1:
        return
    cards = await shuffled(starting(s.setup), purpose="generals", rule="S4-4.4-b")
    each = DEALT[s.setup.seats]
    for faction in factions(s):
        dealt = sorted(cards[each * faction : each * (faction + 1)])
        for general in dealt:
            receive(s, faction, general)
        s.emit(GeneralsDealt(SIDE_REFS[faction], tuple(GENERAL_REFS[g] for g in dealt)))
    if s.setup.seats == 5:
        await exchange(s)


def receive(s: SuccessorsState, faction: int, general: int) -> None:
    s.general_of[general] = faction
    s.received[general] = faction


async def exchange(s: SuccessorsState) -> None:
    """S4-4.4-c Each gives up one General, unseen by the others; the five are dealt back, one each (OQ-FIVE-DISCARD)."""
    asked = [
        decide(faction, "give_up", [general_option(g) for g in to_place(s, faction)], rule="S4-4.4-c", secret=True)
        for faction in factions(s)
    ]
    given: list[int] = await together(*asked)
    back = await shuffled(sorted(given), purpose="exchange", rule="S4-4.4-c")
    for faction in factions(s):
        receive(s, faction, back[faction])
        s.emit(GeneralGivenUp(SIDE_REFS[faction], GENERAL_REFS[given[faction]], GENERAL_REFS[back[faction]]))


def general_option(general: int) -> Option[int]:
    return GENERAL_PICKS[general]


# -- 4.6 placement ----------------------------------------------------------------------------------------------------


async def placement(s: SuccessorsState) -> Again | None:
    """S4-4.6-a Player by player to the left, from the one who has Perdikkas on: one General each time."""
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
        space = await choose(faction, "begin_at", [SPACE[n] for n in spaces], rule="S4-4.6-b", about=about)
    place(s, faction, general, space)
    return AGAIN if len(waiting) > 1 else None


def starting_spaces(general: int) -> list[int]:
    """S4-4.6-b Where a Starting General may begin."""
    row = STARTS[general]
    if row.spaces:
        return [NUMBER[name] for name in row.spaces]
    province, barred = PROVINCE_NUMBER[row.province], [NUMBER[name] for name in row.barred]
    return [n for n in range(SPACES) if PROVINCE_OF[n] == province and n not in barred]


def place(s: SuccessorsState, faction: int, general: int, space: int) -> None:
    """S4-4.6-b A General with his CUs and Royal Family Members, outside of a city (OQ-SETUP-POSITION), and his PC
    markers in all the spaces of his Province that are not Independent."""
    row = STARTS[general]
    marked = [n for n in CITIES_OF[PROVINCE_NUMBER[row.province]] if s.control[n] != INDEPENDENT]
    for n in marked:
        s.control[n] = faction
    s.general_at[general] = outside(space)
    brought = troops(row.troops)
    if plays_with(s.setup, "cavalry"):
        # S4-16.9-c
        brought = added(brought, one(CAVALRY))
    put(s, faction, outside(space), brought)
    for name in row.carries:
        if s.royal_at[ROYAL_NUMBER[name]] != WAITING:
            s.royal_of[ROYAL_NUMBER[name]] = faction
    names = tuple(REFS[n] for n in marked)
    s.emit(GeneralBegins(SIDE_REFS[faction], GENERAL_REFS[general], REFS[space], names, cus(brought)))
