"""3.7 The end of a Game Turn."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.settle import settle
from strategos.games.successors.third.end_of_turn import end_of_turn
from strategos.kernel.clock import AGAIN
from tests.successors.table import RED, YELLOW, run

from .table import position


@pytest.mark.rule("S3-4.1-c", "S3-3.7-a")
def test_the_usurper_stays_so_to_the_end_of_the_game_turn() -> None:
    s = position(usurper=RED, provinces={"media": "yellow"})
    settle(s)
    assert s.usurper == RED
    assert run(end_of_turn(s)) is None
    assert s.usurper == NOBODY
    s = position(turn=5, provinces={"media": "yellow"})
    assert run(end_of_turn(s)) is AGAIN
    assert s.winner == YELLOW
