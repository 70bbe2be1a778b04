"""Random play that looks for broken rules. What it finds is shrunk to a short record, saved and replayable."""

from __future__ import annotations

import itertools
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec

from strategos.bots import bot
from strategos.games import game as game_by_id
from strategos.kernel.asking import Seat
from strategos.kernel.game import Game, Setup
from strategos.kernel.record import Record

from .shrinking import shrink
from .trials import Limits, Trial, trial
from .walks import nth_setup

Progress = Callable[[int, int], None]
"""Called after every game (or batch of games) with the games and decisions so far."""


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
