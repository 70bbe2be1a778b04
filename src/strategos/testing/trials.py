"""One random game that is watched: what is wrong with it, and the same game from a list of answers."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from strategos.bots import Chair, bot
from strategos.kernel.asking import Seat
from strategos.kernel.beside import Bot
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import RuleBug
from strategos.kernel.game import Game, Setup
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.segment import Answer

from .walks import any_answer, digest, malformed

WHIM = 8
"""Beside a bot, one answer in so many is any answer, so that it also comes where it would never go."""
LONG = 500
"""After so many answers a game is looked at closely ten times less often."""


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
