"""Operation Points as both editions have them."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.events import FleetTurned
from strategos.games.successors.common.operation_points import upgrade_fleet

from .book import Book
from .table import RED, run, told


@pytest.mark.rule("S3-13.3-b", "S4-6.2-ab", "S4-7.4-i")
def test_a_better_fleet_is_told_of(book: Book) -> None:
    s = book.position(control={"athenai": "red"})
    run(upgrade_fleet(s, RED, 4), "", "upgrade_fleet! fleet-athenai")
    assert [(event.fleet, event.upgraded) for event in told(s, FleetTurned)] == [("piece:fleet-athenai", True)]
