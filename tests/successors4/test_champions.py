"""3.7 Champions."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.events import Championship
from strategos.games.successors.common.settle import settle
from tests.successors.table import told

from .table import position


@pytest.mark.rule("S4-3.7-l")
def test_who_is_a_champion_again() -> None:
    s = position(successors=("red", "blue"), had_vp=bytearray([0, 0, 1, 0, 0]))
    settle(s)
    assert told(s, Championship) == [Championship("side:red", True)]
