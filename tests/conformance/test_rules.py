"""The register's coverage is counted as the marks and examples say."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategos.games import game, game_ids
from strategos.kernel.errors import BadInput, DataError
from strategos.parts.register import register as atoms_of
from strategos.testing.coverage import coverage, register, unknown_marks, waived


@pytest.fixture
def project(tmp_path: Path) -> Path:
    data = tmp_path / "src/strategos/games/skirmish/data"
    data.mkdir(parents=True)
    rows = "".join(f"- {{id: SK-{n}, section: x, kind: rule, text: t}}\n" for n in range(1, 7))
    (data / "register.yaml").write_text(f"game: skirmish\natoms:\n{rows}")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_x.py").write_text(
        'import pytest\npytestmark = pytest.mark.rule("SK-1")\n'
        '@pytest.mark.rule("SK-2", "SK-9")\ndef test_a(): "SK-3"\n'
    )
    (tests / "x.yaml").write_text(
        "game: skirmish\nexamples:\n- {id: a, atoms: [SK-4], when: [{auto: true}]}\n- {id: b, atoms: [SK-5]}\n"
    )
    (tmp_path / "rules-waived.yaml").write_text("SK-6: it is in the box\n")
    return tmp_path


def test_what_marks_and_playable_examples_name_is_held(project: Path) -> None:
    assert coverage("skirmish", project) == {
        "game": "skirmish",
        "atoms": 6,
        "waived": 1,
        "held": 3,
        "share": 0.6,
        "missing": ["SK-3", "SK-5"],
    }


def test_a_misspelt_mark_is_found(project: Path) -> None:
    assert unknown_marks(("skirmish",), project) == {"SK-9": ["test_x.py::test_a"]}


def test_broken_registers_and_unknown_games(project: Path) -> None:
    with pytest.raises(BadInput, match="there is no game"):
        coverage("nogame", project)
    (project / "src/strategos/games/skirmish/data/register.yaml").write_text("atoms: [{id: ")
    with pytest.raises(DataError, match="not valid YAML"):
        coverage("skirmish", project)
    (project / "src/strategos/games/skirmish/data/register.yaml").unlink()
    with pytest.raises(BadInput, match="no rule register"):
        coverage("skirmish", project)


def test_no_mark_or_example_of_ours_is_misspelt(root: Path) -> None:
    games = tuple(name for name in game_ids() if atoms_of(game(name).package))
    assert games
    assert unknown_marks(games, root) == {}


def test_what_is_waived_exists(root: Path) -> None:
    atoms = {a for name in game_ids() for a in register(name, root)}
    excused = waived(root)
    assert sorted(set(excused) - atoms) == []
    assert all(isinstance(reason, str) and reason for reason in excused.values())
