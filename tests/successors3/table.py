"""A table to try rules at: positions in a few words, and one procedure played by itself.

Dice and answers are given, and none may be left over.
"""

from __future__ import annotations

from typing import Any

from strategos.games.successors.common.board import (
    FACTIONS,
)
from strategos.games.successors.common.windows import wishes
from strategos.games.successors.third.facts import (
    CARD_NUMBER,
    CITIES_OF,
    FLEETS,
    NAMES,
    PROVINCE_NUMBER,
)
from strategos.games.successors.third.options import CHOICES
from strategos.games.successors.third.sequence import TASKS
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.clock import Clock
from strategos.kernel.game import Setup
from tests.successors.table import all_tasks, found, laid_out, run


def at(place: str) -> int:
    """A position: `pella` is its outside, `pella-inside` and `pella-sea` what they say."""
    return found(NAMES, place)


def position(
    *, seats: int = 4, turn: int = 2, seat: int | None = None, options: tuple[str, ...] = (), **said: Any
) -> SuccessorsState:
    """A position on an empty map, `options` the optional rules agreed on, `second` the second option for two or three
    players.

    The other words are those of `laid_out`.
    """
    agreed = dict.fromkeys((name for name in options if name != "second"), "yes")
    assert all(any(choice.name == name for choice in CHOICES) for name in agreed), f"no such option: {options}"
    if "second" in options:
        agreed["fewer_players"] = "second"
    s = SuccessorsState(setup=Setup(seats, "alexander", agreed), clock=Clock(turn, 0, seat), standing=wishes(seats))
    return laid_out(s, **said)


def spaces_in(province: str) -> tuple[int, ...]:
    return CITIES_OF[PROVINCE_NUMBER[province]]


def run_agenda(s: SuccessorsState, dice: str = "", *answers: str) -> None:
    """Play what is on the agenda, to the end."""
    run(all_tasks(s, TASKS), dice, *answers)


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(CARD_NUMBER[name] for name in names))


def hands(**held: str) -> list[tuple[int, ...]]:
    """Faction → its hand: `hands(red="fog hubris")`."""
    return [cards(*held.get(name, "").split()) for name in FACTIONS]


def fleet(name: str) -> int:
    return FLEETS.index(name)
