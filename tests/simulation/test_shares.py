"""Intervals of shares, beside published ones."""

from __future__ import annotations

import pytest

from strategos.simulation.shares import mean_and_error, wilson
from strategos.simulation.shown import rating


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_the_published_one(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - won, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_mean_has_the_error_of_its_spread() -> None:
    mean, error = mean_and_error([1.0, 0.0, 0.0, 1.0, -1.0])
    assert mean == pytest.approx(0.2)
    assert error == pytest.approx(1.96 * (0.7 / 5) ** 0.5, rel=1e-4)


@pytest.mark.parametrize(
    ("elo", "error", "shown"),
    [(120.4, 33.3, "+120 ± 33"), (-0.3, 12.0, "+0 ± 12"), (-50.0, 9.0, "−50 ± 9"), (0.0, 0.0, "0"), (None, None, "–")],
)
def test_how_a_rating_is_shown(elo: float | None, error: float | None, shown: str) -> None:
    assert rating(elo, error) == shown
