"""A game that nobody has drawn: its cards, buttons and questions are all there in the plain skin."""

from __future__ import annotations

import json
import random

from strategos.games.ambush import GAME
from strategos.kernel.clock import Clock
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import act, imported, missing, my_turn, new_match, over, shot, summary, wait_until, wordy


def test_cards_are_played_from_the_hand(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server, game='ambush', seats=3, seed=1)}")
    my_turn(page)
    cards = page.locator(".hand .card")
    assert cards.count() == 3
    assert page.locator(".hand .closed").count() == 2, "the others' cards are counted, not shown"
    raid = page.locator(".hand .card.legal").first
    name = raid.inner_text().splitlines()[0]
    before = wordy(page)
    raid.click()
    wait_until(page, lambda: cards.count() < 3 or wordy(page) != before, "the card to be played")
    assert name.lower() in page.inner_text(".log").lower()
    shot(page, "plain")
    assert missing(page) == []


def test_a_whole_card_game_by_mouse(open_page: OpenPage, server: Server) -> None:
    match = new_match(server, game="ambush", seats=3, seed=5)
    page = open_page(f"/#/match/{match}")
    rng = random.Random(5)
    asked: set[str] = set()
    for _ in range(200):
        my_turn(page)
        if over(page):
            break
        asked.add(wordy(page)[:12])
        act(page, rng)
    assert over(page)
    assert summary(server, match)["outcome"] is not None
    assert len(asked) >= 2
    assert "Winner" in page.inner_text(".prompt")
    assert missing(page) == []


def asked_for_an_ambush(server: Server) -> str:
    """A match in which a band raids, Ada, who holds an ambush, is asked, and another band is asked after her."""
    setup = GAME.setup(3)
    s = GAME.begin(setup)
    s.hand = [("ambush", "parry"), ("parry",), ("raid_3",)]
    for name in (name for hand in s.hand for name in hand):
        s.deck.remove(name)
    s.clock = Clock(1, 1, 2)
    match = Match(GAME, setup, 5, state=s)
    match.play(2, "raid_3")
    record = json.loads(Record.of(match).encode())
    record["players"] = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
    return imported(server, json.dumps(record).encode())


def test_a_standing_order_is_given_shown_and_revoked(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{asked_for_an_ambush(server)}?seat=0")
    orders = page.locator(".prompt section[aria-label='Standing orders']")
    never = orders.get_by_role("button", name="Never an ambush", exact=True)
    never.wait_for()
    never.click()
    wait_until(page, lambda: orders.locator("li span").count() == 1, "the order to stand")
    assert orders.locator("li span").inner_text() == "Never an ambush"
    assert never.count() == 0, "what is ordered is not offered again"
    orders.get_by_role("button", name="Revoke: Never an ambush").click()
    wait_until(page, lambda: orders.locator("li span").count() == 0, "the order to be revoked")
    assert missing(page) == []


def test_who_looks_on_is_not_sat_down(open_page: OpenPage, server: Server) -> None:
    match = new_match(server, game="ambush", seats=3, seed=1)
    page = open_page(f"/#/match/{match}?watch")
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(500)
    assert page.locator(".hand .closed").count() == 3, "nobody's cards are shown"
    assert page.locator(".prompt [data-choice], .hand .card.legal").count() == 0
    assert summary(server, match)["answers"] == 0
