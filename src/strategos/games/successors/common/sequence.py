"""S4-5, S3-3 The sequence of play: how the game ends."""

from __future__ import annotations

from strategos.kernel.game import Outcome

from .board import FACTIONS, NOBODY
from .position import Position, factions
from .scoring import victory_points


def outcome(s: Position) -> Outcome | None:
    """S4-3, S3-20 Who has won, and how."""
    return None if s.winner == NOBODY else Outcome((s.winner,), s.won_by, scores(s))


def scores(s: Position) -> dict[str, int]:
    """Everybody's Victory Points."""
    return {FACTIONS[faction]: victory_points(s, faction).value for faction in factions(s)}
