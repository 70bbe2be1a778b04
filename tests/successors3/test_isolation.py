"""Isolated PC markers."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.events import MarkersIsolated
from strategos.games.successors.third.facts import ADJACENT, NUMBER
from strategos.games.successors.third.isolation import isolated, isolation
from tests.successors.table import BLUE, RED, run, told

from .table import position


@pytest.mark.rule("S3-19.1-a")
def test_it_is_told_whose_markers_are_isolated() -> None:
    s = position(control={"opis": "red"})
    run(isolation(s))
    assert [(event.side, event.spaces) for event in told(s, MarkersIsolated)] == [("side:red", ("space:opis",))]


@pytest.mark.rule("S3-19.2-a", "S3-19.2-c")
def test_a_single_cu_in_an_enemy_space_links_what_lies_beside_it() -> None:
    given: dict[str, Any] = {"control": {"opis": "red", "babylon": "blue"}}
    near = [n for n in ADJACENT[NUMBER["opis"]] if n != NUMBER["babylon"]]
    for cus, cut_off in (({"red babylon": {"loyal": 1}}, False), ({}, True)):
        s = position(**given, cus=cus)
        for space in near:
            s.control[space] = BLUE
        assert (NUMBER["opis"] in isolated(s, RED)) is cut_off
