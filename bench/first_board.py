"""How soon a board is there: from opening the address of a match, with an empty cache, to its pieces being drawn.

    python bench/first_board.py [--game conquest] [--rounds 7] [--latency 0] [--tree OLDER]

Starts a server of its own and the Chromium of the system without a graphics card, and prints one JSON object for each
game: milliseconds until the page has drawn the board, and until it can be seen on the screen, for which other threads
have to paint it; the same for the question; until the board is drawn the main thread's own (processor time, which a
busy machine lengthens less), and the requests and kB it took. `--latency` adds so many milliseconds to every request,
as a network would.
`--tree` is another checkout with its client built: both take turns, so that they share whatever else the machine does.
The first visit of each is not counted: the server has to load its games.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import chromium
import httpx
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright
from serving import serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
HERE = Path(__file__).parents[1]
SETTLE = 1500
"""Milliseconds after which a new window has nothing of its own left to do."""

MOMENTS = 4
"""Board and question, drawn and seen."""

WATCH = """
(() => {
  const waited = { board: '.viewport [data-focus]', question: '[data-testid=question]' };
  const look = () => {
    for (const [what, where] of Object.entries(waited))
      if (document.querySelector(where)) {
        delete waited[what];
        requestAnimationFrame((now) => console.debug(`drawn ${what} ${now}`));
        const mark = document.createElement('p');
        mark.setAttribute('elementtiming', what);
        mark.style = 'position: fixed; inset: 0 auto auto 0; margin: 0; font: 8px monospace';
        mark.textContent = '.';
        document.body.append(mark);
      }
    if (Object.keys(waited).length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { identifier, renderTime } of list.getEntries()) console.debug(`seen ${identifier} ${renderTime}`);
  }).observe({ type: 'element' });
})()
"""
"""Notes for places and question when the frame begins that comes after the one they are in, and when that one can be
seen on the screen: a letter that is put into the page with them tells, for which the browser says when it was shown."""


def new_match(url: str, game: str) -> str:
    """A match with as many seats as there are, all but the first played by bots that move at random."""
    info = {g["id"]: g for g in httpx.get(f"{url}/api/games", timeout=60).json()}[game]
    kinds = ["me"] + ["bot"] * (info["seats"][-1] - 1)
    players = [{"kind": k, "bot": "random" if k == "bot" else None} for k in kinds]
    body: dict[str, Any] = {"game": game, "seats": len(kinds), "seed": 11, "players": players}
    return httpx.post(f"{url}/api/matches", json=body, timeout=60).raise_for_status().json()["id"]


def moments(page: Page) -> dict[str, float]:
    """What the page tells of its moments from now on."""
    found: dict[str, float] = {}

    def hear(said: ConsoleMessage) -> None:
        if said.text.startswith(("drawn", "seen")):
            what, _, when = said.text.rpartition(" ")
            found[what] = float(when)

    page.on("console", hear)
    return found


def visit(browser: Browser, address: str, latency: int) -> dict[str, float]:
    """One visit with an empty cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(WATCH)
    page = context.new_page()
    # A new window has Chromium load its own address bar, some hundred files, and that is not what is measured.
    page.wait_for_timeout(SETTLE)
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Network.enable")
    if latency:
        devtools.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1},
        )
    asked: list[str] = []
    arrived: list[float] = []
    devtools.on("Network.requestWillBeSent", lambda event: asked.append(event["request"]["url"]))
    devtools.on("Network.loadingFinished", lambda event: arrived.append(event["encodedDataLength"]))
    told = moments(page)
    # Heard, not looked for: looking again and again would be part of what is measured.
    with page.expect_console_message(lambda _: len(told) == MOMENTS, timeout=60_000):
        with page.expect_console_message(lambda said: said.text.startswith("drawn board"), timeout=60_000):
            page.goto(address, wait_until="commit")
        spent = {m["name"]: m["value"] for m in devtools.send("Performance.getMetrics")["metrics"]}
        requests, size = len([url for url in asked if not url.startswith("data:")]), sum(arrived)
    found = {
        "ms": told["drawn board"],
        "seen_ms": told["seen board"],
        "question_ms": told["drawn question"],
        "question_seen_ms": told["seen question"],
        "main_thread_ms": spent["TaskDuration"] * 1000,
        "requests": requests,
        "kB": size / 1000,
    }
    context.close()
    return found


def told(visits: list[dict[str, float]]) -> dict[str, Any]:
    """The middle and the least of each figure."""
    return {
        name: {
            "median": round(statistics.median(v[name] for v in visits)),
            "least": round(min(v[name] for v in visits)),
        }
        for name in visits[0]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", action="append")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--latency", type=int, default=0, help="milliseconds added to every request")
    parser.add_argument("--tree", type=Path, help="another checkout, measured by turns with this one")
    args = parser.parse_args()
    trees = {"here": HERE} | ({"there": args.tree.resolve()} if args.tree else {})
    with ExitStack() as stack:
        urls = {name: stack.enter_context(serving(source=tree / "src")).url for name, tree in trees.items()}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        for game in args.game or ["conquest", "successors4"]:
            matches = {name: new_match(url, game) for name, url in urls.items()}
            visits: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
            for _ in range(args.rounds + 1):
                for name, url in urls.items():
                    visits[name].append(visit(browser, f"{url}/#/match/{matches[name]}", args.latency))
            found: dict[str, Any] = {name: told(seen[1:]) for name, seen in visits.items()}
            if args.tree:
                pairs = list(zip(visits["here"][1:], visits["there"][1:], strict=True))
                found["part_of_there"] = {
                    name: round(statistics.median(a[name] / b[name] for a, b in pairs), 2)
                    for name in ("ms", "seen_ms", "question_ms", "question_seen_ms", "main_thread_ms")
                }
            print(json.dumps({"game": game, **found, "load_average": round(os.getloadavg()[0], 1)}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
