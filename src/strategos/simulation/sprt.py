"""A sequential test: play until it is decided whether a bot is ELO0 or ELO1 stronger than the rest, and no longer.

The generalised sequential probability ratio test, as engines of chess are tested by. What is counted is the mean score
of a seed, all its seats together (for two seats: 0, ¼, ½, ¾ or 1), so what a seed and a seat do to both bots cancels
out. Nothing is assumed about how these scores are spread: for either hypothesis the likeliest spread with its mean is
found, and the logarithms of the likelihoods are compared. Elo means what it means in `ratings`: the worth of the seats,
which makes a rating count for less in the score, is reckoned from who won where.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from strategos.kernel.errors import BadInput

ALPHA = BETA = 0.05
GRAIN = 1e-3
"""So much of a game is taken for won and lost before the first, so that either mean can be explained."""


class Hypotheses(msgspec.Struct, frozen=True):
    """By how many Elo the first bot is stronger than each of the others: not so (0), or so (1)."""

    elo0: float
    elo1: float


class Verdict(msgspec.Struct, frozen=True):
    """How far the test has come."""

    elo0: float
    elo1: float
    alpha: float
    beta: float
    seeds: int
    """How many were counted, in order; a decided test counts no more."""
    llr: float
    lower: float
    upper: float
    result: str
    """`H1`: the first bot is the stronger by ELO1; `H0`: by no more than ELO0; empty: not decided."""


def hypotheses(given: str) -> Hypotheses:
    """From `ELO0,ELO1`. Raises BadInput with one clear sentence."""
    try:
        elo0, elo1 = (float(part) for part in given.split(","))
    except ValueError:
        raise BadInput(f"a test is written ELO0,ELO1, such as 0,50, not {given!r}") from None
    if not elo0 < elo1 or not (math.isfinite(elo0) and math.isfinite(elo1)):
        raise BadInput(f"the first of the two ratings must be the lower one, not {given!r}")
    return Hypotheses(elo0, elo1)


def share(elo: float, worth: Sequence[float]) -> float:
    """The share of games won by a bot that is so much stronger than each of the others, when it sits in every seat in
    turn; `worth` is what seats win among equals."""
    odds, total = 10 ** (elo / 400), sum(worth)
    return sum(odds * seat / (odds * seat + total - seat) for seat in worth) / len(worth)


class Sprt:
    """One test under way."""

    def __init__(self, tested: Hypotheses, seats: int) -> None:
        self.tested = tested
        self.worth = [1.0] * seats
        """Points won from each seat, by whomever; before the first game all are equal."""
        self.counts = {0.0: GRAIN, 1.0: GRAIN}
        self.seeds = 0
        self.llr = 0.0
        self.lower, self.upper = math.log(BETA / (1 - ALPHA)), math.log((1 - BETA) / ALPHA)

    @property
    def result(self) -> str:
        return "H1" if self.llr >= self.upper else "H0" if self.llr <= self.lower else ""

    def add(self, score: float, won: Sequence[float] = ()) -> None:
        """A seed's mean score of the first bot, and what was won from each seat. A decided test stays as it is."""
        if not self.result:
            self.seeds += 1
            self.worth = [
                before + more for before, more in zip(self.worth, won or [0.0] * len(self.worth), strict=True)
            ]
            self.counts[round(score, 6)] = self.counts.get(round(score, 6), 0) + 1
            means = share(self.tested.elo0, self.worth), share(self.tested.elo1, self.worth)
            self.llr = log_ratio(self.counts, *means)

    def verdict(self) -> Verdict:
        bounds = round(self.llr, 3), round(self.lower, 3), round(self.upper, 3)
        return Verdict(self.tested.elo0, self.tested.elo1, ALPHA, BETA, self.seeds, *bounds, self.result)


def log_ratio(counts: Mapping[float, float], mean0: float, mean1: float) -> float:
    """How much likelier these scores are if their mean is the second: the logarithm."""
    tilt0, tilt1 = _tilt(counts, mean0), _tilt(counts, mean1)
    return sum(
        count * math.log((1 + tilt0 * (score - mean0)) / (1 + tilt1 * (score - mean1)))
        for score, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """θ, by which the likeliest spread with this mean gives a score the weight count / (1 + θ (score - mean))."""
    apart = [(score - mean, count) for score, count in counts.items()]
    low, high = -1 / max(gap for gap, _ in apart), -1 / min(gap for gap, _ in apart)
    for _ in range(60):
        middle = (low + high) / 2
        if sum(count * gap / (1 + middle * gap) for gap, count in apart) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
