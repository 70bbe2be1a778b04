"""9, 10 What bounds a step and an activation: who was there before, who must leave, what is left to do."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT
from strategos.games.successors.common.events import BattleRolled
from strategos.games.successors.common.land_movement import occupants, why_not_rearrange
from strategos.games.successors.common.movement_events import TurnedBack
from strategos.games.successors.common.steps import Party
from strategos.games.successors.common.tasks import BY_LAND, March
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, NUMBER
from strategos.games.successors.fourth.land_movement import besieged_cities, meets_general, passes_stronghold
from strategos.games.successors.fourth.parties import able_to_travel, staying_behind, why_not_leave
from strategos.games.successors.fourth.steps import Step
from strategos.kernel.agenda import push
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, told, units, why

from .activating import act, menu, named, segment
from .table import at, position, run_agenda

SUCCESSORS = ("yellow", "blue", "red", "black")
ANTIGONOS = {"antigonos": "yellow ephesos"}
STEP = Step(YELLOW, YELLOW, at("ephesos"), at("pergamon"))


# -- who was there before ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-11.1-g")
def test_the_occupants_of_a_position_are_all_with_cus_there() -> None:
    s = position(cus={"yellow pella": {"loyal": 1}, "red pella": {"loyal": 1}}, armies={"seuthes": "larisa"})
    assert occupants(s, YELLOW, at("pella")) == (YELLOW, RED)
    assert occupants(s, BLUE, at("pella")) == (YELLOW, RED)
    assert occupants(s, YELLOW, at("larisa")) == (INDEPENDENT,)
    assert occupants(s, INDEPENDENT, at("larisa")) == (INDEPENDENT,)
    assert occupants(s, INDEPENDENT, at("pella")) == (YELLOW, RED)
    assert occupants(s, YELLOW, at("lamia")) == ()


@pytest.mark.rule("S4-11.1-g")
def test_nobody_intercepts_where_the_mover_had_a_cu_before() -> None:
    s = position(
        control={"pergamon": "nobody"},
        generals={**ANTIGONOS, "kassandros": "yellow pergamon", "krateros": "red sardeis"},
        cus={"yellow ephesos": {"loyal": 1}, "yellow pergamon": {"loyal": 1}, "red sardeis": {"loyal": 2}},
    )
    act(s, "antigonos", "", "pergamon", "end")
    assert force(s, "yellow pergamon") == units(loyal=2)


# -- point B ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-10-g")
def test_a_lone_general_is_enough_to_rearrange_but_not_for_who_lands_inside() -> None:
    s = position(control={"pella": "red"}, generals={"krateros": "red pella"})
    step = Step(YELLOW, YELLOW, at("larisa"), at("pella"))
    assert why_not_rearrange(s, step, ()) is None
    within = Step(YELLOW, YELLOW, at("larisa"), at("pella-inside"))
    assert why_not_rearrange(s, within, ()) is not None


@pytest.mark.rule("S4-10-g", "S4-9.4-g")
def test_the_presets_are_those_that_change_something() -> None:
    def presets(**given: Any) -> list[str]:
        s = position(control={"sardeis": "red"}, **given)
        s.general_at[GENERAL_NUMBER["antigonos"]] = at("ephesos")
        s.general_of[GENERAL_NUMBER["antigonos"]] = YELLOW
        return offered(menu(s, "antigonos", "sardeis"))

    assert presets(cus={"red sardeis": {"loyal": 2}}) == ["all_inside", "choose", "keep"]
    assert presets(cus={"red sardeis-inside": {"loyal": 2}}) == ["all_outside", "choose", "keep"]
    assert presets(cus={"red sardeis": {"loyal": 3}}) == ["choose", "keep"]


@pytest.mark.rule("S4-10-g", "S4-15.1-a")
def test_only_major_cities_are_closed_by_a_siege() -> None:
    s = position(
        control={"larisa": "independent", "pella": "red"},
        generals={"antigonos": "yellow larisa", "kassandros": "yellow pella"},
        cus={"yellow larisa": {"loyal": 1}, "yellow pella": {"loyal": 1}},
    )
    assert besieged_cities(s) == (NUMBER["pella"],)


@pytest.mark.rule("S4-10-c")
def test_an_independent_minor_city_is_no_stronghold() -> None:
    s = position(control={"larisa": "independent"})
    assert not passes_stronghold(s, NUMBER["larisa"], BY_LAND, by_sea=False)


# -- point G ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-10-p", "S4-10-t")
@pytest.mark.parametrize(
    ("given", "meets"),
    [
        ({}, True),
        ({"cus": {"yellow pergamon": {"loyal": 1}}}, False),
        ({"cus": {"red pergamon": {"loyal": 1}}}, False),
        ({"cus": {"blue pergamon": {"loyal": 1}}}, False),
        ({"armies": {"seuthes": "pergamon"}}, False),
        ({"generals": {"krateros": "red pergamon"}}, False),
        ({"generals": {"antigonos": "yellow pergamon"}}, False),
        ({"passage": [RED]}, False),
    ],
)
def test_generals_of_two_players_and_no_cu_at_all(given: dict[str, Any], meets: bool) -> None:
    generals = {"antigonos": "yellow pergamon", "krateros": "red pergamon"}
    s = position(**{"generals": generals, **given})
    assert meets_general(s, STEP) is meets


@pytest.mark.rule("S4-10-t")
def test_an_army_disperses_a_lone_general_and_may_stay() -> None:
    s = position(
        generals={**ANTIGONOS, "krateros": "red pergamon"}, cus={"yellow ephesos": {"loyal": 1}}, successors=SUCCESSORS
    )
    act(s, "antigonos", "", "pergamon", "red: evade! no", points=1)
    assert general(s, "krateros") == at("dispersed")
    assert general(s, "antigonos") == at("pergamon")


@pytest.mark.rule("S4-10-p")
def test_in_ones_own_city_there_is_always_a_way_inside() -> None:
    s = position(control={"sardeis": "yellow"}, generals={**ANTIGONOS, "krateros": "red sardeis"})
    act(s, "antigonos", "", "sardeis", "red: evade! no", "inside", "end", points=1)
    assert general(s, "antigonos") == at("sardeis-inside")
    assert not told(s, TurnedBack)


# -- who may stay -----------------------------------------------------------------------------------------------------


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


# -- cities -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.4-e", "S4-15.2-a")
def test_inside_one_neither_goes_inside_nor_besieges() -> None:
    s = position(control={"pella": "yellow"}, generals={"kassandros": "yellow pella-inside"})
    decision = menu(s, "kassandros")
    assert why(decision, "inside") == ("S4-9.4-e", "not_your_major_city")
    assert why(decision, "siege") == ("S4-15.2-a", "not_besieging")
    s = position(control={"larisa": "yellow"}, generals={"kassandros": "yellow larisa"})
    assert why(menu(s, "kassandros"), "inside") == ("S4-9.4-e", "not_your_major_city")


# -- the end of an activation -----------------------------------------------------------------------------------------


SALLY: dict[str, Any] = {
    "control": {"pella": "yellow", "sardeis": "yellow"},
    "generals": {"minor-yellow-1": "yellow pella-inside", "minor-red-1": "red pella"},
    "successors": SUCCESSORS,
}


@pytest.mark.rule("S4-9.3-j", "S4-10-af")
def test_a_minor_general_lost_in_a_sally_may_lead_another() -> None:
    """OQ-MINOR-MP He is available at once, and stays activated without MP."""
    s = position(
        **SALLY,
        cus={
            "yellow pella-inside": {"mercenary": 1},
            "red pella": {"mercenary": 3},
            "yellow sardeis-inside": {"mercenary": 2},
        },
    )
    answers = ("all", "outside", "red: no", "minor", "minor-yellow-1", "sardeis-inside", "all", "outside")
    decision = menu(s, "minor-yellow-1", *answers[:3], dice="1 1 6 6")
    assert offered(decision) == ["end", "minor"]
    assert why(decision, "outside") == ("S4-9.1-h", "nobody_leads")
    assert decision.about["left"] == 0
    s = position(
        **SALLY,
        cus={
            "yellow pella-inside": {"mercenary": 1},
            "red pella": {"mercenary": 3},
            "yellow sardeis-inside": {"mercenary": 2},
        },
    )
    act(s, "minor-yellow-1", "1 1 6 6", *answers, "inside", "end")
    assert force(s, "yellow sardeis-inside") == units(mercenary=2)
    assert told(s, BattleRolled)


@pytest.mark.rule("S4-10-af")
def test_without_garrisons_his_activation_ends_with_him() -> None:
    s = position(**SALLY, cus={"yellow pella-inside": {"mercenary": 1}, "red pella": {"mercenary": 3}})
    act(s, "minor-yellow-1", "1 1 6 6", "all", "outside", "red: no")
    assert named("minor-yellow-1") in s.moved_generals


@pytest.mark.rule("S4-9.1-a")
def test_generals_of_others_are_not_named() -> None:
    s = position(seat=YELLOW, generals={**ANTIGONOS, "krateros": "red pella"})
    segment(s, "6", "roll", "antigonos", "pergamon", "end")
    assert general(s, "antigonos") == at("pergamon")


@pytest.mark.rule("S4-9.1-b")
def test_a_major_campaign_activates_no_third_and_may_be_declined() -> None:
    generals = {**ANTIGONOS, "krateros": "yellow pella", "kassandros": "yellow lamia"}
    s = position(generals=generals)
    push(s, March(YELLOW, 1, 2))
    run_agenda(s, "", "march! krateros", "larisa", "march! antigonos", "sardeis")
    assert general(s, "kassandros") == at("lamia")
    s = position(generals=generals)
    push(s, March(YELLOW, 1, 2))
    run_agenda(s, "", "march! pass")
    assert not s.moved_generals


@pytest.mark.rule("S4-6.3-a")
def test_the_segment_ends_by_itself_when_nothing_is_left_to_lead() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS, cus={"yellow ephesos": {"loyal": 3}})
    segment(s, "6", "roll", "antigonos", "pergamon", "end")
    assert force(s, "yellow pergamon") == units(loyal=3)


@pytest.mark.rule("S4-6.3-a", "S4-7.1-o")
def test_it_goes_on_while_a_minor_general_could_lead_cus_that_have_not_moved() -> None:
    s = position(
        seat=YELLOW,
        control={"pella": "yellow"},
        generals=ANTIGONOS,
        cus={"yellow ephesos": {"loyal": 3}, "yellow pella": {"mercenary": 1}},
    )
    answers = ("minor", "minor-yellow-1", "pella", "minor-yellow-1", "all", "larisa", "end")
    segment(s, "6", "roll", "antigonos", "pergamon", "end", *answers)
    assert force(s, "yellow larisa") == units(mercenary=1)


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


@pytest.mark.rule("S4-10-p", "S4-9.3-j")
def test_a_minor_general_placed_again_is_not_bound_to_leave_where_he_never_came() -> None:
    s = position(
        control={"aitoloi": "independent", "ephesos": "yellow"},
        generals={"minor-yellow-1": "yellow lamia", "krateros": "blue boiotia"},
        cus={"yellow lamia": {"mercenary": 1}, "yellow ephesos": {"mercenary": 1}},
        successors=SUCCESSORS,
    )
    # His only CU is lost on the way, so he meets Krateros alone, and leaves the map.
    way = ("aitoloi", "boiotia", "no", "evade! no")
    decision = menu(
        s, "minor-yellow-1", *way, "activation! minor", "minor-yellow-1", "ephesos", "all", dice="6", points=8
    )
    assert decision.kind == "activation"
    assert "end" in offered(decision)
    assert "turn_back" not in offered(decision)
