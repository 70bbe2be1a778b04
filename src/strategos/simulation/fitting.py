"""Weights for a value: a conditional logit over the seats, fitted by Newton's method with a ridge.

Positions of one game are not independent of one another, so a game counts as a few positions however many it has; and
what the fit is worth is told by games that had no part in it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from strategos.parts.valuation import Fitted

from .self_play import Course

Floats = NDArray[np.float64]

WORTH = 5.0
"""As how many independent positions a game counts."""
FOLDS = 5
RIDGES = (1.0, 3.0, 10.0, 30.0)
"""Tried, and the one kept whose held-out loss is least."""
PARTS = 5
"""Into so many stretches of a game the losses are told apart."""


class Stretch(msgspec.Struct, frozen=True):
    """Positions of one part of the games."""

    since: float
    """Progress at its beginning."""
    positions: int
    loss: float
    seats_alone: float
    """The loss of whoever knows only what each seat wins on the whole."""


class Report(msgspec.Struct, frozen=True):
    """What a fit has found."""

    table: str
    fitted: Fitted
    ridge: float
    stretches: list[Stretch]


class _Positions:
    """All positions of one table, as arrays."""

    def __init__(self, courses: Sequence[Course], table: str) -> None:
        rows: list[list[list[float]]] = []
        shares: list[list[float]] = []
        progress: list[float] = []
        games: list[int] = []
        weights: list[float] = []
        for number, course in enumerate(courses):
            found = [moment for moment in course.moments if table in moment.tables]
            won = list(course.shares) if len(course.shares) > 1 else [*course.shares, 1 - sum(course.shares)]
            if not course.shares or not sum(won):
                continue
            for moment in found:
                alone = [[0.0] * len(moment.rows[0])] if len(moment.rows) == 1 else []
                rows.append([*map(list, moment.rows), *alone])
                shares.append(won)
                progress.append(moment.progress)
                games.append(number)
                weights.append(WORTH / len(found))
        self.x, self.y = np.array(rows), np.array(shares)
        self.t, self.game, self.weight = np.array(progress), np.array(games), np.array(weights)
        self.features = self.x.shape[2] if rows else 0
        self.alone = bool(courses) and len(courses[0].shares) == 1

    def design(self) -> Floats:
        """Features, the same times progress, seats, the same times progress."""
        n, k, _ = self.x.shape
        t = self.t[:, None, None]
        seats = np.broadcast_to(np.eye(k), (n, k, k))
        return np.concatenate([self.x, self.x * t, seats, seats * t], axis=2)


def tables(courses: Sequence[Course]) -> list[str]:
    """The most special table of each position."""
    return sorted({moment.tables[0] for course in courses for moment in course.moments})


def fit(courses: Sequence[Course], table: str) -> Report | None:
    """Weights for one table; None if there are too few games."""
    positions = _Positions(courses, table)
    games = len(np.unique(positions.game)) if positions.features else 0
    if games < 2 * FOLDS:
        return None
    z = positions.design()
    held: dict[float, Floats] = {ridge: _held_out(positions, z, ridge) for ridge in RIDGES}
    ridge = min(RIDGES, key=lambda one: float(np.average(held[one], weights=positions.weight)))
    blind = _blind(positions)
    w = _newton(z, positions.y, positions.weight, ridge)
    m, k = positions.features, positions.x.shape[1]
    seats = 1 if positions.alone else k
    shift = w[2 * m + 1 : 2 * m + 2] if positions.alone else 0.0
    late_shift = w[2 * m + k + 1 : 2 * m + k + 2] if positions.alone else 0.0
    fitted = Fitted(
        weights=_row(w[:m]),
        late=_row(w[m : 2 * m]),
        seats=_row((w[2 * m : 2 * m + k] - shift)[:seats]),
        seats_late=_row((w[2 * m + k :] - late_shift)[:seats]),
        games=games,
        loss=round(float(np.average(held[ridge], weights=positions.weight)), 4),
        blind=round(float(np.log(k)), 4),
    )
    return Report(table, fitted, ridge, _stretches(positions, held[ridge], blind))


def _row(values: Floats) -> tuple[float, ...]:
    return tuple(round(float(value), 4) for value in values)


def _losses(z: Floats, y: Floats, w: Floats) -> Floats:
    logits = z @ w
    logits -= logits.max(axis=1, keepdims=True)
    logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return -(y * logs).sum(axis=1)


def _newton(z: Floats, y: Floats, weight: Floats, ridge: float) -> Floats:
    w: Floats = np.zeros(int(z.shape[2]))
    for _ in range(50):
        logits: Floats = z @ w
        logits -= logits.max(axis=1, keepdims=True)
        p: Floats = np.exp(logits)
        p /= p.sum(axis=1, keepdims=True)
        slope: Floats = np.einsum("n,nk,nkj->j", weight, y - p, z) - ridge * w
        mean: Floats = np.einsum("nk,nkj->nj", p, z)
        spread = z - mean[:, None, :]
        curve: Floats = np.einsum("nk,nki,nkj->ij", weight[:, None] * p, spread, spread, optimize=True)
        step: Floats = np.asarray(np.linalg.solve(curve + ridge * np.eye(len(w)), slope), np.float64)
        w += step
        if float(np.abs(step).max()) < 1e-6:
            break
    return w


def _held_out(positions: _Positions, z: Floats, ridge: float) -> Floats:
    """The loss of each position under weights fitted without its game."""
    losses = np.zeros(len(z))
    for fold in range(FOLDS):
        out = positions.game % FOLDS == fold
        w = _newton(z[~out], positions.y[~out], positions.weight[~out], ridge)
        losses[out] = _losses(z[out], positions.y[out], w)
    return losses


def _blind(positions: _Positions) -> Floats:
    """The loss of each position for whoever knows what a seat wins on the whole."""
    wins = np.average(positions.y, axis=0, weights=positions.weight)
    return -(positions.y * np.log(np.maximum(wins, 1e-6))).sum(axis=1)


def _stretches(positions: _Positions, losses: Floats, blind: Floats) -> list[Stretch]:
    found: list[Stretch] = []
    for part in range(PARTS):
        inside = np.minimum(PARTS - 1, (positions.t * PARTS).astype(int)) == part
        if inside.any():
            weight = positions.weight[inside]
            found.append(
                Stretch(
                    part / PARTS,
                    int(inside.sum()),
                    round(float(np.average(losses[inside], weights=weight)), 3),
                    round(float(np.average(blind[inside], weights=weight)), 3),
                )
            )
    return found
