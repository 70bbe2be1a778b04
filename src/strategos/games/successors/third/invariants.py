"""What must hold between two Procedures whatever has happened; a complaint can only be a bug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from strategos.games.successors.common.board import (
    NOBODY,
    POSITIONS,
    ROYAL,
    ROYAL_ARMY,
    SILVER_SHIELD_CUS,
    SILVER_SHIELDS,
    SPACES,
    WAY_POINT,
    is_inside,
    space_of,
)
from strategos.games.successors.common.invariants import people, seafarers
from strategos.games.successors.common.position import cus

from .facts import CARD_NAMES, CARDS, HAND, KIND, NAMES
from .state import SuccessorsState

INSIDE = 2


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


def stacks(s: SuccessorsState) -> Iterator[str]:
    """S3-14.3-a, S3-14.2-a The special CUs are limited; S3-9.7-b, S3-15.1.3-e inside there are two CUs, and the
    owner's."""
    groups = [*s.troops.values(), *s.dispersed]
    if any(min(group) < 0 for group in groups) or not all(any(group) for group in s.troops.values()):
        yield "a stack of no CUs"
    for kind, limit in ((ROYAL, ROYAL_ARMY), (SILVER_SHIELDS, SILVER_SHIELD_CUS)):
        if sum(group[kind] for group in groups) > limit:
            yield f"more than {limit} CUs of type {kind}"
    for key, group in s.troops.items():
        faction, position = divmod(key, POSITIONS)
        space = space_of(position)
        if is_inside(position) and (not s.is_major_city(space) or s.control[space] != faction):
            yield f"CUs inside {NAMES[space]}, which is not theirs"
        if is_inside(position) and cus(group) > INSIDE:
            yield f"more than {INSIDE} CUs inside {NAMES[space]}"


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
