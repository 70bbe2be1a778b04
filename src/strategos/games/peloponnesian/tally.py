"""What a clash may change, counted in a view: SP by kind, elite units, Garrisons, leaders, Treasuries, SCI."""

from __future__ import annotations

from strategos.kernel.view import View

from .facts import ATHENS, SIDE_REFS
from .shapes import PieceFacts, SideFacts, SpaceFacts


def tally(view: View) -> dict[str, dict[str, int]]:
    """Of an elite unit its SP count as Hoplites, too; whoever goes home is still his side's."""
    found: dict[str, dict[str, int]] = {f"side:{side.id}": {} for side in view.sides}

    def add(side: str, thing: str, n: int) -> None:
        found[side][thing] = found[side].get(thing, 0) + n

    for piece in view.pieces:
        named = piece.kind == "leader" or (isinstance(piece.facts, PieceFacts) and piece.facts.elite)
        if named:
            add(f"side:{piece.side}", f"piece:{piece.id}", 1)
        if piece.kind != "leader":
            add(f"side:{piece.side}", f"piece:{piece.kind}", piece.count)
    for space in view.spaces.values():
        if isinstance(space, SpaceFacts) and space.garrison:
            add(SIDE_REFS[ATHENS], "piece:garrison", 1)
    for side in view.sides:
        if isinstance(side.facts, SideFacts):
            add(f"side:{side.id}", "confidence", side.facts.sci)
            add(f"side:{side.id}", "talents", side.facts.treasury)
    return found
