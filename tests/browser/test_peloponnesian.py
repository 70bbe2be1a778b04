"""The Peloponnesian War in the browser: a turn of the Campaign by mouse, a whole war, two players, three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page

from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import missing, new_match, over, shot, summary, wait_until, wordy
from .test_access import AXE, violations

GO_ON = ".stage footer [data-choice=continue]"
SET_OUT = "[data-choice='plan:set_out'], [data-choice='button:set_out']"
IN_PROMPT = ".prompt [data-choice]"


def begun(server: Server, page_of: OpenPage, scenario: str, *, seats: int = 1, seed: int = 7, **more: object) -> Page:
    players = [{"kind": "me", "name": name} for name in ("Ada", "Ben")[:seats]]
    match = new_match(server, "peloponnesian", seats=seats, scenario=scenario, seed=seed, players=players)
    page = page_of(f"/#/match/{match}", **more)
    ready(page)
    return page


def ready(page: Page) -> None:
    """Something waits to be read or answered, or the war is over."""
    wait_until(page, lambda: over(page) or page.query_selector(f"{GO_ON}, {IN_PROMPT}") is not None, "a question")


def click(page: Page, *wanted: str) -> bool:
    """Click the first of these that is there; what changes under the hand is looked for anew."""
    for selector in wanted:
        for one in page.query_selector_all(selector):
            try:
                if one.is_visible() and one.is_enabled():
                    one.click(timeout=1500)
                    page.wait_for_timeout(40)
                    return True
            except BrowserError:
                continue
    return False


def by_default(page: Page) -> None:
    """What somebody does who takes what is offered first: read on, all troops, set out, the primary button."""
    ready(page)
    if over(page) or click(page, GO_ON):
        return
    if page.query_selector(".muster"):
        click(page, ".presets .ref")
        if click(page, SET_OUT, ".rallies [data-choice]"):
            return
    click(page, ".prompt .btn.pri[data-choice]", ".prompt .pick[data-choice]", IN_PROMPT)


def until(page: Page, question: str, most: int = 200) -> None:
    for _ in range(most):
        ready(page)
        if over(page) or (not page.query_selector(GO_ON) and question in wordy(page)):
            return
        by_default(page)
    raise AssertionError(f"nobody asked: {question}")


def place(page: Page, space: str) -> tuple[float, float]:
    """Where a space is, once the map has come to rest: a click by coordinates must not chase it."""

    def now() -> tuple[float, float]:
        box = page.locator(f".viewport [data-focus='space:{space}']").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    before = now()
    for _ in range(100):
        page.wait_for_timeout(60)
        if (here := now()) == before:
            return here
        before = here
    raise AssertionError(f"{space} does not come to rest")


def test_turn_1_of_the_campaign_by_mouse(open_page: OpenPage, server: Server) -> None:
    """Objective on the map, troops by steppers, the way and the cost before one sets out, and what comes of it told."""
    page = begun(server, open_page, "campaign")
    until(page, "objective")
    page.mouse.move(*place(page, "thebes"))
    page.wait_for_selector(".sketch .zone")
    shot(page, "peloponnesian-objective")
    page.mouse.click(*place(page, "corinth"))
    page.wait_for_selector(".muster")
    assert "Corinth" in wordy(page)

    # Nobody has joined yet: one may think again.
    page.click("[data-testid=other-objective]")
    page.wait_for_selector(".muster", state="detached")
    until(page, "objective")
    page.mouse.click(*place(page, "corinth"))
    page.wait_for_selector(".muster")

    page.locator(".stack .step:has-text('+')").first.click()
    page.locator(".stack .step:has-text('+')").first.click()
    assert "400 talents" in page.inner_text("[data-testid=cost]")
    page.click("[data-choice='plan:join']")
    wait_until(page, lambda: "shortest" in page.inner_text("[data-testid=ways]"), "a way")
    assert page.locator(".sketch .open").count() > 0, "the legal ways are drawn"
    assert "400 talents" in page.inner_text("[data-testid=cost]"), "what has been paid is still told"
    shot(page, "peloponnesian-muster")
    click(page, SET_OUT)

    # Battles on the way and the enemy's operations are told one by one, each die with its rule.
    page.wait_for_selector(GO_ON)
    told = ""
    for _ in range(60):
        ready(page)
        if not page.query_selector(GO_ON):
            break
        told += page.inner_text(".stage")
        shot(page, "peloponnesian-story")
        click(page, GO_ON)
    assert "Operation of Sparta".upper() in told.upper()
    assert page.locator(".log details").count() > 0, "an operation that is over is one line that unfolds"

    for _ in range(200):
        if over(page) or page.locator("ol .on:has-text('428')").count():
            break
        by_default(page)
    assert page.locator("ol .on:has-text('428')").count() == 1
    assert missing(page) == []


def test_a_whole_archidamian_war(open_page: OpenPage, server: Server) -> None:
    page = begun(server, open_page, "archidamian", seed=3)
    for _ in range(600):
        if over(page):
            break
        by_default(page)
    assert over(page)
    page.wait_for_url("**/end*")
    page.wait_for_timeout(300)
    shot(page, "peloponnesian-end")
    assert missing(page) == []


def test_two_players_at_one_screen(open_page: OpenPage, server: Server) -> None:
    """There is nothing to hide in this war: the screen turns to whoever is asked, without a curtain."""
    page = begun(server, open_page, "campaign", seats=2, seed=5)
    match = page.url.split("/match/")[1].split("?")[0]
    asked: set[str] = set()
    for _ in range(400):
        if over(page) or summary(server, match)["round"] > 1:
            break
        assert page.query_selector(".curtain") is None
        ready(page)
        asked.add(page.inner_text(".asked-sub span") if page.query_selector(".asked-sub span") else "")
        by_default(page)
    assert summary(server, match)["round"] > 1
    assert asked >= {"Ada", "Ben"}
    assert missing(page) == []


@pytest.mark.parametrize("language", ["it", "fr"])
def test_an_operation_in_another_language(open_page: OpenPage, server: Server, language: str) -> None:
    page = begun(server, open_page, "archidamian", locale=language, width=390, height=844, has_touch=True)
    for _ in range(14):
        by_default(page)
    assert page.locator(f"html[lang={language}]").count() == 1
    shot(page, f"peloponnesian-{language}")
    assert missing(page) == []


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: OpenPage, server: Server, scheme: str) -> None:
    page = begun(server, open_page, "campaign", color_scheme=scheme)
    until(page, "objective")
    assert violations(page) == []
    click(page, ".prompt .pick[data-choice]")
    page.wait_for_selector(".muster")
    assert violations(page) == []
    click(page, ".presets .ref")
    click(page, SET_OUT, ".rallies [data-choice]")
    ready(page)
    assert violations(page) == []
    for tab in page.query_selector_all(".choose button"):
        tab.click()
        assert violations(page) == []
