"""16 The optional rules but for Cavalry: with each, and what holds without it."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, WAITING
from strategos.games.successors.common.operation_points import fetch_fleet, why_not_fetch
from strategos.games.successors.common.position import Siege
from strategos.games.successors.common.reinforcements import return_fleets
from strategos.games.successors.common.scoring import available_fleets
from strategos.games.successors.common.settle import settle
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.burial import finish_hearse, why_not_bury, why_not_finish
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from strategos.games.successors.fourth.facts import CARDS, HEARSE, HERAKLES, NUMBER, ROYAL_NUMBER
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.options import CHOICES, OPTIONAL_CARDS, RULES
from strategos.games.successors.fourth.parties import able_to_travel
from strategos.games.successors.fourth.royal_family import die
from strategos.games.successors.fourth.set_up import begin, place
from strategos.games.successors.fourth.sieges import conduct_siege, why_not_siege
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.supply import supply
from strategos.games.successors.fourth.tyche import tyche
from strategos.kernel.game import Setup
from tests.successors.table import BLUE, RED, YELLOW, force, offered, question, royal, run, units, why

from .activating import menu
from .table import at, cards, fleet, hands, position

# -- which there are --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16-a")
def test_every_optional_rule_and_card_is_a_choice_and_off_unless_agreed_on() -> None:
    assert {choice.name for choice in CHOICES} == {*RULES, *OPTIONAL_CARDS}
    assert all(choice.values == ("no", "yes") for choice in CHOICES)
    assert all(choice in GAME.choices for choice in CHOICES)
    assert len({atom.split("-")[1] for atom in RULES.values()}) == len(RULES) == 11


@pytest.mark.rule("S4-16.1-a", "S4-4.1-b")
@pytest.mark.parametrize("name", OPTIONAL_CARDS)
def test_each_optional_card_is_in_the_deck_only_if_agreed_on(name: str) -> None:
    [card] = cards(name)
    assert card not in begin(Setup(4, "alexander")).discards
    with_it = begin(Setup(4, "alexander", {name: "yes"}))
    assert with_it.discards.count(card) == CARDS.cards[card].copies
    assert len(with_it.discards) == len(begin(Setup(4, "alexander")).discards) + CARDS.cards[card].copies


@pytest.mark.rule("S4-16.1-a")
def test_there_are_ten_optional_cards() -> None:
    assert sum(row.copies for row in CARDS.cards if row.optional) == 10


# -- 16.2 Herakles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.2-a")
def test_herakles_waits_for_the_death_of_alexandros() -> None:
    s = begin(Setup(5, "alexander", {"late_herakles": "yes"}))
    assert s.royal_at[HERAKLES] == WAITING
    assert begin(Setup(5, "alexander")).royal_at[HERAKLES] == at("damaskos")
    seleukos = 12
    place(s, RED, seleukos, NUMBER["damaskos"])
    assert royal(s, "herakles") is None
    s = position(royals={"alexandros": "babylon"}, control={"pergamon": "red"}, options=("late_herakles",))
    die(s, ROYAL_NUMBER["alexandros"], "hemlock")
    settle(s)
    assert s.royal_at[HERAKLES] == at("pergamon")
    assert royal(s, "herakles") == "red"


@pytest.mark.rule("S4-16.2-a")
def test_no_other_death_brings_him_and_without_the_rule_none() -> None:
    s = position(royals={"olympias": "pella"}, options=("late_herakles",))
    die(s, ROYAL_NUMBER["olympias"], "hemlock")
    assert s.royal_at[HERAKLES] == WAITING
    s = position(royals={"alexandros": "babylon"})
    die(s, ROYAL_NUMBER["alexandros"], "hemlock")
    assert s.royal_at[HERAKLES] == WAITING
    s = position(royals={"alexandros": "babylon", "herakles": "dead"}, options=("late_herakles",))
    die(s, ROYAL_NUMBER["alexandros"], "hemlock")
    assert s.royal_at[HERAKLES] == DEAD


# -- 16.3, 16.4 the Hearse --------------------------------------------------------------------------------------------


def with_hearse(turn: int = 1, *options: str, holder: str = "red", **given: Any) -> SuccessorsState:
    base = {"generals": {"perdikkas": f"{holder} babylon"}, "cus": {f"{holder} babylon": {"loyal": 1}}}
    return position(turn=turn, seat=RED, options=options, royals={"hearse": f"{holder} babylon"}, **{**base, **given})


@pytest.mark.rule("S4-16.3-a")
def test_with_a_four_point_card_the_hearse_is_finished_in_game_turn_i() -> None:
    s = with_hearse(1, "quick_hearse", hand=hands(red="condemnation"))
    assert able_to_travel(s, (HEARSE,), units(loyal=1)) == ()
    run(tyche(s), "", "tyche_card! condemnation", "card_use! finish_hearse")
    assert able_to_travel(s, (HEARSE,), units(loyal=1)) == (HEARSE,)
    assert s.hand[RED] == ()
    assert s.discards == [*cards("condemnation")]


@pytest.mark.rule("S4-16.3-a")
def test_who_cannot_finish_it() -> None:
    def why(s: SuccessorsState, points: int = 4) -> str | None:
        no = why_not_finish(s, RED, points)
        return no and no.why

    assert why(with_hearse(1)) is None
    assert why(with_hearse(1), 3) == "too_few_points"
    assert why(with_hearse(2)) == "hearse_is_ready"
    assert why(with_hearse(1, holder="blue")) == "no_hearse"
    s = with_hearse(1)
    finish_hearse(s, RED)
    assert why(s) == "hearse_is_ready"


@pytest.mark.rule("S4-16.3-a", "S4-16.10-c")
def test_without_these_rules_a_card_has_no_such_use() -> None:
    s = with_hearse(1, hand=hands(red="condemnation"))
    procedure = tyche(s)
    procedure.send(None)
    asked: Any = procedure.send([cards("condemnation")[0]])
    procedure.close()
    keys = [option.key for option in asked.decisions[0].options]
    assert "finish_hearse" not in keys
    assert "fetch_fleet" not in keys


@pytest.mark.rule("S4-16.3-b")
def test_even_so_alexander_is_not_buried_in_game_turn_i() -> None:
    s = with_hearse(1, "quick_hearse")
    finish_hearse(s, RED)
    no = why_not_bury(s, RED)
    assert no is not None
    assert no.why == "not_the_time_to_bury"


@pytest.mark.rule("S4-16.4-a")
@pytest.mark.parametrize(
    ("given", "lost"),
    [
        ({"armies": {"philon": "sousa"}}, True),
        ({"armies": {"philon": "sousa"}, "control": {"sousa": "red"}}, True),
        ({"control": {"sousa": "independent"}}, True),
        ({"control": {"sousa": "independent"}, "generals": {"eumenes": "red sousa"}}, False),
        ({"control": {"sousa": "red"}}, False),
        ({}, False),
    ],
)
def test_independents_who_would_gain_the_hearse_destroy_it(given: dict[str, Any], lost: bool) -> None:
    s = position(royals={"hearse": "sousa"}, options=("hearse_taken",), **given)
    settle(s)
    assert (s.royal_at[HEARSE] == DEAD) is lost
    s = position(royals={"hearse": "sousa"}, **given)
    settle(s)
    assert s.royal_at[HEARSE] == at("sousa")


# -- 16.5, 16.6 sieges ------------------------------------------------------------------------------------------------


def siege(*options: str, points: int = 2, inside: dict[str, int] | None = None, **given: Any) -> SuccessorsState:
    """Red besieges Pella."""
    s = position(
        options=options,
        control={"pella": "blue"},
        generals={"eumenes": "red pella"},
        cus={"red pella": {"loyal": 3}, **({"blue pella-inside": inside} if inside else {})},
        **given,
    )
    if points:
        s.sieges[NUMBER["pella"]] = Siege(RED, points)
    return s


@pytest.mark.rule("S4-16.5-a")
def test_what_would_be_the_third_siege_point_costs_a_cu_inside_instead() -> None:
    s = siege("hard_sieges", inside={"mercenary": 2})
    assert not run(conduct_siege(s, RED, NUMBER["pella"]), "6")
    assert force(s, "blue pella-inside") == units()
    assert s.sieges[NUMBER["pella"]].points == 2
    assert run(conduct_siege(s, RED, NUMBER["pella"]), "4")


@pytest.mark.rule("S4-16.5-a")
def test_the_owner_chooses_and_the_points_before_count() -> None:
    s = siege("hard_sieges", points=1, inside={"mercenary": 1, "loyal": 1})
    run(conduct_siege(s, RED, NUMBER["pella"]), "6", "blue: lose_cus! mercenary=01")
    assert force(s, "blue pella-inside") == units(loyal=1)
    assert s.sieges[NUMBER["pella"]].points == 2


@pytest.mark.rule("S4-16.5-a", "S4-15.4-a")
def test_without_the_rule_or_without_cus_inside_the_city_falls() -> None:
    assert run(conduct_siege(siege(inside={"mercenary": 2}), RED, NUMBER["pella"]), "4")
    assert run(conduct_siege(siege("hard_sieges"), RED, NUMBER["pella"]), "4")
    s = siege("hard_sieges", points=0, inside={"mercenary": 2})
    run(conduct_siege(s, RED, NUMBER["pella"]), "6")
    assert s.sieges[NUMBER["pella"]].points == 2
    assert force(s, "blue pella-inside") == units(mercenary=2)


@pytest.mark.rule("S4-16.6-a")
@pytest.mark.parametrize(
    ("options", "inside", "able"),
    [(("royal_besiegers",), "krateros", False), ((), "krateros", True), (("royal_besiegers",), "eumenes", True)],
)
def test_royal_army_cus_do_not_besiege_who_has_more_prestige(options: Any, inside: str, able: bool) -> None:
    s = position(
        options=options,
        control={"pella": "blue"},
        generals={"antigonos": "red pella", inside: "blue pella-inside"},
        cus={"red pella": {"loyal": 2, "royal": 1}, "blue pella-inside": {"loyal": 1}},
    )
    assert (why_not_siege(s, RED, NUMBER["pella"], 3) is None) is able


@pytest.mark.rule("S4-16.6-a")
def test_against_independents_they_do() -> None:
    s = position(
        options=("royal_besiegers",),
        control={"athenai": "independent"},
        generals={"eumenes": "red athenai"},
        cus={"red athenai": {"royal": 3}},
        successors=("red",),
    )
    assert why_not_siege(s, RED, NUMBER["athenai"], 3) is None


# -- 16.7 supply ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.7-a")
@pytest.mark.parametrize(("die", "left"), [("1", 8), ("6", 6)])
def test_over_the_supply_limit_attrition_is_rolled_and_a_dash_is_one(die: str, left: int) -> None:
    given: dict[str, Any] = {"seat": RED, "control": {"issos": "red"}, "cus": {"red issos": {"mercenary": 9}}}
    s = position(options=("hard_supply",), **given)
    run(supply(s), die)
    assert force(s, "red issos") == units(mercenary=left)
    s = position(**given)
    run(supply(s))
    assert force(s, "red issos") == units(mercenary=8)


@pytest.mark.rule("S4-16.7-a", "S4-6.4-c")
def test_on_a_way_point_a_bare_e_without_elephants_is_one_too() -> None:
    given: dict[str, Any] = {"seat": RED, "generals": {"eumenes": "red tp_ipsos"}}
    s = position(options=("hard_supply",), cus={"red tp_ipsos": {"loyal": 4}}, **given)
    run(supply(s), "3")
    assert force(s, "red tp_ipsos") == units(loyal=3)
    s = position(options=("hard_supply",), cus={"red tp_ipsos": {"loyal": 3, "elephant": 1}}, **given)
    run(supply(s), "3")
    assert force(s, "red tp_ipsos") == units(loyal=3)


@pytest.mark.rule("S4-16.7-a", "S4-6.4-b")
def test_the_cus_inside_and_outside_are_one_group() -> None:
    s = position(
        options=("hard_supply",),
        seat=RED,
        control={"babylon": "red"},
        cus={"red babylon": {"loyal": 1, "mercenary": 6}, "red babylon-inside": {"elephant": 2}},
    )
    run(supply(s), "2")
    assert force(s, "red babylon-inside") == units(elephant=1)


# -- 16.8 eight CUs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.8-a")
@pytest.mark.parametrize(("options", "most"), [((), 9), (("eight_move",), 8)])
def test_eight_cus_at_most_intercept_together(options: Any, most: int) -> None:
    s = position(
        options=options,
        control={"sardeis": "blue"},
        generals={"antigonos": "red pergamon", "krateros": "blue sardeis"},
        cus={"red pergamon": {"loyal": 2}, "blue sardeis": {"loyal": 9}},
    )
    step = Step(RED, RED, at("ephesos"), at("pergamon"))
    answers = ("intercept_from! sardeis", "bring_minor! pass", "krateros", f"intercepting_cus! loyal={most:02}")
    run(interceptions(s, step), "6", *answers)
    assert force(s, "blue pergamon") == units(loyal=most)


# -- 16.10 Fleets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.10-a", "S4-16.10-b")
def test_dispersed_fleets_of_players_do_not_come_back_by_themselves() -> None:
    for options, away in (((), 0), (("fleets_stay_away",), 1)):
        s = position(provinces={"aigyptos": "red"}, control={"rhodos_city": "independent"}, options=options)
        for name in ("aigyptos", "rhodos", "phoinike"):
            s.fleet_away[fleet(name)] = 1
        return_fleets(s)
        assert [s.fleet_away[fleet(name)] for name in ("aigyptos", "rhodos", "phoinike")] == [away, 0, 0]


@pytest.mark.rule("S4-16.10-c")
def test_any_event_or_bonus_card_fetches_one_back() -> None:
    s = position(
        provinces={"aigyptos": "red", "phoinike": "red"},
        seat=RED,
        options=("fleets_stay_away",),
        hand=hands(red="epidemic"),
    )
    s.fleet_away[fleet("aigyptos")] = 1
    assert available_fleets(s, RED) == [fleet("phoinike")]
    run(tyche(s), "", "epidemic", "card_use! fetch_fleet", "fetch_fleet! fleet-aigyptos")
    assert available_fleets(s, RED) == [fleet("aigyptos"), fleet("phoinike")]
    assert s.hand[RED] == ()


@pytest.mark.rule("S4-16.10-c")
def test_which_fleets_can_be_fetched() -> None:
    s = position(provinces={"aigyptos": "red", "phoinike": "blue", "karia": "red"}, options=("fleets_stay_away",))
    s.fleet_away[fleet("aigyptos")] = s.fleet_away[fleet("phoinike")] = 1
    [decision] = question(fetch_fleet(s, RED))
    assert [option.key for option in decision.options] == ["fleet-aigyptos"]
    for name, reason in (("phoinike", "not_your_fleet"), ("karia", "fleet_not_away")):
        no = why_not_fetch(s, RED, fleet(name))
        assert no is not None
        assert no.why == reason


# -- 16.12 the short game ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.12-a")
@pytest.mark.parametrize(
    ("options", "turn", "over"),
    [(("short_game",), 4, True), (("short_game",), 3, False), ((), 4, False), ((), 5, True)],
)
def test_a_short_game_ends_with_game_turn_iv(options: Any, turn: int, over: bool) -> None:
    s = position(turn=turn, provinces={"lydia": "blue"}, options=options)
    run(end_of_turn(s))
    assert (s.winner == BLUE) is over
    if over:
        assert s.won_by == "end_of_game"


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
