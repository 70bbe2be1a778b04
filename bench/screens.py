"""Pictures of every page of the client, on three screens, light and dark.

    python bench/screens.py FOLDER [--only conquest] [--width 390] [--scheme dark] [--language it]

Starts a server of its own and the Chromium of the system, lets bots play to positions worth looking at, and writes
FOLDER/<page>-<width>-<scheme>.png and FOLDER/index.html, which shows them all beside one another. `--only` may be
given several times; it takes the pages whose name begins so.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

import chromium
import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from serving import serving

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.kernel.record import Record

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
HEIGHTS = {1440: 900, 390: 844, 2560: 1440}
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LONGEST = 3
"""Of a page longer than the window so many windows are taken."""

LENGTH = "Math.max(...[document.documentElement, ...document.querySelectorAll('.end')].map((e) => e.scrollHeight))"
"""Most pages are scrolled by the window, the end of a match by itself."""


@cache
def position(game: str, seats: int, asked: str = "", rounds: int = 1, scenario: str = "") -> bytes:
    """A match that bots have played until the first seat is asked this, in this round or later; else to its end."""
    more = {"scenario": scenario} if scenario else {}
    match, rng, quick = strategos.new(game, seats=seats, seed=4, **more), random.Random(1), quick_bot(game)
    players = {seat: bot(game, quick) for seat in range(seats)}
    while match.pending:
        decision = match.pending[0]
        if (decision.seat, decision.kind) == (0, asked) and match.state.clock.round >= rounds:
            break
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rng)))
    assert bool(match.pending) == bool(asked), f"{game} comes to its end before {asked} is asked"
    record = json.loads(Record.of(match).encode())
    record["players"] = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": quick}] * (seats - 1)
    return json.dumps(record).encode()


class Table:
    """The server, and the matches on it: each position is brought once."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.matches: dict[bytes, str] = {}

    def post(self, path: str, **more: Any) -> str:
        headers = {"content-type": "application/json"}
        answer = httpx.post(f"{self.url}/api/matches{path}", headers=headers, timeout=90, **more)
        return answer.raise_for_status().json()["id"]

    def match(self, game: str, seats: int, asked: str = "", rounds: int = 1, scenario: str = "") -> str:
        record = position(game, seats, asked, rounds, scenario)
        if record not in self.matches:
            self.matches[record] = self.post("/import", content=record)
        return self.matches[record]


@dataclass(frozen=True)
class View:
    """A page: its address, what is waited for, what is pressed before the picture is taken."""

    name: str
    address: Callable[[Table], str]
    ready: str
    then: Callable[[Page], None] = lambda _: None
    paper: bool = False
    """Read downwards, so that more of it than a window is taken."""
    briefing: bool = False


def at(game: str, seats: int, asked: str = "", rounds: int = 1, scenario: str = "", tail: str = "?seat=0") -> Any:
    return lambda table: f"#/match/{table.match(game, seats, asked, rounds, scenario)}{tail}"


def keys(*pressed: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        for key in pressed:
            page.wait_for_timeout(300)
            page.keyboard.press(key)

    return press


def clicked(*selectors: str) -> Callable[[Page], None]:
    """Click the first of each that is there; on a phone some things are elsewhere."""

    def click(page: Page) -> None:
        for selector in selectors:
            page.wait_for_timeout(300)
            if page.locator(selector).count():
                page.locator(selector).first.click()

    return click


def home(table: Table) -> str:
    """With games to go on with, a finished one and a what-if."""
    branch(table)
    table.match("alexander", 1, "march", 3, "issus")
    table.match("successors4", 4, "tyche_card", 2)
    table.match("successors3", 4, "tyche_card", 2)
    table.match("peloponnesian", 1, "objective", 2)
    table.match("conquest", 4)
    return "#/"


def branch(table: Table) -> str:
    parent = table.match("conquest", 4, "move", 4)
    if parent.encode() not in table.matches:
        known = httpx.get(f"{table.url}/api/matches/{parent}").json()
        table.matches[parent.encode()] = table.post(f"/{parent}/branch", json={"answers": known["answers"] - 40})
    return f"#/match/{table.matches[parent.encode()]}"


def begun(table: Table) -> str:
    return f"#/match/{table.post('', json={'game': 'conquest', 'seats': 3, 'seed': 4})}"


def guided(game: str) -> Callable[[Table], str]:
    return lambda table: f"#/match/{table.post('', json={'game': game, 'guide': 'first'})}"


def records(table: Table) -> str:
    for scenario in ("granicus", "linked"):
        table.match("alexander", 1, scenario=scenario)
    table.match("conquest", 4)
    return "#/records"


GO_ON = '[data-choice="continue"]'
BOARD, QUESTION, STORY = ".viewport [data-focus]", "[data-testid=question]", ".end figure svg[role=img]"
GUIDED = ("conquest", "alexander", "peloponnesian", "successors4", "successors3")
VIEWS = [
    View("home", home, ".match", paper=True),
    View("setup", home, ".match", clicked('[role=radio]:has-text("Alexander")', "form.setup summary"), paper=True),
    View("goal", begun, ".goal", briefing=True),
    View("conquest", at("conquest", 4, "move", 4), QUESTION),
    View("conquest-march", at("conquest", 4, "march", 4), QUESTION),
    View("conquest-shop", at("conquest", 4, "buy", 4), QUESTION),
    View("conquest-battle", at("conquest", 4, "retreat"), ".stage"),
    View("alexander", at("alexander", 1, "march", 2, "granicus"), QUESTION),
    View("alexander-shop", at("alexander", 1, "spend", 2, "granicus"), QUESTION),
    View("alexander-battle", at("alexander", 1, "attacker", scenario="granicus"), ".stage"),
    View("alexander-tyre", at("alexander", 1, "spend", 2, "tyre"), QUESTION),
    View("peloponnesian", at("peloponnesian", 1, "objective", 2), QUESTION),
    View("peloponnesian-muster", at("peloponnesian", 2, "muster", 2), QUESTION),
    View("peloponnesian-battle", at("peloponnesian", 2, "battle"), QUESTION),
    View("successors4", at("successors4", 4, "tyche_card", 2), QUESTION),
    View("successors4-march", at("successors4", 4, "activation"), QUESTION),
    View("successors4-battle", at("successors4", 4, "battle_cards"), QUESTION),
    View("successors3", at("successors3", 4, "tyche_card", 2), QUESTION),
    View("successors3-march", at("successors3", 4, "march"), QUESTION),
    View("successors3-battle", at("successors3", 4, "battle_cards"), QUESTION),
    *(View(f"guide-{game}", guided(game), ".coach") for game in GUIDED),
    View("check", lambda _: "#/check/alexander", "[data-row]", paper=True),
    View("records", records, ".records table", paper=True),
    View("career", at("alexander", 1, "march", 3, "linked"), QUESTION, clicked("[role=tab]:last-child")),
    View("end-conquest", at("conquest", 4, tail="/end"), STORY, paper=True),
    View("end-alexander", at("alexander", 1, scenario="granicus", tail="/end"), STORY, paper=True),
    View("end-peloponnesian", at("peloponnesian", 1, tail="/end"), STORY, paper=True),
    View("end-successors4", at("successors4", 4, tail="/end"), STORY, paper=True),
    View("end-successors3", at("successors3", 4, tail="/end"), STORY, paper=True),
    View("end-career", at("alexander", 1, scenario="linked", tail="/end"), STORY, paper=True),
    View("chronicle", lambda t: f"api/matches/{t.match('conquest', 4)}/chronicle", "section h2", paper=True),
    View("rules", lambda _: "#/rules/conquest", ".book", paper=True),
    View("rulebook", at("conquest", 4, "move", 4), QUESTION, keys("r")),
    View("list", at("conquest", 4, "move", 4), QUESTION, keys("g")),
    View("replay", at("conquest", 4, "move", 4), QUESTION, keys(",", ",", ",")),
    View("threats", at("conquest", 4, "move", 4), QUESTION, keys("t")),
    View("whatif", branch, QUESTION),
    View("menu", at("conquest", 4, "move", 4), QUESTION, keys("m")),
]


def taken(browser: Browser, table: Table, view: View, width: int, scheme: Scheme, language: str, to: Path) -> None:
    height = HEIGHTS[width]
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if width < 600 else {}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale=language,
        **phone,
    )
    if not view.briefing:
        context.add_init_script("localStorage.setItem('strategos.briefing', 'off')")
    page = context.new_page()
    # Pages of the client follow the browser; a page to be printed is asked for in a language.
    page.goto(f"{table.url}/{view.address(table)}" + (f"?language={language}" if view.name == "chronicle" else ""))
    while True:
        page.locator(f"{view.ready}, {GO_ON}").first.wait_for(timeout=60_000)
        if page.locator(view.ready).count():
            break
        # What happened before the question is read first.
        page.keyboard.press(" ")
        page.wait_for_timeout(300)
    page.wait_for_timeout(700)
    view.then(page)
    page.wait_for_timeout(900)
    if view.paper:
        page.set_viewport_size({"width": width, "height": min(max(page.evaluate(LENGTH), height), LONGEST * height)})
        page.wait_for_timeout(300)
    page.screenshot(path=str(to / f"{view.name}-{width}-{scheme}.png"))
    context.close()


def index(folder: Path) -> None:
    """All pictures of the folder beside one another, a row for each page."""
    rows: dict[str, list[Path]] = {}
    for file in sorted(folder.glob("*.png")):
        rows.setdefault(file.stem.rsplit("-", 2)[0], []).append(file)
    body = "".join(
        f"<h2>{name}</h2>" + "".join(f'<a href="{f.name}"><img src="{f.name}" title="{f.stem}"></a>' for f in files)
        for name, files in rows.items()
    )
    style = "body{font:14px sans-serif;background:#888}img{height:360px;margin:4px;vertical-align:top}"
    (folder / "index.html").write_text(f"<!doctype html><style>{style}</style>{body}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--width", action="append", type=int, choices=HEIGHTS)
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    parser.add_argument("--language", default="en")
    args = parser.parse_args()
    chosen = [v for v in VIEWS if not args.only or v.name.startswith(tuple(args.only))]
    if not chosen:
        parser.error(f"no such page; there are {', '.join(v.name for v in VIEWS)}")
    args.folder.mkdir(parents=True, exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        table = Table(server.url)
        for view in chosen:
            for width in args.width or HEIGHTS:
                for scheme in args.scheme or SCHEMES:
                    taken(browser, table, view, width, scheme, args.language, args.folder)
            print(view.name, flush=True)
        browser.close()
    index(args.folder)


if __name__ == "__main__":
    main()
