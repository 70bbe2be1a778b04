"""9.7 Inside and outside a Major City."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NONE
from strategos.games.successors.common.walls import crowd_out
from tests.successors.table import RED, force, run, units

from .table import at, position


@pytest.mark.rule("S3-9.7-b")
def test_who_is_crowded_out_among_enemies_is_dispersed() -> None:
    for foe, where in ((True, "dispersed"), (False, "tyros")):
        s = position(
            control={"tyros": "red"},
            cus={"red tyros-inside": {"loyal": 3}, **({"blue tyros": {"loyal": 1}} if foe else {})},
        )
        run(crowd_out(s, RED, at("tyros-inside"), NONE), "", "crowded_out! loyal=01")
        assert force(s, f"red {where}") == units(loyal=1)
        assert force(s, "red tyros-inside") == units(loyal=2)
