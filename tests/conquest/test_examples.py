"""The rulebook's worked examples hold, and further ones of ours, each as a test of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from strategos.testing import examples

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    result = examples.attempt(case, KNOWN)
    assert result.ok, result.why


def test_every_example_of_the_rulebook_is_here() -> None:
    found = {case.example.id for case in CASES if case.example.id.startswith("CE-EX-")}
    assert found == {f"CE-EX-{n:02}" for n in range(1, 39)}


def test_further_examples_do_not_pass_for_the_rulebooks_own() -> None:
    others = [case for case in CASES if not case.example.id.startswith("CE-EX-")]
    assert others
    assert all(case.example.type == "derived" for case in others)


def problem(tmp_path: Path, **words: Any) -> str:
    """What the runner says to one example that does not hold."""
    path = tmp_path / "x.yaml"
    path.write_text(
        yaml.safe_dump({"game": "conquest", "examples": [{"id": "X", "auto": True, **words}]}, sort_keys=False)
    )
    [result] = examples.run([path]).results
    assert not result.ok
    return result.why


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a slip of the pen": (
        {"control": {"dalmatica": "italia"}},
        "no province 'dalmatica'; did you mean dalmatia",
    ),
    "five Generals": ({"at": {"dalmatia": {"italia": {"general": 5}}}}, "italia has no 5 Generals"),
    "a City of nobody": ({"city": {"dacia": "city"}}, "a City that belongs to nobody, in dacia"),
    "foreign ground": (
        {"control": {"dacia": "italia"}, "at": {"dacia": {"egyptus": {"infantry": 1}}}},
        "land units in dacia, which their owner does not control",
    ),
}


@pytest.mark.parametrize(("given", "why"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_a_position_that_cannot_be_says_where(given: dict[str, Any], why: str, tmp_path: Path) -> None:
    assert why in problem(tmp_path, given={"empty": True, **given}, when=[{"asked": "move"}])


def test_defaults_for_every_question_do_not_hang(tmp_path: Path) -> None:
    defaults = {"move": "end", "buy": "done", "destroy": "done"}
    assert "without end" in problem(tmp_path, given={"empty": True}, default=defaults, when=[{"asked": "move"}])
