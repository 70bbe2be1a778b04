"""Provinces, Fleets, Legitimacy and Prestige as both editions have them."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import INDEPENDENT, NOBODY
from strategos.games.successors.common.scoring import legitimacy, prestige

from .book import Book


@pytest.mark.rule("S4-3.6-c", "S4-7.2-ae")
def test_independents_have_neither_legitimacy_nor_prestige(book: Book) -> None:
    s = book.position(provinces={"makedonia": "independent"})
    assert legitimacy(s, INDEPENDENT).value == 0
    assert prestige(s, INDEPENDENT, NOBODY, book.at("pella"), defends=True).value == 0
