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
    by_space,
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
    space,
)
from ...common.position import factions
from ...common.scoring import victory_points
from ..facts import (
    MAJORS,
    ROUNDS,
    TABLE_CARDS,
    is_minor,
    minors,
)
from ..rounds import REVEALED
from ..sequence import SEQUENCE, round_of
from ..sequence import strategy_round as strategy_round_entries
from ..set_up import receive, starting
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
    if value not in range(1, ROUNDS[s.setup.seats] + 1):
        raise BadInput(f"with {s.setup.seats} players there are Rounds 1 to {ROUNDS[s.setup.seats]}, not {value}")
    if not round_of(s.clock):
        raise BadInput("play stands in no Round: write `at_phase` with a Segment before `strategy_round`")
    entry = s.clock.entry + ENTRIES_OF_A_ROUND * (int(value) - round_of(s.clock))
    s.clock = Clock(s.clock.round, entry, s.clock.seat, s.clock.step)
    if s.table:
        s.table = min(on_the_table(s), len(s.deck))


ENTRIES_OF_A_ROUND = len(strategy_round_entries(1))


def on_the_table(s: SuccessorsState) -> int:
    """S4-6-d How many cards lie face down on the table before the end of this Round."""
    rounds = max(round_of(s.clock), 1) - 1
    return TABLE_CARDS[s.setup.seats] - rounds * REVEALED[s.setup.seats]


def direction(s: SuccessorsState, value: Any) -> None:
    s.leftward = known_name(value, ("left", "right"), "direction") == "left"


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
        if not is_minor(number) and s.received[number] == NOBODY and number in starting(s.setup):
            s.received[number] = who


def dealt(s: SuccessorsState, value: Any) -> None:
    """All deals are made anew; Generals who were dealt and are on the map stay there."""
    s.received = bytearray([NOBODY] * MAJORS)
    for name, given in listed(value, "sides").items():
        for each in names(given, "Generals"):
            number = general(s, each)
            if s.general_at[number] == WAITING:
                receive(s, player(s, name), number)
            else:
                s.received[number] = player(s, name)


def royals(s: SuccessorsState, value: Any) -> None:
    for name, where in listed(value, "Royal Family Members").items():
        number = royal(s, name)
        who, _, place = str(where).rpartition(" ")
        s.royal_at[number] = position(s, place)
        s.royal_of[number] = side(s, who) if who else NOBODY


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


def oracle(s: SuccessorsState, value: Any) -> None:
    s.oracle = bytearray(len(s.oracle))
    for name in names(value, "sides"):
        s.oracle[player(s, name)] = 1


def capital_sites(s: SuccessorsState, value: Any) -> None:
    for name, where in listed(value, "sides").items():
        s.building.pop(player(s, name), None)
        if where != "nowhere":
            s.building[player(s, name)] = space(s, where)


def capitals(s: SuccessorsState, value: Any) -> None:
    s.capitals = by_space(s, value)
    s.founders = sorted({*s.founders, *s.capitals.values()})


def captured_capitals(s: SuccessorsState, value: Any) -> None:
    s.captured = {player(s, name): count for name, count in listed(value, "sides").items() if count}


def resupplied(s: SuccessorsState, value: Any) -> None:
    s.resupplied = by_space(s, value)


def pact(s: SuccessorsState, value: Any) -> None:
    bound = tuple(player(s, name) for name in names(value, "sides"))
    if len(bound) not in (0, 2):
        raise BadInput(f"a pact binds two Factions, not {len(bound)}")
    s.pact = bound


EDITS: dict[str, Edit] = {
    **positions.EDITS,
    "at_phase": at_phase,
    "strategy_round": strategy_round,
    "direction": direction,
    "generals": generals,
    "dealt": dealt,
    "royals": royals,
    "hands": hands,
    "table": table,
    "hearse_finished": to("hearse_finished", yes),
    "persian_support": to("persian_support", owner),
    "oracle": oracle,
    "capitals": capitals,
    "capital_sites": capital_sites,
    "captured_capitals": captured_capitals,
    "resupplied": resupplied,
    "pact": pact,
}


def edit(s: SuccessorsState, word: str, value: Any) -> None:
    """Change a position before the example begins."""
    if word not in EDITS:
        raise BadInput(f"{word!r} can be asked about but not set up")
    EDITS[word](s, value)
    for number in factions(s):
        # The position is as it is said to be: nobody's VP have just dropped (S4-3.7-l).
        s.had_vp[number] = victory_points(s, number).value > 0
