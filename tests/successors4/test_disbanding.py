"""7.2 F Royal Army CUs are disbanded."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import OFF
from strategos.games.successors.fourth.disbanding import disband
from strategos.games.successors.fourth.facts import NUMBER
from tests.successors.table import RED, general, run

from .table import position


@pytest.mark.rule("S4-7.2-ap", "S4-7.1-s")
def test_a_minor_general_whose_last_cu_is_disbanded_leaves_the_map() -> None:
    s = position(generals={"minor-red-1": "red issos"}, cus={"red issos": {"royal": 1}, "red tarsos": {"loyal": 1}})
    s.control[NUMBER["tarsos"]] = RED
    run(disband(s, RED), "", "disband_at! issos", "disband_cus! royal=01")
    assert general(s, "minor-red-1") == OFF
