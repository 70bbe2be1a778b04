"""Control of the spaces (Important Terms): determined anew, and told."""

from __future__ import annotations

from .events import ControlChanged
from .facts import NEUTRAL, REFS, SIDE_REFS, SPACES
from .state import PeloponnesianState, determine_control


def show_control(s: PeloponnesianState) -> None:
    """PW-TERMS-j Control of every space is determined."""
    before = s.control.copy()
    determine_control(s)
    if s.control == before:
        return
    for space in range(SPACES):
        if s.control[space] != before[space]:
            s.emit(ControlChanged(REFS[space], _side(s.control[space]), _side(before[space])))


def _side(side: int) -> str | None:
    return None if side == NEUTRAL else SIDE_REFS[side]
