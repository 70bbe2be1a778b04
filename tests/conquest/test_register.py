"""The register, the waivers and the page of rulings fit together."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from strategos.games.conquest import GAME

ROOT = Path(__file__).parents[2]
REGISTER = yaml.safe_load(files("strategos.games.conquest").joinpath("data/register.yaml").read_text("utf-8"))
ATOMS = {atom["id"]: atom for atom in REGISTER["atoms"]}
RULINGS = (ROOT / "docs/rulings/conquest.md").read_text("utf-8")
CHAPTERS = """Aim, Components, The board, Straits, Pieces and stock, Money, Control markers, Leaders,
Cities and fortifications, Roads, Combat units, Set-up, Order of play, Movement, Land movement, Sea movement, Combat,
Land battle, Sea battle, Victory in battle, Pursuit, Capture of a Caesar, Retreat, Conquest of provinces, Tribute,
Destroying cities, Purchase, Inflation, Placement, Return of Generals, Alliances, Winning, Examples"""


def atoms_in(text: str) -> set[str]:
    return set(re.findall(r"CE-(?!EX)[a-z0-9-]+-\d\d\b", text))


def test_atoms_are_complete():
    assert len(ATOMS) == len(REGISTER["atoms"])
    chapters = {c.strip() for c in CHAPTERS.replace("\n", " ").split(",")}
    for atom in ATOMS.values():
        assert {"id", "section", "chapter", "kind", "text", "depends"} <= atom.keys(), atom["id"]
        assert atom["chapter"] in chapters, atom["id"]
        assert set(atom["depends"]) <= ATOMS.keys(), atom["id"]
    assert {a["chapter"] for a in ATOMS.values()} == chapters


def test_open_questions_are_complete():
    ids = [q["id"] for q in REGISTER["open_questions"]]
    assert len(ids) == len(set(ids))
    for question in REGISTER["open_questions"]:
        assert {"id", "sections", "question", "ruling", "why", "atoms"} <= question.keys(), question["id"]
        assert set(question["atoms"]) <= ATOMS.keys(), question["id"]


@pytest.mark.parametrize("ruling", [f"R{n:02}" for n in range(1, 27)])
def test_every_reading_is_on_the_page(ruling):
    assert f"\n| {ruling} |" in RULINGS


def test_every_question_is_on_the_page():
    missing = [q["id"] for q in REGISTER["open_questions"] if f"\n| {q['id']} |" not in RULINGS]
    assert missing == []


def test_every_option_is_on_the_page_with_its_values():
    for choice in GAME.choices:
        first, *others = choice.values
        assert f"| `{choice.name}` | **{first}**, {', '.join(others)} |" in RULINGS
        assert choice.rule in ATOMS


def test_the_page_names_only_atoms_that_exist():
    assert atoms_in(RULINGS) <= ATOMS.keys()


def test_waived_atoms_exist_and_are_on_the_page():
    waived = yaml.safe_load((ROOT / "rules-waived.yaml").read_text("utf-8"))
    ours = {atom for atom in waived if atom.startswith("CE-")}
    assert ours <= ATOMS.keys()
    assert ours == atoms_in(RULINGS.split("## Waived atoms")[1]) - {"CE-stock-02"}


def test_code_cites_only_atoms_that_exist():
    for path in (ROOT / "src/strategos/games/conquest").glob("*.py"):
        assert atoms_in(path.read_text("utf-8")) <= ATOMS.keys(), path.name
