"""A race in common worlds: who runs on, who drops out, and when one may be called better."""

from __future__ import annotations

import pytest

from strategos.bots.race import KEPT, LOOSE, MOST, Lane, Stop, gain, race, winner


def lane(*values: float) -> Lane[str]:
    found = Lane("x")
    found.values.extend(values)
    return found


def test_the_first_runs_in_every_world_and_the_worst_drop_out() -> None:
    ran: list[tuple[int, int]] = []

    def run(number: int, world: int) -> float | Stop:
        ran.append((number, world))
        return "spent" if world == 5 else number / 100

    lanes = race(range(12), run)
    assert len(lanes[0].values) == 5
    # Ten go on after one world, seven after two, five after four: the first, and the best of the others.
    assert [number for number, world in ran if world == 1] == [0, *range(11, 2, -1)]
    assert [number for number, world in ran if world == 2] == [0, *range(11, 5, -1)]
    assert [number for number, world in ran if world == 4] == [0, *range(11, 7, -1)]
    assert KEPT[4] == 5


def test_it_ends_when_nothing_is_left_to_run_with() -> None:
    left = [3]

    def run(number: int, _: int) -> float | Stop:
        left[0] -= 1
        return "spent" if left[0] < 0 else float(number)

    lanes = race("abc", lambda one, world: run("abc".index(one), world))
    assert [one.values for one in lanes] == [[0.0], [1.0], [2.0]]


def test_a_double_drops_out_and_one_alone_need_not_run() -> None:
    lanes = race(range(3), lambda number, _: "out" if number else 0.5)
    assert [len(one.values) for one in lanes] == [1, 0, 0]
    assert len(race([0, 1], lambda number, world: 0.5 + number * (world % 2))[0].values) == MOST


def test_gain_is_of_pairs() -> None:
    ahead, error = gain(lane(0.5, 0.7, 0.6), lane(0.4, 0.6, 0.5))
    assert ahead == pytest.approx(0.1)
    # The pairs are alike, but three alike are no proof that nothing varies.
    assert error == pytest.approx(LOOSE / 3)
    ahead, error = gain(lane(0.6), lane(0.5, 0.0))
    assert ahead == pytest.approx(0.1)
    assert gain(lane(), lane(0.5)) == (0.0, 1.0)
    _, error = gain(lane(0.9, 0.1), lane(0.5, 0.5))
    assert error == pytest.approx((0.32 + LOOSE**2) ** 0.5 / 2)


def test_the_plain_one_wins_unless_another_is_ahead_beyond_the_margin() -> None:
    plain, little, sure, once = lane(0.5, 0.5), lane(0.7, 0.35), lane(0.6, 0.62), lane(0.9)
    assert winner([plain, little], 0.7) is plain
    assert winner([plain, little, sure, once], 0.7) is sure
    assert winner([plain, once], 0.0) is plain  # one world says nothing
    assert winner([plain, lane(0.4, 0.4)], 0.0) is plain
    assert winner([plain], 0.7) is plain


def test_whoever_is_hopelessly_behind_is_out_after_eight_worlds() -> None:
    lanes = race(range(2), lambda number, _: 0.5 if number else 0.6)
    assert [len(one.values) for one in lanes] == [8, 8]
    alike = race(range(2), lambda _, __: 0.5)
    assert [len(one.values) for one in alike] == [8, 8]
    close = race(range(2), lambda number, world: 0.5 + (world % 2) * (0.2 if number else 0.1) - number * 0.06)
    assert len(close[1].values) > 8


def test_luck_in_a_few_worlds_is_no_reason() -> None:
    lucky, plain = lane(1.0, 1.0), lane(0.0, 0.0)
    assert winner([plain, lucky], 2.0) is lucky
    assert winner([plain, lucky], 2.0, least=3) is plain
