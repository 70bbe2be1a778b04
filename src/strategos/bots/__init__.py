"""Opponents. A bot sits in a chair: it sees what its seat may see and answers with the key of an option.

Here is what all of them need, and the one that plays any game; a game's own bots are in `games/<game>/bots`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from strategos.games import game
from strategos.kernel.asking import Decision, Seat
from strategos.kernel.beside import Bot
from strategos.kernel.errors import BadInput
from strategos.kernel.match import Match
from strategos.kernel.view import View


class Budget(msgspec.Struct, frozen=True):
    """How much thinking an answer is worth, counted in playouts, so that equal budgets give equal answers."""

    playouts: int = 1000
    seconds: float = 20.0
    """A brake only: after so long no more playouts begin."""


BUDGET = Budget()


class Chair:
    """One seat's place at the table at the moment it is asked something."""

    def __init__(self, match: Match[Any], decision: Decision, rng: random.Random, budget: Budget = BUDGET) -> None:
        self._match = match
        self.decision = decision
        self.rng = rng
        self.left = budget.playouts
        """Playouts of the budget not yet made."""
        self._until = time.monotonic() + budget.seconds

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @cached_property
    def view(self) -> View:
        return self._match.view(self.seat)

    def imagine(self, seed: int | None = None) -> Match[Any]:
        """A match to think with: what the seat cannot know is resampled, and the dice to come are other dice."""
        return self._match.imagine(self.seat, self.rng.getrandbits(63) if seed is None else seed)

    def position(self, seed: int = 0) -> Any:
        """A state to look at, with what the seat cannot know resampled: that of the match `imagine` would give."""
        return self._match.position(self.seat, seed)

    def take(self, playouts: int) -> int:
        """So many playouts of the budget, or as many as are left."""
        if time.monotonic() > self._until:
            self.left = 0
        taken = min(playouts, self.left)
        self.left -= taken
        return taken

    def rollouts(self) -> Iterator[Match[Any]]:
        """Imagined matches to play out (`Match.playout`), one after the other, as long as the budget lasts."""
        while self.take(1):
            yield self.imagine()


class Plain:
    """A bot without a memory: a function from a chair to a key."""

    def __init__(self, think: Callable[[Chair], str]) -> None:
        self.plan = b""
        self.answer = think


def random_key(chair: Chair) -> str:
    """Any option, each as likely as the others; only giving up (`on` says "concedes") is not for the dice."""
    options = chair.decision.options
    while True:
        option = options[int(chair.rng.random() * len(options))]
        if "concedes" not in option.on or len(options) == 1:
            return option.key


def bot_names(name: str) -> tuple[str, ...]:
    """The bots of a game, the weakest first."""
    return ("random", *game(name).bots())


def quick_bot(name: str) -> str:
    """The bot that answers in place of a slow one: the first of the game's own."""
    return next(iter(game(name).bots()), "random")


def bot(name: str, which: str) -> Bot:
    """A bot of this game for one seat of one match. Raises BadInput if there is none of this name."""
    if which == "random":
        return Plain(random_key)
    own = game(name).bots()
    if which not in own:
        raise BadInput(f"there is no bot {which!r} for {name}; choose one of: {', '.join(bot_names(name))}")
    return own[which]()
