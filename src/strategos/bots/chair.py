"""Where a bot sits: what it is asked, what its seat may see, and worlds to think with."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from strategos.kernel.asking import Decision, Option, Seat
from strategos.kernel.game import State
from strategos.kernel.match import Match
from strategos.kernel.playout import Policy, to_the_end
from strategos.kernel.view import View

from .budget import BUDGET, Budget, Purse, Spent


class Chair:
    """One seat's place at the table at the moment it is asked something."""

    def __init__(self, match: Match[Any], decision: Decision, rng: random.Random, budget: Budget = BUDGET) -> None:
        self._match = match
        self.decision = decision
        self.rng = rng
        self.purse = Purse(budget)
        self._worlds: list[Match[Any]] = []

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @cached_property
    def view(self) -> View:
        return self._match.view(self.seat)

    @cached_property
    def key(self) -> bytes:
        """What the seat knows, as something to look up by: whatever it cannot know makes no difference."""
        return self.position().key()

    @cached_property
    def fatal(self) -> Mapping[str, Any]:
        """Answers after which all is lost, or at stake, as far as the seat can see."""
        return self._match.game.fatal(self.position(), self.decision)

    def imagine(self, seed: int | None = None) -> Match[Any]:
        """A match to think with: what the seat cannot know is resampled, and the dice to come are other dice."""
        return self._match.imagine(self.seat, self.rng.getrandbits(63) if seed is None else seed)

    def position(self, seed: int = 0) -> Any:
        """A state to look at, with what the seat cannot know resampled: that of the match `imagine` would give."""
        return self._match.position(self.seat, seed)

    def worlds(self, n: int) -> list[Match[Any]]:
        """The first `n` imagined worlds of this question, the same ones at every call, each to be played in: candidates
        that are tried in the same worlds differ by what they are, not by their luck."""
        return [self.world(number) for number in range(n)]

    def world(self, number: int) -> Match[Any]:
        """One of these worlds, the first being 0."""
        while len(self._worlds) <= number:
            self._worlds.append(self.imagine())
        return self._worlds[number].copy()

    def rollouts(self) -> Iterator[Match[Any]]:
        """Other imagined matches, one after the other, as long as the budget lasts."""
        while self.purse:
            yield self.imagine()

    def playout(
        self, world: Match[Any], policy: Policy[Any], until: Callable[[Any], bool] = to_the_end
    ) -> State | None:
        """Where `policy` brings an imagined match, paid from the budget; None if that was used up on the way."""
        pay = self.purse.pay

        def paid(state: State, decision: Decision) -> Option[Any]:
            pay()
            return policy(state, decision)

        try:
            return world.playout(paid, until) if self.purse else None
        except Spent:
            return None
