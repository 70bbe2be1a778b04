"""What changes between two editions: from their registers, and the page of the docs says the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from strategos.cli import run
from strategos.cli.editions import comparison, page
from strategos.games import game
from strategos.parts.editions import topics_of
from strategos.parts.register import register

EDITIONS = ("successors3", "successors4")


def test_the_page_is_what_the_command_prints(root: Path) -> None:
    """`strategos rules successors3 --differs successors4 > docs/editions.md`"""
    assert (root / "docs" / "editions.md").read_text("utf-8") == page(*EDITIONS)


def test_every_rule_of_both_is_the_same_another_one_or_only_in_one() -> None:
    ours, theirs = (register(game(name).package) for name in EDITIONS)
    found = comparison(*EDITIONS)
    same = {atom.id: atom.other.id for atom in ours.values() if atom.other is not None and atom.other.same}
    changed = {change.ours.id: change.theirs.id for change in found.changes}
    assert {*same, *changed, *(atom.id for atom in found.ours_only)} == set(ours)
    assert {*same.values(), *changed.values(), *(atom.id for atom in found.theirs_only)} == set(theirs)
    assert all(change.differs for change in found.changes)


def test_topics_name_atoms_of_both_registers() -> None:
    topics = topics_of(game("successors3").package)
    assert len(topics) >= 15
    for topic in topics:
        assert set(topic.says) == set(topic.atoms) == set(EDITIONS)
        for name in EDITIONS:
            assert set(topic.atoms[name]) <= set(register(game(name).package)), topic.topic


def test_the_command_prints_the_page_or_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "successors3", "--differs", "successors4"]) == 0
    assert capsys.readouterr().out == page(*EDITIONS)
    assert run(["rules", "successors3", "--differs", "successors4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["other"]) == EDITIONS
    [stronghold] = [c for c in told["changes"] if c["rule"] == "S3-15.4-d"]
    assert stronghold["other"].startswith("S4-")
    assert set(told["only"]) == set(EDITIONS)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (("conquest", "alexander"), "conquest and alexander are not two editions of one game"),
        (("successors3", "troy"), "there is no game 'troy'"),
        (("successors4", "successors3"), "the other way round: strategos rules successors3 --differs successors4"),
        (("successors3", "successors3"), "successors3 does not differ from itself"),
    ],
)
def test_what_cannot_be_compared_gets_one_clear_sentence(
    names: tuple[str, str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", names[0], "--differs", names[1]]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
