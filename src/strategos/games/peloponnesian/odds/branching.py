"""Every way a procedure of the rules can go: it is run once for each result of its dice, with the chance of it.

Dice that decide by what they reach are thrown once for each thing they can bring about, not once for each face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import msgspec

from strategos.kernel.asking import Decision, Option
from strategos.kernel.chance import Roll
from strategos.kernel.game import Procedure
from strategos.kernel.playout import replies

from ..battle import SEA, battle_kind, land_bonus, naval_bonus
from ..combat_events import BattleRolled
from ..facts import ATHENS, HOPLITE, NAVAL, SPARTA
from ..forces import Party, party_force
from ..interception import NEEDS
from ..march import STORM
from ..state import PeloponnesianState
from ..tasks import Battle

Begin = Callable[[PeloponnesianState], Procedure]
Throw = tuple[list[int], float]
"""Results of the dice and how likely they are, with all that bring about the same."""
SKIRMISH: tuple[Throw, ...] = (
    ([1, 1], 1 / 36),
    ([1, 2], 5 / 36),
    ([2, 1], 5 / 36),
    ([6, 6], 3 / 36),
    ([2, 2], 22 / 36),
)
"""PW-5.7.1-a, PW-5.7.2-a A 1 of either or of both, eleven and more, and what brings nothing."""
DIFFERENCES: tuple[Throw, ...] = tuple(([1 + max(0, by), 1 - min(0, by)], (6 - abs(by)) / 36) for by in range(-5, 6))
"""PW-6.2.3-e A contest is decided by how much the one die is above the other."""


class Branch(msgspec.Struct, frozen=True):
    """One way it went: the position after it, how likely that was, and what the procedure returned."""

    state: PeloponnesianState
    chance: float
    value: Any = None


def branches(s: PeloponnesianState, begin: Begin) -> Iterator[Branch]:
    """All ways a procedure can go from a position, which is left as it is; the events of each are in its state."""
    waiting: list[tuple[tuple[list[int], ...], float]] = [((), 1.0)]
    while waiting:
        thrown, chance = waiting.pop()
        twin = s.copy()
        twin.events = []
        procedure = begin(twin)
        answer: Any = None
        known = iter(thrown)
        while True:
            try:
                question = procedure.send(answer)
            except StopIteration as end:
                yield Branch(twin, chance, end.value)
                break
            if not isinstance(question, Roll):
                answer = replies(question, twin, compliant)
            elif (answer := next(known, None)) is None:
                procedure.close()
                waiting.extend(((*thrown, dice), chance * share) for dice, share in throws(twin, question))
                break


def throws(s: PeloponnesianState, roll: Roll) -> Sequence[Throw]:
    """What can be thrown, all that decides alike as one."""
    if roll.purpose == "interception":
        return ([NEEDS - 1], (NEEDS - 1) / 6), ([NEEDS], (7 - NEEDS) / 6)
    if roll.purpose == "storm":
        return ([STORM - 1], (STORM - 1) / 6), ([STORM], (7 - STORM) / 6)
    if roll.purpose == "skirmish":
        return SKIRMISH
    if roll.purpose == "battle" and not s.now.death_of_leaders:
        return DIFFERENCES if (parties := at_war(s)) is None else decisive(s, *parties)
    return every(roll)


def at_war(s: PeloponnesianState) -> tuple[Party, Party, int] | None:
    """Who fights the battle that is under way, and where; None if it is not on the agenda."""
    task = s.agenda[-1] if s.agenda else None
    if isinstance(task, Battle):
        return Party(ATHENS, task.places[0]), Party(SPARTA, task.places[1]), task.space
    return None


def decisive(s: PeloponnesianState, ours: Party, theirs: Party, space: int) -> Sequence[Throw]:
    """PW-6.2.3.1-a, PW-6.2.4.1-a Nobody loses more than he has, nor more than the winner has: beyond that all
    differences are one."""
    mine, others = party_force(s, ours), party_force(s, theirs)
    rolled = sum(isinstance(event, BattleRolled) for event in s.events)
    if battle_kind(mine, others) == SEA and not rolled:
        bonus = naval_bonus(s, ours, theirs).value - naval_bonus(s, theirs, ours).value
        most = (min(mine[NAVAL], others[NAVAL]),) * 2
    else:
        bonus = land_bonus(s, ours, theirs, space).value - land_bonus(s, theirs, ours, space).value
        most = mine[HOPLITE], others[HOPLITE]
    found: dict[int, Throw] = {}
    for dice, share in DIFFERENCES:
        by = dice[0] - dice[1] + bonus
        alike = max(-max(1, most[1]), min(max(1, most[0]), by))
        known = found.get(alike)
        found[alike] = (known[0], known[1] + share) if known else (dice, share)
    return list(found.values())


def every(roll: Roll) -> Sequence[Throw]:
    """Every face by itself."""
    faces = [list(dice) for dice in product(*(range(1, sides + 1) for sides in roll.sides))]
    return [(dice, 1 / len(faces)) for dice in faces]


def compliant(_: PeloponnesianState, decision: Decision) -> Option[Any]:
    """Whoever may intercept does; of several alike the first are left behind."""
    return decision.option("yes") or decision.option("done") or decision.options[-1]
