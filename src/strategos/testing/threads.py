"""Matches played beside one another in threads, as a server plays them, go as they go alone.

python -m strategos.testing.threads --matches 200 [GAME …]
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import Any

import msgspec

from strategos.games import game as game_by_id
from strategos.games import game_ids
from strategos.kernel.chance import SeededDice
from strategos.kernel.game import Game
from strategos.kernel.match import Match

from .walks import any_answer, digest, nth_setup

LOOK_EVERY = 10
"""Once in so many answers the position, a copy of it and everybody's view are noted down."""
AT_ONCE = 2
SWITCHING = 1e-6
"""Seconds a thread is left in peace: few steps of a rule pass between two switches."""


class Course(msgspec.Struct, frozen=True):
    """How a match went."""

    answers: tuple[tuple[int, str], ...]
    looks: tuple[str, ...]
    """What was seen on the way."""
    events: bytes

    def differs(self, alone: Course) -> str:
        """In what it differs from the course it should have had, and where first; empty if in nothing."""
        for what in ("answers", "looks"):
            ours: tuple[object, ...] = getattr(self, what)
            theirs: tuple[object, ...] = getattr(alone, what)
            if ours != theirs:
                pairs = enumerate(zip(ours, theirs, strict=False))
                first = next((n for n, (one, other) in pairs if one != other), min(len(ours), len(theirs)))
                return f"{what} differ from number {first * (1 if what == 'answers' else LOOK_EVERY)} on"
        return "" if self.events == alone.events else "events differ"


def course(game: Game[Any], number: int, answers: int, start: Barrier | None = None) -> Course:
    """Play the n-th random game, at the same time as whoever waits at the same barrier."""
    choices, given, looks = SeededDice(number ^ 0x5DEECE66D), list[tuple[int, str]](), list[str]()
    if start is not None:
        start.wait()
    match = Match(game, nth_setup(game, number), number)
    while True:
        if len(given) % LOOK_EVERY == 0 or not match.pending:
            looks.append(_look(match))
        if not match.pending or len(given) >= answers:
            return Course(tuple(given), tuple(looks), msgspec.json.encode(match.all_events()))
        seat, key = any_answer(match, choices)
        given.append((seat, key))
        match.play(seat, key)


def _look(match: Match[Any]) -> str:
    views = [match.view(seat) for seat in (None, *range(match.setup.seats))]
    shown = hashlib.blake2b(msgspec.json.encode(views), digest_size=12).hexdigest()
    return f"{digest(match)}-{digest(match.copy())}-{shown}"


@contextmanager
def restless() -> Generator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCHING)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def threads(game: Game[Any], matches: int = AT_ONCE, *, first: int = 0, answers: int = 400) -> list[str]:
    """What goes otherwise when matches are played two at a time than when each is played alone."""
    complaints: list[str] = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for one in range(first, first + matches, AT_ONCE):
            numbers, start = range(one, one + AT_ONCE), Barrier(AT_ONCE)
            with restless():
                # Before they are played alone: then nothing is remembered yet that could be right by chance.
                running = [pool.submit(course, game, number, answers, start) for number in numbers]
                together = [_result(future) for future in running]
            for number, beside in zip(numbers, together, strict=True):
                alone = course(game, number, answers)
                why = beside if isinstance(beside, str) else beside.differs(alone)
                if why:
                    complaints.append(f"{game.id}, game {number} beside another in a thread: {why}")
    return complaints


def _result(running: Future[Course]) -> Course | str:
    error = running.exception()
    return running.result() if error is None else f"it breaks down: {error}"


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="Play matches two at a time in threads; each must go as it goes alone."
    )
    parser.add_argument("games", nargs="*", help="ids of games (all)")
    parser.add_argument("--matches", type=int, default=20, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--answers", type=int, default=400, help="a match is left after so many")
    a = parser.parse_args(args)
    found = 0
    for name in a.games or game_ids(teaching=True):
        complaints = threads(game_by_id(name), a.matches, first=a.first, answers=a.answers)
        print(*complaints, f"{name}: {a.matches} matches, {len(complaints)} complaints", sep="\n", flush=True)
        found += len(complaints)
    return int(found > 0)


if __name__ == "__main__":
    raise SystemExit(main())
