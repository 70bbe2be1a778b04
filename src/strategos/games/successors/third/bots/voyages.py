"""What a voyage may come to: who can meet it on its way, and how it fares against all their Fleets."""

from __future__ import annotations

import msgspec

from strategos.games.successors.common.board import Troops
from strategos.games.successors.common.odds.throws import attrition_losses
from strategos.games.successors.common.position import cus, factions
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.facts import TABLES
from strategos.games.successors.third.naval_battle import why_not_declare
from strategos.games.successors.third.odds.battles import naval_battle
from strategos.games.successors.third.scoring import available_fleets, fleet_strength
from strategos.games.successors.third.state import SuccessorsState

from .worth import Outlook, strength


class Passage(msgspec.Struct, frozen=True):
    """How a voyage is likely to go."""

    through: float
    """The chance to get there if all who can stop it try to."""
    met: float
    """The same, as likely as they are to try."""
    price: float
    """What is lost on the way, in the mean."""


def escort_of(s: SuccessorsState, mover: int) -> list[int]:
    """The Fleets of a voyage; before it begins, all that could go along."""
    able = available_fleets(s, mover)
    return able if s.voyage is None else [fleet for fleet in s.voyage.escort if fleet in able]


def passage(eye: Outlook, task: Activate, course: tuple[int, ...]) -> Passage:
    """Every Faction that can declare a Naval Battle somewhere on the course has one, with all its Fleets."""
    s, w = eye.s, eye.w
    escort = escort_of(s, task.faction)
    beaten = w.fleet * len(escort) + w.cu * attrition(task.troops)
    through, met, price = 1.0, 1.0, 0.0
    for other in factions(s):
        if not can_stop(s, other, task.faction, course):
            continue
        lost = naval_battle(fleet_strength(s, escort), fleet_strength(s, available_fleets(s, other))).win
        price += met * w.opposed * lost * beaten
        through *= 1 - lost
        met *= 1 - w.opposed * lost
    return Passage(through, met, price)


def attrition(group: Troops) -> float:
    """What Attrition takes of a group, in strength and in the mean."""
    if not cus(group):
        return 0.0
    taken = attrition_losses(TABLES, group)
    return strength(group) / cus(group) * sum(lost * chance for lost, chance in taken.items())


def can_stop(s: SuccessorsState, other: int, mover: int, course: tuple[int, ...]) -> bool:
    """Once the whole course is announced."""
    return why_not_declare(s, other, mover, course, tuple(s.challengers)) is None
