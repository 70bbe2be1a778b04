"""Further corners of the rules that a small slip would change and no other test would notice."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.activation import has_begun
from strategos.games.successors.common.board import DISPERSED, NONE, OFF, outside
from strategos.games.successors.common.events import (
    AttritionRolled,
    BattleDecided,
    BattleRolled,
    MinorLeft,
    MinorPlaced,
    Popular,
    RoyalArmySetAside,
    Won,
)
from strategos.games.successors.common.independent_armies import why_not_go
from strategos.games.successors.common.movement_events import InterceptionDeclared
from strategos.games.successors.common.parties import head
from strategos.games.successors.common.position import put
from strategos.games.successors.common.scoring import legitimacy, prestige_of
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.steps import Step, came_from
from strategos.games.successors.common.tasks import BEGAN, BY_LAND, BY_SEA, Activate, Battle, Reinforce
from strategos.games.successors.common.victory import win
from strategos.games.successors.common.walls import crowd_out
from strategos.games.successors.third.activation import part
from strategos.games.successors.third.confrontation import confront
from strategos.games.successors.third.deal import resample
from strategos.games.successors.third.events import ChangedPosition
from strategos.games.successors.third.facts import (
    ADJACENT,
    ARMIES,
    NUMBER,
)
from strategos.games.successors.third.facts import BY_SEA as SEAS
from strategos.games.successors.third.independent_reactions import fugitives, why_not_flee
from strategos.games.successors.third.interception import interceptions
from strategos.games.successors.third.isolation import isolated
from strategos.games.successors.third.land_battle import fight
from strategos.games.successors.third.land_movement import passes_stronghold
from strategos.games.successors.third.minor_generals import arrange_minor
from strategos.games.successors.third.reinforcements import (
    reinforce,
    reinforce_stacked,
    why_not_reinforce,
    why_not_strew_cus,
)
from strategos.games.successors.third.sieges import conduct_siege
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.chance import SeededDice
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, owner, question, run, told, units, why

from .activating import act, menu, named, segment
from .cards.hand import play, reason, refused
from .table import at, cards, hands, position

# -- 3 victory --------------------------------------------------------------------------------------------------------


def test_who_has_won_and_how_is_told() -> None:
    s = position()
    win(s, RED, "legitimacy")
    assert told(s, Won) == [Won("side:red", "legitimacy")]


# -- 5 Reinforcements -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-15.1.3-e")
def test_nobody_is_placed_inside_a_city_that_is_not_ones_own() -> None:
    s = position(control={"pella": "blue", "tyros": "red"}, generals={"eumenes": "red pella-inside"})
    task = Reinforce(RED, units(loyal=1))
    no = why_not_reinforce(s, task, at("pella-inside"))
    assert no is not None
    assert (no.rule, no.why) == ("S3-15.1.3-e", "not_your_city")
    assert why_not_reinforce(s, task, at("tyros-inside")) is None


@pytest.mark.rule("S3-5.4-a", "S3-5.4-c")
def test_why_cus_cannot_be_strewn_is_told_for_the_first_reason() -> None:
    s = position(generals={f"minor-red-{n}": "red issos" for n in range(1, 5)}, control={"tarsos": "blue"})
    no = why_not_strew_cus(s, Reinforce(RED, units(loyal=1)), at("tarsos"))
    assert no is not None
    assert no.why == "not_uncontrolled"


@pytest.mark.rule("S3-8.5-d")
def test_a_general_without_a_place_is_dispersed_with_his_cus() -> None:
    s = position(turn=1)
    s.control[:] = bytes([BLUE]) * len(s.control)
    s.general_of[named("eumenes")] = RED
    run(reinforce_stacked(s, RED, named("eumenes"), units(mercenary=2)))
    assert general(s, "eumenes") == DISPERSED
    assert force(s, "red dispersed") == units(mercenary=2)


@pytest.mark.rule("S3-5.4-c")
def test_cus_strewn_join_a_general_who_is_there() -> None:
    s = position(generals={"eumenes": "red issos"}, control={"tarsos": "blue"})
    task = Reinforce(RED, units(loyal=1), placed=(NUMBER["issos"],) * 2)
    run(reinforce(s, task), "", "reinforce! issos")
    assert force(s, "red issos") == units(loyal=1)
    assert general(s, "minor-red-1") == OFF


# -- 7 cards ----------------------------------------------------------------------------------------------------------


def test_what_another_is_imagined_to_hold_owes_nothing_to_what_he_holds() -> None:
    """Whoever holds which of the same cards, the same is imagined from the same dice."""
    found: list[Any] = []
    for blue, black in (("fog", "hubris mutiny"), ("mutiny", "fog hubris")):
        s = position(hand=hands(red="epidemic", blue=blue, black=black), deck=[*cards("treachery", "unrest")])
        resample(s, RED, SeededDice(3))
        found.append((s.hand, s.deck))
        every = sorted([*s.deck, *(card for hand in s.hand for card in hand)])
        assert every == [*cards("epidemic", "fog", "hubris", "mutiny", "treachery", "unrest")]
    assert found[0] == found[1]


@pytest.mark.rule("S3-CC-c")
def test_deserters_come_inside_as_far_as_there_is_room() -> None:
    """Two Elephants and Mercenaries leave on a 4; one finds room."""
    s = position(
        control={"tyros": "red"},
        generals={"krateros": "blue tyros"},
        cus={"blue tyros": {"mercenary": 1, "elephant": 1, "loyal": 1}, "red tyros-inside": {"loyal": 1}},
    )
    play(s, "desertions", "4", "krateros", "lose_cus! elephant=01")
    assert force(s, "blue tyros") == units(loyal=1)
    assert force(s, "red tyros-inside") == units(loyal=1, elephant=1)


@pytest.mark.rule("S3-CC-c")
@pytest.mark.parametrize(("die", "left"), [("3", {"elephant": 2, "loyal": 2}), ("4", {"elephant": 1, "loyal": 2})])
def test_mercenaries_desert_first_then_elephants(die: str, left: dict[str, int]) -> None:
    s = position(
        generals={"krateros": "blue tarsos"},
        cus={"blue tarsos": {"mercenary": 1, "elephant": 2, "loyal": 2}, "red issos": {"loyal": 1}},
    )
    play(s, "desertions", die, "krateros")
    assert force(s, "blue tarsos") == units(**left)


@pytest.mark.rule("S3-18.6-a", "S3-CC-a")
def test_hemlock_reaches_who_is_at_pella_with_a_general() -> None:
    s = position(generals={"krateros": "red pella"}, royals={"olympias": "pella", "kleopatra": "sardeis"})
    assert reason(s, "drinking_hemlock", "olympias") is None
    assert reason(s, "drinking_hemlock", "kleopatra") == "out_of_your_hands"


@pytest.mark.rule("S3-22.1-f")
def test_philippos_appears_once_and_not_beside_an_enemy_general() -> None:
    given: dict[str, Any] = {"control": {"tyros": "red", "sardeis": "red"}, "generals": {"krateros": "blue tyros"}}
    card = "eurydike_speaks_for_philippos"
    s = position(**given)
    assert reason(s, card, "tyros") == "enemy_here"
    assert reason(s, card, "sardeis") is None
    assert refused(position(**given, royals={"philippos": "blue issos"}), card) == "no_longer_waiting"


@pytest.mark.rule("S3-18.2-c")
def test_olympias_comes_outside_or_as_a_reinforcement_with_room_for_her_cus() -> None:
    s = position(
        control={"issos": "red", "tyros": "red", "ambrakia": "blue", "tarsos": "blue"},
        cus={"red tyros-inside": {"loyal": 2}},
    )
    assert reason(s, "olympias", "tarsos") == "no_reinforcements_here"
    assert reason(s, "olympias", "tyros") is None
    assert reason(s, "olympias", "tyros-inside") == "no_room_for_reinforcements"
    assert reason(s, "olympias", "issos") == "no_room_for_reinforcements", "two CUs at most"
    play(s, "olympias", "", "tyros")
    assert owner(s, "tyros") == "red"
    assert general(s, "minor-red-1") == OFF, "he comes only to her Province"


@pytest.mark.rule("S3-7.8-d")
def test_who_is_inside_a_city_of_nobody_is_not_defeated_by_unrest() -> None:
    s = position(control={"athenai": "nobody"})
    play(s, "unrest", "3 3", "athenai")
    assert owner(s, "athenai") == "independent"


@pytest.mark.rule("S3-7.1-c")
def test_treachery_wins_the_hearse_from_game_turn_two_and_needs_an_army_near() -> None:
    given: dict[str, Any] = {
        "control": {"tyros": "blue", "pella": "blue"},
        "generals": {"eumenes": "red sidon", "krateros": "blue tyros"},
        "cus": {"red sidon": {"loyal": 1}, "blue tyros": {"loyal": 1}},
        "royals": {"hearse": "blue tyros"},
    }
    assert reason(position(turn=2, **given), "treachery", "hearse") is None
    assert reason(position(turn=1, **given), "treachery", "hearse") == "not_before_turn"
    assert reason(position(turn=2, **given), "treachery", "pella") == "out_of_reach"


@pytest.mark.rule("S3-20.4-d")
def test_the_pontic_fleet_is_hired_once() -> None:
    assert refused(position(pontic=RED), "pontic_fleet") == "already_yours"
    assert refused(position(pontic=BLUE), "pontic_fleet") is None


# -- 8 Generals -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.1-h", "S3-8.1-d")
def test_a_minor_general_at_pella_may_be_put_elsewhere_or_leave() -> None:
    s = position(generals={"minor-red-1": "red pella"}, cus={"red pella": {"loyal": 1}, "red issos": {"loyal": 1}})
    run(arrange_minor(s, RED), "", "minor_general! minor-red-1", "minor_to! issos")
    assert general(s, "minor-red-1") == at("issos")
    run(arrange_minor(s, RED), "", "minor_general! minor-red-1", "minor_to! leave")
    assert general(s, "minor-red-1") == OFF
    assert (len(told(s, MinorPlaced)), len(told(s, MinorLeft))) == (1, 1)


@pytest.mark.rule("S3-8.1-i")
def test_a_minor_general_off_the_map_does_not_leave_it() -> None:
    s = position()
    settle(s)
    assert told(s, MinorLeft) == []


@pytest.mark.rule("S3-8.4-h")
def test_who_was_activated_leads_or_who_has_taken_over() -> None:
    perdikkas, eumenes = named("perdikkas"), named("eumenes")
    assert head(Activate(YELLOW, eumenes, generals=(perdikkas, eumenes))) == eumenes
    assert head(Activate(YELLOW, eumenes, generals=(perdikkas,))) == perdikkas


# -- 9 activation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.4-c")
def test_an_army_that_has_gone_somewhere_for_nothing_has_begun() -> None:
    assert not has_begun(Activate(YELLOW, named("perdikkas")))
    assert has_begun(Activate(YELLOW, named("perdikkas"), trail=(at("pella"),)))
    assert has_begun(Activate(YELLOW, named("perdikkas"), spent=1))


@pytest.mark.rule("S3-9.5-c", "S3-9.7-e", "S3-15.5-a")
def test_what_an_army_cannot_do_is_told() -> None:
    s = position(control={"tyros": "blue"}, generals={"perdikkas": "yellow tyros"}, cus={"yellow tyros": {"loyal": 6}})
    decision = menu(s, "perdikkas")
    assert why(decision, "ephesos") == ("S3-9.5-c", "not_adjacent")
    assert why(decision, "outside") == ("S3-9.7-e", "not_inside")
    assert "siege" in offered(decision)
    decision = menu(s, "perdikkas", "siege", "siege", dice="1 1", points=6)
    assert why(decision, "siege") == ("S3-15.5-a", "two_sieges_already")


@pytest.mark.rule("S3-9.12-a", "S3-9.12-b")
@pytest.mark.parametrize(
    ("arrival", "by_sea", "suffers"),
    [
        (BY_LAND, False, True),
        (BY_SEA, False, True),
        (BY_LAND, True, True),
        (BY_SEA, True, False),
        (BEGAN, False, False),
    ],
)
def test_who_passes_an_independent_stronghold_suffers_unless_by_sea(arrival: int, by_sea: bool, suffers: bool) -> None:
    s = position(control={"sparta": "independent"})
    found = passes_stronghold(s, named("perdikkas"), NUMBER["sparta"], arrival, by_sea=by_sea)
    assert found is suffers


@pytest.mark.rule("S3-9.12-a", "S3-9.12-b")
def test_an_army_that_landed_at_a_stronghold_and_leaves_it_by_land_suffers() -> None:
    s = position(
        control={"sparta": "independent"},
        generals={"perdikkas": "yellow argos"},
        cus={"yellow argos": {"loyal": 3}},
    )
    answers = ("embark", "sail_to! sparta", "land_there", "disembark", "megalopolis", "end")
    act(s, "perdikkas", "3", *answers, points=6)
    assert len(told(s, AttritionRolled)) == 1


@pytest.mark.rule("S3-9.13-b", "S3-8.1-h")
def test_cus_whose_minor_general_was_taken_away_are_dispersed_at_the_end_of_the_segment() -> None:
    s = position(
        seat=YELLOW,
        control={"issos": "blue", "tarsos": "yellow"},
        generals={"minor-yellow-1": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}, "yellow tarsos": {"loyal": 1}},
    )
    segment(s, "", "minor", "minor-yellow-1", "tarsos", "pass")
    assert force(s, "yellow dispersed") == units(loyal=2)


# -- 9.11 Free Passage ------------------------------------------------------------------------------------------------


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


# -- 9.5 Independent Armies -------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-16.3-a")
def test_what_an_independent_army_has_left_is_told() -> None:
    no = why_not_go(position(armies={"seuthes": "issos"}), ARMIES.index("seuthes"), NUMBER["tarsos"], 3)
    assert no is not None
    assert (no.why, no.facts["left"]) == ("too_far", 0)


# -- 10, 11 Interception and Evasion ----------------------------------------------------------------------------------

STEP = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S3-10.2-b", "S3-10.7-b")
def test_of_several_the_highest_rank_rolls_and_each_royal_is_named_once() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "eumenes": "blue sardeis", "krateros": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 2}},
        royals={"alexandros": "blue sardeis", "herakles": "blue sardeis"},
    )
    answers = ("sardeis", "pass", "eumenes", "krateros", "loyal=01", "intercepting_royal! alexandros", "herakles")
    run(interceptions(s, STEP), "1", *answers)
    assert told(s, InterceptionDeclared)[0].generals == ("piece:krateros", "piece:eumenes")


@pytest.mark.rule("S3-11.3-d")
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
    no = why_not_flee(s, step, ARMIES.index("seuthes"), NUMBER["ephesos"], NUMBER[space])
    assert (no is not None and no.why == "the_enemy_came_from_there") is came


# -- 12 Land Battles --------------------------------------------------------------------------------------------------

SMALL: dict[str, Any] = {
    "generals": {"perdikkas": "red issos", "eumenes": "blue issos"},
    "cus": {"red issos": {"loyal": 3}, "blue issos": {"mercenary": 2, "royal": 1}},
    "successors": ("blue",),
}
BATTLE = Battle(RED, BLUE, at("issos"), at("tarsos"))


@pytest.mark.rule("S3-14.3-g")
def test_a_single_royal_army_cu_stands_aside() -> None:
    s = position(**SMALL)
    run(fight(s, BATTLE), "6 6 1 1")
    assert [roll.strength for roll in told(s, BattleRolled)] == [6, 2]
    [aside] = told(s, RoyalArmySetAside)
    assert (aside.side, aside.cus) == ("side:blue", 1)
    assert aside.prestige < aside.against


@pytest.mark.rule("S3-17.6-d")
def test_only_the_defender_stands_on_sacred_ground() -> None:
    given: dict[str, Any] = {**SMALL, "generals": {"perdikkas": "red issos", "lysimachos": "blue issos"}}
    s, plain = position(**given, royals={"hearse": "blue issos"}), position(**given)
    gain = legitimacy(s, BLUE).value - legitimacy(plain, BLUE).value
    assert prestige_of(s, BATTLE, BLUE) == prestige_of(plain, BATTLE, BLUE) + gain + 4
    assert prestige_of(s, Battle(BLUE, RED, at("issos"), at("tarsos")), BLUE) == prestige_of(plain, BATTLE, BLUE) + gain


@pytest.mark.rule("S3-9.7-b")
def test_who_is_crowded_out_among_enemies_is_dispersed() -> None:
    for foe, where in ((True, "dispersed"), (False, "tyros")):
        s = position(
            control={"tyros": "red"},
            cus={"red tyros-inside": {"loyal": 3}, **({"blue tyros": {"loyal": 1}} if foe else {})},
        )
        run(crowd_out(s, RED, at("tyros-inside"), NONE), "", "crowded_out! loyal=01")
        assert force(s, f"red {where}") == units(loyal=1)
        assert force(s, "red tyros-inside") == units(loyal=2)


# -- 13 Naval Movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.9-a", "S3-9.14-k")
def test_nobody_sails_alone_to_where_he_could_not_land() -> None:
    near = SEAS[NUMBER["chios"]]
    s = position(generals={"perdikkas": "yellow chios"})
    assert "embark" in offered(menu(s, "perdikkas", points=1))
    for space in near:
        put(s, RED, outside(space), units(loyal=1))
    no = why(menu(s, "perdikkas", points=1), "embark")
    assert no[1] in ("no_lone_general_among_cus", "too_few_mp")


# -- 15 sieges --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-17.5-c")
def test_a_siege_of_independents_costs_no_status() -> None:
    s = position(
        control={"athenai": "independent"}, generals={"krateros": "red athenai"}, cus={"red athenai": {"loyal": 3}}
    )
    run(conduct_siege(s, RED, NUMBER["athenai"]), "1")
    assert s.champion[RED]


# -- 16, 23.3 Independent Armies --------------------------------------------------------------------------------------


def reacting(**given: Any) -> SuccessorsState:
    base: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 2}},
        "hand": hands(blue="fog"),
        "deck": [*cards("epidemic", "treachery")],
        "options": ("independent_reactions",),
    }
    return position(**{**base, **given})


@pytest.mark.rule("S3-23.3-a", "S3-11.3-a", "S3-11.3-d")
def test_where_an_independent_army_does_not_evade_to() -> None:
    s = reacting(armies={"philon": "ephesos"}, cus={"red ephesos": {"loyal": 2}, "black sardeis": {"loyal": 1}})
    philon = ARMIES.index("philon")

    def refusal(here: str, space: str) -> str | None:
        no = why_not_flee(s, STEP, philon, NUMBER[here], NUMBER[space])
        return None if no is None else no.why

    assert refusal("ephesos", "sardeis") == "enemy_here"
    assert refusal("sardeis", "ephesos") == "back_to_the_danger"
    assert fugitives(s, STEP, ()) == [philon]
    s.control[:] = bytes([BLUE]) * len(s.control)
    assert fugitives(s, STEP, ()) == []


@pytest.mark.rule("S3-23.3-b")
def test_whether_a_card_is_paid_is_secret() -> None:
    [decision] = question(interceptions(reacting(armies={"philon": "sardeis"}), STEP))
    assert decision.secret


# -- 19 isolation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-19.2-a", "S3-19.2-c")
def test_a_single_cu_in_an_enemy_space_links_what_lies_beside_it() -> None:
    given: dict[str, Any] = {"control": {"opis": "red", "babylon": "blue"}}
    near = [n for n in ADJACENT[NUMBER["opis"]] if n != NUMBER["babylon"]]
    for cus, cut_off in (({"red babylon": {"loyal": 1}}, False), ({}, True)):
        s = position(**given, cus=cus)
        for space in near:
            s.control[space] = BLUE
        assert (NUMBER["opis"] in isolated(s, RED)) is cut_off


# -- 23.1 popularity --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-23.1-a")
def test_who_overruns_an_independent_army_becomes_popular() -> None:
    s = position(
        generals={"perdikkas": "red ephesos"},
        cus={"red ephesos": {"loyal": 60}},
        armies={"philon": "ephesos"},
        options=("popular_victors",),
    )
    run(confront(s, STEP))
    assert told(s, Popular) == [Popular("side:red", "piece:perdikkas", 1)]
