"""How sure one can be of a share of games won."""

from __future__ import annotations

import math
from collections.abc import Sequence

SURE = 1.959964
"""Standard errors on either side that hold the truth 95 times in 100."""


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval (95 %) of a share: `points` won in so many games. Shares of a win may be among them."""
    if games == 0:
        return 0.0, 1.0
    share, pull = points / games, SURE**2 / games
    middle = (share + pull / 2) / (1 + pull)
    half = SURE * math.sqrt(share * (1 - share) / games + pull / (4 * games)) / (1 + pull)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and 1.96 times its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, SURE * math.sqrt(spread / len(values))
