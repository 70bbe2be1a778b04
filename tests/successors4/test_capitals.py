"""16.1 A Capital that falls: who is told to have taken it."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import INDEPENDENT, POSITIONS
from strategos.games.successors.common.settle import settle
from strategos.games.successors.fourth.capitals import lose_capital
from strategos.games.successors.fourth.events import CapitalLost
from strategos.games.successors.fourth.facts import NUMBER
from tests.successors.table import RED, YELLOW, force, told, units

from .activating import named
from .table import at, position


@pytest.mark.rule("S4-16.1-e")
@pytest.mark.parametrize(("captor", "by", "points"), [(RED, "side:red", 1), (INDEPENDENT, None, 0)])
def test_who_takes_a_capital_is_told_unless_it_was_the_independents(captor: int, by: str | None, points: int) -> None:
    s = position(capitals={NUMBER["issos"]: YELLOW})
    lose_capital(s, NUMBER["issos"], captor)
    assert [(event.side, event.by) for event in told(s, CapitalLost)] == [("side:yellow", by)]
    assert s.captured.get(RED, 0) == points


@pytest.mark.rule("S4-16.1-f")
def test_the_cus_inside_a_lost_capital_stand_in_its_one_position() -> None:
    s = position(capitals={NUMBER["alexandreia"]: RED}, generals={"eumenes": "red alexandreia-inside"})
    s.general_at[named("eumenes")] = at("alexandreia") + 1
    s.troops[RED * POSITIONS + at("alexandreia") + 1] = units(loyal=2)
    settle(s)
    assert force(s, "red alexandreia") == units(loyal=2)
