"""What must hold between two Procedures in both editions; a complaint can only be a bug."""

from __future__ import annotations

from collections.abc import Iterator

from .board import NOBODY, POSITIONS, is_at_sea, is_inside, space_of
from .position import Position


def people(s: Position) -> Iterator[str]:
    """S4-9.4-e, S3-15.1.3-e Generals, S4-8.3-e, S3-18.3-e Royal Family Members are inside only with who controls the
    city."""
    for general, at in enumerate(s.general_at):
        if is_inside(at) and s.control[space_of(at)] != s.general_of[general]:
            yield f"{s.facts.GENERAL_NAMES[general]} inside a city that is not his"
    for royal, at in enumerate(s.royal_at):
        if is_inside(at) and s.royal_of[royal] == NOBODY:
            yield f"{s.facts.ROYALS[royal]} uncontrolled inside a city"
        if at < 0 and s.royal_of[royal] != NOBODY:
            yield f"{s.facts.ROYALS[royal]} controlled off the map"


def seafarers(s: Position) -> Iterator[str]:
    """S4-13.1-f, S3-9.14-k Nobody is in a sea position but with the General of a Naval Movement under way."""
    afloat = {key % POSITIONS for key in s.troops} | {*s.general_at} | {*s.royal_at}
    ship = None if s.voyage is None else s.general_at[s.voyage.general]
    for at in sorted(afloat):
        if is_at_sea(at) and at != ship:
            yield f"pieces left at sea off {s.facts.NAMES[space_of(at)]}"
