"""Random play that looks for broken rules. What it finds is shrunk to a short record, saved and replayable."""

from __future__ import annotations

import itertools
import multiprocessing
import random
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec

from strategos.bots import Chair, bot
from strategos.games import game as game_by_id
from strategos.kernel.asking import Seat
from strategos.kernel.beside import Bot
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import RuleBug
from strategos.kernel.game import Game, Setup
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.segment import Answer

from .walks import any_answer, digest, malformed, nth_setup

Progress = Callable[[int, int], None]
"""Called after every game (or batch of games) with the games and decisions so far."""


class Limits(msgspec.Struct, frozen=True):
    """Where a random game is cut off, how closely it is watched, and who plays it."""

    rounds: int = 60
    answers: int = 20_000
    stall: int = 10_000
    """So many answers within one round are a stall: some question is put for ever."""
    look_every: int = 50
    """Copying, saving and showing are tried once in so many answers."""
    bot: str = "random"
    """Whose answers these are. Those of a bot that knows what it does reach positions that random play never sees."""


class Problem(msgspec.Struct, frozen=True):
    """What went wrong. `code` is the class of failure: shrinking keeps it, while `why` may change in its details."""

    code: str
    why: str
    close: bool = False
    """Found by a close look; so shrinking has to look closely too."""


class Failure(msgspec.Struct, frozen=True):
    why: str
    record_path: str
    seed: int
    setup: Setup
    answers: int
    """How many answers the shrunk record has."""


class FuzzReport(msgspec.Struct, frozen=True):
    game: str
    games: int
    ended: int
    """Games that came to their own end; the others were cut off."""
    decisions: int
    seconds: float
    failures: list[Failure]


WHIM = 8
"""Beside a bot, one answer in so many is any answer, so that it also comes where it would never go."""
LONG = 500
"""After so many answers a game is looked at closely ten times less often."""


class Trial(msgspec.Struct, frozen=True):
    """One random game: the match as it was left, and what went wrong if anything did."""

    match: Match[Any]
    problem: Problem | None
    ended: bool


def inspect(match: Match[Any], *, close: bool, position: bool = True) -> Problem | None:
    """What is wrong with a match at this moment; without `position` only with what is asked."""
    for complaint in match.game.complaints(match.state) if position else ():
        return Problem(f"complaint: {_class(complaint)}", complaint)
    for problem in malformed(match):
        return Problem(f"question: {_class(problem)}", problem)
    if close:
        for code, why in _close_look(match):
            return Problem(code, why, close=True)
    return None


def _close_look(match: Match[Any]) -> Iterator[tuple[str, str]]:
    here = digest(match)
    if digest(match.copy()) != here:
        yield "copy", "a copy differs from the original"
    loaded, rest = Record.decode(Record.of(match).encode()).load(match.game)
    if rest or digest(loaded) != here:
        yield "load", "a loaded match differs from the saved one"
    for seat in (None, *range(match.setup.seats)):
        try:
            msgspec.json.encode(match.view(seat))
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            yield "view", f"the view of seat {seat} cannot be made: {error!r}"


def _class(text: str) -> str:
    """The kind of a complaint, without its particulars."""
    words = [w for w in text.replace(":", " ").split() if w.isalpha() and w.islower()]
    return " ".join(words[:6])


def _bug(bug: RuleBug) -> Problem:
    cause = bug.__cause__ or bug
    frames = traceback.extract_tb(cause.__traceback__)
    place = f" in {frames[-1].name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return Problem(f"bug: {type(cause).__name__}{f' in {frames[-1].name}' if frames else ''}", f"{bug}{place}")


def player(game: Game[Any], name: str, seed: int) -> Callable[[Match[Any]], tuple[Seat, str]]:
    """What gives the next answer of a game: chance alone, or a bot with its whims."""
    choices = SeededDice(seed ^ 0x5DEECE66D)
    if name == "random":
        return lambda match: any_answer(match, choices)
    players: dict[Seat, Bot] = {}
    rng = random.Random(seed)

    def next_answer(match: Match[Any]) -> tuple[Seat, str]:
        if choices.d(WHIM) == 1:
            return any_answer(match, choices)
        decision = match.pending[0]
        if decision.seat not in players:
            players[decision.seat] = bot(game.id, name)
        return decision.seat, players[decision.seat].answer(Chair(match, decision, rng))

    return next_answer


def trial(game: Game[Any], setup: Setup, seed: int, limits: Limits = Limits()) -> Trial:
    """Play one random game and watch it."""
    next_answer = player(game, limits.bot, seed)
    try:
        match = Match(game, setup, seed)
        count, round_, since, seen = 0, 0, 0, -1
        while True:
            # A close look costs as much as the game is long, and where nothing happened the position is what it was.
            close = count % (limits.look_every * (1 + 9 * (count >= LONG))) == 0
            problem = inspect(match, close=close, position=close or match.event_count != seen)
            seen = match.event_count
            if problem is not None:
                return Trial(match, problem, False)
            if not match.pending:
                return Trial(match, None, True)
            now = game.round(match.state)
            if now != round_:
                round_, since = now, count
            if count - since > limits.stall:
                kinds = [d.kind for d in match.pending]
                problem = Problem("stall", f"round {now} goes on after {limits.stall} answers; asked is {kinds}")
                return Trial(match, problem, False)
            if now > limits.rounds or count >= limits.answers:
                return Trial(match, None, False)
            match.play(*next_answer(match))
            count += 1
    except RuleBug as bug:
        return Trial(bug.match, _bug(bug), False)


def replay(game: Game[Any], setup: Setup, seed: int, answers: Sequence[Answer], close: bool = False) -> Trial:
    """Give those answers that still fit, in order, and stop at the first problem."""
    try:
        match = Match(game, setup, seed)
        problem = inspect(match, close=close)
        for a in answers:
            if problem is not None:
                break
            decision = match.decision(a.seat)
            if decision is not None and decision.kind == a.kind and decision.option(a.key) is not None:
                match.play(a.seat, a.key)
                problem = inspect(match, close=close)
        return Trial(match, problem, problem is None and not match.pending)
    except RuleBug as bug:
        return Trial(bug.match, _bug(bug), False)


def shrink(game: Game[Any], setup: Setup, seed: int, found: Trial, seconds: float = 20.0) -> Trial:
    """The shortest game found within the time that fails in the same way."""
    assert found.problem is not None
    code, close = found.problem.code, found.problem.close
    if code == "stall":
        return found
    deadline = time.monotonic() + seconds
    best, answers = found, found.match.answers
    size = len(answers)
    while size >= 1:
        start, shorter = 0, False
        while start < len(answers):
            if time.monotonic() > deadline:
                return best
            attempt = replay(game, setup, seed, [*answers[:start], *answers[start + size :]], close)
            kept = attempt.match.answers
            if attempt.problem is not None and attempt.problem.code == code and len(kept) < len(answers):
                best, answers, shorter = attempt, kept, True
            else:
                start += size
        if not shorter:
            size //= 2
        size = min(size, len(answers))
    return best


def save(trial_: Trial, seed: int, folder: Path) -> Failure:
    """Write the record of a failed game."""
    assert trial_.problem is not None
    match = trial_.match
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.game.id}-{seed}.json"
    path.write_bytes(Record.of(match).encode())
    return Failure(trial_.problem.why, str(path), seed, match.setup, match.answer_count)


class _Batch(msgspec.Struct):
    games: int = 0
    ended: int = 0
    decisions: int = 0
    failures: list[Failure] = []


def _play(
    game: Game[Any], numbers: Sequence[int], seed: int, limits: Limits, folder: Path, deadline: float | None,
    scenario: str | None, seats: Seat | None, shrink_seconds: float, on_game: Progress | None,
) -> _Batch:  # fmt: skip
    done = _Batch()
    for n in numbers:
        if deadline is not None and time.monotonic() > deadline:
            break
        setup = nth_setup(game, n, scenario, seats)
        result = trial(game, setup, seed + n, limits)
        done.games += 1
        done.ended += result.ended
        done.decisions += result.match.answer_count
        if result.problem is not None:
            shortest = shrink(game, setup, seed + n, result, shrink_seconds)
            done.failures.append(save(shortest, seed + n, folder))
        if on_game is not None:
            on_game(done.games, done.decisions)
    return done


def _work(
    game: str, numbers: Sequence[int], seed: int, limits: Limits, folder: Path, seconds: float | None,
    scenario: str | None, seats: Seat | None, shrink_seconds: float,
) -> _Batch:  # fmt: skip
    deadline = None if seconds is None else time.monotonic() + seconds
    return _play(game_by_id(game), numbers, seed, limits, folder, deadline, scenario, seats, shrink_seconds, None)


def fuzz(
    game_id: str | Game[Any],
    games: int = 100,
    seconds: float | None = None,
    seed: int = 0,
    on_progress: Progress | None = None,
    max_rounds: int = 60,
    scenario: str | None = None,
    seats: int | None = None,
    *,
    workers: int = 1,
    bot_name: str = "random",
    folder: Path | str = "failures",
    limits: Limits | None = None,
    shrink_seconds: float = 20.0,
) -> FuzzReport:
    """Play `games` random games (or as many as fit into `seconds`); game n has the seed `seed + n`.

    Set-ups cycle through scenarios, seats and choices. Raises BadInput if there is no such game, bot, scenario or
    number of seats. With several `workers` the games are spread over processes; then the game must be a registered one.
    """
    game = game_by_id(game_id) if isinstance(game_id, str) else game_id
    nth_setup(game, 0, scenario, seats)
    bot(game.id, bot_name)
    watch = limits or Limits(rounds=max_rounds, bot=bot_name)
    began = time.monotonic()
    deadline = None if seconds is None else began + seconds
    into = Path(folder)
    if workers <= 1:
        total = _play(game, range(games), seed, watch, into, deadline, scenario, seats, shrink_seconds, on_progress)
        batches = [total]
    else:
        # Small batches keep progress lively and the cores equally busy to the end.
        size = max(1, min(50, games // (workers * 4)))
        left = (range(first, min(first + size, games)) for first in range(0, games, size))
        batches: list[_Batch] = []
        # Fresh processes, so that a caller with threads (a server, a progress bar) is safe.
        with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:

            def hand_out(numbers: range) -> Future[_Batch]:
                rest = None if deadline is None else deadline - time.monotonic()
                return pool.submit(_work, game.id, numbers, seed, watch, into, rest, scenario, seats, shrink_seconds)

            running = {hand_out(numbers) for numbers in itertools.islice(left, workers)}
            while running:
                ready = next(as_completed(running))
                running.discard(ready)
                batches.append(ready.result())
                if on_progress is not None:
                    on_progress(sum(b.games for b in batches), sum(b.decisions for b in batches))
                if deadline is None or time.monotonic() < deadline:
                    running.update(hand_out(numbers) for numbers in itertools.islice(left, 1))
    return FuzzReport(
        game.id,
        sum(b.games for b in batches),
        sum(b.ended for b in batches),
        sum(b.decisions for b in batches),
        round(time.monotonic() - began, 2),
        sorted((f for b in batches for f in b.failures), key=lambda f: f.seed),
    )
