"""Hints: the two or three best plans for the question in front of a seat, with their chances and where they lead.

They are thought out as the best level thinks, from what the seat itself can know.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec

from strategos.bots import Budget, Chair, policy
from strategos.bots.planner import Search
from strategos.bots.planning import USUAL, Plan
from strategos.bots.policy import Inside
from strategos.bots.race import gain
from strategos.bots.why import Moved
from strategos.kernel.asking import Decision, Facts, Seat
from strategos.kernel.match import Match
from strategos.kernel.view import View

from .effort import HINT, hint_budget, planning_of

STEPS = 60
"""After so many answers a turn that is looked at ends: nobody reads an arrow for each."""


ANSWERS = 8
"""Where no plans are made, so many answers are tried beside the usual one."""


class Move(msgspec.Struct, frozen=True):
    """A piece that a plan takes elsewhere: references, as in views."""

    piece: str
    origin: str
    to: str


class Hint(msgspec.Struct, frozen=True):
    """A plan, and what is to be expected of it."""

    plan: str
    """Worded by `plan-<plan>`."""
    facts: Facts
    spaces: tuple[str, ...]
    key: str
    """The answer it begins with."""
    chance: float
    """To win."""
    error: float
    worlds: int
    """In which it was tried."""
    behind: float
    """How much the chance is below that of the best plan."""
    moves: tuple[Move, ...] = ()
    """Where the pieces go if nothing comes in between."""
    because: tuple[Moved, ...] = ()
    """What speaks for the best plan against the next."""


class Advice(msgspec.Struct, frozen=True):
    """What is advised; nothing where there is nothing to choose between."""

    kind: str = ""
    """Of the question."""
    hints: tuple[Hint, ...] = ()


def advise(match: Match[Any], seat: Seat, *, seed: int = 0, budget: Budget | None = None) -> Advice:
    """The best plans for what the seat is asked."""
    decision, planning = match.decision(seat), planning_of(match.game)
    if decision is None or planning is None or len(decision.options) < 2:
        return Advice("" if decision is None else decision.kind)
    chair = Chair(match, decision, random.Random(seed), budget or hint_budget(match.game))
    answers = [Plan("answer", key=option.key) for option in decision.options[:ANSWERS]]
    plans = None if planning.fork(chair.position(), decision) else [USUAL, *answers]
    search = Search(planning, planning.weights, chair, plans)
    found = search.lanes()
    tried = [lane for lane in found if lane.what in search.keys and lane.values]
    best = sorted(tried, key=lambda lane: (-lane.mean if len(lane.values) > 1 else 0.0, lane.what))[:HINT]
    hints: list[Hint] = []
    for lane in best:
        plan, key = search.plans[lane.what], search.keys[lane.what]
        behind, _ = gain(best[0], lane)
        spread = sum((x - lane.mean) ** 2 for x in lane.values)
        hints.append(
            Hint(
                plan=plan.name,
                facts=plan.facts,
                spaces=plan.spaces,
                key=key,
                chance=round(lane.mean, 4),
                error=round((spread / max(1, len(lane.values) - 1) / len(lane.values)) ** 0.5, 4),
                worlds=len(lane.values),
                behind=round(max(0.0, behind), 4),
                moves=moves(search, lane.what),
                because=search.because(lane.what, best[1].what) if lane is best[0] and len(best) > 1 else (),
            )
        )
    return Advice(decision.kind, tuple(hints))


def moves(search: Search, number: int) -> tuple[Move, ...]:
    """Where a plan takes the seat's pieces, in the first of the worlds it was tried in."""
    match, seat, planning = search.chair.world(0), search.seat, search.planning
    before = _places(match.view(seat), seat)
    rng = random.Random(0)
    mine = planning.plays(search.plans[number], search.weights)
    others = policy(search.game, lambda: planning.bot(planning.weights), rng)
    match.play(seat, search.keys[number])
    for _ in range(STEPS):
        decision = _next(match.pending, seat)
        if decision is None or planning.turn(match.state, seat) != search.turn:
            break
        if decision.seat == seat:
            key = mine.answer(Inside(search.game, match.state, decision, rng))
        else:
            key = others(match.state, decision).key
        match.play(decision.seat, key)
    after = _places(match.view(seat), seat)
    return tuple(
        Move(piece, before[piece], there)
        for piece, there in sorted(after.items())
        if piece in before
        and before[piece] != there
        and before[piece].startswith("space:")
        and there.startswith("space:")
    )


def _next(pending: Iterable[Decision], seat: Seat) -> Decision | None:
    """The seat's own question before those of others."""
    asked = sorted(pending, key=lambda decision: decision.seat != seat)
    return asked[0] if asked else None


def _places(view: View, seat: Seat) -> dict[str, str]:
    """Where the seat's pieces with a name of their own stand; one that is carried stands where its bearer does."""
    sides = {side.id for side in view.sides if side.seat == seat}
    at = {piece.id: piece.at for piece in view.pieces}

    def ground(place: str) -> str:
        for _ in range(5):
            if not place.startswith("piece:"):
                break
            place = at.get(place.removeprefix("piece:"), "")
        return place

    return {f"piece:{piece.id}": ground(piece.at) for piece in view.pieces if piece.side in sides and piece.count == 1}
