"""Corners of several chapters: who may evade, where one goes back to, who is left without a General."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import DISPERSED, NOBODY, NONE
from strategos.games.successors.common.card_events import RoyalPlaced
from strategos.games.successors.common.cards.plots import why_not_betray_city, why_not_betray_royal
from strategos.games.successors.common.events import FleetTurned, GeneralsDealt, MarkersIsolated, Retreated
from strategos.games.successors.common.land_movement import way_back
from strategos.games.successors.common.minor_generals import has_cus
from strategos.games.successors.common.movement_events import BackToPort
from strategos.games.successors.common.naval_movement import driven_back
from strategos.games.successors.common.parties import ALL, TROOPS
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.royal_family import put_royal
from strategos.games.successors.common.scoring import on_sacred_ground
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.steps import Party, Step, may_stay
from strategos.games.successors.common.tasks import Activate, Battle
from strategos.games.successors.common.victory import macedonians, settle_victory
from strategos.games.successors.third.evasion import why_not_evade
from strategos.games.successors.third.facts import PROVINCES, ROYAL_NUMBER
from strategos.games.successors.third.isolation import isolation
from strategos.games.successors.third.land_battle import make_popular, retreat
from strategos.games.successors.third.parties import free_to_join, gather, staying_behind
from strategos.games.successors.third.royal_family import controller
from strategos.games.successors.third.set_up import deal_generals
from strategos.games.successors.third.stage import stage
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, run, told, units

from .activating import act, menu, named
from .table import at, fleet, position, spaces_in

ENTERED = Step(YELLOW, YELLOW, at("ephesos"), at("pergamon"))


@pytest.mark.rule("S3-11.1-a", "S3-11.1-c")
def test_who_is_not_there_or_has_no_general_there_cannot_evade() -> None:
    s = position(
        generals={"antigonos": "yellow pergamon", "krateros": "red pergamon", "seleukos": "blue sardeis"},
        cus={"yellow pergamon": {"loyal": 3}, "red pergamon": {"loyal": 1}, "blue pergamon": {"loyal": 1}},
    )
    assert why_not_evade(s, ENTERED, RED) is None
    for faction in (BLUE, YELLOW):
        no = why_not_evade(s, ENTERED, faction)
        assert no is not None
        assert no.why == "nobody_to_evade"


@pytest.mark.rule("S3-9.9-c")
@pytest.mark.parametrize(
    ("given", "stays"),
    [
        ({}, True),
        ({"generals": {"krateros": "red pergamon"}}, False),
        ({"cus": {"red pergamon": {"loyal": 1}}}, False),
        ({"generals": {"antigonos": "yellow pergamon"}, "cus": {"yellow pergamon": {"loyal": 1}}}, True),
    ],
)
def test_one_stays_and_goes_back_where_no_enemy_is(given: dict[str, dict[str, object]], stays: bool) -> None:
    s = position(**given)  # pyright: ignore[reportArgumentType]
    assert may_stay(s, YELLOW, at("pergamon")) is stays
    trail = (at("ephesos"), at("pergamon"))
    assert way_back(s, YELLOW, trail) == (at("pergamon") if stays else at("ephesos"))


@pytest.mark.rule("S3-9.9-c")
def test_where_enemies_are_everywhere_one_goes_back_to_the_start() -> None:
    s = position(generals={"krateros": "red pergamon", "antipatros": "red ephesos"})
    assert way_back(s, YELLOW, (at("ephesos"), at("pergamon"))) == at("ephesos")


@pytest.mark.rule("S3-12.10-f", "S3-12.9-b")
@pytest.mark.parametrize(
    ("owner", "general", "dispersed"), [("nobody", False, True), ("yellow", False, False), ("nobody", True, False)]
)
def test_after_a_draw_an_attacker_without_a_general_is_dispersed(owner: str, general: bool, dispersed: bool) -> None:
    s = position(
        generals={"antigonos": "yellow pergamon"} if general else {},
        cus={"yellow pergamon": {"loyal": 3}, "red pergamon": {"loyal": 3}},
        control={"pergamon": owner},
        royals={"herakles": "yellow pergamon", "olympias": "red pergamon"},
    )
    retreat(s, Battle(YELLOW, RED, at("pergamon"), at("ephesos")), None)
    assert force(s, "yellow dispersed") == units(loyal=3 if dispersed else 0)
    assert force(s, "yellow ephesos") == units(loyal=0 if dispersed else 3)
    assert force(s, "red pergamon") == units(loyal=3)
    assert len(told(s, Retreated)) == (not dispersed)
    # S3-18.4-a Without CUs nobody carries him.
    assert s.royal_at[ROYAL_NUMBER["herakles"]] == at("pergamon" if dispersed else "ephesos")
    assert s.royal_at[ROYAL_NUMBER["olympias"]] == at("pergamon")


@pytest.mark.rule("S3-12-b", "S3-12.9-b")
@pytest.mark.parametrize("there", [{"krateros": "red ephesos"}, {}])
def test_nobody_falls_back_upon_others(there: dict[str, str]) -> None:
    s = position(
        generals={"antigonos": "yellow pergamon", **there},
        cus={"yellow pergamon": {"loyal": 3}, "red pergamon": {"loyal": 3}},
    )
    retreat(s, Battle(YELLOW, RED, at("pergamon"), at("ephesos")), None)
    assert general(s, "antigonos") == (DISPERSED if there else at("ephesos"))
    assert force(s, "yellow dispersed") == units(loyal=3 if there else 0)
    assert len(told(s, Retreated)) == (not there)


@pytest.mark.rule("S3-23.1-a")
@pytest.mark.parametrize(
    ("name", "options", "gained"),
    [("krateros", ("popular_victors",), 2), ("minor-red-1", ("popular_victors",), 0), ("krateros", (), 0)],
)
def test_only_a_major_general_becomes_popular(name: str, options: tuple[str, ...], gained: int) -> None:
    s = position(generals={name: "red pergamon"}, options=options)
    general = next(g for g, where in enumerate(s.general_at) if where == at("pergamon"))
    make_popular(s, general, 2)
    make_popular(s, NOBODY, 5)
    assert sum(s.popularity) == gained


@pytest.mark.rule("S3-19.1-a")
def test_it_is_told_whose_markers_are_isolated() -> None:
    s = position(control={"opis": "red"})
    run(isolation(s))
    assert [(event.side, event.spaces) for event in told(s, MarkersIsolated)] == [("side:red", ("space:opis",))]


# -- who goes and who stays -------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.4-a", "S3-8.1-c")
def test_who_may_be_picked_up() -> None:
    s = position(
        generals={"antigonos": "yellow opis", "seleukos": "yellow opis", "krateros": "red opis"},
        cus={"yellow opis": {"loyal": 3}, "red opis": {"loyal": 1}},
        royals={"herakles": "yellow opis", "olympias": "red opis"},
    )
    everybody = free_to_join(s, Party(YELLOW, ()), at("opis"))
    assert sorted(everybody.generals) == sorted([named("antigonos"), named("seleukos")])
    assert everybody.troops == units(loyal=3)
    assert everybody.royals == (ROYAL_NUMBER["herakles"],)
    led_by_a_minor = Party(YELLOW, (named("minor-yellow-1"),))
    assert free_to_join(s, led_by_a_minor, at("opis")).generals == ()
    left = staying_behind(s, Party(YELLOW, (named("antigonos"),), units(loyal=1)), at("opis"))
    assert (left.generals, left.troops) == ((named("seleukos"),), units(loyal=2))
    assert left.royals == (ROYAL_NUMBER["herakles"],)
    # Who is with it already neither joins nor stays, and a Minor General is nobody's company.
    s.general_of[named("minor-yellow-1")], s.general_at[named("minor-yellow-1")] = YELLOW, at("opis")
    whole = Party(YELLOW, (named("antigonos"),), units(loyal=3), (ROYAL_NUMBER["herakles"],))
    assert free_to_join(s, whole, at("opis")) == Party(YELLOW, (named("seleukos"),))
    assert staying_behind(s, whole, at("opis")).royals == ()


@pytest.mark.rule("S3-8.4-a", "S3-18.4-a")
def test_an_heir_without_the_generals_is_a_choice_too() -> None:
    s = position(generals={"antigonos": "yellow opis", "seleukos": "yellow opis"}, cus={"yellow opis": {"loyal": 1}})
    party = Party(YELLOW, (named("antigonos"),), units(loyal=1))
    pool = Party(YELLOW, (named("seleukos"),), NONE, (ROYAL_NUMBER["herakles"],))
    assert run(gather(s, "take_up", party, pool, (ALL, TROOPS), "S3-8.4-a"), "", "troops") == replace(pool, generals=())


@pytest.mark.rule("S3-8.4-a")
@pytest.mark.parametrize(("more", "asked"), [({"seleukos": "yellow babylon"}, True), ({}, False)])
def test_all_the_cus_without_the_generals_is_a_choice_only_with_generals(more: dict[str, str], asked: bool) -> None:
    s = position(
        generals={"antigonos": "yellow babylon", **more},
        cus={"yellow babylon": {"loyal": 3}},
        control={"babylon": "yellow"},
    )
    assert ("troops" in offered(menu(s, "antigonos"))) is asked


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


# -- the Royal Family, the Hearse, the Fleets -------------------------------------------------------------------------


@pytest.mark.rule("S3-18.1-a", "S3-9.11-a")
def test_units_of_two_players_side_by_side_change_nothing() -> None:
    heir = ROYAL_NUMBER["herakles"]
    both = {"yellow opis": {"loyal": 1}, "red opis": {"loyal": 1}}
    assert controller(position(cus=both, royals={"herakles": "red opis"}), heir) == RED
    alone = {"yellow opis": {"loyal": 1}}
    assert controller(position(cus=alone, royals={"herakles": "red opis"}), heir) == YELLOW


@pytest.mark.rule("S3-17.6-d")
@pytest.mark.parametrize(
    ("hearse", "sacred"),
    [("yellow babylon", True), ("yellow babylon-inside", True), ("yellow opis", False), ("red babylon", False)],
)
def test_the_ground_of_the_hearse_is_sacred_to_who_controls_it(hearse: str, sacred: bool) -> None:
    s = position(royals={"hearse": hearse})
    assert on_sacred_ground(s, YELLOW, at("babylon")) is sacred
    assert on_sacred_ground(s, YELLOW, at("babylon-inside")) is sacred


@pytest.mark.rule("S3-13.3-b")
@pytest.mark.parametrize(("now", "kept"), [("yellow", True), ("red", False)])
def test_a_fleet_that_changes_hands_is_turned_to_its_lower_side(now: str, kept: bool) -> None:
    s = position(provinces={"karia": "yellow"})
    karia = fleet("karia")
    s.upgraded[karia] = YELLOW
    for space in spaces_in("karia"):
        s.control[space] = YELLOW if now == "yellow" else RED
    settle(s)
    assert s.upgraded[karia] == (YELLOW if kept else NOBODY)
    assert [event.fleet for event in told(s, FleetTurned)] == ([] if kept else ["piece:fleet-karia"])


@pytest.mark.rule("S3-22.2-a")
@pytest.mark.parametrize(("turn", "dealt"), [(1, True), (2, False)])
def test_generals_are_dealt_in_the_first_turn_only(turn: int, dealt: bool) -> None:
    s = position(turn=turn)
    run(deal_generals(s))
    assert bool(told(s, GeneralsDealt)) is dealt


# -- cards, the end, and what is seen ---------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.1-c")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"control": {"opis": "yellow"}}, None),
        ({"control": {"opis": "red"}}, "no_players_marker"),
        ({"control": {"opis": "independent"}}, "no_players_marker"),
        ({"control": {"opis": "yellow"}, "cus": {"yellow opis": {"loyal": 1}}}, "defended"),
        ({"control": {"opis": "yellow"}, "generals": {"seleukos": "yellow opis"}}, "defended"),
        ({"control": {"opis": "yellow"}, "generals": {"seleukos": "blue opis"}}, None),
    ],
)
def test_which_marker_is_betrayed(given: dict[str, Any], why: str | None) -> None:
    no = why_not_betray_city(position(**given), RED, at("opis") // 2)
    assert (no and no.why) == why


@pytest.mark.rule("S3-7.1-c")
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("yellow opis", None),
        ("red opis", "no_enemy_controls"),
        ("opis", "no_enemy_controls"),
        ("dead", "no_enemy_controls"),
    ],
)
def test_which_heir_is_betrayed(where: str, why: str | None) -> None:
    no = why_not_betray_royal(position(royals={"herakles": where}), RED, ROYAL_NUMBER["herakles"])
    assert (no and no.why) == why


@pytest.mark.rule("S3-20.1-a", "S3-20.2-b")
def test_who_has_won_has_won() -> None:
    everything = dict.fromkeys(PROVINCES, "yellow")
    s = position(provinces=everything)
    settle_victory(s)
    assert s.winner == YELLOW
    s = position(provinces=everything, winner=RED)
    settle_victory(s)
    assert s.winner == RED


def test_the_cus_of_the_next_player_are_not_ones_own() -> None:
    """At Pella, the first position of all."""
    s = position(cus={"blue pella": {"loyal": 2}})
    assert [has_cus(s, faction) for faction in (YELLOW, BLUE, RED)] == [False, True, False]
    assert [macedonians(s, faction) for faction in (YELLOW, BLUE, RED)] == [0, 2, 0]


def test_it_is_told_where_a_member_of_the_royal_family_is_placed() -> None:
    s = position()
    put_royal(s, ROYAL_NUMBER["herakles"], at("babylon-inside"))
    [placed] = told(s, RoyalPlaced)
    assert (placed.space, placed.inside) == ("space:babylon", True)


def test_an_army_on_the_march_is_on_the_stage() -> None:
    s = position(generals={"antigonos": "yellow opis"}, cus={"yellow opis": {"loyal": 3}})
    assert stage(s) is None
    s.agenda = [Activate(YELLOW, named("antigonos"), 0, 4, 1, (named("antigonos"),), units(loyal=3))]
    shown = stage(s)
    assert shown is not None
    assert shown.march is not None
