"""Playing in the browser: the server, a match in it, and the page."""

from __future__ import annotations

import json
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any

from strategos.bots import bot_names

from .serve import listen, port_for

HOST = "127.0.0.1"


def why_not() -> str | None:
    """Why nothing can be played in the browser, in a sentence."""
    try:
        from strategos.web.http.client_files import MISSING, built
    except ImportError:
        return "To play in the browser, install the rest of Strategos: pip install 'strategos[web]'"
    return None if built() else MISSING


def play_in_browser(call: str, request: dict[str, Any]) -> None:
    """Serve games, begin or take in a match by this call, and open its page. Whoever plays against a bot that is no
    game's own has listed it."""
    port = port_for(HOST)
    names = {player["bot"] for player in request["players"] if player["kind"] == "bot"}
    listed = tuple(sorted(names - set(bot_names(request["game"]))))
    shown = opened(port, lambda: f"#/match/{_post(port, call, json.dumps(request).encode())['id']}")
    listen(HOST, port, shown, bots=listed)


def choose_in_browser() -> None:
    """Serve games, and open the page on which one is chosen."""
    port = port_for(HOST)
    listen(HOST, port, opened(port))


def opened(port: int, begin: Callable[[], str] = str) -> Callable[[], None]:
    """What to do once the server listens: begin, then show the page. In a thread, since the server has to answer it."""

    def show() -> None:
        url = f"http://{HOST}:{port}/{begin()}"
        print(f"Play at {url}", flush=True)
        webbrowser.open(url)

    return lambda: threading.Thread(target=show, daemon=True).start()


def _post(port: int, path: str, body: bytes) -> dict[str, Any]:
    origin = f"http://{HOST}:{port}"
    headers = {"Content-Type": "application/json", "Origin": origin}
    with urllib.request.urlopen(urllib.request.Request(origin + path, body, headers)) as answer:
        return json.load(answer)
