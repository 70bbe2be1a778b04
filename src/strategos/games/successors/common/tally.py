"""What a clash may change, counted in a view: CUs and Generals on the map, heirs, Independent Armies, spaces."""

from __future__ import annotations

from strategos.kernel.view import View

from .board import CU_KINDS
from .shapes import SpaceFacts


def tally(view: View) -> dict[str, dict[str, int]]:
    """CUs by type, Major Generals, Royal Family Members and Independent Armies by name. Minor Generals come and go;
    Fleets belong to whoever has their Province, and a title is lost before the first blow (S4-10-s)."""
    found: dict[str, dict[str, int]] = {f"side:{side.id}": {} for side in view.sides}
    for piece in view.pieces:
        if piece.side is None or not piece.at.startswith("space:") or piece.kind in ("fleet", "minor_general"):
            continue
        ref, count = (f"piece:{piece.kind}", piece.count) if piece.kind in CU_KINDS else (f"piece:{piece.id}", 1)
        of = found[f"side:{piece.side}"]
        of[ref] = of.get(ref, 0) + count
    for of in found.values():
        of["space"] = 0
    for space in view.spaces.values():
        if isinstance(space, SpaceFacts) and space.control is not None:
            found[space.control]["space"] += 1
    return found
