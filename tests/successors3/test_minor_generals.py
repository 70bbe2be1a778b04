"""8 Minor Generals: placed, put elsewhere, taken off."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import OFF
from strategos.games.successors.common.events import MinorLeft, MinorPlaced
from strategos.games.successors.common.settle import settle
from strategos.games.successors.third.activation_segment import activation_segment
from strategos.games.successors.third.minor_generals import arrange_minor
from tests.successors.table import RED, YELLOW, general, run, told

from .table import at, position


@pytest.mark.rule("S3-8.1-h", "S3-8.1-d")
def test_a_minor_general_at_pella_may_be_put_elsewhere_or_leave() -> None:
    s = position(generals={"minor-red-1": "red pella"}, cus={"red pella": {"loyal": 1}, "red issos": {"loyal": 1}})
    run(arrange_minor(s, RED), "", "minor_general! minor-red-1", "minor_to! issos")
    assert general(s, "minor-red-1") == at("issos")
    run(arrange_minor(s, RED), "", "minor_general! minor-red-1", "minor_to! leave")
    assert general(s, "minor-red-1") == OFF
    assert (len(told(s, MinorPlaced)), len(told(s, MinorLeft))) == (1, 1)


@pytest.mark.rule("S3-8.1-i")
def test_a_minor_general_off_the_map_does_not_leave_it() -> None:
    s = position()
    settle(s)
    assert told(s, MinorLeft) == []


@pytest.mark.rule("S3-8.1-d", "S3-G-n", "S3-7.6-c")
def test_minor_generals_are_placed_put_elsewhere_and_taken_off_in_the_own_turn() -> None:
    given: dict[str, Any] = {"control": {"opis": "yellow", "larsa": "yellow"}, "seat": YELLOW}
    given["cus"] = {"yellow opis": {"loyal": 1}, "yellow larsa": {"loyal": 1}}
    s = position(**given)
    run(activation_segment(s), "", "minor", "minor-yellow-1", "opis")
    assert general(s, "minor-yellow-1") == at("opis")
    run(activation_segment(s), "", "minor", "minor_general! minor-yellow-1", "larsa")
    assert general(s, "minor-yellow-1") == at("larsa")
    run(activation_segment(s), "", "minor", "minor_general! minor-yellow-1", "leave")
    assert general(s, "minor-yellow-1") == at("off")
