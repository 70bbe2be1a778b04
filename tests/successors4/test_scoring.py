"""2, 3.5 to 3.7, 7.2, 7.4 Provinces, Fleets, Victory Points, Legitimacy, Prestige: all derived."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT, MAJOR_CITY, NOBODY, SPACES, WAY_POINT
from strategos.games.successors.common.position import commander
from strategos.games.successors.common.scoring import (
    available_fleets,
    fleet_owner,
    fleet_strength,
    fleets_of,
    is_upgraded,
    legitimacy,
    prestige,
    province_owner,
    victory_points,
)
from strategos.games.successors.fourth.facts import (
    ADJACENT,
    ADJACENT_PROVINCES,
    CITIES_OF,
    FLEETS,
    GENERAL_NUMBER,
    KIND,
    MAP,
    NAMES,
    NEEDED,
    NUMBER,
    PORT,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    PROVINCES,
    REGION,
    ROUTE,
    STRENGTH,
    TROOP_NAMES,
)
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import BLUE, RED, YELLOW, side

from .table import at, fleet, position, spaces_in


def vp(s: SuccessorsState, faction: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for reason in victory_points(s, faction).reasons:
        found[reason.why] = found.get(reason.why, 0) + reason.by
    return found


def reasons(s: SuccessorsState, faction: int) -> dict[str, int]:
    return {reason.why: reason.by for reason in legitimacy(s, faction).reasons}


# -- 2 the map --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-2-b", "S4-2-s", "S4-2-t")
def test_every_province_has_at_most_one_major_city_and_needs_more_than_half_of_its_spaces() -> None:
    for province, spaces in enumerate(CITIES_OF):
        assert sum(KIND[n] == MAJOR_CITY for n in spaces) <= 1, PROVINCES[province]
        assert NEEDED[province] == len(spaces) // 2 + 1, PROVINCES[province]
        assert all(KIND[n] != WAY_POINT for n in spaces)


@pytest.mark.rule("S4-2-e")
def test_a_port_has_a_route_over_the_sea() -> None:
    by_sea = {n for route in MAP.routes if route.kind in ("sea", "trans_mediterranean") for n in (route.a, route.b)}
    assert {NAMES[n] for n in range(SPACES) if PORT[n]} == by_sea


@pytest.mark.rule("S4-2-m", "S4-2-n", "S4-9.3-b")
def test_sea_routes_make_no_neighbours() -> None:
    kinds = {"land": 0, "mountain": 1, "strait": 2, "sea": 3, "trans_mediterranean": 4}
    for route in MAP.routes:
        a, b = NUMBER[route.a], NUMBER[route.b]
        assert kinds[route.kind] in ROUTE[a, b]
        assert (b in ADJACENT[a]) == any(kind <= 2 for kind in ROUTE[a, b])


@pytest.mark.rule("S4-2-x")
def test_provinces_are_adjacent_over_land_mountain_and_strait_routes_only() -> None:
    kypros, rhodos = PROVINCE_NUMBER["kypros"], PROVINCE_NUMBER["rhodos"]
    assert ADJACENT_PROVINCES[kypros] == ()
    assert ADJACENT_PROVINCES[rhodos] == ()
    for a in range(SPACES):
        for b in ADJACENT[a]:
            if PROVINCE_OF[a] != PROVINCE_OF[b]:
                assert PROVINCE_OF[b] in ADJACENT_PROVINCES[PROVINCE_OF[a]]


@pytest.mark.rule("S4-2-y")
def test_the_regions() -> None:
    regions: dict[str, set[str]] = {}
    for name, region in zip(PROVINCES, REGION, strict=True):
        regions.setdefault(region, set()).add(name)
    assert regions["africa"] == {"aigyptos", "libye"}
    assert regions["europe"] == {"makedonia", "thessalia", "hellas", "thrake", "skythia", "illyria", "epeiros"}
    assert regions["major_islands"] == {"krete", "rhodos", "kypros"}


# -- 2 Provinces ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-2-u", "S4-2-r")
@pytest.mark.parametrize(
    ("spaces", "controlled"),
    [
        (["pella", "amphipolis", "poteidaia"], True),
        (["pella", "amphipolis"], False),
        (["bylazora", "amphipolis", "poteidaia", "herakleia_lynkestis"], False),
    ],
)
def test_a_province_needs_its_major_city_and_more_than_half(spaces: list[str], controlled: bool) -> None:
    s = position(control=dict.fromkeys(spaces, "red"))
    assert (province_owner(s, PROVINCE_NUMBER["makedonia"]) == RED) is controlled


@pytest.mark.rule("S4-2-u", "S4-2-v")
def test_a_province_without_a_major_city_goes_to_the_majority_of_independents_too() -> None:
    s = position(control={"larisa": "independent", "pagasai": "independent", "trikka": "red"})
    assert province_owner(s, PROVINCE_NUMBER["thessalia"]) == INDEPENDENT
    s.control[NUMBER["pagasai"]] = NOBODY
    assert province_owner(s, PROVINCE_NUMBER["thessalia"]) == NOBODY


# -- 3.5 Victory Points -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.5-a", "S4-2-w")
def test_a_province_gives_its_vp_while_it_is_controlled() -> None:
    s = position(provinces={"babylonia": "red", "aigyptos": "blue"})
    assert victory_points(s, RED).value == 4
    assert vp(s, BLUE)["province"] == 6
    s.control[NUMBER["babylon"]] = BLUE
    assert victory_points(s, RED).value == 0
    assert vp(s, BLUE)["province"] == 6


@pytest.mark.rule("S4-3.5-b")
def test_the_lord_of_asia_has_phrygia_syria_and_babylonia() -> None:
    s = position(provinces={"phrygia": "red", "syria": "red", "babylonia": "red"})
    assert vp(s, RED)["lord_of_asia"] == 4
    s.control[NUMBER["kelainai"]] = BLUE
    assert "lord_of_asia" not in vp(s, RED)


@pytest.mark.rule("S4-3.5-c", "S4-3.5-d", "S4-3.5-e", "S4-3.5-f", "S4-7.4-c")
def test_the_largest_fleet_needs_three_and_no_tie() -> None:
    s = position(provinces={"aigyptos": "red"})
    assert fleet_strength(s, fleets_of(s, RED)) == 2
    assert s.largest_fleet() == NOBODY
    s.control[NUMBER["athenai"]] = RED
    assert s.largest_fleet() == RED
    assert vp(s, RED)["largest_fleet"] == 3
    s.fleet_away[fleet("athenai")] = 1
    assert s.largest_fleet() == RED
    for space in (*spaces_in("phoinike"), *spaces_in("rhodos")):
        s.control[space] = BLUE
    assert s.largest_fleet() == NOBODY
    assert "largest_fleet" not in {**vp(s, RED), **vp(s, BLUE)}


@pytest.mark.rule("S4-7.4-a", "S4-3.5-d")
def test_an_upgraded_fleet_counts_its_higher_number_for_who_turned_it() -> None:
    s = position(provinces={"aigyptos": "red"})
    s.upgraded[fleet("aigyptos")] = RED
    assert s.largest_fleet() == RED
    s.control[NUMBER["memphis"]] = BLUE
    for space in spaces_in("aigyptos"):
        s.control[space] = BLUE
    assert fleet_strength(s, fleets_of(s, BLUE)) == 2


@pytest.mark.rule("S4-3.5-g")
def test_the_hellespont_takes_all_five_ports() -> None:
    ports = ["abydos", "kyzikos", "chalkedon", "byzantion", "chersonesos"]
    s = position(control=dict.fromkeys(ports, "red"))
    assert vp(s, RED)["hellespont"] == 2
    s.control[NUMBER["kyzikos"]] = INDEPENDENT
    assert "hellespont" not in vp(s, RED)


# -- 7.4 Fleets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.4-c")
def test_the_fleet_of_athenai_goes_with_its_city_alone() -> None:
    assert fleet_owner(position(control={"athenai": "red"}), fleet("athenai")) == RED


@pytest.mark.rule("S4-7.4-d", "S4-7.4-e", "S4-7.4-f")
def test_a_dispersed_fleet_is_not_available_whoever_controls_it() -> None:
    s = position(control={"athenai": "red"})
    assert available_fleets(s, RED) == [fleet("athenai")]
    s.fleet_away[fleet("athenai")] = 1
    assert available_fleets(s, RED) == []
    s.control[NUMBER["athenai"]] = BLUE
    assert available_fleets(s, BLUE) == []
    s.fleet_away[fleet("athenai")] = 0
    s.control[NUMBER["athenai"]] = INDEPENDENT
    assert fleet_owner(s, fleet("athenai")) == NOBODY


@pytest.mark.rule("S4-7.4-g")
def test_kilikia_does_not_give_its_fleet() -> None:
    s = position(provinces={"kilikia": "red"})
    assert fleet_owner(s, fleet("kilikia")) == NOBODY
    s.pirates = BLUE
    assert fleet_owner(s, fleet("kilikia")) == BLUE


# -- 3.6 Legitimacy ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.6-a", "S4-3.7-a", "S4-3.7-b")
def test_a_champion_has_three_and_a_successor_none() -> None:
    assert reasons(position(), RED) == {"champion": 3}
    assert legitimacy(position(successors=("red",)), RED).value == 0


@pytest.mark.rule("S4-3.6-d", "S4-3.6-f", "S4-8.1-a")
@pytest.mark.parametrize(
    ("heirs", "value"),
    [(["alexandros"], 5), (["philippos"], 4), (["herakles"], 2), (["herakles", "philippos", "alexandros"], 5)],
)
def test_only_the_highest_heir_counts(heirs: list[str], value: int) -> None:
    s = position(successors=("red",), royals=dict.fromkeys(heirs, "red pella"))
    assert legitimacy(s, RED).value == value


@pytest.mark.rule("S4-3.6-e", "S4-3.6-g", "S4-8.1-c")
@pytest.mark.parametrize(
    ("women", "value"),
    [(["olympias"], 3), (["kleopatra"], 3), (["thessalonike"], 2), (["olympias", "kleopatra", "thessalonike"], 8)],
)
def test_all_women_count(women: list[str], value: int) -> None:
    s = position(successors=("red",), royals=dict.fromkeys(women, "red pella"))
    assert legitimacy(s, RED).value == value


@pytest.mark.rule("S4-3.6-h")
def test_makedonia_gives_two() -> None:
    assert reasons(position(provinces={"makedonia": "red"}), RED)["strategos_of_europe"] == 2


@pytest.mark.rule("S4-3.6-i", "S4-3.6-j")
@pytest.mark.parametrize("name", ["perdikkas", "leonnatos"])
def test_perdikkas_and_leonnatos_give_one_while_they_live(name: str) -> None:
    assert legitimacy(position(generals={name: "red pella"}), RED).value == 4
    assert legitimacy(position(generals={name: "red dispersed"}), RED).value == 4
    assert legitimacy(position(generals={name: "red dead"}), RED).value == 3


@pytest.mark.rule("S4-3.6-l", "S4-3.6-m", "S4-3.6-b")
def test_what_is_taken_away_never_leads_below_zero() -> None:
    antigonos = GENERAL_NUMBER["antigonos"]
    s = position(generals={"antigonos": "red pella"}, condemned=antigonos)
    assert reasons(s, RED) == {"champion": 3, "condemned": -3}
    s.persian_support = RED
    assert legitimacy(s, RED).value == 0
    # OQ-L-FLOOR: first the sum, then the floor.
    s.royal_of[1] = RED
    assert legitimacy(s, RED).value == 2


@pytest.mark.rule("S4-3.6-k")
def test_the_oracle_gives_one() -> None:
    s = position()
    s.oracle[RED] = 1
    assert legitimacy(s, RED).value == 4


# -- 7.1, 7.2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.1-f", "S4-7.1-e")
def test_the_highest_rank_commands_in_each_position() -> None:
    where = {
        "eumenes": "red pella",
        "krateros": "red pella",
        "perdikkas": "red pella-inside",
        "minor-red-1": "red pella",
    }
    s = position(generals=where)
    assert commander(s, RED, at("pella")) == GENERAL_NUMBER["krateros"]
    assert commander(s, RED, at("pella-inside")) == GENERAL_NUMBER["perdikkas"]
    assert commander(s, BLUE, at("pella")) == NOBODY


@pytest.mark.rule("S4-7.2-k", "S4-7.2-v", "S4-7.2-w")
def test_combat_strengths() -> None:
    strength = dict(zip(TROOP_NAMES, STRENGTH, strict=True))
    assert (strength["mercenary"], strength["loyal"], strength["royal"]) == (1, 2, 2)


@pytest.mark.rule("S4-7.2-ab", "S4-7.2-ac", "S4-7.2-ad", "S4-7.1-d")
@pytest.mark.parametrize(("name", "value"), [("krateros", 5), ("ptolemaios", 5), ("eumenes", 1), ("antigonos", 3)])
def test_prestige_is_legitimacy_and_the_commanders_popularity(name: str, value: int) -> None:
    s = position(generals={name: "red pella", "demetrios": "red pella"})
    assert prestige(s, RED, GENERAL_NUMBER[name], at("pella"), defends=False).value == value


@pytest.mark.rule("S4-7.2-aa")
def test_prestige_is_never_below_zero() -> None:
    s = position(generals={"eumenes": "red pella"}, successors=("red",))
    assert prestige(s, RED, GENERAL_NUMBER["eumenes"], at("pella"), defends=False).value == 0


@pytest.mark.rule("S4-7.2-af")
def test_victories_over_independents_make_popular() -> None:
    s = position(generals={"antigonos": "red pella"})
    s.popularity[GENERAL_NUMBER["antigonos"]] = 2
    assert prestige(s, RED, GENERAL_NUMBER["antigonos"], at("pella"), defends=False).value == 5


@pytest.mark.rule("S4-7.2-ag", "S4-7.2-z")
@pytest.mark.parametrize(
    ("given", "defends", "value"),
    [
        ({"royals": {"hearse": "red pella"}}, True, 7),
        ({"royals": {"hearse": "red pella-inside"}}, True, 7),
        ({"royals": {"hearse": "red pella"}}, False, 3),
        ({"royals": {"hearse": "blue pella"}}, True, 3),
        ({"royals": {"hearse": "red amphipolis"}}, True, 3),
        ({"tomb": NUMBER["pella"], "control": {"pella": "red"}}, True, 9),
        ({"tomb": NUMBER["pella"], "control": {"pella": "blue"}}, True, 3),
    ],
)
def test_sacred_ground_helps_who_defends_there(given: dict[str, Any], defends: bool, value: int) -> None:
    s = position(generals={"antigonos": "red pella"}, **given)
    assert prestige(s, RED, GENERAL_NUMBER["antigonos"], at("pella"), defends=defends).value == value


@pytest.mark.rule("S4-3.8-h", "S4-3.8-i")
def test_the_tomb_gives_ten_for_good_at_pella_and_elsewhere_two_with_its_space() -> None:
    s = position(tomb=NUMBER["pella"], buried_at_pella=YELLOW, control={"pella": "blue"})
    assert reasons(s, YELLOW)["buried_at_pella"] == 10
    assert "tomb" not in reasons(s, BLUE)
    s = position(tomb=NUMBER["memphis"], control={"memphis": "blue"})
    assert reasons(s, BLUE)["tomb"] == 2
    s.control[NUMBER["memphis"]] = side("red")
    assert "tomb" not in reasons(s, BLUE)
    assert reasons(s, RED)["tomb"] == 2


@pytest.mark.rule("S4-7.4-i")
def test_a_fleet_of_nobody_shows_its_lower_side() -> None:
    assert not is_upgraded(position(), FLEETS.index("athenai"))
