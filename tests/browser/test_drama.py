"""Pace and drama: bots can be stopped, battles are played beat by beat, their end waits, and nothing is covered."""

from __future__ import annotations

import functools
import itertools
import json
import random

import httpx
import pytest
from playwright.sync_api import Page, expect

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import act, imported, missing, my_turn, shot, shown, wait_until

OVERLAP = """(selectors) => {
  const box = (s) => document.querySelector(s)?.getBoundingClientRect();
  const [a, b] = selectors.map(box);
  if (!a || !b || !a.width || !b.width) return null;
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}"""


@functools.cache
def battle(game: str, seats: int, kinds: tuple[str, ...]) -> bytes:
    """A match in which the first seat is asked something in a battle, as a file."""
    match, rng, quick = strategos.new(game, seats=seats, seed=4), random.Random(1), quick_bot(game)
    players = {seat: bot(game, quick) for seat in range(seats)}
    for _ in range(2000):
        decision = match.pending[0]
        if decision.seat == 0 and decision.kind in kinds:
            break
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rng)))
    record = json.loads(Record.of(match).encode())
    record["players"] = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": quick}] * (seats - 1)
    return json.dumps(record).encode()


def conquest(server: Server) -> str:
    return imported(server, battle("conquest", 3, ("retreat",)))


def fight_to_the_end(page: Page) -> None:
    """Fight on until the battle has a result: when it is decided about the beaten, too."""
    on = ("button:fight_on", "button:capture")
    asked = ", ".join(f'[data-choice="{choice}"]' for choice in ("continue", *on))
    for _ in range(40):
        wait_until(page, lambda: page.query_selector(asked) is not None, "the next round")
        if page.query_selector('.stage [data-choice="continue"]'):
            return
        before = shown(page)
        page.locator(", ".join(f'[data-choice="{choice}"]' for choice in on)).first.click()
        wait_until(
            page,
            lambda before=before: (
                shown(page) != before or page.query_selector('.stage [data-choice="continue"]') is not None
            ),
            "the answer",
        )
    raise AssertionError("the battle does not end")


def test_a_battle_ends_with_a_result_that_waits(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{conquest(server)}?seat=0")
    page.wait_for_selector(".stage")
    # What continues is the primary one.
    expect(page.locator('.stage [data-choice="button:fight_on"].pri')).to_have_count(1)
    assert page.locator('.prompt [data-choice="button:fight_on"]').count() == 0
    fight_to_the_end(page)
    at = shown(page)
    expect(page.locator(".stage footer")).to_contain_text("wins")
    expect(page.locator(".stage .result .lost")).to_have_count(2)
    assert page.locator(".stage .cast").count() > 0, "the dice that decided it are still there"
    shot(page, "stage-result")
    page.wait_for_timeout(2500)
    assert shown(page) == at
    assert page.locator('.stage [data-choice="continue"]').count() == 1
    page.keyboard.press("Enter")
    wait_until(page, lambda: shown(page) > at, "what comes after the battle")
    assert missing(page) == []


def test_space_skips_the_beats_of_a_round(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{conquest(server)}?seat=0", reduced_motion="no-preference")
    page.wait_for_selector('.stage [data-choice="button:fight_on"]')
    page.wait_for_timeout(600)
    at = shown(page)
    page.locator('.stage [data-choice="button:fight_on"]').click()
    page.wait_for_selector(".stage footer.beat")
    assert "Watch what happens" in page.inner_text("[data-testid=question]")
    assert page.locator(".prompt [data-choice]").count() == 0, "what was asked has been answered"
    page.locator("body").press(" ")
    wait_until(
        page,
        lambda: shown(page) > at or page.query_selector('.stage [data-choice="continue"]') is not None,
        "the end of the round",
        seconds=10,
    )


@pytest.mark.long
def test_bots_can_be_paused_and_the_speed_is_remembered(open_page: OpenPage, server: Server) -> None:
    body = {"game": "conquest", "seats": 3, "seed": 3, "players": [{"kind": "bot", "bot": "random"}] * 3}
    match = httpx.post(f"{server.url}/api/matches", json=body).json()["id"]
    page = open_page(f"/#/match/{match}", reduced_motion="no-preference")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_timeout(300)
    at = shown(page)
    page.wait_for_timeout(2500)
    assert shown(page) == at
    page.get_by_role("button", name="Speed 4×").click()
    wait_until(page, lambda: shown(page) > at + 3, "the bots")
    seen = [shown(page)]
    for _ in range(12):
        page.wait_for_timeout(250)
        seen.append(shown(page))
    assert max(b - a for a, b in itertools.pairwise(seen)) < 30, f"no leaps: {seen}"
    page.reload()
    page.wait_for_selector(".transport")
    assert page.get_by_role("button", name="Speed 4×").get_attribute("aria-pressed") == "true"


def uncovered(page: Page, *panels: str) -> None:
    for panel in panels:
        assert not page.evaluate(OVERLAP, [".stage", panel]), f"the stage covers {panel}"


@pytest.mark.long
def test_the_stage_covers_neither_question_nor_rulebook_nor_the_past(open_page: OpenPage, server: Server) -> None:
    for match, panels in (
        (conquest(server), (".right-bottom", ".left-bottom")),
        (imported(server, battle("alexander", 1, ("attacker", "target"))), (".right-bottom",)),
    ):
        page = open_page(f"/#/match/{match}?seat=0")
        page.wait_for_selector(".stage")
        uncovered(page, *panels)
        page.keyboard.press("r")
        page.wait_for_selector(".side")
        page.wait_for_timeout(300)
        uncovered(page, ".right-bottom", "aside.side")
        page.keyboard.press("r")
        page.keyboard.press("b")
        page.wait_for_selector("aside.replay")
        page.wait_for_timeout(500)
        uncovered(page, "aside.replay")
        page.keyboard.press("b")
        page.keyboard.press("Escape")
        page.wait_for_selector(".stage-open")
        phone = open_page(f"/#/match/{match}?seat=0", width=390, height=844, has_touch=True)
        phone.wait_for_selector(".stage")
        phone.wait_for_timeout(300)
        uncovered(phone, ".sheet")
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
        shot(phone, f"stage-phone-{match[:2]}")


@pytest.mark.long
def test_sounds_are_off_until_somebody_turns_them_on(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{conquest(server)}?seat=0")
    page.wait_for_selector(".stage")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    fight_to_the_end(page)
    assert not [url for url in loaded if "sounds" in url], "nothing is loaded for whoever wants silence"
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound: off")).to_have_count(1)
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Sound: on")).to_have_count(1)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    rng = random.Random(1)
    for _ in range(40):
        if any("sounds" in url for url in loaded):
            break
        my_turn(page)
        act(page, rng)
    wait_until(page, lambda: any("sounds" in url for url in loaded), "the sounds")
    page.reload()
    page.wait_for_selector(".prompt")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound: on")).to_have_count(1)


def test_a_battle_that_is_over_is_one_line_of_the_log(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{conquest(server)}?seat=0")
    page.wait_for_selector(".stage")
    fight_to_the_end(page)
    page.keyboard.press("Enter")
    folded = page.locator('.log > li[data-event="battle_began"] summary')
    wait_until(page, lambda: folded.count() > 0, "the battle in the log")
    expect(folded.last).to_contain_text("wins")
    inner = page.locator(".log details .inner li")
    assert not inner.last.is_visible()
    folded.last.press("Enter")
    assert inner.last.is_visible()
