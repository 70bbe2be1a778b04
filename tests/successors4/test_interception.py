"""11 Land Interception."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import INDEPENDENT, NOBODY, OFF
from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.movement_events import InterceptionDeclared, InterceptionRolled
from strategos.games.successors.common.parties import party_of
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth.evasion import evades_on
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, GENERALS, INITIATIVE
from strategos.games.successors.fourth.interception import interceptions, intercepts_on, why_not_intercept
from strategos.games.successors.fourth.naval_movement import come_ashore
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from tests.successors.table import BLUE, RED, YELLOW, force, general, question, royal, run, told, units

from .activating import act, menu, named
from .table import at, position
from .test_land_movement import field

# Red's Army has come from Ephesos to Pergamon; Blue is at Sardeis, one Land route away.
MARCH: dict[str, Any] = {
    "generals": {"antigonos": "red pergamon", "krateros": "blue sardeis"},
    "cus": {"red pergamon": {"loyal": 2}, "blue sardeis": {"loyal": 2, "mercenary": 1}},
    "control": {"sardeis": "blue"},
}
STEP = Step(RED, RED, at("ephesos"), at("pergamon"))


def refusal(place: str = "sardeis", step: Step = STEP, faction: int = BLUE, **given: Any) -> str | None:
    no = why_not_intercept(position(**{**MARCH, **given}), step, faction, at(place))
    return no and no.rule


# -- 11.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-11.1-a", "S4-11.1-d", "S4-11.1-e")
@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({}, None),
        ({"control": {"pergamon": "blue"}}, None),
        ({"control": {"pergamon": "red"}}, "S4-11.1-e"),
        ({"control": {"pergamon": "independent"}}, "S4-11.1-e"),
        ({"control": {"pergamon": "red"}, "cus": {"blue pergamon": {"loyal": 1}}}, None),
        ({"generals": {}}, "S4-11.1-a"),
        ({"cus": {}}, None),
    ],
)
def test_who_may_intercept(given: dict[str, Any], rule: str | None) -> None:
    assert refusal(**given) == rule


@pytest.mark.rule("S4-11.1-f", "S4-11.1-d")
def test_nobody_intercepts_over_mountains_straits_or_the_sea() -> None:
    daskyleion = Step(RED, RED, at("abydos"), at("sardeis"))
    assert refusal("daskyleion", daskyleion, generals={"krateros": "blue daskyleion"}, control={}) == "S4-11.1-d"
    tarsos = Step(RED, RED, at("issos"), at("tarsos"))
    assert refusal("salamis", tarsos, generals={"krateros": "blue salamis"}, control={}) == "S4-11.1-d"


@pytest.mark.rule("S4-11.1-g")
@pytest.mark.parametrize(("occupants", "rule"), [((RED,), "S4-11.1-g"), ((INDEPENDENT,), "S4-11.1-g"), ((BLUE,), None)])
def test_nobody_comes_where_an_enemy_cu_was_before(occupants: tuple[int, ...], rule: str | None) -> None:
    assert refusal(step=Step(RED, RED, at("ephesos"), at("pergamon"), occupants)) == rule


@pytest.mark.rule("S4-11.1-i", "S4-11.1-j")
def test_a_general_besieged_when_the_activation_began_does_not_come() -> None:
    besieged = Step(RED, RED, at("ephesos"), at("pergamon"), besieged=(GENERAL_NUMBER["krateros"],))
    assert refusal(step=besieged) == "S4-11.1-i"


@pytest.mark.rule("S4-11.1-l", "S4-11.1-c")
def test_who_lands_inside_a_city_is_not_met() -> None:
    s = position(generals={"krateros": "blue pergamon"}, control={"sardeis": "blue"})
    landed = Step(RED, RED, at("ephesos"), at("sardeis-inside"), by_sea=True)
    no = why_not_intercept(s, landed, BLUE, at("pergamon"))
    assert no is not None
    assert no.rule == "S4-11.1-l"
    assert why_not_intercept(s, Step(RED, RED, at("ephesos"), at("sardeis")), BLUE, at("pergamon")) is None


# -- 11.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-11.2-h", "S4-11.2-i", "S4-7.1-a", "S4-12.2-d", "S4-12.2-e")
def test_the_roll_needed() -> None:
    for number in range(GENERALS):
        three = number == GENERAL_NUMBER["eumenes"]
        assert intercepts_on(number) == (3 if three else INITIATIVE[number] + 1)
        three = number == GENERAL_NUMBER["lysimachos"]
        assert evades_on(number) == (3 if three else INITIATIVE[number] + 1)


def intercept(dice: str, *answers: str, **given: Any) -> tuple[SuccessorsState, int]:
    s = position(**{**MARCH, **given})
    return s, run(interceptions(s, STEP), dice, *answers)


@pytest.mark.rule("S4-11.2-d", "S4-11.2-e", "S4-11.2-j")
def test_those_named_come_and_the_rest_stays() -> None:
    answers = ["blue: intercept_from! sardeis", "bring_minor! pass", "krateros", "intercepting_cus! loyal=02", "done"]
    s, come = intercept("5", *answers, royals={"olympias": "sardeis", "kleopatra": "red sardeis"})
    assert come == BLUE
    assert general(s, "krateros") == at("pergamon")
    assert force(s, "blue pergamon") == units(loyal=2)
    assert force(s, "blue sardeis") == units(mercenary=1)
    s, come = intercept("4", *answers)
    assert come == NOBODY
    assert general(s, "krateros") == at("sardeis")


@pytest.mark.rule("S4-11.2-d")
def test_controlled_royal_family_members_may_be_taken_along() -> None:
    answers = ["sardeis", "pass", "krateros", "loyal=01", "done", "intercepting_royal! olympias"]
    s, _ = intercept("5", *answers, royals={"olympias": "blue sardeis"})
    assert royal(s, "olympias") == "blue"
    assert at("pergamon") in s.royal_at


@pytest.mark.rule("S4-11.2-e", "S4-11.2-f")
def test_the_highest_rank_committed_rolls_and_the_commander_may_stay() -> None:
    generals = {"antigonos": "red pergamon", "krateros": "blue sardeis", "leonnatos": "blue sardeis"}
    # Leonnatos has Initiative 2: a 3 is enough for him, not for Krateros.
    s, come = intercept("3", "sardeis", "pass", "leonnatos", "done", "done", generals=generals)
    assert come == BLUE
    assert general(s, "krateros") == at("sardeis")
    _, come = intercept("3", "sardeis", "pass", "leonnatos", "krateros", "done", generals=generals)
    assert come == NOBODY


@pytest.mark.rule("S4-11.2-g", "S4-7.1-q", "S4-9.1-k")
def test_a_minor_general_may_be_brought_to_an_army_for_it() -> None:
    s, come = intercept(
        "5", "sardeis", "bring_minor! minor-blue-1", "minor-blue-1", "intercepting_cus! loyal=02", "done"
    )
    assert come == BLUE
    assert general(s, "minor-blue-1") == at("pergamon")
    assert general(s, "krateros") == at("sardeis")
    # With a General alone, or with CUs alone, there is no Army to bring him to.
    s, _ = intercept("1", "sardeis", "krateros", cus={"red pergamon": {"loyal": 2}})
    assert general(s, "minor-blue-1") == OFF
    s, come = intercept("", generals={"antigonos": "red pergamon"})
    assert come == NOBODY


TWO: dict[str, Any] = {
    "generals": {"antigonos": "red pergamon", "krateros": "blue sardeis", "leonnatos": "blue ephesos"},
    "cus": {"red pergamon": {"loyal": 2}},
}


@pytest.mark.rule("S4-11.2-a", "S4-11.2-b", "S4-11.2-l")
def test_all_attempts_are_declared_first_and_each_is_rolled_for() -> None:
    s, come = intercept("1 6", "sardeis", "krateros", "ephesos", "leonnatos", **TWO)
    assert [event.success for event in told(s, InterceptionRolled)] == [False, True]
    assert come == BLUE
    s, _ = intercept("6 6", "sardeis", "krateros", "ephesos", "leonnatos", **TWO)
    assert general(s, "krateros") == general(s, "leonnatos") == at("pergamon")


@pytest.mark.rule("S4-11.2-c", "S4-11.2-k", "S4-11.2-b")
@pytest.mark.parametrize(("dice", "come"), [("6", BLUE), ("1 6", YELLOW)])
def test_the_first_success_cancels_the_other_players_rolls(dice: str, come: int) -> None:
    generals = {**TWO["generals"], "leonnatos": "yellow ephesos"}
    answers = ["blue: sardeis", "krateros", "yellow: ephesos", "leonnatos"]
    s, found = intercept(dice, *answers, generals=generals, cus=TWO["cus"], first=BLUE)
    assert found == come
    assert general(s, "krateros") == at("pergamon" if come == BLUE else "sardeis")


@pytest.mark.rule("S4-11.2-b")
def test_two_players_do_not_intercept_from_one_space() -> None:
    generals = {"antigonos": "red pergamon", "krateros": "blue sardeis-inside", "leonnatos": "yellow sardeis"}
    _, come = intercept("1", "blue: sardeis-inside", "krateros", generals=generals, cus=TWO["cus"], first=BLUE)
    assert come == NOBODY


@pytest.mark.rule("S4-11-a", "S4-11-b")
def test_neither_the_mover_nor_who_granted_passage_nor_independents_intercept() -> None:
    s = position(**MARCH, passage=[BLUE], armies={"philon": "ephesos"})
    s.general_at[GENERAL_NUMBER["leonnatos"]], s.general_of[GENERAL_NUMBER["leonnatos"]] = at("ephesos"), RED
    assert run(interceptions(s, STEP)) == NOBODY
    # Who moves an Independent Army does not meet it, either.
    s = position(**MARCH)
    assert run(interceptions(s, Step(BLUE, INDEPENDENT, at("ephesos"), at("pergamon")))) == NOBODY


# -- 12.1 -------------------------------------------------------------------------------------------------------------


# -- 12.2 -------------------------------------------------------------------------------------------------------------


# -- 11.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-11.1-h")
def test_who_intercepts_or_turns_back_is_not_intercepted_himself() -> None:
    """Red comes from Pergamon to Sardeis; Blue at Kelainai, one space from both, is asked about Yellow's step alone."""
    s = field(
        generals={"krateros": "red pergamon", "ptolemaios": "blue tp_lykos"},
        cus={"red pergamon": {"mercenary": 2}, "blue tp_lykos": {"loyal": 1}},
    )
    answers = ("sardeis", "red: intercept_from! pergamon", "pass", "krateros", "mercenary=02", "yellow: turn_back! yes")
    act(s, "antigonos", "5", *answers)
    assert general(s, "antigonos") == at("ephesos")
    assert general(s, "krateros") == at("sardeis")


@pytest.mark.rule("S4-11.1-k")
def test_who_intercepts_before_a_city_of_his_own_stays_outside() -> None:
    s = field(
        control={"sardeis": "red"},
        generals={"krateros": "red pergamon"},
        cus={"red pergamon": {"mercenary": 2}},
    )
    menu(s, "antigonos", "sardeis", "intercept_from! pergamon", "pass", "krateros", "mercenary=02", dice="5")
    assert general(s, "krateros") == at("sardeis")
    assert force(s, "red sardeis") == units(mercenary=2)
    assert force(s, "red sardeis-inside") == units()


@pytest.mark.rule("S4-13.1-g", "S4-11.1-d", "S4-12.1-e")
def test_nobody_intercepts_or_evades_by_sea() -> None:
    s = field(generals={"krateros": "red chios"}, cus={"red chios": {"mercenary": 2}, "yellow ephesos": {"loyal": 1}})
    act(s, "antigonos", "", "pergamon", "ephesos", "end")
    assert general(s, "antigonos") == at("ephesos")
    # From Chios there is no way but by sea.
    s = field(generals={"krateros": "red chios"}, cus={"red chios": {"mercenary": 1}, "yellow ephesos": {"loyal": 2}})
    act(s, "antigonos", "6 6 1 1", "embark", "chios", "disembark")
    assert [event.side for event in told(s, BattleRolled)] == ["side:yellow", "side:red"]


@pytest.mark.rule("S4-11.1-i")
def test_of_two_generals_the_besieged_one_does_not_go_along() -> None:
    """Leonnatos came to the besieged Krateros by sea in this activation: he may intercept, Krateros may not."""
    s = position(
        control={"sardeis": "blue"},
        generals={"antigonos": "red pergamon", "krateros": "blue sardeis-inside", "leonnatos": "blue sardeis-inside"},
        cus={"red pergamon": {"loyal": 2}},
    )
    step = Step(RED, RED, at("ephesos"), at("pergamon"), besieged=(named("krateros"),))
    run(interceptions(s, step), "1", "intercept_from! sardeis-inside", "intercepting_general! leonnatos")


@pytest.mark.rule("S4-11.1-g", "S4-11.1-b")
@pytest.mark.parametrize(("there", "asked"), [({}, True), ({"yellow ephesos": {"loyal": 1}}, False)])
def test_a_landing_beside_cus_of_ones_own_is_not_intercepted(there: dict[str, Any], asked: bool) -> None:
    s = position(
        control={"chios": "yellow", "ephesos": "nobody"},
        generals={"antigonos": "yellow chios", "leonnatos": "yellow ephesos", "krateros": "red pergamon"},
        cus={"yellow chios": {"loyal": 1}, "red pergamon": {"loyal": 1}, **there},
    )
    answers = ["all", "embark", "ephesos", "disembark", *(["red: intercept_from! pass"] if asked else []), "end"]
    act(s, "antigonos", "", *answers)
    assert general(s, "antigonos") == at("ephesos")


@pytest.mark.rule("S4-11.1-j")
@pytest.mark.parametrize(("reading", "asked"), [("activation", 0), ("step", 1)])
def test_who_was_besieged_intercepts_his_besieger_after_the_activation_or_from_the_second_step_on(
    reading: str, asked: int
) -> None:
    s = position(
        control={"sardeis": "red"},
        generals={"leonnatos": "red sardeis-inside", "antigonos": "yellow sardeis"},
        cus={"red sardeis-inside": {"loyal": 2}, "yellow sardeis": {"loyal": 3}},
    )
    s.setup = replace(s.setup, options={"siege_lasts": reading})
    act(s, "antigonos", "", "pergamon", "ephesos", *["red: intercept_from! pass"] * asked, "end")
    assert general(s, "antigonos") == at("ephesos")


ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


MET: dict[str, Any] = {
    "generals": {"antigonos": "red ephesos", "krateros": "blue sardeis"},
    "cus": {"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 2}},
}


@pytest.mark.rule("S4-11.2-e")
def test_who_names_no_general_does_not_intercept() -> None:
    s = position(**MET)
    found = run(
        interceptions(s, ALONG), "", "intercept_from! sardeis", "bring_minor! pass", "intercepting_general! done"
    )
    assert found == NOBODY
    assert told(s, InterceptionDeclared) == []


@pytest.mark.rule("S4-11.1-g")
def test_nobody_intercepts_a_landing_where_an_enemy_of_his_stood_before() -> None:
    """Blue stands at Ephesos, and Yellow comes ashore there: Black could intercept only without Blue."""
    for blue, asked in (({}, True), ({"blue ephesos": {"loyal": 3}}, False)):
        s = position(
            generals={"perdikkas": "yellow ephesos", "krateros": "black sardeis", "peithon": "blue ephesos"},
            cus={"yellow ephesos": {"loyal": 3}, "black sardeis": {"loyal": 1}, **blue},
        )
        if not blue:
            s.general_at[named("peithon")] = OFF
        s.voyage = Voyage(named("perdikkas"), at("chios"))
        task = Activate(YELLOW, named("perdikkas"), generals=(named("perdikkas"),), troops=units(loyal=3))
        [decision] = question(come_ashore(s, task, party_of(task), at("ephesos")))
        assert (decision.kind == "intercept_from") is asked


@pytest.mark.rule("S4-11-a", "S4-12-a")
def test_who_may_react_is_told_who_comes() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "red ephesos", "perdikkas": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}},
    )
    [decision] = question(interceptions(s, ALONG))
    assert decision.about == {"space": "space:ephesos", "side": "side:red", "general": "piece:krateros"}
