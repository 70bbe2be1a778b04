"""How soon a board is there: from opening the address of a match, with an empty cache, to its pieces being drawn.

    python bench/first_board.py [--game conquest] [--rounds 7] [--latency 0] [--tree OLDER]

Starts a server of its own and the Chromium of the system without a graphics card, and prints one JSON object for each
game: milliseconds until the frame that shows the board, and until the one that shows the question; until the board the
main thread's own (processor time, which a busy machine lengthens less), and the requests and kB it took. `--latency`
adds so many milliseconds to every request, as a network would.
`--tree` is another checkout with its client built: both take turns, so that they share whatever else the machine does.
The first visit of each is not counted: the server has to load its games.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from serving import serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
HERE = Path(__file__).parents[1]
SETTLE = 1500
"""Milliseconds after which a new window has nothing of its own left to do."""

WATCH = """
(() => {
  const look = () => {
    for (const [what, where] of Object.entries(waited))
      if (document.querySelector(where)) {
        delete waited[what];
        requestAnimationFrame((now) => console.debug(`${what} ${now}`));
      }
    if (Object.keys(waited).length) requestAnimationFrame(look);
  };
  const waited = { 'first board': '.viewport [data-focus]', 'first question': '[data-testid=question]' };
  requestAnimationFrame(look);
})()
"""
"""Notes when the frame after the one begins in which the places are in the page, and after the one with the question."""


def new_match(url: str, game: str) -> str:
    """A match with as many seats as there are, all but the first played by bots that move at random."""
    info = {g["id"]: g for g in httpx.get(f"{url}/api/games", timeout=60).json()}[game]
    kinds = ["me"] + ["bot"] * (info["seats"][-1] - 1)
    players = [{"kind": k, "bot": "random" if k == "bot" else None} for k in kinds]
    body: dict[str, Any] = {"game": game, "seats": len(kinds), "seed": 11, "players": players}
    return httpx.post(f"{url}/api/matches", json=body, timeout=60).raise_for_status().json()["id"]


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
    # Heard, not looked for: looking again and again would be part of what is measured.
    with page.expect_console_message(lambda said: said.text.startswith("first question"), timeout=60_000) as question:
        with page.expect_console_message(lambda said: said.text.startswith("first board"), timeout=60_000) as board:
            page.goto(address, wait_until="commit")
        took = float(board.value.text.split()[-1])
        spent = {m["name"]: m["value"] for m in devtools.send("Performance.getMetrics")["metrics"]}
    found = {
        "ms": took,
        "question_ms": float(question.value.text.split()[-1]),
        "main_thread_ms": spent["TaskDuration"] * 1000,
        "requests": len([url for url in asked if not url.startswith("data:")]),
        "kB": sum(arrived) / 1000,
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
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        parser.error("no Chromium on this machine: apt-get install chromium")
    trees = {"here": HERE} | ({"there": args.tree.resolve()} if args.tree else {})
    with ExitStack() as stack:
        urls = {name: stack.enter_context(serving(source=tree / "src")).url for name, tree in trees.items()}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
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
                    for name in ("ms", "question_ms", "main_thread_ms")
                }
            print(json.dumps({"game": game, **found, "load_average": round(os.getloadavg()[0], 1)}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
