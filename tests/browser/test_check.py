"""Check against your box: a correction made on the page changes the next game, outside the package."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.helpers import Server

from .conftest import OpenPage
from .test_access import violations

SARDIS = "granicus.enemy.sardis"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder of one's own; the server is started after it."""
    monkeypatch.setenv("STRATEGOS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def fact(page: Page, row: str) -> Locator:
    return page.locator(f'[data-row="{row}"]')


@pytest.mark.long
@pytest.mark.own_server
def test_a_correction_made_on_the_page_changes_the_next_game(home: Path, open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/check/alexander/{SARDIS}")
    expect(page.get_by_text("0 of 312 checked")).to_be_visible(timeout=20000)
    card = fact(page, SARDIS)
    expect(card).to_contain_text("the garrison of Sardis is 2 units at random and no walls")
    expect(card).to_contain_text("our reconstruction")
    assert "public:" not in page.inner_text("main")
    # What cannot be is told in one sentence, and nothing is stored.
    card.get_by_label("Walls").last.fill("99")
    card.get_by_role("button", name="Save the correction").click()
    expect(card.get_by_role("alert")).to_contain_text("the set-up needs 100 walls, and there are 10", timeout=30000)
    assert not (home / "corrections").exists()
    card.get_by_label("Walls").last.fill("2")
    card.get_by_role("button", name="Save the correction").click()
    expect(card.get_by_text("Corrected")).to_be_visible(timeout=30000)
    expect(page.get_by_text("1 of 312 checked")).to_be_visible()
    expect(page.get_by_text("takes effect at the next start")).to_be_visible()
    # The line says what the box says; also to whoever comes back before the next start.
    expect(card).to_contain_text("2 units at random and 2 walls")
    page.reload()
    expect(card).to_contain_text("2 units at random and 2 walls", timeout=20000)
    # The second is as the box has it.
    other = fact(page, "granicus.enemy.lycia")
    other.get_by_role("button", name="My box says the same").click()
    expect(other.get_by_text("Confirmed")).to_be_visible(timeout=30000)
    assert violations(page) == []
    open_page.away = True  # type: ignore[attr-defined]
    server.stop()
    server.start()
    page.reload()
    expect(page.get_by_text("2 of 312 checked")).to_be_visible(timeout=20000)
    expect(page.get_by_text("takes effect at the next start")).to_have_count(0)
    expect(fact(page, SARDIS)).to_contain_text("2 units at random and 2 walls")
    assert (home / "corrections/alexander.yaml").is_file()


def test_the_page_on_a_phone_in_the_dark(open_page: OpenPage, server: Server) -> None:
    page = open_page("/#/check/conquest", width=390, height=844, color_scheme="dark", locale="it")
    expect(page.get_by_text("0 su 7 controllati")).to_be_visible(timeout=20000)
    expect(page.get_by_text("vale 10 Talenti di tributo").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []
