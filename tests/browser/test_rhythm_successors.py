"""The rhythm of Successors, counted in clicks: Reinforcements at once, a march by two."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from strategos.kernel.match import Match
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import shown, wait_until, wordy
from .test_rhythm import close_goal
from .test_successors4 import opened, position


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
