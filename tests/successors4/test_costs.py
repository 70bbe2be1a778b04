"""9.3, 13.2 What each step costs of the MP that are left."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.tasks import IndependentMove
from strategos.games.successors.fourth.costs import costs
from strategos.games.successors.fourth.facts import ARMIES
from strategos.games.successors.fourth.independent_moves import independent_move
from strategos.kernel.agenda import push
from tests.successors.table import YELLOW, question

from .table import at, position


@pytest.mark.rule("S4-9.3-b", "S4-9.5-g")
def test_what_each_step_of_an_independent_army_costs_is_told() -> None:
    s = position(armies={"seuthes": "tarsos"})
    task = IndependentMove(YELLOW, ARMIES.index("seuthes"), at("tarsos"), 0)
    push(s, task)
    [decision] = question(independent_move(s, task))
    assert costs(s, decision) == {"dana": 2, "issos": 1, "kelenderis": 2}
    s = position()
    task = IndependentMove(YELLOW, ARMIES.index("glaukias"), at("waiting"), 0)
    push(s, task)
    [decision] = question(independent_move(s, task))
    assert costs(s, decision) == {"dardanoi": 1, "taulantioi": 1}
