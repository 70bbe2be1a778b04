"""S4-2, S3-2 PC markers: who controls a space."""

from __future__ import annotations

from .board import NOBODY, SIDE_REFS
from .events import ControlChanged
from .position import Position


def set_control(s: Position, space: int, faction: int) -> None:
    """S4-2-p, S3-7.8-g A PC marker is placed (NOBODY: removed); a space holds one at most."""
    fleets = s.fleet_owners()
    before, s.control[space] = s.control[space], faction
    now, of = (None if side == NOBODY else SIDE_REFS[side] for side in (faction, before))
    turned = [
        (s.facts.FLEET_REFS[fleet], had, has)
        for fleet, (had, has) in enumerate(zip(fleets, s.fleet_owners(), strict=True))
        if had != has and not s.fleet_away[fleet]
    ]
    won = tuple(fleet for fleet, _, has in turned if has != NOBODY)
    masterless = tuple(fleet for fleet, _, has in turned if has == NOBODY)
    seized = any(had != NOBODY and has != NOBODY for _, had, has in turned)
    s.emit(ControlChanged(s.facts.REFS[space], now, of, won, of if seized else None, masterless))
