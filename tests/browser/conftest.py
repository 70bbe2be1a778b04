"""A server, a browser and pages for the tests. They drive the Chromium of the system; without one they are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's packages are not installed")
pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.helpers import Server

STATIC = Path(__file__).parents[2] / "src/strategos/web/static/index.html"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
SHOTS = Path(__file__).parent / "screenshots"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: apt-get install chromium")
    if not STATIC.is_file():
        pytest.skip("the client is not built: make web")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "test.db") as running:
        yield running


class Complaints(list[str]):
    """What went wrong on a page: errors of scripts, requests that failed or left the machine."""


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens pages at the server; at the end none of them may have complained, nor asked anybody else for anything."""
    complaints = Complaints()
    contexts: list[Any] = []

    def opened(path: str = "/", *, width: int = 1440, height: int = 900, **more: Any) -> Page:
        more.setdefault("reduced_motion", "reduce")
        more.setdefault("locale", "en")
        context = browser.new_context(viewport={"width": width, "height": height}, **more)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))

        def said(message: Any) -> None:
            # A lost connection is announced by the browser itself; coming back from it is what the client must do.
            if message.type in ("error", "warning") and not message.text.startswith("WebSocket connection to"):
                complaints.append(f"console: {message.text}")

        page.on("console", said)

        def asked(request: Any) -> None:
            if not request.url.startswith((server.url, server.url.replace("http", "ws"), "data:", "blob:")):
                complaints.append(f"left the machine: {request.url}")

        page.on("request", asked)
        page.goto(server.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints
