"""Corners of reactions, battles, the sea, Independent Armies and the Royal Family that no other test would notice."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DISPERSED, INDEPENDENT, NOBODY
from strategos.games.successors.common.dispersal import disperse_force
from strategos.games.successors.common.events import ArmyBeaten, BattleDecided, RoyalArmyJoined, RoyalTaken
from strategos.games.successors.common.independent_armies import end_activation
from strategos.games.successors.common.land_movement import besieged_generals
from strategos.games.successors.common.movement_events import (
    ArmyStayed,
    Embarked,
    Evaded,
    InterceptionDeclared,
    InterceptionRolled,
    Landed,
)
from strategos.games.successors.common.naval_movement import name_fleets
from strategos.games.successors.common.ports import leader_ashore
from strategos.games.successors.common.position import is_besieged_general
from strategos.games.successors.common.scoring import fleets_of
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.sieges import desert
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import Activate, Battle, IndependentMove, IndependentMoves
from strategos.games.successors.third.evasion import evasions, why_not_evade_by
from strategos.games.successors.third.events import JoinedBattle
from strategos.games.successors.third.facts import ALEXANDROS, ARMIES, FLEETS, NUMBER, ROYALS
from strategos.games.successors.third.independent_moves import independent_moves
from strategos.games.successors.third.interception import interceptions
from strategos.games.successors.third.land_battle import fight
from strategos.games.successors.third.naval_challenges import Challenge, call_off, storm_rises
from strategos.games.successors.third.ports import why_not_embark, why_not_pick_up
from strategos.games.successors.third.royal_family import may_marry
from strategos.kernel.agenda import push
from tests.successors.table import (
    BLUE,
    RED,
    YELLOW,
    force,
    general,
    offered,
    question,
    royal,
    run,
    told,
    units,
)

from .activating import act, named
from .table import at, cards, hands, position, run_agenda

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


@pytest.mark.rule("S3-10.7-a")
def test_who_names_no_general_does_not_intercept() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}},
    )
    run(interceptions(s, ALONG), "", "sardeis", "pass", "intercepting_general! done")
    assert told(s, InterceptionDeclared) == []


@pytest.mark.rule("S3-23.3-a")
def test_an_independent_army_intercepts_at_pella() -> None:
    s = position(
        generals={"antigonos": "red pella"},
        cus={"red pella": {"loyal": 2}},
        armies={"seuthes": "amphipolis"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    come = run(interceptions(s, Step(RED, RED, at("larisa"), at("pella"))), "6", "blue: fog")
    assert come.party.faction == INDEPENDENT


@pytest.mark.rule("S3-11.3-d", "S3-11.3-c")
def test_nobody_evades_back_to_the_danger() -> None:
    s = position(generals={"antigonos": "red ephesos", "krateros": "blue ephesos"})

    def refusal(here: str, space: str) -> str | None:
        no = why_not_evade_by(s, ALONG, BLUE, NUMBER[here], NUMBER[space])
        return None if no is None else no.why

    assert refusal("sardeis", "ephesos") == "back_to_the_danger"
    assert refusal("ephesos", "tyros") == "no_land_route"
    assert refusal("ephesos", "sardeis") is None


@pytest.mark.rule("S3-11.1-d", "S3-23.3-a")
@pytest.mark.parametrize(("die", "failed"), [("3", (INDEPENDENT,)), ("4", ())])
def test_into_a_way_point_an_independent_army_evades_on_one_more(die: str, failed: tuple[int, ...]) -> None:
    s = position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 2}},
        armies={"philon": "ephesos"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    answers = ("blue: fog", "evade_to! tp_lykos", *(() if failed else ("evade_on! done",)))
    assert run(evasions(s, ALONG), die, *answers) == failed


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
    steps = [(event.space, event.to) for event in told(s, Evaded)]
    assert steps == [("space:ephesos", "space:sardeis"), ("space:sardeis", "space:kelainai")]


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
    assert told(s, Embarked) == [Embarked("side:yellow", "piece:perdikkas", "space:ephesos")]
    assert told(s, Landed) == [Landed("side:yellow", "piece:perdikkas", "space:chios", False)]
    assert s.voyage is None


@pytest.mark.rule("S3-13.4-g")
@pytest.mark.parametrize("every", [True, False])
def test_one_fleet_alone_is_not_all_of_them(every: bool) -> None:
    s = position(pirates=RED, control={"athenai": "red"} if every else {})
    [decision] = question(name_fleets(s, RED, "escort", "S3-13.4-g", {}))
    assert (len(fleets_of(s, RED)), "all" in offered(decision)) == (1 + every, every)


@pytest.mark.rule("S3-13.4-g")
def test_all_fleets_are_named_at_once_or_one_by_one() -> None:
    s = position(pirates=RED, control={"athenai": "red"})
    both = run(name_fleets(s, RED, "escort", "S3-13.4-g", {}), "", "all")
    assert len(both) == 2
    assert run(name_fleets(s, RED, "escort", "S3-13.4-g", {}), "", "fleet-kilikia", "done") == (
        FLEETS.index("kilikia"),
    )


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
    no = why_not_pick_up(s, task, NUMBER["kos"])
    assert no is not None
    assert no.why == "nobody_to_pick_up"


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


# -- 15 sieges --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-14.3-i")
def test_without_a_besieged_royal_army_nobody_goes_over() -> None:
    s = position(
        control={"tyros": "blue"},
        generals={"perdikkas": "red tyros"},
        cus={"red tyros": {"loyal": 3}, "blue tyros-inside": {"loyal": 1}},
        royals={"alexandros": "red tyros"},
    )
    desert(s, RED, NUMBER["tyros"])
    assert told(s, RoyalArmyJoined) == []


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
