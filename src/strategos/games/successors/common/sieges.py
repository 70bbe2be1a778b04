"""S4-15, S3-15 Sieges: what follows from one."""

from __future__ import annotations

from .board import INDEPENDENT, ROYAL, inside, outside
from .defeat import go_over
from .position import Position, commander, one, troops_at
from .scoring import prestige


def desert(s: Position, besieger: int, space: int) -> None:
    """S4-7.2-an, S3-14.3-i Besieged Royal Army CUs go over if their side has less Prestige than the besieger
    (OQ3-RA-SIEGE: the Popularity counts in it)."""
    owner = s.control[space]
    if owner == INDEPENDENT:
        return
    royals = troops_at(s, owner, inside(space))[ROYAL]
    within, without = commander(s, owner, inside(space)), commander(s, besieger, outside(space))
    theirs = prestige(s, owner, within, inside(space), defends=False).value
    ours = prestige(s, besieger, without, outside(space), defends=False).value
    if royals and theirs < ours:
        go_over(s, owner, inside(space), besieger, outside(space), one(ROYAL, royals))
