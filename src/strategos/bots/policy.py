"""A bot as a policy of playouts: it plays on in an imagined world, and takes what it finds there for the truth."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from strategos.kernel.asking import Decision, Option, Seat
from strategos.kernel.beside import Bot
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Game, State
from strategos.kernel.match import Match
from strategos.kernel.playout import Policy
from strategos.kernel.view import View

from .budget import Budget, Purse
from .chair import Chair

EMPTY = Purse(Budget(decisions=0))
"""Whoever plays in a playout does not play out: nothing is ever paid from this purse."""


class Inside(Chair):
    """A chair in an imagined world. There is no match around it to imagine another one from."""

    def __init__(self, game: Game[Any], state: State, decision: Decision, rng: random.Random) -> None:
        self._game, self._state = game, state
        self.decision, self.rng, self.purse = decision, rng, EMPTY

    @cached_property
    def view(self) -> View:
        return self._game.view(self._state, self.seat)

    @cached_property
    def key(self) -> bytes:
        return self._state.key()

    @cached_property
    def fatal(self) -> Mapping[str, Any]:
        return self._game.fatal(self._state, self.decision)

    def position(self, seed: int = 0) -> Any:
        """The position itself: what the seat cannot know was resampled when the world was imagined."""
        return self._state

    def imagine(self, seed: int | None = None) -> Match[Any]:
        raise BadInput("within a playout nobody can imagine another match")


def policy(game: Game[Any], make: Callable[[], Bot], rng: random.Random) -> Policy[Any]:
    """A policy for playouts from a bot: every seat gets one of its own, and `rng` is what all of them throw."""
    players: dict[Seat, Bot] = {}

    def choose(state: State, decision: Decision) -> Option[Any]:
        player = players.get(decision.seat)
        if player is None:
            player = players[decision.seat] = make()
        key = player.answer(Inside(game, state, decision, rng))
        option = decision.option(key)
        if option is None:
            raise BadInput(f"{type(player).__name__} answers {decision.kind} with {key!r}, which is no option")
        return option

    return choose


def by_seat(policies: Mapping[Seat, Policy[Any]], others: Policy[Any]) -> Policy[Any]:
    """Some seats play by policies of their own."""

    def choose(state: State, decision: Decision) -> Option[Any]:
        return policies.get(decision.seat, others)(state, decision)

    return choose
