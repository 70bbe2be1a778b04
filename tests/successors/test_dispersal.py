"""Who is dispersed, as both editions have it."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DISPERSED, OFF
from strategos.games.successors.common.dispersal import disperse_general

from .book import Book
from .table import general


@pytest.mark.rule("S3-2.6-f", "S3-G-g", "S4-2-ac", "S4-2-ab")
def test_only_major_generals_are_dispersed(book: Book) -> None:
    s = book.position(generals={"minor-red-1": "red issos", "eumenes": "red issos"})
    disperse_general(s, book.facts.GENERAL_NUMBER["minor-red-1"])
    disperse_general(s, book.facts.GENERAL_NUMBER["eumenes"])
    assert general(s, "minor-red-1") == OFF
    assert general(s, "eumenes") == DISPERSED
