"""5.2 Reinforcements."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, LOYAL, MERCENARY, NONE, OFF, ROYAL_ARMY, Troops, space_of
from strategos.games.successors.common.events import Arrived, Dispersed, MinorPlaced
from strategos.games.successors.common.position import on_map_generals, one, put
from strategos.games.successors.common.reinforcements import return_fleets, why_not_strew
from strategos.games.successors.fourth.facts import (
    ANTIGONOS,
    ANTIPATROS,
    GENERAL_NUMBER,
    NAMES,
    POLYPERCHON,
    PROVINCE_OF,
)
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.preparations import succession
from strategos.games.successors.fourth.reinforcements import (
    due,
    open_places,
    reinforce,
    reinforcement,
    room,
    why_not_cus,
    why_not_reinforce,
    why_not_strew_cus,
)
from strategos.games.successors.fourth.tasks import Reinforce
from strategos.kernel.asking import No
from tests.successors.table import BLUE, RED, YELLOW, force, general, question, run, told, units, why

from .activating import named
from .table import at, fleet, position, run_agenda


def task(s: Any, group: Troops = NONE, *generals: str, faction: int = RED, **more: Any) -> Reinforce:
    numbers = tuple(GENERAL_NUMBER[name] for name in generals)
    return Reinforce(faction, group, numbers, openers=on_map_generals(s, faction), **more)


# -- what there is ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.2-c", "S4-5.2-d", "S4-5.2-e", "S4-5.2-f")
def test_what_each_faction_gets() -> None:
    s = position(provinces={"makedonia": "red", "aigyptos": "blue"})
    assert due(s, RED, RED) == units(mercenary=2, loyal=2)
    assert due(s, RED, BLUE) == units(mercenary=2, loyal=1)
    assert due(s, BLUE, BLUE) == units(mercenary=4, loyal=1)
    assert due(s, 0, RED) == units(mercenary=2)


@pytest.mark.rule("S4-5.2-r")
def test_tied_for_most_vp_each_gets_one_more() -> None:
    s = position(provinces={"lydia": "red", "phrygia": "blue"})
    assert due(s, RED, 0) == due(s, BLUE, 0) == units(mercenary=3)
    assert due(s, 3, 0) == units(mercenary=2)


@pytest.mark.rule("S4-5.2-q", "S4-5.2-e", "S4-5.2-b")
def test_the_phase_gives_back_what_was_dispersed_and_ties_of_legitimacy_go_by_rank() -> None:
    s = position(
        generals={"krateros": "red dispersed", "eumenes": "blue issos"},
        control={"issos": "blue", "pella": "red"},
        cus={"red dispersed": {"royal": 2, "loyal": 1}},
        first=RED,
    )
    run(reinforcement(s))
    agenda = [t for t in s.agenda if isinstance(t, Reinforce)]
    tasks = {t.faction: t for t in agenda}
    # All have 3 VP and none: three Mercenaries each.
    assert tasks[RED].troops == units(mercenary=3, loyal=2, royal=2)
    assert tasks[RED].generals == (GENERAL_NUMBER["krateros"],)
    assert tasks[BLUE].troops == units(mercenary=3)
    assert s.dispersed[RED] == NONE
    # S4-5.2-g In Turn Order: the First Player's lies on top.
    assert [t.faction for t in reversed(agenda)] == [2, 3, 0, 1]


@pytest.mark.rule("S4-5.1-b")
def test_there_are_none_in_the_first_game_turn() -> None:
    s = position(turn=1, cus={"red dispersed": {"loyal": 1}})
    run(reinforcement(s))
    assert s.agenda == []


@pytest.mark.rule("S4-5.2-a", "S4-5.2-b", "S4-2-ad")
def test_dispersed_fleets_come_back() -> None:
    s = position(control={"athenai": "red"}, fleet_away=bytearray([1] * 8))
    return_fleets(s)
    assert not any(s.fleet_away)
    assert [event.side for event in s.events][fleet("athenai")] == "side:red"  # type: ignore[attr-defined]


# -- where ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.2-h", "S4-5.2-i")
@pytest.mark.parametrize(
    ("place", "given", "allowed"),
    [
        ("issos", {"control": {"issos": "red"}}, True),
        ("issos", {}, False),
        ("issos", {"control": {"issos": "blue"}}, False),
        ("issos", {"control": {"issos": "red"}, "cus": {"blue issos": {"loyal": 1}}}, False),
        ("issos", {"control": {"issos": "red"}, "generals": {"eumenes": "blue issos"}}, False),
        ("issos", {"control": {"issos": "red"}, "armies": {"philon": "issos"}}, False),
        ("issos", {"generals": {"eumenes": "red issos"}}, True),
        ("issos", {"generals": {"minor-red-1": "red issos"}}, True),
        ("pella-inside", {"control": {"pella": "red"}}, True),
        ("pella-inside", {"control": {"pella": "blue"}, "generals": {"eumenes": "red pella"}}, False),
        ("pella", {"control": {"pella": "blue"}, "generals": {"eumenes": "red pella"}}, True),
    ],
)
def test_where_reinforcements_may_go(place: str, given: dict[str, Any], allowed: bool) -> None:
    s = position(**given)
    assert (why_not_reinforce(s, task(s), at(place)) is None) is allowed


@pytest.mark.rule("S4-5.2-i")
def test_none_reach_a_besieged_city_of_ones_own() -> None:
    s = position(
        control={"pella": "red"},
        generals={"eumenes": "red pella-inside", "krateros": "blue pella"},
        cus={"blue pella": {"loyal": 1}},
    )
    assert why_not_reinforce(s, task(s), at("pella-inside")) is not None
    assert why_not_reinforce(s, task(s), at("pella")) is not None


@pytest.mark.rule("S4-5.2-p")
def test_a_general_who_came_just_now_opens_no_space() -> None:
    s = position()
    waiting = task(s, NONE, "eumenes")
    s.general_of[GENERAL_NUMBER["eumenes"]] = RED
    s.general_at[GENERAL_NUMBER["eumenes"]] = at("issos")
    assert why_not_reinforce(s, waiting, at("issos")) is not None
    assert why_not_reinforce(s, task(s), at("issos")) is None


@pytest.mark.rule("S4-5.2-j", "S4-5.2-k", "S4-9.4-g")
def test_two_cus_in_a_space_unless_it_has_the_own_city_or_a_major_general() -> None:
    s = position(control={"issos": "red", "pella": "red"}, cus={"red pella-inside": {"loyal": 1}})
    full = task(s, one(MERCENARY, 3), placed=(space_of(at("issos")),) * 2)
    assert room(s, task(s), at("issos")) == 2
    assert room(s, full, at("issos")) == 0
    assert why_not_cus(s, full, at("issos")) is not None
    assert room(s, task(s), at("pella")) > 2
    assert room(s, task(s), at("pella-inside")) == 1
    # He may have come a moment ago.
    s.general_of[GENERAL_NUMBER["eumenes"]] = RED
    s.general_at[GENERAL_NUMBER["eumenes"]] = at("issos")
    assert room(s, full, at("issos")) > 2
    s.general_at[GENERAL_NUMBER["eumenes"]] = OFF
    s.general_at[GENERAL_NUMBER["minor-red-1"]] = at("issos")
    assert room(s, full, at("issos")) == 0


@pytest.mark.rule("S4-5.2-l")
@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ({}, True),
        ({"control": {"issos": "independent"}}, True),
        ({"control": {"issos": "blue"}}, False),
        ({"cus": {"blue issos": {"loyal": 1}}}, False),
        ({"generals": {"eumenes": "blue issos"}}, False),
        ({"control": {"tarsos": "blue", "kelenderis": "blue"}}, False),
        ({"control": {"tarsos": "independent", "kelenderis": "independent"}}, True),
        ({"control": {"tarsos": "red", "kelenderis": "red"}}, True),
    ],
)
def test_without_an_eligible_space_they_go_where_nobody_rules(given: dict[str, Any], allowed: bool) -> None:
    s = position(**given)
    assert (why_not_strew(s, task(s), at("issos")) is None) is allowed


@pytest.mark.rule("S4-5.2-m", "S4-5.2-n")
def test_then_two_to_a_province_and_with_a_general() -> None:
    s = position()
    kilikia = PROVINCE_OF[space_of(at("issos"))]
    assert why_not_strew_cus(s, task(s, strewn=(kilikia,)), at("issos")) is None
    no = why_not_strew_cus(s, task(s, strewn=(kilikia, kilikia)), at("tarsos"))
    assert no is not None
    assert no.rule == "S4-5.2-m"
    for n in range(1, 5):
        s.general_at[GENERAL_NUMBER[f"minor-red-{n}"]] = at("pella")
    no = why_not_strew_cus(s, task(s), at("issos"))
    assert no is not None
    assert no.rule == "S4-5.2-n"


# -- placing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.2-g", "S4-5.2-k")
def test_generals_are_placed_first_and_lift_the_limit() -> None:
    s = position(control={"issos": "red"})
    s.general_of[GENERAL_NUMBER["eumenes"]] = RED
    s.agenda.append(task(s, units(loyal=3, mercenary=1), "eumenes"))
    run_agenda(s, "", "reinforce! issos", "reinforce! issos", "loyal=03", "mercenary=01")
    assert general(s, "eumenes") == at("issos")
    assert force(s, "red issos") == units(loyal=3, mercenary=1)
    assert len(told(s, Arrived)) == 2


@pytest.mark.rule("S4-5.2-g", "S4-5.2-j")
def test_they_must_be_placed_two_by_two() -> None:
    s = position(control={"issos": "red", "tarsos": "red"})
    waiting = task(s, units(mercenary=3))
    s.agenda.append(waiting)
    offered = {option.key for option in question(reinforce(s, waiting))[0].options}
    assert offered == {"issos", "tarsos"}
    run_agenda(s, "", "issos", "mercenary=02", "tarsos")
    assert force(s, "red issos") == units(mercenary=2)
    assert force(s, "red tarsos") == units(mercenary=1)


@pytest.mark.rule("S4-5.2-l", "S4-5.2-m", "S4-5.2-n")
def test_what_finds_no_space_comes_with_a_minor_general() -> None:
    s = position(control={"issos": "red"})
    s.agenda.append(task(s, units(mercenary=4)))
    run_agenda(s, "", "issos", "mercenary=02", "lamia", "mercenary=02")
    assert force(s, "red lamia") == units(mercenary=2)
    assert general(s, "minor-red-1") == at("lamia")
    assert force(s, "red dispersed") == units()


@pytest.mark.rule("S4-5.2-n")
def test_one_minor_general_is_enough_for_all_who_come_to_a_space() -> None:
    s = position(generals={"minor-red-1": "red lamia"}, cus={"red lamia": {"loyal": 1}})
    s.agenda.append(Reinforce(RED, units(mercenary=1)))
    run_agenda(s, "", "lamia")
    assert force(s, "red lamia") == units(loyal=1, mercenary=1)
    assert told(s, MinorPlaced) == []


@pytest.mark.rule("S4-5.2-o")
def test_what_finds_no_space_at_all_is_dispersed() -> None:
    # Game Turn I, or Blue would win at once.
    s = position(turn=1, control=dict.fromkeys(NAMES, "blue"))
    s.general_of[GENERAL_NUMBER["eumenes"]] = RED
    s.agenda.append(task(s, one(LOYAL, 2), "eumenes"))
    run_agenda(s)
    assert general(s, "eumenes") == DISPERSED
    assert force(s, "red dispersed") == units(loyal=2)
    assert [event.cus for event in told(s, Dispersed) if event.cus] == [{"piece:loyal": 2}]
    assert [event.general for event in told(s, Dispersed) if event.general] == ["piece:eumenes"]


# -- refusals ---------------------------------------------------------------------------------------------------------


def refused(no: No | None) -> tuple[str, str]:
    assert no is not None
    return no.rule, no.why


@pytest.mark.rule("S4-9.4-e", "S4-5.2-h")
def test_inside_a_city_that_is_not_ones_own_nobody_arrives() -> None:
    s = position(control={"sardeis": "blue"}, generals={"eumenes": "red sardeis"}, cus={"red sardeis": {"loyal": 1}})
    assert why_not_reinforce(s, task(s), at("sardeis")) is None
    assert refused(why_not_reinforce(s, task(s), at("sardeis-inside"))) == ("S4-9.4-e", "not_your_city")


@pytest.mark.rule("S4-5.2-h")
@pytest.mark.parametrize(("owner", "enemy"), [("red", "piece:krateros"), ("blue", None)])
def test_whose_presence_closes_a_space_is_told_of_ones_own(owner: str, enemy: str | None) -> None:
    s = position(control={"issos": owner}, generals={"krateros": "blue issos"}, cus={"blue issos": {"loyal": 1}})
    no = why_not_reinforce(s, task(s), at("issos"))
    assert refused(no) == ("S4-5.2-h", "no_reinforcements_here")
    assert no is not None
    assert no.facts["enemy"] == enemy


@pytest.mark.rule("S4-5.2-j")
def test_room_for_two_but_with_a_major_general() -> None:
    assert room(position(control={"sardeis": "blue"}), task(position()), at("sardeis")) == 2
    led = position(control={"sardeis": "blue"}, generals={"eumenes": "red sardeis"})
    assert room(led, task(led), at("sardeis")) > 2


@pytest.mark.rule("S4-5.2-j", "S4-5.2-h")
def test_one_more_fits_where_there_is_room_for_one() -> None:
    s = position(control={"issos": "red", "tarsos": "blue"})
    issos = space_of(at("issos"))
    one_more = units(mercenary=1)
    assert why_not_cus(s, task(s, one_more, placed=(issos,)), at("issos")) is None
    full = why_not_cus(s, task(s, one_more, placed=(issos, issos)), at("issos"))
    assert refused(full) == ("S4-5.2-j", "no_room_for_reinforcements")
    assert refused(why_not_cus(s, task(s, one_more), at("tarsos"))) == ("S4-5.2-h", "no_reinforcements_here")


@pytest.mark.rule("S4-5.2-l", "S4-5.2-n")
def test_the_first_reason_not_to_strew_them_is_told() -> None:
    s = position(control={"issos": "blue"}, generals={"eumenes": "red tarsos"})
    kilikia = PROVINCE_OF[space_of(at("issos"))]
    assert refused(why_not_strew(s, task(s), at("sardeis-inside"))) == ("S4-5.2-l", "not_uncontrolled")
    assert refused(why_not_strew_cus(s, task(s, strewn=(kilikia, kilikia)), at("issos")))[0] == "S4-5.2-l"
    for n in range(1, 5):
        s.general_at[GENERAL_NUMBER[f"minor-red-{n}"]] = at("pella")
    assert refused(why_not_strew_cus(s, task(s), at("issos")))[0] == "S4-5.2-l"
    assert why_not_strew_cus(s, task(s), at("tarsos")) is None


@pytest.mark.rule("S4-5.2-m")
def test_no_third_one_comes_to_a_province() -> None:
    s = position()
    s.agenda.append(task(s, units(mercenary=2), strewn=(PROVINCE_OF[space_of(at("issos"))],)))
    run_agenda(s, "", "issos", "lamia")
    assert force(s, "red issos") == force(s, "red lamia") == units(mercenary=1)


@pytest.mark.rule("S4-5.2-h", "S4-5.2-l")
@pytest.mark.parametrize(
    ("control", "rule"), [({"issos": "red", "tarsos": "blue"}, "S4-5.2-h"), ({"tarsos": "blue"}, "S4-5.2-l")]
)
def test_where_a_general_does_not_come(control: dict[str, str], rule: str) -> None:
    s = position(control=control)
    s.general_of[GENERAL_NUMBER["eumenes"]] = RED
    [decision] = question(reinforce(s, task(s, NONE, "eumenes")))
    assert why(decision, "tarsos")[0] == rule


@pytest.mark.rule("S4-5.2-h", "S4-5.2-p")
def test_a_general_at_pella_opens_it_too() -> None:
    s = position(generals={"antigonos": "red pella"})
    assert at("pella") in open_places(s, task(s))


@pytest.mark.rule("S4-5.2-g")
def test_dispersed_generals_wait_to_be_placed() -> None:
    s = position(provinces={"kypros": "red"}, generals={"eumenes": "red dispersed", "krateros": "red issos"})
    run(reinforcement(s))
    assert general(s, "eumenes") == OFF
    [task] = [task for task in s.agenda if isinstance(task, Reinforce) and task.faction == RED]
    assert task.generals == (named("eumenes"),)
    assert task.openers == (named("krateros"),)


@pytest.mark.rule("S4-5.2-p")
def test_polyperchon_opens_no_space_to_demetrios_in_the_phase_he_comes() -> None:
    s = position(turn=3, generals={"antipatros": "yellow larisa", "antigonos": "yellow pella"})
    s.received[ANTIPATROS] = s.received[ANTIGONOS] = YELLOW
    succession(s)
    [task] = s.agenda
    assert isinstance(task, Reinforce)
    assert s.general_at[POLYPERCHON] == at("larisa")
    assert POLYPERCHON not in task.openers
    assert ANTIGONOS in task.openers


@pytest.mark.rule("S4-5.2-l")
def test_a_general_without_an_eligible_space_may_come_to_an_uncontrolled_one() -> None:
    s = position(generals={"eumenes": "red off"}, control={"tarsos": "blue"})
    run(reinforce(s, Reinforce(RED, units(), (named("eumenes"),))), "", "reinforce! issos")
    assert general(s, "eumenes") == at("issos")


@pytest.mark.rule("S4-5.2-n", "S4-5.2-p")
def test_cus_without_an_eligible_space_join_a_general_who_has_just_come() -> None:
    s = position(generals={"eumenes": "red issos"})
    run(reinforce(s, Reinforce(RED, units(loyal=1))), "", "reinforce! issos")
    assert force(s, "red issos") == units(loyal=1)
    assert general(s, "minor-red-1") == OFF


@pytest.mark.rule("S4-5.2-o")
def test_a_general_with_no_space_at_all_stays_dispersed() -> None:
    s = position(generals={"eumenes": "red off"})
    s.control[:] = bytes([BLUE]) * len(s.control)
    run(reinforce(s, Reinforce(RED, units(), (named("eumenes"),))))
    assert general(s, "eumenes") == DISPERSED


@pytest.mark.rule("S4-7.2-c")
def test_the_number_of_counters_is_no_limit() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"mercenary": 60, "elephant": 20, "loyal": 60}})
    assert [*complaints(s)] == []
    put(s, RED, at("issos"), units(royal=ROYAL_ARMY + 1))
    assert [*complaints(s)] == [f"more than {ROYAL_ARMY} CUs of type 2"]
