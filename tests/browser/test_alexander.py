"""Field Commander: Alexander in the browser: Granicus to the end, a turn of every other campaign, keys, touch."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page, expect
from playwright.sync_api import Error as BrowserError

import strategos
from strategos.bots import Chair, bot
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import (
    ON_MAP,
    imported,
    mean_it,
    missing,
    new_match,
    on_offer,
    over,
    shot,
    shown,
    summary,
    wait_until,
    wordy,
)
from .test_drama import battle
from .test_forecast import kind, play_to

SIDE_BY_SIDE = """() => {
  const parts = [...document.querySelectorAll('.stage .unit')].map((e) => e.getBoundingClientRect());
  return parts.every((a, i) => parts.every((b, j) => i === j
    || a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1));
}"""
ARCS = """() => {
  const path = document.querySelector('.stage .arcs path');
  const from = document.querySelector('.stage .striking')?.getBoundingClientRect();
  if (!path || !from) return null;
  const box = path.getBoundingClientRect();
  return Math.abs(box.bottom - from.top) < 6 && box.left < from.right + 6 && box.right > from.left - 6;
}"""
"""Whether the lines to those who may be hit begin at the one who strikes."""

TURNED = "performance.getEntriesByType('resource').some((e) => e.name.endsWith('/map/issus.json'))"
IN_SIGHT = """(targets) => targets.every((target) => {
  const at = document.querySelector(`.viewport [data-focus="${target}"]`)?.getBoundingClientRect();
  return at && at.left >= 0 && at.right <= innerWidth && at.top >= 0 && at.bottom <= innerHeight;
}) && document.querySelectorAll('.viewport .base path').length > 1"""
"""Whether these are drawn, on a map, and to be seen."""

RASH = ("disband", "sacrifice", "serpent", "retreat", "stay", "piece:alexander", "piece:chares", "piece:memnon")
"""What a commander does only when nothing else is left."""


def glowing(page: Page) -> list[ElementHandle]:
    """Whatever may be chosen: in the question, on the map, on the stage."""
    return page.query_selector_all("[data-choice]") + page.query_selector_all(ON_MAP)


def begun(server: Server, page_of: OpenPage, scenario: str, *, seed: int = 4, **more: object) -> tuple[Page, str]:
    match = new_match(server, "alexander", seats=1, scenario=scenario, seed=seed)
    page = page_of(f"/#/match/{match}", **more)
    wait_until(page, lambda: over(page) or bool(glowing(page)), "a question")
    return page, match


def choose(page: Page, rng: random.Random, wish: tuple[str, ...] = ()) -> None:
    """Click one thing that glows, the first that is wished for if there is any, and wait for the answer to be taken."""
    before = shown(page)

    def done() -> bool:
        return shown(page) > before

    for _ in range(12):
        found = [c for c in glowing(page) if c.is_visible()]
        wished = [c for name in wish for c in found if c.get_attribute("data-choice") == name][:1]
        calm = wished or [c for c in found if not any(word in (c.get_attribute("data-choice") or "") for word in RASH)]
        if not found:
            page.wait_for_timeout(50)
            continue
        try:
            rng.choice(calm or found).click(timeout=1500, force=True)
            variant = page.query_selector(".chips .pick:not([data-choice])")
            if variant is not None:
                variant.click(timeout=1500)
            mean_it(page)
            wait_until(page, done, "the answer", 4)
            break
        except (BrowserError, AssertionError):
            page.wait_for_timeout(50)
    wait_until(page, lambda: over(page) or (done() and bool(glowing(page))), "the next question")


@pytest.mark.long
def test_granicus_to_the_end(open_page: OpenPage, server: Server) -> None:
    page, match = begun(server, open_page, "granicus", locale="en", seed=5)
    rng = random.Random(3)
    # The nearest battle first; after it whatever comes.
    to_battle = ("space:chaeronea", "button:enter", "button:battle", "button:done", "button:no", "button:pass")
    seen: set[str] = set()
    for _ in range(1500):
        if over(page):
            break
        seen.add(wordy(page)[:14])
        if page.query_selector(".stage .battle") and "battle" not in seen:
            seen.add("battle")
            page.wait_for_timeout(600)
            shot(page, "alexander-battle")
        choose(page, rng, () if "battle" in seen else to_battle)
    assert over(page)
    assert summary(server, match)["outcome"] is not None
    assert "battle" in seen
    assert len(seen) > 6
    shot(page, "alexander-over")
    if summary(server, match)["outcome"]["why"] == "won":
        expect(page.locator(".epilogue li").first).to_contain_text("For the date", timeout=30_000)
    # The end of a match opens by itself and tells it once more.
    assert page.locator(".epilogue .sum b").first.inner_text().endswith("VP")
    assert missing(page) == []


@pytest.mark.early
def test_the_end_of_granicus(open_page: OpenPage, server: Server) -> None:
    """A bot has played until the last turn; the rest by mouse, and the end page tells it."""
    match, rng, player = (
        strategos.new("alexander", scenario="granicus", seed=5),
        random.Random(5),
        bot("alexander", "heuristic"),
    )
    turns: dict[int, Match[Any]] = {}
    while match.pending:
        turns.setdefault(match.game.round(match.state), match.copy())
        match.play(0, player.answer(Chair(match, match.pending[0], rng)))
    played = imported(server, Record.of(turns[max(turns)]).encode())
    page = open_page(f"/#/match/{played}?seat=0", locale="en")
    rng = random.Random(3)
    for _ in range(300):
        wait_until(page, lambda: over(page) or bool(glowing(page)), "a question")
        if over(page):
            break
        choose(page, rng)
    assert over(page)
    assert summary(server, played)["outcome"] is not None
    expect(page.locator(".epilogue .sum b").first).to_contain_text("VP", timeout=30_000)
    assert missing(page) == []


def late_in_turn(scenario: str, left: int) -> Match[Any]:
    """A campaign whose first turn ends after so many answers more, if a bot gives them."""
    turn: list[Match[Any]] = []
    match, rng, player = (
        strategos.new("alexander", scenario=scenario, seed=4),
        random.Random(4),
        bot("alexander", "heuristic"),
    )
    first = match.game.round(match.state)
    while match.pending and match.game.round(match.state) == first:
        turn.append(match.copy())
        match.play(0, player.answer(Chair(match, match.pending[0], rng)))
    assert match.pending, "the campaign is over in its first turn"
    return turn[-left]


@pytest.mark.parametrize(
    ("scenario", "language"),
    [
        ("tyre", "fr"),
        ("linked", "it"),
        *(pytest.param(*other, marks=pytest.mark.long) for other in (("issus", "it"), ("gaugamela", "en"))),
    ],
)
def test_a_turn_of_every_campaign(open_page: OpenPage, server: Server, scenario: str, language: str) -> None:
    """A bot plays most of it; its last answers are given here, until the track goes on."""
    match = imported(server, Record.of(late_in_turn(scenario, 5)).encode())
    page = open_page(f"/#/match/{match}?seat=0", locale=language)
    wait_until(page, lambda: over(page) or bool(glowing(page)), "a question")
    page.locator(".track .on").first.wait_for()
    first = page.locator(".track .on").all_inner_texts()
    shot(page, f"alexander-{scenario}")
    rng = random.Random(7)
    for _ in range(300):
        if over(page) or page.locator(".track .on").all_inner_texts() != first:
            break
        choose(page, rng)
    assert over(page) or page.locator(".track .on").all_inner_texts() != first
    if page.query_selector(".stage"):
        page.locator(".stage .shut").click()
    for tab in page.locator("[role=tab]").all():
        tab.click()
    assert page.locator(".commander").count() == 1
    if scenario == "tyre":
        page.locator("[role=tab]").nth(2).click()
        assert page.locator(".walls .wall").count() == 6
        assert page.locator(".own-tab .track").count() == 4
    assert missing(page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_the_next_campaign_of_a_career_has_its_own_map(open_page: OpenPage, server: Server, width: int) -> None:
    """Opened in its second campaign, and the map turns under the camera that was over the first one's."""
    match = strategos.new("alexander", seed=4, scenario="linked")
    rng, player = random.Random(1), bot("alexander", "heuristic")
    while (decision := match.pending[0]).kind != "march" or match.game.round(match.state) < 3:
        match.play(0, player.answer(Chair(match, decision, rng)))
    page = open_page(f"/#/match/{imported(server, Record.of(match).encode())}?seat=0", width=width, height=844)
    goals = [f"space:{option.key}" for option in decision.options if "space" in option.on]
    assert goals
    wait_until(page, lambda: page.evaluate(TURNED), "the map of Issus")
    wait_until(page, lambda: page.evaluate(IN_SIGHT, goals), "places to march to")
    assert missing(page) == []


def test_areas_can_be_heard_and_reached_by_keys(open_page: OpenPage, server: Server) -> None:
    page, _ = begun(server, open_page, "granicus")
    rng = random.Random(1)
    for _ in range(20):
        if page.query_selector(ON_MAP):
            break
        choose(page, rng)
    said = page.locator('[data-focus="space:sardis"]').get_attribute("aria-label") or ""
    assert "Fortress" in said
    assert "Enemy" in said
    before = shown(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.focus ?? ''").startswith("space:"):
            break
    assert page.evaluate("document.activeElement.dataset.focus").startswith("space:")
    page.keyboard.press("Enter")
    wait_until(page, lambda: shown(page) > before, "the march")
    assert missing(page) == []


def test_on_a_phone_a_long_question_can_be_folded_away(open_page: OpenPage, server: Server) -> None:
    """The shop leaves room for the map, and a tap shows all of it; another one brings the shop back."""
    match = new_match(server, "alexander", seats=1, seed=3, scenario="granicus")
    play_to(server, match, kind("spend"), ())
    page = open_page(f"/#/match/{match}?seat=0", width=390, height=844, has_touch=True, is_mobile=True)
    page.wait_for_selector(".shop")
    sheet = page.locator(".sheet")
    tall = sheet.bounding_box()
    assert tall
    assert tall["height"] < 0.66 * 844
    page.locator(".fold").tap()
    page.wait_for_selector(".shop", state="hidden")
    low = sheet.bounding_box()
    assert low
    assert low["height"] < 0.25 * 844
    assert "buy" in wordy(page)
    page.locator(".fold").tap()
    page.wait_for_selector(".shop")
    assert sheet.bounding_box() == tall


@pytest.mark.long
def test_numbers_without_words_have_a_heading(open_page: OpenPage, server: Server) -> None:
    """Where two counters stand abreast, and what a Prophecy is marked with."""
    match = new_match(server, "alexander", seats=1, seed=3, scenario="granicus")
    play_to(server, match, kind("march"), ())
    page = open_page(f"/#/match/{match}?seat=0", height=680)
    page.wait_for_selector(".short .units .row")
    assert "battle" in page.inner_text(".units .legend")
    assert page.locator(".viewport .space text", has_text="?").count() == 0
    page.set_viewport_size({"width": 1440, "height": 1200})
    page.wait_for_selector(".units .legend", state="hidden")
    assert page.locator(".units .row .label").first.is_visible()


def test_on_a_phone(open_page: OpenPage, server: Server) -> None:
    """A few answers by touch; every panel opens; nothing is wider than the screen."""
    page, _ = begun(server, open_page, "granicus", locale="it", width=390, height=844, has_touch=True, is_mobile=True)
    for step in range(40):
        if over(page) or page.query_selector(".stage .battle"):
            break
        before = shown(page)
        target = page.locator('.prompt [data-choice="space:chaeronea"]')
        wanted = target if target.count() else page.locator(".prompt [data-choice]")
        wanted.first.tap()
        mean_it(page)
        wait_until(page, lambda before=before: over(page) or shown(page) > before, "the answer")
        wait_until(page, lambda: over(page) or bool(glowing(page)), "the next question")
        if step == 3:
            shot(page, "alexander-phone")
    page.wait_for_timeout(300)
    shot(page, "alexander-phone-battle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in page.locator(".tabs button").all()[:-1]:
        tab.tap()
        page.wait_for_timeout(60)
        tab.tap()
    assert missing(page) == []


def test_a_battle_on_a_large_screen(open_page: OpenPage, server: Server) -> None:
    """The stage is zoomed there: cards do not overlap, and lines begin at the unit that strikes."""
    match = imported(server, battle("alexander", 1, ("target",)))
    page = open_page(f"/#/match/{match}?seat=0", width=2560, height=1440)
    page.wait_for_selector(".stage .battle")
    wait_until(page, lambda: page.evaluate(ARCS) is not None, "somebody who strikes")
    assert page.evaluate(SIDE_BY_SIDE)
    assert page.evaluate(ARCS) is True


def test_prices_and_points_are_told(open_page: OpenPage, server: Server) -> None:
    """Options say what they are worth; at Tyre everything that can be bought has its price."""
    page, match = begun(server, open_page, "tyre")
    page.locator("[data-unfold]").click()
    worth = [text for text in page.locator(".options .option i").all_inner_texts() if text]
    assert len(worth) == 4
    assert all("VP" in text for text in worth)
    play_to(server, match, kind("spend"), ())
    page.locator(".shop .ware").first.wait_for()
    wares = page.locator(".shop .ware").all()
    for ware in wares:
        words = ware.inner_text()
        assert any(letter.isdigit() for letter in words), words
    assert missing(page) == []


def in_the_battle(offered: list[str], question: str) -> str:
    """The free plans, then the plain way through a battle: fight on, strike whoever comes first, use what was taken."""
    cards = [choice for choice in offered if choice.startswith("card:")]
    if "Battle Plans" in question:
        return cards[0] if "Free:" in question else "button:done"
    usual = ("continue", "button:fight", "button:yes", "button:units", "button:pass")
    return next((choice for choice in usual if choice in offered), offered[0])


def test_a_battle_in_twenty_two_clicks(open_page: OpenPage, server: Server) -> None:
    """The first one of the campaign, with its four free plans, from the first plan to the end that waits."""
    match = new_match(server, "alexander", seats=1, seed=6, scenario="granicus")
    play_to(server, match, kind("plans"), ("chaeronea", "enter"))
    page = open_page(f"/#/match/{match}?seat=0")
    clicks = 0
    for _ in range(60):
        wait_until(page, lambda: bool(on_offer(page)), "a question")
        offered, question, before = on_offer(page), wordy(page), shown(page)
        choice = in_the_battle(offered, question)
        clicks += 1
        page.locator(f'[data-choice="{choice}"]').first.click()
        mean_it(page)
        if choice == "continue":
            break
        wait_until(page, lambda before=before: shown(page) > before or on_offer(page) == ["continue"], "what comes")
    assert on_offer(page) != ["continue"], "the battle is over"
    assert clicks <= 22, clicks
