"""How quick the client is in a browser: the first board, zooming and moving the map, pointing at it.

    python bench/browser.py [--game conquest] [--rounds 5]

Starts a server of its own and the Chromium of the system without a graphics card, and prints one JSON object. The first
board lasts from opening the address of a match, with an empty cache, to its places being on the screen; the frames are
those of the page /bench.html: a crowded map of areas, and a plain board of 200 spaces, 350 links and 400 pieces made up
for it. A hover lasts from a move of the mouse until the page shows what is pointed at. Run it on a machine that has
nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from serving import serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def first_board(browser: Browser, url: str, game: str) -> float:
    """Milliseconds until the places of a new match can be seen."""
    info = {g["id"]: g for g in httpx.get(f"{url}/api/games").json()}[game]
    kinds = ["me"] + ["bot"] * (info["seats"][-1] - 1)
    players = [{"kind": k, "bot": "random" if k == "bot" else None} for k in kinds]
    body: dict[str, Any] = {"game": game, "seats": len(kinds), "seed": 11, "players": players}
    match = httpx.post(f"{url}/api/matches", json=body).raise_for_status().json()["id"]
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{url}/#/match/{match}")
    page.wait_for_selector(".viewport [data-focus]")
    took = page.evaluate("performance.now()")
    context.close()
    return took


def map_of(browser: Browser, url: str, which: str) -> dict[str, Any]:
    """Frames a second while a map is zoomed and while it is moved, and how soon it answers a hover."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{url}/bench.html{which}")
    page.locator("#result", has_text="frames/s").wait_for(timeout=90_000)
    found = page.evaluate("bench")
    page.close()
    return {
        "nodes": found["nodes"],
        "frames_per_s": [round(run["fps"], 1) for run in found["results"]],
        "frame_ms_p95": [round(run["p95"], 1) for run in found["results"]],
        "hover_ms_p95": round(found["hover"], 1),
        "redraw_ms": round(found["redraw"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        parser.error("no Chromium on this machine: apt-get install chromium")
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        boards = [first_board(browser, server.url, args.game) for _ in range(args.rounds)]
        maps = {name: map_of(browser, server.url, which) for name, which in (("areas", ""), ("plain", "?plain"))}
        browser.close()
    result = {
        "game": args.game,
        "first_board_ms": {"median": round(statistics.median(boards)), "worst": round(max(boards))},
        "maps": maps,
        "load_average": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
