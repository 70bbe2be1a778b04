"""Matches for the tests of stories: the playthroughs that are stored, and games played at random."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from strategos.games import game
from strategos.kernel.match import Match
from strategos.testing.playthrough import as_written

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
STORED = {
    "conquest-classic-4-bot": ("conquest", 4, "classic", 1),
    "alexander-granicus-1-bot": ("alexander", 1, "granicus", 10),
    "alexander-tyre-1-bot": ("alexander", 1, "tyre", 7),
}


def stored(name: str) -> Match[Any]:
    """A playthrough, played as it is written."""
    of, seats, scenario, seed = STORED[name]
    chosen = game(of)
    match = Match(chosen, chosen.setup(seats, scenario), seed)
    choose = as_written(PLAYTHROUGHS / f"{name}.txt")
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
