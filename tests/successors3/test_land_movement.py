"""9 Land movement: the steps of entering, Major Cities, hostile spaces, PC markers, supply."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.clash_events import BattleRolled, Overrun
from strategos.games.successors.common.events import AttritionRolled
from strategos.games.successors.common.land_movement import besieged_generals, way_back
from strategos.games.successors.common.minor_generals import has_cus
from strategos.games.successors.common.movement_events import PassageAnswered
from strategos.games.successors.common.position import Conducted, is_besieged_general
from strategos.games.successors.common.steps import Step, may_stay
from strategos.games.successors.common.tasks import BEGAN, BY_LAND, BY_SEA
from strategos.games.successors.common.victory import macedonians
from strategos.games.successors.third.facts import NUMBER
from strategos.games.successors.third.land_movement import meets_general, passes_stronghold, promise_passage
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.supply import supply
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, owner, run, told, units, why

from .activating import act, menu, named
from .table import at, position

SUCCESSORS = ("yellow", "blue", "red", "black")


def field(**given: Any) -> SuccessorsState:
    """Yellow's Antigonos with three CUs at Ephesos, among Successors."""
    given.setdefault("successors", SUCCESSORS)
    given["generals"] = {"antigonos": "yellow ephesos", **given.get("generals", {})}
    given["cus"] = {"yellow ephesos": {"loyal": 3}, **given.get("cus", {})}
    return position(seat=YELLOW, **given)


# -- 9.5 the steps ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.5-c", "S3-9.5-d", "S3-9.5-e", "S3-11.3-h", "S3-9.7-f")
def test_inside_or_outside_then_interceptions_then_evasions_then_battle() -> None:
    s = field(
        control={"sardeis": "red"},
        generals={"krateros": "red sardeis", "seleukos": "red pergamon"},
        cus={"red sardeis": {"loyal": 2}, "red pergamon": {"loyal": 1}},
    )
    answers = ["sardeis", "red: rearrange! keep", "yellow: ask_passage! no", "red: intercept_from! pergamon"]
    answers += ["bring_minor! pass", "seleukos", "loyal=01", "red: evade! yes", "evade_to! kelainai"]
    act(s, "antigonos", "1 1 6 6 1 1 1", *answers)
    assert [event.side for event in told(s, BattleRolled)] == ["side:yellow", "side:red"]


@pytest.mark.rule("S3-12-c", "S3-9.5-a")
def test_a_battle_ends_the_move_even_into_ones_own_city() -> None:
    s = field(
        control={"sardeis": "yellow"},
        generals={"krateros": "red sardeis"},
        cus={"yellow ephesos": {"loyal": 3}, "red sardeis": {"mercenary": 2}},
    )
    # Nothing is asked after the battle: not even to go inside.
    act(s, "antigonos", "6 6 1 1", "sardeis", "ask_passage! no", "red: evade! no")
    assert force(s, "yellow sardeis") == units(loyal=3)
    assert force(s, "red sardeis") == units()


@pytest.mark.rule("S3-9.6-a", "S3-9.6-b", "S3-9.6-c", "S3-9.6-h", "S3-9.6-g")
def test_an_overrun_neither_stops_nor_costs() -> None:
    s = field(cus={"yellow ephesos": {"loyal": 5}, "red pergamon": {"mercenary": 1}}, control={"pergamon": "red"})
    act(s, "antigonos", "", "pergamon", "ask_passage! no", "abydos", "end")
    assert len(told(s, Overrun)) == 1
    assert general(s, "antigonos") == at("abydos")
    assert force(s, "yellow abydos") == units(loyal=5)


@pytest.mark.rule("S3-9.6-e", "S3-9.7-a", "S3-9.7-d", "S3-9.5-b")
def test_who_is_inside_is_neither_attacked_nor_overrun_nor_stops_anybody() -> None:
    s = field(
        cus={"yellow ephesos": {"loyal": 9}, "red sardeis-inside": {"mercenary": 1}},
        control={"sardeis": "red"},
    )
    act(s, "antigonos", "", "sardeis", "red: rearrange! keep", "kelainai", "end")
    assert force(s, "red sardeis-inside") == units(mercenary=1)
    assert general(s, "antigonos") == at("kelainai")


@pytest.mark.rule("S3-9.7-b", "S3-9.7-c", "S3-9.7-e")
def test_two_cus_go_inside_ones_own_city_at_no_cost() -> None:
    s = field(control={"sardeis": "yellow"}, cus={"yellow ephesos": {"loyal": 2}})
    decision = menu(s, "antigonos", "sardeis", "inside")
    assert decision.about["left"] == 3
    assert force(s, "yellow sardeis-inside") == units(loyal=2)
    s = field(control={"sardeis": "yellow"})
    assert why(menu(s, "antigonos", "sardeis"), "inside") == ("S3-9.7-b", "too_many_inside")
    s = field(cus={"yellow ephesos": {"loyal": 2}})
    assert why(menu(s, "antigonos", "sardeis"), "inside") == ("S3-15.1.3-e", "not_your_major_city")


# -- 9.8 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.8-a", "S3-9.8-b")
def test_three_cus_remove_a_players_marker_for_two_mp() -> None:
    s = field(control={"pergamon": "red"})
    act(s, "antigonos", "", "pergamon", "remove", "end")
    assert owner(s, "pergamon") is None
    s = field(control={"pergamon": "red"}, cus={"yellow ephesos": {"loyal": 2}})
    assert why(menu(s, "antigonos", "pergamon"), "remove") == ("S3-9.8-a", "too_few_to_remove")
    s = field(control={"pergamon": "independent"})
    assert why(menu(s, "antigonos", "pergamon"), "remove") == ("S3-15.4-a", "needs_a_siege")
    for mine in ("yellow", "nobody"):
        s = field(control={"pergamon": mine})
        assert why(menu(s, "antigonos", "pergamon"), "remove") == ("S3-9.8-a", "no_marker_to_remove")


# -- 9.12 hostile spaces ----------------------------------------------------------------------------------------------


def at_pisidai(*answers: str, dice: str = "", **given: Any) -> SuccessorsState:
    s = field(
        generals={"antigonos": "yellow kelainai"},
        cus={"yellow kelainai": {"mercenary": 9}},
        control={"pisidai": "independent", **given.pop("control", {})},
        **given,
    )
    act(s, "antigonos", dice, *answers)
    return s


@pytest.mark.rule("S3-9.12-a", "S3-9.12-b")
def test_passing_a_hostile_space_by_land_costs_attrition_on_column_two() -> None:
    s = at_pisidai("pisidai", "aspendos", "end", dice="5")
    assert [event.die for event in told(s, AttritionRolled)] == [5]
    assert force(s, "yellow aspendos") == units(mercenary=8)


@pytest.mark.rule("S3-9.12-c")
def test_not_who_stops_there_or_has_tried_to_subjugate_it() -> None:
    assert not told(at_pisidai("pisidai", "end"), AttritionRolled)
    s = at_pisidai("pisidai", "siege", "aspendos", dice="1")
    assert force(s, "yellow aspendos") == units(mercenary=8)
    assert not told(s, AttritionRolled)


@pytest.mark.rule("S3-9.12-c")
def test_anothers_attempt_does_not_help() -> None:
    s = field(
        generals={"antigonos": "yellow kelainai"},
        cus={"yellow kelainai": {"mercenary": 9}},
        control={"pisidai": "independent"},
        conducted={at("pisidai") // 2: Conducted(named("krateros"), 1)},
    )
    act(s, "antigonos", "1", "pisidai", "aspendos", "end")
    assert told(s, AttritionRolled)


@pytest.mark.rule("S3-9.12-d")
def test_without_an_independent_marker_it_is_a_minor_city() -> None:
    assert not told(at_pisidai("pisidai", "aspendos", "end", control={"pisidai": "red"}), AttritionRolled)


# -- 9.1 supply -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.1-f", "S3-9.1-g", "S3-CH-a")
@pytest.mark.parametrize(
    ("place", "group", "left"),
    [
        ("issos", {"loyal": 9}, 8),
        ("issos", {"loyal": 12}, 11),
        ("issos", {"loyal": 8}, 8),
        ("tp_sinai", {"loyal": 4}, 3),
        ("tp_sinai", {"loyal": 3}, 3),
        ("damaskos", {"elephant": 9}, 8),
    ],
)
def test_one_cu_is_lost_where_there_are_more_than_the_limit(place: str, group: dict[str, int], left: int) -> None:
    s = position(seat=YELLOW, generals={"antigonos": f"yellow {place}"}, cus={f"yellow {place}": group})
    run(supply(s))
    assert sum(force(s, f"yellow {place}")) == left


@pytest.mark.rule("S3-9.1-h")
def test_in_a_siege_ones_own_cus_count_and_no_others() -> None:
    s = position(
        seat=RED,
        control={"damaskos": "blue"},
        generals={"antigonos": "red damaskos"},
        cus={"red damaskos": {"loyal": 9}, "blue damaskos-inside": {"loyal": 2}},
    )
    run(supply(s))
    assert force(s, "red damaskos") == units(loyal=8)
    assert force(s, "blue damaskos-inside") == units(loyal=2)
    s.clock = position(seat=BLUE).clock
    run(supply(s))
    assert force(s, "blue damaskos-inside") == units(loyal=2)


@pytest.mark.rule("S3-9.1-h")
def test_inside_and_outside_are_one_space() -> None:
    s = position(
        seat=RED, control={"damaskos": "red"}, cus={"red damaskos": {"loyal": 7}, "red damaskos-inside": {"loyal": 2}}
    )
    run(supply(s))
    assert sum(force(s, "red damaskos")) + sum(force(s, "red damaskos-inside")) == 8


@pytest.mark.rule("S3-9.3-a", "S3-9.3-b", "S3-9.3-c", "S3-9.2-a")
def test_what_routes_cost_and_enemy_markers_do_not() -> None:
    s = field(control={"pergamon": "red"})
    decision = menu(s, "antigonos")
    assert decision.about["cost-pergamon"] == 1
    assert "halikarnassos" in offered(decision)
    s = field(generals={"antigonos": "yellow abydos"}, cus={"yellow abydos": {"loyal": 1}})
    decision = menu(s, "antigonos")
    assert (decision.about["cost-chersonesos"], decision.about["cost-kyzikos"]) == (2, 1)
    s = field(generals={"antigonos": "yellow sardeis"}, cus={"yellow sardeis": {"loyal": 1}})
    assert menu(s, "antigonos").about["cost-daskyleion"] == 2


@pytest.mark.rule("S3-9.9-c")
@pytest.mark.parametrize(
    ("given", "stays"),
    [
        ({}, True),
        ({"generals": {"krateros": "red pergamon"}}, False),
        ({"cus": {"red pergamon": {"loyal": 1}}}, False),
        ({"generals": {"antigonos": "yellow pergamon"}, "cus": {"yellow pergamon": {"loyal": 1}}}, True),
    ],
)
def test_one_stays_and_goes_back_where_no_enemy_is(given: dict[str, dict[str, object]], stays: bool) -> None:
    s = position(**given)  # pyright: ignore[reportArgumentType]
    assert may_stay(s, YELLOW, at("pergamon")) is stays
    trail = (at("ephesos"), at("pergamon"))
    assert way_back(s, YELLOW, trail) == (at("pergamon") if stays else at("ephesos"))


@pytest.mark.rule("S3-9.9-c")
def test_where_enemies_are_everywhere_one_goes_back_to_the_start() -> None:
    s = position(generals={"krateros": "red pergamon", "antipatros": "red ephesos"})
    assert way_back(s, YELLOW, (at("ephesos"), at("pergamon"))) == at("ephesos")


def test_the_cus_of_the_next_player_are_not_ones_own() -> None:
    """At Pella, the first position of all."""
    s = position(cus={"blue pella": {"loyal": 2}})
    assert [has_cus(s, faction) for faction in (YELLOW, BLUE, RED)] == [False, True, False]
    assert [macedonians(s, faction) for faction in (YELLOW, BLUE, RED)] == [0, 2, 0]


@pytest.mark.rule("S3-9.11-f")
def test_passage_is_over_with_the_move() -> None:
    s = position(
        generals={"perdikkas": "yellow issos", "krateros": "blue tarsos"},
        cus={"yellow issos": {"loyal": 1}, "blue tarsos": {"loyal": 1}},
    )
    act(s, "perdikkas", "", "tarsos", "ask_passage! yes", "honour_passage! yes", "issos", "pass", "end")
    assert s.passage == []


@pytest.mark.rule("S3-9.9-b", "S3-9.11-a")
def test_a_guest_without_cus_may_not_stop_among_cus() -> None:
    s = position(generals={"perdikkas": "yellow tarsos"}, cus={"blue tarsos": {"loyal": 1}}, passage=[BLUE])
    assert meets_general(s, Step(YELLOW, YELLOW, at("issos"), at("tarsos")))
    s.passage.clear()
    assert not meets_general(s, Step(YELLOW, YELLOW, at("issos"), at("tarsos"))), "he is caught"


@pytest.mark.rule("S3-9.9-a")
def test_who_refuses_passage_is_told() -> None:
    s = position(generals={"perdikkas": "yellow issos"}, cus={"blue tarsos": {"loyal": 1}})
    assert run(promise_passage(s, YELLOW, at("tarsos")), "", "blue: grant_passage! no") is False
    assert told(s, PassageAnswered) == [PassageAnswered("side:yellow", "side:blue", "space:tarsos", False)]
    assert run(promise_passage(s, YELLOW, at("issos"))) is True


@pytest.mark.rule("S3-G-f", "S3-10.3-a")
def test_only_who_is_inside_a_besieged_city_is_besieged() -> None:
    s = position(
        control={"tyros": "blue"},
        generals={"krateros": "blue tyros-inside", "antigonos": "red tyros", "eumenes": "black issos"},
        cus={"red tyros": {"loyal": 1}},
    )
    assert besieged_generals(s) == (named("krateros"),)
    assert not is_besieged_general(s, named("antigonos"))


@pytest.mark.rule("S3-9.12-a", "S3-9.12-b")
@pytest.mark.parametrize(
    ("arrival", "by_sea", "suffers"),
    [
        (BY_LAND, False, True),
        (BY_SEA, False, True),
        (BY_LAND, True, True),
        (BY_SEA, True, False),
        (BEGAN, False, False),
    ],
)
def test_who_passes_an_independent_stronghold_suffers_unless_by_sea(arrival: int, by_sea: bool, suffers: bool) -> None:
    s = position(control={"sparta": "independent"})
    found = passes_stronghold(s, named("perdikkas"), NUMBER["sparta"], arrival, by_sea=by_sea)
    assert found is suffers


@pytest.mark.rule("S3-9.12-a", "S3-9.12-b")
def test_an_army_that_landed_at_a_stronghold_and_leaves_it_by_land_suffers() -> None:
    s = position(
        control={"sparta": "independent"},
        generals={"perdikkas": "yellow argos"},
        cus={"yellow argos": {"loyal": 3}},
    )
    answers = ("embark", "sail_to! sparta", "land_there", "disembark", "megalopolis", "end")
    act(s, "perdikkas", "3", *answers, points=6)
    assert len(told(s, AttritionRolled)) == 1
