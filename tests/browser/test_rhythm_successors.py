"""The rhythm of Successors, counted in clicks: Reinforcements, a march, a bot's attack, a whole round."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

from playwright.sync_api import Page

import strategos
from strategos.bots import Chair, bot
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.parts.accounts import Closed
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import imported, my_turn, on_offer, shown, wait_until, wordy
from .test_rhythm import close_goal
from .test_successors4 import MOST, opened, position


def begun(open_page: OpenPage, server: Server, match: Match[Any]) -> Page:
    page = opened(open_page, server, match)
    close_goal(page)
    page.wait_for_timeout(400)
    return page


def test_all_reinforcements_in_one_click(open_page: OpenPage, server: Server) -> None:
    """Whatever comes, Generals first, goes to the place that is proposed; it can be undone and placed otherwise."""
    match = position("reinforce")
    page = begun(open_page, server, match)
    before = shown(page)
    page.locator('.prompt [data-choice="plan:all"]').click()
    wait_until(page, lambda: "Where do Reinforcements arrive" not in wordy(page) and shown(page) > before, "all placed")
    assert page.locator('[data-testid="to-come"]').count() == 0


def leading(match: Match[Any]) -> str | None:
    """A General with whom others could go along."""
    for option in match.pending[0].options:
        trial = match.copy()
        trial.play(0, option.key)
        if trial.pending and trial.pending[0].kind == "take_along":
            return str(option.on.get("piece"))
    return None


def test_a_march_is_two_clicks(open_page: OpenPage, server: Server) -> None:
    """Who goes, and where to: all go along unless one goes a step back."""
    match, general = next((m, g) for n in range(1, 12) if (g := leading(m := position("name_general", nth=n))))
    page = begun(open_page, server, match)
    before = shown(page)
    page.locator(f'.prompt .who [data-choice="piece:{general}"]').click()
    page.locator('[data-testid="march-points"]').wait_for()
    assert shown(page) == before + 2, "who goes along was answered without asking"
    page.locator(".prompt [data-again]").wait_for(timeout=4000)
    before = shown(page)
    page.locator(".prompt .ways [data-choice]").first.click()
    wait_until(page, lambda: shown(page) > before, "the march")


@functools.cache
def before_an_attack() -> Match[Any]:
    """A bot has come upon an Army of the first seat, which may evade; if it stays, nobody else is asked, and it loses
    CUs of a kind to be chosen."""
    for seed in range(7, 60):
        match = strategos.new("successors4", seats=4, seed=seed, reactions="able")
        rng, player = random.Random(seed), bot("successors4", "heuristic")
        while match.pending and match.answer_count < MOST:
            decision = match.pending[0]
            if (decision.seat, decision.kind) == (0, "evade") and asked_if_it_stays(match) == [(0, "lose_cus")]:
                return match
            match.play(decision.seat, player.answer(Chair(match, decision, rng)))
    raise AssertionError("nobody is attacked so")


def asked_if_it_stays(match: Match[Any]) -> list[tuple[int, str]]:
    """Who is asked what from then on until all is told."""
    trial, since, found = match.copy(), match.event_count, list[tuple[int, str]]()
    trial.play(0, "no")
    while trial.pending and not any(isinstance(event, Closed) for event in trial.events(None, since)):
        decision = trial.pending[0]
        found.append((decision.seat, decision.kind))
        trial.play(decision.seat, decision.options[0].key)
    return found


def against_bots(match: Match[Any]) -> bytes:
    record = json.loads(Record.of(match).encode())
    record["players"] = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": "heuristic"}] * 3
    return json.dumps(record).encode()


def test_a_bot_s_attack_is_three_stops(open_page: OpenPage, server: Server) -> None:
    """Whether one evades, what one loses, how it ended: that it begins was said by the first of them."""
    page = open_page(f"/#/match/{imported(server, against_bots(before_an_attack()))}?seat=0")
    my_turn(page)
    stops: list[str] = []
    for _ in range(8):
        wait_until(page, lambda: bool(on_offer(page)), "the next stop")
        offered = on_offer(page)
        if page.query_selector(".stage") is None and "button:no" not in offered:
            break
        stop = next((c for c in ("continue", "button:no") if c in offered), offered[0])
        stops.append(stop)
        page.locator(f'[data-choice="{stop}"]').first.click()
        wait_until(page, lambda offered=offered: on_offer(page) != offered, "what comes of it")
        if stop == "continue":
            break
    assert (stops[0], stops[-1]) == ("button:no", "continue")
    assert len(stops) == 3, stops


FAR = """() => [...document.querySelectorAll('.viewport .cost.distant')]
    .map((e) => e.parentElement.querySelector('.edge'))
    .filter((e) => e).map((e) => e.getBoundingClientRect()).map((b) => [b.left + b.width / 2, b.top + b.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.viewport'))"""
"""Goals several steps away that nothing covers."""


def wanted(page: Page, offered: list[str]) -> str:
    """A card for a forced march, then everybody marches and stays there."""
    listed = {
        kind: page.evaluate(
            f"[...document.querySelectorAll('.prompt {kind} [data-choice]')].map((e) => e.dataset.choice)"
        )
        for kind in (".who", ".ways")
    }
    cards = [choice for choice in offered if choice.startswith("card:")]
    usual = [c for c in ("continue", "button:forced_march", "button:roll") if c in offered]
    ends = [c for c in ("button:end", "button:done", "button:pass") if c in offered]
    return (usual + cards + listed[".who"] + listed[".ways"] + ends + offered)[0]


@functools.cache
def before_a_round() -> Match[Any]:
    """The first seat has two Generals on the map, and a card whose points are good for a march."""
    for nth in range(1, 9):
        match = position("tyche_card", nth=nth)
        mine = [p for p in match.view(0).pieces if p.kind == "general" and p.side == match.view(0).sides[0].id]
        if len([p for p in mine if p.at.startswith("space:")]) == 2:
            return match
    raise AssertionError("nobody has two Generals")


def test_a_round_in_fourteen_clicks(open_page: OpenPage, server: Server) -> None:
    """A card as a forced march, the die, and all Generals to a far goal each: a whole round."""
    match = before_a_round()
    page = open_page(f"/#/match/{imported(server, against_bots(match))}?seat=0")
    my_turn(page)
    close_goal(page)
    clicks: list[str] = []
    for _ in range(60):
        wait_until(page, lambda: "Waiting" in wordy(page) or bool(on_offer(page)), "a question")
        before = shown(page)
        # What the page answers by habit is not asked for long: nobody could click it.
        page.wait_for_timeout(250)
        if shown(page) != before:
            continue
        question = wordy(page)
        if "Waiting" in question or (clicks and "Which card" in question):
            break
        choice = wanted(page, on_offer(page))
        if choice == "button:pass":
            # Others play, and one might answer: the round is over.
            break
        arrived = bool(clicks) and clicks[-1].startswith("space:")
        if arrived and "button:end" in on_offer(page):
            choice = "button:end"
        clicks.append(choice)
        if choice.startswith("space:") and (goals := page.evaluate(FAR)):
            page.mouse.click(*goals[0])
        else:
            page.locator(f'[data-choice="{choice}"]').first.click()
        wait_until(page, lambda before=before: shown(page) > before or on_offer(page) == ["continue"], "the answer")
    assert sum(choice.startswith("space:") for choice in clicks) >= 3, "with the card, and everybody"
    assert len(clicks) <= 14, clicks
