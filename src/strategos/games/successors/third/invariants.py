"""What must hold between two Procedures whatever has happened; a complaint can only be a bug.

What both editions have alike stands in `common/invariants.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from strategos.games.successors.common.board import (
    NOBODY,
    SPACES,
    WAY_POINT,
)
from strategos.games.successors.common.invariants import people, seafarers, stacks

from .facts import CARD_NAMES, CARDS, HAND, KIND, NAMES
from .state import SuccessorsState


def complaints(s: SuccessorsState) -> Iterator[str]:
    yield from markers(s)
    yield from stacks(s)
    yield from people(s)
    yield from seafarers(s)
    yield from cards(s)


def markers(s: SuccessorsState) -> Iterator[str]:
    """S3-7.8-f No PC marker lies on a Way Point."""
    for space in range(SPACES):
        if KIND[space] == WAY_POINT and s.control[space] != NOBODY:
            yield f"a PC marker on the Way Point {NAMES[space]}"


def cards(s: SuccessorsState) -> Iterator[str]:
    """S3-7.3-d, S3-18.3-g A card is in one place, and no hand is larger than it was dealt."""
    found = Counter([*s.deck, *s.discards, *s.kept, *(card for hand in s.hand for card in hand)])
    for card, count in sorted(found.items()):
        if count > CARDS.cards[card].copies:
            yield f"{count} cards {CARD_NAMES[card]}"
    if any(len(hand) > HAND for hand in s.hand):
        yield "a hand with too many cards"
    if s.table > len(s.deck):
        yield "cards on the table that are not in the deck"
