"""Far goals: where what a seat has in hand could get by several answers, found by playing ahead on a copy.

A way is made of steps that could be taken back: it ends where dice are thrown, something is revealed, anybody else is
asked or another question comes up. Its first part may be all a player wants; he is asked again at every step anyway.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Any

from strategos.kernel.asking import Decision, Option, Plain, Seat, Target
from strategos.kernel.errors import Refused, RuleBug
from strategos.kernel.match import Match

MOST = 64
"""Steps tried for one question."""
SECONDS = 0.6
REPAIRS = 4
"""Answers that may be needed to go on as one came."""


def ways(match: Match[Any], seat: Seat) -> dict[str, tuple[str, ...]]:
    """The keys to be answered to get to each space that is not a choice yet; the shortest way, found first."""
    first = match.decision(seat)
    if first is None or not in_hand(first):
        return {}
    until = time.monotonic() + SECONDS
    found: dict[str, tuple[str, ...]] = {}
    reached = {str(v)[6:] for v in first.about.values() if str(v).startswith("space:")}
    waiting: deque[tuple[Match[Any], tuple[str, ...]]] = deque([(match, ())])
    tried = 0
    while waiting:
        at, so_far = waiting.popleft()
        decision = at.decision(seat)
        assert decision is not None
        for option in decision.options:
            goal = _space(option)
            if goal is None or goal in reached:
                continue
            reached.add(goal)
            keys = (*so_far, option.key)
            if so_far:
                found[goal] = keys
            if tried < MOST and time.monotonic() < until:
                tried += 1
                ahead = at.copy()
                more = _step(ahead, seat, option.key) and _go_on(ahead, seat, first)
                if more is not None and more is not False:
                    waiting.append((ahead, (*keys, *more)))
    return found


def in_hand(decision: Decision) -> tuple[Target, ...]:
    """The pieces a question of where to go is about, as options would point at them."""
    if not any(_space(option) is not None for option in decision.options):
        return ()
    return tuple({"piece": str(v)[6:]} for v in decision.about.values() if str(v).startswith("piece:"))


def _space(option: Option[Any]) -> str | None:
    return str(option.on["space"]) if list(option.on) == ["space"] else None


def _step(match: Match[Any], seat: Seat, key: str) -> bool:
    """Answer, and say whether the match only waits for the same seat now, with nothing thrown or told that stays."""
    try:
        match.play(seat, key)
    except (Refused, RuleBug):
        return False
    return match.why_not_undo(seat) is None and [d.seat for d in match.pending] == [seat]


def _go_on(match: Match[Any], seat: Seat, first: Decision) -> tuple[str, ...] | None:
    """What to answer until the question is the first one again, about the same things in another place."""
    keys: list[str] = []
    for _ in range(REPAIRS):
        decision = match.decision(seat)
        assert decision is not None
        if decision.kind != first.kind:
            again = next((o.key for o in decision.options if o.on in in_hand(first)), None)
        else:
            wrong = {k: v for k, v in _company(first).items() if decision.about.get(k) != v}
            if not wrong:
                return tuple(keys)
            # An option `infantry=03` sets the fact of that name.
            keyed = [f"{name}={n:02}" for name, n in wrong.items() if isinstance(n, int)]
            again = next((key for key in keyed if decision.option(key) is not None), None)
        if again is None or not _step(match, seat, again):
            return None
        keys.append(again)
    return None


def _company(decision: Decision) -> dict[str, Plain]:
    """What a question is about, but for the places."""
    return {k: v for k, v in decision.about.items() if not str(v).startswith("space:")}
