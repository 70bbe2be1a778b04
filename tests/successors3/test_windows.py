"""7.3 When Surprise cards may be played, and that it is told."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.card_events import SurprisePlayed
from strategos.games.successors.third.facts import CARD_NUMBER
from strategos.games.successors.third.windows import use_surprise, why_not_held
from tests.successors.table import BLUE, RED, run, told

from .activating import named
from .table import cards, hands, position


@pytest.mark.rule("S3-7.3-a")
def test_only_a_card_one_holds_can_be_played() -> None:
    s = position(hand=hands(red="fog"))
    assert why_not_held(s, RED, CARD_NUMBER["fog"]) is None
    assert why_not_held(s, BLUE, CARD_NUMBER["fog"]) is not None


@pytest.mark.rule("S3-7.3-c")
def test_a_surprise_card_that_is_played_is_told() -> None:
    s = position(generals={"eumenes": "red issos"}, hand=hands(red="gift_of_oratory"), deck=[*cards("epidemic")])
    run(use_surprise(s, RED, CARD_NUMBER["gift_of_oratory"]), "", "surprise_card! play")
    assert told(s, SurprisePlayed) == [SurprisePlayed("side:red", "card:gift_of_oratory")]
    assert s.orator == named("eumenes")


@pytest.mark.rule("S3-7.3-c")
@pytest.mark.parametrize(("place", "asked"), [("issos", True), ("dispersed", False)])
def test_a_gift_for_nobody_can_only_be_discarded(place: str, asked: bool) -> None:
    s = position(generals={"eumenes": f"red {place}"}, hand=hands(red="gift_of_oratory"), deck=[*cards("epidemic")])
    run(use_surprise(s, RED, CARD_NUMBER["gift_of_oratory"]), "", *(("surprise_card! discard",) if asked else ()))
    assert s.hand[RED] == cards("epidemic")
    assert s.orator == NOBODY
