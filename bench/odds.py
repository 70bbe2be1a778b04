"""Odds against plays: is what a game forecasts what happens?

`python bench/odds.py [--game G …] [--positions 200] [--plays 1000] [--first 200] [--seed 0] [--saved FILE] [--worst 5]`

Positions come from games of the heuristic, every scenario with every number of seats in turn. In each, one forecast is
taken as the client shows it, the question is copied with what its seat cannot know imagined anew, the answer is given,
and the bots play on until what was forecast is decided. A comparison is over after `--first` plays, unless it is off by
more than two standard errors: then it goes on to `--plays`. With `--first` as many as `--plays` none is over early.

Every forecast is tried on its own terms: what it says it leaves out (“if nobody plays a card”) does not happen. Where
it leaves anything out it is tried once more as the bots like it, in 100 plays: how far off the figure is then.

With `--again N` what is beyond three standard errors is played N times more, with other dice.

With `--saved` what came of each position is written down at once, a line each, and read when the run is made again with
the same positions and seed: it goes on where it was broken off.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from strategos.testing.forecasts import Comparison, Found, by_chance, compare, positions, referee_of, score

GAMES = ("conquest", "alexander", "peloponnesian", "successors3", "successors4")
OTHER = 1_000_000
"""So far are the seeds of what is played again from those it was played with."""
FREELY = 100
"""Plays as the bots like it."""


class Result(msgspec.Struct):
    """What came of one position."""

    game: str
    number: int
    kind: str
    key: str
    answers: int
    """Given before it in its game."""
    scenario: str
    seats: int
    exact: bool
    without: tuple[str, ...]
    samples: int
    numbers: dict[str, float]
    plays: int
    undecided: int
    true: dict[str, int]
    freely: float | None
    """How far the likeliest end is off as the bots like it."""


class Row(msgspec.Struct):
    """A line of the table."""

    game: str
    kind: str
    exact: str
    without: str
    positions: int = 0
    comparisons: int = 0
    plays: int = 0
    undecided: int = 0
    beyond_two: int = 0
    beyond_three: int = 0
    expected_two: float = 0.0
    expected_three: float = 0.0
    """By chance, from each number's own distribution: rare events are off by three more often than a bell says."""
    largest: float = 0.0
    """Difference between a chance shown and the share among the plays."""
    freely: float | None = None
    """Mean difference of the likelier end, as the bots like it."""
    worst: list[tuple[float, str, str, float, float, int]] = []


def main() -> None:
    parser = argparse.ArgumentParser(description="Odds against plays.")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--plays", type=int, default=1000)
    parser.add_argument("--first", type=int, default=200, help="plays after which a comparison may be over")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kind", help="only forecasts of this kind")
    parser.add_argument("--saved", type=Path, help="where to write down what came of each position")
    parser.add_argument("--worst", type=int, default=0, help="name so many comparisons beyond three standard errors")
    parser.add_argument("--again", type=int, default=0, help="plays, with other dice, of what is beyond three")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows: list[Row] = []
    again: list[str] = []
    for number, game in enumerate(given.game or GAMES):
        begun = time.process_time()
        found = positions(game, given.positions, given.seed)
        sought = time.process_time() - begun
        judgement = judged(game, list(results(game, found, given)))
        rows += judgement
        for line in replayed(found, judgement, given) if given.again else ():
            again.append(f"{game} {line}")
        took = f"{time.process_time() - begun:.0f} s, {sought:.0f} s of them to find them"
        print(f"{game}: {sum(row.positions for row in judgement)} positions, {took}", file=sys.stderr, flush=True)
        if not given.json:
            print(table(judgement, headed=not number), flush=True)
    if given.json:
        print(msgspec.json.encode(rows).decode())
    for row in rows:
        for z, name, where, chance, share, plays in sorted(row.worst, reverse=True)[: given.worst]:
            print(f"{row.game} {row.kind}: {name} {chance:.3f}, in {plays} plays {share:.3f} ({z:.1f}), {where}")
    for line in again:
        print(line)


def replayed(found: list[Found], rows: list[Row], given: argparse.Namespace) -> Iterator[str]:
    """What was beyond three standard errors, once more with other dice."""
    for row in rows:
        for name, number in dict.fromkeys((name, int(where.split(":")[0])) for _, name, where, *_ in row.worst):
            compared = compare(found[number], given.again, given.seed + OTHER + number, first=given.again)
            share, chance = compared.true[name] / max(1, compared.plays), compared.shown.numbers[name]
            played = f"in {compared.plays} plays {share:.3f} ({abs(compared.z(name)):.1f})"
            yield f"{row.kind} again: {number}: {name} {chance:.3f}, {played}"


def results(game: str, found: list[Found], given: argparse.Namespace) -> Iterator[Result]:
    """What came of each position: as it was written down, or as it is played now."""
    known = dict(_written(given.saved, game)) if given.saved else {}
    for number, one in enumerate(found):
        if given.kind and one.shown.kind != given.kind:
            continue
        result = known.get(number)
        if result is None:
            result = tried(game, number, one, given)
            if given.saved:
                with given.saved.open("ab") as out:
                    out.write(msgspec.json.encode(result) + b"\n")
        yield result


def _written(saved: Path, game: str) -> Iterator[tuple[int, Result]]:
    lines = saved.read_bytes().splitlines() if saved.exists() else []
    for result in (msgspec.json.decode(line, type=Result) for line in lines):
        if result.game == game:
            yield result.number, result


def tried(game: str, number: int, one: Found, given: argparse.Namespace) -> Result:
    shown, setup = one.shown, one.match.setup
    compared = compare(one, given.plays, given.seed + number, first=given.first)
    freely = None if shown.exact else as_they_like(one, given.seed + number)
    return Result(
        game,
        number,
        shown.kind,
        shown.key,
        one.match.answer_count,
        str(setup.scenario),
        setup.seats,
        shown.exact,
        shown.without,
        int(shown.odds.get("samples", 0)),
        dict(shown.numbers),
        compared.plays,
        compared.undecided,
        dict(compared.true),
        freely,
    )


def as_they_like(one: Found, seed: int) -> float | None:
    compared: Comparison = compare(one, FREELY, seed, terms=False)
    likely = max(one.shown.numbers, key=lambda name: one.shown.numbers[name])
    return compared.off(likely) if compared.plays else None


def judged(game: str, found: list[Result]) -> list[Row]:
    kinds: defaultdict[str, list[Result]] = defaultdict(list)
    for result in found:
        kinds[result.kind].append(result)
    order = referee_of(game).kinds
    return [row_of(kinds[kind]) for kind in (*order, *sorted(set(kinds) - set(order))) if kind in kinds]


def row_of(found: list[Result]) -> Row:
    """All of one kind."""
    exact = {one.exact for one in found}
    without = sorted({code for one in found for code in one.without})
    row = Row(found[0].game, found[0].kind, "some" if len(exact) > 1 else "yes" if True in exact else "no", "")
    row.without = ", ".join(without)
    for one in found:
        tally(row, one)
    free = [one.freely for one in found if one.freely is not None]
    row.freely = sum(free) / len(free) if free else None
    return row


def tally(row: Row, one: Result) -> None:
    row.positions += 1
    row.plays += one.plays
    row.undecided += one.undecided
    true = Counter(one.true)
    for name, chance in one.numbers.items():
        if not one.plays:
            continue
        z, share = abs(score(chance, true[name], one.plays, one.samples)), true[name] / one.plays
        if (chance < 1e-9 or chance > 1 - 1e-9) and abs(share - chance) < 1e-9:
            continue
        row.comparisons += 1
        row.beyond_two += z > 2
        row.beyond_three += z > 3
        row.expected_two += by_chance(chance, one.plays, 2, one.samples)
        row.expected_three += by_chance(chance, one.plays, 3, one.samples)
        row.largest = max(row.largest, abs(share - chance))
        if z > 3:
            where = f"{one.number}: key {one.key!r}, answer {one.answers}, {one.scenario} for {one.seats}"
            row.worst.append((z, name, where, chance, share, one.plays))


def table(rows: list[Row], *, headed: bool) -> str:
    head = ("game", "of what", "exact", "if", "positions", "numbers", "plays", "> 2 SE", "> 3 SE", "largest", "freely")
    lines: list[tuple[Any, ...]] = [head, ("---",) * 4 + ("---:",) * 7] if headed else []
    for row in rows:
        freely = "" if row.freely is None else f"{row.freely:.1%}"
        two = f"{row.beyond_two} ({row.expected_two:.1f})"
        three = f"{row.beyond_three} ({row.expected_three:.1f})"
        about = (row.game, row.kind, row.exact, row.without, row.positions, row.comparisons, row.plays)
        lines.append((*about, two, three, f"{row.largest:.1%}", freely))
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


if __name__ == "__main__":
    main()
