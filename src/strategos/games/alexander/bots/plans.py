"""What the commander could answer at the forks of a campaign, tried in imagined worlds.

A fork is a question whose answer shapes the campaign; a plan begins with one of its answers and goes on as the
heuristic would. Plans, targets and hits in battle are left to the heuristic: searching them gained nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from strategos.bots.levels import levels
from strategos.bots.planning import Plan, Planning
from strategos.kernel.asking import Decision, Seat

from ..campaign import victory_points
from ..facts import KIND, NUMBER_OF
from ..state import AlexanderState
from .heuristic import Heuristic, missing_to_hold
from .tactics import worth
from .weights import PLAIN, TUNED, Campaigns

FORKS = (
    "advisor",
    "alexander",
    "aristander",
    "assault",
    "battle_turn",
    "fleet",
    "govern",
    "intimidation",
    "intrigue",
    "march",
    "on_going",
    "penalty",
    "prophecy",
    "refit",
    "scout",
    "spend",
)
WON = 0.9
"""What a won campaign is worth without any Victory Points,"""
MOST = {"points": 100.0, "immortality": 700.0}
"""and how many of them, or of Immortality points in a career, make it worth 1."""


def is_fork(_: AlexanderState, decision: Decision) -> bool:
    return decision.kind in FORKS


def plans(s: AlexanderState, decision: Decision, _: Campaigns, __: Random) -> list[Plan]:
    """One for each answer worth a thought."""
    return [Plan("answer", key=key, facts={"answer": key}) for key in sensible(s, decision)]


def sensible(s: AlexanderState, decision: Decision) -> list[str]:
    """No unit is sent home for nothing, of equal ones the first will do, and Glory is given to succeed or to go on."""
    found: list[str] = []
    kinds: set[str] = set()
    must = decision.kind == "scout" and decision.option("enter") is None
    least = min(s.army, key=lambda c: worth(s, c), default=-1)
    for key in [option.key for option in decision.options]:
        deed, _, what = key.partition(" ")
        if deed == "disband" and not (must and NUMBER_OF.get(what) == least):
            continue
        if deed in ("buy", "refit"):
            kind = f"{deed} {KIND[NUMBER_OF[what]]}"
            if kind in kinds:
                continue
            kinds.add(kind)
        if key.startswith("glory="):
            given = int(key.removeprefix("glory="))
            if given not in (int(decision.about["needed"] or 0), missing_to_hold(s, decision)):
                continue
        found.append(key)
    return found


def turn(s: AlexanderState, _: Seat) -> object:
    return s.campaign, s.box


def horizon(s: AlexanderState, _: Seat) -> Callable[[AlexanderState], bool]:
    """The end of the campaign; in a career the map of the next one, once it is set up."""
    campaign = s.campaign
    return lambda later: later.ready and later.campaign != campaign


def merit(s: AlexanderState, _: Seat) -> float | None:
    """A win is worth a little more with more points."""
    if s.result != "won":
        return None
    points = s.immortality / MOST["immortality"] if s.linked else sum(victory_points(s)) / MOST["points"]
    return WON + (1 - WON) * min(1.0, points)


PLANNING = Planning(
    game="alexander",
    weights=TUNED,
    bot=Heuristic,
    fork=is_fork,
    plans=plans,
    turn=turn,
    horizon=horizon,
    merit=merit,
    margin=2.0,
    least=12,
)
LEVELS = levels(PLANNING, held=PLAIN, pace=9000)
