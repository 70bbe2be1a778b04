"""3.4 The Card Deal, and drawing from the Tyche deck."""

from __future__ import annotations

from strategos.kernel.chance import SeededDice, draw

from ..common.board import SIDE_REFS
from ..common.events import CardsDealt
from ..common.position import factions
from .facts import CARD_REFS, HAND, TABLE_CARDS
from .state import SuccessorsState


async def card_deal(s: SuccessorsState) -> None:
    """S3-3.4-a All cards but those removed from the game are shuffled, hands left over too (OQ-HAND-LEFT)."""
    s.deck = sorted([*s.deck, *s.discards, *(card for hand in s.hand for card in hand)])
    s.discards.clear()
    s.table = TABLE_CARDS[s.setup.seats]
    s.hand = [()] * len(s.hand)
    for faction in factions(s):
        await deal(s, faction, HAND)


async def deal(s: SuccessorsState, faction: int, count: int) -> None:
    """S3-24.1-c Cards for a hand, face down (S3-3.4-b). Those on the table are cards nobody has seen, like the rest of
    the deck: any of them is as likely as any other, so which lie there is drawn when they are revealed."""
    if len(s.deck) - s.table < count:
        # OQ3-HAND
        s.deck = sorted([*s.deck, *s.discards])
        s.discards.clear()
    places = await draw(*range(len(s.deck), len(s.deck) - count, -1), purpose="cards", rule="S3-24.1-c")
    drawn = [s.deck.pop(place - 1) for place in places]
    s.hand[faction] = tuple(sorted((*s.hand[faction], *drawn)))
    s.emit(CardsDealt(SIDE_REFS[faction], tuple(CARD_REFS[card] for card in drawn)))


def resample(s: SuccessorsState, seat: int, dice: SeededDice) -> None:
    """Whatever a player does not hold could be in any other hand, in the deck or on the table."""
    others = [f for f in factions(s) if f != seat]
    unseen = sorted([*s.deck, *(card for f in others for card in s.hand[f])])
    dice.shuffle(unseen)
    for f in others:
        s.hand[f] = tuple(sorted(unseen.pop() for _ in s.hand[f]))
    s.deck = sorted(unseen)
