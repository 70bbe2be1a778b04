"""Corners of activation, battles, the sea and the Game Turn that no other test would notice."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, NOBODY
from strategos.games.successors.common.dispersal import disperse_force
from strategos.games.successors.common.events import ArmyBeaten, BattleDecided, Dispersed, RoyalTaken
from strategos.games.successors.common.independent_armies import end_activation
from strategos.games.successors.common.land_movement import besieged_generals
from strategos.games.successors.common.movement_events import ArmyStayed, InterceptionRolled, Landed, PassageAnswered
from strategos.games.successors.common.ports import leader_ashore
from strategos.games.successors.common.position import generals_at, is_besieged_general
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import Activate, Battle, IndependentMove, IndependentMoves, March
from strategos.games.successors.third.activated_army import garrisons
from strategos.games.successors.third.cards.unrest import why_not_rise
from strategos.games.successors.third.evasion import evasions
from strategos.games.successors.third.events import JoinedBattle
from strategos.games.successors.third.facts import ALEXANDROS, ARMIES, CARD_NUMBER, NUMBER, PROVINCE_NUMBER, ROYALS
from strategos.games.successors.third.independent_moves import independent_moves
from strategos.games.successors.third.interception import interceptions
from strategos.games.successors.third.land_battle import fight
from strategos.games.successors.third.land_movement import meets_general, promise_passage, rearrange
from strategos.games.successors.third.naval_challenges import Challenge, call_off, name_fleets, storm_rises
from strategos.games.successors.third.operation_points import place_markers
from strategos.games.successors.third.ports import why_not_embark, why_not_pick_up
from strategos.games.successors.third.reinforcements import reinforce
from strategos.games.successors.third.royal_family import may_marry
from strategos.games.successors.third.scoring import fleets_of, legitimacy
from strategos.games.successors.third.sequence import SEQUENCE, round_of
from strategos.games.successors.third.settle import settle
from strategos.games.successors.third.start_of_turn import set_turn_order, start_of_turn
from strategos.games.successors.third.tasks import Reinforce
from strategos.games.successors.third.tyche import why_not_spend
from strategos.games.successors.third.windows import use_surprise
from strategos.kernel.agenda import push
from strategos.kernel.clock import Clock
from tests.successors.table import (
    BLUE,
    RED,
    YELLOW,
    force,
    general,
    offered,
    owner,
    question,
    royal,
    run,
    told,
    units,
    why,
)

from .activating import act, menu, named
from .cards.hand import play, reason
from .table import at, cards, hands, position, run_agenda

# -- 3 the Game Turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-3.1-a")
def test_who_chooses_the_first_player_is_told() -> None:
    s = position(seats=2, provinces={"kypros": "blue"})
    run(set_turn_order(s), "", "yellow: first_player! blue")
    assert s.first == BLUE
    assert [type(event).__name__ for event in s.events] == ["TurnOrderSet"]


def test_the_rounds_are_counted_in_the_strategy_phase_only() -> None:
    rounds = [round_of(Clock(2, entry)) for entry in range(len(SEQUENCE))]
    assert max(rounds) == len({*rounds} - {0})
    assert (rounds[0], rounds[-1]) == (0, 0)
    assert [n for n in rounds if n] == sorted(n for n in rounds if n)


@pytest.mark.rule("S3-21.3-a", "S3-20.1-a")
def test_when_a_regent_has_won_nobody_follows_antipatros() -> None:
    s = position(turn=3, generals={"antipatros": "red pella"}, winner=RED)
    s.received[named("antipatros")] = RED
    run(start_of_turn(s))
    assert general(s, "antipatros") == at("pella")


# -- 5 Reinforcements -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-5.4-a")
def test_a_general_without_a_place_is_told_to_be_dispersed() -> None:
    s = position(turn=1)
    s.control[:] = bytes([BLUE]) * len(s.control)
    s.general_of[named("eumenes")] = RED
    run(reinforce(s, Reinforce(RED, units(), (named("eumenes"),))))
    assert told(s, Dispersed) == [Dispersed("side:red", general="piece:eumenes")]


@pytest.mark.rule("S3-5.1-b")
def test_of_several_generals_one_is_chosen_to_be_placed_first() -> None:
    s = position(control={"issos": "red"})
    two = (named("eumenes"), named("krateros"))
    s.general_of[two[0]] = s.general_of[two[1]] = RED
    run(reinforce(s, Reinforce(RED, units(), two)), "", "reinforcing_general! krateros", "reinforce! issos")
    assert general(s, "krateros") == at("issos")
    assert general(s, "eumenes") != at("issos")


# -- 7 cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.5-a", "S3-7.5-b")
def test_without_a_space_in_range_no_markers_can_be_placed() -> None:
    s = position(control={"issos": "red"})
    assert why_not_spend(s, RED, (NUMBER["issos"],), "place_markers") is None
    s.control[:] = bytes([BLUE]) * len(s.control)
    no = why_not_spend(s, RED, (NUMBER["issos"],), "place_markers")
    assert no is not None
    assert why_not_spend(s, RED, (), "train") is None


@pytest.mark.rule("S3-7.4-a", "S3-8.1-d")
def test_before_a_forced_march_a_minor_general_may_be_placed() -> None:
    s = position(control={"issos": "yellow"}, cus={"yellow issos": {"loyal": 1}})
    push(s, March(YELLOW, 2))
    run_agenda(
        s, "", "march! minor", "minor_general! minor-yellow-1", "minor_to! issos", "minor-yellow-1", "all", "end"
    )
    assert general(s, "minor-yellow-1") == at("issos")


@pytest.mark.rule("S3-14.2-d")
def test_the_silver_shields_join_an_army_in_an_enemy_space() -> None:
    s = position(control={"tarsos": "blue"}, generals={"antigonos": "red tarsos"}, cus={"red tarsos": {"mercenary": 1}})
    assert reason(s, "silver_shields", "tarsos") is None
    assert reason(s, "silver_shields", "issos") == "no_reinforcements_here"


@pytest.mark.rule("S3-7.1-c")
@pytest.mark.parametrize(("die", "won"), [("2", False), ("3", True)])
def test_treachery_wins_a_city_on_three_or_more(die: str, won: bool) -> None:
    s = position(control={"tarsos": "blue"}, generals={"eumenes": "red issos"}, cus={"red issos": {"loyal": 1}})
    play(s, "treachery", die, "tarsos")
    assert owner(s, "tarsos") == ("red" if won else "blue")


@pytest.mark.rule("S3-7.1-c")
def test_treachery_wins_an_heir_for_an_army_near() -> None:
    s = position(
        generals={"eumenes": "red issos", "krateros": "blue tarsos"},
        cus={"red issos": {"loyal": 1}, "blue tarsos": {"loyal": 1}},
        royals={"alexandros": "blue tarsos"},
    )
    play(s, "treachery", "6", "event_prize! alexandros")
    assert royal(s, "alexandros") == "red"
    assert s.royal_at[ALEXANDROS] == at("issos")


@pytest.mark.rule("S3-7.8-d")
def test_unrest_does_not_rise_where_an_independent_army_stands() -> None:
    s = position(armies={"seuthes": "issos"})
    kilikia = (PROVINCE_NUMBER["kilikia"],)
    no = why_not_rise(s, kilikia, NUMBER["issos"])
    assert no is not None
    assert no.why == "a_cu_here"
    assert why_not_rise(s, kilikia, NUMBER["tarsos"]) is None


@pytest.mark.rule("S3-7.1-c")
def test_a_general_without_an_army_plunders_nothing() -> None:
    s = position(generals={"krateros": "red sousa", "eumenes": "red persepolis"}, cus={"red persepolis": {"loyal": 1}})
    assert reason(s, "treasure_city_plundered", "krateros") == "leads_no_army"
    assert reason(s, "treasure_city_plundered", "eumenes") is None


@pytest.mark.rule("S3-CC-b")
def test_condemnation_is_forgotten_with_the_dead() -> None:
    s = position(generals={"eumenes": "red issos"}, condemned=named("eumenes"), royals={"alexandros": "red pella"})
    condemned = legitimacy(s, RED).value
    s.general_at[named("eumenes")] = DEAD
    assert legitimacy(s, RED).value == condemned + 3


@pytest.mark.rule("S3-7.5-a", "S3-18.1-b")
def test_a_marker_gains_the_heir_who_stands_there_at_once() -> None:
    s = position(control={"issos": "red"}, royals={"alexandros": "tarsos"})
    run(place_markers(s, RED, 1, (NUMBER["issos"],)), "", "mark! tarsos")
    assert royal(s, "alexandros") == "red"


@pytest.mark.rule("S3-7.3-c")
@pytest.mark.parametrize(("place", "asked"), [("issos", True), ("dispersed", False)])
def test_a_gift_for_nobody_can_only_be_discarded(place: str, asked: bool) -> None:
    s = position(generals={"eumenes": f"red {place}"}, hand=hands(red="gift_of_oratory"), deck=[*cards("epidemic")])
    run(use_surprise(s, RED, CARD_NUMBER["gift_of_oratory"]), "", *(("surprise_card! discard",) if asked else ()))
    assert s.hand[RED] == cards("epidemic")
    assert s.orator == NOBODY


# -- 9 activation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.4-c", "S3-9.4-c")
def test_whom_a_general_merely_gathered_has_not_moved() -> None:
    s = position(
        control={"issos": "yellow"},
        generals={"perdikkas": "yellow issos", "eumenes": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}},
    )
    act(s, "perdikkas", "", "take_along! all", "end")
    assert unmoved_at(s, YELLOW, at("issos")) == units(loyal=2)
    assert named("eumenes") not in s.moved_generals


@pytest.mark.rule("S3-8.4-f")
def test_of_equals_who_meet_at_pella_one_is_named() -> None:
    s = position(
        control={"pella": "yellow", "larisa": "yellow"},
        generals={"perdikkas": "yellow pella", "krateros": "yellow larisa"},
        cus={"yellow pella": {"loyal": 1}, "yellow larisa": {"loyal": 1}},
    )
    act(s, "krateros", "", "take_along! all", "pella", "end", "commander! krateros")
    assert generals_at(s, YELLOW, at("pella"))[0] == named("krateros")


@pytest.mark.rule("S3-9.11-f")
def test_passage_is_over_with_the_move() -> None:
    s = position(
        generals={"perdikkas": "yellow issos", "krateros": "blue tarsos"},
        cus={"yellow issos": {"loyal": 1}, "blue tarsos": {"loyal": 1}},
    )
    act(s, "perdikkas", "", "tarsos", "ask_passage! yes", "honour_passage! yes", "issos", "pass", "end")
    assert s.passage == []


@pytest.mark.rule("S3-9.7-e", "S3-15.1.3-e")
def test_who_is_inside_goes_outside_and_not_in_again() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"perdikkas": "yellow pella-inside"},
        cus={"yellow pella-inside": {"loyal": 1}},
    )
    decision = menu(s, "perdikkas", "take_along! all")
    assert "outside" in offered(decision)
    assert why(decision, "inside") == ("S3-15.1.3-e", "not_your_major_city")
    assert garrisons(s, YELLOW) == [at("pella-inside")]


@pytest.mark.rule("S3-8.1-d", "S3-9.4-c")
def test_cus_a_minor_general_has_led_and_left_have_moved() -> None:
    s = position(
        control={"issos": "yellow", "tarsos": "yellow", "pella": "yellow"},
        generals={"minor-yellow-1": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}, "yellow pella": {"loyal": 1}},
    )
    answers = ("take_along! all", "tarsos", "minor", "minor-yellow-1", "minor_to! pella", "take_along! all", "end")
    act(s, "minor-yellow-1", "", *answers)
    assert unmoved_at(s, YELLOW, at("tarsos")) == units()


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


@pytest.mark.rule("S3-9.5-d")
def test_who_has_nobody_inside_cannot_bring_them_out() -> None:
    s = position(control={"tyros": "blue"}, cus={"blue tyros": {"loyal": 1}, "red tyros": {"loyal": 1}})
    [decision] = question(rearrange(s, Step(RED, RED, at("sidon"), at("tyros"))))
    assert offered(decision) == ["all_inside", "choose", "keep"]
    s = position(control={"tyros": "blue"}, cus={"blue tyros-inside": {"loyal": 1}, "red tyros": {"loyal": 1}})
    [decision] = question(rearrange(s, Step(RED, RED, at("sidon"), at("tyros"))))
    assert offered(decision) == ["all_outside", "choose", "keep"]


def test_where_generals_are_follows_who_has_them() -> None:
    s = position(generals={"eumenes": "red issos"})
    assert generals_at(s, RED, at("issos")) == (named("eumenes"),)
    s.general_of[named("eumenes")] = BLUE
    assert generals_at(s, RED, at("issos")) == ()
    assert generals_at(s, BLUE, at("issos")) == (named("eumenes"),)


# -- 10 Interception, 11 Evasion --------------------------------------------------------------------------------------

ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S3-G-f", "S3-10.3-a")
def test_only_who_is_inside_a_besieged_city_is_besieged() -> None:
    s = position(
        control={"tyros": "blue"},
        generals={"krateros": "blue tyros-inside", "antigonos": "red tyros", "eumenes": "black issos"},
        cus={"red tyros": {"loyal": 1}},
    )
    assert besieged_generals(s) == (named("krateros"),)
    assert not is_besieged_general(s, named("antigonos"))


@pytest.mark.rule("S3-10.2-b")
def test_only_ones_own_royal_family_intercepts_with_one() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}},
        royals={"kleopatra": "sardeis"},
    )
    run(interceptions(s, ALONG), "1", "sardeis", "pass", "krateros", "loyal=01")
    assert told(s, InterceptionRolled)[0].die == 1


@pytest.mark.rule("S3-10.2-e", "S3-23.3-a")
@pytest.mark.parametrize(("die", "success"), [("3", False), ("4", True)])
def test_into_a_way_point_an_independent_army_intercepts_on_one_more(die: str, success: bool) -> None:
    s = position(
        generals={"antigonos": "red tp_lykos"},
        cus={"red tp_lykos": {"loyal": 2}},
        armies={"philon": "kelainai"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    run(interceptions(s, Step(RED, RED, at("sardeis"), at("tp_lykos"))), die, "blue: fog")
    assert [roll.success for roll in told(s, InterceptionRolled)] == [success]


@pytest.mark.rule("S3-23.3-a")
def test_an_independent_army_evades_as_far_as_two_spaces() -> None:
    s = position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 2}},
        armies={"philon": "ephesos"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    assert run(evasions(s, ALONG), "3", "blue: fog", "evade_to! sardeis", "evade_on! kelainai") == ()
    assert s.army_at[ARMIES.index("philon")] == at("kelainai")


# -- 12 Land Battles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-12.10-a")
def test_where_nobody_commands_a_nine_kills_nobody() -> None:
    s = position(
        control={"issos": "blue"},
        generals={"perdikkas": "red issos"},
        cus={"red issos": {"loyal": 3}, "blue issos": {"loyal": 2}},
    )
    run(fight(s, Battle(RED, BLUE, at("issos"), at("tarsos"))), "6 6 3 6 1")
    assert told(s, BattleDecided)[0].winner == "side:red"


@pytest.mark.rule("S3-12.4-a", "S3-12.9-c")
def test_after_a_draw_the_cus_that_had_joined_go_back_inside() -> None:
    s = position(
        generals={"antigonos": "red sardeis", "lysimachos": "blue sardeis"},
        cus={"red sardeis": {"loyal": 4}, "blue sardeis": {"loyal": 3}, "blue sardeis-inside": {"mercenary": 2}},
        control={"sardeis": "blue", "ephesos": "blue"},
    )
    relief = Battle(BLUE, RED, at("sardeis"), at("ephesos"))
    run(fight(s, relief), "1 1 1 1", "join_cus! mercenary=01", "lose_cus! loyal=01")
    assert [event.cus for event in told(s, JoinedBattle)] == [{"piece:mercenary": 1}]
    assert told(s, BattleDecided)[0].winner is None
    assert force(s, "blue sardeis-inside") == units(mercenary=2)
    assert general(s, "lysimachos") == at("ephesos")


@pytest.mark.rule("S3-12.4-a")
def test_when_nobody_comes_out_nothing_is_told() -> None:
    s = position(
        generals={"antigonos": "red sardeis", "lysimachos": "blue sardeis"},
        cus={"red sardeis": {"loyal": 1}, "blue sardeis": {"loyal": 4}, "blue sardeis-inside": {"mercenary": 1}},
        control={"sardeis": "blue", "ephesos": "blue"},
    )
    run(fight(s, Battle(BLUE, RED, at("sardeis"), at("ephesos"))), "6 6 1 1 1", "join_cus! done")
    assert told(s, JoinedBattle) == []


# -- 13 Naval Movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.14-k")
def test_who_lands_where_is_told() -> None:
    s = position(generals={"perdikkas": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 2}})
    act(s, "perdikkas", "", "embark", "sail_to! chios", "land_there", "disembark", "end", points=3)
    assert told(s, Landed) == [Landed("side:yellow", "piece:perdikkas", "space:chios", False)]


@pytest.mark.rule("S3-13.4-g")
@pytest.mark.parametrize("every", [True, False])
def test_one_fleet_alone_is_not_all_of_them(every: bool) -> None:
    s = position(pirates=RED, control={"athenai": "red"} if every else {})
    [decision] = question(name_fleets(s, RED, "escort", "S3-13.4-g", {}))
    assert (len(fleets_of(s, RED)), "all" in offered(decision)) == (1 + every, every)


@pytest.mark.rule("S3-13.4-a")
def test_nobody_plays_a_storm_against_himself() -> None:
    s = position(hand=hands(red="sea_storms"), deck=[*cards("epidemic")])
    assert run(storm_rises(s, RED, NUMBER["chios"])) is False
    assert run(storm_rises(s, BLUE, NUMBER["chios"]), "", "red: sea_storms") is True


@pytest.mark.rule("S3-9.3-a", "S3-13.4-c")
def test_why_nobody_embarks_without_mp() -> None:
    s = position(generals={"perdikkas": "yellow chios"})
    perdikkas = named("perdikkas")
    no = why_not_embark(s, Activate(YELLOW, perdikkas, points=0, generals=(perdikkas,)))
    assert no is not None
    assert (no.rule, no.why, no.facts["left"]) == ("S3-9.3-a", "too_few_mp", 0)


@pytest.mark.rule("S3-17.5-a", "S3-13.4-i")
@pytest.mark.parametrize("status", [True, False])
def test_a_battle_called_off_gives_back_only_the_status_it_had_cost(status: bool) -> None:
    s = position(successors=("blue",))
    call_off(s, [Challenge(BLUE, (), NUMBER["tyros"], status)])
    assert bool(s.champion[BLUE]) is status


@pytest.mark.rule("S3-9.14-d", "S3-9.14-e")
def test_with_eight_cus_shipped_no_more_come_aboard() -> None:
    s = position(
        generals={"perdikkas": "yellow chios-sea"},
        cus={"yellow chios": {"loyal": 1}},
        shipped=8,
        control={"chios": "yellow"},
    )
    task = Activate(YELLOW, named("perdikkas"), generals=(named("perdikkas"),))
    no = why_not_pick_up(s, task, NUMBER["chios"])
    assert no is not None
    assert no.why == "eight_cus_shipped"
    s.shipped = 7
    assert why_not_pick_up(s, task, NUMBER["chios"]) is None


@pytest.mark.rule("S3-9.4-b")
def test_without_a_minor_general_to_spare_nobody_is_asked_to_lead_those_ashore() -> None:
    s = position(
        generals={"perdikkas": "yellow chios-sea", **{f"minor-yellow-{n}": "yellow issos" for n in range(1, 5)}},
        cus={"yellow issos": {"loyal": 1}},
    )
    task = Activate(YELLOW, named("perdikkas"), generals=(named("perdikkas"),), troops=units(loyal=1))
    assert run(leader_ashore(s, task, at("chios"), ())) == ()


@pytest.mark.rule("S3-13.6-d")
def test_a_force_that_finds_no_refuge_is_dispersed_with_its_cus() -> None:
    s = position(generals={"perdikkas": "yellow issos"}, cus={"yellow issos": {"loyal": 2}})
    disperse_force(s, YELLOW, at("issos"))
    assert force(s, "yellow dispersed") == units(loyal=2)
    assert general(s, "perdikkas") == DISPERSED


# -- 16 Independent Armies --------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-16.3-b")
def test_an_army_that_is_gone_removes_no_marker() -> None:
    s = position(armies={"philon": "dead"})
    s.control[:] = bytes([BLUE]) * len(s.control)
    end_activation(s, ARMIES.index("philon"))
    assert NOBODY not in s.control


@pytest.mark.rule("S3-16.3-a", "S3-9.5-d")
def test_who_is_besieged_when_an_independent_army_sets_out_is_remembered() -> None:
    s = position(
        control={"tyros": "blue"},
        generals={"krateros": "blue tyros-inside", "antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 1}},
        armies={"seuthes": "issos"},
    )
    push(s, IndependentMoves(YELLOW, NOBODY))
    task = s.agenda[-1]
    assert isinstance(task, IndependentMoves)
    run(independent_moves(s, task), "", "seuthes")
    move = s.agenda[-1]
    assert isinstance(move, IndependentMove)
    assert (move.besieged, move.closed) == ((named("krateros"),), (NUMBER["tyros"],))


@pytest.mark.rule("S3-16.3-c", "S3-18.5-a")
def test_where_an_independent_army_stays_the_royal_family_is_free() -> None:
    s = position(control={"issos": "blue"}, armies={"seuthes": "issos"}, royals={"alexandros": "blue issos"})
    push(s, IndependentMoves(YELLOW, NOBODY))
    run_agenda(s, "", "seuthes", "independent_move! stay")
    assert told(s, ArmyStayed) == [ArmyStayed("piece:seuthes", "space:issos")]
    assert royal(s, "alexandros") is None


@pytest.mark.rule("S3-16.5-f")
def test_a_beaten_army_is_told_and_whether_it_comes_back() -> None:
    s = position(generals={"perdikkas": "red issos"}, cus={"red issos": {"loyal": 8}}, armies={"seuthes": "issos"})
    run(fight(s, Battle(RED, INDEPENDENT, at("issos"), at("tarsos"))), "6 6 1 1")
    assert told(s, ArmyBeaten) == [ArmyBeaten("piece:seuthes", "space:issos", True)]


# -- 18 the Royal Family ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-18.1-a")
def test_who_waits_in_a_box_is_nobodys_whoever_rules_the_map() -> None:
    s = position(turn=1)
    s.control[:] = bytes([RED]) * len(s.control)
    settle(s)
    assert told(s, RoyalTaken) == []


@pytest.mark.rule("S3-18.3-c")
def test_nobody_marries_a_woman_whom_another_has() -> None:
    kleopatra = ROYALS.index("kleopatra")
    s = position(
        generals={"antigonos": "red issos"},
        cus={"red issos": {"loyal": 1}},
        royals={"kleopatra": "blue issos"},
        brides={kleopatra: RED},
    )
    assert not may_marry(s, kleopatra)
    s.royal_of[kleopatra] = NOBODY
    assert may_marry(s, kleopatra)


@pytest.mark.rule("S3-18.5-c")
def test_an_heir_nobody_guards_inside_falls_to_who_stands_before_the_walls() -> None:
    s = position(
        control={"tyros": "nobody"},
        generals={"antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 1}},
        royals={"alexandros": "blue tyros-inside"},
    )
    settle(s)
    assert royal(s, "alexandros") == "red"
    assert s.royal_at[ALEXANDROS] == at("tyros")
