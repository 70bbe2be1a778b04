"""What conformance and fuzzing share: set-ups to try, random answers, digests, and what a question must look like."""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from strategos.kernel.asking import NATURE, Decision, Seat
from strategos.kernel.chance import Dice, SeededDice
from strategos.kernel.game import Game, Procedure, Setup, State
from strategos.kernel.match import Match
from strategos.kernel.standing import Order

MOST_OPTIONS = 200
"""No decision offers more; larger choices are asked element by element."""

STUBBORN = 50
"""One in so many chances to give up the game is taken."""

ORDERING = 16
"""One in so many answers is a standing order, where there are any."""

POINTERS = ("space", "piece", "card", "area", "track", "button")
_KIND = re.compile(r"[a-z][a-z0-9_]*")


def setups(game: Game[Any]) -> list[Setup]:
    """Every scenario with every number of seats, then every value of every choice once, spread over those."""
    base = [game.setup(n, name) for name in game.scenarios for n in game.seats_of.get(name, game.seats)]
    spread = itertools.cycle(base)
    for choice in game.choices:
        for value in choice.values[1:]:
            on = next(spread)
            base.append(game.setup(on.seats, on.scenario, **{choice.name: value}))
    return base


def nth_setup(game: Game[Any], n: int, scenario: str | None = None, seats: int | None = None) -> Setup:
    """The set-up of the n-th random game: cycles through scenarios, numbers of seats and values of choices."""
    name = scenario or game.scenarios[n % len(game.scenarios)]
    counts = game.seats_of.get(name, game.seats)
    count = counts[n // len(game.scenarios) % len(counts)] if seats is None else seats
    dice = SeededDice(n)
    # Every other time round the games are played with the default readings: those are what people play.
    other = n // len(game.scenarios) // len(counts) % 2
    chosen = {c.name: dice.pick(c.values) if other else c.values[0] for c in game.choices}
    return game.setup(count, name, **chosen)


def opening(game: Game[Any], setup: Setup, dice: Dice | int = 0) -> State:
    """The position in which the first question of a game is about to be put, at the start of its procedure."""
    latest: list[State] = []

    def watch(s: State) -> Procedure | None:
        latest[:] = [s.copy()]
        return game.next(s)

    Match(msgspec.structs.replace(game, next=watch), setup, dice)
    return latest[0]


def digest(match: Match[Any]) -> str:
    """A fingerprint of the position and of everything that is asked; the dice to come are left out."""
    asked = [
        (d.seat, d.kind, d.rule, dict(d.about), d.secret, d.text, [(o.key, dict(o.on)) for o in d.options])
        for d in match.pending
    ]
    data = msgspec.json.encode((match.state, asked, match.event_count, match.answer_count))
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def state_digest(match: Match[Any]) -> str:
    """A fingerprint of the position alone."""
    return hashlib.blake2b(msgspec.json.encode(match.state), digest_size=12).hexdigest()


def any_answer(match: Match[Any], dice: SeededDice) -> tuple[Seat, str]:
    """Some open decision, some option of it; now and then a standing order out of turn."""
    pending = match.pending
    if match.game.moments and dice.d(ORDERING) == 1 and (order := any_order(match, dice)) is not None:
        return order
    decision = pending[0] if len(pending) == 1 else dice.pick(pending)
    option = dice.pick(decision.options)
    if "concedes" in option.on and dice.d(STUBBORN) > 1:
        # Who gives up at random learns nothing about the rest of the game.
        option = dice.pick([o for o in decision.options if "concedes" not in o.on] or decision.options)
    return decision.seat, option.key


def any_order(match: Match[Any], dice: SeededDice) -> tuple[Seat, str] | None:
    """Some order of some seat, to give or to revoke; None where none can be given."""
    moment, seat = dice.pick(match.game.moments), dice.d(match.setup.seats) - 1
    keys = [o.key for d in match.pending for o in d.candidates if d.kind == moment.name]
    order = Order(seat, moment.name, dice.pick(["", *keys]), dice.pick(["", *moment.until]))
    key = order.revoking if order in match.state.standing else order.giving
    return (seat, key) if match.explain(seat, key) is None else None


def malformed(match: Match[Any]) -> Iterator[str]:
    """What is wrong with the questions now open, as far as it can be told without knowing the game."""
    pending = match.pending
    if not pending:
        outcome = match.outcome
        if outcome is None:
            yield "a dead end: nobody is asked anything and the match has no outcome"
        elif any(not 0 <= w < match.setup.seats for w in outcome.winners):
            yield f"the winners {outcome.winners} are not all seats"
        return
    if len({d.seat for d in pending}) < len(pending):
        yield f"one seat is asked two things at once: {[(d.seat, d.kind) for d in pending]}"
    for d in pending:
        for problem in _question(match, d):
            yield f"{d.kind} ({d.rule}, seat {d.seat}): {problem}"


def _question(match: Match[Any], d: Decision) -> Iterator[str]:
    if d.seat != NATURE and not 0 <= d.seat < match.setup.seats:
        yield "asked of a seat that does not exist"
    if not _KIND.fullmatch(d.kind):
        yield f"the kind {d.kind!r} cannot be a text id"
    if d.seat != NATURE and not d.rule:
        yield "names no rule"
    keys = [o.key for o in d.options]
    if not keys:
        yield "offers nothing"
    if len(keys) > MOST_OPTIONS:
        yield f"offers {len(keys)} options, more than {MOST_OPTIONS}"
    if len(set(keys)) < len(keys):
        yield f"offers a key twice: {sorted(k for k in set(keys) if keys.count(k) > 1)[:5]}"
    elif keys != sorted(keys):
        yield f"does not sort its options: {keys[:8]}"
    for o in d.options:
        if not o.key or not _points(dict(o.on)):
            yield f"option {o.key!r} points at {dict(o.on)!r}, which no client understands"
            break
    facts: dict[str, object] = dict(d.about)
    for word, fact in facts.items():
        if not (fact is None or isinstance(fact, (str, int, bool))):
            yield f"the fact {word} is {fact!r}, not a plain value"


def _points(on: dict[str, Any]) -> bool:
    """One thing on the table, or a button, or both (a button that does something to it); the rest are plain values."""
    heads = [k for k in on if k in POINTERS]
    things = [k for k in heads if k != "button"]
    return (
        bool(heads)
        and len(things) <= 1
        and all(isinstance(on[k], str) and on[k] for k in heads)
        and all(_KIND.fullmatch(k) and isinstance(v, (str, int)) for k, v in on.items())
        and ("track" not in on or "at" in on)
    )
