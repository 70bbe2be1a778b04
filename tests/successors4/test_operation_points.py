"""6.2 B, C What a card's Operation Points can do: PC markers, training, a better Fleet."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import LOYAL, MERCENARY, NOBODY, WAY_POINT
from strategos.games.successors.common.card_events import Trained
from strategos.games.successors.common.operation_points import upgrade_fleet, why_not_upgrade
from strategos.games.successors.common.position import Trainee
from strategos.games.successors.fourth.facts import (
    BY_LAND_ROUTE,
    JOINED,
    KIND,
    MAP,
    NAMES,
    NUMBER,
    ROUTE,
)
from strategos.games.successors.fourth.operation_points import place_markers, train, why_not_mark
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.tasks import Train
from strategos.kernel.asking import No
from tests.successors.table import RED, force, owner, question, run, told, units

from .table import fleet, position, run_agenda

# -- 6.2 B2 -----------------------------------------------------------------------------------------------------------


def refusal(space: str, marker: str, **given: Any) -> No | None:
    s = position(**{**given, "control": {marker: "red", **given.get("control", {})}})
    return why_not_mark(s, RED, (NUMBER[marker],), NUMBER[space])


def spaces_joined(kind: str) -> list[tuple[str, str]]:
    """Pairs of spaces joined by routes of one kind and no other, both fit for PC markers."""
    return [
        (row.a, row.b)
        for row in MAP.routes
        if row.kind == kind
        and len(ROUTE[NUMBER[row.a], NUMBER[row.b]]) == 1
        and WAY_POINT not in (KIND[NUMBER[row.a]], KIND[NUMBER[row.b]])
    ]


@pytest.mark.rule("S4-6.2-r", "S4-6.2-s")
def test_a_marker_goes_to_an_uncontrolled_space_without_enemy_cus() -> None:
    [(a, b), *_] = spaces_joined("land")
    assert refusal(b, a) is None
    for given in ({"control": {b: "blue"}}, {"control": {b: "independent"}}, {"cus": {f"blue {b}": {"loyal": 1}}}):
        no = refusal(b, a, **given)
        assert no is not None
        assert no.rule == "S4-6.2-r"
    no = refusal("tp_orestis", "herakleia_lynkestis")
    assert no is not None
    assert no.why == "not_open_for_a_marker"


@pytest.mark.rule("S4-6.2-t", "S4-6.2-u")
@pytest.mark.parametrize("kind", ["land", "mountain", "strait", "sea"])
def test_two_mp_reach_over_a_route_of_any_kind(kind: str) -> None:
    for a, b in spaces_joined(kind):
        assert refusal(b, a) is None


@pytest.mark.rule("S4-6.2-u")
def test_but_not_over_the_open_mediterranean() -> None:
    blocked = 0
    for a, b in spaces_joined("trans_mediterranean"):
        walls = {name: "blue" for name in NAMES if name not in (a, b)}
        no = refusal(b, a, control=walls)
        assert no is not None
        assert no.rule == "S4-6.2-t"
        blocked += 1
    assert blocked


@pytest.mark.rule("S4-6.2-t", "S4-6.2-v")
def test_the_way_is_barred_by_enemy_markers_and_cus_but_not_at_its_start() -> None:
    start, mid, end = two_land_steps()
    assert refusal(end, start, control=walls_around(start, mid, end)) is None
    for given in (
        {"control": {mid: "blue"}},
        {"control": {mid: "independent"}},
        {"cus": {f"blue {mid}": {"loyal": 1}}},
    ):
        control = {**walls_around(start, mid, end), **given.get("control", {})}
        no = refusal(end, start, **{**given, "control": control})
        assert no is not None
        assert no.rule == "S4-6.2-t"
    besieged = {"control": walls_around(start, mid, end), "cus": {f"blue {start}": {"loyal": 1}}}
    assert refusal(end, start, **besieged) is None


def two_land_steps() -> tuple[str, str, str]:
    return next(
        (NAMES[a], NAMES[b], NAMES[c])
        for a in range(len(NAMES))
        for b in BY_LAND_ROUTE[a]
        for c in BY_LAND_ROUTE[b]
        if a != c and c not in JOINED[a] and KIND[c] != WAY_POINT and KIND[a] != WAY_POINT
    )


def walls_around(*free: str) -> dict[str, str]:
    return {name: "independent" for name in NAMES if name not in free}


@pytest.mark.rule("S4-6.2-r", "S4-6.2-t", "S4-6.2-m")
def test_one_marker_for_each_point_traced_from_those_of_the_start_only() -> None:
    start, mid, end = two_land_steps()
    s = position(control={**walls_around(start, mid, end), start: "red"}, turn=1)
    before = (NUMBER[start],)
    answers = [name for name in (mid, end) if why_not_mark(s, RED, before, NUMBER[name]) is None]
    run(place_markers(s, RED, len(answers), before), "", *[f"mark! {name}" for name in answers])
    assert [owner(s, name) for name in answers] == ["red"] * len(answers)
    s = position(control={**walls_around(start, mid, end), start: "red"}, turn=1)
    run(place_markers(s, RED, 3, before), "", "mark! done")


# -- 6.2 B3 -----------------------------------------------------------------------------------------------------------


def trained(box: int, kind: int, points: int, *answers: str) -> SuccessorsState:
    s = position(control={"issos": "red"})
    s.training[RED] = Trainee(kind, box)
    s.agenda.append(Train(RED, points))
    run_agenda(s, "", *answers)
    return s


@pytest.mark.rule("S4-6.2-x", "S4-6.2-w")
def test_training_begins_with_the_choice_of_a_type() -> None:
    s = trained(0, 0, 2, "train! mercenary")
    assert s.training[RED] == Trainee(MERCENARY, 2)
    asked = question(train(position(), Train(RED, 4)))
    assert [option.key for option in asked[0].options] == ["loyal", "mercenary"]


@pytest.mark.rule("S4-6.2-y", "S4-6.2-z", "S4-6.2-w")
@pytest.mark.parametrize(
    ("box", "kind", "points", "then"),
    [(2, LOYAL, 4, Trainee(LOYAL, 6)), (3, LOYAL, 4, None), (1, MERCENARY, 2, None), (4, LOYAL, 2, Trainee(LOYAL, 6))],
)
def test_it_goes_on_and_ends_on_the_map(box: int, kind: int, points: int, then: Trainee | None) -> None:
    s = trained(box, kind, points, *(() if then else ("reinforce! issos",)))
    assert s.training[RED] == (then or Trainee())
    expected = units() if then else units(loyal=1) if kind == LOYAL else units(mercenary=1)
    assert force(s, "red issos") == expected


@pytest.mark.rule("S4-6.2-aa", "S4-6.2-z")
def test_what_is_left_trains_the_next_even_to_its_end() -> None:
    s = trained(2, MERCENARY, 3, "reinforce! issos", "train! loyal")
    assert s.training[RED] == Trainee(LOYAL, 2)
    s = trained(2, MERCENARY, 4, "reinforce! issos", "train! mercenary", "reinforce! issos")
    assert force(s, "red issos") == units(mercenary=2)
    assert s.training[RED] == Trainee()


# -- 6.2 C ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-ab")
def test_a_four_point_card_turns_a_fleet() -> None:
    s = position(provinces={"aigyptos": "red"})
    assert why_not_upgrade(s, RED, 3, fleet("aigyptos")) is not None
    assert why_not_upgrade(s, RED, 4, fleet("athenai")) is not None
    assert s.largest_fleet() == NOBODY
    run(upgrade_fleet(s, RED, 4), "", "fleet-aigyptos")
    assert s.largest_fleet() == RED
    assert why_not_upgrade(s, RED, 4, fleet("aigyptos")) is not None
    s = position(provinces={"aigyptos": "red"}, fleet_away=bytearray([1] * 8))
    assert why_not_upgrade(s, RED, 4, fleet("aigyptos")) is not None


# -- 6.2 D ------------------------------------------------------------------------------------------------------------


# -- 7.1 C ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-y", "S4-6.2-z")
@pytest.mark.parametrize(
    ("kind", "box", "points", "news"),
    [
        (LOYAL, 3, 2, Trained("side:red", "piece:loyal", 5, False)),
        (MERCENARY, 2, 4, Trained("side:red", "piece:mercenary", 3, True)),
    ],
)
def test_how_far_a_cu_is_trained(kind: int, box: int, points: int, news: Trained) -> None:
    s = position()
    s.training[RED] = Trainee(kind, box)
    run(train(s, Train(RED, points)))
    assert told(s, Trained) == [news]
