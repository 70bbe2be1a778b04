"""7.1 C Minor Generals come, go and change places."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import OFF
from strategos.games.successors.common.events import MinorLeft, MinorPlaced
from strategos.games.successors.common.minor_generals import why_not_minor
from strategos.games.successors.fourth.facts import GENERAL_NUMBER
from strategos.games.successors.fourth.minor_generals import arrange_minor
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import BLUE, RED, force, general, offered, question, run, told, units

from .activating import named
from .table import at, position


@pytest.mark.rule("S4-7.1-o", "S4-7.1-u", "S4-7.1-v", "S4-9.1-d")
def test_a_minor_general_comes_goes_and_changes_places() -> None:
    s = position(
        control={"pella": "red", "issos": "red"},
        cus={"red pella-inside": {"loyal": 1}, "red issos": {"loyal": 1}, "blue pella": {"loyal": 3}},
        generals={"antigonos": "blue pella"},
    )
    places = [option.key for option in minor_places(s)]
    assert places == ["issos", "pella-inside"]
    run(arrange_minor(s, RED), "", "minor-red-1", "pella-inside")
    assert general(s, "minor-red-1") == at("pella-inside")
    run(arrange_minor(s, RED), "", "minor-red-1", "issos")
    assert general(s, "minor-red-1") == at("issos")
    assert force(s, "red pella-inside") == units(loyal=1)
    run(arrange_minor(s, RED), "", "minor-red-1", "leave")
    assert general(s, "minor-red-1") == OFF
    assert general(s, "minor-blue-1") == OFF
    assert s.general_of[GENERAL_NUMBER["minor-blue-1"]] == BLUE


def minor_places(s: SuccessorsState) -> list[Any]:
    procedure = arrange_minor(s, RED)
    procedure.send(None)
    asked: Any = procedure.send([GENERAL_NUMBER["minor-red-1"]])
    procedure.close()
    return list(asked.decisions[0].options)


@pytest.mark.rule("S4-7.1-o")
def test_a_minor_general_stands_where_a_cu_of_his_is() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 1}, "blue tarsos": {"loyal": 1}})
    [decision] = question(arrange_minor(s, RED))
    assert offered(decision) == ["minor-red-1"]
    assert why_not_minor(s, RED, at("issos")) is None
    no = why_not_minor(s, RED, at("tarsos"))
    assert no is not None
    assert (no.rule, no.why) == ("S4-7.1-o", "no_cu_here")
    assert why_not_minor(s, RED, OFF) is None


@pytest.mark.rule("S4-7.1-u", "S4-7.1-v")
def test_a_minor_general_on_the_map_may_leave_one_off_it_may_not() -> None:
    for place, leaves in (("issos", True), ("off", False)):
        s = position(generals={"minor-red-1": f"red {place}"}, cus={"red issos": {"loyal": 1}})
        decision = _second(arrange_minor(s, RED), named("minor-red-1"))
        candidates: Any = decision.among() if callable(decision.among) else decision.among
        assert ("leave" in offered(decision)) is leaves
        assert ("leave" in [candidate.key for candidate in candidates]) is leaves
    s = position(generals={"minor-red-1": "red issos"}, cus={"red issos": {"loyal": 1}})
    run(arrange_minor(s, RED), "", "minor-red-1", "minor_to! leave")
    assert general(s, "minor-red-1") == OFF
    assert told(s, MinorLeft) == [MinorLeft("side:red", "piece:minor-red-1")]
    assert told(s, MinorPlaced) == []


def _second(procedure: Any, first: int) -> Any:
    """The question after the first one was answered."""
    procedure.send(None)
    [decision] = procedure.send([first]).decisions
    procedure.close()
    return decision
