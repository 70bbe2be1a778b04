"""Where the time to the first board goes, from a trace of the browser: by kind of work, in processor time.

    python bench/first_board_parts.py [--game conquest] [--rounds 3] [--tree OLDER]

Prints one JSON object for each game, with the middle of some visits: what the page's own thread did until the board was
drawn and until the question could be seen, by kind; and what the threads did that paint the tiles of the picture. A
trace makes all slower, so `first_board.py` says how long it takes, and this one of what.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import chromium
from first_board import FLAGS, MOMENTS, SETTLE, WATCH, moments, new_match
from playwright.sync_api import Browser, sync_playwright
from serving import serving

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "v8", "blink.user_timing"]
KINDS = {
    "garbage": r".*(GC|MinorGC|SCAVENG)",
    "markup": r"ParseHTML$",
    "style": r"UpdateLayoutTree$|ParseAuthorStyleSheet$",
    "layout": r"Layout$",
    "paint": r"(Pre)?Paint$|Layerize$|Commit$",
    "script": r"v8\.|V8\.|FunctionCall$|EvaluateScript$|RunMicrotasks$|TimerFire$|FireAnimationFrame$",
}
UNTIL = {"board": "drawn board", "question": "seen question"}


def kind_of(event: str) -> str:
    return next((kind for kind, pattern in KINDS.items() if re.match(pattern, event)), "other")


def spent(events: list[dict[str, Any]]) -> Counter[str]:
    """The processor time of one thread by kind, in microseconds: of each event without those inside it."""
    found: Counter[str] = Counter()
    open_ones: list[dict[str, Any]] = []
    for event in sorted(events, key=lambda e: (e["ts"], -e.get("dur", 0))):
        while open_ones and open_ones[-1]["ts"] + open_ones[-1].get("dur", 0) <= event["ts"]:
            open_ones.pop()
        if open_ones:
            found[kind_of(open_ones[-1]["name"])] -= event.get("tdur", 0)
        found[kind_of(event["name"])] += event.get("tdur", 0)
        open_ones.append(event)
    return found


def visit(browser: Browser, address: str) -> dict[str, float]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.wait_for_timeout(SETTLE)
    told = moments(page)
    browser.start_tracing(page=page, categories=CATEGORIES)
    with page.expect_console_message(lambda _: len(told) == MOMENTS, timeout=60_000):
        page.goto(address, wait_until="commit")
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    began = next(
        e for e in events if e["name"] == "navigationStart" and "/#/match" in e["args"]["data"]["documentLoaderURL"]
    )
    found: dict[str, float] = {}
    for name, moment in UNTIL.items():
        meanwhile = [
            e
            for e in events
            if e["ph"] == "X" and e["pid"] == began["pid"] and 0 <= e["ts"] - began["ts"] < told[moment] * 1000
        ]
        own = spent([e for e in meanwhile if e["tid"] == began["tid"]])
        found |= {f"{name} {kind}": own[kind] / 1000 for kind in (*KINDS, "other")}
        found[f"{name} painters"] = sum(e.get("tdur", 0) for e in meanwhile if e["name"] == "RasterTask") / 1000
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", action="append")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tree", type=Path, help="another checkout")
    args = parser.parse_args()
    source = args.tree.resolve() / "src" if args.tree else None
    with serving(source=source) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        for game in args.game or ["conquest", "successors4"]:
            address = f"{server.url}/#/match/{new_match(server.url, game)}"
            visits = [visit(browser, address) for _ in range(args.rounds + 1)][1:]
            middle = {name: round(statistics.median(v[name] for v in visits)) for name in visits[0]}
            print(json.dumps({"game": game, **middle}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
