"""Reading without a picture: axe-core finds nothing serious, every place and piece has a name, dark and light."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import come, my_turn, new_match, shot, wait_until

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {v['nodes'][0]['target']} {v['nodes'][0]['failureSummary'][:200]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_axe(open_page: OpenPage, server: Server, scheme: str) -> None:
    page = open_page("/", color_scheme=scheme)
    page.wait_for_selector(".game")
    page.wait_for_timeout(300)
    assert violations(page) == []
    page.goto(f"{server.url}/#/match/{new_match(server, seats=4)}")
    my_turn(page)
    page.wait_for_timeout(300)
    assert violations(page) == []
    shot(page, f"board-{scheme}")
    for key in "rgkmt":
        page.keyboard.press(key)
        page.wait_for_timeout(400)
        assert violations(page) == [], f"after {key}"
        page.keyboard.press("Escape")


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_axe_in_a_guided_game_and_keys_in_a_career(open_page: OpenPage, server: Server, scheme: str) -> None:
    guided = httpx.post(f"{server.url}/api/matches", json={"game": "conquest", "guide": "first"}).json()["id"]
    page = open_page(f"/#/match/{guided}", color_scheme=scheme)
    page.wait_for_selector(".coach")
    my_turn(page)
    page.wait_for_timeout(300)
    assert violations(page) == []
    page.locator(".coach .ref").press("Enter")
    page.wait_for_selector(".coach", state="detached")
    page.goto(f"{server.url}/#/match/{new_match(server, 'alexander', seats=1, scenario='linked')}")
    my_turn(page)
    page.get_by_role("tab", name="Career").press("Enter")
    expect(page.locator(".left-bottom")).to_contain_text("Granicus")
    # The map turns to that of the campaign, and what voices read comes a frame after it.
    page.wait_for_function(CALLED)
    assert violations(page) == []


CALLED = """() => {
  const places = [...document.querySelectorAll('.viewport [data-focus]')]
  return performance.getEntriesByType('resource').some((e) => e.name.endsWith('/map/granicus.json'))
    && places.length > 0 && places.every((place) => place.ariaLabel)
}"""
# What Tab has not come to, of all that can be seen and pressed.
UNREACHED = """() => [...document.querySelectorAll(
        'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"]')]
    .filter(e => e.tabIndex >= 0 && e.checkVisibility() && e.dataset.reached === undefined)
    .map(e => e.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize(
    "game",
    [
        "conquest",
        "successors4",
        *(pytest.param(other, marks=pytest.mark.long) for other in ("alexander", "peloponnesian", "successors3")),
    ],
)
def test_tab_comes_to_everything(open_page: OpenPage, server: Server, game: str) -> None:
    """First to what may be chosen, then to the guide, the tabs and whatever else the page has."""
    games = httpx.get(f"{server.url}/api/games").json()
    name = next(g for g in games if g["id"] == game)["guides"][0]
    match = httpx.post(f"{server.url}/api/matches", json={"game": game, "guide": name}).json()["id"]
    page = open_page(f"/#/match/{match}")
    # What happened before the first question is read first.
    wait_until(page, lambda: come(page, lambda: page.query_selector(".coach") is not None), "the coach")
    my_turn(page)
    page.wait_for_timeout(300)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('[data-focus], [data-choice], .card.legal')")
    for _ in range(300):
        page.evaluate("document.activeElement.dataset.reached = ''")
        if not page.evaluate(UNREACHED):
            break
        page.keyboard.press("Tab")
    assert page.evaluate(UNREACHED) == []


def test_everything_has_a_name(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server, seats=6)}")
    my_turn(page)
    names: list[str] = page.eval_on_selector_all(".viewport [data-focus]", "all => all.map(e => e.ariaLabel ?? '')")
    assert len(names) > 80
    assert all(names)
    assert sum("General IV" in n for n in names) >= 6, "who stands behind a number is named"
    assert any("Macedonia" in n and "10" in n for n in names)
    assert page.locator("[aria-live=polite]").count() == 1


@pytest.mark.long
def test_wide_screen(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server, seats=6)}", width=3840, height=2160)
    my_turn(page)
    shot(page, "wide")
