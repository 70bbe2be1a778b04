"""What a battle may change, counted in a view: units, leaders and galleys of each side, and its provinces."""

from __future__ import annotations

from strategos.kernel.view import View

from .facts import KINDS


def tally(view: View) -> dict[str, dict[str, int]]:
    """Units by kind; leaders and galleys by name. Whoever is a prisoner is no longer his side's."""
    found: dict[str, dict[str, int]] = {f"side:{side.id}": {} for side in view.sides}
    for piece in view.pieces:
        if piece.side is None or not piece.at.startswith(("space:", "piece:")):
            continue
        ref = f"piece:{piece.kind if piece.kind in KINDS else piece.id}"
        of = found[f"side:{piece.side}"]
        of[ref] = of.get(ref, 0) + piece.count
    return found
