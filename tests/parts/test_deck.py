"""Cards are drawn from the top, discards come back shuffled, and nobody imagines what he knows otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from typing import Any

from strategos.kernel.chance import SeededDice
from strategos.parts.deck import Hands, deal, discard, resample, shuffle
from tests.kernel.tiny import Tiny, start, tiny

CARDS = list(range(70))


def run(rule: Coroutine[Any, Any, Any], seed: int = 1) -> None:
    """Let a procedure be played whose only questions are to chance."""

    async def only(_s: Tiny) -> None:
        await rule

    assert start(tiny(only), seed).outcome


def test_cards_come_from_the_top_and_all_differ() -> None:
    deck, discards, hands = list(CARDS), [], [(), ()]
    run(shuffle(deck, purpose="deck"))
    assert sorted(deck) == CARDS
    assert deck != CARDS
    top = deck[-1]
    run(deal(deck, discards, hands, 1, 5, purpose="cards"))
    assert hands[1][0] == top
    assert (len(deck), len(hands[1]), hands[0]) == (65, 5, ())
    assert sorted((*deck, *hands[1])) == CARDS


def test_discards_become_the_new_deck_when_it_is_empty() -> None:
    deck, discards = [1, 2], [3, 4, 5]
    hands: Hands = [(), (9,)]
    discard(hands, 1, 9, discards)
    assert (hands[1], discards) == ((), [3, 4, 5, 9])
    run(deal(deck, discards, hands, 0, 4, purpose="cards"))
    assert hands[0][:2] == (2, 1)
    assert set(hands[0][2:]) <= {3, 4, 5, 9}
    assert (discards, len(deck)) == ([], 2)


def test_what_is_not_there_is_not_dealt() -> None:
    hands: Hands = [()]
    counts: list[int] = []

    async def rule() -> None:
        counts.append(await deal([7], [], hands, 0, 3, purpose="cards"))

    run(rule())
    assert (counts, hands) == ([1], [(7,)])


def test_a_seat_imagines_other_hands_of_the_same_size_but_keeps_what_it_knows() -> None:
    mine, shown = tuple(CARDS[:5]), 12
    seen: Counter[int] = Counter()
    for seed in range(300):
        deck, hands = CARDS[20:], [mine, tuple(CARDS[5:12]), (shown, *CARDS[13:20])]
        deck[-1] = 69
        resample(SeededDice(seed), deck, hands, [1, 2], known=(shown, 69))
        assert hands[0] == mine
        assert [len(h) for h in hands] == [5, 7, 8]
        assert shown in hands[2]
        assert deck[-1] == 69
        assert sorted((*deck, *(c for h in hands for c in h))) == CARDS
        seen.update(hands[1])
    believable = set(CARDS) - set(mine) - {shown, 69}
    assert set(seen) == believable, "any card nobody has shown could be there"
    assert max(seen.values()) < 4 * min(seen.values()), "each about as often as another"
