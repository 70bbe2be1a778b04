"""S4-8, S3-18 The Royal Family: who holds it, and S4-3.8, S3-17.4 where Alexander is buried."""

from __future__ import annotations

from collections.abc import Sequence

from .board import DEAD, INDEPENDENT, NOBODY, SIDE_REFS, SPACE_AT, is_inside, space_of
from .card_events import RoyalPlaced
from .events import Buried, RoyalTaken
from .position import Position
from .settle import settle


def first_of(s: Position, present: Sequence[int], position: int) -> int:
    """S4-8.2-a, S3-18.1-a The first of the Factions present in a position, else that of the PC marker; Independents
    control nobody (S3-18.5-c)."""
    if present:
        return present[0]
    owner = s.control[SPACE_AT[position]]
    return NOBODY if owner == INDEPENDENT else owner


def take_royal(s: Position, royal: int, faction: int) -> None:
    s.royal_of[royal] = faction
    s.emit(RoyalTaken(s.facts.ROYAL_REFS[royal], None if faction == NOBODY else SIDE_REFS[faction]))


def put_royal(s: Position, royal: int, position: int) -> None:
    """A Royal Family Member is set down."""
    s.royal_at[royal] = position
    s.emit(RoyalPlaced(s.facts.ROYAL_REFS[royal], s.facts.REFS[space_of(position)], is_inside(position)))


def bury(s: Position, faction: int) -> None:
    """S4-3.8-g, S3-17.4-f The Tomb stands outside the city; at Pella it gives its 10 L for good (S4-3.8-h,
    S3-17.4-d)."""
    space = space_of(s.royal_at[s.facts.HEARSE])
    s.royal_at[s.facts.HEARSE], s.royal_of[s.facts.HEARSE] = DEAD, NOBODY
    s.tomb = space
    if space == s.facts.PELLA:
        s.buried_at_pella = faction
    s.emit(Buried(SIDE_REFS[faction], s.facts.REFS[space]))
    settle(s)
