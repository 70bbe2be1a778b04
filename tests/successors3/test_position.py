"""The plain questions about a position."""

from __future__ import annotations

from strategos.games.successors.common.position import generals_at
from tests.successors.table import BLUE, RED

from .activating import named
from .table import at, position


def test_where_generals_are_follows_who_has_them() -> None:
    s = position(generals={"eumenes": "red issos"})
    assert generals_at(s, RED, at("issos")) == (named("eumenes"),)
    s.general_of[named("eumenes")] = BLUE
    assert generals_at(s, RED, at("issos")) == ()
    assert generals_at(s, BLUE, at("issos")) == (named("eumenes"),)
