"""Whether names and pieces are at their places: on every map, from afar and from near, before and after questions.

    python bench/names.py [--only successors] [--width 1440] [--json] [--shots FOLDER] [--tree OLDER]

Starts a server of its own and the Chromium of the system, opens positions of all games in three windows, looks at each
at first sight, while something is pointed at, moved aside, from nearer and nearer, fitted to the question and after
answers, and prints a table:

    names    most names in sight at once
    foreign  names nearer to another place than to their own; must be 0
    loose    pieces farther off than they are wide without a stem to their place; must be 0
    farthest pixels from the farthest piece to its place
    upon     pieces that stand upon the dot of another place
    moved    names that stood elsewhere about their place in another look of the same size of type; must be 0

All is read from the page as it is drawn (`on_board.js`). `--tree` measures another checkout with its client built.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chromium
from first_board import new_match
from playwright.sync_api import Browser, Page, sync_playwright
from screens import FLAGS, HEIGHTS, Table, position
from serving import serving

ON_BOARD = (Path(__file__).parent / "on_board.js").read_text("utf-8")
MOVED = 1.0
"""Pixels; less is rounding."""

COLUMNS = ("names", "foreign", "loose", "farthest", "upon", "moved")
MUST_BE_ZERO = ("foreign", "loose", "moved")


@dataclass(frozen=True)
class Position:
    name: str
    match: Callable[[Table], str]


def late(game: str, seats: int, asked: str, rounds: int = 1, scenario: str = "") -> Callable[[Table], str]:
    """Each window has a match of its own, so that it does not begin where the one before has ended."""
    return lambda table: table.post("/import", content=position(game, seats, asked, rounds, scenario))


def begun(game: str) -> Callable[[Table], str]:
    return lambda table: new_match(table.url, game)


POSITIONS = [
    *(Position(game, begun(game)) for game in ("conquest", "alexander")),
    Position("conquest-late", late("conquest", 4, "move", 4)),
    Position("alexander-late", late("alexander", 1, "march", 2, "granicus")),
    Position("peloponnesian", begun("peloponnesian")),
    Position("peloponnesian-late", late("peloponnesian", 1, "objective", 2)),
    Position("peloponnesian-muster", late("peloponnesian", 2, "muster", 2)),
    Position("successors4", begun("successors4")),
    Position("successors4-march", late("successors4", 4, "march")),
    Position("successors4-late", late("successors4", 4, "tyche_card", 2)),
    Position("successors3", begun("successors3")),
    Position("successors3-march", late("successors3", 4, "march")),
]


def looks(page: Page) -> Iterator[str]:
    """Brings the map into one state after another, and names each."""

    def pressed(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(450)

    page.wait_for_timeout(900)
    yield "first"
    for target in page.locator(".space [data-focus]").all()[3:40:12]:
        if (box := target.bounding_box()) and 0 < box["y"] + box["height"] / 2 < 500:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(150)
            yield "hover"
    page.mouse.move(2, 2)
    page.locator(".viewport").focus()
    pressed("Shift+ArrowRight")
    yield "pan"
    for _ in range(3):
        pressed("+")
        yield "nearer"
    pressed("f")
    yield "question"
    pressed("0")
    yield "whole"
    for _ in range(3):
        answer = page.locator('.viewport [data-focus][tabindex="0"], .prompt [data-choice]:not([disabled])')
        if not answer.count():
            return
        answer.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(1500)
        yield "answered"


def judged(seen: list[dict[str, Any]]) -> dict[str, int]:
    """The figures of all looks at one position."""
    stood: dict[tuple[str, float], tuple[float, float]] = {}
    moved: set[str] = set()
    for look in seen:
        for name, at in look["names"].items():
            x, y = stood.setdefault((name, at["step"]), at["off"])
            if abs(x - at["off"][0]) > MOVED or abs(y - at["off"][1]) > MOVED:
                moved.add(name)
    foreign = {name for look in seen for name, at in look["names"].items() if at["foreign"]}
    pieces = [piece for look in seen for piece in look["pieces"]]
    return {
        "names": max(len(look["names"]) for look in seen),
        "first": len(seen[0]["names"]),
        "foreign": len(foreign),
        "loose": len({piece["space"] for piece in pieces if piece["loose"]}),
        "farthest": round(max((piece["off"] for piece in pieces), default=0)),
        "upon": len({piece["space"] for piece in pieces if piece["upon"]}),
        "moved": len(moved),
    }


def looked_at(browser: Browser, address: str, width: int, shots: Path | None, name: str) -> list[dict[str, Any]]:
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if width < 600 else {}
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]}, reduced_motion="reduce", locale="en", **phone
    )
    context.add_init_script("localStorage.setItem('strategos.briefing', 'off')")
    page = context.new_page()
    page.goto(address)
    page.locator(".viewport [data-focus]").first.wait_for(state="attached", timeout=60_000)
    page.locator("[data-testid=question]").first.wait_for(timeout=60_000)
    seen: list[dict[str, Any]] = []
    for n, look in enumerate(looks(page)):
        seen.append({"look": look, **page.evaluate(ON_BOARD)})
        if shots:
            page.screenshot(path=str(shots / f"{name}-{width}-{n:02}-{look}.png"))
    context.close()
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", action="append", default=[], help="positions whose name begins so")
    parser.add_argument("--width", action="append", type=int, choices=HEIGHTS)
    parser.add_argument("--json", action="store_true", help="one object for each row, with what each look showed")
    parser.add_argument("--shots", type=Path, help="a folder for a picture of every look")
    parser.add_argument("--tree", type=Path, help="another checkout")
    args = parser.parse_args()
    chosen = [p for p in POSITIONS if not args.only or p.name.startswith(tuple(args.only))]
    if not chosen:
        parser.error(f"no such position; there are {', '.join(p.name for p in POSITIONS)}")
    if args.shots:
        args.shots.mkdir(parents=True, exist_ok=True)
    wrong = 0
    source = args.tree.resolve() / "src" if args.tree else None
    with serving(source=source) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        table = Table(server.url)
        if not args.json:
            print(f"{'position':24}{'window':>8}" + "".join(f"{column:>10}" for column in COLUMNS), flush=True)
        for one in chosen:
            for width in args.width or HEIGHTS:
                address = f"{server.url}/#/match/{one.match(table)}?seat=0"
                seen = looked_at(browser, address, width, args.shots, one.name)
                row = judged(seen)
                wrong += sum(row[column] for column in MUST_BE_ZERO)
                if args.json:
                    print(json.dumps({"position": one.name, "window": width, **row, "looks": seen}), flush=True)
                else:
                    cells = "".join(f"{row[column]:>10}" for column in COLUMNS)
                    print(f"{one.name:24}{width:>8}{cells}", flush=True)
        browser.close()
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
