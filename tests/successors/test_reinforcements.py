"""Reinforcements as both editions have them."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.reinforcements import fewest, intruder, some
from strategos.games.successors.common.tasks import Reinforce

from .book import Book
from .table import RED, question, units


@pytest.mark.rule("S4-5.2-h", "S3-5.3-a")
@pytest.mark.parametrize(
    ("given", "who"),
    [
        ({}, None),
        ({"generals": {"krateros": "red issos"}, "cus": {"red issos": {"loyal": 1}}}, None),
        ({"generals": {"krateros": "blue issos"}}, "piece:krateros"),
        ({"control": {"issos": "blue"}, "cus": {"blue issos": {"loyal": 1}}}, "side:blue"),
        ({"armies": {"philon": "issos"}}, "piece:philon"),
    ],
)
def test_who_closes_a_space_to_reinforcements(book: Book, given: dict[str, Any], who: str | None) -> None:
    assert intruder(book.position(**given), RED, book.facts.NUMBER["issos"]) == who


@pytest.mark.rule("S4-7.2-s", "S3-14.2-c")
@pytest.mark.parametrize(
    ("coming", "least"),
    [
        ({}, 1),
        ({"loyal": 3}, 1),
        ({"silver_shields": 2}, 2),
        ({"silver_shields": 1}, 1),
        ({"silver_shields": 2, "loyal": 1}, 1),
    ],
)
def test_how_many_cus_come_to_one_place_at_least(coming: dict[str, int], least: int) -> None:
    assert fewest(units(**coming)) == least


@pytest.mark.rule("S4-5.2-g", "S3-5.1-b")
def test_reinforcements_are_named_as_the_pieces_that_come(book: Book) -> None:
    s = book.position(control={"issos": "red"})
    [decision] = question(some(s, Reinforce(RED, units(mercenary=2)), book.at("issos"), 2))
    assert {option.on.get("piece") for option in decision.options} == {"mercenary-red-coming"}
