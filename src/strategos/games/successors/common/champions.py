"""S4-3.7, S3-17.5 What counts as an attack of one Champion on another."""

from __future__ import annotations

from strategos.kernel.standing import lift

from .board import INDEPENDENT, SIDE_REFS
from .events import Championship
from .position import Position


def costs_status(s: Position, attacker: int, victim: int) -> bool:
    """S4-3.7-c, S3-17.5-c A Champion who attacks another Champion, unless that is the Usurper; Independents are
    nobody's peers."""
    if INDEPENDENT in (attacker, victim) or attacker == victim:
        return False
    return bool(s.champion[attacker] and s.champion[victim]) and victim != s.usurper


def attack(s: Position, attacker: int, victim: int) -> bool:
    """S4-3.7-c, S3-17.5-c At once, and before Prestige is reckoned (S4-3.7-k, S3-17.5-e). Whether it has cost the
    status."""
    lift(s, "attacked", victim)
    if not costs_status(s, attacker, victim):
        return False
    s.champion[attacker] = 0
    s.emit(Championship(SIDE_REFS[attacker], False))
    return True
