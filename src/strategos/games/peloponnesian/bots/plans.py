"""Ways to make the next operation, tried in imagined worlds: what the planner has to know of this game.

An operation is a place and a Force; to pass is another way. The worlds are played on to the end of the turn, when
battles, sieges and rebellions are over and the will of both sides is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random

import msgspec

from strategos.bots.levels import levels
from strategos.bots.planning import Plan, Planning
from strategos.kernel.asking import Decision, Seat

from ..facts import LEADER_NUMBER, NAMES, REFS
from ..operations import next_side
from ..state import NOBODY, PeloponnesianState
from ..tasks import Battle, PersianBattle, Siege
from .aims import Aim, Aims
from .heuristic import Heuristic, next_leader, side_of
from .weights import TUNED, WEIGHTS, Mind, Weights

MOST = 9
"""Operations that are tried;"""
GLANCE = 4
"""and before the Auguries, when nobody knows yet who will lead."""
LOOKED_AT = 24
"""Operations among which those are found that are tried."""
PLACES = 16
"""Places that are thought of for the rest of the turn."""
SIZES = 2
"""Forces that are tried for one place."""
PASS = Plan("pass", key="pass")


def is_fork(s: PeloponnesianState, decision: Decision) -> bool:
    """Whether to operate once more, and where to."""
    return decision.kind == "objective" or (decision.kind == "continue" and decision.option("operate") is not None)


def plans(s: PeloponnesianState, decision: Decision, weights: Weights, _: Random) -> list[Plan]:
    side = side_of(s, decision)
    before = decision.kind == "continue"
    leader = next_leader(s, side) if before else LEADER_NUMBER[str(decision.about["leader"]).removeprefix("piece:")]
    found = [PASS] if before and decision.option("pass") is not None else []
    if leader is not None:
        aims = sorted(islice(Aims(s, side, leader, weights).feasible(), LOOKED_AT), key=lambda aim: -aim.worth)
        # Whatever comes later in the turn goes to one of these places, too: to see that no way leads to another one
        # takes longest of all.
        places, operation = tuple({aim.space: None for aim in aims}), s.done[side] + 1 if before else s.done[side]
        found += [to(s, operation, aim, places) for aim in islice(worthwhile(aims), GLANCE if before else MOST)]
    return found


def to(s: PeloponnesianState, operation: int, aim: Aim, places: tuple[int, ...]) -> Plan:
    changes = {"mind": Mind(s.turn, operation, aim.space, aim.force), "places": places}
    return Plan("towards", changes, facts={"space": REFS[aim.space]}, spaces=(NAMES[aim.space],))


def worthwhile(aims: Sequence[Aim]) -> Iterator[Aim]:
    """What promises most, of each place so many Forces; the second ones after all the first."""
    places: dict[int, list[Aim]] = {}
    for aim in aims:
        places.setdefault(aim.space, []).append(aim)
    for n in range(SIZES):
        for sizes in places.values():
            if n < len(sizes):
                yield sizes[n]


def turn(s: PeloponnesianState, _: Seat) -> object:
    return s.fought


def horizon(s: PeloponnesianState, _: Seat) -> Callable[[PeloponnesianState], bool]:
    begun = s.fought
    return lambda later: later.fought != begun


def luck(s: PeloponnesianState) -> tuple[int, ...]:
    """The segment, whose operation it is, and where something happens."""
    task, expedition = s.agenda[-1] if s.agenda else None, s.expedition
    where = task.space if isinstance(task, Battle | PersianBattle | Siege) else -1
    if expedition is None:
        return s.clock.entry, where, NOBODY if (side := next_side(s)) is None else side
    return s.clock.entry, where, expedition.side, s.leader_at[expedition.leader]


def quick(weights: Weights) -> Weights:
    return msgspec.structs.replace(weights, tried=min(weights.tried, 4), again=PLACES)


PLANNING = Planning(
    game="peloponnesian",
    weights=quick(TUNED),
    bot=Heuristic,
    fork=is_fork,
    plans=plans,
    turn=turn,
    horizon=horizon,
    luck=luck,
)
LEVELS = levels(PLANNING, held=WEIGHTS, pace=2500)
