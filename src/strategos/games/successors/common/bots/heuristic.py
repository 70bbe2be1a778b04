"""How the heuristic player answers what others do."""

from __future__ import annotations

from collections.abc import Callable

from strategos.kernel.asking import Decision

from ..board import FACTIONS, INDEPENDENT, MAJOR_CITY, outside, space_of
from ..odds.battles import overruns
from ..position import cus, enemies_at, troops_at
from ..tasks import Battle
from .rules import P
from .worth import Outlook, strength


def always(*keys: str) -> Callable[[object, Decision], str | None]:
    """The first of these that is offered."""

    def answer(_: object, decision: Decision) -> str | None:
        return next((key for key in keys if decision.option(key) is not None), None)

    return answer


def bury(eye: Outlook[P], decision: Decision) -> str:
    """At Pella; elsewhere when there is no more time to get there, or nobody is to."""
    s = eye.s
    at = s.royal_at[s.facts.HEARSE]
    last = s.clock.round == s.facts.BURIAL_TURNS[-1] and s.clock.seat is None
    return "yes" if not eye.w.funeral or space_of(at) == s.facts.PELLA or last else "no"


def evade(eye: Outlook[P], decision: Decision) -> str:
    """From a battle that is likely lost."""
    return "yes" if odds_against(eye, decision) >= eye.w.evade else "no"


def evade_to(eye: Outlook[P], decision: Decision) -> str:
    """To one's own, the strongest first."""
    seat = decision.seat

    def worth(key: str) -> tuple[float, bool, str]:
        space = eye.s.facts.NUMBER[key]
        return strength(eye.s, troops_at(eye.s, seat, outside(space))), eye.s.control[space] == seat, key

    return max((option.key for option in decision.options if option.key in eye.s.facts.NUMBER), key=worth)


def first_place(eye: Outlook[P], decision: Decision) -> str:
    """A Major City to begin in."""
    best = next(
        (
            o.key
            for o in decision.options
            if o.key in eye.s.facts.NUMBER and eye.s.facts.KIND[eye.s.facts.NUMBER[o.key]] == MAJOR_CITY
        ),
        None,
    )
    return best or decision.options[0].key


def intercept(eye: Outlook[P], decision: Decision) -> str:
    """With an Army that is stronger than the one that moves."""
    at, seat = outside(eye.s.facts.NUMBER[str(decision.about["space"]).removeprefix("space:")]), decision.seat
    theirs = max(
        (strength(eye.s, troops_at(eye.s, foe, at)) for foe in enemies_at(eye.s, seat, at) if foe != INDEPENDENT),
        default=0.0,
    )
    best = max(
        (option for option in decision.options if option.key != "pass"),
        key=lambda option: (strength(eye.s, troops_at(eye.s, seat, option.value)), option.key),
    )
    ours = strength(eye.s, troops_at(eye.s, seat, best.value)) + strength(eye.s, troops_at(eye.s, seat, at))
    return best.key if theirs and ours >= eye.w.intercept * theirs else "pass"


def myself(_: object, decision: Decision) -> str:
    return FACTIONS[decision.seat]


def odds_against(eye: Outlook[P], decision: Decision) -> float:
    """The chance of whoever has come to beat those one has in the space of the question."""
    s = eye.s
    at, seat = outside(s.facts.NUMBER[str(decision.about["space"]).removeprefix("space:")]), decision.seat
    foes = [foe for foe in enemies_at(s, seat, at) if foe != INDEPENDENT] or list(enemies_at(s, seat, at))
    if not foes:
        return 0.0
    if not cus(troops_at(s, seat, at)):
        return 1.0
    battle = Battle(foes[0], seat, at, at)
    return 1.0 if overruns(s, battle) else eye.rules.land_battle(s, battle).win


def rearrange(eye: Outlook[P], decision: Decision) -> str | None:
    """Inside, if the walls hold all, before a stronger enemy."""
    if decision.option("all_inside") is not None and odds_against(eye, decision) > 0.35:
        return "all_inside"
    return "keep" if decision.option("keep") is not None else None


def turn_back(eye: Outlook[P], decision: Decision) -> str:
    """Before those who have come to meet one, if they are stronger."""
    return "yes" if odds_against(eye, decision) > 1 - eye.w.fight else "no"
