"""9.2, 9.7 Whether an activated Army is asked once more, and whether it could leave."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.activation import why_not_minors
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.activated_army import can_leave, is_exhausted
from strategos.games.successors.third.facts import GENERAL_NUMBER, NUMBER
from tests.successors.table import YELLOW, units

from .table import position

ANTIGONOS, LYSIMACHOS = GENERAL_NUMBER["antigonos"], GENERAL_NUMBER["lysimachos"]
MINOR = GENERAL_NUMBER["minor-yellow-1"]


def of_yellow(**more: Any) -> Activate:
    return Activate(YELLOW, ANTIGONOS, generals=(ANTIGONOS,), **more)


@pytest.mark.rule("S3-9.7-e", "S3-9.7-b", "S3-9.4-a")
@pytest.mark.parametrize(
    ("within", "more", "over"),
    [
        (0, {"troops": units(loyal=3)}, False),
        (1, {"troops": units(loyal=3)}, False),
        (2, {"troops": units(loyal=3)}, True),
        (2, {"troops": units(loyal=3), "generals": (ANTIGONOS, LYSIMACHOS)}, False),
        (2, {}, False),
    ],
)
def test_before_the_own_city_it_goes_on_while_anybody_could_go_inside(
    within: int, more: dict[str, Any], over: bool
) -> None:
    for owner, ends in (("yellow", over), ("nobody", True)):
        s = position(
            control={"sardeis": owner},
            generals={"antigonos": "yellow sardeis", "lysimachos": "yellow sardeis"},
            cus={"yellow sardeis": {"loyal": 3}, "yellow sardeis-inside": {"loyal": within}},
        )
        s.moved_generals.append(LYSIMACHOS)
        task = Activate(YELLOW, ANTIGONOS, **{"generals": (ANTIGONOS,), **more})
        assert is_exhausted(s, task) is ends


@pytest.mark.rule("S3-9.7-e", "S3-9.10-a", "S3-12-c")
def test_inside_it_may_come_out_and_a_battle_ends_it() -> None:
    s = position(control={"sardeis": "yellow"}, generals={"antigonos": "yellow sardeis-inside"})
    assert not is_exhausted(s, of_yellow())
    s = position(generals={"antigonos": "yellow pergamon", "lysimachos": "yellow pergamon"})
    assert not is_exhausted(s, of_yellow(die=1, spent=2))
    assert is_exhausted(s, of_yellow(die=1, spent=2, halted=True))


@pytest.mark.rule("S3-8.1-d")
@pytest.mark.parametrize(("place", "over"), [("sardeis-inside", False), ("pergamon", True)])
def test_a_minor_general_off_the_map_may_lead_others_out_without_mp(place: str, over: bool) -> None:
    s = position(control={"sardeis": "yellow", "pergamon": "yellow"}, cus={f"yellow {place}": {"loyal": 1}})
    assert is_exhausted(s, Activate(YELLOW, MINOR)) is over
    assert not is_exhausted(s, Activate(YELLOW, MINOR, points=1))


@pytest.mark.rule("S3-9.9-b", "S3-9.11-f")
def test_one_way_on_is_enough() -> None:
    s = position(generals={"antigonos": "yellow ephesos"})
    assert can_leave(s, of_yellow(points=1, barred=(NUMBER["pergamon"],)))
    s = position(generals={"antigonos": "yellow chios"})
    assert can_leave(s, of_yellow(points=1))
    assert not can_leave(s, of_yellow())


@pytest.mark.rule("S3-9.7-e")
def test_inside_its_city_an_army_may_come_out_when_its_mp_are_spent() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis-inside"},
        cus={"yellow sardeis-inside": {"loyal": 2}},
    )
    assert not is_exhausted(s, of_yellow(troops=units(loyal=2)))


@pytest.mark.rule("S3-8.1-d")
def test_without_a_cu_on_the_map_no_minor_general_is_placed() -> None:
    s = position(generals={"antigonos": "yellow sardeis"})
    no = why_not_minors(s, YELLOW)
    assert no is not None
    assert (no.rule, no.why) == ("S3-8.1-d", "no_cus_on_the_map")
    assert why_not_minors(position(control={"opis": "yellow"}, cus={"yellow opis": {"loyal": 1}}), YELLOW) is None
