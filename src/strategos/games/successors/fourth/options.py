"""16 The optional rules: which of them a match is played with. What each does is in the chapter it changes."""

from __future__ import annotations

from strategos.kernel.game import Choice, Setup

from ..common.board import LAST_TURN
from ..common.options import plays_with
from .facts import CARDS

SHORT_TURN = 4
MOVING_CUS = 8
NO_YES = ("no", "yes")
OPTIONAL_CARDS: tuple[str, ...] = tuple(row.id for row in CARDS.cards if row.optional)
"""S4-16.1-a Each may be in the deck or not."""
RULES: dict[str, str] = {
    "late_herakles": "S4-16.2-a",
    "quick_hearse": "S4-16.3-a",
    "hearse_taken": "S4-16.4-a",
    "hard_sieges": "S4-16.5-a",
    "royal_besiegers": "S4-16.6-a",
    "hard_supply": "S4-16.7-a",
    "eight_move": "S4-16.8-a",
    "cavalry": "S4-16.9-a",
    "fleets_stay_away": "S4-16.10-a",
    "independent_reactions": "S4-16.11-a",
    "short_game": "S4-16.12-a",
}
"""Optional rule → the atom it begins with."""
READINGS: tuple[Choice, ...] = (
    Choice("siege_lasts", ("activation", "step"), "S4-11.1-j"),
    Choice("naval_range", ("announced", "left"), "S4-13.3-d"),
)
"""Contested readings that change play: OQ-BESIEGED-INTERCEPT, OQ-NAVAL-RANGE."""
CHOICES: tuple[Choice, ...] = (
    *(Choice(name, NO_YES, rule, kind="rule") for name, rule in RULES.items()),
    *(Choice(name, NO_YES, "S4-16.1-a", kind="rule") for name in OPTIONAL_CARDS),
)
"""S4-16-a In any combination."""


def most_moving(setup: Setup, cus: int) -> int:
    """S4-16.8-a How many of so many CUs may move or intercept together from one position."""
    return min(cus, MOVING_CUS) if plays_with(setup, "eight_move") else cus


def last_turn(setup: Setup) -> int:
    """S4-3.3-a Game Turn V, in a short game IV (S4-16.12-a)."""
    return SHORT_TURN if plays_with(setup, "short_game") else LAST_TURN
