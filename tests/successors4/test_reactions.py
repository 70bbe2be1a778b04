"""11 Land Interception and 12 Evasion, the two answers to a step of Land Movement."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, INDEPENDENT, NOBODY, NONE, OFF, WAITING
from strategos.games.successors.common.movement_events import InterceptionRolled
from strategos.games.successors.common.steps import Party, turn_back
from strategos.games.successors.fourth.evasion import evades_on, evasions, why_not_evade, why_not_evade_to
from strategos.games.successors.fourth.facts import ARMIES, GENERAL_NUMBER, GENERALS, INITIATIVE, NUMBER, ROYAL_NUMBER
from strategos.games.successors.fourth.interception import interceptions, intercepts_on, why_not_intercept
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from tests.successors.table import BLUE, RED, YELLOW, force, general, royal, run, told, units

from .table import at, position

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


# -- 12.2 -------------------------------------------------------------------------------------------------------------


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


# -- 11.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-11.3-a", "S4-11.3-b", "S4-11.3-c", "S4-11.3-e")
@pytest.mark.parametrize("origin", ["ephesos", "sardeis-inside", "sardeis"])
def test_those_who_moved_together_turn_back_together(origin: str) -> None:
    s = position(
        generals={"antigonos": "red pergamon", "krateros": "red pergamon", "peithon": "red pergamon"},
        cus={"red pergamon": {"loyal": 3}},
        royals={"olympias": "red pergamon", "herakles": "red pergamon"},
    )
    moved = tuple(GENERAL_NUMBER[name] for name in ("krateros", "antigonos"))
    party = Party(RED, moved, units(loyal=2), (ROYAL_NUMBER["olympias"],))
    turn_back(s, Step(RED, RED, at(origin), at("pergamon")), party)
    assert general(s, "antigonos") == general(s, "krateros") == at(origin)
    assert force(s, f"red {origin}") == units(loyal=2)
    assert s.royal_at[ROYAL_NUMBER["olympias"]] == at(origin)
    # Who had been there before stays.
    assert general(s, "peithon") == at("pergamon")
    assert force(s, "red pergamon") == units(loyal=1)
    assert s.royal_at[ROYAL_NUMBER["herakles"]] == at("pergamon")


@pytest.mark.rule("S4-11.3-d", "S4-11.3-c")
@pytest.mark.parametrize("origin", [WAITING, at("larisa")])
def test_an_independent_army_turns_back_into_its_box_or_where_it_came_from(origin: int) -> None:
    s = position(armies={"glaukias": "pella", "philon": "issos"})
    turn_back(s, Step(RED, INDEPENDENT, origin, at("pella")), Party(INDEPENDENT, ()))
    assert s.army_at[ARMIES.index("glaukias")] == origin
    assert s.army_at[ARMIES.index("philon")] == at("issos")
