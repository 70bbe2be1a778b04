"""What follows from every completed Procedure (OQ-PROCEDURE): sieges end."""

from __future__ import annotations

from .board import SIDE_REFS
from .card_events import HelepolisGone
from .events import SiegeLifted
from .position import Position, besiegers, cus_in_space


def settle_sieges(s: Position) -> None:
    """S4-15.3-a, S3-15.1.4-a Siege Points go with the last CU of their Faction, the Helepolis with the siege."""
    for space, siege in sorted(s.sieges.items()):
        if not cus_in_space(s, siege.faction, space):
            del s.sieges[space]
            s.emit(SiegeLifted(s.facts.REFS[space], SIDE_REFS[siege.faction]))
    for space, faction in sorted(s.helepolis.items()):
        if faction not in besiegers(s, space):
            del s.helepolis[space]
            s.emit(HelepolisGone(s.facts.REFS[space]))
