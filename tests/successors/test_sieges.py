"""Sieges as both editions have them."""

from __future__ import annotations

from typing import Any

import pytest

from .book import Book
from .table import RED, question, run


def besieged(book: Book, **given: Any) -> Any:
    return book.position(
        **{
            "control": {"sardeis": "blue"},
            "generals": {"antigonos": "red sardeis", "leonnatos": "blue sardeis-inside"},
            "cus": {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"loyal": 1}},
            "hand": book.hands(red="gift_of_oratory", blue="gift_of_oratory"),
            **given,
        }
    )


@pytest.mark.rule("S4-7.2-an")
def test_nobody_is_asked_about_prestige_where_no_royal_army_is_besieged(book: Book) -> None:
    run(book.chapter("sieges").conduct_siege(besieged(book), RED, book.facts.NUMBER["sardeis"]), "4")
    s = besieged(book, cus={"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"royal": 1}})
    run(
        book.chapter("sieges").conduct_siege(s, RED, book.facts.NUMBER["sardeis"]),
        "4",
        "siege_prestige! pass",
        "siege_prestige! pass",
    )


@pytest.mark.rule("S4-15.2-i")
def test_the_question_before_a_siege_roll_says_where_it_is(book: Book) -> None:
    s = besieged(book, hand=book.hands(red="traitor_within_the_city"))
    [decision] = question(book.chapter("sieges").conduct_siege(s, RED, book.facts.NUMBER["sardeis"]))
    assert dict(decision.about) == {"side": "side:red", "space": "space:sardeis"}
