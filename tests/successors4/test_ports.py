"""13.1, 13.2 Who may put to sea, and what is taken aboard and put ashore."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import outside
from strategos.games.successors.common.events import MinorPlaced
from strategos.games.successors.common.movement_events import LeftBehind
from strategos.games.successors.common.position import put
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth.facts import BY_SEA, NUMBER
from strategos.games.successors.fourth.ports import why_not_disembark, why_not_embark, why_not_land
from tests.successors.table import RED, YELLOW, force, general, offered, told, units, why

from .activating import act, menu, named
from .table import at, position


@pytest.mark.rule("S4-9.1-h")
def test_who_leaves_nobody_behind_is_not_told_of() -> None:
    s = position(
        control={"issos": "yellow"}, generals={"antigonos": "yellow issos"}, cus={"yellow issos": {"loyal": 1}}
    )
    act(s, "antigonos", "", "all", "leave", "pick_cus! done", "end")
    assert told(s, LeftBehind) == []


@pytest.mark.rule("S4-9.4-g")
def test_who_stays_before_the_port_is_not_crowded_out() -> None:
    s = position(
        control={"ephesos": "yellow"}, generals={"perdikkas": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 4}}
    )
    act(s, "perdikkas", "", "take_along! choose", "loyal=01", "embark", "sail_to! chios", "disembark", "end")
    assert force(s, "yellow ephesos") == units(loyal=3)


@pytest.mark.rule("S4-13.2-n", "S4-16.1-a")
def test_one_may_land_inside_ones_city_though_who_besieges_it_must_not_be_attacked() -> None:
    s = position(
        control={"tyros": "yellow"},
        generals={"krateros": "red tyros"},
        cus={"red tyros": {"loyal": 1}},
        pact=(YELLOW, RED),
    )
    task = Activate(YELLOW, named("perdikkas"), generals=(named("perdikkas"),))
    assert why_not_land(s, task, at("tyros")) is not None
    assert why_not_disembark(s, task, NUMBER["tyros"]) is None


@pytest.mark.rule("S4-13.1-f", "S4-16.1-a")
def test_nobody_embarks_who_could_land_nowhere() -> None:
    near = BY_SEA[NUMBER["chios"]]
    s = position(generals={"perdikkas": "yellow chios"}, pact=(YELLOW, RED))
    perdikkas = named("perdikkas")
    task = Activate(YELLOW, perdikkas, points=1, generals=(perdikkas,))
    assert why_not_embark(s, task) is None
    for space in near:
        put(s, RED, outside(space), units(loyal=1))
    no = why_not_embark(s, task)
    assert no is not None
    assert no.why in ("at_peace", "too_few_mp")


@pytest.mark.rule("S4-2-f", "S4-2-l", "S4-2-k")
def test_a_voyage_leads_from_port_to_port_and_straight_into_a_city_of_ones_own() -> None:
    given: dict[str, Any] = {
        "control": {"tyros": "yellow", "salamis": "yellow"},
        "generals": {"antigonos": "yellow tyros-inside"},
        "cus": {"yellow tyros-inside": {"loyal": 1}},
    }
    decision = menu(position(**given), "antigonos", "all", "embark", "salamis")
    assert decision.kind == "at_sea"
    assert "end" not in offered(decision)
    s = position(**given)
    act(s, "antigonos", "", "all", "embark", "salamis", "disembark", "land_at! salamis-inside", "end")
    assert general(s, "antigonos") == at("salamis-inside")
    assert force(s, "yellow salamis-inside") == units(loyal=1)
    inland = position(generals={"antigonos": "yellow kelainai"})
    assert why(menu(inland, "antigonos"), "embark")[1] == "no_port"


@pytest.mark.rule("S4-9.1-n", "S4-13.2-h")
def test_who_leads_those_put_ashore() -> None:
    s = position(generals={"perdikkas": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 2}})
    answers = ("embark", "sail_to! chios", "put_ashore", "minor_ashore! yes", "loyal=01", "disembark", "end")
    act(s, "perdikkas", "", *answers)
    assert told(s, MinorPlaced)[0] == MinorPlaced("side:yellow", "piece:minor-yellow-1", "space:chios")
