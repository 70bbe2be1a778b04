"""Elo with seat effects: the chance to win is softmax(rating of the bot + effect of the seat), over a game's chairs.

For two seats this is Bradley and Terry's model with the advantage of a seat, for more the first place of Plackett and
Luce's. A shared win counts in parts; games that nobody won say nothing here and are counted elsewhere. Fitted by
Newton's method with a ridge, so that a bot that never lost still has a rating; errors by resampling seeds, all games of
a seed together, since they are not independent of one another (docs/adr/0022).

The only module that needs numpy (the extra `learn`).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from .shares import SURE

Floats = NDArray[np.float64]

ELO = 400 / np.log(10)
PRIOR, SEAT_PRIOR = 500.0, 300.0
"""How far apart, in Elo, ratings and seats are thought to be before the first game."""
RESAMPLED = 400
FEW_SEEDS, FEW_GAMES = 20, 5
"""With fewer seeds, or fewer games that went the other way for a bot, resampling sees too little of what might have
happened; then the error is at least what the curvature of the likelihood says."""


class Row(msgspec.Struct, frozen=True):
    """A game that somebody won."""

    seed: Hashable
    """Games with the same are resampled together."""
    chairs: tuple[str, ...]
    shares: tuple[float, ...]
    """Of the win, by seat; they sum up to 1."""


class Rating(msgspec.Struct, frozen=True):
    elo: float
    error: float
    """Half of the interval that holds the truth 95 times in 100."""


class Ratings(msgspec.Struct, frozen=True):
    bots: dict[str, Rating]
    """The anchor is 0 without an error. Bots that no games connect with it are left out."""
    seats: list[Rating]
    """What a seat is worth; their mean is 0."""


def rate(rows: Sequence[Row], anchor: str, *, resampled: int = RESAMPLED, seed: int = 0) -> Ratings | None:
    """Ratings of all bots in these games, which have one number of seats; None if the anchor is in none of them."""
    known = _connected(rows, anchor)
    rows = [row for row in rows if row.chairs[0] in known]
    if not rows:
        return None
    bots = [bot for bot in dict.fromkeys(name for row in rows for name in row.chairs) if bot != anchor]
    layouts = list(dict.fromkeys(row.chairs for row in rows))
    seeds = {of: n for n, of in enumerate(dict.fromkeys(row.seed for row in rows))}
    seats = len(layouts[0])
    columns = {bot: n for n, bot in enumerate(bots)}
    design = np.zeros((len(layouts), seats, len(bots) + seats))
    for n, chairs in enumerate(layouts):
        for seat, bot in enumerate(chairs):
            design[n, seat, len(bots) + seat] = 1
            if bot != anchor:
                design[n, seat, columns[bot]] = 1
    won = np.zeros((len(seeds), len(layouts), seats))
    where = {chairs: n for n, chairs in enumerate(layouts)}
    for row in rows:
        won[seeds[row.seed], where[row.chairs]] += row.shares

    chance = np.random.default_rng(seed)
    drawn = chance.multinomial(len(seeds), [1 / len(seeds)] * len(seeds), size=resampled).astype(np.float64)
    weights = np.vstack([np.ones((1, len(seeds))), drawn])
    ridge = np.array([(ELO / PRIOR) ** 2] * len(bots) + [(ELO / SEAT_PRIOR) ** 2] * seats)
    found, curvature = _newton(np.tensordot(weights, won, axes=1), design, ridge)

    # Only differences between seats mean anything. The ridge keeps their mean at 0; what is not known of that mean
    # is no error of theirs.
    centre = np.eye(len(ridge))
    centre[len(bots) :, len(bots) :] -= 1 / seats
    found *= ELO
    spread: Floats = found[1:].std(axis=0, ddof=1)
    inverse: Floats = np.linalg.inv(curvature)[0]
    variance: Floats = np.einsum("kj,jm,km->k", centre, inverse, centre)
    curved: Floats = np.sqrt(variance) * ELO
    few = len(seeds) < FEW_SEEDS or min((_other_way(rows, bot) for bot in bots), default=FEW_GAMES) < FEW_GAMES
    errors: Floats = (np.maximum(spread, curved) if few else spread) * SURE
    rated = [Rating(round(float(elo), 1), round(float(error), 1)) for elo, error in zip(found[0], errors, strict=True)]
    return Ratings({**dict(zip(bots, rated, strict=False)), anchor: Rating(0.0, 0.0)}, rated[len(bots) :])


def _newton(won: Floats, design: Floats, ridge: Floats) -> tuple[Floats, Floats]:
    """The likeliest ratings (in natural logarithms) for each set of results, and the curvature there. All sets at once:
    `won` is what was won by set, layout and seat."""
    found: Floats = np.zeros((len(won), len(ridge)))
    curvature: Floats = np.zeros((len(won), len(ridge), len(ridge)))
    games: Floats = won.sum(axis=2)
    for _ in range(100):
        chances: Floats = np.exp(np.einsum("lsk,bk->bls", design, found))
        chances /= chances.sum(axis=2, keepdims=True)
        expected: Floats = games[:, :, None] * chances
        slope: Floats = np.einsum("bls,lsk->bk", won - expected, design) - ridge * found
        means: Floats = np.einsum("bls,lsk->blk", chances, design)
        curvature = (
            np.einsum("bls,lsk,lsm->bkm", expected, design, design, optimize=True)
            - np.einsum("bl,blk,blm->bkm", games, means, means, optimize=True)
            + np.diag(ridge)
        )
        # A step too far, where next to nothing is lost any more, would not come back.
        step = np.linalg.solve(curvature, slope[:, :, None])[:, :, 0].clip(-2, 2)
        found += step
        if float(np.abs(step).max()) < 1e-9:
            break
    return found, curvature


def _connected(rows: Sequence[Row], anchor: str) -> set[str]:
    """The bots that have met the anchor, or one that has, and so on."""
    known, before = {anchor}, 0
    tables = [set(chairs) for chairs in dict.fromkeys(row.chairs for row in rows)]
    while len(known) > before:
        before = len(known)
        for table in tables:
            if table & known:
                known |= table
    return known


def _other_way(rows: Sequence[Row], bot: str) -> float:
    """What the bot won, or what it did not win in games with others: the lesser."""
    met = [row for row in rows if bot in row.chairs and len(set(row.chairs)) > 1]
    won = sum(share for row in met for name, share in zip(row.chairs, row.shares, strict=True) if name == bot)
    return min(won, len(met) - won)
