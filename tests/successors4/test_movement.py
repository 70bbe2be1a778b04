"""9.2, 9.3 Movement Points; and the position as something that can be stored."""

from __future__ import annotations

import msgspec
import pytest

from strategos.games.successors.common.board import (
    SPACES,
    STRONGHOLD,
    TRANS_MEDITERRANEAN,
    WAITING,
    at_sea,
    inside,
    is_at_sea,
    is_inside,
    outside,
    space_of,
)
from strategos.games.successors.common.events import AttritionRolled
from strategos.games.successors.common.movement import land_cost, movement_points, points_left, sea_cost
from strategos.games.successors.common.position import Siege, Trainee
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.fourth.evasion import evasions
from strategos.games.successors.fourth.facts import (
    BY_LAND_ROUTE,
    GENERAL_NUMBER,
    INITIATIVE,
    KIND,
    NAMES,
    NUMBER,
    ROUTE,
)
from strategos.games.successors.fourth.set_up import begin
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.tasks import Reinforce, Train
from strategos.kernel.game import Setup
from tests.successors.table import BLUE, RED, force, run, told, units

from .table import at, position


@pytest.mark.rule("S4-9.2-c", "S4-7.1-a")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("antigonos", [2, 3, 4, 4, 4, 4]),
        ("perdikkas", [2, 2, 3, 4, 4, 4]),
        ("minor-red-1", [2, 2, 2, 3, 4, 4]),
    ],
)
def test_movement_points_come_from_the_die_and_the_initiative(name: str, points: list[int]) -> None:
    assert [movement_points(die, INITIATIVE[GENERAL_NUMBER[name]]) for die in range(1, 7)] == points


@pytest.mark.rule("S4-9.2-i")
def test_a_new_commander_has_what_the_army_has_not_spent() -> None:
    assert points_left(4, 3) == 1
    assert points_left(2, 3) == 0


@pytest.mark.rule("S4-9.3-b")
def test_what_routes_cost_on_land() -> None:
    s = position()
    assert land_cost(s, NUMBER["sardeis"], NUMBER["pergamon"]) == 1
    assert land_cost(s, NUMBER["sardeis"], NUMBER["daskyleion"]) == 2
    assert land_cost(s, NUMBER["abydos"], NUMBER["chersonesos"]) == 2
    assert land_cost(s, NUMBER["tarsos"], NUMBER["salamis"]) is None
    assert land_cost(s, NUMBER["tarsos"], NUMBER["kelenderis"]) == 2
    assert land_cost(s, NUMBER["pella"], NUMBER["memphis"]) is None


@pytest.mark.rule("S4-9.3-b")
def test_what_routes_cost_at_sea() -> None:
    s = position()
    assert sea_cost(s, NUMBER["tyros"], NUMBER["ake"]) == 1
    trans = next((a, b) for (a, b), kinds in ROUTE.items() if kinds == (TRANS_MEDITERRANEAN,))
    assert sea_cost(s, *trans) == 2
    assert sea_cost(s, NUMBER["abydos"], NUMBER["chersonesos"]) == 1
    assert sea_cost(s, NUMBER["sardeis"], NUMBER["pergamon"]) is None


@pytest.mark.rule("S4-2-i")
def test_every_position_belongs_to_its_space() -> None:
    for space in range(SPACES):
        assert {space_of(at) for at in (outside(space), inside(space), at_sea(space))} == {space}
        assert [is_inside(at) for at in (outside(space), inside(space), at_sea(space))] == [False, True, False]
        assert [is_at_sea(at) for at in (outside(space), inside(space), at_sea(space))] == [False, False, True]


@pytest.mark.rule("S4-10-d")
def test_evading_through_an_independent_stronghold_costs_attrition() -> None:
    first, mid, last = next(
        (a, b, c)
        for b in range(len(NAMES))
        if KIND[b] == STRONGHOLD
        for a in BY_LAND_ROUTE[b]
        for c in BY_LAND_ROUTE[b]
        if a != c
    )
    names = [NAMES[n] for n in (first, mid, last)]
    s = position(
        generals={"antigonos": f"red {names[0]}", "lysimachos": f"blue {names[0]}", "krateros": f"blue {names[1]}"},
        cus={f"red {names[0]}": {"loyal": 3}, f"blue {names[0]}": {"loyal": 3}, f"blue {names[1]}": {"loyal": 1}},
        control={names[1]: "independent"},
    )
    run(
        evasions(s, Step(RED, RED, WAITING, at(names[0]))),
        "6 6",
        "yes",
        f"evade_to! {names[1]}",
        f"evade_on! {names[2]}",
    )
    assert len(told(s, AttritionRolled)) == 1
    assert force(s, f"blue {names[2]}") == units(loyal=2)
    assert force(s, f"blue {names[1]}") == units(loyal=1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_position_can_be_stored_and_read_again(seats: int) -> None:
    s = begin(Setup(seats, "alexander"))
    s.agenda += [Reinforce(RED, units(loyal=2), (3,)), Battle(RED, BLUE, 4, 6), Train(BLUE, 3)]
    s.sieges[NUMBER["pella"]] = Siege(BLUE, 2)
    s.training[RED] = Trainee(1, 4)
    stored = msgspec.msgpack.encode(s)
    assert msgspec.msgpack.decode(stored, type=SuccessorsState) == s
    twin = s.copy()
    twin.control[0] = RED
    twin.training[RED] = Trainee()
    assert s.control[0] != RED
    assert s.training[RED] == Trainee(1, 4)
