"""Guides are played to their end: every step must come, and what it points at must be among the choices."""

from __future__ import annotations

import random
from typing import Any

from strategos.bots import Chair, bot, steady_bot
from strategos.kernel.game import Game
from strategos.kernel.match import Match
from strategos.parts.guides import Guide, coaching

MOST = 3000
"""Answers after which a guide is given up."""


def follow(game: Game[Any], name: str, guide: Guide, seed: int = 0) -> tuple[Match[Any], list[str]]:
    """Play a guide as somebody would who does what it says, and else what the best bot of the game would do.

    Gives the match, and the steps in the order in which they came.
    """
    match = Match(game, game.setup(guide.seats, guide.scenario, **guide.options), guide.seed)
    rng, best = random.Random(seed), steady_bot(game.id)
    players = [bot(game.id, best) for _ in range(guide.seats)]
    came: list[str] = []
    for _ in range(MOST):
        if not match.pending:
            break
        decision = match.pending[0]
        key = None
        if decision.seat == guide.seat:
            now = coaching(name, guide, match.answers, decision, game.round(match.state))
            if now.done == now.of:
                break
            if now.step is not None:
                came.append(now.step)
            key = now.key
        match.play(decision.seat, key or players[decision.seat].answer(Chair(match, decision, rng)))
    return match, came
