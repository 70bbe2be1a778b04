"""A deck of cards: numbers in a list, the top card last. Hands are tuples in a list, one for each seat.

The order of a deck is laid down when it is shuffled and stands in the state; `resample` gives a seat another order, and
other hands, that it could believe.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from strategos.kernel.chance import SeededDice, shuffled

Hands = list[tuple[int, ...]]


async def shuffle(deck: list[int], *, purpose: str) -> None:
    """Put the deck into an order nobody knows."""
    deck[:] = await shuffled(sorted(deck), purpose=purpose)


async def deal(deck: list[int], discards: list[int], hands: Hands, seat: int, count: int, *, purpose: str) -> int:
    """Cards from the top into a hand; when the deck is empty the discards become the new one. How many there were."""
    for dealt in range(count):
        if not deck:
            if not discards:
                return dealt
            deck[:], discards[:] = discards, []
            await shuffle(deck, purpose=purpose)
        hands[seat] = (*hands[seat], deck.pop())
    return count


def take(hands: Hands, seat: int, card: int) -> None:
    """Take a card out of a hand; where it goes is the rule's business."""
    held = list(hands[seat])
    held.remove(card)
    hands[seat] = tuple(held)


def discard(hands: Hands, seat: int, card: int, discards: list[int]) -> None:
    """Put a card of a hand onto the discards."""
    take(hands, seat, card)
    discards.append(card)


def resample(
    dice: SeededDice, deck: list[int], hands: Hands, seats: Sequence[int], known: Collection[int] = ()
) -> None:
    """Deal anew what nobody has shown: the deck and the hands of these seats, each as large as it is.

    Cards that are `known` (shown by a spy, taken back openly) stay where they are, also in the deck.
    """
    hidden = sorted(c for c in (*deck, *(c for seat in seats for c in hands[seat])) if c not in known)
    dice.shuffle(hidden)
    deck[:] = [c if c in known else hidden.pop() for c in deck]
    for seat in seats:
        hands[seat] = tuple(c if c in known else hidden.pop() for c in hands[seat])
