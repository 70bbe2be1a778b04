"""5.3 The Card Deal, and what a hand is imagined to be."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.fourth.deal import resample
from strategos.kernel.chance import SeededDice
from tests.successors.table import RED

from .table import cards, hands, position


@pytest.mark.rule("S4-5.3-b")
def test_imagined_hands_and_deck_hold_the_same_cards() -> None:
    s = position(hand=hands(red="fog hubris", blue="mutiny"), deck=[*cards("epidemic", "unrest", "olympias")])
    before = sorted([*s.deck, *(card for hand in s.hand for card in hand)])
    for seed in range(8):
        resample(s, RED, SeededDice(seed))
        assert s.hand[RED] == cards("fog", "hubris")
        assert sorted([*s.deck, *(card for hand in s.hand for card in hand)]) == before


def test_what_another_is_imagined_to_hold_owes_nothing_to_what_he_holds() -> None:
    """Whoever holds which of the same cards, the same is imagined from the same dice."""
    found: list[Any] = []
    for blue, black in (("fog", "hubris mutiny"), ("mutiny", "fog hubris")):
        s = position(hand=hands(red="epidemic", blue=blue, black=black), deck=[*cards("diplomacy", "unrest")])
        resample(s, RED, SeededDice(3))
        found.append((s.hand, s.deck))
    assert found[0] == found[1]
