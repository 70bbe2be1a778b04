"""How fast a game is: random play in a match and without one, copies, saves, loads, answers since the checkpoint."""

from __future__ import annotations

import cProfile
import io
import platform
import pstats
import random
import sys
import sysconfig
import time
from collections.abc import Callable
from typing import Any

import msgspec

from strategos.games import game
from strategos.kernel.asking import Decision, Option
from strategos.kernel.chance import SeededDice
from strategos.kernel.game import State
from strategos.kernel.match import Match
from strategos.kernel.playout import playout
from strategos.kernel.record import Record


def interpreter() -> str:
    """Which Python this is and how it was built: one built without profiles plays the same games some 15 % slower."""
    tuned = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    # Debian does not say how it builds; its changelog has profiles and link-time optimization.
    packaged = sys.base_prefix == "/usr"
    built = "with optimizations" if tuned else "by the distribution" if packaged else "without optimizations"
    return f"{platform.python_implementation()} {platform.python_version()}, built {built}"


class Speed(msgspec.Struct, frozen=True):
    """The keys of `strategos bench --json` for one game.

    Times are means, in microseconds of processor time: what else the machine does at the moment does not count.
    """

    us_per_decision: float
    """Listing what is allowed, picking at random, applying, in a match; beginning new games included."""
    us_per_playout_decision: float
    """The same without a match: `kernel/playout.py`."""
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
        self.state, self.dice = self.game.begin(self.setup), SeededDice(self.rng.getrandbits(63))

    def _begin(self) -> Match[Any]:
        return Match(self.game, self.setup, self.rng.getrandbits(63))

    def play(self, decisions: int = 25) -> int:
        """Some decisions; a game that does not end by itself gives way to the next one."""
        if self.game.round(self.match.state) > self.game.max_rounds:
            self.match = self._begin()
        for _ in range(decisions):
            if not self.match.pending:
                self.match = self._begin()
            decision = self.match.pending[0]
            self.match.play(decision.seat, self.pick(self.match.state, decision).key)
        return decisions

    def pick(self, _: State, decision: Decision) -> Option[Any]:
        options = decision.options
        return options[int(self.rng.random() * len(options))]

    def playout(self) -> int:
        """Some procedures without a match; returns how many decisions that were."""
        left = iter(range(20))
        answered = playout(self.game, self.state, self.dice, self.pick, lambda _: next(left, None) is None)
        if self.game.outcome(self.state) or self.game.round(self.state) > self.game.max_rounds:
            self.state = self.game.begin(self.setup)
        return answered


class _Pace:
    """How long something takes that is done again and again."""

    def __init__(self, action: Callable[[], int]) -> None:
        self.action = action
        self.decisions = 0
        self.wall = self.processor = 0.0

    def go_on(self, seconds: float) -> None:
        begun, processor = time.perf_counter(), time.thread_time()
        while (now := time.perf_counter()) - begun < seconds:
            self.decisions += self.action()
        self.wall += now - begun
        self.processor += time.thread_time() - processor

    @property
    def us(self) -> float:
        return round(self.processor / self.decisions * 1e6, 2)


def measure(name: str, *, seconds: float = 5.0, seed: int = 0) -> Speed:
    """Measure one game: a third of the time in matches, a third without, the rest copies, saves and loads."""
    player = _Player(name, seed)
    recorded, bare = _Pace(player.play), _Pace(player.playout)
    for _ in range(20):
        # By turns: what else the machine does meanwhile disturbs both alike.
        recorded.go_on(seconds / 60)
        bare.go_on(seconds / 60)
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
        us_per_decision=recorded.us,
        us_per_playout_decision=bare.us,
        decisions_per_s=round(recorded.decisions / recorded.wall, 1),
        state_copy_us=round(state_copy, 2),
        match_copy_us=round(match_copy, 2),
        save_us=round(save, 1),
        load_us=round(load, 1),
        record_bytes=round(size),
        answers_since_checkpoint_p99=sorted(since)[int(len(since) * 0.99)],
        decisions=recorded.decisions,
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
        player.play()
    profiler.disable()
    out = io.StringIO()
    pstats.Stats(profiler, stream=out).strip_dirs().sort_stats("tottime").print_stats(lines)
    return out.getvalue()
