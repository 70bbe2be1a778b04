"""Successors, fourth edition, in the browser: a game of four against bots, two at one screen behind the curtain."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, expect

import strategos
from strategos.bots import Chair, bot, random_key
from strategos.games.successors.fourth.facts import CARD_NAMES
from strategos.games.successors.fourth.sequence import round_of
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import act, choices, imported, missing, my_turn, new_match, over, shot, shown, wait_until
from .test_access import AXE, violations

BOTS: list[dict[str, str]] = [{"kind": "bot", "name": "", "bot": "random"} for _ in range(3)]
MOST = 420
"""Answers after which another game is looked for."""


def position(until: str, *, nth: int = 1, points: int = 0) -> Match[Any]:
    """A game that bots have played until the first seat is asked this, with whatever seed it comes to that; of a march:
    with at least so many Movement Points left."""
    for seed in range(7, 40):
        match = strategos.new("successors4", seats=4, seed=seed)
        rng, player, left = random.Random(seed), bot("successors4", "heuristic"), nth
        while match.pending and match.answer_count < MOST:
            decision = match.pending[0]
            enough = not points or decision.about.get("left", 0) >= points
            if decision.seat == 0 and decision.kind == until and enough:
                left -= 1
                if left == 0:
                    return match
            match.play(decision.seat, player.answer(Chair(match, decision, rng)))
    raise AssertionError(f"nobody asked: {until}")


def last_round() -> Match[Any]:
    """A short game before the last Round of its last Game Turn, played by chance."""
    for seed in range(3, 40):
        match = strategos.new("successors4", seats=4, seed=seed, short_game="yes", reactions="able")
        rng = random.Random(seed)
        while match.pending:
            decision, clock = match.pending[0], match.state.clock
            if (clock.round, round_of(clock)) == (4, 5) and (decision.seat, decision.kind) == (0, "tyche_card"):
                return match
            match.play(decision.seat, random_key(Chair(match, decision, rng)))
    raise AssertionError("every game is won before its last Round")


def opened(page_of: OpenPage, server: Server, match: Match[Any], **more: Any) -> Page:
    page = page_of(f"/#/match/{imported(server, Record.of(match).encode())}?seat=0", **more)
    my_turn(page)
    return page


@pytest.mark.early
def test_a_short_game_of_four_against_bots_to_its_end(open_page: OpenPage, server: Server) -> None:
    """Its last Round, by chance and by mouse."""
    match = last_round()
    page = opened(open_page, server, match)
    rng = random.Random(5)
    for _ in range(400):
        my_turn(page)
        if over(page):
            break
        act(page, rng)
    assert over(page)
    page.wait_for_url("**/end*", timeout=60_000)
    # The curves of the game: drawn when their library has come.
    page.locator(".plot svg[role=img]").first.wait_for(timeout=60_000)
    shot(page, "successors4-end")
    assert page.locator(".plot svg[role=img]").count() >= 2
    assert missing(page) == []


def test_a_card_is_played_by_mouse_by_key_and_by_being_drawn_onto_the_map(open_page: OpenPage, server: Server) -> None:
    """Every card says what it could be used for; the way it is picked makes no difference."""
    page = opened(open_page, server, position("tyche_card"))
    legal = page.locator(".hands .card.legal")
    assert legal.count() > 0
    assert page.locator(".hands .card .uses").count() == page.locator(".hands .card").count()
    before = shown(page)
    card = legal.first
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 30)
    page.wait_for_timeout(300)
    shot(page, "successors4-hand")
    page.mouse.down()
    page.mouse.move(box["x"] + 40, 400, steps=6)
    page.mouse.up()
    wait_until(page, lambda: shown(page) > before, "the card")
    assert page.locator(".uses [data-choice='button:event'], .uses [data-choice='button:train']").count() > 0
    page.keyboard.press("u")
    wait_until(page, lambda: shown(page) == before, "the hand again")
    page.keyboard.press("h")
    page.locator(".hands .card.legal").first.focus()
    page.keyboard.press("Enter")
    wait_until(page, lambda: shown(page) > before, "the card by key")
    assert missing(page) == []


def test_a_march_shows_its_points_its_army_and_what_each_step_costs(open_page: OpenPage, server: Server) -> None:
    page = opened(open_page, server, position("activation", nth=4))
    assert page.locator("[data-testid=march-points] .pips i").count() >= 2
    assert page.locator(".tray .figure").count() >= 1
    way = page.locator(".ways .pick").first
    assert way.locator(".mp").inner_text() in "1234"
    expect(page.locator(".viewport .cost:not(.distant)")).to_have_count(page.locator(".ways .pick").count())
    before = shown(page)
    way.click()
    wait_until(page, lambda: shown(page) > before, "the step")


def test_a_far_goal_shows_its_cost_and_is_reached_by_one_click(open_page: OpenPage, server: Server) -> None:
    page = opened(open_page, server, position("activation", nth=2, points=4))
    far = page.locator(".viewport .cost.distant")
    wait_until(page, lambda: far.count() > 0, "far goals")
    assert all(int(cost) >= 2 for cost in far.all_text_contents())
    shot(page, "successors4-far")
    before = shown(page)
    # The number stands beside the place and lets clicks through to it.
    there = far.first.locator("xpath=..").get_attribute("data-price")
    box = page.locator(f".viewport [data-dot='{there}']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_until(page, lambda: shown(page) >= before + 2, "both steps")


@pytest.mark.long
def test_prestige_opens_while_the_mouse_rests_on_it(open_page: OpenPage, server: Server) -> None:
    page = opened(open_page, server, position("activation_segment", nth=3))
    number = page.locator(".factions .prestige .open").first
    total = int(number.locator("b").inner_text())
    number.hover()
    card = page.locator(".factions .card:popover-open")
    wait_until(page, lambda: card.count() == 1, "what it is made of")
    lines = [int(line.replace("−", "-")) for line in card.locator(".line b").all_inner_texts()]
    assert max(0, sum(lines)) == total
    page.mouse.move(500, 500)
    wait_until(page, lambda: card.count() == 0, "the map again")


@pytest.mark.long
def test_where_one_can_only_pass_enter_passes_once(open_page: OpenPage, server: Server) -> None:
    page = opened(open_page, server, position("event_announced"))
    passes = page.locator(".prompt [data-choice^='button:pass']")
    assert passes.count() > 1
    assert page.locator(".prompt [data-choice]", has_text="↵").get_attribute("data-choice") == "button:pass"


def test_who_could_intercept_is_shown_with_the_chance(open_page: OpenPage, server: Server) -> None:
    page = opened(open_page, server, position("intercept_from"))
    way = page.locator(".ways .pick").first
    wait_until(page, lambda: way.locator(".chance").count() == 1, "the chance")
    assert way.locator(".chance").inner_text().rstrip("%").isdigit()
    shot(page, "successors4-interception")


@pytest.mark.long
def test_victory_points_open_into_what_they_are_made_of(open_page: OpenPage, server: Server) -> None:
    page = opened(open_page, server, position("activation_segment", nth=3))
    total = int(page.inner_text("[data-testid=faction-yellow] .sum b"))
    page.click("[data-testid=faction-yellow] .sum .open")
    lines = page.locator("[data-testid=faction-yellow] .sum .card:popover-open .line b").all_inner_texts()
    assert sum(int(line.replace("−", "-")) for line in lines) == total
    page.keyboard.press("Escape")
    for tab in page.query_selector_all(".choose button"):
        tab.click()
    assert missing(page) == []


def test_two_at_one_screen_never_see_the_other_hand(open_page: OpenPage, server: Server) -> None:
    """Behind the curtain nothing of a hand is on the page, and before it only one's own."""
    players = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    match = new_match(server, "successors4", seats=2, seed=4, players=players, options={"reactions": "able"})
    page = open_page(f"/#/match/{match}")
    rng, held = random.Random(2), dict[str, set[str]]()
    names = set(CARD_NAMES)
    for _ in range(120):
        wait_until(page, lambda: page.query_selector(".curtain") is not None or bool(choices(page)), "somebody")
        curtain = page.query_selector(".curtain")
        if curtain is not None:
            assert page.locator(".hands .card").count() == 0
            try:
                page.locator(".curtain .btn").first.click(timeout=3000)
            except BrowserError:
                continue
            wait_until(page, lambda: page.query_selector(".curtain") is None, "the table")
            continue
        asked = page.query_selector(".asked-sub span")
        who = asked.text_content() if asked is not None else None
        cards = {c.get_attribute("data-card") or "" for c in page.query_selector_all(".hands .card")}
        assert cards <= names
        if who and cards:
            held.setdefault(who, set()).update(cards)
        if len(held) == 2 and all(len(cards) >= 4 for cards in held.values()):
            break
        act(page, rng)
    assert set(held) == {"Ada", "Ben"}
    assert missing(page) == []


@pytest.mark.parametrize("language", [pytest.param("it", marks=pytest.mark.long), "fr"])
def test_a_turn_by_touch_in_another_language(open_page: OpenPage, server: Server, language: str) -> None:
    match = new_match(
        server,
        "successors4",
        seats=4,
        seed=9,
        players=[{"kind": "me", "name": "Ada"}, *BOTS],
        options={"reactions": "able"},
    )
    page = open_page(f"/#/match/{match}", locale=language, width=390, height=844, has_touch=True)
    rng = random.Random(1)
    for _ in range(14):
        my_turn(page)
        act(page, rng)
    assert page.locator(f"html[lang={language}]").count() == 1
    shot(page, f"successors4-{language}")
    assert missing(page) == []


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_axe_finds_nothing(open_page: OpenPage, server: Server, scheme: str) -> None:
    page = opened(open_page, server, position("tyche_card", nth=4), color_scheme=scheme)
    assert violations(page) == []
    for tab in page.query_selector_all(".choose button"):
        tab.click()
        assert violations(page) == []
    battle = opened(open_page, server, position("battle_prestige"), color_scheme=scheme)
    battle.locator(".stage").wait_for()
    shot(battle, f"successors4-battle-{scheme}")
    assert violations(battle) == []
