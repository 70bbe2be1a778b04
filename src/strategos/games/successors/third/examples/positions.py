"""`given`: how the words of examples change a position.

What both editions have alike stands in `common/examples/positions.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategos.kernel.clock import Clock, Each
from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name

from ...common.board import INDEPENDENT, NOBODY, WAITING
from ...common.examples import positions
from ...common.examples.positions import (
    deck,
    drawn,
    to,
    wait,
    yes,
)
from ...common.examples.reading import (
    BOXES,
    general,
    listed,
    names,
    owner,
    player,
    position,
    royal,
    side,
    sided,
)
from ...common.position import factions
from ...common.scoring import victory_points
from ..facts import (
    MAJORS,
    ROUNDS,
    TABLE_CARDS,
    WOMEN,
    is_minor,
    minors,
)
from ..rounds import REVEALED
from ..sequence import SEQUENCE, round_of
from ..sequence import strategy_round as strategy_round_entries
from ..set_up import basic
from ..state import SuccessorsState
from .words import PHASE_NAMES

Edit = Callable[[SuccessorsState, Any], None]


# -- where play stands ------------------------------------------------------------------------------------------------


def at_phase(s: SuccessorsState, value: Any) -> None:
    known_name(value, PHASE_NAMES, "phase")
    for entry, place in enumerate(SEQUENCE):
        steps = place.steps if isinstance(place, Each) else (place,)
        for step, phase in enumerate(steps):
            if phase.name == value:
                whose = s.first if s.clock.seat is None else s.clock.seat
                s.clock = Clock(s.clock.round, entry, whose if len(steps) > 1 else None, step)
                s.agenda.clear()
                return


def strategy_round(s: SuccessorsState, value: Any) -> None:
    if value not in range(1, ROUNDS + 1):
        raise BadInput(f"with {s.setup.seats} players there are Rounds 1 to {ROUNDS}, not {value}")
    if not round_of(s.clock):
        raise BadInput("play stands in no Round: write `at_phase` with a Segment before `strategy_round`")
    entry = s.clock.entry + ENTRIES_OF_A_ROUND * (int(value) - round_of(s.clock))
    s.clock = Clock(s.clock.round, entry, s.clock.seat, s.clock.step)
    if s.table:
        s.table = min(on_the_table(s), len(s.deck))


ENTRIES_OF_A_ROUND = len(strategy_round_entries(1))


def on_the_table(s: SuccessorsState) -> int:
    """S3-24.1-d How many cards lie face down on the table before the end of this Round."""
    rounds = max(round_of(s.clock), 1) - 1
    return TABLE_CARDS[s.setup.seats] - rounds * REVEALED[s.setup.seats]


# -- the map ----------------------------------------------------------------------------------------------------------


def generals(s: SuccessorsState, value: Any) -> None:
    for name, where in listed(value, "Generals").items():
        number = general(s, name)
        if where == "waiting":
            wait(s, name, number)
            continue
        if where in BOXES:
            if s.general_of[number] == NOBODY:
                raise BadInput(f"whose is {name}? Write `{name}: yellow {where}`")
            s.general_at[number] = BOXES[where]
            continue
        who, at = sided(s, where)
        if who == INDEPENDENT or (is_minor(number) and number not in minors(who)):
            raise BadInput(f"{name} is no General of {where.split()[0]}")
        s.general_of[number], s.general_at[number] = who, at
        if not is_minor(number) and s.received[number] == NOBODY and number in basic(s.setup):
            s.received[number] = who


def dealt(s: SuccessorsState, value: Any) -> None:
    """All deals are made anew; Generals who were dealt and are on the map stay there."""
    s.received = bytearray([NOBODY] * MAJORS)
    for name, given in listed(value, "sides").items():
        for each in names(given, "Generals"):
            number = general(s, each)
            s.received[number] = player(s, name)
            if s.general_at[number] == WAITING:
                s.general_of[number] = player(s, name)


def royals(s: SuccessorsState, value: Any) -> None:
    for name, where in listed(value, "Royal Family Members").items():
        number = royal(s, name)
        who, _, place = str(where).rpartition(" ")
        s.royal_at[number] = position(s, place)
        s.royal_of[number] = side(s, who) if who else NOBODY
        s.active_with[number] = s.royal_of[number] if number in WOMEN else NOBODY


# -- cards ------------------------------------------------------------------------------------------------------------


def hands(s: SuccessorsState, value: Any) -> None:
    s.deck = sorted([*s.deck, *s.discards, *s.kept, *(number for hand in s.hand for number in hand)])
    s.discards, s.kept = [], []
    s.hand = [()] * len(s.hand)
    for name, held in listed(value, "sides").items():
        s.hand[player(s, name)] = tuple(sorted(drawn(s, held)))
    s.table = min(on_the_table(s), len(s.deck))


def table(s: SuccessorsState, value: Any) -> None:
    if len(names(value, "cards")) != on_the_table(s):
        raise BadInput(f"with {s.setup.seats} players {on_the_table(s)} cards lie on the table now, not {len(value)}")
    # Which of the unseen cards lie there is drawn when they are revealed: so there are no others.
    deck(s, value)
    s.table = len(s.deck)


# -- standing, and what cards have left -------------------------------------------------------------------------------


EDITS: dict[str, Edit] = {
    **positions.EDITS,
    "at_phase": at_phase,
    "strategy_round": strategy_round,
    "generals": generals,
    "dealt": dealt,
    "royals": royals,
    "hands": hands,
    "table": table,
    "pontic": to("pontic", owner),
    "silver_shields_came": to("silver_shields_came", yes),
}


def edit(s: SuccessorsState, word: str, value: Any) -> None:
    """Change a position before the example begins."""
    if word not in EDITS:
        raise BadInput(f"{word!r} can be asked about but not set up")
    EDITS[word](s, value)
    for number in factions(s):
        # The position is as it is said to be: nobody's VP have just dropped (S4-3.7-l).
        s.had_vp[number] = victory_points(s, number).value > 0
