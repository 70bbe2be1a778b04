"""9.9 Generals without CUs, 9.11 Free Passage: what follows when two Factions stand in one position."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, NOBODY, OFF, SIDES
from strategos.games.successors.common.clash_events import BattleDecided, BattleRolled, Overrun
from strategos.games.successors.common.events import Popular, SurvivalRolled
from strategos.games.successors.common.movement_events import PassageAnswered
from strategos.games.successors.common.position import troops_at
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import FREE, Activate
from strategos.games.successors.third.activated_army import why_not_act
from strategos.games.successors.third.activation import part
from strategos.games.successors.third.confrontation import confront
from strategos.games.successors.third.events import ChangedPosition
from strategos.games.successors.third.facts import GENERAL_NUMBER, ROYAL_NUMBER
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.tasks import GENERAL
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, run, told, units, why

from .activating import act, menu, named
from .table import at, position


def army(**given: Any) -> SuccessorsState:
    """Yellow's Antigonos with five CUs at Ephesos."""
    given["generals"] = {"antigonos": "yellow ephesos", **given.get("generals", {})}
    given["cus"] = {"yellow ephesos": {"loyal": 5}, **given.get("cus", {})}
    return position(**given)


def alone(**given: Any) -> SuccessorsState:
    """Yellow's Antigonos without CUs at Ephesos."""
    given["generals"] = {"antigonos": "yellow ephesos", **given.get("generals", {})}
    return position(**given)


# -- 9.9 --------------------------------------------------------------------------------------------------------------

CAUGHT: dict[str, Any] = {"generals": {"krateros": "red pergamon"}}


@pytest.mark.rule("S3-9.9-c", "S3-8.1-a")
@pytest.mark.parametrize(("die", "end"), [(1, DISPERSED), (4, DISPERSED), (5, DEAD), (6, DEAD)])
def test_a_lone_general_reached_by_an_army_takes_a_leader_loss_test(die: int, end: int) -> None:
    s = army(**CAUGHT)
    act(s, "antigonos", str(die), "pergamon", "ask_passage! no", "red: evade! no", "end")
    assert general(s, "krateros") == end
    assert [event.die for event in told(s, SurvivalRolled)] == [die]


@pytest.mark.rule("S3-17.5-g")
def test_that_is_no_attack_and_the_move_goes_on() -> None:
    s = army(**CAUGHT)
    act(s, "antigonos", "1", "pergamon", "ask_passage! no", "red: evade! no", "abydos", "end")
    assert s.champion[YELLOW]
    assert general(s, "antigonos") == at("abydos")


@pytest.mark.rule("S3-9.9-c", "S3-11.1-a")
def test_he_may_evade_first() -> None:
    s = army(**CAUGHT)
    evade = ("red: evade! yes", "red: evade_to! sardeis", "evade_on! done")
    act(s, "antigonos", "5", "pergamon", "ask_passage! no", *evade, "end")
    assert general(s, "krateros") == at("sardeis")
    assert not told(s, SurvivalRolled)


@pytest.mark.rule("S3-9.9-c")
def test_inside_his_own_city_nothing_happens_to_him() -> None:
    s = army(generals={"krateros": "red sardeis-inside"}, control={"sardeis": "red"})
    act(s, "antigonos", "", "sardeis", "red: rearrange! keep", "end")
    assert general(s, "krateros") == at("sardeis-inside")


@pytest.mark.rule("S3-8.1-h")
def test_a_minor_general_takes_no_test() -> None:
    s = army(generals={"minor-red-1": "red pergamon"})
    act(s, "antigonos", "", "pergamon", "ask_passage! no", "red: evade! no", "end")
    assert general(s, "minor-red-1") == OFF
    assert not told(s, SurvivalRolled)


@pytest.mark.rule("S3-9.9-c")
def test_a_third_players_general_beside_the_enemy_is_caught_too() -> None:
    s = army(
        generals={"krateros": "red pergamon", "seleukos": "blue pergamon"},
        cus={"blue pergamon": {"loyal": 1}},
        passage=[],
    )
    act(s, "antigonos", "2 3", "pergamon", "no", "no", "evade! no", "evade! no", "end")
    assert general(s, "krateros") == DISPERSED
    # Red's General and Blue's CU, which is overrun.
    assert told(s, Overrun)


@pytest.mark.rule("S3-9.9-a")
def test_alone_he_does_not_go_among_the_cus_of_an_independent_army() -> None:
    s = alone(armies={"philon": "pergamon"})
    assert why(menu(s, "antigonos"), "pergamon") == ("S3-9.9-a", "no_lone_general_among_cus")


@pytest.mark.rule("S3-9.9-a", "S3-9.11-a")
def test_nor_among_those_of_a_player_who_grants_no_passage() -> None:
    s = alone(generals={"krateros": "red pergamon"}, cus={"red pergamon": {"loyal": 1}})
    decision = menu(s, "antigonos", "pergamon", "red: grant_passage! no")
    assert why(decision, "pergamon") == ("S3-9.9-a", "passage_refused")
    assert "sardeis" in offered(decision)
    assert decision.about["left"] == 4


@pytest.mark.rule("S3-9.11-a", "S3-9.11-c")
def test_with_a_passage_granted_and_kept_he_goes_through() -> None:
    s = alone(generals={"krateros": "red pergamon"}, cus={"red pergamon": {"loyal": 1}})
    answers = ("pergamon", "red: grant_passage! yes", "red: honour_passage! yes", "abydos")
    act(s, "antigonos", "", *answers, "red: intercept_from! pass", "end")
    assert general(s, "antigonos") == at("abydos")


@pytest.mark.rule("S3-9.11-b", "S3-9.11-e")
def test_a_passage_granted_and_not_kept_disperses_him_without_a_test() -> None:
    s = alone(generals={"krateros": "red pergamon"}, cus={"red pergamon": {"loyal": 1}})
    act(s, "antigonos", "", "pergamon", "red: grant_passage! yes", "red: honour_passage! no")
    assert general(s, "antigonos") == DISPERSED
    assert not told(s, SurvivalRolled)


@pytest.mark.rule("S3-9.9-b")
def test_he_passes_another_lone_general_but_does_not_stay() -> None:
    s = alone(generals={"krateros": "red pergamon"})
    decision = menu(s, "antigonos", "pergamon")
    assert set(offered(decision)) == {"abydos", "ephesos", "sardeis"}
    s = alone(generals={"krateros": "red pergamon"})
    assert why(menu(s, "antigonos", points=1), "pergamon") == ("S3-9.9-b", "could_not_go_on")


@pytest.mark.rule("S3-9.9-b")
@pytest.mark.parametrize(("spent", "bound", "back"), [(2, GENERAL, True), (1, GENERAL, False), (2, FREE, False)])
def test_he_turns_back_only_where_he_cannot_go_on(spent: int, bound: int, back: bool) -> None:
    s = alone(generals={"antigonos": "yellow pergamon", "krateros": "red pergamon"})
    lone = (GENERAL_NUMBER["antigonos"],)
    task = Activate(YELLOW, lone[0], points=2, spent=spent, generals=lone, trail=(at("ephesos"),), bound=bound)
    assert (why_not_act(s, task, ("turn_back", NOBODY)) is None) is back


# -- 9.11 -------------------------------------------------------------------------------------------------------------

HOST: dict[str, Any] = {"generals": {"krateros": "red pergamon"}, "cus": {"red pergamon": {"loyal": 3}}}


@pytest.mark.rule("S3-9.11-a", "S3-9.11-c", "S3-9.5-b")
def test_an_army_asks_on_entering_and_goes_on_if_it_is_honoured() -> None:
    s = army(**HOST)
    answers = ("pergamon", "yellow: ask_passage! yes", "red: honour_passage! yes", "abydos")
    act(s, "antigonos", "", *answers, "red: intercept_from! pass", "end")
    assert general(s, "antigonos") == at("abydos")
    assert [event.granted for event in told(s, PassageAnswered)] == [True]
    assert s.champion[YELLOW]


@pytest.mark.rule("S3-9.11-b", "S3-9.11-d", "S3-9.5-a")
def test_if_it_is_not_honoured_the_army_fights() -> None:
    s = army(**HOST)
    answers = ("pergamon", "ask_passage! yes", "red: honour_passage! no", "red: evade! no")
    act(s, "antigonos", "6 6 1 1 1", *answers)
    assert len(told(s, BattleRolled)) == 2
    assert not s.champion[YELLOW]
    assert s.battle is None


@pytest.mark.rule("S3-9.11-a")
def test_in_a_major_city_too() -> None:
    s = army(generals={"krateros": "red sardeis"}, cus={"red sardeis": {"loyal": 3}}, control={"sardeis": "red"})
    answers = ("sardeis", "red: rearrange! keep", "ask_passage! yes", "honour_passage! yes", "kelainai")
    act(s, "antigonos", "", *answers, "red: intercept_from! pass", "end")
    assert general(s, "antigonos") == at("kelainai")


@pytest.mark.rule("S3-9.11-f", "S3-9.11-g")
def test_an_army_that_ends_its_move_there_fights_as_having_entered() -> None:
    s = army(**HOST)
    act(s, "antigonos", "6 6 1 1 1", "pergamon", "ask_passage! yes", "honour_passage! yes", "end")
    rolled = told(s, BattleRolled)
    assert [event.side for event in rolled] == ["side:yellow", "side:red"]
    assert not s.champion[YELLOW]


@pytest.mark.rule("S3-9.11-f")
def test_also_if_it_has_no_mp_to_leave() -> None:
    s = army(**HOST)
    act(s, "antigonos", "6 6 1 1 1", "pergamon", "ask_passage! yes", "honour_passage! yes", points=1)
    assert len(told(s, BattleRolled)) == 2


@pytest.mark.rule("S3-9.11-f")
def test_unless_the_others_can_and_will_withdraw_into_their_city() -> None:
    given: dict[str, Any] = {"generals": {"krateros": "red sardeis"}, "control": {"sardeis": "red"}}
    s = army(**given, cus={"red sardeis": {"loyal": 2}})
    answers = ("sardeis", "rearrange! keep", "ask_passage! yes", "honour_passage! yes", "end")
    act(s, "antigonos", "", *answers, "red: withdraw_inside! yes")
    assert force(s, "red sardeis-inside") == units(loyal=2)
    assert not told(s, BattleRolled)
    assert s.champion[YELLOW]
    s = army(**given, cus={"red sardeis": {"loyal": 3}})
    act(s, "antigonos", "6 6 1 1 1", *answers)
    assert len(told(s, BattleRolled)) == 2


@pytest.mark.rule("S3-9.11-f")
def test_hosts_without_a_general_fight_as_well() -> None:
    s = army(cus={"red pergamon": {"loyal": 3}}, control={"pergamon": "red"})
    act(s, "antigonos", "6 6 1 1 1", "pergamon", "ask_passage! yes", "honour_passage! yes", "end")
    assert len(told(s, BattleRolled)) == 2


@pytest.mark.rule("S3-9.11-a", "S3-16.1-d")
def test_independents_grant_no_passage() -> None:
    s = army(armies={"philon": "pergamon"})
    act(s, "antigonos", "6 6 1 1", "pergamon")
    assert len(told(s, BattleRolled)) == 2


@pytest.mark.rule("S3-9.9-b")
def test_generals_without_cus_need_not_ask_each_other() -> None:
    s = alone(**CAUGHT)
    act(s, "antigonos", "", "pergamon", "abydos", "end")
    assert general(s, "antigonos") == at("abydos")
    assert not told(s, PassageAnswered)


@pytest.mark.rule("S3-9.5-d", "S3-18.1-a")
def test_an_heir_alone_may_be_brought_inside_before_an_enemy_takes_him() -> None:
    given: dict[str, Any] = {"control": {"sardeis": "red"}, "royals": {"philippos": "red sardeis"}}
    for answer, holder in (("all_inside", "red"), ("keep", "yellow")):
        s = army(**given)
        act(s, "antigonos", "", "sardeis", f"red: rearrange! {answer}", "end")
        assert SIDES[s.royal_of[ROYAL_NUMBER["philippos"]]] == holder


def guests(**more: Any) -> tuple[SuccessorsState, Activate]:
    """Yellow ends a move at Tyros, a city of Blue, who had granted Free Passage."""
    s = position(
        control={"tyros": "blue"},
        generals={"perdikkas": "yellow tyros", "krateros": "blue tyros"},
        cus={"yellow tyros": {"loyal": 3}, "blue tyros": {"loyal": 2}, **more},
        passage=[BLUE],
    )
    perdikkas = named("perdikkas")
    return s, Activate(YELLOW, perdikkas, generals=(perdikkas,), troops=units(loyal=3), trail=(at("sidon"),))


@pytest.mark.rule("S3-9.11-f")
def test_who_granted_passage_may_withdraw_into_his_city_as_far_as_there_is_room() -> None:
    s, task = guests()
    run(part(s, task), "", "blue: withdraw_inside! yes")
    assert force(s, "blue tyros-inside") == units(loyal=2)
    news = ChangedPosition("side:blue", "piece:krateros", "space:tyros", True, {"piece:loyal": 2})
    assert told(s, ChangedPosition) == [news]
    s, task = guests(**{"blue tyros-inside": {"loyal": 1}})
    run(part(s, task), "6 6 1 1 1")
    assert [event.winner for event in told(s, BattleDecided)] == ["side:yellow"]


ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S3-23.1-a")
def test_who_overruns_an_independent_army_becomes_popular() -> None:
    s = position(
        generals={"perdikkas": "red ephesos"},
        cus={"red ephesos": {"loyal": 60}},
        armies={"philon": "ephesos"},
        options=("popular_victors",),
    )
    run(confront(s, ALONG))
    assert told(s, Popular) == [Popular("side:red", "piece:perdikkas", 1)]


@pytest.mark.rule("S3-12-a", "S3-12-b", "S3-G-j", "S3-G-l")
def test_two_factions_never_end_a_move_in_one_position() -> None:
    s = position(
        successors=("yellow", "red"),
        generals={"antigonos": "yellow ephesos", "peithon": "red pergamon"},
        cus={"yellow ephesos": {"loyal": 3}, "red pergamon": {"loyal": 1}},
    )
    act(s, "antigonos", "6 6 1 1 1", "pergamon", "ask_passage! no", "evade! no")
    there = [side for side in (YELLOW, RED) if any(troops_at(s, side, at("pergamon")))]
    assert there == [YELLOW]
