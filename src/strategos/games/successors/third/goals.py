"""20 What one plays for: Legitimacy or Victory Points at once, a Regency, the most points at the end."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from ..common.board import LAST_TURN
from ..common.goals import burial, ending, heirs, one_urgent, own, threats
from .state import SuccessorsState


def goals(s: SuccessorsState, seat: Seat | None) -> list[Goal]:
    """S3-20.1-a The ways to win, the reader's own first; then who else is close to one."""
    return one_urgent(
        [*own(s, seat), *threats(s, seat), *heirs(s, seat, LAST_TURN), *burial(s), ending(s, seat, LAST_TURN)]
    )
