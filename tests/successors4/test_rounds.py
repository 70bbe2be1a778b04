"""5.4, 6 Rounds and their Segments."""

from __future__ import annotations

import pytest

from strategos.games.successors.fourth.rounds import begin_segment
from tests.successors.table import YELLOW, run

from .activating import named
from .table import position


@pytest.mark.rule("S4-6.2-q", "S4-9.1-f")
def test_who_has_moved_in_one_segment_may_move_in_the_next() -> None:
    s = position(seat=YELLOW, royals={"alexandros": "yellow issos"}, generals={"perdikkas": "yellow issos"})
    s.moved_royals, s.moved_generals = [0], [named("perdikkas")]
    run(begin_segment(s))
    assert (s.moved_royals, s.moved_generals) == ([], [])
