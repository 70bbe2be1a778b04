"""Values fitted to games: what is drawn from known weights is found again, and what is told of a fit is true."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from strategos.games import game
from strategos.kernel.errors import BadInput
from strategos.parts.valuation import Fitted, chances
from strategos.simulation.fitting import fit, tables
from strategos.simulation.self_play import Course, Moment, terms_of

TRUE = Fitted((1.5, -1.0), (1.0, 0.0), (0.4, -0.4), (0.0, 0.0), 0, 0.0, 0.0)
ALONE = Fitted((2.0, 0.0), (0.0, 0.0), (-0.5,), (0.0,), 0, 0.0, 0.0)


def drawn(fitted: Fitted, games: int, seats: int, moments: int = 3) -> list[Course]:
    """Games whose winners are drawn from known weights; a game's positions are the same all along."""
    rng = random.Random(5)
    found: list[Course] = []
    for seed in range(games):
        rows = tuple((rng.gauss(0, 1), rng.gauss(0, 1)) for _ in range(seats))
        progress = rng.random()
        chance = chances(fitted, rows, progress)
        won = [0.0] * seats
        number = rng.choices(range(seats + (seats == 1)), [*chance, *([1 - chance[0]] if seats == 1 else [])])[0]
        if number < seats:
            won[number] = 1.0
        found.append(Course(seed, tuple(won), (Moment(("one",), progress, rows),) * moments))
    return found


@pytest.mark.parametrize(("fitted", "seats"), [(TRUE, 2), (TRUE, 4), (ALONE, 1)])
def test_known_weights_are_found_again(fitted: Fitted, seats: int) -> None:
    shown = Fitted(fitted.weights, fitted.late, (*fitted.seats, 0.0, 0.0)[:seats], (0.0,) * seats, 0, 0.0, 0.0)
    report = fit(drawn(shown, 4000, seats), "one")
    assert report is not None
    found = report.fitted
    # At the middle of a game, where weights and what is added to them are told best.
    for n in range(2):
        assert found.weights[n] + found.late[n] / 2 == pytest.approx(shown.weights[n] + shown.late[n] / 2, abs=0.2)
    assert len(found.seats) == seats
    if seats == 1:
        assert found.seats[0] + found.seats_late[0] / 2 == pytest.approx(-0.5, abs=0.2)
    else:
        assert found.seats[0] - found.seats[1] + (found.seats_late[0] - found.seats_late[1]) / 2 == pytest.approx(
            0.8, abs=0.3
        )
    assert found.games == 4000
    assert found.blind == round(math.log(max(2, seats)), 4)


def test_the_loss_is_that_of_games_that_had_no_part() -> None:
    """Features that mean nothing must not seem to tell anything."""
    rng = random.Random(1)
    nothing = [
        Course(seed, (1.0, 0.0) if rng.random() < 0.5 else (0.0, 1.0), (Moment(("one",), 0.5, rows),))
        for seed in range(60)
        for rows in [tuple(tuple(rng.gauss(0, 1) for _ in range(8)) for _ in range(2))]
    ]
    report = fit(nothing, "one")
    assert report is not None
    assert report.fitted.loss > 0.68


def test_games_without_an_end_and_too_few_games_give_nothing() -> None:
    stopped = [Course(seed, (), (Moment(("one",), 0.1, ((1.0,), (0.0,))),)) for seed in range(50)]
    assert fit(stopped, "one") is None
    assert fit(drawn(TRUE, 9, 2), "one") is None
    assert tables(stopped) == ["one"]


def test_chances_sum_to_one_and_alone_is_a_chance() -> None:
    rows = ((0.3, 1.0), (-0.2, 0.1), (2.0, -1.0))
    fitted = Fitted((1.0, 2.0), (0.0, 1.0), (0.1, 0.2, 0.3), (0.0, 0.0, 0.0), 1, 0.0, 0.0)
    assert sum(chances(fitted, rows, 0.7)) == pytest.approx(1.0)
    assert chances(ALONE, ((0.0, 0.0),), 0.0) == (pytest.approx(1 / (1 + math.exp(0.5))),)
    # By hand: e^1 against e^0.
    even = Fitted((1.0,), (0.0,), (0.0, 0.0), (0.0, 0.0), 1, 0.0, 0.0)
    assert chances(even, ((1.0,), (0.0,)), 0.0)[0] == pytest.approx(math.e / (math.e + 1))
    assert np.isclose(chances(even, ((800.0,), (0.0,)), 0.0)[0], 1.0)


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadInput, match="ambush has no features"):
        terms_of("ambush", scenario=None, seats=None)
    assert game("ambush").valuation is None
