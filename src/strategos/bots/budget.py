"""How much a bot may think, and what is left of it while it does."""

from __future__ import annotations

import time

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about an answer, counted in work, so that equal budgets give equal answers anywhere."""

    decisions: int = 20_000
    """Questions answered in imagined matches, whoever is asked: a playout of one turn costs less than a whole one."""
    seconds: float = 20.0
    """A brake only: after so long nothing more is played. What the brake ends does not repeat elsewhere."""


BUDGET = Budget()


class Spent(Exception):
    """The budget is used up; what is being played out is not worth finishing."""


class Purse:
    """What is left of a budget while an answer is being thought about."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.decisions
        self.braked = False
        """Whether it was the clock that ended it."""
        self._until = time.monotonic() + budget.seconds

    def __bool__(self) -> bool:
        if self.left > 0 and time.monotonic() > self._until:
            self.left, self.braked = 0, True
        return self.left > 0

    def pay(self) -> None:
        """One more question is answered. Raises Spent."""
        if not self:
            raise Spent
        self.left -= 1
