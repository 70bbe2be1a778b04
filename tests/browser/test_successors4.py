"""Successors, fourth edition, in the browser: a game of four against bots, two at one screen behind the curtain."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import act, answers, missing, my_turn, new_match, over, shot


def played(page: Page, seed: int, most: int) -> int:
    """By chance and by mouse until the game is over, or so many clicks."""
    rng = random.Random(seed)
    for clicks in range(most):
        my_turn(page)
        if over(page):
            return clicks
        act(page, rng)
    return most


def test_a_short_game_of_four_against_bots_to_its_end(open_page: OpenPage, server: Server) -> None:
    players = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "name": "", "bot": "random"} for _ in range(3))]
    options = {"short_game": "yes", "reactions": "able"}
    match = new_match(server, "successors4", seats=4, seed=3, players=players, options=options)
    page = open_page(f"/#/match/{match}")
    my_turn(page)
    shot(page, "successors4")
    assert page.locator("[data-testid=faction-yellow]").count() == 1
    clicks = played(page, 5, 1500)
    shot(page, "successors4-end")
    assert over(page), f"not over after {clicks} clicks, {answers(server, match)} answers"
    assert missing(page) == []
