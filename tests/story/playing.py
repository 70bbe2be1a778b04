"""Matches for the tests of stories: the playthroughs that are stored, and games played at random."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from strategos.games import game
from strategos.kernel.match import Match
from strategos.testing.playthrough import as_written

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def stored(name: str) -> Match[Any]:
    """A playthrough, played as it is written; its first line says what it was started with."""
    path = PLAYTHROUGHS / f"{name}.txt"
    head = re.match(r"(\w+) \S+ (\w+), (\d+) seats, seed (\d+)", path.read_text("utf-8"))
    assert head is not None
    chosen = game(head[1])
    match = Match(chosen, chosen.setup(int(head[3]), head[2]), int(head[4]))
    choose = as_written(path)
    while match.pending and (answer := choose(match)):
        match.play(*answer)
    return match


def at_random(name: str, seed: int, answers: int, **setup: Any) -> Match[Any]:
    chosen = game(name)
    match = Match(chosen, chosen.setup(**setup), seed)
    rng = random.Random(seed)
    while match.pending and match.answer_count < answers:
        decision = match.pending[0]
        match.play(decision.seat, rng.choice(decision.options).key)
    return match
