"""Further corners of the rules that a small slip would change and no other test would notice."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, INDEPENDENT, NOBODY, OFF, POSITIONS, outside
from strategos.games.successors.common.cards.plots import why_not_betray_royal
from strategos.games.successors.common.events import (
    AttritionRolled,
    BattleDecided,
    BattleRolled,
    MinorLeft,
    MinorPlaced,
)
from strategos.games.successors.common.independent_armies import why_not_go
from strategos.games.successors.common.movement_events import InterceptionDeclared
from strategos.games.successors.common.parties import party_of
from strategos.games.successors.common.position import Voyage, put
from strategos.games.successors.common.scoring import is_upgraded, legitimacy
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.sieges import desert
from strategos.games.successors.common.steps import came_from
from strategos.games.successors.common.surprise_cards import Occasion
from strategos.games.successors.common.tasks import Activate, Battle, IndependentMove
from strategos.games.successors.fourth.cavalry import has_cavalry
from strategos.games.successors.fourth.costs import costs
from strategos.games.successors.fourth.deal import resample
from strategos.games.successors.fourth.disbanding import disband
from strategos.games.successors.fourth.evasion import evasions
from strategos.games.successors.fourth.events import HearseDestroyed
from strategos.games.successors.fourth.facts import ARMIES, BY_SEA, FLEETS, HERAKLES, NUMBER, ROYALS
from strategos.games.successors.fourth.independent_moves import independent_move
from strategos.games.successors.fourth.independent_reactions import interceptors, why_not_flee
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.land_battle import fight
from strategos.games.successors.fourth.minor_generals import arrange_minor
from strategos.games.successors.fourth.naval_movement import come_ashore
from strategos.games.successors.fourth.ports import why_not_disembark, why_not_embark, why_not_land
from strategos.games.successors.fourth.reinforcements import reinforce
from strategos.games.successors.fourth.rounds import begin_segment
from strategos.games.successors.fourth.set_up import begin
from strategos.games.successors.fourth.sieges import unwilling
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.surprise_cards import take_card
from strategos.games.successors.fourth.tasks import Reinforce
from strategos.games.successors.fourth.victory import by_rank
from strategos.kernel.agenda import push
from strategos.kernel.chance import SeededDice
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, question, run, told, units

from .activating import act, menu, named
from .cards.hand import reason
from .table import at, cards, hands, position

# -- 3.4 ties ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.4-d")
def test_the_lowest_major_general_is_above_none() -> None:
    s = position(generals={"polyarchos": "red issos"})
    assert run(by_rank(s, [BLUE, RED])) == RED


# -- 4 set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.2-a")
def test_of_the_royal_family_herakles_alone_comes_late() -> None:
    late, plain = (begin(position(options=options).setup) for options in (("late_herakles",), ()))
    differ = [n for n in range(len(ROYALS)) if late.royal_at[n] != plain.royal_at[n]]
    assert differ == [HERAKLES]


# -- 5.2 Reinforcements -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.2-l")
def test_a_general_without_an_eligible_space_may_come_to_an_uncontrolled_one() -> None:
    s = position(generals={"eumenes": "red off"}, control={"tarsos": "blue"})
    run(reinforce(s, Reinforce(RED, units(), (named("eumenes"),))), "", "reinforce! issos")
    assert general(s, "eumenes") == at("issos")


@pytest.mark.rule("S4-5.2-n", "S4-5.2-p")
def test_cus_without_an_eligible_space_join_a_general_who_has_just_come() -> None:
    s = position(generals={"eumenes": "red issos"})
    run(reinforce(s, Reinforce(RED, units(loyal=1))), "", "reinforce! issos")
    assert force(s, "red issos") == units(loyal=1)
    assert general(s, "minor-red-1") == OFF


@pytest.mark.rule("S4-5.2-o")
def test_a_general_with_no_space_at_all_stays_dispersed() -> None:
    s = position(generals={"eumenes": "red off"})
    s.control[:] = bytes([BLUE]) * len(s.control)
    run(reinforce(s, Reinforce(RED, units(), (named("eumenes"),))))
    assert general(s, "eumenes") == DISPERSED


# -- 6.2 cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-h")
def test_nothing_is_taken_from_an_empty_hand() -> None:
    s = position(hand=hands(red="fog"), deck=[*cards("epidemic")])
    run(take_card(s, RED, Occasion(), BLUE))
    assert s.hand[RED] == cards("fog")
    assert s.deck == [*cards("epidemic")]


@pytest.mark.rule("S4-6.2-i", "S4-8.4-b")
def test_treachery_may_win_an_heir_in_game_turn_i_but_not_the_hearse() -> None:
    s = position(
        turn=1,
        control={"tyros": "black"},
        generals={"eumenes": "red issos", "krateros": "blue tyros"},
        cus={"red issos": {"loyal": 1}, "blue tyros": {"loyal": 1}},
        royals={"alexandros": "blue tyros", "hearse": "blue tyros"},
    )
    assert why_not_betray_royal(s, RED, ROYALS.index("alexandros")) is None, "he stands outside, with the besiegers"
    no = why_not_betray_royal(s, RED, ROYALS.index("hearse"))
    assert no is not None
    assert no.why == "not_before_turn"


@pytest.mark.rule("S4-6.2-i")
def test_the_elephant_corps_goes_to_no_space_of_another_without_a_general() -> None:
    s = position(provinces={"media": "red", "persis": "red"}, control={"kossaioi": "blue"})
    assert reason(s, "indian_elephant_corps", "kossaioi") == "not_your_space"


def test_what_another_is_imagined_to_hold_owes_nothing_to_what_he_holds() -> None:
    """Whoever holds which of the same cards, the same is imagined from the same dice."""
    found: list[Any] = []
    for blue, black in (("fog", "hubris mutiny"), ("mutiny", "fog hubris")):
        s = position(hand=hands(red="epidemic", blue=blue, black=black), deck=[*cards("diplomacy", "unrest")])
        resample(s, RED, SeededDice(3))
        found.append((s.hand, s.deck))
    assert found[0] == found[1]


# -- 7.1 Minor Generals, 7.2 the Royal Army ---------------------------------------------------------------------------


@pytest.mark.rule("S4-7.1-u", "S4-7.1-v")
def test_a_minor_general_on_the_map_may_leave_one_off_it_may_not() -> None:
    for place, leaves in (("issos", True), ("off", False)):
        s = position(generals={"minor-red-1": f"red {place}"}, cus={"red issos": {"loyal": 1}})
        decision = _second(arrange_minor(s, RED), named("minor-red-1"))
        candidates: Any = decision.among() if callable(decision.among) else decision.among
        assert ("leave" in offered(decision)) is leaves
        assert ("leave" in [candidate.key for candidate in candidates]) is leaves
    s = position(generals={"minor-red-1": "red issos"}, cus={"red issos": {"loyal": 1}})
    run(arrange_minor(s, RED), "", "minor-red-1", "minor_to! leave")
    assert general(s, "minor-red-1") == OFF
    assert told(s, MinorLeft) == [MinorLeft("side:red", "piece:minor-red-1")]
    assert told(s, MinorPlaced) == []


def _second(procedure: Any, first: int) -> Any:
    """The question after the first one was answered."""
    procedure.send(None)
    [decision] = procedure.send([first]).decisions
    procedure.close()
    return decision


@pytest.mark.rule("S4-7.2-ap", "S4-7.1-s")
def test_a_minor_general_whose_last_cu_is_disbanded_leaves_the_map() -> None:
    s = position(generals={"minor-red-1": "red issos"}, cus={"red issos": {"royal": 1}, "red tarsos": {"loyal": 1}})
    s.control[NUMBER["tarsos"]] = RED
    run(disband(s, RED), "", "disband_at! issos", "disband_cus! royal=01")
    assert general(s, "minor-red-1") == OFF


@pytest.mark.rule("S4-7.4-i")
def test_a_fleet_of_nobody_shows_its_lower_side() -> None:
    assert not is_upgraded(position(), FLEETS.index("athenai"))


# -- 8 the Royal Family -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.4-a")
def test_a_hearse_that_is_gone_is_not_destroyed_again() -> None:
    s = position(options=("hearse_taken",), royals={"hearse": "dead"}, armies={"philon": "dead"})
    settle(s)
    assert told(s, HearseDestroyed) == []


# -- 9.1 what is forgotten --------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-q", "S4-9.1-f")
def test_who_has_moved_in_one_segment_may_move_in_the_next() -> None:
    s = position(seat=YELLOW, royals={"alexandros": "yellow issos"}, generals={"perdikkas": "yellow issos"})
    s.moved_royals, s.moved_generals = [0], [named("perdikkas")]
    run(begin_segment(s))
    assert (s.moved_royals, s.moved_generals) == ([], [])


@pytest.mark.rule("S4-9.1-j", "S4-9.4-g")
def test_into_a_city_with_one_cu_one_more_can_be_left() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"perdikkas": "yellow pella"},
        cus={"yellow pella": {"loyal": 3}, "yellow pella-inside": {"loyal": 1}},
    )
    decision = menu(s, "perdikkas", "take_along! all", "leave", "leave_where! pella-inside")
    assert [key for key in offered(decision) if key != "done"] == ["loyal=01"]


# -- 9.3 costs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.3-b", "S4-9.5-g")
def test_what_each_step_of_an_independent_army_costs_is_told() -> None:
    s = position(armies={"seuthes": "tarsos"})
    task = IndependentMove(YELLOW, ARMIES.index("seuthes"), at("tarsos"), 0)
    push(s, task)
    [decision] = question(independent_move(s, task))
    assert costs(s, decision) == {"dana": 2, "issos": 1, "kelenderis": 2}
    s = position()
    task = IndependentMove(YELLOW, ARMIES.index("glaukias"), at("waiting"), 0)
    push(s, task)
    [decision] = question(independent_move(s, task))
    assert costs(s, decision) == {"dardanoi": 1, "taulantioi": 1}


# -- 9.5 Independent Armies -------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.5-e")
def test_an_independent_army_is_told_what_it_has_left_and_what_a_step_costs() -> None:
    s = position(armies={"seuthes": "issos"})
    no = why_not_go(s, ARMIES.index("seuthes"), NUMBER["tarsos"], 3)
    assert no is not None
    assert (no.why, no.facts["left"]) == ("too_far", 0)


# -- 11 Interception --------------------------------------------------------------------------------------------------

STEP = Step(RED, RED, at("pergamon"), at("ephesos"))
MET: dict[str, Any] = {
    "generals": {"antigonos": "red ephesos", "krateros": "blue sardeis"},
    "cus": {"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 2}},
}


@pytest.mark.rule("S4-11.2-e")
def test_who_names_no_general_does_not_intercept() -> None:
    s = position(**MET)
    found = run(
        interceptions(s, STEP), "", "intercept_from! sardeis", "bring_minor! pass", "intercepting_general! done"
    )
    assert found == NOBODY
    assert told(s, InterceptionDeclared) == []


# -- 12 Evasion -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-12.2-h")
@pytest.mark.parametrize(
    ("step", "space", "came"),
    [
        (STEP, "pergamon", True),
        (STEP, "sardeis", False),
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


# -- 13 Naval Movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.4-g")
def test_who_stays_before_the_port_is_not_crowded_out() -> None:
    s = position(
        control={"ephesos": "yellow"}, generals={"perdikkas": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 4}}
    )
    act(s, "perdikkas", "", "take_along! choose", "loyal=01", "embark", "sail_to! chios", "disembark", "end")
    assert force(s, "yellow ephesos") == units(loyal=3)


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


@pytest.mark.rule("S4-13.2-n", "S4-16.1-a")
def test_one_may_land_inside_ones_city_though_who_besieges_it_must_not_be_attacked() -> None:
    s = position(
        control={"tyros": "yellow"},
        generals={"krateros": "red tyros"},
        cus={"red tyros": {"loyal": 1}},
        pact=(YELLOW, RED),
    )
    task = Activate(YELLOW, named("perdikkas"), generals=(named("perdikkas"),))
    assert why_not_land(s, task, at("tyros")) is not None
    assert why_not_disembark(s, task, NUMBER["tyros"]) is None


@pytest.mark.rule("S4-13.1-f", "S4-16.1-a")
def test_nobody_embarks_who_could_land_nowhere() -> None:
    near = BY_SEA[NUMBER["chios"]]
    s = position(generals={"perdikkas": "yellow chios"}, pact=(YELLOW, RED))
    perdikkas = named("perdikkas")
    task = Activate(YELLOW, perdikkas, points=1, generals=(perdikkas,))
    assert why_not_embark(s, task) is None
    for space in near:
        put(s, RED, outside(space), units(loyal=1))
    no = why_not_embark(s, task)
    assert no is not None
    assert no.why in ("at_peace", "too_few_mp")


# -- 14 Land Battles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.4-a", "S4-14.9-k")
def test_a_single_royal_army_cu_stands_aside_and_goes_over() -> None:
    s = position(
        generals={"perdikkas": "red issos", "eumenes": "blue issos"},
        cus={"red issos": {"loyal": 3}, "blue issos": {"mercenary": 2, "royal": 1}},
        successors=("blue",),
    )
    run(fight(s, Battle(RED, BLUE, at("issos"), at("tarsos"))), "6 6 1 1")
    assert [roll.strength for roll in told(s, BattleRolled)] == [6, 2]
    assert force(s, "red issos") == units(loyal=3, royal=1)


@pytest.mark.rule("S4-14.10-c")
def test_after_a_draw_only_those_who_had_joined_go_back_inside() -> None:
    relief = Battle(BLUE, RED, at("sardeis"), at("ephesos"))
    s = position(
        generals={"antigonos": "red sardeis", "eumenes": "blue sardeis", "krateros": "blue sardeis-inside"},
        cus={"red sardeis": {"loyal": 4}, "blue sardeis": {"loyal": 3}, "blue sardeis-inside": {"mercenary": 2}},
        control={"sardeis": "blue", "ephesos": "blue"},
    )
    run(fight(s, relief), "1 1 1 1", "krateros", "mercenary=01", "lose_cus! loyal=01")
    assert told(s, BattleDecided)[0].winner is None
    assert general(s, "krateros") == at("sardeis-inside")
    assert general(s, "eumenes") == at("ephesos")


# -- 15 sieges --------------------------------------------------------------------------------------------------------

BEFORE_PELLA: dict[str, Any] = {
    "control": {"pella": "blue"},
    "generals": {"antigonos": "red pella", "perdikkas": "blue pella-inside"},
    "cus": {"red pella": {"loyal": 3, "royal": 1}, "blue pella-inside": {"royal": 1}},
}


@pytest.mark.rule("S4-7.2-an")
@pytest.mark.parametrize(("won", "stays"), [(0, True), (1, False)])
def test_with_as_much_prestige_the_besieged_royal_army_stays(won: int, stays: bool) -> None:
    """Antigonos and Perdikkas are equally popular by themselves."""
    s = position(**BEFORE_PELLA)
    s.popularity[named("antigonos")] = legitimacy(s, BLUE).value - legitimacy(s, RED).value + won
    desert(s, RED, NUMBER["pella"])
    assert (force(s, "blue pella-inside") == units(royal=1)) is stays


@pytest.mark.rule("S4-16.6-a", "S4-7.2-ag")
def test_a_besieger_does_not_defend_sacred_ground() -> None:
    s = position(**BEFORE_PELLA, options=("royal_besiegers",), royals={"hearse": "red pella"})
    s.popularity[named("perdikkas")] = legitimacy(s, RED).value - legitimacy(s, BLUE).value + 1
    assert unwilling(s, RED, NUMBER["pella"]) == 1


# -- 16.1 the Capital -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.1-f")
def test_the_cus_inside_a_lost_capital_stand_in_its_one_position() -> None:
    s = position(capitals={NUMBER["alexandreia"]: RED}, generals={"eumenes": "red alexandreia-inside"})
    s.general_at[named("eumenes")] = at("alexandreia") + 1
    s.troops[RED * POSITIONS + at("alexandreia") + 1] = units(loyal=2)
    settle(s)
    assert force(s, "red alexandreia") == units(loyal=2)


# -- 16.11 reactions of Independent Armies ----------------------------------------------------------------------------


def reacting(**given: Any) -> SuccessorsState:
    base: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 2}},
        "hand": hands(blue="fog"),
        "deck": [*cards("epidemic", "diplomacy")],
        "options": ("independent_reactions",),
    }
    return position(**{**base, **given})


@pytest.mark.rule("S4-11.1-e", "S4-16.11-a")
def test_an_army_intercepts_into_a_players_space_where_independents_stand() -> None:
    s = reacting(control={"ephesos": "blue"}, armies={"philon": "sardeis"})
    assert interceptors(s, STEP, []) == []
    s = reacting(control={"ephesos": "blue"}, armies={"philon": "sardeis", "seuthes": "ephesos"})
    assert interceptors(s, STEP, []) == [ARMIES.index("philon")]


@pytest.mark.rule("S4-16.11-e")
def test_ahura_mazda_and_ahriman_is_not_replaced_when_it_is_discarded() -> None:
    s = reacting(armies={"philon": "sardeis"}, hand=hands(blue="ahura_mazda_and_ahriman"))
    run(interceptions(s, STEP), "1", "blue: ahura_mazda_and_ahriman")
    assert s.hand[BLUE] == ()
    assert len(s.deck) == 2


@pytest.mark.rule("S4-11.2-h", "S4-16.11-a")
def test_an_army_intercepts_at_pella() -> None:
    s = reacting(generals={"antigonos": "red pella"}, cus={"red pella": {"loyal": 2}}, armies={"seuthes": "amphipolis"})
    step = Step(RED, RED, at("larisa"), at("pella"))
    assert run(interceptions(s, step), "6", "blue: fog") == INDEPENDENT


@pytest.mark.rule("S4-12.1-c", "S4-16.11-a")
def test_independents_do_not_evade_into_an_enemy() -> None:
    s = reacting(armies={"philon": "ephesos"}, cus={"red ephesos": {"loyal": 2}, "black sardeis": {"loyal": 1}})
    no = why_not_flee(s, STEP, NUMBER["ephesos"], NUMBER["sardeis"])
    assert no is not None
    assert no.why == "enemy_here"


@pytest.mark.rule("S4-16.9-p", "S4-16.11-a")
@pytest.mark.parametrize(("mounted", "failed"), [(False, ()), (True, (INDEPENDENT,))])
def test_cavalry_makes_it_harder_for_independents_to_evade(mounted: bool, failed: tuple[int, ...]) -> None:
    """Philon's Initiative is 2; he has no Cavalry."""
    s = reacting(armies={"philon": "ephesos"})
    step = Step(RED, RED, at("pergamon"), at("ephesos"), mounted=mounted)
    assert run(evasions(s, step), "3", "blue: fog", *(() if mounted else ("sardeis", "done"))) == failed


@pytest.mark.rule("S4-12.2-f", "S4-16.11-a")
def test_independents_evade_as_far_as_two_spaces() -> None:
    s = reacting(armies={"philon": "ephesos"})
    assert run(evasions(s, STEP), "3", "blue: fog", "evade_to! sardeis", "evade_on! kelainai") == ()
    assert s.army_at[ARMIES.index("philon")] == at("kelainai")


@pytest.mark.rule("S4-16.9-q")
def test_only_where_an_independent_army_stands_independents_have_cavalry() -> None:
    s = position(armies={"philon": "ephesos"}, options=("cavalry",))
    assert has_cavalry(s, INDEPENDENT, at("ephesos"))
    assert not has_cavalry(s, INDEPENDENT, at("sardeis"))
    assert not has_cavalry(position(armies={"philon": "ephesos"}), INDEPENDENT, at("ephesos"))
