"""Far goals: where what a seat has in hand could get by several answers, found by playing ahead on a copy.

A way is made of steps that could be taken back: it ends where dice are thrown, something is revealed, anybody else is
asked or another question comes up. Its first part may be all a player wants; he is asked again at every step anyway.
"""

from __future__ import annotations

import time
from heapq import heappop, heappush
from typing import Any

from strategos.kernel.asking import Decision, Option, Plain, Seat, Target
from strategos.kernel.errors import Refused, RuleBug
from strategos.kernel.match import Match
from strategos.web.messages import Passage

MOST = 64
"""Steps tried for one question."""
SECONDS = 0.6
REPAIRS = 4
"""Answers that may be needed to go on as one came."""


def ways(match: Match[Any], seat: Seat) -> dict[str, Passage]:
    """How to get to each space that is not a choice yet: the cheapest way, among those the shortest."""
    first = match.decision(seat)
    if first is None or not in_hand(first):
        return {}
    until = time.monotonic() + SECONDS
    found: dict[str, Passage] = {}
    start = {str(v)[6:] for v in first.about.values() if str(v).startswith("space:")}
    reached = dict.fromkeys(start, 0)
    nearby = {_space(option) for option in first.options}
    waiting: list[tuple[int, int, int, Match[Any], tuple[str, ...]]] = [(0, 0, 0, match, ())]
    tried = 0
    while waiting:
        spent, _, _, at, so_far = heappop(waiting)
        decision = at.decision(seat)
        assert decision is not None
        costs = at.game.costs(at.state, decision)
        for option in decision.options:
            goal = _space(option)
            if goal is None:
                continue
            total = spent + costs.get(option.key, 0)
            if goal in reached and reached[goal] <= total:
                continue
            reached[goal] = total
            keys = (*so_far, option.key)
            if goal not in nearby:
                found[goal] = Passage(keys, total if option.key in costs else None)
            if tried < MOST and time.monotonic() < until:
                tried += 1
                ahead = at.copy()
                more = _step(ahead, seat, option.key) and _go_on(ahead, seat, first)
                if more is not None and more is not False:
                    onward = (*keys, *more)
                    heappush(waiting, (total, len(onward), tried, ahead, onward))
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
    thrown, told = match.chance_count, match.event_count
    try:
        match.play(seat, key)
        # Not whether it could be taken back: an imagined match cannot go back behind its first checkpoint.
        if match.chance_count > thrown or any(event.reveals for event in match.all_events(told)):
            return False
        # Who is asked in secret has mostly ordered to pass, but nobody else knows of it; if not, the way ends there.
        while (asked := match.pending[:1]) and asked[0].seat != seat and asked[0].secret:
            match.play(asked[0].seat, "pass")
    except (Refused, RuleBug):
        return False
    return [d.seat for d in match.pending] == [seat]


def _go_on(match: Match[Any], seat: Seat, first: Decision) -> tuple[str, ...] | None:
    """What to answer until the question is the first one again, about the same things in another place."""
    keys: list[str] = []
    for _ in range(REPAIRS):
        decision = match.decision(seat)
        assert decision is not None
        if decision.kind != first.kind:
            again = next((o.key for o in decision.options if o.on in in_hand(first)), None)
        else:
            # An option `infantry=03` sets the fact of that name; a number that none sets only tells (points left).
            wrong = {k: v for k, v in _company(first).items() if decision.about.get(k) != v}
            chosen = {option.key.partition("=")[0] for option in (*first.options, *decision.options)}
            wrong = {k: v for k, v in wrong.items() if k in chosen or not isinstance(v, int)}
            if not wrong:
                return tuple(keys)
            keyed = [f"{name}={n:02}" for name, n in wrong.items() if isinstance(n, int)]
            again = next((key for key in keyed if decision.option(key) is not None), None)
        if again is None or not _step(match, seat, again):
            return None
        keys.append(again)
    return None


def _company(decision: Decision) -> dict[str, Plain]:
    """What a question is about, but for the places."""
    return {k: v for k, v in decision.about.items() if not str(v).startswith("space:")}
