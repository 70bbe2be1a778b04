"""3.4 The Card Deal, and what a hand is imagined to be."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.third.deal import card_deal, resample
from strategos.games.successors.third.facts import CARD_NUMBER
from strategos.games.successors.third.tasks import Play
from strategos.kernel.chance import SeededDice
from tests.successors.table import RED, royal, run

from .table import at, cards, hands, position, run_agenda


def test_what_another_is_imagined_to_hold_owes_nothing_to_what_he_holds() -> None:
    """Whoever holds which of the same cards, the same is imagined from the same dice."""
    found: list[Any] = []
    for blue, black in (("fog", "hubris mutiny"), ("mutiny", "fog hubris")):
        s = position(hand=hands(red="epidemic", blue=blue, black=black), deck=[*cards("treachery", "unrest")])
        resample(s, RED, SeededDice(3))
        found.append((s.hand, s.deck))
        every = sorted([*s.deck, *(card for hand in s.hand for card in hand)])
        assert every == [*cards("epidemic", "fog", "hubris", "mutiny", "treachery", "unrest")]
    assert found[0] == found[1]


@pytest.mark.rule("S3-3.4-a", "S3-3.4-b")
def test_the_deal_shuffles_all_but_what_was_removed() -> None:
    s = position(discards=list(range(30)), hand=hands(red="fog"))
    run(card_deal(s))
    assert [len(hand) for hand in s.hand[: s.setup.seats]] == [5] * 4
    assert sorted([*s.deck, *(card for hand in s.hand for card in hand)]) == sorted([*range(30), *cards("fog")])
    assert s.discards == []


@pytest.mark.rule("S3-3.4-a")
def test_a_card_removed_as_an_event_never_comes_back() -> None:
    s = position(
        seat=RED,
        control={"pella": "red"},
        agenda=[Play(RED, CARD_NUMBER["eurydike_speaks_for_philippos"], (at("pella"),))],
        discards=[*cards("eurydike_speaks_for_philippos")],
    )
    run_agenda(s)
    assert s.discards == []
    assert royal(s, "philippos") == "red"
