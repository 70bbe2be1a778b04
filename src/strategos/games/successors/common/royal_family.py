"""S4-8, S3-18 Members of the Royal Family change hands or places."""

from __future__ import annotations

from .board import NOBODY, SIDE_REFS, is_inside, space_of
from .card_events import RoyalPlaced
from .events import RoyalTaken
from .position import Position


def take_royal(s: Position, royal: int, faction: int) -> None:
    s.royal_of[royal] = faction
    s.emit(RoyalTaken(s.facts.ROYAL_REFS[royal], None if faction == NOBODY else SIDE_REFS[faction]))


def put_royal(s: Position, royal: int, position: int) -> None:
    """A Royal Family Member is set down."""
    s.royal_at[royal] = position
    s.emit(RoyalPlaced(s.facts.ROYAL_REFS[royal], s.facts.REFS[space_of(position)], is_inside(position)))
