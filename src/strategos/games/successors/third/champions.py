"""17.5 Champions and Successors: what counts as an attack, and what it costs.

What both editions have alike stands in `common/champions.py`.
"""

from __future__ import annotations

from strategos.kernel.standing import lift

from ..common.board import SIDE_REFS
from ..common.champions import costs_status
from ..common.events import Championship
from .state import SuccessorsState


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
