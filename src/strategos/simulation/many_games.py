"""Many games between bots, in one process or several; the same seed gives the same games either way."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from strategos.bots import Budget, Chair, bot, budget_of, maker
from strategos.games import game
from strategos.kernel.asking import Seat
from strategos.kernel.errors import BadInput, RuleBug
from strategos.kernel.game import Setup
from strategos.kernel.match import Match
from strategos.owner import match_files

from .fan_out import Workers, fan_out


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    """By seat; with `rotate` the list moves on by one seat from game to game."""
    games: int = 1
    seed: int = 0
    rotate: bool = False
    max_rounds: int = 60
    failures: str = match_files.FAILURES
    budget: Budget | None = None
    """What an answer of a bot that looks ahead is worth; None: as much as it usually thinks, and without the brake, so
    that games are the same on a busy machine."""


class Played(msgspec.Struct, frozen=True):
    """One simulated game."""

    number: int
    winners: Mapping[int, str]
    """Seat → the bot that won there."""
    why: str
    """How it ended: the outcome's code, `capped` or `error`."""
    rounds: int
    decisions: int
    engine_seconds: float
    """Spent in `Match.play`: listing what is allowed and applying what was chosen, without the bots' thinking."""
    bot_seconds: float
    scores: Mapping[str, int]
    error: str = ""


class Report(msgspec.Struct, frozen=True):
    """What a simulation found; the keys of `strategos simulate --json`."""

    game: str
    scenario: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    max_rounds: int
    games: int
    finished: int
    capped: int
    errors: list[str]
    decisions: int
    seconds: float
    decisions_per_s: float
    us_per_decision: float
    """Of processor time, in the engine alone: listing what is allowed and applying what was chosen."""
    bot_us_per_decision: float
    wins: Mapping[str, int]
    """Games won by each bot; a shared win counts for every bot that shares it."""
    wins_by_seat: list[int]
    draws: int
    endings: Mapping[str, int]
    rounds: Mapping[str, float]
    scores: Mapping[str, float]
    """Mean at the end of a game, or at the cap."""
    spread: Mapping[str, Mapping[str, int]]
    """The least and the most of these, and what 10, 25, 50, 75 and 90 of 100 games do not exceed."""
    capped_games: list[Mapping[str, Any]]


def plan_of(
    name: str,
    *,
    scenario: str | None = None,
    seats: int | None = None,
    bots: str = "random",
    options: Mapping[str, str] | None = None,
    games: int = 1,
    seed: int = 0,
    rotate: bool = False,
    max_rounds: int | None = None,
    budget: Budget | None = None,
) -> Plan:
    """A checked plan. Raises BadInput with one clear sentence."""
    setup = game(name).setup(seats, scenario, **(options or {}))
    if games < 1:
        raise BadInput(f"the number of games must be at least 1, not {games}")
    limit = game(name).max_rounds if max_rounds is None else max_rounds
    if limit < 1:
        raise BadInput(f"the number of rounds must be at least 1, not {limit}")
    names = seat_names(bots, setup.seats)
    for each in names:
        maker(name, each)
    return Plan(name, setup, names, games, seed, rotate, limit, budget=budget)


def seat_names(listed: str, seats: int) -> tuple[str, ...]:
    """One name for all seats, or a comma list by seat."""
    names = tuple(part.strip() for part in listed.split(","))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput(f"{len(names)} names for {seats} seats ({listed}); give one name for all or one for each seat")
    return names


def play_one(plan: Plan, number: int, on_answer: Callable[[Seat, str, float], None] | None = None) -> Played:
    """Play game `number` of a plan; its seed depends on the plan's seed and the number alone. `on_answer` hears of each
    answer: the seat, the key, the seconds of processor time it took to think."""
    shift = number % len(plan.bots) if plan.rotate else 0
    names = plan.bots[shift:] + plan.bots[:shift]
    players = [bot(plan.game, name) for name in names]
    source = random.Random(f"{plan.seed}:{number}")
    budgets = [thought(plan, name) for name in names]
    chances = [random.Random(source.getrandbits(63)) for _ in players]
    clock = time.thread_time
    decisions, engine, thinking = 0, 0.0, 0.0
    chosen = game(plan.game)
    match: Match[Any] | None = None
    try:
        begun = clock()
        match = Match(chosen, plan.setup, source.getrandbits(63))
        engine += clock() - begun
        while pending := match.pending:
            if chosen.round(match.state) > plan.max_rounds:
                scores = dict(chosen.scores(match.state))
                return Played(number, {}, "capped", plan.max_rounds, decisions, engine, thinking, scores)
            decision = pending[0]
            begun = clock()
            key = players[decision.seat].answer(Chair(match, decision, chances[decision.seat], budgets[decision.seat]))
            asked = clock()
            match.play(decision.seat, key)
            engine += clock() - asked
            thinking += asked - begun
            decisions += 1
            if on_answer is not None:
                on_answer(decision.seat, key, asked - begun)
        outcome = match.outcome
        if outcome is None:
            raise RuleBug(f"{plan.game}: nobody is asked anything, yet the game has no outcome", match)
    # A simulation reports whatever goes wrong in one game and goes on with the next.
    except Exception as error:
        broken = error.match if isinstance(error, RuleBug) else match
        kept = ""
        if broken is not None:
            path = Path(plan.failures) / f"{plan.game}-{plan.seed}-{number}.json"
            match_files.save(broken, path)
            kept = f"; record in {path}"
        problem = f"game {number}: {type(error).__name__}: {error}{kept}"
        return Played(number, {}, "error", 0, decisions, engine, thinking, {}, problem)
    winners = {seat: names[seat] for seat in outcome.winners}
    rounds = chosen.round(match.state)
    return Played(number, winners, outcome.why, rounds, decisions, engine, thinking, dict(chosen.scores(match.state)))


def thought(plan: Plan, name: str) -> Budget:
    """What an answer of a bot is worth in these games."""
    if plan.budget is not None:
        return plan.budget
    return msgspec.structs.replace(budget_of(plan.game, name), seconds=math.inf)


def simulate(plan: Plan, *, workers: Workers = 1, on_game: Callable[[Played], None] | None = None) -> Report:
    """Play all games of a plan and sum them up."""
    begun = time.perf_counter()
    played: list[Played] = []
    for one in fan_out(partial(play_one, plan), range(plan.games), workers):
        played.append(one)
        if on_game is not None:
            on_game(one)
    return summary(plan, sorted(played, key=lambda p: p.number), time.perf_counter() - begun)


def spread(scores: Sequence[int]) -> dict[str, int]:
    """How scores are spread: the least, the most, and what so many of a hundred do not exceed."""
    found = sorted(scores)
    parts = {f"p{n}": found[max(0, math.ceil(len(found) * n / 100) - 1)] for n in (10, 25, 50, 75, 90)}
    return {"min": found[0], **parts, "max": found[-1]}


def summary(plan: Plan, played: Sequence[Played], seconds: float) -> Report:
    """The report of games that were played."""
    capped = [p for p in played if p.why == "capped"]
    failed = [p for p in played if p.why == "error"]
    sound = [p for p in played if p.why != "error"]
    finished = [p for p in sound if p.why != "capped"]
    decisions = sum(p.decisions for p in played)
    wins = Counter(dict.fromkeys(plan.bots, 0))
    for p in finished:
        wins.update(set(p.winners.values()))
    rounds = [p.rounds for p in sound]
    sides = dict.fromkeys(side for p in sound for side in p.scores)
    engine, thinking = sum(p.engine_seconds for p in played), sum(p.bot_seconds for p in played)
    return Report(
        game=plan.game,
        scenario=plan.setup.scenario,
        seats=plan.setup.seats,
        options=plan.setup.options,
        bots=plan.bots,
        seed=plan.seed,
        max_rounds=plan.max_rounds,
        games=len(played),
        finished=len(finished),
        capped=len(capped),
        errors=[p.error for p in failed],
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_s=round(decisions / seconds, 1) if seconds else 0.0,
        us_per_decision=round(engine / decisions * 1e6, 2) if decisions else 0.0,
        bot_us_per_decision=round(thinking / decisions * 1e6, 2) if decisions else 0.0,
        wins=dict(wins),
        wins_by_seat=[sum(seat in p.winners for p in finished) for seat in range(plan.setup.seats)],
        draws=sum(1 for p in finished if not p.winners),
        endings=dict(Counter(p.why for p in played)),
        rounds={"mean": round(sum(rounds) / len(rounds), 2) if rounds else 0.0, "max": max(rounds, default=0)},
        scores={s: round(sum(p.scores.get(s, 0) for p in sound) / len(sound), 2) for s in sides},
        spread={s: spread([p.scores[s] for p in sound if s in p.scores]) for s in sides},
        capped_games=[{"game": p.number, "rounds": p.rounds, "scores": p.scores} for p in capped],
    )
