"""What the defeated lose, as both editions have it."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DISPERSED, NONE, OFF

from .book import Book
from .table import RED, force, general, royal, run, units


@pytest.mark.rule("S3-12.7-d", "S4-14.9-e", "S4-14.9-f", "S4-14.9-g", "S4-14.9-h", "S4-16.9-r")
def test_the_defeated_lose_all_but_what_of_their_macedonians_survives_attrition(book: Book) -> None:
    army = {"mercenary": 2, "elephant": 1, "cavalry": 1, "loyal": 2, "royal": 1, "silver_shields": 2}
    s = book.position(
        generals={"eumenes": "red issos", "krateros": "red issos", "minor-red-1": "red issos"},
        cus={"red issos": army, "red tarsos": {"mercenary": 1}},
        control={"tarsos": "red"},
        royals={"olympias": "red issos", "herakles": "red issos", "philippos": "red tarsos"},
    )
    # Five Macedonian CUs, a 3: one is lost.
    run(book.chapter("defeat").defeat(s, RED, book.at("issos")), "3", "lose_cus! royal=01")
    assert force(s, "red issos") == NONE
    assert force(s, "red tarsos") == units(mercenary=1)
    assert force(s, "red dispersed") == units(loyal=2, silver_shields=2)
    assert general(s, "eumenes") == general(s, "krateros") == DISPERSED
    assert general(s, "minor-red-1") == OFF
    assert royal(s, "olympias") is None
    assert royal(s, "herakles") is None
    assert royal(s, "philippos") == "red"
