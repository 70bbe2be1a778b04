"""How fast a game is: random play, copies, saves, loads, and how far decisions lie from their checkpoint."""

from __future__ import annotations

import cProfile
import io
import pstats
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from strategos.games import game
from strategos.kernel.match import Match
from strategos.kernel.record import Record

MAX_ROUNDS = 60


class Speed(msgspec.Struct, frozen=True):
    """The keys of `strategos bench --json` for one game.

    Times are means, in microseconds of processor time: what else the machine does at the moment does not count.
    """

    us_per_decision: float
    """Listing what is allowed, picking at random, applying; beginning new games included."""
    decisions_per_s: float
    """Random play, everything counted."""
    state_copy_us: float
    match_copy_us: float
    save_us: float
    load_us: float
    record_bytes: int
    answers_since_checkpoint_p99: int
    decisions: int
    samples: int
    options_mean: float
    options_max: int
    seats: int


class _Player:
    """Plays game after game at random."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = game(name)
        self.setup = self.game.setup()
        self.rng = random.Random(f"{name}:{seed}")
        self.match = self._begin()

    def _begin(self) -> Match[Any]:
        return Match(self.game, self.setup, self.rng.getrandbits(63))

    def play(self, decisions: int) -> None:
        """So many decisions; a game that does not end by itself gives way to the next one."""
        if self.game.round(self.match.state) > MAX_ROUNDS:
            self.match = self._begin()
        for _ in range(decisions):
            if not self.match.pending:
                self.match = self._begin()
            decision = self.match.pending[0]
            options = decision.options
            self.match.play(decision.seat, options[int(self.rng.random() * len(options))].key)


def measure(name: str, *, seconds: float = 5.0, seed: int = 0) -> Speed:
    """Measure one game: two thirds of the time random play alone, the rest copies, saves and loads on the way."""
    player = _Player(name, seed)
    decisions = 0
    begun, engine = time.perf_counter(), time.thread_time()
    while time.perf_counter() - begun < seconds * 2 / 3:
        player.play(50)
        decisions += 50
    spent, engine = time.perf_counter() - begun, time.thread_time() - engine
    since: list[int] = []
    options: list[int] = []
    samples: list[tuple[float, float, float, float, int]] = []
    begun = time.perf_counter()
    while not samples or time.perf_counter() - begun < seconds / 3:
        for _ in range(player.rng.randint(1, 99)):
            player.play(1)
            since.append(player.match.answers_since_checkpoint)
            options.extend(len(d.options) for d in player.match.pending)
        if player.match.pending:
            samples.append(_sample(player.match))
    state_copy, match_copy, save, load, size = (sum(column) / len(samples) for column in zip(*samples, strict=True))
    return Speed(
        us_per_decision=round(engine / decisions * 1e6, 2),
        decisions_per_s=round(decisions / spent, 1),
        state_copy_us=round(state_copy, 2),
        match_copy_us=round(match_copy, 2),
        save_us=round(save, 1),
        load_us=round(load, 1),
        record_bytes=round(size),
        answers_since_checkpoint_p99=sorted(since)[int(len(since) * 0.99)],
        decisions=decisions,
        samples=len(samples),
        options_mean=round(sum(options) / len(options), 1),
        options_max=max(options),
        seats=player.setup.seats,
    )


def _sample(match: Match[Any]) -> tuple[float, float, float, float, int]:
    data = Record.of(match).encode()
    return (
        _us(match.state.copy),
        _us(match.copy),
        _us(lambda: Record.of(match).encode()),
        _us(lambda: Record.decode(data).load(match.game)),
        len(data),
    )


def _us(action: Callable[[], object], times: int = 3) -> float:
    begun = time.thread_time()
    for _ in range(times):
        action()
    return (time.thread_time() - begun) / times * 1e6


def profile(name: str, *, seconds: float = 5.0, seed: int = 0, lines: int = 30) -> str:
    """Where the time of random play goes, as a table of the functions that cost most."""
    player = _Player(name, seed)
    profiler = cProfile.Profile()
    begun = time.perf_counter()
    profiler.enable()
    while time.perf_counter() - begun < seconds:
        player.play(50)
    profiler.disable()
    out = io.StringIO()
    pstats.Stats(profiler, stream=out).strip_dirs().sort_stats("tottime").print_stats(lines)
    return out.getvalue()
