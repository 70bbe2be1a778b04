"""Matches in files."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

import strategos
from strategos.kernel.errors import DataError
from strategos.owner import match_files


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = strategos.new("skirmish", seed=4)
    match.play(0, "north-1")
    match_files.save(match, tmp_path / "deep" / "er" / "game.json")
    again = match_files.load(tmp_path / "deep" / "er" / "game.json")
    assert again.pending[0].kind == match.pending[0].kind == "ford"
    assert again.state == match.state
    assert again.answers == match.answers


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    match = strategos.new("skirmish", seed=4)
    match_files.save(match, path)
    before = path.read_bytes()
    match.play(0, "north-1")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError, match="cannot be written \\(No space left on device\\)"):
        match_files.save(match, path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_saved_games_can_be_read_by_others(tmp_path: Path) -> None:
    match_files.save(strategos.new("skirmish"), tmp_path / "game.json")
    assert stat.S_IMODE((tmp_path / "game.json").stat().st_mode) == 0o644


def test_answers_no_longer_accepted_are_handed_back(tmp_path: Path) -> None:
    match = strategos.new("skirmish", seed=4)
    match.play(0, "north-1")
    path = tmp_path / "game.json"
    match_files.save(match, path)
    path.write_text(path.read_text("utf-8").replace('"north-1"', '"north-9"'), "utf-8")
    again, rejected = match_files.resume(path)
    assert [a.key for a in rejected] == ["north-9"]
    assert again.answer_count == 0
