"""6.4 The Supply Segment."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.events import AttritionRolled
from strategos.games.successors.fourth.supply import supply
from tests.successors.table import RED, force, run, told, units

from .table import position


@pytest.mark.rule("S4-6.4-c")
@pytest.mark.parametrize(("space", "limit"), [("issos", 8), ("tp_ipsos", 3)])
def test_as_many_as_the_limit_are_fed(space: str, limit: int) -> None:
    for more, left in ((0, limit), (1, limit)):
        s = position(seat=RED, generals={"eumenes": f"red {space}"}, cus={f"red {space}": {"loyal": limit + more}})
        run(supply(s))
        assert force(s, f"red {space}") == units(loyal=left)


@pytest.mark.rule("S4-6.4-b")
def test_inside_and_outside_count_together_while_nobody_besieges_the_city() -> None:
    s = position(
        seat=RED, control={"sardeis": "red"}, cus={"red sardeis": {"loyal": 8}, "red sardeis-inside": {"loyal": 2}}
    )
    run(supply(s))
    assert force(s, "red sardeis") == units(loyal=7)
    assert force(s, "red sardeis-inside") == units(loyal=2)


@pytest.mark.rule("S4-16.7-a")
def test_hard_supply_tells_its_roll() -> None:
    s = position(seat=RED, control={"issos": "red"}, cus={"red issos": {"loyal": 9}}, options=("hard_supply",))
    run(supply(s), "1")
    assert [(event.side, event.space, event.die, event.losses) for event in told(s, AttritionRolled)] == [
        ("side:red", "space:issos", 1, 1)
    ]
