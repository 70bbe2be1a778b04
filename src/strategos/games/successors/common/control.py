"""S4-2, S3-2 PC markers: who controls a space."""

from __future__ import annotations

from .board import NOBODY, SIDE_REFS
from .events import ControlChanged
from .position import Position


def set_control(s: Position, space: int, faction: int) -> None:
    """S4-2-p, S3-7.8-g A PC marker is placed (NOBODY: removed); a space holds one at most."""
    before, s.control[space] = s.control[space], faction
    now, of = (None if side == NOBODY else SIDE_REFS[side] for side in (faction, before))
    s.emit(ControlChanged(s.facts.REFS[space], now, of))
