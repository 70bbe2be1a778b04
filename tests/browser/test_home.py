"""Home: what one was playing, with its map and its sides; what one may begin, and how it starts."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import new_match
from .test_access import violations

pytestmark = pytest.mark.empty


def test_matches_tell_scenario_date_sides_and_where_they_branch(open_page: OpenPage, server: Server) -> None:
    older = new_match(server, "alexander", 1, scenario="issus")
    match = new_match(server, "conquest", 3)
    branch = httpx.post(f"{server.url}/api/matches/{match}/branch", json={"answers": 0}).json()["id"]
    page = open_page("/")
    first = page.locator(".match").first
    expect(first).to_contain_text("Classic game", timeout=20000)
    expect(first).to_contain_text("Turn 1")
    expect(first).to_contain_text("Macedonia, Ada")
    expect(first).to_contain_text("Egyptus, Random")
    expect(first.locator("svg circle").first).to_be_attached()
    # A what-if hangs under the match it branches from, though it changed last.
    lines = [a.get_attribute("href") for a in page.locator(".match .body").all()]
    assert lines == [f"#/match/{match}", f"#/match/{branch}", f"#/match/{older}"]
    expect(page.locator(".match.branch")).to_contain_text("What if")
    expect(page.locator(".match").last).to_contain_text("Issus, 333–332 BC")
    expect(page.locator(".match").last).to_contain_text("Macedonians, Ada")
    # The game last played is chosen, as it was played.
    expect(page.get_by_role("radio", name="Conquest of the Empire")).to_have_attribute("aria-checked", "true")
    expect(page.locator("div.seat")).to_have_count(3)
    expect(page.locator(".seat .side").first).to_have_text("Macedonia")
    assert violations(page) == []


@pytest.mark.long
def test_a_solo_game_says_nothing_of_friends_and_of_what_is_sure(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    page.get_by_role("radio", name="Field Commander: Alexander").click(timeout=20000)
    form = page.locator("form.setup")
    expect(form).to_contain_text("of the facts await a check with the box")
    expect(form).to_contain_text("Who commands")
    expect(form).not_to_contain_text("friend")
    expect(form).to_contain_text("From Chaeronea over the Hellespont to Lycia")
    expect(form).to_contain_text("30 to 45 minutes")
    form.get_by_text("disputed rules").click()
    expect(form).to_contain_text("can be read in more than one way")
    expect(form.get_by_role("link", name="The rule").first).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Check Field Commander: Alexander against your box").click()
    expect(page.get_by_role("heading", name="Check against your box")).to_be_visible(timeout=20000)


def test_enter_starts_the_game_from_a_seat_button(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    page.get_by_role("radio", name="Conquest of the Empire").click()
    button = page.get_by_role("button", name="4", exact=True).last
    button.click()
    button.press("Enter")
    page.wait_for_url("**/#/match/*", timeout=20000)
    assert httpx.get(f"{server.url}/api/matches").json()[0]["seats"] == 4


def test_on_a_phone_whoever_comes_back_goes_on_first(open_page: OpenPage, server: Server) -> None:
    """What was being played stands above what may be begun; where there is nothing yet, the other way round."""
    above = """() => document.querySelector('.continue').getBoundingClientRect().top
        < document.querySelector('.game').getBoundingClientRect().top"""
    page = open_page("/", width=390, height=844)
    page.wait_for_selector(".game")
    assert not page.evaluate(above)
    for seed in (1, 2, 3):
        new_match(server, seed=seed)
    page.reload()
    page.wait_for_selector(".match")
    page.wait_for_selector(".game")
    assert page.evaluate(above)
    assert page.locator(".match").count() == 2, "and it leaves room for the rest"
    page.get_by_role("button", name="Show all 3 games").click()
    assert page.locator(".match").count() == 3


@pytest.mark.parametrize(
    ("clicked", "game", "seats"),
    [
        (["button:has-text('Start the game')"], "alexander", 1),
        (["[role=radio]:has-text('Peloponnesian')", "button:has-text('Start the game')"], "peloponnesian", 1),
        ([".game:has-text('Conquest') button:has-text('Play')"], "conquest", 6),
    ],
)
def test_a_game_is_started_without_a_scroll(
    open_page: OpenPage, server: Server, clicked: list[str], game: str, seats: int
) -> None:
    """In one click or two, each on what a window of 1440 by 900 shows; five games stand in one row."""
    page = open_page("/", width=1440, height=900, locale="en")
    page.wait_for_selector("form.setup")
    rows = {round(card.bounding_box()["y"]) for card in page.locator(".game:has(.n)").all()[:5]}  # type: ignore[index]
    assert len(rows) == 1
    for selector in clicked:
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900, f"{selector} is below the fold"
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**/#/match/*", timeout=20000)
    begun = httpx.get(f"{server.url}/api/matches").json()[0]
    assert (begun["game"], begun["seats"]) == (game, seats)


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(390, 844, "dark"), pytest.param(2560, 1440, "light", marks=pytest.mark.long)]
)
def test_every_window(open_page: OpenPage, server: Server, width: int, height: int, scheme: str) -> None:
    new_match(server, "conquest", 6)
    page = open_page("/", width=width, height=height, color_scheme=scheme, locale="fr")
    expect(page.locator(".match").first).to_contain_text("Hispania", timeout=20000)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []
