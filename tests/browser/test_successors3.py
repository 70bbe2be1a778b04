"""Successors, third edition, in the browser: a game of four to its end, a General card, a voyage, battles."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

import strategos
from strategos.bots import Chair, bot, random_key
from strategos.games.successors.third.sequence import round_of
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import act, imported, missing, my_turn, over, shot, shown, wait_until
from .test_access import AXE, violations

MOST = 420
"""Answers after which another game is looked for."""


def position(until: str, *, nth: int = 1, **given: str) -> Match[Any]:
    """A game that bots have played until the first seat is asked this, with whatever seed it comes to that."""
    for seed in range(7, 40):
        match = strategos.new("successors3", seats=4, seed=seed, **given)
        rng, player, left = random.Random(seed), bot("successors3", "heuristic"), nth
        while match.pending and match.answer_count < MOST:
            decision = match.pending[0]
            if decision.seat == 0 and decision.kind == until:
                left -= 1
                if left == 0:
                    return match
            match.play(decision.seat, player.answer(Chair(match, decision, rng)))
    raise AssertionError(f"nobody asked: {until}")


def last_round() -> Match[Any]:
    """A game before the last Round of its last Game Turn, played by chance."""
    for seed in range(3, 40):
        match = strategos.new("successors3", seats=4, seed=seed, reactions="able")
        rng = random.Random(seed)
        while match.pending:
            decision, clock = match.pending[0], match.state.clock
            if (clock.round, round_of(clock)) == (5, 5) and (decision.seat, decision.kind) == (0, "tyche_card"):
                return match
            match.play(decision.seat, random_key(Chair(match, decision, rng)))
    raise AssertionError("every game is won before its last Round")


def opened(page_of: OpenPage, server: Server, match: Match[Any], **more: Any) -> Page:
    page = page_of(f"/#/match/{imported(server, Record.of(match).encode())}?seat=0", **more)
    my_turn(page)
    return page


@pytest.mark.early
def test_a_game_of_four_against_bots_to_its_end(open_page: OpenPage, server: Server) -> None:
    """Its last Round, by chance and by mouse; the end page tells it."""
    page = opened(open_page, server, last_round())
    rng = random.Random(5)
    for _ in range(400):
        my_turn(page)
        if over(page):
            break
        act(page, rng)
    assert over(page)
    page.wait_for_url("**/end*", timeout=60_000)
    page.locator(".plot svg[role=img]").first.wait_for(timeout=60_000)
    shot(page, "successors3-end")
    assert page.locator(".plot svg[role=img]").count() >= 2, "the curves of the game"
    assert missing(page) == []


def test_a_general_comes_by_his_card(open_page: OpenPage, server: Server) -> None:
    """What the fourth edition does not have: he is placed on the map, or comes as a Reinforcement."""
    page = opened(open_page, server, position("recruit_at"))
    assert page.locator('.viewport [data-focus^="space:"][tabindex="0"]').count() > 0
    shot(page, "successors3-general")
    before = shown(page)
    page.locator('[data-choice="button:as_reinforcement"]').click()
    wait_until(page, lambda: shown(page) > before, "the General")
    assert missing(page) == []


@pytest.mark.long
def test_the_whole_way_by_sea_is_announced(open_page: OpenPage, server: Server) -> None:
    page = opened(open_page, server, position("sail_to"))
    assert page.locator("[data-testid=march-points] .pips i").count() >= 1
    before = shown(page)
    page.locator(".ways .pick").first.click()
    wait_until(page, lambda: shown(page) > before, "the way")
    assert missing(page) == []


@pytest.mark.parametrize("language", ["it", pytest.param("fr", marks=pytest.mark.long)])
def test_a_turn_by_touch_in_another_language(open_page: OpenPage, server: Server, language: str) -> None:
    match = position("tyche_card", nth=2, reactions="able")
    page = opened(open_page, server, match, locale=language, width=390, height=844, has_touch=True)
    rng = random.Random(1)
    for _ in range(10):
        my_turn(page)
        act(page, rng)
    assert page.locator(f"html[lang={language}]").count() == 1
    shot(page, f"successors3-{language}")
    assert missing(page) == []


@pytest.mark.long
@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: OpenPage, server: Server, scheme: str) -> None:
    page = opened(open_page, server, position("tyche_card", nth=4), color_scheme=scheme)
    assert violations(page) == []
    for tab in page.query_selector_all(".choose button"):
        tab.click()
        assert violations(page) == []
    battle = opened(open_page, server, position("battle_prestige"), color_scheme=scheme)
    battle.locator(".stage").wait_for()
    shot(battle, f"successors3-battle-{scheme}")
    assert violations(battle) == []
