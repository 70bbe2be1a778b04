"""5.3 The Card Deal, and drawing from the Tyche deck."""

from __future__ import annotations

from strategos.kernel.chance import SeededDice, draw

from ..common.board import SIDE_REFS
from ..common.events import CardsDealt
from ..common.position import factions
from .facts import CARD_REFS, HAND, TABLE_CARDS
from .state import SuccessorsState


async def card_deal(s: SuccessorsState) -> None:
    """S4-5.3-a All cards but those removed from the game are shuffled, hands left over too (OQ-HAND-LEFT)."""
    s.deck = sorted([*s.deck, *s.discards, *(card for hand in s.hand for card in hand)])
    s.discards.clear()
    s.glimpses.clear()
    s.table = TABLE_CARDS[s.setup.seats]
    s.hand = [()] * len(s.hand)
    for faction in factions(s):
        await deal(s, faction, HAND[s.setup.seats])


async def deal(s: SuccessorsState, faction: int, count: int) -> None:
    """S4-5.3-b Cards for a hand, face down (S4-5.3-d). Those on the table are cards nobody has seen, like the rest of
    the deck: any of them is as likely as any other, so which lie there is drawn when they are revealed."""
    places = await draw(*range(len(s.deck), len(s.deck) - count, -1), purpose="cards", rule="S4-5.3-b")
    drawn = [s.deck.pop(place - 1) for place in places]
    s.hand[faction] = tuple(sorted((*s.hand[faction], *drawn)))
    s.emit(CardsDealt(SIDE_REFS[faction], tuple(CARD_REFS[card] for card in drawn)))


def resample(s: SuccessorsState, seat: int, dice: SeededDice) -> None:
    """Whatever a player does not hold, and does not know of a hand, could be in any other hand, in the deck or on the
    table."""
    others = [f for f in factions(s) if f != seat]
    s.glimpses = [glimpse for glimpse in s.glimpses if seat in (glimpse.by, glimpse.of)]
    known = {f: [glimpse.card for glimpse in s.glimpses if (glimpse.by, glimpse.of) == (seat, f)] for f in others}
    unseen = [*s.deck, *(card for f in others for card in s.hand[f])]
    for card in (card for cards in known.values() for card in cards):
        unseen.remove(card)
    unseen.sort()
    dice.shuffle(unseen)
    for f in others:
        s.hand[f] = tuple(sorted((*known[f], *(unseen.pop() for _ in s.hand[f][len(known[f]) :]))))
    s.deck = sorted(unseen)
