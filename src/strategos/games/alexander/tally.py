"""What a battle may change, counted in a view: the Army, and the enemies where it is."""

from __future__ import annotations

from typing import cast

from strategos.kernel.view import View

from .losses import OURS
from .shapes import PieceFacts, SpaceFacts


def tally(view: View) -> dict[str, dict[str, int]]:
    """Units by kind, those that are reduced once more; Alexander and leaders by name; and his level."""
    army = next((piece.at for piece in view.pieces if piece.kind == "army"), "")
    nation = cast("SpaceFacts", view.spaces[army.removeprefix("space:")]).nation
    found: dict[str, dict[str, int]] = {OURS: {"level": view.tracks["level"]["alexander"]}, f"side:{nation}": {}}
    for piece in view.pieces:
        side = {"space:battlefield": OURS, army: f"side:{nation}"}.get(piece.at)
        if side is not None and piece.kind not in NO_UNITS and (side == OURS or piece.side != "macedonian"):
            of, weaker = found[side], isinstance(piece.facts, PieceFacts) and piece.facts.full is False
            for thing in (f"piece:{piece.kind}", *([f"reduced piece:{piece.kind}"] if weaker else ())):
                of[thing] = of.get(thing, 0) + 1
    return found


NO_UNITS = ("army", "prophecy")
"""Counters that do not fight."""
