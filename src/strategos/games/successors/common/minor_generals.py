"""S4-7.1, S3-8.1 Whether a Minor General may come, go or change places."""

from __future__ import annotations

from strategos.kernel.asking import No, Option

from .board import OFF, SIDE_REFS, is_inside, space_of
from .events import MinorLeft, MinorPlaced
from .position import Position, positions_of, stack

LEAVE: Option[int] = Option("leave", OFF, {"button": "leave"})


def why_not_minor(s: Position, faction: int, position: int) -> No | None:
    """S4-7.1-o, S3-8.1-d A position with one of one's CUs, also in a besieged Major City."""
    if position == OFF or stack(faction, position) in s.troops:
        return None
    return No(("S3-8.1-d", "S4-7.1-o")[s.book], "no_cu_here", {"space": s.facts.REFS[space_of(position)]})


def has_cus(s: Position, faction: int) -> bool:
    """Whether there is anywhere for a Minor General to stand."""
    return bool(positions_of(s, faction))


def new_minor(s: Position, general: int) -> Option[int]:
    """One who is off the map; they are all alike."""
    return Option(s.facts.GENERAL_NAMES[general], general, {"button": "new_minor"})


def off_map_minors(s: Position, faction: int) -> list[int]:
    """S4-2-aj, S3-8.1-c The Minor Generals a Faction has to place; a removed one is among them again
    (S4-7.1-p, S3-8.1-h)."""
    return [g for g in s.facts.minors(faction) if s.general_at[g] == OFF]


def place_minor(s: Position, general: int, position: int) -> None:
    """S4-7.1-o, S3-8.1-d A Minor General is put into a position."""
    s.general_at[general] = position
    side = SIDE_REFS[s.general_of[general]]
    s.emit(MinorPlaced(side, s.facts.GENERAL_REFS[general], s.facts.REFS[space_of(position)], is_inside(position)))


def remove_minor(s: Position, general: int) -> None:
    """S4-7.1-p, S3-8.1-h He is available again at once."""
    s.general_at[general] = OFF
    s.emit(MinorLeft(SIDE_REFS[s.general_of[general]], s.facts.GENERAL_REFS[general]))
