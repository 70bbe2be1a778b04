"""Figures as tables show them."""

from __future__ import annotations

from .standings import Score


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def interval(of: Score) -> str:
    return "–" if of.score is None else f"{100 * of.low:.0f}–{100 * of.high:.0f} %"


def whole(of: Score) -> str:
    """Points, games, and the interval."""
    return "–" if of.score is None else f"{of.points:g} of {of.decided}, {interval(of)}"


def rating(elo: float | None, error: float | None) -> str:
    if elo is None:
        return "–"
    return f"{round(elo):+d} ± {error:.0f}".replace("-", "−") if error else "0"
