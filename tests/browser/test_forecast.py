"""Odds before the commitment, and answers that lose for sure."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import answers, new_match, shot


def play_to(
    server: Server, match: str, asked: Callable[[dict[str, Any]], bool], wish: tuple[str, ...]
) -> dict[str, Any]:
    """Answer over a socket of one's own until this is asked; keys of `wish` first, else the quietest there is."""

    with connect(f"{server.url.replace('http', 'ws')}/api/matches/{match}/play?seat=0", max_size=None) as socket:
        while True:
            state = json.loads(socket.recv(30))
            if state["type"] != "state" or not state["decision"]:
                assert not state.get("outcome"), "it was over before it came to that"
                continue
            if asked(state):
                return state
            keys = [o["key"] for o in state["decision"]["options"]]
            quiet = (*wish, "done", "pass", "gold", "no", "stay", "govern", "fight")
            key = next((k for k in quiet if k in keys), keys[-1])
            socket.send(json.dumps({"type": "play", "id": 1, "version": state["version"], "key": key}))


def kind(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda state: state["decision"]["kind"] == name


def rest_on(page: Page, name: str) -> None:
    """The pointer comes to rest on a place of the map."""
    box = page.locator(f'.viewport [data-focus="space:{name}"]').first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x + 90, y + 60)
    page.mouse.move(x, y, steps=4)


def test_the_odds_are_in_the_hover_before_the_march(server: Server, open_page: OpenPage) -> None:
    match = new_match(server, "alexander", seats=1, seed=3, scenario="granicus")
    state = play_to(server, match, kind("march"), ())
    page = open_page(f"/#/match/{match}?seat=0")
    expect(page.get_by_test_id("question")).to_be_visible()
    before = answers(server, match)
    foes = {p["at"] for p in state["view"]["pieces"] if p.get("side") not in (None, "macedonian")}
    near = [o["key"] for o in state["decision"]["options"] if f"space:{o['key']}" in foes]
    # One next door, and one far away that cannot be chosen now.
    far = next(at.removeprefix("space:") for at in sorted(foes) if at.removeprefix("space:") in ("sardis", "lycia"))
    for name in [*near[:1], far]:
        rest_on(page, name)
        forecast = page.get_by_test_id("forecast")
        expect(forecast).to_be_visible(timeout=15_000)
        expect(forecast.locator(".odds-bar")).to_contain_text("%", timeout=30_000)
        # What came of the first dozen is not told.
        tried = re.search(r"([\d,]+) trials", forecast.inner_text())
        assert tried
        assert int(tried[1].replace(",", "")) >= 100
        expect(forecast).not_to_contain_text("100%")
    shot(page, "forecast-hover")
    assert answers(server, match) == before, "nothing has been decided"


def test_a_choice_that_loses_for_sure_is_asked_twice(server: Server, open_page: OpenPage) -> None:
    match = new_match(server, "alexander", seats=1, seed=15, scenario="granicus")
    last = kind("march")
    state = play_to(server, match, lambda s: last(s) and s["view"]["facts"]["box"] == 10, ())
    assert next(o for o in state["decision"]["options"] if o["key"] == "pass")["fatal"] == "out_of_time"
    page = open_page(f"/#/match/{match}?seat=0")
    end = page.locator('.prompt [data-choice="button:pass"]')
    expect(end).to_contain_text("the campaign is lost")
    before = answers(server, match)
    end.click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    shot(page, "forecast-peril")
    expect(page.get_by_test_id("peril-no")).to_be_focused()
    page.get_by_test_id("peril-no").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert answers(server, match) == before
    end.click()
    page.get_by_test_id("peril-do").click()
    page.wait_for_function("before => Number(document.querySelector('.app').dataset.answers) > before", arg=before)


@pytest.mark.long
def test_plans_say_what_they_add_and_values_why(server: Server, open_page: OpenPage) -> None:
    match = new_match(server, "alexander", seats=1, seed=3, scenario="granicus")
    play_to(server, match, kind("plans"), ("chaeronea", "enter"))
    page = open_page(f"/#/match/{match}?seat=0")
    bar = page.locator(".stage .odds-bar")
    expect(bar).to_be_visible(timeout=60_000)
    expect(bar).to_contain_text("trials")
    expect(page.locator(":is(.prompt, .stage) .gain").first).to_be_visible(timeout=180_000)
    unit = page.locator(".stage [data-unit='piece:alexander']")
    unit.hover()
    shot(page, "forecast-plans")
