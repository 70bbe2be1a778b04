"""strategos analyse, and the levels of strategos play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import strategos
from strategos.cli import run
from strategos.cli.play import players
from strategos.kernel.errors import BadInput
from strategos.owner import match_files
from tests.coach.playing import played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    saved = tmp_path / "game.json"
    match_files.save(played(2, {4: "pass"}), saved)
    return saved


@pytest.mark.parametrize(("language", "grade"), [("en", "blunder"), ("it", "errore grave"), ("fr", "grosse erreur")])
def test_marks_are_told_in_the_words_of_the_game(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, grade: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    command = ["analyse", str(file), "--seconds", "1", "--workers", "1", "--seats", "1", "--language", language]
    assert run(command) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert grade.split()[0] in told.lower()


def test_it_is_one_object_of_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(file), "--seconds", "1", "--workers", "1", "--seats", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [mark["at"] for mark in found["mistakes"]][:1] == [4]
    assert found["judged"] == found["suspects"]


def test_bad_input_is_one_sentence(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(file), "--seats", "3"]) == 2
    assert "seats from 1 to 2" in capsys.readouterr().err
    assert run(["analyse", str(file), "--language", "de"]) == 2
    assert "no language" in capsys.readouterr().err
    going = tmp_path / "going.json"
    match_files.save(strategos.new("skirmish", seed=1), going)
    assert run(["analyse", str(going)]) == 2
    assert "not over" in capsys.readouterr().err


def test_a_level_is_that_of_all_bots_and_a_demonstration_has_nobody_else() -> None:
    assert players("conquest", None, 3, "hard") == ("human", "hard", "hard")
    assert players("conquest", None, 2, "easy", watch=True) == ("easy", "easy")
    assert players("alexander", None, 1, "expert", watch=True) == ("expert",)
    assert players("alexander", None, 1, "expert") == ("human",)
    with pytest.raises(BadInput, match="no level"):
        players("conquest", None, 2, "godlike")
    with pytest.raises(BadInput, match="leave out"):
        players("conquest", "human,random", 2, "hard")
