"""9.14, 13 Naval Movement and Naval Battles: the whole way is announced, then others decide whether to stop it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import outside
from strategos.games.successors.common.clash_events import NavalBattleRolled
from strategos.games.successors.common.movement_events import (
    BackToPort,
    Embarked,
    InterceptionRolled,
    Landed,
    LeftBehind,
    Sailed,
)
from strategos.games.successors.common.naval_movement import driven_back
from strategos.games.successors.common.position import Voyage, put
from strategos.games.successors.common.tasks import BY_LAND, Activate
from strategos.games.successors.third.events import CourseSet
from strategos.games.successors.third.facts import BY_SEA, GENERAL_NUMBER, NAMES, NUMBER, ROYAL_NUMBER
from strategos.games.successors.third.facts import BY_SEA as SEAS
from strategos.games.successors.third.naval_battle import (
    FOGGED,
    WITHSTOOD,
    meeting_place,
    naval_battle,
    why_not_declare,
)
from strategos.games.successors.third.naval_movement import oppose, sail
from strategos.games.successors.third.ports import why_not_embark
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, owner, run, told, units, why

from .activating import act, menu, named
from .table import at, cards, fleet, hands, position

# Yellow's Demetrios stands at Xanthos with five CUs; Rhodos is one Sea route away, Kos two.
XANTHOS: dict[str, Any] = {
    "generals": {"demetrios": "yellow xanthos"},
    "cus": {"yellow xanthos": {"loyal": 3, "mercenary": 2}},
}
TO_KOS = ("embark", "sail_to! rhodos_city", "sail_to! kos", "sail_to! land_there")
ASHORE = ("at_sea! kos", "at_sea! disembark", "end")


def voyage(dice: str, *answers: str, points: int = 4, **given: Any) -> SuccessorsState:
    s = position(**{**XANTHOS, **given})
    act(s, "demetrios", dice, *answers, points=points)
    return s


# -- 13.4 the way is announced ----------------------------------------------------------------------------------------


@pytest.mark.rule("S3-13.4-c", "S3-9.14-a", "S3-9.14-k", "S3-9.14-j")
def test_the_whole_way_is_announced_before_anything_moves() -> None:
    s = voyage("", *TO_KOS, *ASHORE)
    [course] = told(s, CourseSet)
    assert (course.space, course.to) == ("space:xanthos", "space:kos")
    assert [event.space for event in told(s, Sailed)] == ["space:rhodos_city", "space:kos"]
    assert general(s, "demetrios") == at("kos")
    assert force(s, "yellow kos") == units(loyal=3, mercenary=2)


@pytest.mark.rule("S3-13.4-c", "S3-13.4-f", "S3-13.4-i")
def test_the_others_are_asked_once_for_the_whole_way() -> None:
    fleets: dict[str, Any] = {"control": {"athenai": "blue", "kyklades": "blue"}}
    # Kyklades is one Sea route from Kos, two from Rhodos.
    s = voyage("", *TO_KOS, "blue: naval_battle! pass", *ASHORE, **fleets)
    assert general(s, "demetrios") == at("kos")


@pytest.mark.rule("S3-13.4-d", "S3-13.4-e")
def test_the_range_is_two_sea_routes_of_any_space_of_the_way_but_the_port_of_embarkation() -> None:
    course = (NUMBER["rhodos_city"], NUMBER["kos"])
    for marker, place in (
        ("rhodos_city", "rhodos_city"),
        ("xanthos", "rhodos_city"),
        ("phaselis", "rhodos_city"),
        ("athenai", "kos"),
        ("aspendos", None),
        # Over a Trans-Mediterranean route nobody is reached.
        ("alexandreia", None),
    ):
        found = meeting_place(position(control={marker: "blue"}), BLUE, course)
        assert found == (None if place is None else NUMBER[place]), marker


@pytest.mark.rule("S3-13.4-e")
def test_nobody_is_met_in_the_port_of_embarkation_even_on_the_way_back() -> None:
    # Blue's marker at Elis is two Sea routes from Kydonia and three from Gortyn.
    given: dict[str, Any] = {
        "generals": {"demetrios": "yellow kydonia"},
        "cus": {"yellow kydonia": {"loyal": 1}},
        "control": {"athenai": "blue", "elis": "blue", "kydonia": "yellow"},
    }
    answers = ("take_along! all", "embark", "sail_to! gortyn", "sail_to! kydonia", "at_sea! kydonia")
    s = voyage("", *answers, "at_sea! disembark", points=2, **given)
    assert general(s, "demetrios") == at("kydonia")


@pytest.mark.rule("S3-13.4-h", "S3-13.2-a")
def test_who_has_no_fleet_declares_nothing() -> None:
    course = (NUMBER["rhodos_city"],)
    s = position(control={"athenai": "blue", "rhodos_city": "red"})
    for faction, mover, code in (
        (BLUE, YELLOW, "out_of_naval_range"),
        (RED, YELLOW, None),
        (RED, RED, "your_own_voyage"),
    ):
        no = why_not_declare(s, faction, mover, course)
        assert (no and no.why) == code
    s.fleet_away[fleet("rhodos")] = 1
    no = why_not_declare(s, RED, YELLOW, course)
    assert no is not None
    assert no.why == "no_fleet"


# -- 13.5 Naval Battles -----------------------------------------------------------------------------------------------

RHODOS: dict[str, Any] = {"control": {"rhodos_city": "red"}}
STOPS = ("red: naval_battle! fleet-rhodos",)


@pytest.mark.rule("S3-13.5-b", "S3-13.6-c", "S3-13.6-d", "S3-13.5-c")
def test_a_mover_without_fleets_scores_nothing_without_rolling() -> None:
    s = voyage("1 1 5", *TO_KOS, *STOPS, "lose_cus! mercenary=01", "loyal=01", **RHODOS)
    assert [event.side for event in told(s, NavalBattleRolled)] == ["side:red"]
    assert [event.space for event in told(s, BackToPort)] == ["space:xanthos"]
    assert sum(force(s, "yellow xanthos")) == 3


@pytest.mark.rule("S3-13.5-a", "S3-13.5-d", "S3-13.4-g")
def test_with_escorts_both_roll_and_equal_scores_let_the_mover_go_on() -> None:
    s = position(**{**XANTHOS, "control": {"rhodos_city": "red", "athenai": "yellow"}})
    act(s, "demetrios", "3 4 3 4", "embark", "escort! fleet-athenai", *TO_KOS[1:], *STOPS, *ASHORE)
    assert [event.strength for event in told(s, NavalBattleRolled)] == [2, 2]
    assert general(s, "demetrios") == at("kos")


@pytest.mark.rule("S3-13.5-c", "S3-13.6-a", "S3-13.3-b")
def test_the_beaten_fleets_are_dispersed() -> None:
    s = position(control={"rhodos_city": "red", "athenai": "yellow"})
    s.upgraded[fleet("rhodos")] = RED
    sides = (YELLOW, [fleet("athenai")], RED, [fleet("rhodos")], NUMBER["kos"])
    assert run(naval_battle(s, *sides), "6 6 1 1") == WITHSTOOD
    assert s.fleet_away[fleet("rhodos")]
    assert s.upgraded[fleet("rhodos")] != RED
    assert not s.fleet_away[fleet("athenai")]


# -- 13.4, 17.5 Champions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-13.4-b", "S3-17.5-i")
def test_declaring_costs_the_status_at_once() -> None:
    s = voyage("1 1 1", *TO_KOS, *STOPS, **RHODOS)
    assert not s.champion[RED]
    s = position(**{**XANTHOS, **RHODOS, "hand": hands(yellow="fog"), "deck": [*cards("hubris")]})
    decision = menu(s, "demetrios", *TO_KOS, *STOPS)
    assert decision.kind == "naval_dice"
    assert not s.champion[RED]


@pytest.mark.rule("S3-13.4-b", "S3-17.5-k")
def test_unless_a_surprise_card_cancels_it() -> None:
    given: dict[str, Any] = {**RHODOS, "hand": hands(yellow="fog"), "deck": [*cards("hubris")]}
    s = voyage("", *TO_KOS, *STOPS, "yellow: naval_dice! fog", *ASHORE, **given)
    assert s.champion[RED]
    assert general(s, "demetrios") == at("kos")
    s = position(**{**given, "hand": hands(yellow="fog"), "deck": [*cards("hubris")]})
    assert run(naval_battle(s, YELLOW, [], RED, [fleet("rhodos")], NUMBER["kos"]), "", "fog") == FOGGED


@pytest.mark.rule("S3-13.4-b", "S3-13.4-i", "S3-17.5-k")
def test_or_it_is_never_fought() -> None:
    given: dict[str, Any] = {"control": {"rhodos_city": "red", "athenai": "blue", "kyklades": "blue"}, "first": RED}
    s = voyage("1 1 1", *TO_KOS, *STOPS, "blue: naval_battle! fleet-athenai", **given)
    # Red has beaten the mover: Blue's battle is off.
    assert (s.champion[RED], s.champion[BLUE]) == (0, 1)


@pytest.mark.rule("S3-13.4-b", "S3-17.5-d")
def test_against_the_usurper_it_costs_nothing() -> None:
    assert voyage("1 1 1", *TO_KOS, *STOPS, **RHODOS, usurper=YELLOW).champion[RED]


# -- 9.14 storms ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.14-b")
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_a_storm_may_rise_before_any_space_and_before_the_landing(passes: int) -> None:
    given: dict[str, Any] = {"hand": hands(black="sea_storms"), "deck": [*cards("hubris")]}
    steps = ("naval_step! pass", "at_sea! kos", "naval_step! pass", "at_sea! disembark")[: 2 * passes]
    s = voyage("", *TO_KOS, *steps, "black: naval_step! sea_storms", **given)
    assert len(told(s, Sailed)) == (0, 1, 2)[passes]
    assert general(s, "demetrios") == at("xanthos")
    assert force(s, "yellow xanthos") == units(loyal=3, mercenary=2)


# -- 9.14 what is allowed ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.14-h")
def test_by_land_before_or_after_but_not_both() -> None:
    s = position(**XANTHOS)
    # Land and sea: Phaselis by land, Aspendos by sea; then no step by land.
    decision = menu(s, "demetrios", "phaselis", "embark", "sail_to! aspendos", "sail_to! land_there", "disembark")
    assert why(decision, "pisidai") == ("S3-9.14-h", "walked_before_sailing")
    s = position(**XANTHOS)
    decision = menu(s, "demetrios", "embark", "sail_to! phaselis", "sail_to! land_there", "disembark")
    assert "aspendos" in offered(decision)


@pytest.mark.rule("S3-9.14-h", "S3-9.8-a")
def test_removing_a_marker_is_no_movement() -> None:
    s = position(**XANTHOS, control={"aspendos": "red"})
    act(s, "demetrios", "", "phaselis", "embark", "aspendos", "land_there", "disembark", "remove", points=4)
    assert owner(s, "aspendos") is None


@pytest.mark.rule("S3-9.14-m", "S3-9.14-e")
def test_pieces_are_picked_up_at_sea() -> None:
    given: dict[str, Any] = {
        "generals": {**XANTHOS["generals"], "seleukos": "yellow phaselis"},
        "cus": {**XANTHOS["cus"], "yellow phaselis": {"loyal": 2}},
    }
    course = ("embark", "phaselis", "paphos", "land_there")
    lands = ("at_sea! paphos", "at_sea! disembark", "end", "commander! demetrios")
    s = voyage("", *course, "at_sea! take_aboard", "seleukos", "loyal=02", *lands, **given)
    assert general(s, "seleukos") == at("paphos")
    assert force(s, "yellow paphos") == units(loyal=5, mercenary=2)


@pytest.mark.rule("S3-9.9-a", "S3-9.14-e")
def test_who_sails_to_land_among_enemies_keeps_a_cu_aboard() -> None:
    to_paphos = ("embark", "phaselis", "paphos", "land_there")
    enemy: dict[str, Any] = {"cus": {**XANTHOS["cus"], "red paphos": {"loyal": 1}}, "control": {"phaselis": "yellow"}}
    s = position(**XANTHOS | enemy)
    decision = menu(s, "demetrios", *to_paphos, "put_ashore", "minor_ashore! no", "loyal=03")
    assert offered(decision) == ["done", "mercenary=01"]
    alone = position(**XANTHOS | enemy | {"cus": {"yellow xanthos": {"loyal": 1}, "red paphos": {"loyal": 1}}})
    # Nothing could be left: he is not even asked on the way.
    assert menu(alone, "demetrios", *to_paphos).kind == "ask_passage"


@pytest.mark.rule("S3-18.4-a", "S3-9.14-e")
def test_with_the_last_cu_the_royal_family_goes_ashore() -> None:
    s = position(
        generals={"demetrios": "yellow xanthos"},
        cus={"yellow xanthos": {"loyal": 1}},
        royals={"olympias": "yellow xanthos"},
        control={"phaselis": "yellow"},
    )
    menu(s, "demetrios", "embark", "phaselis", "paphos", "land_there", "put_ashore", "minor_ashore! no", "loyal=01")
    assert s.royal_at[ROYAL_NUMBER["olympias"]] == at("phaselis")


@pytest.mark.rule("S3-9.14-l", "S3-10.3-a")
def test_only_the_landing_is_intercepted_by_land_not_who_is_put_ashore() -> None:
    given: dict[str, Any] = {
        "generals": {**XANTHOS["generals"], "seleukos": "yellow xanthos", "perdikkas": "red aspendos"},
        "cus": {**XANTHOS["cus"], "red aspendos": {"loyal": 2}},
    }
    s = position(**given)
    # At Phaselis, passed at sea, Seleukos goes ashore; Perdikkas, beside it, is not asked.
    answers = ("embark", "phaselis", "paphos", "land_there", "put_ashore", "seleukos", "loyal=01", "done")
    act(s, "demetrios", "", "take_along! all", *answers, "at_sea! paphos", "at_sea! disembark", "end")
    assert general(s, "seleukos") == at("phaselis")
    assert not told(s, InterceptionRolled)
    assert [(event.space, event.generals) for event in told(s, LeftBehind)] == [("space:phaselis", ("piece:seleukos",))]


@pytest.mark.rule("S3-9.14-l", "S3-10.5-c", "S3-10.5-b")
def test_who_lands_may_be_intercepted_and_turns_back_to_the_port() -> None:
    given: dict[str, Any] = {
        "generals": {**XANTHOS["generals"], "perdikkas": "red ephesos"},
        "cus": {**XANTHOS["cus"], "red ephesos": {"loyal": 2}},
    }
    sails = ("embark", "rhodos_city", "halikarnassos", "land_there", "at_sea! halikarnassos", "at_sea! disembark")
    comes = ("red: intercept_from! ephesos", "pass", "perdikkas", "loyal=02", "yellow: turn_back! yes")
    s = voyage("6", *sails, *comes, **given)
    assert general(s, "demetrios") == at("xanthos")


@pytest.mark.rule("S3-9.14-d", "S3-9.14-c")
def test_eight_cus_and_one_voyage_in_a_segment() -> None:
    s = position(**{**XANTHOS, "cus": {"yellow xanthos": {"loyal": 9}}})
    assert why(menu(s, "demetrios"), "embark") == ("S3-9.14-d", "too_many_cus")
    s = position(**XANTHOS, sailed=1)
    assert why(menu(s, "demetrios"), "embark") == ("S3-9.14-c", "another_has_sailed")


@pytest.mark.rule("S3-9.14-f", "S3-9.14-g", "S3-9.9-a", "S3-15.3-d")
def test_past_enemies_at_sea_and_alone_no_landing_among_them() -> None:
    given: dict[str, Any] = {"generals": {"demetrios": "yellow xanthos"}, "cus": {"red rhodos_city": {"loyal": 2}}}
    given["control"] = {"rhodos_city": "red"}
    given["fleet_away"] = bytearray([1] * 9)
    s = position(**given)
    act(s, "demetrios", "", *TO_KOS, "end")
    assert general(s, "demetrios") == at("kos")
    decision = menu(position(**given), "demetrios", "embark", "sail_to! rhodos_city")
    assert "land_there" not in offered(decision)


@pytest.mark.rule("S3-9.14-b")
def test_whoever_could_raise_a_storm_hears_for_which_space() -> None:
    given: dict[str, Any] = {**XANTHOS, "hand": hands(black="sea_storms"), "deck": [*cards("hubris")]}
    landing = (*TO_KOS, "naval_step! pass", "at_sea! kos", "naval_step! pass", "at_sea! disembark")
    for answers, space in ((landing[:6], "kos"), (landing, "kos")):
        decision = menu(position(**given), "demetrios", *answers)
        assert (decision.kind, decision.about["space"]) == ("naval_step", f"space:{space}")


@pytest.mark.rule("S3-18.4-a")
def test_without_a_cu_the_royal_family_is_not_carried_to_sea() -> None:
    s = position(generals={"demetrios": "yellow xanthos"}, royals={"olympias": "yellow xanthos"})
    task = Activate(YELLOW, GENERAL_NUMBER["demetrios"], 0, 4, 0, (GENERAL_NUMBER["demetrios"],))
    assert why_not_embark(s, task) is None
    no = why_not_embark(s, replace(task, royals=(ROYAL_NUMBER["olympias"],)))
    assert no is not None
    assert (no.rule, no.why) == ("S3-18.4-a", "royals_need_an_army")


@pytest.mark.rule("S3-9.9-b", "S3-9.14-k")
def test_alone_nobody_sails_to_a_general_from_whom_he_could_not_go_on() -> None:
    """From Phaselis, where Red's General is, one MP leads on by land."""
    given: dict[str, Any] = {"generals": {"demetrios": "yellow xanthos", "krateros": "red phaselis"}}
    decision = menu(position(**given), "demetrios", "embark", points=1)
    assert why(decision, "phaselis") == ("S3-9.9-b", "could_not_go_on")
    assert "phaselis" in offered(menu(position(**given), "demetrios", "embark", points=2))


@pytest.mark.rule("S3-9.9-b", "S3-9.14-e", "S3-9.10-c")
def test_whoever_came_aboard_and_has_no_mp_to_go_on_turns_back() -> None:
    """Seleukos has 4 MP; Krateros, who takes over at Ake, 2, and those are spent at Tyros, before Red's General."""
    s = position(generals={"seleukos": "yellow gaza", "krateros": "yellow ake", "peithon": "red tyros"})
    answers = ("embark", "ake", "tyros", "land_there", "take_aboard", "krateros", "tyros")
    act(s, "seleukos", "", *answers, die=3)
    assert general(s, "seleukos") == general(s, "krateros") == at("gaza")


@pytest.mark.rule("S3-9.9-b", "S3-9.14-e")
def test_the_last_cu_stays_aboard_where_he_could_not_go_on_without() -> None:
    """At Tyros Red's General stands, and the MP are spent there; other passengers may leave."""
    given: dict[str, Any] = {
        "generals": {"demetrios": "yellow gaza", "peithon": "red tyros"},
        "cus": {"yellow gaza": {"loyal": 1}},
        "control": {"ake": "yellow"},
    }
    course = ("embark", "ake", "tyros")
    # With one MP left he could go on from there, and is asked whom he leaves.
    assert menu(position(**given), "demetrios", *course, "land_there", points=3).kind == "at_sea"
    assert menu(position(**given), "demetrios", *course, points=2).kind == "ask_passage", "at Tyros"
    given["generals"]["eumenes"] = "yellow gaza"
    s = position(**given)
    decision = menu(s, "demetrios", "take_along! all", *course, "put_ashore", "eumenes", points=2)
    assert decision.kind == "ask_passage"
    assert general(s, "eumenes") == at("ake")


@pytest.mark.rule("S3-13.2-a", "S3-13.5-b")
def test_an_escort_that_has_been_dispersed_meanwhile_does_not_fight() -> None:
    for away, strength in ((0, 2), (1, 0)):
        s = position(**{**XANTHOS, "control": {"rhodos_city": "red", "athenai": "yellow"}})
        s.fleet_away[fleet("athenai")] = away
        demetrios = GENERAL_NUMBER["demetrios"]
        s.voyage = Voyage(demetrios, at("xanthos"), (fleet("athenai"),))
        task = Activate(YELLOW, demetrios, 0, 4, 0, (demetrios,), course=(NUMBER["rhodos_city"],))
        s.general_at[demetrios] = at("xanthos-sea")
        procedure = oppose(s, replace(task, trail=(at("xanthos"),)))
        run(procedure, "6 6 1 1" if strength else "1 1", "red: naval_battle! fleet-rhodos")
        ours = [event.strength for event in told(s, NavalBattleRolled) if event.side == "side:yellow"]
        assert sum(ours) == strength


@pytest.mark.rule("S3-9.12-b", "S3-9.9-a")
def test_whom_an_ambush_has_left_alone_stays_where_no_port_is_open_to_him() -> None:
    """R3-AMBUSH-LAST Sparta takes the last CU of who embarks there, and enemies stand in every port within reach."""
    ports = [NAMES[there] for there in BY_SEA[NUMBER["sparta"]]]
    s = position(
        generals={"demetrios": "yellow sparta"},
        cus={"yellow sparta": {"loyal": 1}, **{f"red {port}": {"loyal": 1} for port in ports}},
        control={"sparta": "independent", **dict.fromkeys(ports, "red")},
        fleet_away=bytearray([1] * 9),
    )
    demetrios = GENERAL_NUMBER["demetrios"]
    task = Activate(YELLOW, demetrios, 0, 1, 0, (demetrios,), units(loyal=1), arrival=BY_LAND)
    assert run(sail(s, task), "6") is None
    assert general(s, "demetrios") == at("sparta")


@pytest.mark.rule("S3-12-c", "S3-9.14-k")
def test_who_fights_on_landing_goes_no_further() -> None:
    s = position(
        generals={"demetrios": "yellow xanthos"},
        cus={"yellow xanthos": {"loyal": 5}, "red halikarnassos": {"mercenary": 2}},
    )
    sails = ("embark", "rhodos_city", "halikarnassos", "land_there", "at_sea! halikarnassos")
    act(s, "demetrios", "6 6 1 1", *sails, "yellow: ask_passage! no", points=6)
    assert general(s, "demetrios") == at("halikarnassos")
    assert force(s, "red halikarnassos") == units()


@pytest.mark.rule("S3-13.6-d")
@pytest.mark.parametrize(("enemy", "back"), [("red xanthos", False), ("red phaselis", True)])
def test_who_cannot_go_back_to_the_port_is_dispersed(enemy: str, back: bool) -> None:
    s = position(
        generals={"demetrios": "yellow rhodos_city-sea"},
        cus={"yellow rhodos_city-sea": {"loyal": 3}, enemy: {"loyal": 1}},
        voyage=Voyage(named("demetrios"), at("xanthos")),
    )
    task = Activate(YELLOW, named("demetrios"), 0, 4, 1, (named("demetrios"),), units(loyal=3), (), (at("xanthos"),))
    run(driven_back(s, task))
    assert [event.space for event in told(s, BackToPort)] == ["space:xanthos"]
    assert s.voyage is None
    assert force(s, "yellow xanthos") == units(loyal=3 if back else 0)
    assert force(s, "yellow dispersed") == units(loyal=0 if back else 3)
    assert general(s, "demetrios") == (at("xanthos") if back else at("dispersed"))


@pytest.mark.rule("S3-9.14-k")
def test_who_lands_where_is_told() -> None:
    s = position(generals={"perdikkas": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 2}})
    act(s, "perdikkas", "", "embark", "sail_to! chios", "land_there", "disembark", "end", points=3)
    assert told(s, Embarked) == [Embarked("side:yellow", "piece:perdikkas", "space:ephesos")]
    assert told(s, Landed) == [Landed("side:yellow", "piece:perdikkas", "space:chios", False)]
    assert s.voyage is None


@pytest.mark.rule("S3-9.9-a", "S3-9.14-k")
def test_nobody_sails_alone_to_where_he_could_not_land() -> None:
    near = SEAS[NUMBER["chios"]]
    s = position(generals={"perdikkas": "yellow chios"})
    assert "embark" in offered(menu(s, "perdikkas", points=1))
    for space in near:
        put(s, RED, outside(space), units(loyal=1))
    no = why(menu(s, "perdikkas", points=1), "embark")
    assert no[1] in ("no_lone_general_among_cus", "too_few_mp")


@pytest.mark.rule("S3-9.14-i")
def test_a_landing_may_overrun_and_ends_the_voyage() -> None:
    s = position(
        generals={"demetrios": "yellow xanthos"},
        cus={"yellow xanthos": {"loyal": 5}, "red phaselis": {"mercenary": 1}},
        control={"phaselis": "red"},
    )
    decision = menu(s, "demetrios", "embark", "phaselis", "land_there", "ask_passage! no")
    assert force(s, "red phaselis") == units()
    assert why(decision, "embark") == ("S3-9.14-i", "landed_already")


@pytest.mark.rule("S3-15.3-c", "S3-13.4-a")
def test_from_a_besieged_port_one_leaves_by_sea() -> None:
    s = position(
        control={"tyros": "yellow"},
        generals={"antigonos": "yellow tyros-inside", "peithon": "red tyros"},
        cus={"yellow tyros-inside": {"loyal": 2}, "red tyros": {"loyal": 3}},
    )
    act(s, "antigonos", "", "take_along! all", "embark", "sidon", "land_there", "disembark", "pass", "end")
    assert force(s, "yellow sidon") == units(loyal=2)
