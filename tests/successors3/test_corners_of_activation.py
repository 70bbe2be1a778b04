"""Corners of the Game Turn, cards and activation that no other test would notice."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, NOBODY
from strategos.games.successors.common.card_events import FortuneRolled, SurprisePlayed
from strategos.games.successors.common.dispersal import disperse_general
from strategos.games.successors.common.events import Dispersed, UsurperNamed
from strategos.games.successors.common.movement_events import PassageAnswered
from strategos.games.successors.common.position import generals_at
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import March, Reinforce
from strategos.games.successors.third.activated_army import garrisons, why_not_name
from strategos.games.successors.third.facts import ALEXANDROS, CARD_NUMBER, NUMBER
from strategos.games.successors.third.land_movement import meets_general, promise_passage, rearrange
from strategos.games.successors.third.operation_points import place_markers
from strategos.games.successors.third.reinforcements import reinforce
from strategos.games.successors.third.sequence import SEQUENCE, round_of
from strategos.games.successors.third.start_of_turn import name_usurper, set_turn_order, start_of_turn
from strategos.games.successors.third.tyche import why_not_spend
from strategos.games.successors.third.windows import use_surprise, why_not_held
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
from .cards.hand import play, reason, refused
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


@pytest.mark.rule("S3-4.1-a")
def test_who_is_the_usurper_is_told() -> None:
    s = position(provinces={"aigyptos": "red"})
    run(name_usurper(s))
    assert told(s, UsurperNamed) == [UsurperNamed("side:red")]


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


@pytest.mark.rule("S3-7.1-c")
def test_a_general_without_an_army_plunders_nothing() -> None:
    s = position(generals={"krateros": "red sousa", "eumenes": "red persepolis"}, cus={"red persepolis": {"loyal": 1}})
    assert reason(s, "treasure_city_plundered", "krateros") == "leads_no_army"
    assert reason(s, "treasure_city_plundered", "eumenes") is None


@pytest.mark.rule("S3-7.3-a")
def test_only_a_card_one_holds_can_be_played() -> None:
    s = position(hand=hands(red="fog"))
    assert why_not_held(s, RED, CARD_NUMBER["fog"]) is None
    assert why_not_held(s, BLUE, CARD_NUMBER["fog"]) is not None


@pytest.mark.rule("S3-7.1-c")
def test_the_dead_do_not_come_with_their_cards() -> None:
    assert refused(position(control={"issos": "red"}, royals={"olympias": "dead"}), "olympias") == "dead"


@pytest.mark.rule("S3-7.1-c")
def test_the_elephant_corps_goes_to_no_space_of_another_without_a_major_general() -> None:
    given: dict[str, Any] = {"provinces": {"media": "red", "persis": "red"}, "control": {"kossaioi": "blue"}}
    assert reason(position(**given), "indian_elephant_corps", "kossaioi") == "not_your_space"
    led = position(**given, generals={"krateros": "red kossaioi"}, cus={"red kossaioi": {"loyal": 1}})
    assert reason(led, "indian_elephant_corps", "kossaioi") is None


@pytest.mark.rule("S3-CC-c")
def test_the_roll_for_desertions_is_told() -> None:
    s = position(generals={"krateros": "blue tarsos"}, cus={"blue tarsos": {"mercenary": 3}, "red issos": {"loyal": 1}})
    play(s, "desertions", "1", "krateros")
    assert told(s, FortuneRolled) == [FortuneRolled("side:red", "card:desertions", 1, True)]


@pytest.mark.rule("S3-7.3-c")
def test_a_surprise_card_that_is_played_is_told() -> None:
    s = position(generals={"eumenes": "red issos"}, hand=hands(red="gift_of_oratory"), deck=[*cards("epidemic")])
    run(use_surprise(s, RED, CARD_NUMBER["gift_of_oratory"]), "", "surprise_card! play")
    assert told(s, SurprisePlayed) == [SurprisePlayed("side:red", "card:gift_of_oratory")]
    assert s.orator == named("eumenes")


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


@pytest.mark.rule("S3-9.4-c")
def test_who_was_activated_is_not_activated_again_even_if_he_did_nothing() -> None:
    s = position(generals={"perdikkas": "yellow issos"})
    act(s, "perdikkas", "", "end")
    no = why_not_name(s, YELLOW, named("perdikkas"))
    assert no is not None
    assert no.why == "already_activated"


@pytest.mark.rule("S3-2.6-f")
def test_where_a_general_was_dispersed_is_told() -> None:
    s = position(generals={"eumenes": "red pella"})
    disperse_general(s, named("eumenes"))
    disperse_general(s, named("eumenes"))
    assert [event.space for event in told(s, Dispersed)] == ["space:pella", None]


@pytest.mark.rule("S3-9.7-e")
@pytest.mark.parametrize(("within", "asked"), [(1, True), (2, False)])
def test_into_a_full_city_cus_are_not_left(within: int, asked: bool) -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"perdikkas": "yellow pella"},
        cus={"yellow pella": {"loyal": 2}, "yellow pella-inside": {"mercenary": within}},
    )
    where = ("leave_where! pella-inside",) if asked else ()
    act(s, "perdikkas", "", "take_along! all", "leave", *where, "pick_cus! loyal=01", "end")
    assert force(s, "yellow pella-inside") == units(mercenary=within, loyal=int(asked))


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
    assert why(decision, "siege") == ("S3-15.1.1-b", "not_besieging")
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
