"""Ratings find the truth of games that were drawn by lot from known ratings and seats."""

from __future__ import annotations

import math
import random

import pytest

from strategos.simulation.ratings import Row, rate

NATURAL = math.log(10) / 400
FOUR = [80.0, 10.0, -20.0, -70.0]


def drawn(
    chance: random.Random, true: dict[str, float], seats: list[float], seeds: int, luck: float = 0.0
) -> list[Row]:
    """Every seed from every seat: the first bot and the others, who fill the chairs. `luck` is what a seed does to a
    seat, in all its games."""
    first, *others = true
    found: list[Row] = []
    for seed in range(seeds):
        dealt = [seat + chance.gauss(0, luck) for seat in seats]
        table = [first, *(others[(seed + n) % len(others)] for n in range(len(seats) - 1))]
        for shift in range(len(seats)):
            chairs = tuple(table[(seat - shift) % len(seats)] for seat in range(len(seats)))
            odds = [math.exp((true[bot] + dealt[seat]) * NATURAL) for seat, bot in enumerate(chairs)]
            (winner,) = chance.choices(range(len(seats)), odds)
            found.append(Row(seed, chairs, tuple(float(seat == winner) for seat in range(len(seats)))))
    return found


CASES: dict[str, tuple[dict[str, float], list[float], int]] = {
    "two seats": ({"a": 150, "b": 0}, [60, -60], 40),
    "few seeds": ({"a": 150, "b": 0}, [60, -60], 12),
    "four bots": ({"easy": -200, "hard": 250, "expert": 400, "normal": 0}, FOUR, 25),
    "one against three": ({"hard": 200, "normal": 0}, FOUR, 30),
}


def width(off: list[float]) -> float:
    """Half of the interval that would have been right."""
    return 1.96 * math.sqrt(sum(d * d for d in off) / len(off))


@pytest.mark.parametrize("case", CASES)
def test_errors_cover_the_truth(case: str) -> None:
    """95 times in 100, give or take what chance does to 100 trials of each bot; and they are not just wide."""
    true, seats, seeds = CASES[case]
    anchor = list(true)[-1]
    chance = random.Random(case)
    held: list[bool] = []
    of_seats: list[bool] = []
    off: list[float] = []
    wide: list[float] = []
    off_seats: list[float] = []
    wide_seats: list[float] = []
    for _ in range(100):
        found = rate(drawn(chance, true, seats, seeds), anchor, resampled=200)
        assert found is not None
        for bot, elo in true.items():
            if bot != anchor:
                held.append(abs(found.bots[bot].elo - elo) <= found.bots[bot].error)
                off.append(found.bots[bot].elo - elo)
                wide.append(found.bots[bot].error)
        of_seats += [abs(of.elo - elo) <= of.error for of, elo in zip(found.seats, seats, strict=True)]
        off_seats += [of.elo - elo for of, elo in zip(found.seats, seats, strict=True)]
        wide_seats += [of.error for of in found.seats]
    assert sum(held) / len(held) >= 0.90
    assert sum(of_seats) / len(of_seats) >= 0.90
    assert sum(wide) / len(wide) == pytest.approx(width(off), rel=0.3)
    assert sum(wide_seats) / len(wide_seats) == pytest.approx(width(off_seats), rel=0.3)
    assert abs(sum(off)) / len(off) < 0.25 * width(off)


def test_games_of_a_seed_are_resampled_together() -> None:
    """Where the seed decides which seat wins, both bots win once with it: that is no uncertainty about them, and
    whoever takes the games for independent of one another finds an error half as large again."""
    chance = random.Random(3)
    rows = drawn(chance, {"a": 100, "b": 0}, [0, 0], 100, luck=500)
    together = rate(rows, "b")
    apart = rate([Row(n, row.chairs, row.shares) for n, row in enumerate(rows)], "b")
    assert together is not None
    assert apart is not None
    assert together.bots["a"].elo == apart.bots["a"].elo
    assert together.bots["a"].error < 0.75 * apart.bots["a"].error


def test_the_anchor_is_zero_and_seats_sum_up_to_it() -> None:
    found = rate(drawn(random.Random(1), CASES["four bots"][0], FOUR, 10), "normal")
    assert found is not None
    assert (found.bots["normal"].elo, found.bots["normal"].error) == (0, 0)
    assert sum(seat.elo for seat in found.seats) == pytest.approx(0, abs=0.3)


def test_a_bot_that_never_lost_has_a_rating_with_a_large_error() -> None:
    rows = [Row(n // 2, ("a", "b") if n % 2 else ("b", "a"), (float(n % 2), float(1 - n % 2))) for n in range(80)]
    found = rate(rows, "b")
    assert found is not None
    assert 500 < found.bots["a"].elo < 1000
    assert found.bots["a"].error > 200


def test_a_shared_win_counts_in_parts() -> None:
    def rated(shares: tuple[float, float]) -> float:
        won = [Row(n, ("a", "b"), (1.0, 0.0)) for n in range(30)] + [Row(n, ("b", "a"), (1.0, 0.0)) for n in range(30)]
        found = rate([*won, *(Row(n, ("a", "b"), shares) for n in range(30))], "b")
        assert found is not None
        return found.bots["a"].elo

    assert rated((1.0, 0.0)) > rated((0.5, 0.5)) > rated((0.0, 1.0))


def test_bots_that_nothing_connects_with_the_anchor_are_left_out() -> None:
    met = [Row(0, ("a", "b"), (1.0, 0.0)), Row(1, ("c", "a"), (1.0, 0.0)), Row(2, ("x", "y"), (1.0, 0.0))]
    found = rate(met, "b")
    assert found is not None
    assert set(found.bots) == {"a", "b", "c"}
    assert rate(met, "z") is None


def test_the_same_games_give_the_same_ratings() -> None:
    rows = drawn(random.Random(2), {"a": 50, "b": 0}, [0, 0], 20)
    assert rate(rows, "b") == rate(rows, "b")
