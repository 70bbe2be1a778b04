"""3 What one plays for: Legitimacy or Victory Points at once, a Regency, the most points at the end."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from ..common.goals import burial, heirs, own, threats
from .options import last_turn
from .state import SuccessorsState


def goals(s: SuccessorsState, seat: Seat | None) -> list[Goal]:
    """S4-3-a The ways to win, the reader's own first; then who else is close to one."""
    found: list[Goal] = []
    if seat is not None:
        found.extend(own(s, seat))
    found.extend(threats(s, seat))
    found.extend(heirs(s))
    found.extend(burial(s))
    last = last_turn(s.setup)
    turns = last - s.clock.round + 1
    found.append(Goal("last_turn", {"turn": last, "turns": turns}, None, "S4-3.3-a", urgent=turns == 1))
    return found
