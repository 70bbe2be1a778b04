"""Fits the formula by which the commander reckons battles (`reckoning`) to battles that are played out.

python -m strategos.games.alexander.bots.fitting [CAMPAIGNS] [SAMPLES]

Plays CAMPAIGNS campaigns at each level of each map with *normal* as he is, keeps positions before key areas, some with
other armies or purses than he had, plays SAMPLES battles from each, and prints the weights as `weights.py` has them,
with how well they fit. The same numbers give the same weights; as the commander changes with them, run it twice.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from math import exp, log
from typing import Any

from strategos.kernel.asking import Decision, Option
from strategos.kernel.chance import SeededDice
from strategos.kernel.playout import playout

from .. import GAME
from ..facts import CAMPAIGNS, DIFFICULTIES, OWN
from ..odds import battle_odds_at
from ..state import AlexanderState, unconquered
from .heuristic import command
from .outlook import Mind, ways
from .reckoning import FIELDS, Terms, counted
from .weights import TUNED

Case = tuple[tuple[float, ...], float]
"""What was counted before battles from one position, and the share of them that ended so."""

KEPT = 0.25
"""The share of positions that is kept."""
VARIED = 0.5
"""The share of those that is changed."""
TIE = 0.5
"""How strongly weights are drawn to 0, so that terms that say nearly the same do not pull against each other."""


def met(campaigns: int, rng: random.Random) -> list[tuple[AlexanderState, int]]:
    """Positions before a battle for a key area, as they come up in play."""
    found: list[tuple[AlexanderState, int]] = []

    def answer(s: AlexanderState, d: Decision) -> Option[Any]:
        if d.kind in ("march", "scout", "spend", "assault") and rng.random() < KEPT:
            near = [a for a, _ in ways(s)[:2] if unconquered(s, a) and s.garrison[a]]
            if near:
                found.append((varied(s, rng), rng.choice(near)))
        option = d.option(command(Mind(s, TUNED.of(s)), d))
        assert option is not None
        return option

    for campaign in CAMPAIGNS:
        for difficulty in DIFFICULTIES:
            for _ in range(campaigns):
                s = GAME.begin(GAME.setup(scenario=campaign, difficulty=difficulty))
                playout(GAME, s, SeededDice(rng.getrandbits(63)), answer)
    return found


def varied(s: AlexanderState, rng: random.Random) -> AlexanderState:
    """The position, or one with other units, another purse, another level."""
    twin = s.copy()
    twin.events = []
    if rng.random() > VARIED:
        return twin
    twin.gold = rng.randrange(20)
    twin.level = max(1, min(8, s.level + rng.choice((-1, 0, 0, 1))))
    for _ in range(rng.randrange(5)):
        free = [c for c in OWN if c not in twin.army]
        if twin.army and rng.random() < 0.5:
            twin.army.remove(rng.choice(twin.army))
        elif free:
            twin.army = sorted([*twin.army, rng.choice(free)])
    return twin


def cases(positions: Sequence[tuple[AlexanderState, int]], samples: int) -> dict[str, list[Case]]:
    """Battles played from these positions: those won, and those in which Alexander died."""
    found: dict[str, list[Case]] = {"WON": [], "KILLED": []}
    for n, (s, area) in enumerate(positions):
        terms = counted(s, area)
        odds = battle_odds_at(s, area, samples=samples, seed=n, weights=TUNED.of(s))
        for name, rows in found.items():
            rows.append((tuple(getattr(terms, f) for f in FIELDS), odds[name.lower()]))
    return found


def fitted(rows: Sequence[Case]) -> Terms:
    """Weights by Newton's method on the likelihood, each tied to 0 a little."""
    size = len(FIELDS)
    weights = [0.0] * size
    for _ in range(12):
        slope = [-TIE * w for w in weights]
        curve = [[TIE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for x, share in rows:
            p = _chance(weights, x)
            pull, weight = share - p, max(1e-6, p * (1 - p))
            for i in range(size):
                slope[i] += pull * x[i]
                scaled = weight * x[i]
                line = curve[i]
                for j in range(i + 1):
                    line[j] += scaled * x[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [w + step for w, step in zip(weights, _solved(curve, slope), strict=True)]
    return Terms(*(round(w, 3) for w in weights))


def _chance(weights: Sequence[float], x: Sequence[float]) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(w * v for w, v in zip(weights, x, strict=True))))))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss' elimination; the matrix is positive, so no row needs changing places."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found


def misfit(rows: Sequence[Case], weights: Terms) -> tuple[float, float]:
    """The mean distance between formula and shares, and the mean logarithm of the likelihood."""
    plain = [getattr(weights, f) for f in FIELDS]
    apart = likely = 0.0
    for x, share in rows:
        p = min(1 - 1e-6, max(1e-6, _chance(plain, x)))
        apart += abs(p - share)
        likely += share * log(p) + (1 - share) * log(1 - p)
    return apart / len(rows), likely / len(rows)


def main(campaigns: int = 40, samples: int = 12) -> None:
    found = met(campaigns, random.Random(campaigns))
    print(f"# {len(found)} positions, {samples} battles from each; one position in five is kept back to try the fit on")
    for name, rows in cases(found, samples).items():
        weights = fitted([row for n, row in enumerate(rows) if n % 5])
        apart, likely = misfit(rows[::5], weights)
        print(f"# {name}: {apart:.3f} off on the average, log-likelihood {likely:.3f}")
        terms = ", ".join(f"{f}={getattr(weights, f)}" for f in FIELDS)
        print(f"{name} = Terms({terms})")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
