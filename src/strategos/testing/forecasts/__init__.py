"""Odds against plays: what a game forecasts is compared with what becomes of the very question, played many times.

A `Referee` knows of one game which numbers its forecasts show, how a play is kept to what a forecast supposes, and how
to read from the events what has come true; `referees` lists them. `bench/odds.py` prints what comes of it, and
`tests/odds` hold it to a bound.
"""

from __future__ import annotations

from strategos.testing.forecasts.trials import Comparison, Found, Referee, Shown, by_chance, compare, positions, score

__all__ = ["Comparison", "Found", "Referee", "Shown", "by_chance", "compare", "positions", "referee_of", "score"]


def referee_of(game: str) -> Referee:
    """Who judges the forecasts of a game."""
    if game == "conquest":
        from strategos.testing.forecasts.conquest import REFEREE
    elif game == "alexander":
        from strategos.testing.forecasts.alexander import REFEREE
    elif game == "peloponnesian":
        from strategos.testing.forecasts.peloponnesian import REFEREE
    else:
        from strategos.testing.forecasts.successors import REFEREE
    return REFEREE
