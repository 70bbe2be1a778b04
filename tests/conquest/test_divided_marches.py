"""What is left of road marches in a place when some of those who made them have gone on."""

from __future__ import annotations

import pytest

from strategos.games.conquest.facts import NUMBER
from strategos.games.conquest.roads import leave_marches
from strategos.games.conquest.state import RoadRun, tired_key

from .table import table

HERE, ELSEWHERE = NUMBER["italia"], NUMBER["dalmatia"]
NOBODY_RODE = [(0, 0)] * 3


def run(leaders, units, spent=0, place=HERE):
    return RoadRun(place, leaders, units, spent, path=(1, place), owed=(2,))


def after_leaving(runs, tired, leaders, rode):
    """The marches left in Italia; `tired` counts who stays, by kind and points left."""
    state = table(turn="macedonia").state
    state.runs = list(runs)
    state.tired = {tired_key(HERE, kind, points): n for (kind, points), n in tired.items()}
    leave_marches(state, HERE, leaders, rode)
    return state.runs


@pytest.mark.rule("CE-road-06")
@pytest.mark.parametrize("strangers", [0, 5])
def test_those_who_stay_of_a_divided_march_are_counted(strangers):
    """General 1 leaves with two Infantry, a Catapult, one Cavalry without and one with a point; General 2 stays."""
    tired = {(0, 0): 1 + strangers, (1, 0): strangers, (1, 1): 1 + strangers, (2, 0): 1 + strangers}
    before = [run((1, 2), (3, 3, 2), 1)]
    assert after_leaving(before, tired, [1], [(2, 0), (1, 1), (1, 0)]) == [run((2,), (1, 1, 1), 0)]


@pytest.mark.rule("CE-road-06")
def test_cavalry_without_points_that_stays_is_counted_as_such():
    tired = {(1, 0): 2, (1, 1): 1}
    assert after_leaving([run((1, 2), (0, 4, 0), 2)], tired, [1], [(0, 0), (0, 1), (0, 0)]) == [run((2,), (0, 3, 0), 2)]


@pytest.mark.rule("CE-road-06")
def test_a_march_all_of_whose_leaders_have_left_is_over_and_others_are_not():
    far = run((3,), (1, 1, 1), 1, place=ELSEWHERE)
    mine, other = run((1,), (2, 0, 1)), run((2,), (2, 1, 1))
    tired = {(0, 0): 2, (1, 1): 1, (2, 0): 1}
    assert after_leaving([far, other, mine], tired, [1], [(2, 0), (0, 0), (1, 0)]) == [far, other]


@pytest.mark.rule("CE-road-06")
def test_two_marches_that_go_on_together_leave_behind_who_stays_of_each():
    a, b = run((1, 2), (2, 0, 0)), run((3, 4), (2, 0, 0))
    assert after_leaving([a, b], {(0, 0): 1}, [1, 3], [(3, 0), (0, 0), (0, 0)]) == [
        run((2,), (0, 0, 0)),
        run((4,), (1, 0, 0)),
    ]


@pytest.mark.rule("CE-road-06")
def test_who_was_taken_off_by_others_is_missing_from_the_last_march():
    a, b = run((1,), (0, 2, 0)), run((2,), (0, 2, 0))
    assert after_leaving([a, b], {(1, 1): 3}, [9], NOBODY_RODE) == [a, run((2,), (0, 1, 0))]
    assert after_leaving([a], {}, [9], NOBODY_RODE) == [run((1,), (0, 0, 0))]
