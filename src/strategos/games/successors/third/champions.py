"""17.5 Champions and Successors: what counts as an attack, and what it costs."""

from __future__ import annotations

from strategos.games.successors.common.board import INDEPENDENT, SIDE_REFS
from strategos.games.successors.common.events import Championship
from strategos.kernel.standing import lift

from .state import SuccessorsState


def costs_status(s: SuccessorsState, attacker: int, victim: int) -> bool:
    """S3-17.5-c A Champion who attacks another Champion, unless that is the Usurper; Independents are nobody's
    peers."""
    if INDEPENDENT in (attacker, victim) or attacker == victim:
        return False
    return bool(s.champion[attacker] and s.champion[victim]) and victim != s.usurper


def attack(s: SuccessorsState, attacker: int, victim: int) -> bool:
    """S3-17.5-c At once, and before Legitimacy is compared (S3-17.5-e). Whether it has cost the status."""
    lift(s, "attacked", victim)
    if not costs_status(s, attacker, victim):
        return False
    s.champion[attacker] = 0
    s.emit(Championship(SIDE_REFS[attacker], False))
    return True


def forgive(s: SuccessorsState, attacker: int) -> None:
    """S3-17.5-k The attack that cost the status was cancelled."""
    s.champion[attacker] = 1
    s.emit(Championship(SIDE_REFS[attacker], True))
