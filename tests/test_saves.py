"""A match of every released version is kept in `saves/`; all of them must load and go on."""

from __future__ import annotations

from pathlib import Path

import pytest

import strategos
from strategos.owner import match_files

SAVES = sorted((Path(__file__).resolve().parent.parent / "saves").glob("*/*.json"))


def test_every_game_has_saves() -> None:
    assert {path.stem.split("-")[0] for path in SAVES} >= set(strategos.game_ids())


@pytest.mark.parametrize("path", SAVES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_save_of_an_older_version_loads_and_goes_on(path: Path) -> None:
    match, rejected = match_files.resume(path)
    assert not rejected, f"answers no longer accepted: {rejected}"
    for _ in range(20):
        if not match.pending:
            break
        decision = match.pending[0]
        match.play(decision.seat, decision.options[0].key)
