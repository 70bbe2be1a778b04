"""Levels, hints, reasons and analyses on the screen: by mouse, by keys, on a phone, in every language."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from strategos.kernel.record import Record
from tests.coach.playing import played
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import missing, my_turn, new_match, shot, summary
from .test_access import AXE, violations

PLAYERS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
HINT = {"en": "Hint", "it": "Suggerimento", "fr": "Conseil"}
WHY = {"en": "Why did they do that?", "it": "Perché l’hanno fatto?", "fr": "Pourquoi ont-ils fait cela"}
RULES = {"en": "rules of thumb", "it": "a occhio", "fr": "l'instinct"}
ANALYSE = {"en": "Analyse", "it": "Analizza", "fr": "Analyser"}
BLUNDER = {"en": "blunder", "it": "errore grave", "fr": "grosse erreur"}
ON = {"en": "Play on from here", "it": "Continua da qui", "fr": "Jouer à partir d'ici"}


def finished(server: Server) -> str:
    """A match in which the north did not take what was there."""
    stored = {**_json(Record.of(played(2, {4: "pass"})).encode()), "players": PLAYERS}
    answer = httpx.post(f"{server.url}/api/matches/import", json=stored, timeout=60)
    answer.raise_for_status()
    return answer.json()["id"]


def _json(data: bytes) -> dict[str, Any]:
    import json

    return json.loads(data)


def hinted(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=HINT[language]).first.click()
    page.wait_for_selector(".hints li button", timeout=60_000)


def test_a_hint_is_pointed_at_and_marked_and_answers_nothing(open_page: OpenPage, server: Server) -> None:
    match = new_match(server, "skirmish", seed=3, players=PLAYERS)
    page = open_page(f"/#/match/{match}?seat=0")
    my_turn(page)
    page.keyboard.press("i")
    hints = page.locator(".hints li button")
    hints.first.wait_for(timeout=60_000)
    assert 2 <= hints.count() <= 3
    expect(hints.first.locator(".chance")).to_contain_text("wins")
    march = hints.filter(has_text="March the").first
    march.hover()
    expect(page.get_by_test_id("hint-arrows").locator(".way")).to_have_count(1)
    shot(page, "coach-hints")
    before = summary(server, match)["answers"]
    march.click()
    expect(march).to_have_attribute("aria-pressed", "true")
    assert page.locator("[data-advised]").count() >= 1
    assert summary(server, match)["answers"] == before
    assert summary(server, match)["hinted"] == [1, 0]
    assert missing(page) == []
    page.reload()
    my_turn(page)
    hinted(page)
    expect(page.locator(".hints .cap")).to_contain_text("1 hint")


def test_a_table_without_hints_offers_none(open_page: OpenPage, server: Server) -> None:
    players = [{"kind": "me", "hints": False}, {"kind": "bot", "bot": "random"}]
    page = open_page(f"/#/match/{new_match(server, 'skirmish', seed=3, players=players)}?seat=0")
    my_turn(page)
    assert page.locator(".hints").count() == 0
    expect(page.locator(".motives button")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_analyse_and_play_on_from_a_mark(open_page: OpenPage, server: Server, language: str) -> None:
    match = finished(server)
    page = open_page(f"/#/match/{match}/end?seat=0", locale=language)
    page.get_by_role("button", name=ANALYSE[language], exact=True).click()
    page.wait_for_selector(".analysis .plot svg", timeout=120_000)
    marks = page.locator(".analysis .marks li")
    marks.filter(has_text=BLUNDER[language]).first.wait_for(timeout=120_000)
    page.locator(".analysis progress").wait_for(state="detached", timeout=120_000)
    assert page.locator(".analysis .plot .mark").count() == marks.count()
    page.locator(".analysis").scroll_into_view_if_needed()
    shot(page, f"coach-analysis-{language}")
    assert missing(page) == []
    marks.first.get_by_role("button", name=ON[language]).click()
    page.wait_for_url(lambda url: match not in url, timeout=60_000)
    my_turn(page)
    branch = page.url.split("/match/")[1].split("?")[0]
    assert summary(server, branch)["parent"] == match


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_on_a_phone_hints_and_reasons_are_within_reach(open_page: OpenPage, server: Server, language: str) -> None:
    match = new_match(server, "skirmish", seed=3, players=PLAYERS)
    page = open_page(f"/#/match/{match}?seat=0", width=390, height=844, has_touch=True, is_mobile=True, locale=language)
    my_turn(page)
    hinted(page, language)
    page.get_by_role("button", name=WHY[language]).click()
    expect(page.locator(".motives li")).to_have_count(1)
    expect(page.locator(".motives li")).to_contain_text(RULES[language])
    for button in page.locator(".hints li button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    shot(page, f"coach-phone-{language}")
    assert missing(page) == []


def test_the_level_is_chosen_and_kept_in_mind(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    conquest = page.get_by_role("radio", name="Conquest of the Empire")
    conquest.click(timeout=30_000)
    level = page.locator(".seat select").filter(has_text="Master").first
    level.wait_for(timeout=30_000)
    assert level.input_value() == "easy", "who has finished nothing begins with the easiest"
    assert level.locator("option").all_inner_texts()[:4] == ["Beginner", "Strategist", "Veteran", "Master"]
    assert level.locator("option").last.inner_text() == "Random"
    won = '[{"id": "x", "game": "conquest", "level": "hard", "won": true}]'
    page.evaluate("(won) => localStorage.setItem('strategos.played', won)", won)
    page.reload()
    conquest.click(timeout=30_000)
    expect(level).to_have_value("hard", timeout=30_000)
    shot(page, "coach-levels")
    level.select_option("normal")
    page.get_by_label("Without hints").check()
    page.locator("form.setup").get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/**", timeout=60_000)
    match = page.url.split("/match/")[1].split("?")[0].split("/")[0]
    players = summary(server, match)["players"]
    assert players[0].get("hints") is False
    assert [player["bot"] for player in players[1:]] == ["normal", *["hard"] * (len(players) - 2)]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed")
def test_axe_finds_nothing(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server, 'skirmish', seed=3, players=PLAYERS)}?seat=0")
    my_turn(page)
    hinted(page)
    page.get_by_role("button", name=WHY["en"]).click()
    assert violations(page) == []
    page = open_page(f"/#/match/{finished(server)}/end?seat=0")
    page.get_by_role("button", name="Analyse", exact=True).click()
    page.locator(".analysis .marks li").first.wait_for(timeout=120_000)
    assert violations(page) == []
