"""The rulebook on the screen, in every language: each rule in the reader's, and words above it instead of ids."""

from __future__ import annotations

import httpx
import pytest

from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import missing

GAMES = ("alexander", "conquest", "peloponnesian", "successors3", "successors4")
RULES = """
() => [...document.querySelectorAll('.book [data-rule]')].map((rule) => {
  const label = rule.querySelector('.id')?.textContent ?? '';
  return [rule.dataset.rule, label, rule.textContent.slice(label.length).trim()];
})
"""


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_rule_is_shown_in_english_nor_under_an_id(open_page: OpenPage, server: Server, language: str) -> None:
    page = open_page(f"/#/rules/{GAMES[0]}", locale=language)
    english: list[str] = []
    labelled: list[str] = []
    for game in GAMES:
        atoms = {
            atom["id"]: atom for atom in httpx.get(f"{server.url}/api/games/{game}/rules", timeout=60).json()["atoms"]
        }
        page.goto(f"{server.url}/#/rules/{game}")
        page.wait_for_selector(f"[data-rule='{next(iter(atoms))}']", state="attached")
        shown: list[tuple[str, str, str]] = page.evaluate(RULES)
        assert {rule for rule, _, _ in shown} == atoms.keys()
        english += [rule for rule, _, text in shown if text == atoms[rule]["text"].strip()]
        labelled += [label for rule, label, _ in shown if label and label != atoms[rule]["printed"]]
        headings = page.locator(".book summary").all_text_contents()
        labelled += [heading for heading in headings if any(atom in heading for atom in atoms)]
    assert english == []
    assert labelled == []
    assert missing(page) == []


@pytest.mark.parametrize(
    ("language", "above", "printed"),
    [
        ("en", "Terms", "in the Italian rulebook: Termini Importanti di Gioco"),
        ("it", "Termini", "nel regolamento italiano: Termini Importanti di Gioco"),
        ("fr", "Termes", "dans le livret de règles italien\u00a0: Termini Importanti di Gioco"),
    ],
)
def test_a_rule_says_where_the_printed_book_has_it(
    open_page: OpenPage, language: str, above: str, printed: str
) -> None:
    page = open_page("/#/rules/peloponnesian/PW-TERMS-c", locale=language)
    page.wait_for_selector(".book .text")
    assert page.locator(".book h3").inner_text() == above
    assert page.locator(".book .meta").inner_text().startswith(f"{printed} ·")
    assert page.locator(".book .meta [lang=it]").inner_text() == "Termini Importanti di Gioco"
    # What it depends on is elsewhere in the book, and has a number there.
    assert page.locator(".book [data-rule='PW-5.1.5-a'] .id").inner_text() == "5.1.5"
