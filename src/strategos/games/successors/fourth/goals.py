"""3 What one plays for: Legitimacy or Victory Points at once, a Regency, the most points at the end."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from ..common.goals import burial, ending, heirs, one_urgent, own, threats
from .options import last_turn
from .state import SuccessorsState


def goals(s: SuccessorsState, seat: Seat | None) -> list[Goal]:
    """S4-3-a The ways to win, the reader's own first; then who else is close to one."""
    last = last_turn(s.setup)
    return one_urgent([*own(s, seat), *threats(s, seat), *heirs(s, seat, last), *burial(s), ending(s, seat, last)])
