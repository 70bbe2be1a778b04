"""One full turn in each language, with no message missing; and the language changed in the middle."""

from __future__ import annotations

import random

import msgspec
import pytest

import strategos
from strategos.games import skirmish
from strategos.kernel.record import Record
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import act, imported, missing, my_turn, new_match, over, shot, summary


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_full_turn(open_page: OpenPage, server: Server, language: str) -> None:
    match = new_match(server, seats=3, seed=21)
    page = open_page(f"/#/match/{match}", locale=language)
    rng = random.Random(9)
    for step in range(120):
        my_turn(page)
        if over(page) or summary(server, match)["round"] > 1:
            break
        act(page, rng, avoid=("button:acclaim",) if step % 40 else ())
    assert summary(server, match)["round"] > 1
    assert page.locator(f"html[lang={language}]").count() == 1
    shot(page, f"language-{language}")
    page.keyboard.press("r")
    page.wait_for_selector(".book")
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    page.wait_for_selector("dl kbd")
    assert missing(page) == []


def test_switch(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server, seats=2)}")
    my_turn(page)
    english = page.inner_text("[data-testid=question]")
    page.keyboard.press("m")
    page.locator(".menu button[lang=fr]").click()
    page.wait_for_selector("html[lang=fr]")
    assert page.inner_text("[data-testid=question]") != english
    assert missing(page) == []


def unneighbourly(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A game that was played when men might march as far as they liked, saved with its last march."""
    with monkeypatch.context() as patched:
        patched.setattr(skirmish, "why_not_march", lambda *_: None)
        match = strategos.new("skirmish", seats=2, seed=7)
        match.play(0, "north-1")
        match.play(0, "elm")
        record = Record.of(match)
        # What follows from a checkpoint is played as it stands there.
        return msgspec.structs.replace(record, checkpoints=record.checkpoints[:1]).encode()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The rules have changed since this game was saved; the last answer was undone (rule SK-2)."),
        ("it", "Le regole sono cambiate da quando la partita è stata salvata; l'ultima risposta è stata annullata"),
        ("fr", "la dernière réponse a été annulée (règle"),
    ],
)
def test_what_changed_rules_took_back_is_said(
    open_page: OpenPage, server: Server, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = imported(server, unneighbourly(monkeypatch))
    page = open_page(f"/#/match/{match}?seat=0", locale=language)
    page.get_by_text(said).first.wait_for(timeout=20_000)
    assert missing(page) == []
