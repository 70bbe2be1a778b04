"""9.1 Who goes along, who is picked up and who stays behind."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.steps import Party
from strategos.games.successors.fourth.facts import NUMBER
from strategos.games.successors.fourth.parties import able_to_travel, staying_behind, why_not_leave
from tests.successors.table import YELLOW, force, general, offered, units, why

from .activating import act, menu, named
from .table import at, position

ANTIGONOS = {"antigonos": "yellow ephesos"}


@pytest.mark.rule("S4-9.1-n", "S4-9.1-i")
def test_a_royal_family_member_too_needs_a_general_who_stays() -> None:
    s = position(
        generals=ANTIGONOS,
        cus={"yellow ephesos": {"loyal": 1}},
        royals={"herakles": "yellow ephesos", "olympias": "ephesos"},
    )
    party = Party(YELLOW, (named("antigonos"),), units(loyal=1))
    staying = staying_behind(s, party, at("ephesos"))
    assert len(staying.royals) == 1, "Olympias is nobody's"
    assert why_not_leave(s, staying, at("ephesos")) is not None
    s.control[NUMBER["ephesos"]] = YELLOW
    assert why_not_leave(s, staying, at("ephesos")) is None


@pytest.mark.rule("S4-8.4-b")
def test_in_game_turn_i_only_the_hearse_stays() -> None:
    s = position(turn=1, royals={"hearse": "yellow babylon", "herakles": "yellow babylon"})
    own = tuple(n for n, where in enumerate(s.royal_at) if where == at("babylon"))
    assert len(able_to_travel(s, own, units(loyal=1))) == 1
    s = position(turn=2)
    assert able_to_travel(s, own, units(loyal=1)) == own


@pytest.mark.rule("S4-9.1-h")
def test_what_is_in_the_party_is_not_picked_up_again() -> None:
    s = position(generals=ANTIGONOS, cus={"yellow ephesos": {"loyal": 1}}, royals={"herakles": "yellow ephesos"})
    assert why(menu(s, "antigonos"), "take") == ("S4-9.1-h", "nothing_to_take")


@pytest.mark.rule("S4-9.1-h")
def test_only_answers_that_differ_are_offered() -> None:
    def presets(**given: Any) -> list[str]:
        generals = {**ANTIGONOS, **({"kassandros": "yellow ephesos"} if given.pop("two", False) else {})}
        return offered(menu(position(control={"ephesos": "yellow"}, generals=generals, **given), "antigonos"))

    one: dict[str, Any] = {"yellow ephesos": {"loyal": 1}}
    herakles = {"herakles": "yellow ephesos"}
    assert presets(cus=one) == ["all", "alone"]
    assert presets(cus=one, royals=herakles) == ["all", "alone", "choose"]
    assert presets(two=True) == ["all", "alone"]
    assert presets(two=True, cus=one) == ["all", "alone", "choose", "troops"]
    assert presets(two=True, royals=herakles) == ["all", "alone", "choose", "troops"]


@pytest.mark.rule("S4-9.1-h")
def test_who_is_alone_leaves_nothing() -> None:
    decision = menu(position(generals=ANTIGONOS), "antigonos")
    assert why(decision, "leave") == ("S4-9.1-h", "nothing_to_leave")
    assert why(decision, "minor") == ("S4-7.1-o", "no_cus_on_the_map")


@pytest.mark.rule("S4-9-a", "S4-9.2-e")
def test_what_is_left_before_the_first_step_may_still_move() -> None:
    s = position(
        control={"ephesos": "yellow"},
        generals={**ANTIGONOS, "krateros": "yellow ephesos"},
        cus={"yellow ephesos": {"loyal": 3}},
    )
    act(s, "antigonos", "", "all", "leave", "loyal=02", "pergamon", "end")
    act(s, "krateros", "", "all", "sardeis", "end")
    assert force(s, "yellow sardeis") == units(loyal=2)


@pytest.mark.rule("S4-9.1-n")
def test_with_a_general_who_stays_cus_may_be_left_anywhere() -> None:
    s = position(generals={**ANTIGONOS, "kassandros": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 3}})
    act(s, "antigonos", "", "all", "pergamon", "leave", "kassandros", "loyal=01", "abydos", "end")
    assert force(s, "yellow pergamon") == units(loyal=1)
    assert general(s, "kassandros") == at("pergamon")
