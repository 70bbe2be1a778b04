"""Spaces, neighbours, distances and every shortest way."""

from __future__ import annotations

from strategos.parts.graph import circles, distances, neighbours, shortest_ways, steps_from

#  0 - 1 - 2
#  |   |   |
#  3 - 4 - 5    6 (an island)
GRID = neighbours(7, [(0, 1), (1, 2), (3, 4), (4, 5), (3, 0), (4, 1), (2, 5), (1, 0)])


def test_neighbours_are_named_once_and_in_order() -> None:
    assert GRID == ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4), ())


def test_distances_count_steps_and_tell_what_cannot_be_reached() -> None:
    assert distances(GRID)[0] == (0, 1, 2, 1, 2, 3, -1)
    assert distances(GRID)[6] == (-1, -1, -1, -1, -1, -1, 0)


def test_a_circle_holds_its_middle_and_all_that_is_near_enough() -> None:
    assert circles(GRID, 1)[:2] == ((0, 1, 3), (0, 1, 2, 4))
    assert circles(GRID, 2)[0] == (0, 1, 2, 3, 4)
    assert circles(GRID, 2)[6] == (6,)


def test_all_shortest_ways_are_found_ties_in_order() -> None:
    assert list(shortest_ways(GRID, 0, 5)) == [(0, 1, 2, 5), (0, 1, 4, 5), (0, 3, 4, 5)]
    assert list(shortest_ways(GRID, 2, 2)) == [(2,)]
    assert list(shortest_ways(GRID, 0, 6)) == []


def test_a_closed_space_may_be_entered_but_not_passed() -> None:
    closed = {1}
    assert list(shortest_ways(GRID, 0, 5, lambda n: n not in closed)) == [(0, 3, 4, 5)]
    assert list(shortest_ways(GRID, 0, 1, lambda n: n not in closed)) == [(0, 1)]
    assert steps_from(GRID, 0, lambda n: n not in {1, 3}) == (0, 1, -1, 1, -1, -1, -1)
    assert steps_from(GRID, 1, lambda n: n not in closed)[2] == 1, "where one stands is always left"
