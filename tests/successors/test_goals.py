"""What the players are told they play for, where both editions play for the same."""

from __future__ import annotations

from typing import Any

import pytest

from .book import Book
from .table import RED

RULERS: dict[str, Any] = {
    "provinces": {"aigyptos": "red", "makedonia": "red", "kypros": "blue"},
    "royals": {"alexandros": "red pella", "herakles": "damaskos", "hearse": "blue babylon"},
}


def goals(book: Book, s: Any, seat: int | None = RED) -> dict[str, Any]:
    return {goal.key: goal for goal in book.game.goals(s, seat)}


def test_readers_without_a_seat_have_no_goals_of_their_own(book: Book) -> None:
    assert list(goals(book, book.position(**RULERS), None)) == ["regency", "burial", "last_turn"]


@pytest.mark.rule("S3-17.4-d", "S4-3.8-h")
def test_alexander_is_to_be_buried_while_the_hearse_is_there(book: Book) -> None:
    burial = goals(book, book.position(**RULERS))["burial"]
    assert (burial.facts, burial.spaces) == ({"side": "side:blue"}, ("babylon", "pella"))
    assert goals(book, book.position(royals={"hearse": "babylon"}))["burial"].facts == {"side": None}
    assert "burial" not in goals(book, book.position())
