"""S4-8, S3-18 The Royal Family: who holds it, and S4-3.8, S3-17.4 where Alexander is buried."""

from __future__ import annotations

from collections.abc import Sequence

from .board import (
    BURIAL_AT_PELLA_L,
    DEAD,
    INDEPENDENT,
    NOBODY,
    SIDE_REFS,
    SPACE_AT,
    TOMB_L,
    is_inside,
    space_of,
)
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
    before, s.royal_of[royal] = s.royal_of[royal], faction
    now, of = (None if side == NOBODY else SIDE_REFS[side] for side in (faction, before))
    s.emit(RoyalTaken(s.facts.ROYAL_REFS[royal], now, of))


def put_royal(s: Position, royal: int, position: int) -> None:
    """A Royal Family Member is set down."""
    s.royal_at[royal] = position
    s.emit(RoyalPlaced(s.facts.ROYAL_REFS[royal], s.facts.REFS[space_of(position)], is_inside(position)))


def burial_worth(s: Position, space: int) -> int:
    """S4-3.8-h, S3-17.4-d The Legitimacy of a burial: ten for good at Pella; elsewhere the Tomb's, for whoever controls
    its city (S3-17.4-h)."""
    return BURIAL_AT_PELLA_L if space == s.facts.PELLA else TOMB_L


def bury(s: Position, faction: int) -> None:
    """S4-3.8-g, S3-17.4-f The Tomb stands outside the city; at Pella it gives its 10 L for good (S4-3.8-h,
    S3-17.4-d)."""
    space = space_of(s.royal_at[s.facts.HEARSE])
    s.royal_at[s.facts.HEARSE], s.royal_of[s.facts.HEARSE] = DEAD, NOBODY
    s.tomb = space
    if space == s.facts.PELLA:
        s.buried_at_pella = faction
    s.emit(Buried(SIDE_REFS[faction], s.facts.REFS[space], burial_worth(s, space)))
    settle(s)
