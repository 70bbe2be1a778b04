"""What a view tells of a march under way."""

from __future__ import annotations

from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.stage import stage
from tests.successors.table import YELLOW, units

from .activating import named
from .table import position


def test_an_army_on_the_march_is_on_the_stage() -> None:
    s = position(generals={"antigonos": "yellow opis"}, cus={"yellow opis": {"loyal": 3}})
    assert stage(s) is None
    s.agenda = [Activate(YELLOW, named("antigonos"), 0, 4, 1, (named("antigonos"),), units(loyal=3))]
    shown = stage(s)
    assert shown is not None
    assert shown.march is not None
