"""S4-10 H to L, S3-9.6 What counts where those who moved and those who were there face each other."""

from __future__ import annotations

from .board import INDEPENDENT
from .champions import attack
from .position import Position, armies_at, cus, generals_at, troops_at
from .steps import Step

OVERRUN = 5


def cus_of(s: Position, faction: int, position: int) -> int:
    """S4-10-x, S3-9.6-b CUs count, not their strength, and Royal Army CUs like any other (S4-7.2-al, S3-14.3-h)."""
    if faction == INDEPENDENT:
        return sum(s.facts.ARMY_CUS[army] for army in armies_at(s, position))
    return cus(troops_at(s, faction, position))


def opponents(s: Position, step: Step) -> list[int]:
    """The other Factions in the position that have not granted Free Passage, in Turn Order, Independents last."""
    there = [
        faction
        for faction in (*s.turn_order(), INDEPENDENT)
        if faction != step.faction and (cus_of(s, faction, step.position) or generals_at(s, faction, step.position))
    ]
    return [faction for faction in there if faction not in s.passage]


def renounce(s: Position, step: Step, other: int) -> None:
    """S4-10-s, S3-17.5-c H: a Champion with CUs of his own who meets a Champion's CUs is one no more
    (OQ-CHAMPION-H)."""
    if cus_of(s, step.faction, step.position) and cus_of(s, other, step.position):
        attack(s, step.faction, other)
