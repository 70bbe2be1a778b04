"""A server, a browser and pages for the tests. They drive the Chromium of the system; without one they are skipped.

The tests of one process share a browser and a server, each with matches of its own; whoever needs a server without any
says so, `@pytest.mark.empty`, and so does whoever takes the server away: `@pytest.mark.own_server`. All serve a copy of
the client made when the tests begin, so that it may be built anew meanwhile.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's packages are not installed")
pytest.importorskip("playwright", reason="playwright is not installed")

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.helpers import Server

STATIC = Path(__file__).parents[2] / "src/strategos/web/static/index.html"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
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
RUN = """
import sys
from pathlib import Path
from strategos.web.app import run
from strategos.web.settings import Settings
port, db, static = sys.argv[1:]
run(Settings(port=int(port), db=db, workers=1, teaching=True, static=Path(static)))
"""


class OwnServer(Server):
    """A server that serves a copy of the client."""

    def __init__(self, folder: Path, static: Path) -> None:
        super().__init__(folder / "test.db")
        self.static = static

    def launch(self) -> None:
        command = [sys.executable, "-c", RUN, str(self.port), str(self.db), str(self.static)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)


def copy_of_client(to: Path) -> Path:
    """The client as it is built now; one that is just being built is waited for."""
    until = time.monotonic() + 120
    while True:
        try:
            shutil.copytree(STATIC.parent, to, dirs_exist_ok=True)
            named = re.findall(r"assets/[\w.-]+", (to / "index.html").read_text("utf-8"))
            if named and all((to / name).is_file() for name in named) and (to / "map/index.json").is_file():
                return to
        except OSError:
            pass
        assert time.monotonic() < until, "the built client is not complete: make web"
        time.sleep(1)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the client lies that the servers serve."""
    if not STATIC.is_file():
        pytest.skip("the client is not built: make web")
    return copy_of_client(tmp_path_factory.mktemp("client") / "static")


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Server]:
    with OwnServer(tmp_path_factory.mktemp("server"), client) as running:
        yield running


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


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path, client: Path) -> Iterator[Server]:
    if request.node.get_closest_marker("own_server") is None:
        shared: Server = request.getfixturevalue("shared_server")
        if request.node.get_closest_marker("empty"):
            for match in httpx.get(f"{shared.url}/api/matches", timeout=60).json():
                httpx.delete(f"{shared.url}/api/matches/{match['id']}", timeout=60).raise_for_status()
        yield shared
        return
    with OwnServer(tmp_path, client) as running:
        yield running


class Complaints(list[str]):
    """What went wrong on a page: errors of scripts, requests that failed or left the machine."""


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens pages at the server; at the end none of them may have complained, nor asked anybody else for anything."""
    complaints = Complaints()
    contexts: list[Any] = []

    def opened(path: str = "/", *, width: int = 1440, height: int = 900, briefing: bool = False, **more: Any) -> Page:
        more.setdefault("reduced_motion", "reduce")
        more.setdefault("locale", "en")
        context = browser.new_context(viewport={"width": width, "height": height}, **more)
        contexts.append(context)
        if not briefing:
            # Who has seen the goal a hundred times switches it off.
            context.add_init_script(
                "localStorage.getItem('strategos.briefing') ?? localStorage.setItem('strategos.briefing', 'off')"
            )
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

    opened.away = False  # type: ignore[attr-defined]
    yield opened
    for context in contexts:
        context.close()
    # A test that takes the server away hears all kinds of complaints about it.
    assert opened.away or not complaints  # type: ignore[attr-defined]
