"""2.6 Generals and CUs that are dispersed."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DISPERSED
from strategos.games.successors.common.dispersal import disperse_force, disperse_general
from strategos.games.successors.common.events import Dispersed
from tests.successors.table import YELLOW, force, general, told, units

from .activating import named
from .table import at, position


@pytest.mark.rule("S3-2.6-f")
def test_where_a_general_was_dispersed_is_told() -> None:
    s = position(generals={"eumenes": "red pella"})
    disperse_general(s, named("eumenes"))
    disperse_general(s, named("eumenes"))
    assert [event.space for event in told(s, Dispersed)] == ["space:pella", None]


@pytest.mark.rule("S3-13.6-d")
def test_a_force_that_finds_no_refuge_is_dispersed_with_its_cus() -> None:
    s = position(generals={"perdikkas": "yellow issos"}, cus={"yellow issos": {"loyal": 2}})
    disperse_force(s, YELLOW, at("issos"))
    assert force(s, "yellow dispersed") == units(loyal=2)
    assert general(s, "perdikkas") == DISPERSED
