"""One event of the third edition played by itself: announced, aimed and carried out."""

from __future__ import annotations

from tests.successors.book import BOOKS

BOOK = BOOKS["successors3"]
play, refused, offered, reason = BOOK.play, BOOK.refused, BOOK.offered, BOOK.reason
