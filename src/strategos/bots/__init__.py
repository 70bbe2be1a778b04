"""Opponents. A bot sits in a chair: it sees what its seat may see and answers with the key of an option."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any

from strategos.kernel.asking import Decision, Seat
from strategos.kernel.errors import BadInput
from strategos.kernel.match import Match
from strategos.kernel.view import View

WHERE: dict[str, tuple[str, ...]] = {
    "conquest": ("heuristic",),
    "alexander": ("heuristic",),
}
"""Game id → the bots of its own, functions of that name in `bots/<game>.py`. Every game has `random` besides."""


class Chair:
    """One seat's place at the table at the moment it is asked something."""

    def __init__(self, match: Match[Any], decision: Decision, rng: random.Random) -> None:
        self._match = match
        self.decision = decision
        self.rng = rng

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @cached_property
    def view(self) -> View:
        return self._match.view(self.seat)

    def imagine(self, seed: int | None = None) -> Match[Any]:
        """A match to think with: what the seat cannot know is resampled, and the dice to come are other dice."""
        return self._match.imagine(self.seat, self.rng.getrandbits(63) if seed is None else seed)


Bot = Callable[[Chair], str]


def random_bot(chair: Chair) -> str:
    """Any option, each as likely as the others; only giving up (`on` says "concedes") is not for the dice."""
    options = chair.decision.options
    while True:
        option = options[int(chair.rng.random() * len(options))]
        if "concedes" not in option.on or len(options) == 1:
            return option.key


def bot_names(game: str) -> tuple[str, ...]:
    return ("random", *WHERE.get(game, ()))


def bot(game: str, name: str) -> Bot:
    """The bot of this name for this game. Raises BadInput if there is none."""
    if name == "random":
        return random_bot
    if name not in WHERE.get(game, ()):
        raise BadInput(f"there is no bot {name!r} for {game}; choose one of: {', '.join(bot_names(game))}")
    return getattr(import_module(f".{game}", __name__), name)


def answer(match: Match[Any], decision: Decision, player: Bot, rng: random.Random) -> None:
    """Let a bot answer a decision."""
    match.play(decision.seat, player(Chair(match, decision, rng)))
