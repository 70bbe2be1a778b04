"""How quick the map is in a browser: zooming and moving it, pointing at it. How soon it is there: `first_board.py`.

    python bench/browser.py

Starts a server of its own and the Chromium of the system without a graphics card, and prints one JSON object. The
frames are those of the page /bench.html: a crowded map of areas, and a plain board of 200 spaces, 350 links and 400
pieces made up for it. A hover lasts from a move of the mouse until the page shows what is pointed at. Run it on a
machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import os
from typing import Any

import chromium
from playwright.sync_api import Browser, sync_playwright
from serving import serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


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
    parser.parse_args()
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        maps = {name: map_of(browser, server.url, which) for name, which in (("areas", ""), ("plain", "?plain"))}
        browser.close()
    result = {
        "maps": maps,
        "load_average": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
