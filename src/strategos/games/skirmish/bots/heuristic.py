"""A player by rules of thumb: one step ahead, by what the fords are worth."""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.bots import Chair
from strategos.kernel.asking import Option, Seat

from .. import FORDS, SkirmishState, holds


class Weights(msgspec.Struct, frozen=True):
    ford: float = 1.0
    """What it is worth to hold one more ford."""
    odds: float = 0.6
    """What it is worth to meet the enemy with a man more."""
    forward: float = 0.15
    """What a step towards the enemy is worth."""
    stay: float = 0.1
    """What a step must bring at least."""
    lures: tuple[float, ...] = (0.0,) * len(FORDS)
    """What each ford is worth besides."""


WEIGHTS = Weights()


class Heuristic:
    """Keeps nothing in mind."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.plan = b""
        self._weights = weights

    def answer(self, chair: Chair) -> str:
        d, s = chair.decision, chair.position()
        if d.kind == "man":
            men = [o for o in d.options if o.value is not None]
            found = max(((self._best(s, d.seat, o.value)[0], o.key) for o in men), default=(0.0, ""))
            return found[1] if found[0] > self._weights.stay else d.options[-1].key
        if d.kind == "ford":
            return max(d.options, key=lambda o: (self._worth(s, d.seat, marching(s, d.options), o.value), o.key)).key
        # The strongest of those who stand there.
        return max(d.options, key=lambda o: (s.strength[o.value], o.key)).key

    def _best(self, s: SkirmishState, seat: Seat, man: int) -> tuple[float, int]:
        steps = [to for to in (s.at[man] - 1, s.at[man] + 1) if 0 <= to < len(FORDS)]
        return max((self._worth(s, seat, man, to), to) for to in steps)

    def _worth(self, s: SkirmishState, seat: Seat, man: int, to: int) -> float:
        """What a step is worth."""
        w, before, here = self._weights, holds(s, seat), s.at[man]
        s.at[man] = to
        held = holds(s, seat) - before
        s.at[man] = here
        mine = 1 + s.at[seat * 3 : seat * 3 + 3].count(to)
        theirs = s.at[3 - seat * 3 : 6 - seat * 3].count(to)
        forward = (to - here) * (1 if seat == 0 else -1)
        odds = mine - theirs if theirs else 0
        return w.ford * held + w.odds * odds + w.forward * forward + w.lures[to] - w.lures[here]


def marching(s: SkirmishState, fords: tuple[Option[Any], ...]) -> int:
    """Who marches: the man next to all fords that are offered; of several the last, they are worth the same."""
    near = [man for man in range(6) if s.at[man] >= 0 and all(abs(s.at[man] - o.value) == 1 for o in fords)]
    mine = [man for man in near if man // 3 == s.clock.seat]
    return mine[-1]
