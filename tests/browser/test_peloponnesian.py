"""The Peloponnesian War in the browser: the Example of Play by mouse, a whole war, two players, three languages."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, expect

import strategos
from strategos.bots import Chair, bot
from strategos.games import game
from strategos.games.peloponnesian.events import ObjectiveNamed, TurnBegan
from strategos.kernel.asking import NATURE
from strategos.kernel.chance import ScriptedDice, SeededDice
from strategos.kernel.events import Event
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.testing import examples
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import imported, laid_out, missing, new_match, over, shot, shown, summary, wait_until, wordy
from .test_access import AXE, violations

GO_ON = ".stage footer [data-choice=continue]"
SET_OUT = "[data-choice='plan:set_out'], [data-choice='button:set_out']"
IN_PROMPT = ".prompt [data-choice]"
CASES = {
    case.id: case
    for case in examples.load([Path(__file__).parents[1] / "peloponnesian" / "examples" / "example_of_play.yaml"])
}
EXAMPLE = examples.play(CASES["PW-EX-51/changed"], CASES)
"""Turn 1 of the Campaign as the rulebook plays it."""
CUP = 100
"""With this seed the cup yields Demosthenes, then Cleon."""


def begun(server: Server, page_of: OpenPage, scenario: str, *, seats: int = 1, seed: int = 7, **more: object) -> Page:
    players = [{"kind": "me", "name": name} for name in ("Ada", "Ben")[:seats]]
    match = new_match(server, "peloponnesian", seats=seats, scenario=scenario, seed=seed, players=players)
    page = page_of(f"/#/match/{match}", **more)
    ready(page)
    return page


def ready(page: Page) -> None:
    """Something waits to be read or answered, or the war is over."""
    wait_until(page, lambda: over(page) or page.query_selector(f"{GO_ON}, {IN_PROMPT}") is not None, "a question")


def click(page: Page, *wanted: str) -> bool:
    """Click the first of these that is there; what changes or is covered under the hand is looked for anew."""
    for selector in wanted:
        for one in page.query_selector_all(selector):
            try:
                if one.is_visible() and one.is_enabled():
                    one.click(timeout=1500)
                    page.wait_for_timeout(40)
                    return True
            except BrowserError:
                return False
    return False


def by_default(page: Page) -> None:
    """What somebody does who takes what is offered first: read on, all troops, set out, the primary button."""
    ready(page)
    if over(page) or click(page, GO_ON):
        return
    if page.query_selector(".muster"):
        click(page, ".presets .ref")
        if click(page, SET_OUT, ".rallies [data-choice]"):
            return
    click(page, ".prompt .btn.pri[data-choice]", ".prompt .pick[data-choice]", IN_PROMPT)


def until(page: Page, question: str, most: int = 200) -> None:
    for _ in range(most):
        ready(page)
        if over(page) or (not page.query_selector(GO_ON) and question in wordy(page)):
            return
        by_default(page)
    raise AssertionError(f"nobody asked: {question}")


def place(page: Page, space: str) -> tuple[float, float]:
    """Where a space is, once the map has come to rest: a click by coordinates must not chase it."""

    def now() -> tuple[float, float]:
        box = page.locator(f".viewport [data-focus='space:{space}']").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    before = now()
    for _ in range(100):
        page.wait_for_timeout(60)
        if (here := now()) == before:
            return here
        before = here
    raise AssertionError(f"{space} does not come to rest")


def as_in_the_example() -> Match[Any]:
    """The Campaign with the dice of the Example of Play still to be thrown, and its leaders in the cup."""
    campaign = game("peloponnesian")
    dice = [int(answer.key) for answer in EXAMPLE.answers if answer.seat == NATURE]
    script = ScriptedDice(*dice, then=SeededDice(0), hidden=SeededDice(CUP))
    return Match(campaign, campaign.setup(1, "campaign"), script)


def told(match: Match[Any]) -> list[Event]:
    """What happens from the first operation to the end of turn 1."""
    events = match.all_events()
    first = next(n for n, event in enumerate(events) if isinstance(event, ObjectiveNamed))
    last = next(n for n, event in enumerate(events) if isinstance(event, TurnBegan) and event.turn == 2)
    return list(events[first:last])


def purse(page: Page, side: str) -> str:
    return page.inner_text(f"[data-testid=purse-{side}] b")


def read_on(page: Page) -> str:
    """What the stage tells until something is asked."""
    told = ""
    for _ in range(80):
        ready(page)
        if not page.query_selector(GO_ON):
            return told
        told += page.inner_text(".stage")
        shot(page, "peloponnesian-story")
        click(page, GO_ON)
    raise AssertionError("the story does not end")


def begin_operation(page: Page) -> None:
    """Until one is asked for the objective; what is still shown of the question before is not answered once more."""
    before = shown(page)
    page.click("[data-choice='button:operate']")
    wait_until(page, lambda: shown(page) > before, "the answer")
    until(page, "objective")


def operate(page: Page, leader: str, objective: str) -> None:
    """Another operation, to a place on the map."""
    begin_operation(page)
    assert leader in wordy(page)
    page.mouse.click(*place(page, objective))
    page.wait_for_selector(".muster")


def take(page: Page, piece: str, sp: int) -> None:
    for _ in range(sp):
        page.click(f".stack [data-choice='piece:{piece}']")


def set_out(page: Page) -> None:
    """Until what came of it waits to be read, or one is asked to go on."""
    wait_until(page, lambda: click(page, SET_OUT), "a way to set out")
    page.wait_for_selector(f"{GO_ON}, [data-choice='button:operate']")


@pytest.mark.early
def test_turn_1_of_the_campaign_as_in_the_example_of_play(open_page: OpenPage, server: Server) -> None:
    """Objective on the map, troops by steppers, the way and the cost before one sets out, and what comes of it told."""
    match = laid_out(server, as_in_the_example())
    page = open_page(f"/#/match/{match}")

    # Steps 2 to 8: Archidamus has come to Decelea. Steps 9 to 13: Pericles' ships go round the Peloponnese.
    read_on(page)
    assert (purse(page, "athens"), purse(page, "sparta")) == ("4,500", "1,600")
    begin_operation(page)
    page.mouse.move(*place(page, "thebes"))
    page.wait_for_selector(".sketch .zone")
    shot(page, "peloponnesian-objective")
    page.mouse.click(*place(page, "corinth"))
    page.wait_for_selector(".muster")
    assert "Corinth" in wordy(page)
    # Nobody has joined yet: one may think again.
    page.click("[data-testid=other-objective]")
    page.wait_for_selector(".muster", state="detached")
    until(page, "objective")
    page.mouse.click(*place(page, "erineus"))
    page.wait_for_selector(".muster")
    page.click(".rallies [data-choice='space:piraeus']")
    take(page, "naval-athens-piraeus", 3)
    assert "1,200 talents" in page.inner_text("[data-testid=cost]")
    page.wait_for_selector(".weighed .odds")
    assert "Prasiae" in page.inner_text(".weighed .odds"), "where they may be met is told before anybody has joined"
    assert page.locator(".sketch .open").count() > 0
    page.click("[data-choice='plan:join']")
    wait_until(page, lambda: "shortest" in page.inner_text("[data-testid=ways]"), "a way")
    assert page.locator(".sketch .open").count() > 0, "the legal ways are drawn"
    assert "1,200 talents" in page.inner_text("[data-testid=cost]"), "what has been paid is still told"
    shot(page, "peloponnesian-muster")
    set_out(page)
    assert "Prasiae" in read_on(page)

    # Steps 14 to 16: Sparta passes, Demosthenes goes alone to Chios and lands at Heraclea.
    operate(page, "Demosthenes", "heraclea")
    page.click(".rallies [data-choice='space:chios']")
    take(page, "hoplite-athens_allied-chios", 1)
    take(page, "naval-athens_allied-chios", 1)
    set_out(page)
    read_on(page)
    assert purse(page, "athens") == "2,700"

    # Steps 17 and 18: Cleon marches on Thebes, then Athens passes.
    operate(page, "Cleon", "thebes")
    take(page, "hoplite-athens-athens", 6)
    take(page, "cavalry-athens-athens", 1)
    set_out(page)
    read_on(page)
    assert purse(page, "athens") == "1,300"
    page.click("[data-choice='button:pass']")
    page.wait_for_selector(GO_ON)

    # Steps 19 to 31: battles and sieges are told one by one, each die with its rule; then both sides draw revenue.
    assert "Thebes" in read_on(page)
    assert page.locator(".log details").count() > 0, "an operation that is over is one line that unfolds"
    page.locator(".log details", has_text="Pericles").first.locator("summary").first.click()
    again = page.locator(".log details[open] [data-event=interception_rolled]").first
    assert "5.6.2" in again.inner_text(), "it can be read again, each die with its rule"
    assert (purse(page, "athens"), purse(page, "sparta")) == ("5,250", "3,450")
    assert page.inner_text(".war .vp b") == "15"
    for piece in ("hoplite-athens", "hoplite-athens", "done"):
        before = shown(page)
        page.click(f".prompt [data-choice='button:{piece}']")
        wait_until(page, lambda before=before: shown(page) > before or page.query_selector(GO_ON), "the next SP")
    read_on(page)
    assert page.locator("ol .on:has-text('428')").count() == 1
    assert missing(page) == []

    exported = httpx.get(f"{server.url}/api/matches/{match}/export").content
    played, _ = Record.decode(exported).load(game("peloponnesian"))
    assert told(played) == told(EXAMPLE)


@pytest.mark.long
def test_a_whole_archidamian_war(open_page: OpenPage, server: Server) -> None:
    to_the_end(begun(server, open_page, "archidamian", seed=3), server)


@pytest.mark.early
def test_the_last_turn_of_an_archidamian_war(open_page: OpenPage, server: Server) -> None:
    """A bot has played the turns before it."""
    match = strategos.new("peloponnesian", scenario="archidamian", seats=1, seed=3)
    rng, player = random.Random(3), bot("peloponnesian", "heuristic")
    turns: dict[int, Match[Any]] = {}
    while match.pending:
        turns.setdefault(match.game.round(match.state), match.copy())
        match.play(match.pending[0].seat, player.answer(Chair(match, match.pending[0], rng)))
    last = imported(server, Record.of(turns[max(turns)]).encode())
    page = open_page(f"/#/match/{last}?seat=0")
    ready(page)
    to_the_end(page, server)


def to_the_end(page: Page, server: Server) -> None:
    """What is offered first, until the war is over; the sheet of the end page adds up."""
    for _ in range(600):
        if over(page):
            break
        by_default(page)
    assert over(page)
    page.wait_for_url("**/end*")
    page.wait_for_selector(".charts svg")
    points = summary(server, page.url.split("/match/")[1].split("/")[0])["outcome"]["scores"]["player"]
    head = page.inner_text(".end header").replace("−", "-")
    assert "the archidamian war" in head.casefold(), "which of the wars it was"
    assert f"{points} VP, 40 were needed" in head
    sheet = page.locator(".end .score")
    assert int(sheet.locator(".all b").inner_text().replace("−", "-")) == points
    of_turns = [int(n.replace("−", "-")) for n in sheet.locator(".turn .n").all_inner_texts()]
    assert sum(of_turns) == points, "the sheet adds up"
    shot(page, "peloponnesian-end")
    assert missing(page) == []


@pytest.mark.long
def test_two_players_at_one_screen(open_page: OpenPage, server: Server) -> None:
    """There is nothing to hide in this war: the screen turns to whoever is asked, without a curtain."""
    page = begun(server, open_page, "campaign", seats=2, seed=5)
    match = page.url.split("/match/")[1].split("?")[0]
    asked: set[str] = set()
    for _ in range(400):
        if over(page) or summary(server, match)["round"] > 1:
            break
        assert page.query_selector(".curtain") is None
        ready(page)
        who = page.query_selector(".asked-sub span")
        asked.add((who.text_content() if who is not None else None) or "")
        by_default(page)
    assert summary(server, match)["round"] > 1
    assert asked >= {"Ada", "Ben"}
    assert missing(page) == []


GREETED = """() => {
  window.greeted = [];
  const note = () => {
    const text = document.querySelector('.banner')?.innerText;
    if (text && window.greeted.at(-1) !== text) window.greeted.push(text);
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes every banner: one is gone again before a busy machine has looked."""


def test_who_gets_the_screen_is_greeted_and_sees_the_odds_at_once(open_page: OpenPage, server: Server) -> None:
    """The first question after a hand-over has its odds like every other."""
    page = begun(server, open_page, "campaign", seats=2, seed=5)
    page.evaluate(GREETED)
    for _ in range(60):
        ready(page)
        if "try to intercept" in wordy(page):
            break
        by_default(page)
    assert "try to intercept" in wordy(page)
    greeted: list[str] = page.evaluate("window.greeted")
    assert "Athens, your turn" in greeted[-1], "Sparta has marched, and now Athens is asked"
    odds = page.locator(".odds-bar").first
    expect(odds).to_contain_text("exact", timeout=15_000)
    expect(odds).to_contain_text("no battle")
    expect(page.locator(".odds").first).to_contain_text("They are caught")


CUT = """() => {
    const scrolled = (element) => {
        for (let e = element.parentElement; e; e = e.parentElement)
            if (/auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth) return true
        return false
    }
    return [...document.querySelectorAll('.app *')].filter((e) => {
        const written = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
        const shown = e.checkVisibility({ visibilityProperty: true }) && !e.closest('svg, .viewport, .sr')
        if (!written || !shown) return false
        const box = e.getBoundingClientRect(), { overflowX } = getComputedStyle(e)
        const hidden = /hidden|clip/.test(overflowX) && e.scrollWidth > e.clientWidth + 1
        return hidden || (box.width && (box.right > innerWidth + 1 || box.left < -1) && !scrolled(e))
    }).map((e) => e.textContent.trim())
}"""
"""Words that are cut off, or lie beyond the window where nothing scrolls to them."""
PHONE, SMALL = (390, 844), (1024, 768)


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("it", PHONE),
        ("fr", SMALL),
        pytest.param("fr", PHONE, marks=pytest.mark.long),
        pytest.param("it", SMALL, marks=pytest.mark.long),
    ],
)
def test_an_operation_in_another_language(
    open_page: OpenPage, server: Server, language: str, size: tuple[int, int]
) -> None:
    """Every word of it can be read, on a phone and in a small window."""
    width, height = size
    page = begun(server, open_page, "archidamian", locale=language, width=width, height=height, has_touch=size == PHONE)
    for _ in range(14):
        by_default(page)
        ready(page)
        assert page.evaluate(CUT) == []
    assert page.locator(f"html[lang={language}]").count() == 1
    shot(page, f"peloponnesian-{language}-{width}")
    assert missing(page) == []
    # Whoever looks for cut words finds them.
    page.add_style_tag(content="[data-testid=question] { width: 40px; overflow: hidden; white-space: nowrap; }")
    assert page.evaluate(CUT)


@pytest.mark.long
@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: OpenPage, server: Server, scheme: str) -> None:
    page = begun(server, open_page, "campaign", color_scheme=scheme)
    until(page, "objective")
    assert violations(page) == []
    click(page, ".prompt .pick[data-choice]")
    page.wait_for_selector(".muster")
    assert violations(page) == []
    click(page, ".presets .ref")
    click(page, SET_OUT, ".rallies [data-choice]")
    ready(page)
    assert violations(page) == []
    for tab in page.query_selector_all(".choose button"):
        tab.click()
        assert violations(page) == []


# -- rhythm and truth -------------------------------------------------------------------------------------------------

CONFIDENCE = "() => document.querySelector('.war .track svg').getAttribute('aria-label').replaceAll('−', '-')"
"""What the panel says of both sides."""


class Clicks:
    """A hand that counts: an operation with all who can be paid, whatever is asked besides, and what is read."""

    def __init__(self, page: Page) -> None:
        self.page, self.count, self.read = page, 0, 0
        self.pressed: list[str] = []

    def press(self, *wanted: str) -> str:
        before = shown(self.page)
        for selector in wanted:
            found = self.page.query_selector(selector)
            what = self.page.inner_text(".stage h2") if selector == GO_ON and found else selector
            if found is not None and click(self.page, selector):
                self.count += 1
                self.pressed.append(what)
                self.read += selector == GO_ON
                if selector != GO_ON:
                    wait_until(self.page, lambda: self.on(before), "an answer")
                self.page.wait_for_timeout(150)
                ready(self.page)
                return selector
        return ""

    def on(self, before: int) -> bool:
        return shown(self.page) > before or over(self.page) or self.page.query_selector(GO_ON) is not None

    def turn(self, operations: int) -> None:
        """Until the next turn has begun and asks something."""
        begun, made = years(self.page), 0
        for _ in range(60):
            ready(self.page)
            if over(self.page) or (years(self.page) != begun and not self.page.query_selector(GO_ON)):
                return
            operate = "[data-choice='button:operate']" if made < operations else "[data-choice='button:pass']"
            pressed = self.press(
                GO_ON,
                "[data-choice='plan:all']",
                ".prompt [data-choice='button:done']",
                operate,
                "[data-choice='button:pass']",
                "[data-choice='button:set_out']",
                "[data-choice='button:halt']",
                ".aims [data-choice='space:thebes']",
                ".aims [data-choice='space:megara']",
                ".aims [data-choice^='space:']",
                IN_PROMPT,
            )
            made += "aims" in pressed
        raise AssertionError("the turn does not end")


def years(page: Page) -> str:
    return page.inner_text("ol .on")


@pytest.mark.parametrize(("operations", "most", "seed"), [(1, 7, 2), (1, 9, 7), (4, 18, 7)])
def test_a_turn_in_few_clicks(server: Server, open_page: OpenPage, operations: int, most: int, seed: int) -> None:
    """What is asked is asked once, and what was fought in a phase is read in one card."""
    page = begun(server, open_page, "campaign", seed=seed)
    while page.query_selector(GO_ON):
        click(page, GO_ON)
        page.wait_for_timeout(200)
        ready(page)
    hand = Clicks(page)
    hand.turn(operations)
    assert hand.count <= most, "\n".join(hand.pressed)
    assert hand.read <= 4 + operations


@pytest.mark.empty
def test_the_guided_turn_in_seventeen_clicks(server: Server, open_page: OpenPage) -> None:
    """What the coach points at is clicked, troops by their steppers, and what glows after them; it was 25."""
    page = open_page("/", briefing=True)
    page.locator('[data-guide="peloponnesian/first"]').last.click()
    clicks = 0
    while True:
        ready(page)
        page.wait_for_timeout(150)
        coach = page.query_selector(".coach")
        if coach is not None and page.locator(".coach .bar i:not(.on)").count() == 0:
            break
        before, name = shown(page), (coach and coach.get_attribute("data-answer")) or ""
        piece, _, amount = name.partition("=")
        if read := page.query_selector(GO_ON) is not None:
            page.locator(GO_ON).click()
        elif amount:
            for _ in range(int(amount)):
                page.locator(f"[data-choice='piece:{piece}']").click()
            page.locator(".btn.pri[data-choice='plan:set_out']").click()
            clicks += int(amount)
        elif choice := page.query_selector(f".prompt :is([data-choice='button:{name}'], [data-choice='space:{name}'])"):
            choice.click()
        else:
            page.locator(f".viewport [data-focus='space:{name}']").click(force=True)
        clicks += 1
        assert clicks <= 17
        if not read:
            wait_until(page, lambda before=before: shown(page) > before or page.query_selector(GO_ON), "the next")
    assert clicks == 17


def test_the_panel_tells_what_the_log_has_told(server: Server, open_page: OpenPage) -> None:
    """Whenever the stage waits to be read the Confidence of both sides is what the log has told last, and the points of
    the panel are those of the goal."""
    page = begun(server, open_page, "campaign", seed=7)
    compared = 0
    for _ in range(40):
        ready(page)
        if page.query_selector(GO_ON):
            last: dict[str, str] = {}
            for line in page.inner_text(".log").splitlines():
                for side in ("Athens", "Sparta"):
                    if f"The Confidence of {side}" in line:
                        last[side] = line.split(", to ")[1].split(":")[0].replace("−", "-")
            panel = page.evaluate(CONFIDENCE)
            for side, value in last.items():
                compared += 1
                assert f"{side} {value}" in panel, (last, panel)
            assert f"{page.inner_text('.war .vp b')} of 151 VP" in page.inner_text(".goals")
            click(page, GO_ON)
        elif compared:
            return
        elif not click(page, "[data-choice='button:pass']"):
            click(page, ".prompt [data-choice='button:done']", IN_PROMPT)
        page.wait_for_timeout(150)
    assert compared
