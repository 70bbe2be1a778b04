"""The Royal Family and the burial of Alexander, as both editions have them."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.events import Buried, RoyalTaken
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.settle import settle

from .book import Book
from .table import BLUE, RED, run, told


@pytest.mark.rule("S4-8.2-b")
def test_control_that_does_not_change_is_not_told(book: Book) -> None:
    s = book.position(control={"pella": "red"}, royals={"alexandros": "red pella", "olympias": "issos"})
    settle(s)
    assert told(s, RoyalTaken) == []
    s.control[book.facts.NUMBER["pella"]] = BLUE
    settle(s)
    assert [(event.royal, event.side) for event in told(s, RoyalTaken)] == [("piece:alexandros", "side:blue")]
    s.control[book.facts.NUMBER["pella"]] = NOBODY
    settle(s)
    assert told(s, RoyalTaken)[-1].side is None


@pytest.mark.rule("S4-3.8-h")
def test_the_burial_at_pella_is_worth_ten(book: Book) -> None:
    s = book.position(royals={"hearse": "red pella"}, generals={"antigonos": "red pella"})
    run(book.chapter("burial").offer_burial(s, RED), "", "yes")
    assert legitimacy(s, RED).value == 13
    assert len(told(s, Buried)) == 1
