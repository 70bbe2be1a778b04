"""What a clash may change, counted in a view: CUs and Generals on the map, heirs, Independent Armies, Fleets, spaces,
the Legitimacy of a Champion."""

from __future__ import annotations

from strategos.kernel.view import View

from .board import CHAMPION_L, CU_KINDS
from .shapes import SideFacts, SpaceFacts


def tally(view: View) -> dict[str, dict[str, int]]:
    """CUs by type, Major Generals, Royal Family Members, Independent Armies and Fleets by name. Minor Generals come and
    go."""
    found: dict[str, dict[str, int]] = {f"side:{side.id}": {} for side in view.sides}
    for piece in view.pieces:
        if piece.side is None or not piece.at.startswith(IN_PLAY) or piece.kind == "minor_general":
            continue
        ref, count = (f"piece:{piece.kind}", piece.count) if piece.kind in CU_KINDS else (f"piece:{piece.id}", 1)
        of = found[f"side:{piece.side}"]
        of[ref] = of.get(ref, 0) + count
    for of in found.values():
        of["space"] = 0
    for space in view.spaces.values():
        if isinstance(space, SpaceFacts) and space.control is not None:
            found[space.control]["space"] += 1
    for side in view.sides:
        if isinstance(side.facts, SideFacts):
            found[f"side:{side.id}"]["champion"] = CHAMPION_L if side.facts.champion else 0
    return found


FORFEITS = ("champion",)
"""S4-3.7-c, S3-17.5-c Whoever attacks another Champion is one no longer."""
IN_PLAY = ("space:", "box:fleets")
"""On the map, or at sea."""
