"""Corners of the rules that a small slip would change and no other test would notice."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import DEAD, NOBODY, OFF
from strategos.games.successors.common.card_events import Recruited
from strategos.games.successors.common.events import AttritionRolled, MarkersIsolated
from strategos.games.successors.common.independent_armies import active
from strategos.games.successors.common.minor_generals import why_not_minor
from strategos.games.successors.common.movement_events import LeftBehind
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.succession import take_command
from strategos.games.successors.fourth.activated_army import why_not_name
from strategos.games.successors.fourth.deal import resample
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from strategos.games.successors.fourth.evasion import why_not_evade_to
from strategos.games.successors.fourth.facts import NUMBER
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.isolation import isolation
from strategos.games.successors.fourth.minor_generals import arrange_minor
from strategos.games.successors.fourth.naval_battle import in_naval_range
from strategos.games.successors.fourth.preparations import preparations, set_turn_order
from strategos.games.successors.fourth.recruiting import recruit
from strategos.games.successors.fourth.reinforcements import reinforcement
from strategos.games.successors.fourth.sieges import conduct_siege
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.supply import supply
from strategos.games.successors.fourth.tasks import Reinforce
from strategos.kernel.chance import SeededDice
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, question, royal, run, told, units, why

from .activating import act, menu, named
from .table import at, cards, hands, position

# -- 5.1, 7.1 Antipatros and Polyperchon ------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.8-f")
def test_nobody_takes_command_of_nobody() -> None:
    run(take_command(position(), RED, at("issos")))
    s = position(generals={"eumenes": "red issos"}, cus={"red issos": {"loyal": 1}})
    run(take_command(s, RED, at("issos")))
    assert general(s, "minor-red-1") == OFF


# -- 5.1, 5.2, 5.6 the Game Turn --------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.1-a", "S4-3.2-a")
def test_who_has_won_at_once_is_not_followed_by_a_regent() -> None:
    given: dict[str, Any] = {"tomb": NUMBER["pella"], "buried_at_pella": RED, "royals": {"alexandros": "blue babylon"}}
    rich: dict[str, str] = dict.fromkeys(("aigyptos", "babylonia", "lydia", "hellas"), "blue")
    s = position(turn=4, provinces=rich, **given)
    s.royal_of[:] = bytes([BLUE, NOBODY, NOBODY, RED, RED, RED, NOBODY])
    run(preparations(s))
    assert (s.winner, s.won_by) == (RED, "legitimacy")


@pytest.mark.rule("S4-5.1-l")
def test_two_players_have_no_direction_to_choose() -> None:
    s = position(seats=2, provinces={"kypros": "blue"})
    run(set_turn_order(s), "", "yellow: first_player! blue")
    assert s.first == BLUE


@pytest.mark.rule("S4-5.2-g")
def test_dispersed_generals_wait_to_be_placed() -> None:
    s = position(provinces={"kypros": "red"}, generals={"eumenes": "red dispersed", "krateros": "red issos"})
    run(reinforcement(s))
    assert general(s, "eumenes") == OFF
    [task] = [task for task in s.agenda if isinstance(task, Reinforce) and task.faction == RED]
    assert task.generals == (named("eumenes"),)
    assert task.openers == (named("krateros"),)


@pytest.mark.rule("S4-5.1-h")
def test_nobody_is_the_usurper_between_two_game_turns() -> None:
    s = position(turn=2, usurper=RED)
    run(end_of_turn(s))
    assert s.usurper == NOBODY


# -- 6.2 recruiting, 6.4 supply ---------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.4-g", "S4-6.2-ai")
@pytest.mark.parametrize(("within", "asked"), [(0, True), (1, False)])
def test_a_recruit_finds_room_inside_or_none(within: int, asked: bool) -> None:
    """Seleukos brings two CUs to Babylonia."""
    s = position(control={"babylon": "red"}, cus={"red babylon-inside": {"loyal": within}} if within else {})
    s.received[:] = bytes([RED] * len(s.received))
    answers = ["recruit! seleukos", "recruit_at! babylon", *(["go_inside! yes"] if asked else [])]
    run(recruit(s, RED, 3), "", *answers)
    assert general(s, "seleukos") == at("babylon-inside" if asked else "babylon")
    assert [(event.general, event.space) for event in told(s, Recruited)] == [("piece:seleukos", "space:babylon")]


@pytest.mark.rule("S4-6.4-c")
@pytest.mark.parametrize(("space", "limit"), [("issos", 8), ("tp_ipsos", 3)])
def test_as_many_as_the_limit_are_fed(space: str, limit: int) -> None:
    for more, left in ((0, limit), (1, limit)):
        s = position(seat=RED, generals={"eumenes": f"red {space}"}, cus={f"red {space}": {"loyal": limit + more}})
        run(supply(s))
        assert force(s, f"red {space}") == units(loyal=left)


@pytest.mark.rule("S4-6.4-b")
def test_inside_and_outside_count_together_while_nobody_besieges_the_city() -> None:
    s = position(
        seat=RED, control={"sardeis": "red"}, cus={"red sardeis": {"loyal": 8}, "red sardeis-inside": {"loyal": 2}}
    )
    run(supply(s))
    assert force(s, "red sardeis") == units(loyal=7)
    assert force(s, "red sardeis-inside") == units(loyal=2)


@pytest.mark.rule("S4-16.7-a")
def test_hard_supply_tells_its_roll() -> None:
    s = position(seat=RED, control={"issos": "red"}, cus={"red issos": {"loyal": 9}}, options=("hard_supply",))
    run(supply(s), "1")
    assert [(event.side, event.space, event.die, event.losses) for event in told(s, AttritionRolled)] == [
        ("side:red", "space:issos", 1, 1)
    ]


# -- 8 the Royal Family -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.4-a")
def test_the_hearse_at_pella_is_destroyed_like_anywhere_else() -> None:
    s = position(armies={"leosthenes": "pella"}, royals={"hearse": "pella"}, options=("hearse_taken",))
    settle(s)
    assert s.royal_at[6] == DEAD
    s = position(generals={"eumenes": "red pella"}, armies={"leosthenes": "pella"}, options=("hearse_taken",))
    s.royal_at[6] = at("pella")
    settle(s)
    assert royal(s, "hearse") == "red"


# -- 9 activation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.1-e")
def test_nobody_names_the_general_of_another() -> None:
    s = position(generals={"antigonos": "yellow issos", "krateros": "red tarsos"})
    no = why_not_name(s, YELLOW, named("krateros"))
    assert no is not None
    assert no.why == "not_your_general"


@pytest.mark.rule("S4-15.2-a")
def test_from_inside_nobody_conducts_a_siege() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis-inside", "krateros": "red sardeis"},
        cus={"yellow sardeis-inside": {"loyal": 2}, "red sardeis": {"loyal": 1}},
    )
    assert why(menu(s, "antigonos", "all"), "siege") == ("S4-15.2-a", "not_besieging")


# -- 11, 12 answers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-12.2-h")
def test_nobody_evades_to_pella_when_the_enemy_came_from_there() -> None:
    s = position(generals={"antigonos": "red larisa", "krateros": "blue larisa"}, cus={"red larisa": {"loyal": 1}})
    no = why_not_evade_to(s, Step(RED, RED, at("pella"), at("larisa")), BLUE, NUMBER["larisa"], NUMBER["pella"])
    assert no is not None
    assert no.rule == "S4-12.2-h"


@pytest.mark.rule("S4-9.5-c")
def test_an_independent_army_at_pella_is_active() -> None:
    assert active(position(armies={"leosthenes": "pella", "philon": "waiting"})) == [0]


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


# -- 15 sieges --------------------------------------------------------------------------------------------------------


def besieged(**given: Any) -> SuccessorsState:
    return position(
        **{
            "control": {"sardeis": "blue"},
            "generals": {"antigonos": "red sardeis", "leonnatos": "blue sardeis-inside"},
            "cus": {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"loyal": 1}},
            "hand": hands(red="gift_of_oratory", blue="gift_of_oratory"),
            **given,
        }
    )


@pytest.mark.rule("S4-7.2-ag", "S4-7.2-an")
def test_a_besieged_city_is_no_sacred_ground() -> None:
    """It is for the Defender in a Land Battle: Blue's Royal Army inside with the Hearse goes over to more Prestige."""
    s = besieged(
        cus={"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"royal": 2}},
        royals={"hearse": "blue sardeis-inside", "olympias": "red pella"},
        successors=("red", "blue"),
        hand=[()] * 5,
    )
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "4")
    assert force(s, "red sardeis") == units(loyal=3, royal=2)


@pytest.mark.rule("S4-10-k")
def test_free_passage_is_over_inside_ones_own_city() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis"},
        cus={"yellow sardeis": {"loyal": 1}},
        passage=[RED],
    )
    act(s, "antigonos", "", "all", "inside", "end")
    assert s.passage == []


# -- told and asked ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.5-a")
def test_nobody_is_told_of_no_isolated_markers() -> None:
    s = position(control={"pella": "red"})
    run(isolation(s))
    assert told(s, MarkersIsolated) == []


@pytest.mark.rule("S4-9.1-h")
def test_who_leaves_nobody_behind_is_not_told_of() -> None:
    s = position(
        control={"issos": "yellow"}, generals={"antigonos": "yellow issos"}, cus={"yellow issos": {"loyal": 1}}
    )
    act(s, "antigonos", "", "all", "leave", "pick_cus! done", "end")
    assert told(s, LeftBehind) == []


@pytest.mark.rule("S4-7.1-o")
def test_a_minor_general_stands_where_a_cu_of_his_is() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 1}, "blue tarsos": {"loyal": 1}})
    [decision] = question(arrange_minor(s, RED))
    assert offered(decision) == ["minor-red-1"]
    assert why_not_minor(s, RED, at("issos")) is None
    no = why_not_minor(s, RED, at("tarsos"))
    assert no is not None
    assert (no.rule, no.why) == ("S4-7.1-o", "no_cu_here")
    assert why_not_minor(s, RED, OFF) is None


@pytest.mark.rule("S4-5.3-b")
def test_imagined_hands_and_deck_hold_the_same_cards() -> None:
    s = position(hand=hands(red="fog hubris", blue="mutiny"), deck=[*cards("epidemic", "unrest", "olympias")])
    before = sorted([*s.deck, *(card for hand in s.hand for card in hand)])
    for seed in range(8):
        resample(s, RED, SeededDice(seed))
        assert s.hand[RED] == cards("fog", "hubris")
        assert sorted([*s.deck, *(card for hand in s.hand for card in hand)]) == before


# -- 3.7, 16.1 a pact -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.1-a")
def test_who_is_at_peace_does_not_go_where_the_other_stands() -> None:
    s = position(
        generals={"antigonos": "yellow sardeis"}, cus={"red ephesos": {"loyal": 1}, "blue pergamon": {"loyal": 1}}
    )
    assert {"ephesos", "pergamon"} <= {*offered(menu(s, "antigonos"))}
    s.pact = (YELLOW, RED)
    decision = menu(s, "antigonos")
    assert "pergamon" in offered(decision)
    assert "ephesos" not in offered(decision)
    assert why(decision, "ephesos") == ("S4-16.1-a", "at_peace")


# -- 11.1 landings ----------------------------------------------------------------------------------------------------


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


# -- contested readings -----------------------------------------------------------------------------------------------


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


@pytest.mark.rule("S4-13.3-d")
@pytest.mark.parametrize(
    ("reading", "ship", "to", "near"),
    [
        ("announced", "issos", "tarsos", True),
        ("left", "issos", "tarsos", False),
        ("announced", "tarsos", "issos", False),
        ("left", "tarsos", "issos", True),
    ],
)
def test_the_range_of_naval_battles_is_measured_from_the_space_announced_or_left(
    reading: str, ship: str, to: str, near: bool
) -> None:
    """Red's PC marker at Aspendos is two Sea routes from Tarsos and three from Issos."""
    s = position(control={"aspendos": "red"}, generals={"antigonos": f"yellow {ship}-sea"})
    s.setup = replace(s.setup, options={"naval_range": reading})
    s.voyage = Voyage(named("antigonos"), at("issos"))
    assert in_naval_range(s, RED, NUMBER[to]) is near
