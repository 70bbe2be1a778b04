"""7.5 Operation Points: PC markers."""

from __future__ import annotations

import pytest

from strategos.games.successors.third.facts import NUMBER
from strategos.games.successors.third.operation_points import place_markers, why_not_mark
from strategos.games.successors.third.tyche import why_not_spend
from tests.successors.table import BLUE, RED, royal, run

from .table import position


@pytest.mark.rule("S3-7.5-a", "S3-7.5-b")
def test_without_a_space_in_range_no_markers_can_be_placed() -> None:
    s = position(control={"issos": "red"})
    assert why_not_spend(s, RED, (NUMBER["issos"],), "place_markers") is None
    s.control[:] = bytes([BLUE]) * len(s.control)
    no = why_not_spend(s, RED, (NUMBER["issos"],), "place_markers")
    assert no is not None
    assert why_not_spend(s, RED, (), "train") is None


@pytest.mark.rule("S3-7.5-a", "S3-18.1-b")
def test_a_marker_gains_the_heir_who_stands_there_at_once() -> None:
    s = position(control={"issos": "red"}, royals={"alexandros": "tarsos"})
    run(place_markers(s, RED, 1, (NUMBER["issos"],)), "", "mark! tarsos")
    assert royal(s, "alexandros") == "red"


@pytest.mark.rule("S3-7.5-f", "S3-7.5-e")
def test_no_marker_among_enemies_or_on_a_way_point() -> None:
    markers = (NUMBER["issos"],)
    s = position(control={"issos": "red"}, cus={"blue tarsos": {"loyal": 1}})
    for space, code in (("tarsos", "enemy_here"), ("myriandros", None), ("tp_sinai", "not_open_for_a_marker")):
        no = why_not_mark(s, RED, markers, NUMBER[space])
        assert (no and no.why) == code
