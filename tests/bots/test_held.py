"""The heuristic that others are measured by plays as it did when that began."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from strategos.simulation.arena import arena_of, play_bout

HELD = yaml.safe_load((Path(__file__).parent / "held.yaml").read_text("utf-8"))


@pytest.mark.parametrize("row", HELD, ids=lambda row: f"{row['game']}-{row['scenario']}-{row['seats']}")
def test_heuristic_1_gives_the_answers_it_gave(row: dict[str, str | int]) -> None:
    """A change of a game's rules may change its games; then this file is written anew, and the ladder with it."""
    arena = arena_of(
        str(row["game"]),
        "heuristic-1",
        scenario=str(row["scenario"]),
        seats=int(row["seats"]),
        games=1,
        seed=1,
        max_rounds=int(row["rounds"]),
    )
    bout = play_bout(arena, (1, 0))
    assert not bout.error
    assert (bout.decisions, bout.answers) == (row["decisions"], row["answers"])
