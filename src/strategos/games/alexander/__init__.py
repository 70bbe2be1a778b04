"""Field Commander: Alexander, for one commander against the system: four campaigns and the career that links them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from strategos.kernel.asking import Seat
from strategos.kernel.chance import SeededDice
from strategos.kernel.clock import start
from strategos.kernel.game import Choice, Game, Outcome, Setup

from .campaign import rated
from .events import AnyEvent
from .facts import ALEXANDER, CAMPAIGNS, COUNTERS, IS_LEADER, NAME, NUMBER, OPERATIONS, OWN, SECTION, TOP_LEVEL, years
from .migrations import MIGRATIONS
from .sequence import SEQUENCE, following
from .state import AlexanderState
from .view import board, view

CHOICES = (
    Choice("fortress_glory", ("both", "once"), "FA-glory-02"),
    Choice("walls_left", ("removed", "must_fall"), "FA-resolve-09"),
    Choice("november", ("by", "before"), "FA-tyre-win-02"),
    Choice("orders_after_tyre", ("others", "none"), "FA-tyre-orders-10"),
    Choice("rating", ("victory_points", "immortality"), "FA-single-01"),
)


def begin(setup: Setup) -> AlexanderState:
    """The empty table; everything is laid out by the first procedure."""
    linked = setup.scenario == "linked"
    s = AlexanderState(
        linked=linked,
        campaign=0 if linked else CAMPAIGNS.index(setup.scenario),
        choices=dict(setup.options),
    )
    s.clock = start(SEQUENCE, s)
    return s


def scores(s: AlexanderState) -> Mapping[str, int]:
    """Victory Points won so far and, where they are counted, Immortality points and years."""
    found = {"vp": s.vp}
    if rated(s):
        found["immortality"] = s.immortality
        found["years"] = years(s.immortality)
    return found


def outcome(s: AlexanderState) -> Outcome | None:
    """Vittoria: won by the commander, or lost to time, to a Prophecy or with Alexander's life."""
    if not s.result:
        return None
    return Outcome((0,) if s.result == "won" else (), s.result, scores(s))


def resample(s: AlexanderState, _seat: Seat, dice: SeededDice) -> None:
    """What lies face down could be anything not yet seen: the pile of Operations, unread Prophecies."""
    dice.shuffle(s.pile)
    hidden = sorted([*s.unread, *(n for n in s.oracle if n >= 0)])
    dice.shuffle(hidden)
    for area, n in enumerate(s.oracle):
        if n >= 0:
            s.oracle[area] = hidden.pop()
    s.unread = hidden


def complaints(s: AlexanderState) -> Iterable[str]:
    """Invariants: no counter twice, none lost, nothing below zero."""
    if not s.ready:
        return
    enemy = [c for cup in s.cup for c in cup] + [c for area in s.garrison for c in area]
    enemy += [*s.walls, *s.waiting, *s.destroyed]
    seen: set[int] = set()
    for c in enemy:
        if c in seen:
            yield f"{NAME[c]} is in two places"
        seen.add(c)
    for c in range(COUNTERS):
        if c not in seen and c not in OWN and not IS_LEADER[c] and c != SECTION:
            yield f"{NAME[c]} is nowhere"
    if len(set(s.army)) != len(s.army) or any(c not in OWN for c in s.army):
        yield "the Army holds a wrong counter"
    if any(c in s.army for c in s.returning):
        yield "a unit saved by Regroup is still in the line"
    if not 0 <= s.gold <= NUMBER["max_gold"] or not 0 <= s.glory <= NUMBER["max_glory"]:
        yield f"Gold {s.gold}, Glory {s.glory}"
    if s.gold + sum(s.area_gold) > NUMBER["max_gold"]:
        yield "more Gold than there are counters"
    if not 1 <= s.level <= TOP_LEVEL:
        yield f"Alexander is at level {s.level}"
    if any(n < 0 for n in (*s.enemy_plans, *s.own_plans)):
        yield "a plan was used that was not there"
    if sorted([*s.pile, *s.drawn, *s.cancelled]) != list(range(len(OPERATIONS))) and s.map.number["operations_used"]:
        yield "Operation counters are missing"
    if any(not 0 <= n <= 2 for n in s.sections) or not 0 <= s.warships <= 4 or s.mole < 0 or s.transports < 0:
        yield "one of Tyre's tracks is off the board"
    if ALEXANDER in s.army:
        yield "Alexander lies among the units"


GAME: Game[AlexanderState] = Game(
    id="alexander",
    version="1.0",
    schema=2,
    seats=(1,),
    scenarios=(*CAMPAIGNS, "linked"),
    choices=CHOICES,
    state=AlexanderState,
    event=AnyEvent,
    begin=begin,
    next=following,
    outcome=outcome,
    view=view,
    board=board,
    round=lambda s: s.clock.round,
    scores=scores,
    resample=resample,
    complaints=complaints,
    migrations=MIGRATIONS,
    secrets=True,
)
