"""The table of each edition, for what both have alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from strategos.games.successors.common.facts import Facts
from strategos.games.successors.fourth import facts as fourth
from strategos.games.successors.fourth.view import view as view4
from strategos.games.successors.third import facts as third
from strategos.games.successors.third.view import view as view3
from strategos.kernel.view import View
from tests.successors3 import table as table3
from tests.successors4 import table as table4


class Book(msgspec.Struct, frozen=True):
    """An edition: how a position of it is laid out, and its facts."""

    position: Callable[..., Any]
    at: Callable[[str], int]
    hands: Callable[..., list[tuple[int, ...]]]
    view: Callable[[Any, int | None], View]
    facts: Facts

    def named(self, general: str) -> int:
        return self.facts.GENERAL_NUMBER[general]


BOOKS = {
    "successors3": Book(table3.position, table3.at, table3.hands, view3, third),
    "successors4": Book(table4.position, table4.at, table4.hands, view4, fourth),
}
