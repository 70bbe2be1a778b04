"""Of a game that fails, the shortest one that fails in the same way."""

from __future__ import annotations

import time
from typing import Any

from strategos.kernel.game import Game, Setup

from .trials import Trial, replay


def shrink(game: Game[Any], setup: Setup, seed: int, found: Trial, seconds: float = 20.0) -> Trial:
    """The shortest game found within the time that fails in the same way."""
    assert found.problem is not None
    code, close = found.problem.code, found.problem.close
    if code == "stall":
        return found
    deadline = time.monotonic() + seconds
    best, answers = found, found.match.answers
    size = len(answers)
    while size >= 1:
        start, shorter = 0, False
        while start < len(answers):
            if time.monotonic() > deadline:
                return best
            attempt = replay(game, setup, seed, [*answers[:start], *answers[start + size :]], close)
            kept = attempt.match.answers
            if attempt.problem is not None and attempt.problem.code == code and len(kept) < len(answers):
                best, answers, shorter = attempt, kept, True
            else:
                start += size
        if not shorter:
            size //= 2
        size = min(size, len(answers))
    return best
