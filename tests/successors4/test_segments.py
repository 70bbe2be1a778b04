"""5.4, 9.1 What is remembered to the end of a Segment."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.segments import fresh_at, mark_battled, mark_moved, unmoved_at
from strategos.games.successors.common.settle import settle
from strategos.games.successors.fourth.facts import ANTIGONOS
from strategos.games.successors.fourth.segments import forget_segment, openers
from tests.successors.table import YELLOW, units

from .table import at, position


@pytest.mark.rule("S4-5.2-p")
def test_who_has_left_the_map_has_not_stayed_on_it() -> None:
    s = position(generals={"antigonos": "yellow pella", "krateros": "red larisa"})
    settle(s)
    assert openers(s, YELLOW) == (ANTIGONOS,)
    s.general_at[ANTIGONOS] = -1
    assert openers(s, YELLOW) == ()
    settle(s)
    s.general_at[ANTIGONOS] = at("pella")
    assert openers(s, YELLOW) == ()
    forget_segment(s)
    assert openers(s, YELLOW) == (ANTIGONOS,)


@pytest.mark.rule("S4-6.2-q")
def test_in_a_new_segment_all_may_move_anew() -> None:
    s = position(generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3}})
    mark_moved(s, YELLOW, at("larisa"), units(loyal=2))
    assert unmoved_at(s, YELLOW, at("larisa")) == units(loyal=1)
    forget_segment(s)
    assert unmoved_at(s, YELLOW, at("larisa")) == units(loyal=3)


@pytest.mark.rule("S4-15.2-c")
def test_who_has_fought_is_remembered_when_others_fight() -> None:
    s = position(generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3, "mercenary": 2}})
    mark_battled(s, YELLOW, at("larisa"), units(mercenary=1))
    mark_battled(s, YELLOW, at("larisa"), units(loyal=1))
    assert fresh_at(s, YELLOW, at("larisa")) == units(loyal=2, mercenary=1)
