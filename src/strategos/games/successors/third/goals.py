"""20 What one plays for: Legitimacy or Victory Points at once, a Regency, the most points at the end."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from ..common.board import LAST_TURN
from ..common.goals import burial, heirs, own, threats
from .state import SuccessorsState


def goals(s: SuccessorsState, seat: Seat | None) -> list[Goal]:
    """S3-20.1-a The ways to win, the reader's own first; then who else is close to one."""
    found: list[Goal] = []
    if seat is not None:
        found.extend(own(s, seat))
    found.extend(threats(s, seat))
    found.extend(heirs(s))
    found.extend(burial(s))
    turns = LAST_TURN - s.clock.round + 1
    found.append(Goal("last_turn", {"turn": LAST_TURN, "turns": turns}, None, "S3-20.3-a", urgent=turns == 1))
    return found
