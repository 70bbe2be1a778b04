"""One event of the fourth edition played by itself: announced, aimed and carried out."""

from __future__ import annotations

from strategos.kernel.asking import No
from tests.successors.book import BOOKS

BOOK = BOOKS["successors4"]
play, play_on, refused, offered, reason = BOOK.play, BOOK.play_on, BOOK.refused, BOOK.offered, BOOK.reason


def why(no: No | None) -> str | None:
    return None if no is None else no.why
