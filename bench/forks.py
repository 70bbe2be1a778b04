"""How often a bot that plans stops to think: forks of games that the heuristic plays against itself.

    python bench/forks.py [--games 5] [GAME …]

Prints one JSON object: for each game the forks of a game, all seats together, and how many games an hour a core plays
with a second for each (expert) and a quarter of one (hard), if nothing else took any time.
"""

from __future__ import annotations

import argparse
import json
import random
from typing import Any

from strategos.bots import maker, policy
from strategos.bots.levels import EXPERT, HARD, HELD
from strategos.games import GAMES, TEACHING, game
from strategos.kernel.asking import Decision, Option
from strategos.kernel.chance import SeededDice
from strategos.kernel.playout import playout
from strategos.simulation.self_play import planned


def forks(name: str, seed: int) -> int:
    """In one game, with as many seats as it may have."""
    chosen = game(name)
    fork, play = planned(chosen).fork, policy(chosen, maker(name, HELD), random.Random(seed))
    found = 0

    def answer(state: Any, decision: Decision) -> Option[Any]:
        nonlocal found
        found += len(decision.options) > 1 and fork(state, decision)
        return play(state, decision)

    playout(
        chosen,
        chosen.begin(chosen.setup()),
        SeededDice(seed),
        answer,
        lambda state: chosen.round(state) > chosen.max_rounds,
    )
    return found


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("game", nargs="*", default=[name for name in GAMES if name not in TEACHING])
    told.add_argument("--games", type=int, default=5)
    given = told.parse_args()
    found: dict[str, dict[str, float]] = {}
    for name in given.game:
        mean = sum(forks(name, seed) for seed in range(given.games)) / given.games
        found[name] = {"seats": game(name).setup().seats, "forks": mean}
        if mean:
            found[name] |= {"hard": round(3600 / (mean * HARD), 1), "expert": round(3600 / (mean * EXPERT), 1)}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
