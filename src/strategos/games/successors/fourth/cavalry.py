"""16.9 Cavalry, where the table has agreed on it: who has it, and what it does to rolls."""

from __future__ import annotations

from ..common.board import CAVALRY, INDEPENDENT, Troops
from ..common.options import plays_with
from ..common.position import armies_at, troops_at
from .facts import PROVINCE_NUMBER
from .state import SuccessorsState

STEPPES = tuple(
    PROVINCE_NUMBER[name]
    for name in ("thessalia", "makedonia", "thrake", "armenia", "kappadokia", "media", "persis", "sousiane")
)
"""S4-16.9-d Who controls one of these Provinces has Cavalry among his Reinforcements."""
ROUT_BONUS = 2


def has_cavalry(s: SuccessorsState, faction: int, position: int) -> bool:
    """Whether a Faction has Cavalry in a position; one CU of each Independent Army is (S4-16.9-b)."""
    if faction == INDEPENDENT:
        return plays_with(s.setup, "cavalry") and bool(armies_at(s, position))
    return is_mounted(s, troops_at(s, faction, position))


def is_mounted(s: SuccessorsState, group: Troops) -> bool:
    """Whether there is Cavalry among some CUs. Cavalry counters that serve as Mercenaries have no such effect
    (S4-16.9-t)."""
    return plays_with(s.setup, "cavalry") and group[CAVALRY] > 0


def rout_bonus(s: SuccessorsState, winner: int, loser: int, position: int) -> int:
    """S4-16.9-s The losers' Attrition roll is 2 worse if the winners have Cavalry and they have none (OQ-CAV-ATTR)."""
    return ROUT_BONUS if has_cavalry(s, winner, position) and not has_cavalry(s, loser, position) else 0
