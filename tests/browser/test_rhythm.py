"""The rhythm of play, counted in clicks: a turn, a landing, drags, far goals, steps back, no refusal after success."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import imported, my_turn, new_match, shown, summary, wait_until, wordy

LEGAL_NAMES = """() => [...document.querySelectorAll('.viewport .space.legal text.province')]
    .map(t => t.getBoundingClientRect()).map(b => [b.left + b.width / 2, b.top + b.height / 2])
    .filter(([x, y]) => { const e = document.elementFromPoint(x, y);
        return e && e.closest('.viewport') && !e.closest('.piece') })"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.viewport [data-focus]')]
    .map(e => [e.dataset.focus, e.getBoundingClientRect()])
    .map(([k, b]) => [k, [b.left + b.width / 2, b.top + b.height / 2]]))"""


class Hand:
    """A mouse that counts its clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0

    def click(self, selector: str) -> None:
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        self.at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def at(self, x: float, y: float) -> None:
        before = shown(self.page)
        self.clicks += 1
        self.page.mouse.click(x, y)
        self.page.wait_for_timeout(120)
        wait_until(self.page, lambda: shown(self.page) > before or self.page.query_selector(".app"), "an answer")

    def piece(self, target: str) -> None:
        self.at(*self.page.evaluate(PLACES)[target])

    def name(self, name: str) -> None:
        box = self.page.locator(".viewport .space text", has_text=name).first.bounding_box()
        assert box is not None, name
        self.at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def opened(open_page: OpenPage, server: Server, **more: Any) -> tuple[Page, str]:
    match = new_match(server, **{"seats": 2, **more})
    page = open_page(f"/#/match/{match}")
    my_turn(page)
    close_goal(page)
    page.wait_for_timeout(300)
    return page, match


def close_goal(page: Page) -> None:
    """What one plays for is told at the beginning; it is read and closed."""
    if page.evaluate("!!document.querySelector('.goal, .brief')"):
        page.keyboard.press("Escape")


def lead(page: Page) -> str:
    """A leader that may be chosen."""
    return page.evaluate(
        """document.querySelector('.viewport [data-focus^="piece:general"][tabindex="0"]').dataset.focus"""
    )


def test_a_turn_in_twelve_clicks(open_page: OpenPage, server: Server) -> None:
    """Two marches, the end of movement, a purchase of two kinds: the whole turn, and nothing asked for nothing."""
    page, match = opened(open_page, server)
    hand = Hand(page)
    for _ in range(2):
        before = shown(page)
        hand.piece(lead(page))
        wait_until(page, lambda before=before: shown(page) > before, "the leader in hand")
        wait_until(page, lambda: "march from" in wordy(page), "where to")
        page.wait_for_timeout(200)
        hand.at(*page.evaluate(LEGAL_NAMES)[0])
        wait_until(page, lambda: "moves next" in wordy(page), "the next one")
        page.wait_for_timeout(250)
    hand.click('[data-choice="button:end"]')
    page.wait_for_selector(".shop")
    page.wait_for_timeout(150)
    hand.click('.shop .line .step[data-choice="button:infantry"]')
    hand.click('[data-choice="plan:end"]')
    wait_until(page, lambda: "Waiting" in wordy(page) or summary(server, match)["round"] > 1, "the end of the turn")
    assert hand.clicks <= 12, hand.clicks


def test_a_landing_in_five_clicks(open_page: OpenPage, server: Server) -> None:
    """From a galley at home to a legion ashore beyond the sea."""
    page, _ = opened(open_page, server, options={"start_talents": "15"})
    page.keyboard.press("e")
    page.wait_for_selector(".shop")
    page.locator('.shop .step[data-choice="button:galley"]').click()
    page.locator('[data-choice="plan:end"]').click()
    galley = '.viewport [data-focus^="piece:galley"][tabindex="0"]'
    for _ in range(40):
        if page.query_selector(galley):
            break
        page.keyboard.press(" " if "Waiting" in wordy(page) else "e")
        page.wait_for_timeout(300)
    page.wait_for_timeout(300)
    hand = Hand(page)
    hand.click(galley)
    page.wait_for_selector('[data-choice="button:board"]')
    hand.click('[data-choice="button:board"]')
    page.wait_for_selector(".viewport .far", state="attached")
    assert "General I" in page.inner_text(".log")
    page.wait_for_timeout(300)
    hand.name("Cyprus")
    page.wait_for_selector('.prompt .btn.pri[data-choice="button:land"]')
    hand.click('[data-choice="button:land"]')
    wait_until(page, lambda: "Cyprus" in page.inner_text(".log") and "ashore" in page.inner_text(".log"), "a landing")
    assert hand.clicks <= 5


def test_a_drag_is_a_march(open_page: OpenPage, server: Server) -> None:
    """By mouse: taken in hand when the drag begins, sent where it ends, put back if that is where it came from."""
    page, _ = opened(open_page, server)
    leader = lead(page)
    x, y = page.evaluate(PLACES)[leader]
    frame = page.evaluate("document.querySelector('.viewport .base').getBoundingClientRect().left")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 8, steps=3)
    page.wait_for_selector(".ghost", state="attached")
    wait_until(page, lambda: shown(page) == 1, "the leader in hand")
    page.mouse.move(x, y, steps=2)
    page.mouse.up()
    wait_until(page, lambda: shown(page) == 0, "the leader back")
    page.mouse.down()
    page.mouse.move(x + 12, y + 8, steps=3)
    wait_until(page, lambda: shown(page) == 1 and page.evaluate(LEGAL_NAMES), "places to go")
    page.mouse.move(*page.evaluate(LEGAL_NAMES)[0], steps=5)
    page.mouse.up()
    wait_until(page, lambda: shown(page) == 2, "the march")
    assert "march" in page.inner_text(".log").lower()
    assert page.evaluate("document.querySelector('.viewport .base').getBoundingClientRect().left") == frame


def test_a_drag_by_touch(open_page: OpenPage, server: Server) -> None:
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}", width=800, height=1100, has_touch=True, is_mobile=True)
    my_turn(page)
    close_goal(page)
    page.wait_for_timeout(500)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    x, y = page.evaluate(PLACES)[lead(page)]
    finger("touchStart", (x, y))
    for n in range(1, 5):
        finger("touchMove", (x + 6 * n, y + 3 * n))
    wait_until(page, lambda: shown(page) == 1 and page.evaluate(LEGAL_NAMES), "places to go")
    finger("touchMove", tuple(page.evaluate(LEGAL_NAMES)[0]))
    finger("touchEnd")
    wait_until(page, lambda: shown(page) == 2, "the march")


def test_escape_and_a_second_click_go_back(open_page: OpenPage, server: Server) -> None:
    page, _ = opened(open_page, server)
    hand = Hand(page)
    leader = lead(page)
    hand.piece(leader)
    wait_until(page, lambda: shown(page) == 1, "the leader in hand")
    page.keyboard.press("Escape")
    wait_until(page, lambda: shown(page) == 0, "a step back")
    hand.piece(leader)
    wait_until(page, lambda: shown(page) == 1, "the leader in hand")
    page.wait_for_timeout(200)
    hand.piece(leader)
    wait_until(page, lambda: shown(page) == 0, "a step back by a second click")
    # Somebody else of the question before is taken instead, and the end of movement is one key away.
    hand.piece(leader)
    wait_until(page, lambda: shown(page) == 1, "the leader in hand")
    page.keyboard.press("e")
    page.wait_for_selector(".shop")


@pytest.mark.long
def test_a_province_or_a_plate_opens_who_may_go(open_page: OpenPage, server: Server) -> None:
    page, _ = opened(open_page, server)
    mine = page.evaluate("document.querySelector('.viewport [data-focus^=\"piece:infantry-egyptus\"]').dataset.focus")
    Hand(page).piece(mine)
    page.wait_for_selector(".chooser button")
    assert page.locator(".chooser button").count() == 5
    page.locator(".chooser button").nth(1).click()
    page.wait_for_selector(".legion")


@pytest.mark.long
def test_no_refusal_after_a_choice(open_page: OpenPage, server: Server) -> None:
    """The pointer rests on what it has chosen, which is no choice now: nobody says so."""
    page, _ = opened(open_page, server)
    x, y = page.evaluate(PLACES)[lead(page)]
    Hand(page).at(x, y)
    wait_until(page, lambda: shown(page) == 1, "the leader in hand")
    for n in range(12):
        page.wait_for_timeout(150)
        page.mouse.move(x + n % 2, y)
        assert page.locator(".why, .balloon").count() == 0
    page.locator(".viewport .space text", has_text="Britannia").first.click(force=True)
    page.wait_for_selector(".why .rule")


@pytest.mark.long
def test_the_shop_stays_where_it_is(open_page: OpenPage, server: Server) -> None:
    """Two clicks on one spot buy two of one kind; what cannot be bought says why."""
    page, _ = opened(open_page, server, options={"start_talents": "15"})
    page.keyboard.press("e")
    page.wait_for_selector(".shop")
    page.wait_for_timeout(200)
    plus = page.locator('.shop .step[data-choice="button:infantry"]').bounding_box()
    assert plus is not None
    for _ in range(2):
        page.mouse.click(plus["x"] + 8, plus["y"] + 8)
        page.wait_for_timeout(80)
    assert page.locator(".shop .line output").first.inner_text() == "2"
    assert page.locator(".shop .line").first.locator(".step").nth(1).bounding_box() == plus
    page.locator(".shop .tile.none").first.click(force=True)
    page.wait_for_selector(".why .rule")
    assert page.locator("[data-again]").count() == 1
    page.locator("[data-again]").click()
    wait_until(page, lambda: "destroy" in wordy(page).lower(), "the question that was answered by habit")
    assert page.locator(".prompt .btn.pri").inner_text().startswith("Keep")


def focused_and_marked(page: Page) -> list[Any]:
    """What Enter presses by the focus, and which buttons say that it is they."""
    return page.evaluate(
        """() => [document.activeElement.closest('[data-choice],[data-focus]')?.dataset.choice ?? '',
            [...document.querySelectorAll('.btn.pri > kbd')].filter(k => getComputedStyle(k).visibility === 'visible')
                .map(k => k.parentElement.dataset.choice)]"""
    )


@functools.cache
def before_an_attack() -> tuple[bytes, str, str]:
    """A match in which the first seat may attack somebody, as a file; the leader who may, and the province."""
    match, rng, quick = strategos.new("conquest", seats=3, seed=4), random.Random(1), quick_bot("conquest")
    players = [bot("conquest", quick) for _ in range(3)]
    moved = 0
    while (decision := match.pending[0]).seat != 0 or decision.kind != "enter":
        if decision.kind == "move":
            moved = match.answer_count
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rng)))
    leader, space = str(decision.about["leader"]), str(decision.about["space"])
    record = json.loads(Record.of(match.at(moved)).encode())
    record["players"] = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": quick}] * 2
    return json.dumps(record).encode(), leader, space


def test_enter_after_a_drag_presses_the_marked_button(open_page: OpenPage, server: Server) -> None:
    """The dragged General does not keep the focus: Enter attacks, as the cap says, and does not put him back."""
    data, leader, space = before_an_attack()
    page = open_page(f"/#/match/{imported(server, data)}")
    my_turn(page)
    page.wait_for_timeout(300)
    x, y = page.evaluate(PLACES)[leader]
    goal = page.evaluate(PLACES)[space]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 8, steps=3)
    page.wait_for_selector(".ghost", state="attached")
    page.mouse.move(*goal, steps=5)
    page.mouse.up()
    page.wait_for_selector('.btn.pri[data-choice="button:attack"]')
    page.wait_for_timeout(200)
    assert focused_and_marked(page) == ["", ["button:attack"]]
    before = shown(page)
    page.keyboard.press("Enter")
    wait_until(page, lambda: shown(page) != before, "the answer")
    assert shown(page) > before


def test_what_keys_reach_is_what_enter_presses(open_page: OpenPage, server: Server) -> None:
    """By keys the primary button of a new question has the focus; while something else has, no cap says otherwise."""
    data, leader, space = before_an_attack()
    page = open_page(f"/#/match/{imported(server, data)}")
    my_turn(page)
    page.wait_for_timeout(300)
    page.keyboard.press("Tab")
    for target in (leader, space):
        page.locator(f'.viewport [data-focus="{target}"]').focus()
        before = shown(page)
        page.keyboard.press("Enter")
        wait_until(page, lambda before=before: shown(page) > before, "the answer")
    wait_until(page, lambda: focused_and_marked(page) == ["button:attack", ["button:attack"]], "the focus", 5)
    page.keyboard.press("Tab")
    focus, marked = focused_and_marked(page)
    assert (focus != "button:attack", marked) == (True, [])


class DraggingHand(Hand):
    """A mouse that counts drags and clicks alike; the wheel turns while it drags."""

    def drag(self, piece: str, to: str, notches: int) -> None:
        page, before = self.page, shown(self.page)
        self.clicks += 1
        x, y = page.evaluate(PLACES)[piece]
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y + 8, steps=3)
        wait_until(page, lambda: shown(page) > before and page.query_selector("[data-counts]"), "the leader in hand")
        for _ in range(notches):
            now = shown(page)
            page.mouse.wheel(0, 100)
            wait_until(page, lambda now=now: shown(page) > now, "one fewer")
        page.mouse.move(*page.evaluate(PLACES)[to], steps=5)
        page.mouse.up()
        wait_until(page, lambda: "moves next" in wordy(page), "the next one")
        page.wait_for_timeout(250)


def test_a_first_turn_by_drags(open_page: OpenPage, server: Server) -> None:
    """Three marches of one Infantry each, the wheel saying how many, and a purchase; with four marches and three things
    bought, which took 19 clicks, it is nine."""
    page, match = opened(open_page, server)
    hand = DraggingHand(page)
    men = 5
    for n, to in enumerate(("space:palestina", "space:cyrenaica", "space:arabia_petrea")):
        hand.drag(f"piece:general-egyptus-{n + 1}", to, men - n - 1)
    assert page.inner_text(".log").count("1 Infantry") == 3
    hand.click('[data-choice="button:end"]')
    page.wait_for_selector(".shop")
    page.wait_for_timeout(150)
    hand.click('.shop .line .step[data-choice="button:infantry"]')
    hand.click('[data-choice="plan:end"]')
    wait_until(page, lambda: "Waiting" in wordy(page) or summary(server, match)["round"] > 1, "the end of the turn")
    assert hand.clicks == 6
