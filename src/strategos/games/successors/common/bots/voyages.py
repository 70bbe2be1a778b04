"""What a voyage may come to: who can meet it on its way, and how it fares against all their Fleets."""

from __future__ import annotations

import msgspec

from ..board import Troops
from ..odds.throws import attrition_losses
from ..position import Position, cus, factions
from ..scoring import available_fleets, fleet_strength
from ..tasks import Activate
from .rules import P
from .worth import Outlook, strength


class Passage(msgspec.Struct, frozen=True):
    """How a voyage is likely to go."""

    through: float
    """The chance to get there if all who can stop it try to."""
    met: float
    """The same, as likely as they are to try."""
    price: float
    """What is lost on the way, in the mean."""


def escort_of(eye: Outlook[P], mover: int) -> list[int]:
    """The Fleets of a voyage; before it begins, all that could go along."""
    s, able = eye.s, available_fleets(eye.s, mover)
    return able if s.voyage is None else [fleet for fleet in s.voyage.escort if fleet in able]


def passage(eye: Outlook[P], task: Activate, course: tuple[int, ...]) -> Passage:
    """Every Faction that can declare a Naval Battle somewhere on the course has one, with all its Fleets."""
    s, w, rules = eye.s, eye.w, eye.rules
    escort = escort_of(eye, task.faction)
    if task.troops not in eye.tolls:
        eye.tolls[task.troops] = attrition(s, task.troops)
    beaten = w.fleet * len(escort) + w.cu * eye.tolls[task.troops]
    through, met, price = 1.0, 1.0, 0.0
    for other in factions(s):
        if not any(eye.can_stop(other, task.faction, space) for space in course):
            continue
        lost = rules.naval_battle(fleet_strength(s, escort), fleet_strength(s, available_fleets(s, other))).win
        price += met * w.opposed * lost * beaten
        through *= 1 - lost
        met *= 1 - w.opposed * lost
    return Passage(through, met, price)


def attrition(s: Position, group: Troops) -> float:
    """What Attrition takes of a group, in strength and in the mean."""
    if not cus(group):
        return 0.0
    taken = attrition_losses(s.facts.TABLES, group)
    return strength(s, group) / cus(group) * sum(lost * chance for lost, chance in taken.items())
