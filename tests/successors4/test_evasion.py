"""12 Evasion."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, NONE
from strategos.games.successors.common.events import AttritionRolled
from strategos.games.successors.common.steps import came_from
from strategos.games.successors.fourth.evasion import evasions, why_not_evade, why_not_evade_to
from strategos.games.successors.fourth.facts import NUMBER
from strategos.games.successors.fourth.independent_reactions import why_not_flee
from strategos.games.successors.fourth.steps import Step
from tests.successors.table import BLUE, RED, YELLOW, force, general, run, told, units

from .activating import act
from .table import at, position
from .test_land_movement import field


@pytest.mark.rule("S4-11.1-h", "S4-12.1-h", "S4-12.2-l")
def test_who_evades_is_neither_intercepted_nor_evaded() -> None:
    """Red gets away to Abydos by way of Pergamon: Blue's Army at Kyzikos is not asked, nor his General in the way."""
    s = field(
        generals={"krateros": "red sardeis", "ptolemaios": "blue kyzikos", "peithon": "blue pergamon"},
        cus={"red sardeis": {"mercenary": 2}, "blue kyzikos": {"loyal": 2}},
    )
    answers = ("sardeis", "red: evade! yes", "evade_to! pergamon", "evade_on! abydos")
    act(s, "antigonos", "5", *answers, "end")
    assert general(s, "krateros") == at("abydos")
    assert general(s, "peithon") == DISPERSED


# Red has come from Abydos to Pergamon, where Blue stands.
ATTACK: dict[str, Any] = {
    "generals": {"antigonos": "red pergamon", "lysimachos": "blue pergamon"},
    "cus": {"red pergamon": {"loyal": 5}, "blue pergamon": {"loyal": 2}},
}


ARRIVAL = Step(RED, RED, at("abydos"), at("pergamon"))


def no_way(space: str, here: str = "pergamon", **given: Any) -> str | None:
    s = position(**{**ATTACK, **given})
    no = why_not_evade_to(s, ARRIVAL, BLUE, NUMBER[here], NUMBER[space])
    return no and no.rule


@pytest.mark.rule("S4-12.1-b", "S4-12.1-c", "S4-12.1-d", "S4-12.1-e", "S4-12.2-h", "S4-12.2-i")
@pytest.mark.parametrize(
    ("space", "given", "rule"),
    [
        ("sardeis", {}, None),
        ("sardeis", {"control": {"sardeis": "blue"}}, None),
        ("sardeis", {"control": {"sardeis": "yellow"}}, "S4-12.1-b"),
        ("sardeis", {"control": {"sardeis": "independent"}}, "S4-12.1-b"),
        ("sardeis", {"control": {"sardeis": "red"}, "cus": {"blue sardeis": {"loyal": 1}}}, None),
        ("sardeis", {"cus": {"yellow sardeis": {"loyal": 1}}}, "S4-12.1-c"),
        ("sardeis", {"armies": {"philon": "sardeis"}}, "S4-12.1-c"),
        ("sardeis", {"generals": {"peithon": "yellow sardeis"}}, None),
        ("sardeis", {"generals": {"peithon": "yellow sardeis"}, "cus": {}}, "S4-12.1-d"),
        ("abydos", {}, "S4-12.2-h"),
        ("kelainai", {}, "S4-12.1-e"),
    ],
)
def test_where_one_may_evade(space: str, given: dict[str, Any], rule: str | None) -> None:
    assert no_way(space, **given) == rule


@pytest.mark.rule("S4-12.2-i", "S4-12.2-h")
def test_not_back_to_the_danger_and_from_the_sea_no_space_is_barred() -> None:
    assert no_way("pergamon", "sardeis") == "S4-12.2-i"
    s = position(**ATTACK)
    landed = Step(RED, RED, at("abydos"), at("pergamon"), by_sea=True)
    assert why_not_evade_to(s, landed, BLUE, NUMBER["pergamon"], NUMBER["abydos"]) is None


@pytest.mark.rule("S4-12.1-a", "S4-12.1-f", "S4-12.1-g", "S4-12.1-i")
def test_who_may_evade() -> None:
    s = position(**ATTACK)
    assert why_not_evade(s, ARRIVAL, BLUE, False) is None
    for faction, intercepted, rule in (
        (BLUE, True, "S4-12.1-f"),
        (RED, False, "S4-12.1-g"),
        (YELLOW, False, "S4-12.1-g"),
    ):
        no = why_not_evade(s, ARRIVAL, faction, intercepted)
        assert no is not None
        assert no.rule == rule
    s = position(**ATTACK, control={"sardeis": "red", "ephesos": "independent"})
    no = why_not_evade(s, ARRIVAL, BLUE, False)
    assert no is not None
    assert no.rule == "S4-12.1-a"
    # CUs alone cannot, and no Minor General is placed for it.
    s = position(**{**ATTACK, "generals": {"antigonos": "red pergamon"}})
    assert run(evasions(s, ARRIVAL)) == ()


@pytest.mark.rule("S4-12-a", "S4-12-b", "S4-12.2-f", "S4-12.2-g", "S4-12.2-d")
def test_an_evading_army_goes_one_or_two_spaces_with_all_it_has_and_nobody_else() -> None:
    given = {**ATTACK, "cus": {**ATTACK["cus"], "blue sardeis": {"mercenary": 1}}, "control": {"sardeis": "blue"}}
    s = position(**given, royals={"olympias": "blue pergamon"})
    assert run(evasions(s, ARRIVAL), "3", "evade! yes", "evade_to! sardeis", "evade_on! kelainai") == ()
    assert general(s, "lysimachos") == at("kelainai")
    assert force(s, "blue kelainai") == units(loyal=2)
    assert force(s, "blue sardeis") == units(mercenary=1)
    assert force(s, "blue pergamon") == NONE
    assert at("kelainai") in s.royal_at
    s = position(**given)
    run(evasions(s, ARRIVAL), "6", "yes", "sardeis", "evade_on! done")
    assert general(s, "lysimachos") == at("sardeis")
    assert force(s, "blue sardeis") == units(loyal=2, mercenary=1)


@pytest.mark.rule("S4-12.2-d", "S4-12.2-a", "S4-14.5-e")
def test_a_failed_evasion_is_remembered_for_the_battle() -> None:
    s = position(**ATTACK)
    assert run(evasions(s, ARRIVAL), "2", "yes") == (BLUE,)
    assert general(s, "lysimachos") == at("pergamon")
    assert run(evasions(s, ARRIVAL), "", "no") == ()


@pytest.mark.rule("S4-12.2-b", "S4-12.2-c")
def test_evasions_are_declared_and_then_rolled_in_turn_order() -> None:
    generals = {**ATTACK["generals"], "peithon": "yellow pergamon"}
    s = position(**{**ATTACK, "generals": generals}, first=BLUE)
    answers = ["blue: yes", "yellow: yes", "blue: evade_to! sardeis", "blue: done"]
    assert run(evasions(s, ARRIVAL), "6 1", *answers) == (YELLOW,)


@pytest.mark.rule("S4-12.2-l", "S4-12.2-m")
def test_an_evading_army_disperses_enemy_generals_in_its_way_and_stays_champion() -> None:
    generals = {**ATTACK["generals"], "peithon": "yellow sardeis"}
    s = position(**{**ATTACK, "generals": generals})
    run(evasions(s, ARRIVAL), "6", "yes", "sardeis", "kelainai")
    assert general(s, "peithon") == DISPERSED
    assert s.champion[BLUE]


@pytest.mark.rule("S4-12.2-h")
def test_nobody_evades_to_pella_when_the_enemy_came_from_there() -> None:
    s = position(generals={"antigonos": "red larisa", "krateros": "blue larisa"}, cus={"red larisa": {"loyal": 1}})
    no = why_not_evade_to(s, Step(RED, RED, at("pella"), at("larisa")), BLUE, NUMBER["larisa"], NUMBER["pella"])
    assert no is not None
    assert no.rule == "S4-12.2-h"


ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S4-12.2-h")
@pytest.mark.parametrize(
    ("step", "space", "came"),
    [
        (ALONG, "pergamon", True),
        (ALONG, "sardeis", False),
        (Step(RED, RED, at("pergamon"), at("ephesos"), left=at("sardeis")), "sardeis", True),
        (Step(RED, RED, at("pergamon"), at("ephesos"), left=at("sardeis")), "pergamon", False),
        (Step(RED, RED, at("pergamon"), at("ephesos"), by_sea=True), "pergamon", False),
    ],
)
def test_nobody_evades_to_where_the_enemy_has_just_been(step: Step, space: str, came: bool) -> None:
    """With Free Passage on the way, that is not where the enemy would go back to (OQ-FREE-PASSAGE-BACK)."""
    assert came_from(step, NUMBER[space]) is came
    s = position(armies={"seuthes": "ephesos"}, options=("independent_reactions",))
    no = why_not_flee(s, step, NUMBER["ephesos"], NUMBER[space])
    assert (no is not None and no.why == "the_enemy_came_from_there") is came


@pytest.mark.rule("S4-10-d")
@pytest.mark.parametrize("holder", ["blue", "nobody"])
def test_evading_through_a_stronghold_that_is_not_independent_costs_nothing(holder: str) -> None:
    s = position(
        control={"kardouchoi": holder},
        generals={"antigonos": "red nisibis", "lysimachos": "blue nisibis"},
        cus={"red nisibis": {"loyal": 2}, "blue nisibis": {"loyal": 2}},
    )
    step = Step(RED, RED, at("karrhai"), at("nisibis"))
    assert run(evasions(s, step), "6", "blue: evade! yes", "evade_to! kardouchoi", "evade_on! arbela") == ()
    assert force(s, "blue arbela") == units(loyal=2)
    assert told(s, AttritionRolled) == []
