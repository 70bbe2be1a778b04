"""Each guided first game, followed to its end by clicking what it points at, in every language."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page
from websockets.sync.client import connect

import strategos
from strategos.bots import Chair, bot, steady_bot
from strategos.games import GAMES
from strategos.kernel.record import Record
from strategos.parts.guides import Guide, guides
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import come, missing, shot, shown, summary, wait_until

# A newcomer's home page has no matches yet.
pytestmark = pytest.mark.empty
ALL = [(game, name) for game in sorted(GAMES) for name in guides(strategos.game(game).package)]
LANGUAGES = ("en", "it", "fr")
SHORT = {("conquest", "it"), ("successors4", "fr")}
"""What is followed in `make test`; all the others in `make test-long`."""


def in_every_language() -> list[Any]:
    return [
        pytest.param(game, name, language, marks=() if (game, language) in SHORT else (pytest.mark.long,))
        for game, name in ALL
        for language in LANGUAGES
    ]


FORMS = {"buy"}
"""Questions whose form puts the answer together from several clicks."""
HABITS = {"destroy", "take_along"}
"""Questions the client answers by itself."""


def coached(page: Page) -> tuple[int, str, str]:
    """How many answers the page has seen, the step the coach is at, if the question is the guide's, and the answer he
    points at: read at one moment, since the page answers a habit's question by itself."""
    at, step, key = page.evaluate(
        """() => {
            const coach = document.querySelector('.coach')
            return [document.querySelector('.app').dataset.answers, coach?.dataset.step, coach?.dataset.answer]
        }"""
    )
    return int(at or 0), step or "", key or ""


def click(page: Page, key: str) -> bool:
    """Click what the coach points at, in the question, in a form, or on the map, if it is there already."""
    name, _, amount = key.split(" ")[-1].partition("=")
    exact = page.query_selector(f'[data-key="{key}"]')
    if exact is not None:
        # Every amount is shown, and the one that is meant is marked.
        assert exact.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
        exact.click()
        return True
    if amount:
        # So many of them, by a stepper, and then that is the order.
        more = page.locator(f'[data-choice="piece:{name}"]')
        assert more.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
        for _ in range(int(amount)):
            more.click()
        page.locator('[data-choice="plan:join"]').click()
        return True
    for kind in ("space", "piece", "card", "button"):
        found = page.query_selector(f'[data-choice="{kind}:{name}"]')
        if found is not None and found.is_visible():
            # What is pointed at is marked.
            assert found.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
            found.click()
            return True
        found = page.query_selector(f'.viewport [data-focus="{kind}:{name}"][tabindex="0"]')
        if found is not None:
            assert page.locator(".viewport .ring.guide").count() == 1
            found.click(force=True)
            return True
    return False


def passed(guide: Guide, came: list[str], step: str) -> list[str]:
    """The steps between the last one and this one."""
    ids = [each.id for each in guide.steps]
    return ids[len(came) : ids.index(step)]


def advised(server: Server, match: str, seat: int) -> str:
    """Where the guide leaves it open: what the best bot of the game would do, as whoever follows what is said there."""
    record = Record.decode(httpx.get(f"{server.url}/api/matches/{match}/export", timeout=60).content)
    played, _ = record.load(strategos.game(record.game))
    decision = played.decision(seat)
    assert decision is not None
    player = bot(played.game.id, steady_bot(played.game.id))
    return player.answer(Chair(played, decision, random.Random(0)))


def send(server: Server, match: str, seat: int, at: int, key: str) -> None:
    """Answer past the screen: a form's answer, or what the guide leaves open; but no other question than the one on the
    page, which may have answered it meanwhile."""
    url = f"{server.url.replace('http', 'ws')}/api/matches/{match}/play?seat={seat}&events=-1"
    with connect(url) as socket:
        state = json.loads(socket.recv())
        if state["answers"] != at:
            return
        key = key or advised(server, match, seat)
        socket.send(json.dumps({"type": "play", "id": 1, "version": state["version"], "key": key}))
        while (message := json.loads(socket.recv()))["type"] != "state":
            assert message["type"] != "refused", message


@pytest.mark.early
@pytest.mark.parametrize(("game", "name", "language"), in_every_language())
def test_a_guide_leads_to_its_end(open_page: OpenPage, server: Server, game: str, name: str, language: str) -> None:
    guide = guides(strategos.game(game).package)[name]
    page = open_page("/", locale=language, briefing=True)
    page.locator(f'[data-guide="{game}/{name}"]').last.click()
    # What happened before anybody was asked is read first.
    wait_until(page, lambda: come(page, lambda: page.query_selector(".coach") is not None), "the coach")
    # The coach says what the game is about; no other card comes in between.
    assert page.locator(".goal[role=dialog]").count() == 0
    assert page.locator(".coach .bar i").count() == len(guide.steps)
    match = page.url.rpartition("/")[2].partition("?")[0]
    asks = {step.id: step.ask for step in guide.steps}
    came: list[str] = []
    while page.locator(".coach .bar .on").count() < len(guide.steps):
        wait_until(page, partial(come, page, lambda: page.query_selector(".coach") is not None), "my question")
        at, step, key = coached(page)
        if step:
            came += [each for each in passed(guide, came, step) if asks[each] in HABITS]
            came.append(step)
            shot(page, f"guide-{game}-{language}-{len(came)}")
        if step and asks[step] not in FORMS:
            # The page may answer a habit's question meanwhile.
            now = (at, step, key)
            wait_until(
                page, partial(lambda now: coached(page) != now or click(page, now[2]), now), f"{key} on the page"
            )
        else:
            send(server, match, guide.seat, at, key)
        wait_until(page, partial(come, page, partial(lambda at: shown(page) > at, at)), "the answer")
    assert came == [step.id for step in guide.steps]
    wait_until(page, lambda: page.locator(".coach .bar .on").count() == len(guide.steps), "the end")
    assert missing(page) == []
    assert summary(server, match)["outcome"] is None
    page.locator(".coach .ref").click()
    assert page.locator(".coach").count() == 0
    page.reload()
    page.locator(".prompt").wait_for()
    assert page.locator(".coach").count() == 0
