"""How the tests play: they look for what may be chosen and choose it, by mouse, keys or touch."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as BrowserError

from strategos.kernel.match import Match
from strategos.web.matches.hall import Hall
from strategos.web.messages import Player
from strategos.web.settings import Settings
from tests.web.helpers import Server

from .conftest import SHOTS

ON_MAP = '.viewport [data-focus][tabindex="0"]'
IN_PROMPT = ".prompt [data-choice]:not([aria-pressed=true]), .stage footer [data-choice]"


def new_match(server: Server, game: str = "conquest", seats: int = 2, seed: int = 11, **more: Any) -> str:
    players = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "name": "", "bot": "random"}] * (seats - 1)
    body = {"game": game, "seats": seats, "seed": seed, "players": players, **more}
    answer = httpx.post(f"{server.url}/api/matches", json=body)
    answer.raise_for_status()
    return answer.json()["id"]


def imported(server: Server, data: bytes) -> str:
    """A match from a file."""
    answer = httpx.post(
        f"{server.url}/api/matches/import", content=data, headers={"content-type": "application/json"}, timeout=60
    )
    answer.raise_for_status()
    return answer.json()["id"]


def laid_out(server: Server, match: Match[Any]) -> str:
    """A match for people alone, put into the server's database: dice that are laid down are not taken from a file."""

    async def keep() -> str:
        hall = Hall(Settings(db=str(server.db), workers=1))
        await hall.store.open()
        try:
            return await hall.keep(match, (Player("me"),) * match.setup.seats)
        finally:
            await hall.store.close()

    # The browser has the event loop of this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(keep())).result()


def answers(server: Server, match: str) -> int:
    return httpx.get(f"{server.url}/api/matches/{match}").json()["answers"]


def shown(page: Page) -> int:
    """How many answers had been given to what the page shows; the server may be ahead of it."""
    return int(page.get_attribute(".app", "data-answers") or 0)


def summary(server: Server, match: str) -> dict[str, Any]:
    return httpx.get(f"{server.url}/api/matches/{match}").json()


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))


def missing(page: Page) -> list[str]:
    """Messages the page looked for in vain."""
    return page.evaluate("strategos.missing()")


def wait_until(page: Page, condition: Any, what: str, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, f"waited in vain for {what}"
        page.wait_for_timeout(40)


def come(page: Page, done: Callable[[], bool]) -> bool:
    """Whether it is done; a beat of the stage that waits is told to go on."""
    if done():
        return True
    waiting = page.query_selector('[data-choice="continue"]')
    if waiting is not None:
        page.keyboard.press(" ")
    return False


def over(page: Page) -> bool:
    return page.query_selector(".prompt") is not None and page.query_selector("[data-testid=question]") is None


def choices(page: Page) -> list[ElementHandle]:
    return page.query_selector_all(IN_PROMPT) + page.query_selector_all(ON_MAP)


def on_offer(page: Page) -> list[str]:
    """What the buttons of question and stage that can be seen would choose."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.prompt [data-choice], .stage footer [data-choice]')]
            .filter((e) => e.checkVisibility()).map((e) => e.dataset.choice)"""
    )


def my_turn(page: Page) -> None:
    """Wait until something is asked, or the game is over."""
    wait_until(page, lambda: over(page) or bool(choices(page)), "a question")


def wordy(page: Page) -> str:
    return page.inner_text("[data-testid=question]")


def mean_it(page: Page) -> None:
    """Whoever picks what loses for sure is asked once more; a test means what it does. The board goes on meanwhile, so
    that what was there a moment ago may be gone."""
    sure = page.locator("[data-testid=peril-do]")
    if sure.count():
        with contextlib.suppress(BrowserError):
            sure.click(timeout=2000)


def act(page: Page, rng: random.Random, avoid: tuple[str, ...] = ()) -> None:
    """Pick one choice with the mouse. The board may change under the hand; then it is tried again."""
    for _ in range(8):
        found = [c for c in choices(page) if c.get_attribute("data-choice") not in avoid]
        if not found:
            return
        one = rng.choice(found)
        try:
            if one.get_attribute("data-choice") is not None:
                one.click(timeout=1500)
            else:
                # A name lies in the middle of its space; a symbol is hit where it stands.
                one.click(timeout=800, force=True)
            break
        except BrowserError:
            page.wait_for_timeout(60)
    variant = page.locator(".chips .pick:not([data-choice])")
    if variant.count():
        with contextlib.suppress(BrowserError):
            variant.first.click(timeout=2000)
    mean_it(page)
