"""Matches of the teaching game for tests of hints and analyses."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import strategos
from strategos.bots import Chair
from strategos.bots.policy import Inside
from strategos.games.skirmish.bots.heuristic import Heuristic
from strategos.kernel.match import Match


def played(seed: int, planted: Mapping[int, str] | None = None) -> Match[Any]:
    """A match of the heuristic to its end, with other answers at these places."""
    match = strategos.new("skirmish", seed=seed)
    while match.pending:
        decision = match.pending[0]
        at = match.answer_count
        chair: Chair = Inside(match.game, match.position(decision.seat, at), decision, random.Random(at))
        match.play(decision.seat, (planted or {}).get(at) or Heuristic().answer(chair))
    return match
