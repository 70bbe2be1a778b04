"""A number with its reasons: what is printed, and what adds to it or takes from it, each by its rule.

The rules reckon with tallies and roll against `value`; whoever shows the number shows the reasons they have used.
"""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a reckoning. The words are `reason-<why>` in the game's catalogue, with `what` (a reference)."""

    why: str
    by: int
    rule: str = ""
    what: str = ""


class Tally(msgspec.Struct, frozen=True):
    """A number and the reasons that sum up to it."""

    value: int
    reasons: tuple[Reason, ...] = ()

    def plus(self, why: str, by: int, rule: str, what: str = "") -> Tally:
        """The same with one more reason; what changes nothing is not told. A truth counts 1, and is stored as 1."""
        return Tally(self.value + by, (*self.reasons, Reason(why, int(by), rule, what))) if by else self
