"""A heuristic with weights and plans for the teaching game, for tests of whatever thinks in plans."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from strategos.bots import Chair
from strategos.bots.planning import Plan, Planning
from strategos.games.skirmish import SkirmishState, man_name
from strategos.kernel.asking import Decision, Seat


class Weights(msgspec.Struct, frozen=True):
    forward: float = 1.0
    """What a step towards the enemy is worth; a march must be worth something."""
    lures: tuple[tuple[int, float], ...] = ()


WEIGHTS = Weights()


class Walker:
    """Marches its men as far as they like to go; it counts its answers in its plan."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.plan = b""
        self.weights = weights

    def answer(self, chair: Chair) -> str:
        self.plan = bytes([(self.plan[0] if self.plan else 0) + 1])
        d: Decision = chair.decision
        s: SkirmishState = chair.position()
        if d.kind == "man":
            men = [o.key for o in d.options if o.key != "pass"]
            return men[-1] if men and self.weights.forward > 0 else d.options[-1].key
        if d.kind == "ford":
            ahead = 1 if d.seat == 0 else -1
            return max(d.options, key=lambda o: (ahead * o.value, o.key)).key
        strong = max(d.options, key=lambda o: (s.strength[o.value], o.key))
        return strong.key


def is_fork(_: SkirmishState, decision: Decision) -> bool:
    return decision.kind == "man"


def plans(s: SkirmishState, decision: Decision, _: Weights, __: Random) -> list[Plan]:
    men = [Plan("man", key=o.key, facts={"piece": f"piece:{o.key}"}) for o in decision.options if o.key != "pass"]
    assert {plan.key for plan in men} <= {man_name(n) for n in range(6)}
    return [Plan("stay", changes={"forward": 0.0}), *men]


def turn(s: SkirmishState, _: Seat) -> object:
    return s.clock.round, s.clock.seat


def to_the_end(_: SkirmishState, __: Seat) -> Callable[[SkirmishState], bool]:
    return lambda _: False


PLANNING: Planning[Any, Any] = Planning(
    game="skirmish", weights=WEIGHTS, bot=Walker, fork=is_fork, plans=plans, turn=turn, horizon=to_the_end
)
