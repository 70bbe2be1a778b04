"""Odds against plays: is what a game forecasts what happens?

`python bench/odds.py [--game G …] [--positions 200] [--plays 1000] [--seed 0] [--json] [--worst 5]`

Positions come from games of the heuristic, every scenario with every number of seats in turn. In each, one forecast is
taken as the client shows it, the question is copied with what its seat cannot know imagined anew, the answer is given,
and the bots play on until what was forecast is decided. A comparison is over after 200 plays, unless it is off by more
than two standard errors: then it goes on to `--plays`.

Every forecast is tried on its own terms: what it says it leaves out (“if nobody plays a card”) does not happen. Where
it leaves anything out it is tried once more as the bots like it, in 100 plays: how far off the figure is then.

The whole table takes some 30 minutes on one core, by what smaller runs took: an Expedition takes seconds to forecast.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import defaultdict
from typing import Any

import msgspec

from strategos.testing.forecasts import Comparison, Found, compare, positions, referee_of

GAMES = ("conquest", "alexander", "peloponnesian", "successors3", "successors4")
FREELY = 100
"""Plays as the bots like it."""


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
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kind", help="only forecasts of this kind")
    parser.add_argument("--worst", type=int, default=0, help="name so many comparisons beyond three standard errors")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows: list[Row] = []
    for number, game in enumerate(given.game or GAMES):
        begun = time.process_time()
        found = positions(game, given.positions, given.seed)
        if given.kind:
            found = [one for one in found if one.shown.kind == given.kind]
        judgement = judged(game, found, given.plays, given.seed)
        rows += judgement
        print(f"{game}: {len(found)} positions, {time.process_time() - begun:.0f} s", file=sys.stderr, flush=True)
        if not given.json:
            print(table(judgement, headed=not number), flush=True)
    if given.json:
        print(msgspec.json.encode(rows).decode())
    for row in rows:
        for z, name, where, chance, share, plays in sorted(row.worst, reverse=True)[: given.worst]:
            print(f"{row.game} {row.kind}: {name} {chance:.3f}, in {plays} plays {share:.3f} ({z:.1f}), {where}")


def judged(game: str, found: list[Found], plays: int, seed: int) -> list[Row]:
    rows: dict[str, Row] = {}
    without: defaultdict[str, set[str]] = defaultdict(set)
    exact: defaultdict[str, set[bool]] = defaultdict(set)
    free: defaultdict[str, list[float]] = defaultdict(list)
    for number, one in enumerate(found):
        kind = one.shown.kind
        row = rows.setdefault(kind, Row(game, kind, "", ""))
        compared = compare(one, plays, seed + number)
        tally(row, compared, one)
        without[kind] |= set(one.shown.without)
        exact[kind].add(one.shown.exact)
        if not one.shown.exact:
            freely = compare(one, FREELY, seed + number, terms=False)
            if freely.plays:
                likely = max(one.shown.numbers, key=lambda name: one.shown.numbers[name])
                free[kind].append(freely.off(likely))
    for kind, row in rows.items():
        row.without = ", ".join(sorted(without[kind]))
        row.exact = "some" if len(exact[kind]) > 1 else "yes" if True in exact[kind] else "no"
        row.freely = sum(free[kind]) / len(free[kind]) if free[kind] else None
    order = referee_of(game).kinds
    return [rows[kind] for kind in (*order, *sorted(set(rows) - set(order))) if kind in rows]


def tally(row: Row, compared: Comparison, one: Found) -> None:
    row.positions += 1
    row.plays += compared.plays
    row.undecided += compared.undecided
    for name, chance in compared.shown.numbers.items():
        if not compared.plays:
            continue
        z, off = abs(compared.z(name)), compared.off(name)
        if (chance < 1e-9 or chance > 1 - 1e-9) and off < 1e-9:
            continue
        row.comparisons += 1
        row.beyond_two += z > 2
        row.beyond_three += z > 3
        row.largest = max(row.largest, off)
        if z > 3:
            where = f"key {compared.shown.key!r}, answer {one.match.answer_count}, {one.match.setup.scenario}"
            share = compared.true[name] / compared.plays
            row.worst.append((z, name, where, chance, share, compared.plays))
    row.expected_two = row.comparisons * math.erfc(2 / math.sqrt(2))
    row.expected_three = row.comparisons * math.erfc(3 / math.sqrt(2))


def table(rows: list[Row], *, headed: bool) -> str:
    head = ("game", "of what", "exact", "if", "positions", "numbers", "plays", "> 2 SE", "> 3 SE", "largest", "freely")
    lines: list[tuple[Any, ...]] = [head, tuple("---" for _ in head)] if headed else []
    for row in rows:
        freely = "" if row.freely is None else f"{row.freely:.1%}"
        two = f"{row.beyond_two} ({row.expected_two:.1f})"
        three = f"{row.beyond_three} ({row.expected_three:.1f})"
        about = (row.game, row.kind, row.exact, row.without, row.positions, row.comparisons, row.plays)
        lines.append((*about, two, three, f"{row.largest:.1%}", freely))
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


if __name__ == "__main__":
    main()
