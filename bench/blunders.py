"""Whether analyses find what cost a game: blunders are planted in games of the heuristic, and it is counted how many
are marked, and how many marks elsewhere do not hold.

    python bench/blunders.py GAME --games 30 [--seed 0] [--seats N] [--worlds 60] [--least 0.2] [--seconds 100]
            [--workers 2]

In each game an answer of the heuristic is replaced by the worst of up to five options, as playouts to the end of the
game say, if that costs `--least` at least; then the heuristic plays on. A mark on any other answer is a false alarm
if playouts to the end, in other worlds, do not say that what is called better is better. Seeds are printed.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from strategos.bots import Budget, Chair, policy
from strategos.bots.policy import Inside
from strategos.coach import Mistake, analyse
from strategos.coach.effort import planning_of
from strategos.games import game
from strategos.kernel.asking import Decision, Seat
from strategos.kernel.match import Match
from strategos.kernel.playout import to_the_end
from strategos.kernel.record import Record
from strategos.parts.valuation import value

OPTIONS, TRIES = 5, 12
"""Options that are compared at a place, and places of a game that are looked at before it is given up."""
FREE = Budget(1 << 60, math.inf)


class Row(msgspec.Struct):
    """A game with a blunder in it."""

    seed: int
    at: int
    kind: str
    key: str
    cost: float
    found: str
    """The grade of the mark on it, if there is one."""
    judged: int
    marks: int
    """On other answers;"""
    false: int
    """so many of them do not hold."""
    seconds: float


def usual(match: Match[Any], decision: Decision, at: int) -> str:
    planning = planning_of(match.game)
    assert planning is not None
    chair = Inside(match.game, match.position(decision.seat, at), decision, random.Random(at))
    return planning.bot(planning.weights).answer(chair)


def play_out(match: Match[Any], most: int) -> bool:
    """The heuristic in every chair, to the end; whether there is one."""
    while match.pending:
        decision = match.pending[0]
        match.play(decision.seat, usual(match, decision, match.answer_count))
        if match.game.round(match.state) > most:
            return False
    return match.outcome is not None


def deep(match: Match[Any], seat: Seat, keys: Sequence[str], worlds: int, salt: str) -> dict[str, list[float]]:
    """What each answer is worth in the same imagined worlds, played on to the end."""
    planning, decision = planning_of(match.game), match.decision(seat)
    assert planning is not None
    assert decision is not None
    chair = Chair(match, decision, random.Random(salt), FREE)
    found: dict[str, list[float]] = {key: [] for key in keys}
    weights = planning.quick(planning.weights)
    for n in range(worlds):
        for key in keys:
            world = chair.world(n)
            world.play(seat, key)
            rng = random.Random(f"{salt} {n}")
            end = chair.playout(world, policy(match.game, lambda: planning.bot(weights), rng), to_the_end)
            assert end is not None
            found[key].append(value(match.game, end, match.setup.seats)[seat])
    return found


def cost(values: dict[str, list[float]], better: str, worse: str) -> tuple[float, float]:
    """How much more one answer is worth than another, and the standard error of that."""
    pairs = [a - b for a, b in zip(values[better], values[worse], strict=True)]
    mean = sum(pairs) / len(pairs)
    return mean, math.sqrt(sum((x - mean) ** 2 for x in pairs) / max(1, len(pairs) - 1) / len(pairs))


def planted(name: str, seats: int | None, seed: int, given: argparse.Namespace) -> tuple[Match[Any], Row] | None:
    """A game with a blunder in it; None where twelve places of it have room for none."""
    chosen = game(name)
    match = Match(chosen, chosen.setup(seats), seed)
    if not play_out(match, chosen.max_rounds):
        return None
    rng = random.Random(seed)
    places = list(range(match.answer_count // 10, match.answer_count * 9 // 10))
    rng.shuffle(places)
    tried = 0
    for at in places:
        here, answer = match.at(at), match.answers[at]
        decision = here.decision(answer.seat)
        if decision is None or len(decision.options) < 3:
            continue
        tried += 1
        if tried > TRIES:
            break
        own = answer.key
        fatal = chosen.fatal(here.position(answer.seat, at), decision)
        others = [o.key for o in decision.options if o.key != own and o.key not in fatal]
        keys = [own, *rng.sample(others, min(OPTIONS, len(others)))]
        values = deep(here, answer.seat, keys, given.worlds, f"plant {seed} {at}")
        worst = min(keys[1:], key=lambda key: sum(values[key]), default=own)
        lost, error = cost(values, own, worst)
        if lost < given.least or lost < 2 * error:
            continue
        twin = Match(chosen, chosen.setup(seats), seed)
        for before in match.answers[:at]:
            twin.play(before.seat, before.key)
        twin.play(answer.seat, worst)
        if play_out(twin, chosen.max_rounds):
            return twin, Row(seed, at, decision.kind, worst, round(lost, 3), "", 0, 0, 0, 0.0)
    return None


def holds(match: Match[Any], mark: Mistake, worlds: int) -> bool:
    """Whether playouts to the end say so, too: that what is called better is not worse."""
    here = match.at(mark.at)
    values = deep(here, mark.seat, [mark.key, mark.better], worlds, f"check {mark.at}")
    mean, error = cost(values, mark.better, mark.key)
    return mean + error > 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    for name, kind, usually in (
        ("games", int, 30),
        ("seed", int, 0),
        ("seats", int, None),
        ("worlds", int, 60),
        ("least", float, 0.2),
        ("seconds", float, 100.0),
        ("workers", int, 1),
    ):
        parser.add_argument(f"--{name}", type=kind, default=usually)
    given = parser.parse_args()
    rows: list[Row] = []
    seed = given.seed
    while len(rows) < given.games and seed < given.seed + 20 * given.games:
        made = planted(given.game, given.seats, seed, given)
        seed += 1
        if made is None:
            continue
        match, row = made
        began = time.perf_counter()
        *_, found = analyse(
            Record.of(match).encode(),
            seats=[match.answers[row.at].seat],
            seconds=given.seconds,
            workers=given.workers,
            seed=row.seed,
        )
        row.seconds = round(time.perf_counter() - began, 1)
        row.judged = found.judged
        row.found = next((mark.grade for mark in found.mistakes if mark.at == row.at), "")
        others = [mark for mark in found.mistakes if mark.at != row.at]
        row.marks = len(others)
        row.false = sum(not holds(match, mark, given.worlds) for mark in others)
        rows.append(row)
        print(json.dumps(msgspec.to_builtins(row)), flush=True)
    judged = sum(row.judged for row in rows)
    print(
        json.dumps(
            {
                "game": given.game,
                "games": len(rows),
                "seeds_tried": seed - given.seed,
                "found": sum(bool(row.found) for row in rows),
                "judged": judged,
                "marks_elsewhere": sum(row.marks for row in rows),
                "false_alarms": sum(row.false for row in rows),
                "false_alarms_of_judged": round(sum(row.false for row in rows) / max(1, judged), 4),
                "slowest_seconds": max((row.seconds for row in rows), default=0.0),
            }
        )
    )


if __name__ == "__main__":
    main()
