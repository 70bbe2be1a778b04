"""Where a finished match was won and lost: chances along the way, and answers that cost some.

Every answer that a player of the game's heuristic would not have given, and every fork, is tried once more beside the
best plan, in the same imagined worlds: so it is judged by what its seat knew then, and not by the dice that fell. What
seems to cost something is tried again in other worlds, and only what these confirm beyond two errors is marked.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from strategos.bots import Budget, Chair
from strategos.bots.planner import Search
from strategos.bots.planning import USUAL, Plan, Planning
from strategos.bots.policy import Inside
from strategos.bots.race import Lane, gain
from strategos.bots.why import Moved
from strategos.games import game
from strategos.kernel.asking import NOTHING, Decision, Facts, Seat, Target
from strategos.kernel.errors import BadInput
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.segment import Answer
from strategos.parts.valuation import valuation_of
from strategos.simulation.fan_out import fan_out
from strategos.story import Tape

from .effort import can_judge, pace, planning_of

Grade = Literal["inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[float, Grade], ...] = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""What an answer must have cost to be called so."""
SURE = 2.0
"""So many standard errors it must have cost at least."""
SUSPECT = 0.04
"""What seems to cost so much is looked at twice."""
CHUNK = 6
"""Answers between two reports."""
TWICE = 1.5
"""So many looks an answer takes in the mean: what seems to cost something gets a second one."""
LEAST, MOST = 0.05, 0.6
"""Seconds an answer is thought about, as far as the time allows."""
PLAYED = "played"
"""The plan that begins with the answer that was given."""


class Chances(msgspec.Struct, frozen=True):
    """What each seat could hope for after so many answers."""

    at: int
    chances: tuple[float, ...]


class Mistake(msgspec.Struct, frozen=True):
    """An answer that cost something."""

    at: int
    """How many answers lay before it: from there one may play on otherwise."""
    round: int
    seat: Seat
    kind: str
    """Of the question."""
    rule: str
    about: Facts
    """What its words tell."""
    on: Target
    """What was answered, as it was offered;"""
    better_on: Target
    key: str
    better: str
    """and what would have been better."""
    plan: str
    """The plan behind that, worded by `plan-<plan>`,"""
    facts: Facts
    spaces: tuple[str, ...]
    loss: float
    """By how much it lowered the chance to win."""
    error: float
    worlds: int
    grade: Grade
    because: tuple[Moved, ...] = ()
    """What speaks for that against what was answered."""


class Analysis(msgspec.Struct, frozen=True):
    """What has been found so far."""

    game: str
    answers: int
    suspects: int
    """Answers to be looked at;"""
    judged: int
    """so many have been."""
    curve: tuple[Chances, ...]
    mistakes: tuple[Mistake, ...]

    @property
    def finished(self) -> bool:
        return self.judged >= self.suspects

    def with_more(self, more: Judged) -> Analysis:
        """What has been found so far, and more."""
        marked = sorted((*self.mistakes, *more.mistakes), key=lambda one: one.at)
        return msgspec.structs.replace(self, judged=self.judged + more.count, mistakes=tuple(marked))


class Suspect(msgspec.Struct, frozen=True):
    """An answer that is worth a second look."""

    at: int
    usual: str
    """What a player of the heuristic would have answered."""


class Looked(msgspec.Struct, frozen=True):
    """What a first look at a match has found."""

    analysis: Analysis
    suspects: tuple[Suspect, ...]


class Share(msgspec.Struct, frozen=True):
    """Some of the answers to be looked at, for one process."""

    record: bytes
    suspects: tuple[Suspect, ...]
    decisions: int
    """How much each is thought about."""
    seed: int


class Judged(msgspec.Struct, frozen=True):
    """What a second look at so many answers has found."""

    count: int
    mistakes: tuple[Mistake, ...]


def analyse(
    record: bytes, *, seats: Sequence[Seat] | None = None, seconds: float = 100.0, workers: int = 1, seed: int = 0
) -> Iterator[Analysis]:
    """The chances first, then the mistakes of these seats (all, if not said) as they are found. Raises BadInput."""
    looked = first_look(record, seats)
    found = looked.analysis
    yield found
    todo = shares(looked, record, seconds * workers, seed)
    for judged in fan_out(judge, todo, min(workers, len(todo))):
        found = found.with_more(judged)
        yield found


def first_look(record: bytes, seats: Sequence[Seat] | None = None) -> Looked:
    """The chances along the way, and which answers are worth a second look. Raises BadInput."""
    tape = Record.decode(record)
    chosen = game(tape.game)
    if not can_judge(chosen):
        raise BadInput(f"{chosen.id} has nothing to judge positions by")
    match, _ = tape.load(chosen)
    judged = range(match.setup.seats) if seats is None else seats
    if any(not 0 <= seat < match.setup.seats for seat in judged):
        raise BadInput(f"the match has {match.setup.seats} seats")
    curve, suspects = _first_look(match, set(judged))
    return Looked(Analysis(chosen.id, match.answer_count, len(suspects), 0, tuple(curve), ()), tuple(suspects))


def shares(looked: Looked, record: bytes, seconds: float, seed: int = 0) -> list[Share]:
    """A second look at all suspects, in parts, with so many seconds of processors for all of it."""
    suspects = looked.suspects
    if not suspects:
        return []
    each = min(MOST, max(LEAST, seconds / TWICE / len(suspects)))
    decisions = max(50, round(pace(game(looked.analysis.game)) * each))
    return [Share(record, suspects[first : first + CHUNK], decisions, seed) for first in range(0, len(suspects), CHUNK)]


def judge(share: Share) -> Judged:
    """A second look at some answers."""
    tape = Record.decode(share.record)
    chosen = game(tape.game)
    match, _ = tape.load(chosen)
    planning = planning_of(chosen)
    assert planning is not None
    found = [_judge(planning, match, suspect, share.decisions, share.seed) for suspect in share.suspects]
    return Judged(len(share.suspects), tuple(one for one in found if one is not None))


# -- the first look -------------------------------------------------------------------------------------------------


def _first_look(match: Match[Any], judged: set[Seat]) -> tuple[list[Chances], list[Suspect]]:
    """Play the match once more: what positions promise, and answers that are worth a second look."""
    chosen = match.game
    planning, valuation = planning_of(chosen), valuation_of(chosen)
    assert planning is not None
    assert valuation is not None
    curve: list[Chances] = []
    suspects: list[Suspect] = []
    last: object = None
    players = {seat: planning.bot(planning.weights) for seat in range(match.setup.seats)}
    for at, answer, here in _positions(match):
        if chosen.outcome(here.state) is None and (now := valuation.moment(here.state)) is not None and now != last:
            last = now
            curve.append(Chances(at, _rounded(valuation.chances(here.state))))
        decision = None if answer is None else here.decision(answer.seat)
        if answer is None or decision is None or answer.seat not in judged or len(decision.options) < 2:
            continue
        if decision.option(answer.key) is None:
            continue
        s = here.position(answer.seat, at)
        usual = players[answer.seat].answer(Inside(chosen, s, decision, random.Random(at)))
        if usual != answer.key or planning.fork(s, decision):
            suspects.append(Suspect(at, usual))
    ended = match.outcome
    if ended is not None:
        share = 1 / len(ended.winners) if ended.winners else 0.0
        curve.append(
            Chances(match.answer_count, tuple(share * (seat in ended.winners) for seat in range(match.setup.seats)))
        )
    return curve, suspects


def _rounded(chances: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def _positions(match: Match[Any]) -> Iterator[tuple[int, Answer | None, Match[Any]]]:
    """The match before each of its answers, and at its end."""
    tape = Tape.of(match)
    upcoming = (*tape.answers, None)
    yield 0, upcoming[0], match.at(0)
    again = Match[Any].resumed(tape.game, tape.setup, tape.dice.copy(), None, tape.start)
    for at, _ in enumerate(again.replaying(tape.answers, tape.chance), 1):
        yield at, upcoming[at], again


# -- a second look --------------------------------------------------------------------------------------------------


def _judge(
    planning: Planning[Any, Any], match: Match[Any], suspect: Suspect, decisions: int, seed: int
) -> Mistake | None:
    """What an answer cost, if it did."""
    here, answer = match.at(suspect.at), match.answers[suspect.at]
    decision = here.decision(answer.seat)
    if decision is None or decision.option(answer.key) is None:
        return None
    budget = Budget(decisions, math.inf)

    def tried(plans: Sequence[Plan], salt: int) -> tuple[Search, list[Lane[int]]]:
        assert decision is not None
        chair = Chair(here, decision, random.Random(f"{seed}:{suspect.at}:{salt}"), budget)
        search = Search(planning, planning.weights, chair, plans)
        return search, search.lanes()

    given = Plan(PLAYED, key=answer.key)
    others = [Plan(USUAL.name, key=suspect.usual)]
    s = here.position(answer.seat, suspect.at)
    if planning.fork(s, decision):
        others += planning.plans(s, decision, planning.weights, random.Random(suspect.at))
    _, lanes = tried([given, *others], 0)
    best = max(lanes[1:], key=lambda lane: gain(lane, lanes[0])[0] if len(lane.values) > 1 else -1.0)
    if len(best.values) < 2 or gain(best, lanes[0])[0] < SUSPECT:
        return None
    plan = others[best.what - 1]
    search, (mine, better) = tried([given, plan], 1)
    loss, error = gain(better, mine)
    grade: Grade | None = next((name for least, name in GRADES if loss >= least), None)
    if grade is None or loss < SURE * error or better.what not in search.keys:
        return None
    given_on, better_on = (_on(decision, key) for key in (answer.key, search.keys[better.what]))
    return Mistake(
        at=suspect.at,
        round=match.game.round(here.state),
        seat=answer.seat,
        kind=decision.kind,
        rule=decision.rule,
        about=decision.about,
        on=given_on,
        better_on=better_on,
        key=answer.key,
        better=search.keys[better.what],
        plan=plan.name,
        facts=plan.facts,
        spaces=plan.spaces,
        loss=round(loss, 4),
        error=round(error, 4),
        worlds=len(better.values),
        grade=grade,
        because=search.because(better.what, mine.what),
    )


def _on(decision: Decision, key: str) -> Target:
    option = decision.option(key)
    return NOTHING if option is None else option.on
