"""Names and pieces are at their places: from afar and from near, before and after questions. `bench/names.py` looks at
many more positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import my_turn, new_match

ON_BOARD = (Path(__file__).parents[2] / "bench/on_board.js").read_text("utf-8")
LOOKS = [(), ("Shift+ArrowRight",), ("+",), ("0",)]
"""Keys after which the board is looked at: as it opens, moved aside, nearer, as a whole."""


def looked_at(page: Page) -> list[dict[str, Any]]:
    page.locator(".viewport").focus()
    seen: list[dict[str, Any]] = []
    for keys in LOOKS:
        for key in keys:
            page.keyboard.press(key)
        # The map is drawn anew a moment after it has come to rest.
        page.wait_for_timeout(500)
        seen.append(page.evaluate(ON_BOARD))
    return seen


@pytest.mark.parametrize(("game", "seats"), [("successors4", 4), ("peloponnesian", 1)])
def test_names_and_pieces_are_at_their_places(open_page: OpenPage, server: Server, game: str, seats: int) -> None:
    page = open_page(f"/#/match/{new_match(server, game, seats=seats)}")
    my_turn(page)
    seen = looked_at(page)
    stood: dict[tuple[str, float], list[float]] = {}
    for look in seen:
        assert len(look["names"]) > 20
        assert {name: at["foreign"] for name, at in look["names"].items() if at["foreign"]} == {}
        assert [piece for piece in look["pieces"] if piece["loose"]] == []
        assert max(piece["off"] for piece in look["pieces"]) <= 40 * 1.25
        for name, at in look["names"].items():
            before = stood.setdefault((name, at["step"]), at["off"])
            assert at["off"] == pytest.approx(before, abs=1), f"{name} has moved"
    assert len(seen[0]["names"]) > 60
