"""2 PC markers: who controls a space."""

from __future__ import annotations

from strategos.games.successors.common.board import NOBODY, SIDE_REFS
from strategos.games.successors.common.events import ControlChanged

from .facts import REFS
from .state import SuccessorsState


def set_control(s: SuccessorsState, space: int, faction: int) -> None:
    """S4-2-p A PC marker is placed (NOBODY: removed); a space holds one at most."""
    s.control[space] = faction
    s.emit(ControlChanged(REFS[space], None if faction == NOBODY else SIDE_REFS[faction]))
