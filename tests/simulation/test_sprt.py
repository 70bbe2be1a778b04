"""The sequential test errs as rarely as it promises."""

from __future__ import annotations

import math
import random

import pytest

from strategos.kernel.errors import BadInput
from strategos.simulation.sprt import Hypotheses, Sprt, hypotheses, log_ratio, share

STREAMS = 300
ERRS = 0.05 + 2.6 * math.sqrt(0.05 * 0.95 / STREAMS)
"""0.05 promised, and what chance adds to so many streams once in two hundred times."""
SEATS = {
    "two equal seats": [0.0, 0.0],
    "a seat that wins four of five": [120.0, -120.0],
    "four seats": [80.0, 10.0, -20.0, -70.0],
}


def decided(chance: random.Random, tested: Hypotheses, true: float, seats: list[float], nobody: float) -> Sprt:
    """A test of a bot that is really so much stronger; a part of the games nobody wins."""
    test, count = Sprt(tested, len(seats)), len(seats)
    for _ in range(5000):
        score, won = 0.0, [0.0] * count
        for mine in range(count):
            if chance.random() < nobody:
                score += 1 / count
                continue
            odds = [10 ** ((worth + (true if seat == mine else 0)) / 400) for seat, worth in enumerate(seats)]
            (winner,) = chance.choices(range(count), odds)
            won[winner] += 1
            score += winner == mine
        test.add(score / count, won)
        if test.result:
            return test
    raise AssertionError("never decided")


@pytest.mark.early
@pytest.mark.parametrize("seats", SEATS)
def test_it_errs_as_rarely_as_promised(seats: str) -> None:
    chance = random.Random(seats)
    tested = Hypotheses(0, 120)
    no = [decided(chance, tested, 0, SEATS[seats], 0.0).result for _ in range(STREAMS)]
    yes = [decided(chance, tested, 120, SEATS[seats], 0.0).result for _ in range(STREAMS)]
    assert no.count("H1") / STREAMS <= ERRS
    assert yes.count("H0") / STREAMS <= ERRS


def test_games_that_nobody_wins_do_not_make_it_err() -> None:
    chance = random.Random(4)
    no = [decided(chance, Hypotheses(0, 150), 0, [0.0, 0.0], 0.3).result for _ in range(STREAMS)]
    assert no.count("H1") / STREAMS <= ERRS


def test_a_much_stronger_bot_is_found_out_sooner() -> None:
    chance = random.Random(5)
    near = [decided(chance, Hypotheses(0, 100), 100, [0.0, 0.0], 0.0).seeds for _ in range(50)]
    far = [decided(chance, Hypotheses(0, 100), 400, [0.0, 0.0], 0.0).seeds for _ in range(50)]
    assert sum(far) < 0.7 * sum(near)


def test_for_wins_and_losses_it_is_walds_test() -> None:
    """With two scores only, the likeliest spread with a given mean is the only one: n wins and m losses."""
    expected = 7 * math.log(0.6 / 0.5) + 3 * math.log(0.4 / 0.5)
    assert log_ratio({1.0: 7, 0.0: 3}, 0.5, 0.6) == pytest.approx(expected, rel=1e-9)


def test_what_a_rating_is_worth() -> None:
    assert share(0, [1, 1]) == 0.5
    assert share(0, [5, 2, 1]) == pytest.approx(1 / 3)
    assert share(400, [1, 1]) == pytest.approx(10 / 11)
    assert share(100, [4, 1]) < share(100, [1, 1])


def test_a_decided_test_hears_no_more() -> None:
    test = Sprt(Hypotheses(0, 400), 2)
    while not test.result:
        test.add(1.0)
    before = test.verdict()
    test.add(0.0)
    assert test.verdict() == before
    assert before.result == "H1"
    assert before.llr >= before.upper == pytest.approx(2.944, abs=0.001)


@pytest.mark.parametrize("given", ["50", "50,0", "0,0", "a,b", "0,50,100", "0,inf", "nan,50", ""])
def test_hypotheses_are_two_ratings_the_lower_first(given: str) -> None:
    with pytest.raises(BadInput):
        hypotheses(given)
    assert hypotheses("-10,20.5") == Hypotheses(-10, 20.5)
