"""S4-5.1, S3-21.3 Who follows Antipatros."""

from __future__ import annotations

from .board import DEAD, NOBODY, SIDE_REFS
from .events import GeneralSucceeded
from .position import Position


def succeed(s: Position) -> None:
    """S4-5.1-d, S3-21.3-a Polyperchon takes Antipatros' place, on the map or in the Dispersed box."""
    faction = s.received[s.facts.ANTIPATROS]
    s.general_of[s.facts.POLYPERCHON], s.general_at[s.facts.POLYPERCHON] = faction, s.general_at[s.facts.ANTIPATROS]
    s.general_at[s.facts.ANTIPATROS] = DEAD
    s.popularity[s.facts.ANTIPATROS] = 0
    if s.condemned == s.facts.ANTIPATROS:
        s.condemned = NOBODY
    s.emit(
        GeneralSucceeded(
            SIDE_REFS[faction], s.facts.GENERAL_REFS[s.facts.POLYPERCHON], s.facts.GENERAL_REFS[s.facts.ANTIPATROS]
        )
    )
