"""What the commander plays for: the key areas, the place to be in, the date; and whether the turn will be won."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal
from strategos.kernel.clock import phase

from .campaign import victorious, victory_points
from .facts import CAMPAIGNS, NUMBER
from .sequence import SEQUENCE
from .state import AlexanderState

LAST_STEPS = ("gain", "spend", "turn_end")
"""After these nothing can undo a victory."""


def goals(s: AlexanderState, _seat: Seat | None) -> list[Goal]:
    """FA-key-02, FA-victory-01 Every key area, the Army where the map wants it, in time."""
    m, begun = s.map, bool(s.garrison)
    found: list[Goal] = []
    if begun and phase(SEQUENCE, s.clock).name in LAST_STEPS and victorious(s):
        vp = sum(victory_points(s))
        found.append(Goal("winning", {"vp": vp, "city_vp": NUMBER["city_vp"]}, True, "FA-victory-01", urgent=True))
    for area in m.key_areas:
        taken = begun and bool(s.conquered[area])
        found.append(Goal("take", {"space": m.refs[area]}, taken, "FA-key-02", (m.areas[area],)))
    if where := m.names["win_in"]:
        there = begun and m.areas[s.area] == where
        found.append(Goal("army_in", {"space": f"space:{where}"}, there, "FA-victory-01", (where,)))
    turns = m.last_box - max(1, s.box) + 1 if begun else m.last_box
    found.append(Goal("in_time", {"date": f"track:{m.file.boxes[-1].id}", "turns": turns}, None, "FA-victory-04"))
    if s.linked:
        found.append(Goal("career", {"campaign": s.campaign + 1, "of": len(CAMPAIGNS)}, None, "FA-linked-01"))
    return found
