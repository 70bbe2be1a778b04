"""What every completed Procedure leaves behind."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.tasks import Activate
from strategos.kernel.agenda import push

from .book import Book
from .table import YELLOW, general, royal, run


@pytest.mark.rule("S4-8.2-b", "S4-9.3-d")
def test_going_inside_ends_a_procedure(book: Book) -> None:
    """The Heir who was nobody's inside cannot be; the one left outside is the PC marker's."""
    s = book.position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis", "krateros": "red sardeis"},
        cus={"yellow sardeis": {"loyal": 1}},
        royals={"herakles": "yellow sardeis"},
    )
    push(s, Activate(YELLOW, book.named("antigonos"), 0, 2))
    task = s.agenda[-1]
    assert isinstance(task, Activate)
    run(book.chapter("activation").activate(s, task), "", "take_along! choose", "loyal=01", "done")
    task = s.agenda[-1]
    assert isinstance(task, Activate)
    run(book.chapter("activation").activate(s, task), "", "activation! inside")
    assert general(s, "antigonos") == book.at("sardeis-inside")
    assert royal(s, "herakles") == "red"
