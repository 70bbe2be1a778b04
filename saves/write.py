"""Writes a folder of saved games for a release: `python saves/write.py VERSION [GAME...]`."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import strategos
from strategos.bots import Chair, random_key
from strategos.owner import match_files

ANSWERS = 150


def main(version: str, *games: str) -> None:
    for name in games or strategos.game_ids(teaching=True):
        for scenario in strategos.game(name).scenarios:
            match = strategos.new(name, scenario=scenario, seed=2)
            rng = random.Random(2)
            for _ in range(ANSWERS):
                left = match.copy()
                if not match.pending:
                    break
                decision = match.pending[0]
                match.play(decision.seat, random_key(Chair(match, decision, rng)))
                if not match.pending:
                    # A finished game cannot be gone on with: keep the moment before its end.
                    match = left
                    break
            match_files.save(match, Path(__file__).parent / version / f"{name}-{scenario}.json")


if __name__ == "__main__":
    main(*sys.argv[1:])
