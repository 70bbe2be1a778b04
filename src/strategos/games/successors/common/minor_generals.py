"""S4-7.1, S3-8.1 Whether a Minor General may come, go or change places."""

from __future__ import annotations

from strategos.kernel.asking import No, Option

from .board import OFF, space_of
from .position import Position, stack

LEAVE: Option[int] = Option("leave", OFF, {"button": "leave"})


def why_not_minor(s: Position, faction: int, position: int) -> No | None:
    """S4-7.1-o, S3-8.1-d A position with one of one's CUs, also in a besieged Major City."""
    if position == OFF or stack(faction, position) in s.troops:
        return None
    return No(("S3-8.1-d", "S4-7.1-o")[s.book], "no_cu_here", {"space": s.facts.REFS[space_of(position)]})


def has_cus(s: Position, faction: int) -> bool:
    """Whether there is anywhere for a Minor General to stand."""
    return any(stack(faction, 0) <= key < stack(faction + 1, 0) for key in s.troops)


def new_minor(s: Position, general: int) -> Option[int]:
    """One who is off the map; they are all alike."""
    return Option(s.facts.GENERAL_NAMES[general], general, {"button": "new_minor"})
