"""The end of a match and what is left of it: its story, what one may do then, what-if and the way back."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.parts.accounts import Account
from strategos.parts.marks import Lost, Mustered, Returned, Threw
from strategos.story.scribe import Scribe, Tape, story_of
from tests.story.playing import stored
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import act, choices, missing, my_turn, new_match, shot, summary, wait_until
from .test_access import AXE, violations


def imported(server: Server, name: str) -> str:
    """A stored playthrough as a match of this server."""
    return brought(server, stored(name))


def brought(server: Server, match: Match[Any]) -> str:
    record = Record.of(match).encode()
    answer = httpx.post(
        f"{server.url}/api/matches/import", content=record, headers={"content-type": "application/json"}, timeout=60
    )
    answer.raise_for_status()
    return answer.json()["id"]


def test_a_match_played_to_its_end_opens_its_story(open_page: OpenPage, server: Server) -> None:
    """A game of the teaching kind by two at one screen; then the curves as tables, then a rematch."""
    match = new_match(server, "skirmish", seed=3, players=[{"kind": "me"}, {"kind": "friend"}])
    page = open_page(f"/#/match/{match}")
    ends, rng = 0, random.Random(3)
    while not summary(server, match)["outcome"]:
        page.wait_for_timeout(60)
        curtain = page.query_selector(".curtain button")
        if curtain is not None:
            curtain.click()
            continue
        # Not always the first: two men who always take the first way may walk past one another for ever.
        if choices(page):
            act(page, rng)
        ends += 1
        assert ends < 900
    page.wait_for_selector(".end h1", timeout=20_000)
    assert "/end" in page.url
    assert page.inner_text(".end h1")
    page.wait_for_selector(".end figure svg[role=img]")
    toggle = page.locator(".end figure button").first
    toggle.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".end figure table")
    assert page.locator(".end figure tbody tr").count() >= 2
    assert toggle.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Enter")
    page.wait_for_selector(".end figure svg[role=img]")
    assert missing(page) == []
    page.get_by_role("button", name="Rematch").click()
    wait_until(page, lambda: match not in page.url and "/match/" in page.url, "the rematch")
    again = summary(server, page.url.split("/match/")[1].split("?")[0])
    first = summary(server, match)
    assert (again["game"], again["players"], again["answers"]) == (first["game"], first["players"], 0)
    assert again["parent"] is None


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("conquest-classic-4-bot", "en"),
        ("alexander-granicus-1-bot", "it"),
        pytest.param("conquest-classic-4-bot", "fr", marks=pytest.mark.long),
        pytest.param("alexander-granicus-1-bot", "en", marks=pytest.mark.long),
        pytest.param("conquest-classic-4-bot", "it", marks=pytest.mark.long),
        pytest.param("alexander-granicus-1-bot", "fr", marks=pytest.mark.long),
    ],
)
def test_the_story_page_in_three_languages(open_page: OpenPage, server: Server, name: str, language: str) -> None:
    match = imported(server, name)
    page = open_page(f"/#/match/{match}/end", locale=language)
    page.wait_for_selector(".end figure svg[role=img]")
    page.wait_for_selector(".end tbody tr")
    assert page.locator("html").get_attribute("lang") == language
    assert missing(page) == []
    told = page.inner_text(".end")
    assert not [word for word in told.split() if "_" in word or word.startswith(("space:", "side:", "["))]
    if language == "en":
        shot(page, f"end-{name}")
        # A battle is a link to its moment.
        link = page.locator(".end tbody th a").first
        link.click()
        page.wait_for_selector(".replay")
        assert page.query_selector(".end") is None


def test_a_campaign_won_leads_on_to_the_next(open_page: OpenPage, server: Server) -> None:
    """Where it turned, what may be played otherwise from there, the best so far, and the next campaign."""
    match = imported(server, "alexander-granicus-1-bot")
    page = open_page(f"/#/match/{match}/end")
    page.get_by_text("Nobody has done better in this scenario so far.").wait_for()
    expect(page.locator(".end")).to_contain_text("Areas conquered: Macedonians +", timeout=30_000)
    expect(page.get_by_role("button", name="What if, after move")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Next: Issus").click()
    wait_until(page, lambda: match not in page.url and "/match/" in page.url, "the next campaign")
    following = summary(server, page.url.split("/match/")[1].split("?")[0])
    assert (following["scenario"], following["answers"], following["parent"]) == ("issus", 0, None)


def test_same_dice_what_if_and_the_way_back(open_page: OpenPage, server: Server) -> None:
    match = imported(server, "alexander-granicus-1-bot")
    page = open_page(f"/#/match/{match}")
    # From the past at a moment, by the address, as links to battles have it.
    page.goto(f"{server.url}/#/match/{match}?at=27")
    # By keyboard: a battle on the stage may lie upon the bar.
    page.get_by_role("button", name="Play on from here").press("Enter")
    chip = page.locator(".top .branched")
    chip.wait_for()
    assert "What if, after move 27" in chip.inner_text()
    branch = page.url.split("/match/")[1].split("?")[0]
    assert summary(server, branch)["parent_answers"] == 27
    my_turn(page)
    page.keyboard.press("b")
    page.wait_for_selector(".replay .ticks .branch", state="attached")
    page.get_by_role("link", name="Back to the real game").click()
    wait_until(page, lambda: match in page.url, "the real game")
    page.wait_for_selector(".prompt")
    expect(page.locator(".top .branched")).to_have_count(0)
    page.goto(f"{server.url}/#/match/{match}/end")
    page.get_by_role("button", name="Same dice again").click()
    wait_until(page, lambda: match not in page.url and "/match/" in page.url, "the same dice")
    again = page.url.split("/match/")[1].split("?")[0]
    assert summary(server, again)["parent_answers"] == 0


def test_what_if_from_the_turning_point(open_page: OpenPage, server: Server) -> None:
    match = imported(server, "conquest-classic-4-bot")
    page = open_page(f"/#/match/{match}/end")
    story = httpx.get(f"{server.url}/api/matches/{match}/story").json()
    before = max(story["turning"], key=lambda t: abs(t["share"]))["before"]
    page.get_by_role("button", name=f"What if, after move {before}").click()
    page.locator(".top .branched").wait_for()
    branch = page.url.split("/match/")[1].split("?")[0]
    assert summary(server, branch)["parent_answers"] == before


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_axe_on_the_story_page(open_page: OpenPage, server: Server, scheme: str) -> None:
    match = imported(server, "conquest-classic-4-bot")
    page = open_page(f"/#/match/{match}/end", color_scheme=scheme)
    page.wait_for_selector(".end figure svg[role=img]")
    page.wait_for_timeout(300)
    assert violations(page) == []
    for toggle in page.locator(".end figure button").all():
        toggle.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    wait_until(page, lambda: page.query_selector(".end") is None, "the board")


@pytest.mark.long
def test_on_a_phone_nothing_is_wider_than_the_page(open_page: OpenPage, server: Server) -> None:
    match = imported(server, "conquest-classic-4-bot")
    page = open_page(f"/#/match/{match}/end", width=390, height=844, has_touch=True)
    page.wait_for_selector(".end figure svg[role=img]")
    wide: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll('.end section, .end header, .end .deeds > *')]
            .filter((e) => e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.className)"""
    )
    assert wide == []
    shot(page, "end-phone")


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make web")
@pytest.mark.empty
def test_the_record_of_all_games(open_page: OpenPage, server: Server) -> None:
    """From home, by keyboard; each result leads to its story. Nothing is there before anything is finished."""
    page = open_page("/#/records")
    page.get_by_text("No game has been played to its end yet.").wait_for()
    match = imported(server, "alexander-granicus-1-bot")
    page.goto(f"{server.url}/#/")
    page.wait_for_selector(".game")
    link = page.get_by_role("link", name="Results")
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".records table")
    told = page.inner_text(".records")
    assert "Granicus" in told
    assert "Victory Points" in told
    assert missing(page) == []
    assert violations(page) == []
    shot(page, "records")
    page.locator(".recent a").first.click()
    page.wait_for_selector(".end h1")
    assert match in page.url
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Chronicle").click()
    chronicle = opened.value
    chronicle.wait_for_selector("section h2")
    assert violations(chronicle) == []


ENDED = (
    "conquest",
    "alexander-granicus-1-bot",
    "peloponnesian-campaign-1-bot",
    "successors3-alexander-4-bot",
    "successors4-alexander-4-bot",
)


def ended(name: str) -> Match[Any]:
    """A stored playthrough; of Conquest none comes to its end, so bots play one."""
    if name != "conquest":
        return stored(name)
    match, rng, quick = strategos.new(name, seats=3, seed=4), random.Random(1), quick_bot(name)
    players = [bot(name, quick) for _ in range(3)]
    while match.pending:
        seat = match.pending[0].seat
        match.play(seat, players[seat].answer(Chair(match, match.pending[0], rng)))
    return match


def noted(
    monkeypatch: pytest.MonkeyPatch, match: Match[Any]
) -> tuple[tuple[Account, ...], dict[str, tuple[int, int, float]]]:
    """What a game's reader told of a real match: each account, and by side all its dice, hits and what was expected."""
    scribes: list[Scribe] = []
    thrown: list[Threw] = []
    note = Scribe.note

    def noting(scribe: Scribe, mark: Any, event: Any) -> None:
        scribes.append(scribe)
        thrown.extend([mark] if isinstance(mark, Threw) and mark.expected is not None else [])
        note(scribe, mark, event)

    monkeypatch.setattr(Scribe, "note", noting)
    story_of(Tape.of(match))
    monkeypatch.undo()
    sides = {mark.side for mark in thrown}
    luck = {side: tuple_of([mark for mark in thrown if mark.side == side]) for side in sides}
    return scribes[-1].accounts.since(0), luck


def tuple_of(thrown: list[Threw]) -> tuple[int, int, float]:
    return sum(len(t.dice) for t in thrown), sum(t.hits for t in thrown), sum(t.expected or 0.0 for t in thrown)


def sums_of(account: Account, side: str) -> tuple[int, int, int, int, float]:
    """Of a side, added up line by line: lost of what was there, at most there, dice, hits and what was expected."""
    lost, came, dice = Counter[tuple[str, str]](), dict[str, int](), list[Threw]()
    for told in (line.told for line in account.lines if getattr(line.told, "side", None) == side):
        if isinstance(told, Lost) and told.fate not in ("reduced", "broken"):
            lost.update({(piece, told.fate): n for piece, n in told.pieces.items()})
        elif isinstance(told, Returned):
            lost.subtract({(piece, told.fate): n for piece, n in told.pieces.items()})
        elif isinstance(told, Mustered):
            came |= {piece: max(n, came.get(piece, 0)) for piece, n in told.pieces.items()}
        elif isinstance(told, Threw) and told.expected is not None:
            dice.append(told)
    fell = Counter({piece: 0 for piece, _ in lost})
    for (piece, fate), n in sorted(lost.items(), key=lambda one: one[0][1] == "joined"):
        # Whoever went over without having been there was elsewhere.
        fell[piece] += min(n, max(0, came.get(piece, 0) - fell[piece])) if fate == "joined" else max(0, n)
    came |= {piece: max(n, came.get(piece, 0)) for piece, n in fell.items()}
    return fell.total(), sum(came.values()), *tuple_of(dice)


def numbers(text: str) -> list[float]:
    return [float(n.replace("−", "-").replace(",", "")) for n in re.findall(r"−?\d[\d,.]*", text)]


@pytest.mark.parametrize("name", ENDED)
def test_the_sums_on_the_page_are_those_of_the_accounts(
    open_page: OpenPage, server: Server, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Losses, forces, dice and result of every battle, and the luck of each side: of real games, as they are read."""
    match = ended(name)
    accounts, luck = noted(monkeypatch, match)
    page = open_page(f"/#/match/{brought(server, match)}/end", locale="en")
    page.wait_for_selector(".end .scroll tbody tr")
    more = page.get_by_role("button", name=re.compile(r"^All \d+ battles$"))
    if more.count():
        more.click()
    shown: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll('.end .scroll tbody tr')]
            .filter((tr) => tr.querySelector('td.n'))
            .map((tr) => [...tr.children].map((td) => td.textContent.replace(/\\s+/g, ' ').trim()))"""
    )
    assert len(shown) == len(accounts) > 1
    for (_, _, _, _, losses, dice, result), account in zip(shown, accounts, strict=True):
        sides = [sums_of(account, side) for side in (account.attacker, account.defender)]
        assert numbers(losses) == [n for lost, came, *_ in sides for n in (lost, came)], account
        # Who threw nothing has a dash.
        expected = [n for *_, n_dice, hits, chance in sides if n_dice for n in (hits, pytest.approx(chance, abs=0.051))]
        assert numbers(dice) == expected, account
        assert result.endswith("won") == (account.parted is not None and account.parted.winner is not None)
    lost = Counter[str]()
    for account in accounts:
        lost.update({side: sums_of(account, side)[0] for side in (account.attacker, account.defender)})
    assert sorted(numbers(page.inner_text(".end .losses"))) == sorted(lost.values())
    told: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll('.end li:has(.told)')]
            .map((li) => [li.querySelector('b').textContent, li.querySelector('.told').textContent])"""
    )
    assert len(told) == len(luck)
    read = sorted([*numbers(of)[:3], *numbers(more)] for more, of in told)
    assert read == [
        [dice, hits, pytest.approx(chance, abs=0.051), pytest.approx(hits - chance, abs=0.051)]
        for dice, hits, chance in sorted(luck.values())
    ]
    assert not re.search(r"\b(turn|date|phase|space|side|piece):\w", page.inner_text(".end")), "a name was not found"
    assert missing(page) == []
