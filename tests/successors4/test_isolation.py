"""5.5 Isolation."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.events import MarkersIsolated
from strategos.games.successors.fourth.confrontation import confront
from strategos.games.successors.fourth.isolation import isolation
from strategos.games.successors.fourth.steps import Step
from tests.successors.table import BLUE, RED, run, told, units

from .table import at, position


@pytest.mark.rule("S4-5.5-a")
def test_nobody_is_told_of_no_isolated_markers() -> None:
    s = position(control={"pella": "red"})
    run(isolation(s))
    assert told(s, MarkersIsolated) == []


@pytest.mark.rule("S4-5-a")
def test_when_somebody_has_won_nothing_else_is_isolated_or_fought() -> None:
    s = position(control={"larisa": "red"})
    run(isolation(s))
    assert len(told(s, MarkersIsolated)) == 1
    s = position(control={"larisa": "red"}, winner=BLUE)
    run(isolation(s))
    assert told(s, MarkersIsolated) == []
    generals = {"antigonos": "red issos", "krateros": "blue issos"}
    cus = {"red issos": {"loyal": 2}, "blue issos": {"loyal": 2}}
    s = position(generals=generals, cus=cus, winner=BLUE)
    assert run(confront(s, Step(RED, RED, at("tarsos"), at("issos")))) == (False, units())
    assert told(s, BattleRolled) == []
