"""10 Land Movement, points A to G, and 11.3 turning back; the later points are in test_confrontation."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT, WAITING
from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.events import AttritionRolled
from strategos.games.successors.common.land_movement import occupants, why_not_rearrange
from strategos.games.successors.common.movement_events import PassageAnswered, TurnedBack
from strategos.games.successors.common.steps import Party, turn_back
from strategos.games.successors.common.tasks import BEGAN, BY_LAND, BY_SEA
from strategos.games.successors.fourth.facts import ARMIES, CARD_NUMBER, GENERAL_NUMBER, NUMBER, ROYAL_NUMBER
from strategos.games.successors.fourth.land_movement import (
    besieged_cities,
    enter,
    meets_general,
    passes_stronghold,
    why_not_ask,
)
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, royal, run, told, units, why

from .activating import act, menu, named
from .table import at, position

SUCCESSORS = ("yellow", "blue", "red", "black")


def field(**given: Any) -> SuccessorsState:
    """Yellow's Antigonos with three CUs at Ephesos, among Successors."""
    given.setdefault("successors", SUCCESSORS)
    given["generals"] = {"antigonos": "yellow ephesos", **given.get("generals", {})}
    given["cus"] = {"yellow ephesos": {"loyal": 3}, **given.get("cus", {})}
    return position(**given)


# -- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-10-a", "S4-10-l", "S4-10-o")
def test_passage_interception_evasion_battle_come_in_this_order() -> None:
    s = field(generals={"krateros": "red pergamon"}, cus={"red pergamon": {"mercenary": 2}})
    answers = ("pergamon", "yellow: ask_passage! yes", "red: grant_passage! no", "red: evade! yes")
    act(s, "antigonos", "1 6 6 1 1", *answers)
    assert [event.side for event in told(s, BattleRolled)] == ["side:yellow", "side:red"]


@pytest.mark.rule("S4-10-l", "S4-11.1-c", "S4-9.4-d")
def test_an_interception_meets_the_army_before_it_gets_inside_its_city() -> None:
    s = field(
        generals={"krateros": "red pergamon"},
        cus={"red pergamon": {"mercenary": 2}, "yellow ephesos": {"loyal": 2}},
    )
    answers = ("sardeis", "red: intercept_from! pergamon", "bring_minor! pass", "krateros", "mercenary=02")
    decision = menu(s, "antigonos", *answers, dice="6")
    assert (decision.kind, decision.seat) == ("turn_back", YELLOW)
    assert force(s, "red sardeis") == units(mercenary=2)


# -- A the route ------------------------------------------------------------------------------------------------------


def through_elymaioi(holder: str, *answers: str, dice: str = "", start: str = "ekbatana") -> SuccessorsState:
    s = position(
        control={"elymaioi": holder},
        generals={"peithon": f"yellow {start}"},
        cus={f"yellow {start}": {"mercenary": 9}},
    )
    act(s, "peithon", dice, *answers, points=5)
    return s


@pytest.mark.rule("S4-10-c", "S4-7.3-e")
def test_example_of_peithon_who_passes_an_independent_stronghold() -> None:
    """S4-EX-36 On a roll of 5 column 2 takes one CU; the column for nine would take more."""
    s = through_elymaioi("independent", "tp_zagros", "elymaioi", "sousa", "end", dice="5")
    assert [event.losses for event in told(s, AttritionRolled)] == [1]
    assert force(s, "yellow sousa") == units(mercenary=8)


@pytest.mark.rule("S4-10-e")
@pytest.mark.parametrize("holder", ["nobody", "yellow", "red"])
def test_a_stronghold_that_is_not_independent_costs_nothing(holder: str) -> None:
    s = through_elymaioi(holder, "tp_zagros", "elymaioi", "sousa", "end")
    assert not told(s, AttritionRolled)


@pytest.mark.rule("S4-10-e")
def test_starting_or_ending_in_a_stronghold_costs_nothing() -> None:
    assert not told(through_elymaioi("independent", "sousa", "end", start="elymaioi"), AttritionRolled)
    assert not told(through_elymaioi("independent", "tp_zagros", "elymaioi", "end"), AttritionRolled)


@pytest.mark.rule("S4-10-f", "S4-10-c")
@pytest.mark.parametrize(
    ("arrival", "by_sea", "costs"),
    [
        (BY_SEA, True, False),
        (BY_SEA, False, True),
        (BY_LAND, True, True),
        (BY_LAND, False, True),
        (BEGAN, False, False),
    ],
)
def test_through_sparta_by_sea_alone_costs_nothing(arrival: int, by_sea: bool, costs: bool) -> None:
    s = position(control={"sparta": "independent"})
    assert passes_stronghold(s, NUMBER["sparta"], arrival, by_sea=by_sea) is costs


@pytest.mark.rule("S4-10-c")
def test_without_cus_there_is_nothing_to_lose_in_a_stronghold() -> None:
    s = position(control={"elymaioi": "independent"}, generals={"peithon": "yellow tp_zagros"})
    act(s, "peithon", "", "elymaioi", "sousa", "end")
    assert general(s, "peithon") == at("sousa")


# -- B the controller of a city ---------------------------------------------------------------------------------------


PELLA: dict[str, Any] = {
    "control": {"pella": "red"},
    "generals": {"kassandros": "yellow larisa", "krateros": "red pella-inside"},
    "cus": {"yellow larisa": {"loyal": 4}, "red pella": {"mercenary": 2, "loyal": 1}, "red pella-inside": {"royal": 1}},
    "royals": {"herakles": "red pella"},
    "successors": SUCCESSORS,
}


@pytest.mark.rule("S4-10-g", "S4-9.4-g", "S4-9.1-j")
def test_the_controller_rearranges_all_kinds_of_pieces_with_two_cus_inside() -> None:
    s = position(**PELLA)
    answers = ("pella", "red: rearrange! choose", "red: pick_cus! loyal=01", "royal=01", "pick_general! done")
    menu(s, "kassandros", *answers, "pick_royal! herakles")
    assert force(s, "red pella-inside") == units(loyal=1, royal=1)
    assert force(s, "red pella") == units(mercenary=2)
    assert general(s, "krateros") == at("pella")
    assert s.royal_at.count(at("pella-inside")) == 1


@pytest.mark.rule("S4-9.4-g")
def test_four_cus_do_not_all_fit_inside() -> None:
    decision = menu(position(**PELLA), "kassandros", "pella")
    assert offered(decision) == ["all_outside", "choose", "keep"]


@pytest.mark.rule("S4-10-g")
def test_he_may_bring_all_out_or_keep_them() -> None:
    s = position(**PELLA)
    menu(s, "kassandros", "pella", "all_outside")
    assert force(s, "red pella") == units(mercenary=2, loyal=1, royal=1)
    s = position(**PELLA)
    menu(s, "kassandros", "pella", "keep")
    assert force(s, "red pella-inside") == units(royal=1)


@pytest.mark.rule("S4-10-g")
@pytest.mark.parametrize(
    ("given", "closed", "refused"),
    [
        ({}, (), None),
        ({}, (NUMBER["pella"],), "besieged_before"),
        ({"control": {"pella": "yellow"}}, (), "no_enemy_major_city"),
        ({"control": {"pella": "independent"}}, (), "no_enemy_major_city"),
        ({"control": {"pella": "blue"}}, (), "nothing_to_rearrange"),
    ],
)
def test_only_an_enemy_city_not_besieged_before_with_pieces(given: Any, closed: tuple[int, ...], refused: str) -> None:
    s = position(**{**PELLA, **given})
    no = why_not_rearrange(s, Step(YELLOW, YELLOW, at("larisa"), at("pella")), closed)
    assert (no and no.why) == refused


@pytest.mark.rule("S4-10-g", "S4-9.1-j", "S4-8.3-a")
def test_example_of_a_woman_who_slips_inside() -> None:
    """S4-EX-25 Without any General Kleopatra goes inside and stays Yellow's."""
    s = position(control={"pella": "red"}, generals={"kassandros": "yellow larisa"}, royals={"kleopatra": "red pella"})
    act(s, "kassandros", "", "pella", "red: rearrange! all_inside", "end")
    assert royal(s, "kleopatra") == "red"
    s = position(control={"pella": "red"}, generals={"kassandros": "yellow larisa"}, royals={"kleopatra": "red pella"})
    act(s, "kassandros", "", "pella", "red: rearrange! keep", "end")
    assert royal(s, "kleopatra") is None


@pytest.mark.rule("S4-10-g", "S4-12.2-l")
def test_example_of_two_evasions_from_sousa() -> None:
    """S4-EX-43 Blue comes out to evade; Peithon is Dispersed on the way, and Blue stays a Champion."""
    s = position(
        control={"sousa": "blue"},
        generals={
            "minor-yellow-1": "yellow larsa",
            "seleukos": "red sousa",
            "minor-blue-1": "blue sousa-inside",
            "peithon": "black elemais",
        },
        cus={"yellow larsa": {"mercenary": 3}, "blue sousa-inside": {"mercenary": 2}},
        first=RED,
        leftward=False,
    )
    answers = ("sousa", "blue: rearrange! all_outside", "red: evade! yes", "blue: evade! yes")
    act(s, "minor-yellow-1", "3 5", *answers, "red: charax", "blue: elemais", "ouxioi", "end")
    assert general(s, "seleukos") == at("charax")
    assert force(s, "blue ouxioi") == units(mercenary=2)
    assert general(s, "peithon") == at("dispersed")
    assert s.champion[BLUE]


# -- C Free Passage ---------------------------------------------------------------------------------------------------


HOLD: dict[str, Any] = {"generals": {}, "cus": {"red pergamon": {"mercenary": 1}}, "control": {"pergamon": "red"}}


@pytest.mark.rule("S4-10-h", "S4-10-k")
def test_with_free_passage_the_army_goes_through_and_nobody_fights() -> None:
    s = field(**HOLD)
    act(s, "antigonos", "", "pergamon", "yellow: ask_passage! yes", "red: grant_passage! yes", "abydos", "end")
    assert force(s, "yellow abydos") == units(loyal=3)
    assert force(s, "red pergamon") == units(mercenary=1)
    assert [event.granted for event in told(s, PassageAnswered)] == [True]
    assert s.passage == []


@pytest.mark.rule("S4-10-k", "S4-9.1-n", "S4-8.2-b")
def test_who_comes_to_an_heir_by_free_passage_takes_him_along() -> None:
    """Red's CUs have no General with them: the Heir passes to whose General comes, who may not leave him alone."""
    answers = ("pergamon", "yellow: ask_passage! yes", "red: grant_passage! yes")
    decision = menu(field(**HOLD, royals={"herakles": "red pergamon"}), "antigonos", *answers)
    assert offered(decision) == ["take"]
    assert why(decision, "abydos") == ("S4-9.1-n", "a_general_must_stay")
    s = field(**HOLD, royals={"herakles": "red pergamon"})
    act(s, "antigonos", "", *answers, "take", "abydos", "end")
    assert royal(s, "herakles") == "yellow"
    assert s.royal_at[ROYAL_NUMBER["herakles"]] == at("abydos")


@pytest.mark.rule("S4-10-k")
def test_the_army_must_leave_with_all_it_has() -> None:
    decision = menu(field(**HOLD), "antigonos", "pergamon", "yes", "yes")
    assert offered(decision) == ["abydos", "ephesos", "sardeis"]
    assert why(decision, "end") == ("S4-10-k", "must_leave")
    assert why(decision, "leave") == ("S4-10-k", "must_leave")
    assert why(decision, "remove") == ("S4-10-k", "must_leave")


@pytest.mark.rule("S4-10-h")
def test_refused_passage_leads_to_the_fight() -> None:
    s = field(**HOLD, successors=SUCCESSORS)
    s.troops[next(iter(s.troops))] = units(loyal=5)
    act(s, "antigonos", "", "pergamon", "yes", "red: grant_passage! no", "end")
    assert force(s, "red pergamon") == units()
    assert [event.granted for event in told(s, PassageAnswered)] == [False]


@pytest.mark.rule("S4-10-i")
def test_example_of_free_passage_that_needs_the_means_to_leave() -> None:
    """S4-EX-37 With 1 MP left it is asked for, with none it is not."""
    decision = menu(field(**HOLD), "antigonos", "pergamon", points=2)
    assert decision.kind == "ask_passage"
    s = field(**HOLD)
    s.troops[next(iter(s.troops))] = units(loyal=5)
    act(s, "antigonos", "", "pergamon", points=1)
    assert not told(s, PassageAnswered)


@pytest.mark.rule("S4-10-h", "S4-10-i", "S4-10-j")
def test_who_can_be_asked_for_free_passage() -> None:
    s = position(
        generals={"krateros": "red pergamon"},
        cus={"red pella": {"loyal": 1}, "blue abydos": {"loyal": 1}},
        armies={"leosthenes": "lamia"},
    )

    def refusal(space: str, other: int, mover: int = YELLOW) -> str | None:
        no = why_not_ask(s, Step(YELLOW, mover, at("ephesos"), at(space)), other)
        return no and no.rule

    assert refusal("pergamon", RED) is None
    assert refusal("abydos", BLUE) is None
    assert refusal("abydos", RED) == "S4-10-h"
    assert refusal("pella", RED) == "S4-10-i"
    assert refusal("abydos", BLUE, INDEPENDENT) == "S4-10-j"


@pytest.mark.rule("S4-10-j")
def test_an_independent_army_grants_no_passage() -> None:
    s = position(
        generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3}}, armies={"leosthenes": "lamia"}
    )
    act(s, "kassandros", "6 6 1 1", "lamia")
    assert told(s, BattleRolled)


@pytest.mark.rule("S4-10-h")
def test_a_third_players_interception_ends_the_agreement() -> None:
    """OQ-FREE-PASSAGE Both are fought then."""
    s = field(
        generals={"eumenes": "blue sardeis", "krateros": "red pergamon"},
        cus={"blue sardeis": {"loyal": 1}, "yellow ephesos": {"loyal": 9}},
    )
    answers = ("pergamon", "yes", "red: grant_passage! yes", "blue: intercept_from! sardeis", "pass", "eumenes")
    act(s, "antigonos", "6 1", *answers, "loyal=01", "yellow: turn_back! no", "end")
    assert general(s, "krateros") == at("dispersed")


@pytest.mark.rule("S4-11.3-c", "S4-10-k")
def test_from_behind_free_passage_one_turns_back_to_where_one_may_stay() -> None:
    """OQ-FREE-PASSAGE-BACK Not into Pergamon, which Red holds, but to Ephesos."""
    s = field(
        generals={"eumenes": "blue kyzikos"},
        cus={"blue kyzikos": {"loyal": 4}, "red pergamon": {"mercenary": 1}},
        control={"pergamon": "red"},
    )
    answers = ("pergamon", "yes", "red: yes", "abydos", "blue: intercept_from! kyzikos", "pass", "eumenes")
    act(s, "antigonos", "6", *answers, "loyal=04", "yellow: turn_back! yes")
    assert force(s, "yellow ephesos") == units(loyal=3)


@pytest.mark.rule("S4-12.2-h")
def test_nobody_evades_to_the_space_passed_freely_before() -> None:
    s = position(
        generals={"antigonos": "yellow lamia", "krateros": "red larisa", "kassandros": "blue pella"},
        cus={"yellow lamia": {"loyal": 3}, "blue pella": {"loyal": 3}},
        successors=SUCCESSORS,
    )
    answers = ("larisa", "yes", "red: yes", "blue: pass", "pella", "blue: evade! yes")
    decision = menu(s, "antigonos", *answers, dice="6")
    assert why(decision, "larisa") == ("S4-12.2-h", "the_enemy_came_from_there")


# -- E turning back ---------------------------------------------------------------------------------------------------


MET: dict[str, Any] = {"generals": {"eumenes": "blue sardeis"}, "cus": {"blue sardeis": {"loyal": 4}}}
CALLED = ("blue: intercept_from! sardeis", "bring_minor! pass", "eumenes", "loyal=04")


@pytest.mark.rule("S4-10-n", "S4-11.3-c", "S4-11.3-e", "S4-11.3-g")
def test_an_intercepted_army_turns_back_as_a_whole_and_loses_its_mp() -> None:
    s = field(**MET, royals={"herakles": "yellow ephesos"})
    s.general_at[GENERAL_NUMBER["kassandros"]] = at("ephesos")
    s.general_of[GENERAL_NUMBER["kassandros"]] = YELLOW
    act(s, "antigonos", "6", "all", "pergamon", *CALLED, "yellow: turn_back! yes")
    assert force(s, "yellow ephesos") == units(loyal=3)
    assert general(s, "antigonos") == general(s, "kassandros") == at("ephesos")
    assert s.royal_at.count(at("ephesos")) == 1
    assert force(s, "blue pergamon") == units(loyal=4)
    assert s.champion[YELLOW] == 0
    assert [event.to for event in told(s, TurnedBack)] == ["space:ephesos"]


@pytest.mark.rule("S4-11.3-g")
def test_the_activation_goes_on_without_mp_after_turning_back() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis", "eumenes": "blue ephesos"},
        cus={"yellow sardeis": {"loyal": 2}, "blue ephesos": {"loyal": 4}},
    )
    answers = ("all", "pergamon", "blue: intercept_from! ephesos", "pass", "eumenes", "loyal=04", "turn_back! yes")
    decision = menu(s, "antigonos", *answers, dice="6")
    assert decision.about["left"] == 0
    assert offered(decision) == ["end", "inside", "leave", "minor"]


@pytest.mark.rule("S4-11.3-f")
def test_who_has_no_mp_left_may_turn_back() -> None:
    s = field(**MET)
    act(s, "antigonos", "6", "pergamon", *CALLED, "yellow: turn_back! yes", points=1)
    assert general(s, "antigonos") == at("ephesos")


@pytest.mark.rule("S4-10-n")
def test_without_a_successful_interception_there_is_no_turning_back() -> None:
    s = field(**MET)
    act(s, "antigonos", "1", "pergamon", *CALLED, "end")
    assert general(s, "antigonos") == at("pergamon")


@pytest.mark.rule("S4-11.3-b")
def test_who_came_out_of_a_city_turns_back_into_it() -> None:
    s = position(
        generals={"antigonos": "yellow sardeis", "eumenes": "blue pergamon"}, cus={"blue pergamon": {"loyal": 4}}
    )
    step = Step(YELLOW, YELLOW, at("sardeis-inside"), at("sardeis"))
    answers = ("blue: intercept_from! pergamon", "pass", "eumenes", "loyal=04", "yellow: turn_back! yes")
    run(enter(s, step, Party(YELLOW, (GENERAL_NUMBER["antigonos"],))), "6", *answers)
    assert general(s, "antigonos") == at("sardeis-inside")


# -- G General meets General ------------------------------------------------------------------------------------------


ALONE: dict[str, Any] = {"generals": {"antigonos": "yellow ephesos", "krateros": "red pergamon"}}


@pytest.mark.rule("S4-10-p", "S4-10-r")
def test_a_general_passes_another_but_does_not_stay_with_him() -> None:
    decision = menu(position(**ALONE), "antigonos", "pergamon", "no", "red: evade! no")
    assert offered(decision) == ["abydos", "ephesos", "sardeis", "turn_back"]
    assert why(decision, "end") == ("S4-10-p", "must_leave")
    s = position(**ALONE)
    act(s, "antigonos", "", "pergamon", "no", "red: evade! no", "abydos", "red: pass", "end")
    assert general(s, "antigonos") == at("abydos")
    assert general(s, "krateros") == at("pergamon")


@pytest.mark.rule("S4-10-p", "S4-11.3-g")
def test_or_he_turns_back_without_mp() -> None:
    s = position(**ALONE)
    act(s, "antigonos", "", "pergamon", "no", "red: evade! no", "turn_back")
    assert general(s, "antigonos") == at("ephesos")


@pytest.mark.rule("S4-10-p")
def test_without_mp_he_has_to_turn_back() -> None:
    s = position(**ALONE)
    act(s, "antigonos", "", "pergamon", "red: evade! no", points=1)
    assert general(s, "antigonos") == at("ephesos")


@pytest.mark.rule("S4-10-p")
def test_all_generals_of_the_faction_go_with_him() -> None:
    s = position(**ALONE)
    s.general_at[GENERAL_NUMBER["kassandros"]] = at("pergamon")
    s.general_of[GENERAL_NUMBER["kassandros"]] = YELLOW
    act(s, "antigonos", "", "pergamon", "no", "red: evade! no", "abydos", "red: pass", "end")
    assert general(s, "kassandros") == at("abydos")


def sally() -> SuccessorsState:
    return position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis-inside", "krateros": "red sardeis"},
        royals={"herakles": "yellow sardeis-inside"},
    )


@pytest.mark.rule("S4-10-q", "S4-10-p")
def test_from_another_general_the_royal_family_goes_only_back_into_the_city() -> None:
    decision = menu(sally(), "antigonos", "all", "outside", "red: evade! no")
    assert offered(decision) == ["daskyleion", "ephesos", "inside", "kelainai", "leave", "pergamon", "turn_back"]
    s = sally()
    act(s, "antigonos", "", "all", "outside", "red: evade! no", "inside", "end")
    assert s.royal_at.count(at("sardeis-inside")) == 1
    s = sally()
    act(s, "antigonos", "", "all", "outside", "red: evade! no", "ephesos", "red: pass", "end")
    assert s.royal_at.count(at("sardeis")) == 1


# -- L and after ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-10-af", "S4-10-ae", "S4-15.2-c")
def test_after_a_land_battle_there_are_no_mp_but_the_way_into_a_city_is_open() -> None:
    s = field(
        control={"sardeis": "yellow"},
        cus={"red sardeis": {"mercenary": 2}, "yellow ephesos": {"loyal": 2}},
    )
    decision = menu(s, "antigonos", "sardeis", dice="6 6 1 1 1")
    assert decision.about["left"] == 0
    assert "inside" in offered(decision)
    assert why(decision, "pergamon") == ("S4-9.3-b", "too_few_mp")


@pytest.mark.rule("S4-10-z")
def test_an_overrun_leaves_the_mp() -> None:
    s = field(cus={"red pergamon": {"mercenary": 1}, "yellow ephesos": {"loyal": 5}})
    decision = menu(s, "antigonos", "pergamon", "ask_passage! no", points=2)
    assert decision.about["left"] == 1


@pytest.mark.rule("S4-10-aa")
def test_at_an_overrun_nobody_is_asked_for_a_battle_card() -> None:
    cards = (CARD_NUMBER["anti_elephant_devices"],)
    s = field(cus={"red pergamon": {"loyal": 1}, "yellow ephesos": {"loyal": 4, "elephant": 1}}, hand=[cards] * 5)
    act(s, "antigonos", "1", "pergamon", points=1)
    assert force(s, "red pergamon") == units()
    s = field(cus={"red pergamon": {"loyal": 1}, "yellow ephesos": {"loyal": 3, "elephant": 1}}, hand=[cards] * 5)
    assert menu(s, "antigonos", "pergamon", points=1).kind == "battle_cards"


@pytest.mark.rule("S4-10-m")
def test_where_nobody_is_the_army_goes_on() -> None:
    s = field()
    act(s, "antigonos", "", "pergamon", "abydos", "end")
    assert force(s, "yellow abydos") == units(loyal=3)


@pytest.mark.rule("S4-11.1-j", "S4-11.1-i")
def test_example_of_a_besieged_army_that_cannot_intercept_its_besieger() -> None:
    """S4-EX-41 Neither at Pergamon nor, the marker there removed, at Ephesos."""
    s = position(
        control={"sardeis": "red", "pergamon": "red"},
        generals={"antigonos": "yellow sardeis", "krateros": "red sardeis-inside"},
        cus={"yellow sardeis": {"loyal": 3}, "red sardeis-inside": {"loyal": 2}},
    )
    act(s, "antigonos", "", "pergamon", "remove", "ephesos")
    assert force(s, "yellow ephesos") == units(loyal=3)
    assert named("antigonos") in s.moved_generals


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


ANTIGONOS = {"antigonos": "yellow ephesos"}


STEP = Step(YELLOW, YELLOW, at("ephesos"), at("pergamon"))


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
