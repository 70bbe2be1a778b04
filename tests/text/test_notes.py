"""How we read a rule is said in every language, in a sentence for players."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import strategos
from strategos.owner import desk
from strategos.parts.register import note_of, register
from strategos.parts.rows import remark_of
from strategos.text import LANGUAGES, Words, codes, own

GAMES = ("alexander", "conquest", "peloponnesian", "successors3", "successors4")

PAGES = Path(__file__).parents[2] / "docs" / "rulings"

CODES = {
    "a ruling": r"\bOQ3?-|\bR\d-[A-Z]|\b[RU]\d+\b|\bMM-\d",
    "an identifier": r"\w_\w|\w\(\)|`",
    "an atom": r"\b\d+-[a-z]{1,2}\b|[a-z]-\d\d\b|\b[A-Z][A-Z0-9]+-[a-z]{1,2}\b|\b(PW|S3|S4|CE)-",
    "a file": r"\.(ya?ml|md|py|json)\b|\bdata/",
}
"""What a player cannot read."""


def code_in(note: str) -> str:
    """The first kind of code in a sentence, or nothing."""
    return next((kind for kind, code in CODES.items() if re.search(code, note)), "")


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_note_is_translated(game_id: str, language: str) -> None:
    """English is in the register and the data themselves; another language has a message for each note, and no
    others. That a fact is reconstructed is said among its sources."""
    noted = {note_of(atom.id) for atom in register(strategos.game(game_id).package).values() if atom.note}
    notes = {fact.note for fact in desk.desk(game_id).facts if not fact.note.startswith("reconstructed")}
    remarks = {remark_of(note) for note in notes if note}
    written = codes.joined(language, [f"{name}.notes" for name in own(game_id)])
    assert sorted(written.keys() ^ (noted | remarks)) == []


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_is_a_sentence_without_codes(game_id: str, language: str) -> None:
    words = Words(language, game_id)
    said = {atom.id: words.note(atom.id) for atom in words.atoms().values() if atom.note}
    assert {atom: kind for atom, note in said.items() if (kind := code_in(note))} == {}
    assert {atom: note for atom, note in said.items() if not re.match(r"[\W\d]*[A-ZÀ-Ö]", note)} == {}
    assert {atom: note for atom, note in said.items() if not re.search(r"[.!?][»”)]?$", note)} == {}


@pytest.mark.parametrize(
    ("note", "kind"),
    [
        ("See OQ-ROUTE.", "a ruling"),
        ("OQ3-SENIORITY says who.", "a ruling"),
        ("R07: ask move by move.", "a ruling"),
        ("He may pass (R3-LONE-WALLS).", "a ruling"),
        ("The option lone_leader says.", "an identifier"),
        ("It contains the +2 of 5.4-m.", "an atom"),
        ("Limited by the counters (COMP-p).", "an atom"),
        ("See faq-land-13.", "an atom"),
        ("The zones are in map.yaml.", "a file"),
        ("Die 4-6 of 5.4, see section 10.5; Round 2 of turn IV.", ""),
    ],
)
def test_codes_are_noticed(note: str, kind: str) -> None:
    assert code_in(note) == kind


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_of_a_ruling_names_the_rule_whose_note_tells_it(game_id: str) -> None:
    """What both editions of a game leave open is on the page of one of them."""
    page = (PAGES / f"{game_id}.md").read_text("utf-8")
    rows = {row.split(" | ")[0].removeprefix("| "): row for row in page.splitlines() if row.startswith("| ")}
    atoms = register(strategos.game(game_id).package).values()
    told = [(ruling, atom.id) for atom in atoms for ruling in atom.rulings]
    assert [atom.id for atom in atoms if atom.rulings and not atom.note] == []
    assert [
        (ruling, atom) for ruling, atom in told if not re.search(rf"{re.escape(atom)}\b", rows.get(ruling, ""))
    ] == []
