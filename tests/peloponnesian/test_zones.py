"""Zones of Influence, Forces and Rally spaces (Important Terms), and the Long Walls (6.1.1)."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.facts import ATHENS, NAMES, NUMBER, SIDES, SPARTA
from strategos.games.peloponnesian.zones import moving_sp, reaches, reaching, zone

from .segment import position
from .table import Table, holds, table


def still(units: dict[str, Any], **given: Any) -> Table:
    """A position with Athens about to name the objective of its first operation."""
    there = {"athens": {"athens": {"H": 1}}, **units}
    return table(**{"units": there, "leaders": {"cleon": "athens"}, **given, "phase": "operations"})


BY_LAND = ["delium", "charonea", "plataea", "tanagra", "thebes"]
BY_SEA = ["corinth", "erineus", "pegae", "sicyon", "siphae"]


@pytest.mark.rule("PW-TERMS-ah")
def test_hoplites_reach_their_own_space_only() -> None:
    holds(still({"thebes": {"sparta": {"AH": 5}}}), zoi={"thebes": {"sparta": ["thebes"]}})


@pytest.mark.rule("PW-TERMS-ai", "PW-COMP-h")
def test_cavalry_reaches_the_next_spaces_by_land_and_combined_lines() -> None:
    holds(still({"thebes": {"sparta": {"H": 1, "AC": 1}}}), zoi={"thebes": {"sparta": BY_LAND}})
    riders = still({"corinth": {"sparta": {"C": 1}}})
    holds(riders, zoi={"corinth": {"sparta": ["cenchrae", "cleonae", "corinth", "pegae", "sicyon"]}})
    holds(still({"aegina": {"athens": {"C": 1}}}), zoi={"aegina": {"athens": ["aegina"]}})


@pytest.mark.rule("PW-TERMS-aj", "PW-5.1.2-b")
def test_ships_reach_two_lines_far_but_not_across_the_isthmus() -> None:
    holds(still({"corinth": {"sparta": {"AN": 5}}}), zoi={"corinth": {"sparta": BY_SEA}})
    west = still({"cenchrae": {"sparta": {"AN": 1}}})
    reached = ["aegina", "cenchrae", "epidaurus", "kithnos", "megara", "methana", "piraeus", "salamis"]
    holds(west, zoi={"cenchrae": {"sparta": [name for name in reached if name != "piraeus"]}})


@pytest.mark.rule("PW-TERMS-ak", "PW-TERMS-p")
def test_a_mixed_force_reaches_what_any_of_its_units_does() -> None:
    """All friendly units in a space are one Force, national and Allied."""
    force = still({"corinth": {"sparta": {"C": 1, "AN": 1}}})
    holds(force, zoi={"corinth": {"sparta": sorted({*BY_SEA, "cenchrae", "cleonae"})}})


@pytest.mark.rule("PW-TERMS-ak")
def test_a_leader_without_units_has_no_zone() -> None:
    match = still({}, leaders={"cleon": "athens", "agis": "thebes"})
    holds(match, zoi={"thebes": {"sparta": []}}, reached_from={"thebes": {"sparta": []}})


@pytest.mark.rule("PW-6.1.1-f")
def test_no_enemy_zone_comes_over_the_long_walls() -> None:
    enemies = {"megara": {"sparta": {"N": 2}}, "decelea": {"sparta": {"C": 2}}, "salamis": {"sparta": {"N": 1}}}
    match = still(enemies)
    holds(match, reached_from={"athens": {"sparta": []}, "piraeus": {"sparta": []}, "panactum": {"sparta": []}})
    holds(match, reached_from={"aegina": {"sparta": ["megara", "salamis"]}})
    open_town = still(enemies, walls=False)
    holds(open_town, reached_from={"athens": {"sparta": ["decelea"]}, "piraeus": {"sparta": ["megara", "salamis"]}})
    inside = still({"piraeus": {"sparta": {"H": 1, "C": 1}}})
    holds(inside, reached_from={"piraeus": {"sparta": ["piraeus"]}, "athens": {"sparta": []}})


@pytest.mark.rule("PW-6.1.1-e")
def test_in_the_combat_phase_athenian_cavalry_stays_behind_the_walls() -> None:
    units = {"athens": {"athens": {"H": 6, "C": 1}}, "piraeus": {"athens": {"C": 1, "N": 1}}}
    match = still(units)
    holds(match, zoi={"athens": {"athens": ["athens", "decelea", "panactum", "piraeus"]}})
    holds(match, zoi_in_combat={"athens": {"athens": ["athens"]}})
    ships = ["aegina", "cenchrae", "epidaurus", "kea", "kithnos", "marathon", "megara", "methana", "piraeus", "salamis"]
    holds(match, zoi_in_combat={"piraeus": {"athens": [*ships, "sunium"]}})
    riders = {**units, "thebes": {"sparta": {"AC": 2}}, "decelea": {"athens": {"C": 1}}}
    fought = still(riders, walls=False)
    holds(fought, zoi_in_combat={"athens": {"athens": ["athens", "decelea", "panactum", "piraeus"]}})
    holds(still(riders), zoi_in_combat={"decelea": {"athens": ["athens", "decelea", "marathon", "oropus"]}})
    holds(still(riders), zoi_in_combat={"thebes": {"sparta": BY_LAND}})


@pytest.mark.rule("PW-TERMS-ah", "PW-TERMS-ai", "PW-TERMS-aj", "PW-6.2-f", "PW-6.1.1-f")
@pytest.mark.parametrize(
    ("space", "side", "sp", "given", "zone_of_it"),
    [
        ("thebes", "sparta", {"AH": 5}, {}, []),
        ("thebes", "sparta", {"AC": 1}, {}, BY_LAND),
        ("corinth", "sparta", {"AN": 1}, {}, BY_SEA),
        ("corinth", "sparta", {"AC": 1, "AN": 1}, {}, [*BY_SEA, "cenchrae", "cleonae"]),
        ("corinth", "sparta", {"AC": 1, "AN": 1}, {"siege": {"corinth": "athens"}}, []),
        ("decelea", "sparta", {"C": 1}, {}, ["marathon", "oropus"]),
        ("athens", "athens", {"C": 1}, {}, ["decelea", "panactum", "piraeus"]),
    ],
)
def test_a_zone_lies_around_the_space_a_force_stands_in(
    space: str, side: str, sp: dict[str, int], given: dict[str, Any], zone_of_it: list[str]
) -> None:
    s = position(units={space: {side: sp}}, **given)
    found = [NAMES[there] for there in zone(s, NUMBER[space], SIDES.index(side))]
    assert sorted(found) == sorted(name for name in zone_of_it if name != space)


@pytest.mark.rule("PW-6.1.1-e", "PW-6.2-f")
def test_who_is_kept_in_or_besieged_is_not_among_those_who_reach_a_space() -> None:
    s = position(units={"athens": {"athens": {"C": 1}}, "oropus": {"athens": {"C": 1}}})
    decelea, athens, oropus = (NUMBER[name] for name in ("decelea", "athens", "oropus"))
    assert set(reaching(s, decelea, ATHENS)) == {athens, oropus}
    assert set(reaching(s, decelea, ATHENS, combat=True)) == {oropus}
    s.sieges[oropus] = SPARTA
    assert set(reaching(s, decelea, ATHENS)) == {athens}


@pytest.mark.rule("PW-6.2-f")
def test_besieged_units_reach_nothing() -> None:
    units = {"potidaea": {"sparta": {"N": 1, "C": 1}, "athens": {"N": 2}}}
    match = still(units, siege={"potidaea": "athens"})
    holds(match, zoi={"potidaea": {"sparta": []}}, reached_from={"potidaea": {"athens": ["potidaea"]}})


@pytest.mark.rule("PW-10.5-k")
def test_a_garrison_has_no_zone() -> None:
    units = {"athens": {"athens": {"H": 1}}, "thebes": {"thebes": {"H": 1}}, "corinth": {"athens": {"garrison": 1}}}
    match = table(scenario="fall_of_sparta", role="anti_sparta", units=units, phase="operations")
    holds(match, zoi={"corinth": {"athens": []}}, interceptors={"cenchrae": {"athens": []}})


@pytest.mark.rule("PW-10.3.4-e")
def test_the_forces_of_a_neutral_power_reach_nothing() -> None:
    units = {"athens": {"athens": {"H": 1}}, "syracuse": {"sparta": {"AC": 2, "AN": 2}}}
    match = table(scenario="first_peloponnesian", units=units, leaders={"tolmides_1pw": "athens"}, phase="operations")
    holds(match, zoi={"syracuse": {"sparta": []}}, reached_from={"catana": {"sparta": []}}, rally={"sparta": []})


# -- Rally spaces -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-TERMS-ae", "PW-TERMS-a", "PW-TERMS-ab")
@pytest.mark.parametrize(
    ("given", "rally"),
    [
        ({}, True),
        ({"spent": {"samos": {"athens": {"AH": 2}}}}, True),
        ({"spent": {"samos": {"athens": {"AH": 3}}}}, False),
        ({"rebellion": ["samos"], "control": {"samos": "nobody"}}, False),
        ({"rebellion": ["samos"], "control": {"samos": "athens"}}, True),
        ({"colour": {"samos": "sparta"}, "control": {"samos": "nobody"}}, False),
        ({"colour": {"samos": "sparta"}, "control": {"samos": "athens"}}, True),
        ({"colour": {"samos": "sparta"}, "control": {"samos": "nobody"}, "rebellion": ["samos"]}, True),
        ({"siege": {"samos": "sparta"}}, False),
    ],
)
def test_a_rally_space_is_friendly_and_has_sp_left(given: dict[str, Any], rally: bool) -> None:
    match = still({"samos": {"athens": {"AH": 3}}}, **given)
    holds(match, rally={"athens": ["athens", "samos"] if rally else ["athens"], "sparta": []})


@pytest.mark.rule("PW-TERMS-ae")
def test_an_enemy_in_it_makes_it_no_less_a_rally_space() -> None:
    match = still(
        {"potidaea": {"athens": {"H": 2}, "sparta": {"AH": 1}}},
        rebellion=["potidaea"],
        control={"potidaea": "nobody"},
    )
    holds(match, rally={"athens": ["athens"], "sparta": ["potidaea"]})


@pytest.mark.rule("PW-TERMS-ae", "PW-COMP-u", "PW-10.5-d")
@pytest.mark.parametrize(("role", "rally"), [("thebes", ["thebes"]), ("anti_sparta", ["thebes"]), ("athens", [])])
def test_an_elite_unit_alone_makes_a_rally_space(role: str, rally: list[str]) -> None:
    """For who commands it."""
    units = {"thebes": {"thebes": {"sacred_band": 1}}, "piraeus": {"athens": {"N": 1}}}
    match = table(
        scenario="fall_of_sparta",
        role=role,
        colour={"thebes": "athens"},
        units=units,
        spent={"piraeus": {"athens": {"N": 1}}},
        done={"athens": 1, "sparta": 1},
        phase="operations",
    )
    holds(match, rally={"athens": rally})


@pytest.mark.rule("PW-5.1.1-h", "PW-COMP-z")
def test_the_home_guard_is_never_activated() -> None:
    match = still({"sparta": {"sparta": {"HG": 1}}})
    holds(match, rally={"sparta": []}, force={"sparta": {"sparta": [3, 0, 0]}})


@pytest.mark.rule("PW-5.1.5-b", "PW-5.1.5-g", "PW-5.1.5-h", "PW-TERMS-d")
def test_what_an_sp_costs() -> None:
    match = still({})
    holds(
        match,
        cost={
            "athens": {"H": 200, "C": 200, "N": 400, "AH": 200, "AC": 200, "AN": 400},
            "sparta": {"H": 0, "C": 0, "N": 400, "AH": 200, "AC": 200, "AN": 400},
        },
    )


@pytest.mark.rule("PW-5.1.5-f", "PW-8.1.6-a", "PW-8.1.6-b")
@pytest.mark.parametrize(
    ("given", "talents"),
    [
        ({}, 500),
        ({"treasury": {"athens": 900}}, 0),
        ({"control": {"piraeus": "sparta"}}, 1500),
        ({"control": {"decelea": "sparta"}}, 1500),
        ({"control": {"decelea": "nobody"}}, 500),
    ],
)
def test_athens_keeps_its_emergency_fund(given: dict[str, Any], talents: int) -> None:
    spartans = {"sparta": {"sparta": {"H": 1}}}
    words = {"leaders": {"agis": "sparta"}, "treasury": {"athens": 1500}, **given}
    match = still(spartans, player="sparta", **words)
    holds(match, to_spend={"athens": talents})


@pytest.mark.rule("PW-8.1.6-b")
def test_ten_rebels_lift_the_fund() -> None:
    rebels = ["samos", "chios", "mytilene", "andros", "naxos", "aegina", "salamis", "kea", "kithnos"]
    match = still({}, treasury={"athens": 1500}, rebellion=[*rebels, "thebes", "gela"])
    holds(match, to_spend={"athens": 500})
    holds(still({}, treasury={"athens": 1500}, rebellion=[*rebels, "tenedos"]), to_spend={"athens": 1500})


@pytest.mark.rule("PW-EVT.6-f")
def test_in_the_plague_allies_keep_out_of_athens() -> None:
    units = {"athens": {"athens": {"H": 2, "AH": 1}}, "piraeus": {"athens": {"AN": 1}}, "samos": {"athens": {"AN": 1}}}
    match = still(units, this_turn={"plague": 1})
    holds(match, available={"athens": {"athens": {"H": 2, "AH": 0}}, "samos": {"athens": {"AN": 1}}})
    holds(match, rally={"athens": ["athens", "samos"]})


@pytest.mark.rule("PW-EVT.10-a")
def test_an_idle_corcyra_gives_nobody() -> None:
    match = still({"corcyra": {"athens": {"AN": 3}}}, this_turn={"corcyra_idle": 1})
    holds(match, rally={"athens": ["athens"]})


@pytest.mark.rule("PW-6.1.1-e")
def test_the_long_walls_keep_in_no_cavalry_but_that_of_athens() -> None:
    """In the Combat Phase Athenian Cavalry stays inside; Spartans who stand in Athens reach Decelea."""
    for side, reached in (("sparta", True), ("athens", False)):
        s = position(units={"athens": {side: {"C": 1}}})
        assert reaches(s, NUMBER["athens"], SIDES.index(side), NUMBER["decelea"], combat=True) is reached


@pytest.mark.rule("PW-10.5.4.4-a")
def test_a_garrison_counts_with_nobody_who_moves() -> None:
    units = {"plataea": {"athens": {"garrison": 1, "H": 2}, "sparta": {"H": 3, "C": 1}}}
    s = position("fall_of_sparta", units=units)
    assert moving_sp(s, NUMBER["plataea"], ATHENS) == [2, 0, 0]
    assert moving_sp(s, NUMBER["plataea"], SPARTA) == [3, 1, 0]
