"""Conquest in the browser, as people play it: by mouse to the end, by keys, by touch."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, expect

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import (
    ON_MAP,
    act,
    answers,
    choices,
    imported,
    mean_it,
    missing,
    my_turn,
    new_match,
    over,
    shot,
    shown,
    summary,
    wait_until,
    wordy,
)


@pytest.mark.empty
def test_home_to_board(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    page.wait_for_selector(".game [aria-checked=true]")
    shot(page, "home")
    page.get_by_role("radio", name="Conquest of the Empire").click()
    page.locator("form").get_by_role("button", name="3", exact=True).click()
    page.locator(".seat input").first.fill("Ada")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-testid=question]")
    my_turn(page)
    assert page.locator(".players li").count() == 3
    assert page.locator(".viewport [data-focus]").count() > 60
    shot(page, "board")
    page.goto(server.url)
    page.wait_for_selector(".match")
    expect(page.get_by_text("your move").first).to_be_visible()
    assert missing(page) == []


@pytest.mark.empty
def test_a_game_between_bots_can_be_watched(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    page.wait_for_selector(".game [aria-checked=true]")
    page.get_by_role("button", name="Watch a game between the bots").click()
    page.wait_for_selector(".viewport [data-focus]")
    match = page.url.rsplit("/", 1)[1]
    wait_until(page, lambda: answers(server, match) > 5, "the bots")
    assert {p["kind"] for p in summary(server, match)["players"]} == {"bot"}
    assert page.query_selector(ON_MAP) is None, "a spectator has nothing to choose"


def test_who_opens_the_address_of_a_game_somebody_plays_looks_on(open_page: OpenPage, server: Server) -> None:
    match = new_match(server)
    mine = open_page(f"/#/match/{match}")
    my_turn(mine)
    other = open_page(f"/#/match/{match}")
    other.get_by_text("This game is open on another screen").wait_for()
    assert choices(other) == [], "nobody plays for me from elsewhere"
    # My own browser knows that I sit here, however often I come.
    mine.reload()
    my_turn(mine)
    assert choices(mine)
    other.get_by_role("button", name="Sit down here").click()
    my_turn(other)
    assert choices(other)
    assert other.get_by_text("on another screen").count() == 0
    # Whoever sat there before is told, and has nothing to press any more.
    mine.get_by_text("This game is open on another screen").wait_for()
    assert choices(mine) == []


@pytest.mark.long
def test_seen_from_near_the_units_of_an_army_are_counters(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server)}")
    my_turn(page)
    expect(page.locator(".viewport .plate").first).to_be_visible()
    for _ in range(6):
        page.keyboard.press("+")
        page.wait_for_timeout(250)
    wait_until(page, lambda: page.locator(".viewport .plate").count() == 0, "the counters")


def pressed(page: Page, choice: str) -> bool:
    """Whether a button was there to be pressed; the question may have changed since one looked."""
    try:
        page.click(f'[data-choice="button:{choice}"]', timeout=3000)
    except BrowserError:
        return False
    mean_it(page)
    return True


@pytest.mark.long
def test_whole_game_by_mouse(open_page: OpenPage, server: Server) -> None:
    """To the end against a bot, which is acclaimed when enough has been asked, so that it does end."""
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}")
    rng = random.Random(5)
    asked: set[str] = set()
    for step in range(900):
        my_turn(page)
        if over(page):
            break
        question = wordy(page)
        if "emperor?" in question and page.query_selector('[data-choice="button:yes"]'):
            pressed(page, "yes")
        elif "propose" in question:
            pressed(page, "pass")
        elif step > 100 and len(asked) > 5 and page.query_selector('[data-choice="button:acclaim"]'):
            if not pressed(page, "acclaim"):
                continue
            wait_until(page, lambda before=question: over(page) or wordy(page) != before, "the proposal")
            if not over(page):
                page.locator('.prompt [data-choice]:not([data-choice="button:pass"])').first.click()
                mean_it(page)
        else:
            act(page, rng, avoid=("button:acclaim",))
        asked.add(question[:16])
        if step == 50:
            shot(page, "middle")
    assert over(page)
    assert summary(server, match)["outcome"] is not None
    assert len(asked) > 5
    assert "Winner" in page.inner_text(".prompt")
    shot(page, "over")
    assert missing(page) == []


def test_turn_by_keys_only(open_page: OpenPage, server: Server) -> None:
    """A leader marches and the turn is ended, with nothing but the keyboard."""
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}")
    my_turn(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.focus ?? document.activeElement.dataset.choice")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert first
    page.keyboard.press("Enter")
    wait_until(page, lambda: shown(page) == 1, "the first answer")
    my_turn(page)
    # The first choice of a new question has the focus; arrows walk over the map.
    wait_until(
        page, lambda: page.evaluate("!!document.activeElement.closest('[data-focus],[data-choice]')"), "the focus"
    )
    page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    shot(page, "keys")
    page.keyboard.press("Escape")
    for _ in range(40):
        target = page.evaluate("document.activeElement.dataset.focus ?? ''")
        if target.startswith("space:"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_until(page, lambda: shown(page) >= 2, "the march")
    page.keyboard.press("u")
    wait_until(page, lambda: shown(page) == 1, "the undo")
    page.keyboard.press("U")
    wait_until(page, lambda: shown(page) >= 2, "the redo")
    page.keyboard.press("g")
    page.wait_for_selector(".list")
    expect(page.locator(".list .pick").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    page.wait_for_selector("dl kbd")
    page.keyboard.press("Escape")
    # The rest of the turn, question after question; Space skips what the bot does.
    heard: set[str] = set()
    for _ in range(60):
        my_turn(page)
        if summary(server, match)["round"] > 1:
            break
        before = shown(page)
        for _ in range(40):
            if page.evaluate("document.activeElement.matches('.prompt .btn[data-choice]')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        wait_until(page, lambda before=before: shown(page) > before, "the next question")
        page.keyboard.press(" ") if not choices(page) else None
        heard.add(page.inner_text("[aria-live=polite]"))
    assert summary(server, match)["round"] > 1
    assert len(heard) > 1
    assert missing(page) == []


def test_legion(open_page: OpenPage, server: Server) -> None:
    """A legion as it would go: the number of each kind, who goes along, and the place that is clicked on the map."""
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}")
    my_turn(page)
    page.locator('.prompt [data-choice^="piece:caesar"]').click()
    page.wait_for_selector(".legion")
    assert "5 of 7" in page.inner_text(".legion")
    page.locator(".legion .company-numbers button", has_text="3").click()
    wait_until(page, lambda: "3 of 7" in page.inner_text(".legion"), "three of seven")
    assert page.locator(".legion .row").count() == 3, "all arms are shown, and can be changed again"
    page.locator(".legion .company-numbers button", has_text="3").hover()
    page.locator(".company-fellow:not([disabled])").first.click()
    page.wait_for_selector(".company-fellow[aria-pressed=true]")
    # A name that no panel and no piece covers.
    x, y = page.evaluate(
        """() => [...document.querySelectorAll('.viewport .space.legal text')].map(t => t.getBoundingClientRect())
            .map(b => [b.left + b.width / 2, b.top + b.height / 2])
            .find(([x, y]) => { const e = document.elementFromPoint(x, y);
                return e && e.closest('.viewport') && !e.closest('.piece') }) ?? [0, 0]"""
    )
    page.mouse.move(x, y)
    page.wait_for_selector(".viewport .preview", state="attached")
    page.mouse.click(x, y)
    wait_until(page, lambda: shown(page) == 4, "the march")
    page.wait_for_selector(".viewport .trail", state="attached")
    assert page.locator('[data-choice="button:acclaim"].btn').count() == 0
    assert missing(page) == []


@pytest.mark.long
def test_parts_of_a_whole_are_counted_while_they_are_put_together(open_page: OpenPage, server: Server) -> None:
    """Whoever loses three units reads how many he has named, before he says that it is so."""
    played, rng = strategos.new("conquest", seats=3, seed=4), random.Random(1)
    players = {seat: bot("conquest", quick_bot("conquest")) for seat in range(3)}
    while (asked := played.pending[0]).seat or asked.kind != "losses" or asked.about["at_most"] != 3:
        played.play(asked.seat, players[asked.seat].answer(Chair(played, asked, rng)))
    record = json.loads(Record.of(played).encode())
    record["players"] = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 2]
    match = imported(server, json.dumps(record).encode())
    page = open_page(f"/#/match/{match}?seat=0")
    taken = page.get_by_test_id("taken")
    expect(taken).to_have_text("0 of 3 chosen")
    units = page.locator(':is(.prompt, .stage) [data-choice^="piece:"]')
    units.first.click()
    expect(taken).to_have_text("1 of 3 chosen")
    units.last.click()
    expect(taken).to_have_text("2 of 3 chosen")


def go_to_the_shop(page: Page) -> None:
    """End the movement and what follows it, until something can be bought."""
    page.locator('[data-choice="button:end"]').click()
    page.wait_for_selector(".shop")


def test_stack_and_shop(open_page: OpenPage, server: Server) -> None:
    """Five leaders are three and a number that opens a list; units are planned, summed up and bought together."""
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}")
    my_turn(page)
    page.locator('.viewport [data-focus^="stack:"][tabindex="0"]').click(force=True)
    page.wait_for_selector(".stack .pick")
    assert page.locator(".stack .pick").count() == 5
    page.keyboard.press("Escape")
    go_to_the_shop(page)
    page.wait_for_selector(".shop")
    before = shown(page)
    page.locator(".shop .step:not([disabled])").first.click()
    assert "Buy for 10" in page.inner_text(".shop")
    shot(page, "shop")
    page.locator('[data-choice="plan:buy"]').click()
    wait_until(page, lambda: shown(page) > before, "the purchase")
    assert missing(page) == []


@pytest.mark.long
def test_treasury(open_page: OpenPage, server: Server) -> None:
    """What was noted in the treasury while marching is on the list when it comes to buying."""
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}")
    my_turn(page)
    page.get_by_role("tab", name="Treasury").click()
    assert page.locator(".track").count() == 1
    page.locator(".treasury .add").first.click()
    assert "Planned 10" in page.inner_text(".treasury")
    go_to_the_shop(page)
    wait_until(page, lambda: "Buy for 10" in page.inner_text(".shop"), "the noted purchase")
    shot(page, "treasury")
    before = shown(page)
    page.locator('[data-choice="plan:buy"]').click()
    wait_until(page, lambda: shown(page) > before, "the purchase")
    wait_until(page, lambda: "Planned 0" in page.inner_text(".treasury"), "an empty list")
    assert missing(page) == []


@pytest.mark.long
def test_bots_one_at_a_time(open_page: OpenPage, server: Server) -> None:
    """What a bot does is shown move by move, and Space skips to one's own turn."""
    match = new_match(server, seats=4, seed=3)
    page = open_page(f"/#/match/{match}", reduced_motion="no-preference")
    for _ in range(6):
        my_turn(page)
        way = page.locator(".prompt .btn[data-choice]").first
        way.click()
        page.wait_for_timeout(200)
        if not choices(page):
            break
    page.wait_for_selector(".viewport .trail", state="attached")
    assert "Waiting" in wordy(page)
    assert not choices(page)
    page.keyboard.press(" ")
    my_turn(page)
    assert choices(page)


def test_turn_by_touch(open_page: OpenPage, server: Server) -> None:
    """On a telephone: tap, hold to ask why, the sheet and its tabs."""
    match = new_match(server, seats=4)
    page = open_page(f"/#/match/{match}", width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2)
    my_turn(page)
    page.wait_for_timeout(300)
    shot(page, "phone")
    for button in page.query_selector_all(".sheet .btn, .sheet .pick, .tabs button"):
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    page.locator(".prompt .pick").first.tap()
    wait_until(page, lambda: shown(page) == 1, "the first answer")
    my_turn(page)
    spaces = page.locator(".viewport .space.legal")
    assert spaces.count() > 0
    page.keyboard.press("f")
    page.wait_for_timeout(300)
    # A name that no panel and no piece covers.
    middle = page.evaluate(
        """() => [...document.querySelectorAll('.viewport .space.legal text')].map(t => t.getBoundingClientRect())
            .map(b => [b.left + b.width / 2, b.top + b.height / 2])
            .find(([x, y]) => { const e = document.elementFromPoint(x, y);
                return e && e.closest('.viewport') && !e.closest('.piece') }) ?? null"""
    )
    if middle is None:
        page.locator(".prompt .pick").first.tap()
    else:
        page.touchscreen.tap(*middle)
        page.wait_for_timeout(150)
        if page.locator(".chooser button").count():
            page.locator(".chooser button").first.tap()
    wait_until(page, lambda: shown(page) >= 2, "the march")
    page.locator(".tabs button").nth(1).tap()
    assert page.locator(".sheet .log li").count() > 0
    shot(page, "phone-log")
    page.locator(".tabs button").nth(1).tap()
    for _ in range(60):
        my_turn(page)
        end = page.locator(", ".join(f'[data-choice="button:{b}"]' for b in ("end", "cancel", "done", "pass", "no")))
        if end.count() == 0:
            break
        before = shown(page)
        end.first.tap()
        wait_until(page, lambda before=before: shown(page) > before, "the next question")
        if summary(server, match)["phase"] != "movement" or summary(server, match)["round"] > 1:
            break
    assert missing(page) == []


def test_why_not(open_page: OpenPage, server: Server) -> None:
    """What cannot be chosen says why, with the rule; the chip opens the rulebook there."""
    page = open_page(f"/#/match/{new_match(server, seats=2)}")
    my_turn(page)
    page.locator(".space text", has_text="Britannia").first.hover(force=True)
    page.wait_for_selector(".balloon")
    assert page.locator(".why").count() == 0, "who only looks is not refused anything"
    page.locator(".space text", has_text="Britannia").first.click(force=True)
    page.wait_for_selector(".why .rule")
    assert "Britannia" in page.inner_text(".why")
    shot(page, "why")
    page.keyboard.press("?")
    page.wait_for_selector(".book .text")
    shot(page, "rulebook")
    page.locator(".book input").fill("road")
    expect(page.locator(".book .atom").nth(1)).to_be_visible()
    page.locator(".book .atom").first.click()
    page.wait_for_selector(".book .text")


@pytest.mark.long
def test_nobody_zooms_in_until_nothing_is_left(open_page: OpenPage, server: Server) -> None:
    """However often one zooms, there is a name in sight."""
    page = open_page(f"/#/match/{new_match(server)}")
    my_turn(page)
    box = page.locator(".viewport .space text", has_text="Italia").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"], box["y"] + 60)
    for _ in range(20):
        page.mouse.wheel(0, -400)
        page.wait_for_timeout(40)
    page.wait_for_timeout(400)
    seen = """() => [...document.querySelectorAll('.viewport .space text')].map((t) => t.getBoundingClientRect())
        .filter((b) => b.left > 0 && b.right < innerWidth && b.top > 80 && b.bottom < innerHeight).length"""
    assert page.evaluate(seen) >= 2


def test_replay_and_branch(open_page: OpenPage, server: Server) -> None:
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}")
    rng = random.Random(2)
    for _ in range(12):
        my_turn(page)
        act(page, rng, avoid=("button:acclaim",))
        page.wait_for_timeout(60)
    my_turn(page)
    before = answers(server, match)
    page.keyboard.press("b")
    page.wait_for_selector(".replay input[type=range]")
    for _ in range(3):
        page.keyboard.press(",")
        page.wait_for_timeout(250)
    page.wait_for_selector(".replay .ticks path[stroke]", state="attached")
    page.wait_for_selector(".replay .rounds button")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator(".compare tbody tr")).to_have_count(2)
    shot(page, "replay")
    page.get_by_role("button", name="Play on from here").click()
    wait_until(page, lambda: match not in page.url, "the branch")
    page.wait_for_selector("[data-testid=question]")
    my_turn(page)
    assert choices(page)
    assert answers(server, match) == before


@pytest.mark.own_server
def test_reconnects_by_itself(open_page: OpenPage, server: Server) -> None:
    match = new_match(server, seats=2)
    page = open_page(f"/#/match/{match}")
    open_page.away = True  # type: ignore[attr-defined]
    my_turn(page)
    page.context.set_offline(True)
    page.evaluate("0")
    server.stop()
    page.wait_for_selector(".lost")
    server.start()
    page.context.set_offline(False)
    page.wait_for_selector(".lost", state="detached", timeout=30000)
    page.locator(".prompt .pick").first.click()
    wait_until(page, lambda: answers(server, match) == 1, "an answer after the return")
    assert page.locator(ON_MAP).count() > 0


def test_curtain(open_page: OpenPage, server: Server) -> None:
    """Two people at one screen, in a game with secrets: nothing is shown until the other one is there."""
    players = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]
    page = open_page(f"/#/match/{new_match(server, 'skirmish', players=players)}")
    my_turn(page)
    page.locator('[data-choice="button:pass"]').click()
    page.wait_for_selector(".curtain")
    assert "Ben" in page.inner_text(".curtain")
    shot(page, "curtain")
    page.locator(".curtain button").click()
    page.wait_for_selector(".curtain", state="detached")
    my_turn(page)
    assert choices(page)
    shot(page, "plain-board")


@pytest.mark.long
def test_nothing_to_choose_lies_beneath_a_panel(open_page: OpenPage, server: Server) -> None:
    """The whole board lies beside its panels, and what may be chosen is in sight at every question of a turn."""
    match = new_match(server, seats=6)
    page = open_page(f"/#/match/{match}")
    my_turn(page)
    beneath = """(legal) => [...document.querySelectorAll(`.viewport .space${legal ? '.legal' : ''} text.province`)]
        .filter(t => { const b = t.getBoundingClientRect();
            const e = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
            return !e || !e.closest('.viewport') }).map(t => t.textContent)"""
    wait_until(page, lambda: page.evaluate(beneath, False) == [], "a board beside its panels")
    # Nor does a tall question hide anything of it, though the log is open.
    page.keyboard.press("e")
    page.wait_for_selector(".shop")
    wait_until(page, lambda: page.evaluate(beneath, False) == [], "a board beside the shop")
    page.keyboard.press("u")
    rng = random.Random(5)
    for _ in range(12):
        my_turn(page)
        wait_until(page, lambda: page.evaluate(beneath, True) == [], "choices in sight")
        act(page, rng, avoid=("button:acclaim", "button:end"))
        page.wait_for_timeout(60)


def test_acclaimed_at_one_screen(open_page: OpenPage, server: Server) -> None:
    """Three people at one screen: another one is asked, the log is still there, and the end names the emperor."""
    players = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Ben"}, {"kind": "friend", "name": "Cleo"}]
    page = open_page(f"/#/match/{new_match(server, seats=3, players=players)}")
    my_turn(page)
    page.locator('[data-choice="button:acclaim"]').click()
    mean_it(page)
    page.locator('.prompt [data-choice="button:hispania"]').click()
    mean_it(page)
    page.get_by_role("button", name="Acclaim").click()
    mean_it(page)
    wait_until(page, lambda: "Ben" in page.inner_text(".prompt"), "the other one's question")
    assert page.locator(".log li[data-event]").count() > 3
    shot(page, "acclaim")
    page.get_by_role("button", name="Acclaim").click()
    sure = page.locator("[data-testid=peril-do]")
    wait_until(page, lambda: over(page) or sure.count() > 0, "the end, or whether he means it")
    mean_it(page)
    wait_until(page, lambda: over(page), "the end")
    assert "acclaim Hispania as emperor" in page.inner_text(".prompt")
    shot(page, "emperor")
    assert missing(page) == []
