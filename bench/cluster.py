"""What a cluster costs: the same games by processes of this machine and on a Ray cluster, by turns.

    python bench/cluster.py [--game alexander] [--scenario granicus] [--bots heuristic-1] [--games 400] [--rounds 3]
                            [--ray local] [--workers 2]

Prints one JSON object: seconds of each turn, by the clock and of processor, the start of either left out (the first
games are played before), and how much more the cluster takes (`overhead`, of the medians). Both should have the same
cores. The processor's seconds are those of this process and all it has started, Ray's own included: so with `local`
alone, on Linux, and worth more than the clock where others work beside.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

from strategos.simulation import plan_of, play_one
from strategos.simulation.cluster import Cluster, joined
from strategos.simulation.fan_out import Workers, fan_out
from strategos.simulation.many_games import Plan

WARM = 40
"""Games before the clock begins to run: processes start, and games are loaded."""


def processor() -> float:
    """Seconds so far, of this process and all it has started."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = status.read_text().rpartition(")")[2].split()
            parents[int(status.parent.name)] = int(fields[1])
            used[int(status.parent.name)] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    family = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(used[one] for one in family)


def seconds(plan: Plan, workers: Workers) -> tuple[float, float]:
    """How long the games take once the first ones are there, by the clock and of processor."""
    played = fan_out(partial(play_one, plan), range(-WARM, plan.games), workers)
    for _ in range(WARM):
        next(played)
    begun, used = time.perf_counter(), processor()
    assert sum(1 for _ in played) == plan.games
    return round(time.perf_counter() - begun, 2), round(processor() - used, 2)


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--game", default="alexander")
    told.add_argument("--scenario", default=None)
    told.add_argument("--bots", default="heuristic-1")
    told.add_argument("--games", type=int, default=400)
    told.add_argument("--rounds", type=int, default=3)
    told.add_argument("--ray", default="local")
    told.add_argument("--workers", type=int, default=2)
    given = told.parse_args()
    # Ray's workers give way to everybody else on the machine (15); processes of our own do not.
    os.environ.setdefault("RAY_worker_niceness", "0")
    plan = plan_of(given.game, scenario=given.scenario, bots=given.bots, games=given.games)
    with joined(given.ray) as cluster:
        print(json.dumps(compared(plan, cluster, given.workers, given.rounds), indent=2))


def compared(plan: Plan, cluster: Cluster, workers: int, rounds: int) -> dict[str, object]:
    here: list[tuple[float, float]] = []
    there: list[tuple[float, float]] = []
    seconds(plan, cluster)  # until all its processes are there
    for _ in range(rounds):
        here.append(seconds(plan, workers))
        there.append(seconds(plan, cluster))
        print(f"workers {here[-1]}, cluster {there[-1]}", file=sys.stderr)
    clock, used = (statistics.median(t[n] for t in there) / statistics.median(h[n] for h in here) - 1 for n in (0, 1))
    return {
        "games": plan.games,
        "workers": workers,
        "cores": cluster.cores,
        "seconds_workers": here,
        "seconds_ray": there,
        "overhead": round(clock, 3),
        "overhead_processor": round(used, 3),
    }


if __name__ == "__main__":
    main()
