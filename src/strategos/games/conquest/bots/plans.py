"""Ways to play a turn, tried in imagined worlds: what the planner has to know of this game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

import msgspec

from strategos.bots.levels import levels
from strategos.bots.planning import Plan, Planning
from strategos.kernel.asking import Decision, Seat

from ..facts import ADJACENT, GALLEY_POINTS, LEADER_POINTS, NAMES, PROVINCES, REFS
from ..state import NOBODY, ConquestState, leaders_of
from .aims import Aims
from .heuristic import Heuristic
from .weights import WEIGHTS, Weights

DEPTH = {2: 3}
"""How many rounds to look ahead with so many players,"""
SHALLOW = 2
"""and with more."""
LURE = 200.0
"""What a place is worth more to a plan that is about it."""
NOISE = (15.0, 40.0, 100.0, 250.0)
"""How much a plan may misjudge steps: some of the turns found so are better than any that was thought out."""
WHIMS = 24
"""How many of these there are: often most of them come to the same turn, and cost little."""
BEST, OTHERS = 3, 5
"""How many of the best places near by are gone for, and how many of the others."""


Change = Callable[[Weights], Mapping[str, Any]]
"""What differs from the usual weights."""


def times(**factors: float) -> Change:
    """Weights so many times as great as the usual ones."""
    return lambda weights: {name: getattr(weights, name) * factor for name, factor in factors.items()}


MOVES: tuple[tuple[Plan, Change], ...] = (
    (Plan("bold"), times(bold=1.8, battle=0.8, thrifty_battle=0.8, caution=0.6)),
    (Plan("hunt"), times(rival_caesar=2.0, army_pull=2.0, rival_home=3.0)),
    (Plan("land"), times(years=2.0, legion_pull=2.0)),
    (Plan("careful"), times(bold=0.6, caution=1.6, battle=1.2, thrifty_battle=1.2)),
    (Plan("sally"), times(caesar=0.3, bearable=3.0, bearable_caesar=4.0)),
    (Plan("guard"), times(caesar=2.0, bearable=0.4, bearable_caesar=0.4)),
    (Plan("wear-down"), times(own_general=0.4, last_generals=0.4, won_losses=0.6, beaten_losses=0.6, their_losses=1.5)),
    (Plan("gather"), times(army_pull=0.4, legion_pull=0.5)),
)
"""What a turn of marching may be about."""
PURCHASES: tuple[tuple[Plan, Change], ...] = (
    (Plan("cities"), lambda weights: {"army_first": 0.4 * weights.army_first, "cities_until": 33}),
    (Plan("troops"), lambda _: {"cities_until": 0}),
    (Plan("cities-first"), lambda _: {"army_first": -40.0, "cities_until": 40}),
    (Plan("horse"), times(cavalry=0.5)),
    (Plan("engines"), times(catapults=0.5)),
    (Plan("foot"), times(cavalry=3.0, catapults=3.0)),
    (Plan("fleet"), times(islands=0.3)),
)
"""And what the money may go into."""


def is_fork(s: ConquestState, decision: Decision) -> bool:
    """The start of a player's moves, the start of his purchases, and every chance to retreat."""
    if decision.kind == "retreat":
        return True
    if decision.kind == "buy":
        return not s.orders
    return decision.kind == "move" and _fresh(s, decision.seat)


def _fresh(s: ConquestState, seat: Seat) -> bool:
    """Nobody has moved yet."""
    left = all(s.leader_left[leader] == LEADER_POINTS for leader in leaders_of(s, seat))
    return left and all(points == GALLEY_POINTS for points in s.galley_left) and not s.acclaimed and not s.refusals


def plans(s: ConquestState, decision: Decision, weights: Weights, rng: Random) -> list[Plan]:
    """What to do with this turn, or with the rest of it."""
    if decision.kind == "retreat":
        return [
            Plan("stay", key=option.key)
            if option.key == "fight_on"
            else Plan("fall-back", key=option.key, facts={"space": f"space:{option.key}"}, spaces=(option.key,))
            for option in decision.options
        ]
    if decision.kind == "buy":
        return _with(PURCHASES, weights)
    lures = [
        Plan("towards", changes={"lures": ((p, LURE),)}, facts={"space": REFS[p]}, spaces=(NAMES[p],))
        for p in targets(s, decision.seat, weights, rng)
    ]
    bent = _with(MOVES, weights)
    whims = [Plan("whim", changes={"noise": NOISE[n % len(NOISE)], "seed": rng.getrandbits(16)}) for n in range(WHIMS)]
    # By turns, so that some of each kind are tried even where time is short.
    first, second, third, rest = whims[:3], whims[3:6], whims[6:12], whims[12:]
    return [*bent[:3], *first, *lures[:2], *bent[3:5], *second, *lures[2:4], *bent[5:], *third, *lures[4:], *rest]


def _with(kinds: Iterable[tuple[Plan, Change]], weights: Weights) -> list[Plan]:
    return [msgspec.structs.replace(plan, changes=change(weights)) for plan, change in kinds]


def targets(s: ConquestState, seat: Seat, weights: Weights, rng: Random) -> list[int]:
    """Where an army could go within two steps: the best places, and some others in between."""
    k = Aims(s, seat, weights)
    near = sorted({n for p in k.mine for m in ADJACENT[p] for n in (m, *ADJACENT[m])})
    worth = {
        p: k.prize(p) + k.bounty(p, k.owner[p], fleeing=True)
        for p in near
        if p < PROVINCES and (k.owner[p] in k.rivals or (k.owner[p] == NOBODY and s.control[p] != seat))
    }
    best = sorted(worth, key=lambda p: (-worth[p], p))
    others = rng.sample(best[BEST:], min(OTHERS, len(best[BEST:])))
    return [*best[:2], *others[:2], *best[2:BEST], *others[2:]]


def turn(s: ConquestState, _: Seat) -> object:
    return s.clock.round, s.clock.seat


def horizon(s: ConquestState, seat: Seat) -> Callable[[ConquestState], bool]:
    """The same player's turn, some rounds later."""
    until = s.clock.round + DEPTH.get(s.setup.seats, SHALLOW)

    def is_reached(later: ConquestState) -> bool:
        now = later.clock.round
        return now > until or (now == until and later.clock.seat == seat)

    return is_reached


PLANNING = Planning(
    game="conquest",
    weights=WEIGHTS,
    bot=Heuristic,
    fork=is_fork,
    plans=plans,
    turn=turn,
    horizon=horizon,
    quick=lambda weights: msgspec.structs.replace(weights, hasty=True),
)
LEVELS = levels(PLANNING, held=WEIGHTS, pace=4000)
