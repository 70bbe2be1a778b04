"""5.6 The End of Turn."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, NOBODY
from strategos.games.successors.common.settle import settle
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from tests.successors.table import RED, royal, run

from .table import at, position


@pytest.mark.rule("S4-5.1-h")
def test_nobody_is_the_usurper_between_two_game_turns() -> None:
    s = position(turn=2, usurper=RED)
    run(end_of_turn(s))
    assert s.usurper == NOBODY


@pytest.mark.rule("S4-16.4-a")
def test_the_hearse_at_pella_is_destroyed_like_anywhere_else() -> None:
    s = position(armies={"leosthenes": "pella"}, royals={"hearse": "pella"}, options=("hearse_taken",))
    settle(s)
    assert s.royal_at[6] == DEAD
    s = position(generals={"eumenes": "red pella"}, armies={"leosthenes": "pella"}, options=("hearse_taken",))
    s.royal_at[6] = at("pella")
    settle(s)
    assert royal(s, "hearse") == "red"
