"""3.8 Alexander's funeral."""

from __future__ import annotations

import pytest

from strategos.games.successors.fourth.burial import finish_hearse, hearse_stays, is_bound
from strategos.games.successors.fourth.events import HearseFinished
from strategos.games.successors.fourth.facts import HEARSE
from tests.successors.table import RED, told

from .table import at, position


@pytest.mark.rule("S4-8.4-b")
def test_within_babylon_the_hearse_may_go_in_and_out_in_game_turn_1() -> None:
    s = position(turn=1, royals={"hearse": "yellow babylon"})
    assert not is_bound(s, HEARSE, at("babylon"), at("babylon-inside"))
    assert is_bound(s, HEARSE, at("babylon"), at("opis"))
    assert not is_bound(position(turn=2), HEARSE, at("babylon"), at("opis"))


@pytest.mark.rule("S4-16.3-a")
def test_who_has_finished_the_hearse() -> None:
    s = position(turn=1, royals={"hearse": "red babylon"})
    finish_hearse(s, RED)
    assert told(s, HearseFinished) == [HearseFinished("side:red")]
    assert not hearse_stays(s)
