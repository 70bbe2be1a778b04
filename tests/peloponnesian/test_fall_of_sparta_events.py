"""EVF The Event Table of The Fall of Sparta."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.activation import available
from strategos.games.peloponnesian.armistice import look_at_target
from strategos.games.peloponnesian.combat import going_home
from strategos.games.peloponnesian.combat_events import BattleRolled, SiegeRolled
from strategos.games.peloponnesian.events import CoalitionRole, GarrisonPlaced, WentHome
from strategos.games.peloponnesian.facts import ADJACENT, ATHENS, EVENT_AT, MAP, NAMES, NUMBER, REBELS, SPARTA
from strategos.games.peloponnesian.fall_of_sparta_events import EVENTS, naval_league
from strategos.games.peloponnesian.remembered import Turn
from strategos.games.peloponnesian.routes import why_not_enter
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.kernel.asking import Together

from .procedures import run, run_agenda, told
from .segment import position
from .table import holds


def fos(**given: Any) -> PeloponnesianState:
    return position("fall_of_sparta", **given)


def event(s: PeloponnesianState, name: str, dice: str = "", *answers: str) -> PeloponnesianState:
    run(EVENTS[name](s), dice, *answers)
    return s


@pytest.mark.rule("PW-EVF-a", "PW-10.5.4.9-a")
def test_the_table() -> None:
    tables = {table for table, _ in EVENT_AT}
    [table] = [table for table in tables if EVENT_AT[table, 2] == "cinadon"]
    found = [EVENT_AT[table, total] for total in range(2, 13)]
    assert found == [
        "cinadon",
        "supplies_from_egypt",
        "dionysius",
        "harmost",
        "agenda_of_agesilaus",
        "democratic_rebellion",
        "cunaxa",
        "death_of_a_leader",
        "long_walls_rebuilt",
        "artaxerxes_intervenes",
        "gold_mine",
    ]
    assert set(EVENTS) == set(found)


@pytest.mark.rule("PW-EVF.2-a", "PW-EVF.2-b")
def test_cinadon() -> None:
    units = {"sparta": {"sparta": {"H": 3, "N": 1, "AH": 1}}}
    sparta = NUMBER["sparta"]
    assert len(available(event(fos(units=units), "cinadon", "5"), SPARTA, sparta)) == 3
    s = event(fos(units=units), "cinadon", "6")
    assert list(available(s, SPARTA, sparta)) == [9], "only allies march"
    s.now = Turn()
    event(s, "cinadon", "6")
    assert len(available(s, SPARTA, sparta)) == 3, "once in a game"


@pytest.mark.rule("PW-EVF.3-a", "PW-EVF.3-b", "PW-EVF-b")
def test_supplies_from_egypt() -> None:
    s = event(fos(treasury={"athens": 0, "thebes": 0}), "supplies_from_egypt")
    holds(s, treasury={"athens": 500, "thebes": 500}, units={"lindus": {"athens": {"AN": 4}}})
    assert s.agenda == []
    event(s, "supplies_from_egypt")
    holds(s, treasury={"athens": 500, "thebes": 500}, units={"lindus": {"athens": {"AN": 4}}})


@pytest.mark.rule("PW-EVF.3-b")
def test_the_ships_from_egypt_fight_spartans_and_persians() -> None:
    s = event(fos(units={"lindus": {"sparta": {"AN": 1}}}), "supplies_from_egypt")
    run_agenda(s, "3 1")
    assert len(told(s, BattleRolled)) == 2
    holds(s, units={"lindus": {"athens": {"AN": 4}, "sparta": {"AN": 0}}})
    given: dict[str, Any] = {"leaders": {"conon_persia_fos": "lindus"}, "happened": {"persia": 1}}
    s = event(fos(units={"lindus": {"persia": {"N": 3}}}, **given), "supplies_from_egypt")
    run_agenda(s, "6 1")
    # The beaten Navy loses Conon, as after any defeat.
    holds(s, leaders={"conon_persia_fos": "dead"}, units={"lindus": {"persia": {"N": 0}}})


@pytest.mark.rule("PW-EVF.4-a", "PW-EVF.4-b", "PW-EVF.4-c")
def test_dionysius_and_carthage() -> None:
    s = event(fos(treasury={"sparta": 0}), "dionysius")
    holds(s, treasury={"sparta": 400}, colour={"syracuse": "sparta"})
    holds(s, units={"syracuse": {"sparta": {"AH": 2, "AC": 2, "AN": 2}}})
    s.units[NUMBER["pylos"] * 18 + 9] = 1
    event(s, "dionysius", "3")
    holds(s, units={"syracuse": {"sparta": {"AH": 0, "AC": 0, "AN": 0}}, "pylos": {"sparta": {"AH": 1}}})
    holds(s, going_home={"sparta": {"AH": 2, "AC": 2, "AN": 2}}, happened={"carthage_wins": 1, "syracuse_wins": 0})
    assert told(s, WentHome) == [WentHome("side:sparta", "space:syracuse", 2, 2, 2)]
    no = why_not_enter(s, SPARTA, NUMBER["gela"], NUMBER["gela"])
    assert no is not None
    assert no.rule == "PW-EVF.4-c"
    event(s, "dionysius")
    holds(s, treasury={"sparta": 400}, happened={"sicily_spartan": 0})


@pytest.mark.rule("PW-EVF.4-d", "PW-EVF.4-e")
def test_dionysius_wins_sicily() -> None:
    s = event(event(fos(), "dionysius"), "dionysius", "4")
    holds(s, happened={"syracuse_wins": 1, "carthage_wins": 0, "sicily_spartan": 0})
    assert why_not_enter(s, SPARTA, NUMBER["gela"], NUMBER["gela"]) is None
    event(s, "dionysius")
    holds(s, happened={"sicily_spartan": 1}, control={"syracuse": "sparta", "gela": "sparta", "catana": "sparta"})
    holds(s, colour={"syracuse": "sparta", "gela": "sparta"})


ISLES = ("naval_league! samos", "naval_league! chios", "naval_league! done")


@pytest.mark.rule("PW-EVF.5-a", "PW-EVF.5-e", "PW-6.3-n", "PW-6.3-m")
def test_sphodrias_takes_piraeus() -> None:
    units = {"piraeus": {"athens": {"N": 2, "garrison": 1}}}
    s = event(fos(units=units, treasury={"sparta": 0}), "harmost", "3 4", *ISLES)
    holds(s, control={"piraeus": "sparta"}, going_home={"athens": {"N": 2}}, eliminated={"athens": {"N": 0}})
    holds(s, units={"piraeus": {"athens": {"garrison": 0}}}, sci={"sparta": 1, "athens": -1})
    holds(s, happened={"coup-piraeus": 1})
    coup = SiegeRolled(
        "side:sparta", "space:piraeus", 4, ("effect:tactical",), (0,), True, total=4, defender="side:athens"
    )
    assert told(s, SiegeRolled) == [coup]


@pytest.mark.rule("PW-EVF.5-a", "PW-EVF.5-b")
def test_sphodrias_fails_and_the_naval_league_is_formed_all_the_same() -> None:
    units = {"piraeus": {"athens": {"N": 2}}, "chios": {"sparta": {"AN": 1}}}
    s = fos(units=units)
    event(s, "harmost", "1 3", *(f"naval_league! {name}" for name in ("samos", "kos", "thasos", "delos")))
    holds(s, control={"piraeus": "athens"}, units={"piraeus": {"athens": {"N": 2}}}, sci={"sparta": -1, "athens": 0})
    league = {name: {"athens": {"AN": 1, "garrison": 1}} for name in ("samos", "kos", "thasos", "delos")}
    holds(s, units=league, control={"samos": "athens", "kos": "athens"})


@pytest.mark.rule("PW-EVF.5-b")
def test_where_the_naval_league_may_be_formed() -> None:
    s = fos(units={"chios": {"sparta": {"AN": 1}}, "samos": {"athens": {"garrison": 1}}})
    procedure = naval_league(s)
    question = procedure.send(None)
    assert isinstance(question, Together)
    [decision] = question.decisions
    offered = {option.key for option in decision.options}
    assert {"kos", "thasos", "done"} <= offered
    assert not {"chios", "samos", "melos", "cythera", "piraeus", "athens"} & offered
    assert (decision.seat, decision.about) == (ATHENS, {"left": 4})


@pytest.mark.rule("PW-EVF.5-b", "PW-10.5-m")
def test_without_garrisons_there_is_no_league() -> None:
    s = fos()
    for space in range(20):
        s.garrison[space] = 1
    event(s, "harmost", "1 1")
    assert sum(s.garrison) == 20


@pytest.mark.rule("PW-EVF.5-a", "PW-EVF.5-c", "PW-EVF.5-e", "PW-EVF.5-g")
def test_phoebidas_takes_the_cadmea() -> None:
    units = {"thebes": {"thebes": {"H": 8, "sacred_band": 1}}}
    own: dict[str, Any] = {"control": {"thebes": "athens"}, "colour": {"thebes": "athens"}}
    s = event(fos(units=units, role="thebes", **own), "harmost", "4 2")
    holds(s, control={"thebes": "sparta"}, role="athens", going_home={"thebes": {"H": 8, "sacred_band": 1}})
    holds(s, happened={"coup-thebes": 1, "exile-pelopidas_fos": 1, "exile-epaminondas_fos": 1, "exile-gorgias_fos": 0})
    assert told(s, SiegeRolled)[0].values == (2,)
    assert told(s, CoalitionRole) == [CoalitionRole("effect:role_athens", 0)]
    # Freed, the exiles leave the game.
    s.units[NUMBER["thebes"] * 18] = 1
    s.box[:] = bytes(len(s.box))
    s.elite_at = [-3, -3, -3]
    run(going_home(s))
    holds(s, control={"thebes": "athens"}, happened={"coup-thebes": 0, "exile-pelopidas_fos": 0})
    holds(s, leaders={"pelopidas_fos": "dead", "epaminondas_fos": "dead", "gorgias_fos": "cup"})


@pytest.mark.rule("PW-EVF.5-c")
def test_what_a_coup_took_stays_spartan_without_units() -> None:
    s = fos(happened={"coup-thebes": 1, "coup-piraeus": 1}, colour={"thebes": "athens"})
    run(going_home(s))
    holds(s, control={"thebes": "sparta", "piraeus": "sparta"}, happened={"coup-thebes": 1, "coup-piraeus": 1})
    s.units[NUMBER["piraeus"] * 18] = 1
    run(going_home(s))
    holds(s, control={"thebes": "sparta", "piraeus": "athens"}, happened={"coup-thebes": 1, "coup-piraeus": 0})


@pytest.mark.rule("PW-EVF.5-a", "PW-EVF.5-g")
def test_phoebidas_fails() -> None:
    s = event(fos(role="thebes", control={"thebes": "athens"}), "harmost", "6 1")
    holds(s, control={"thebes": "athens"}, role="thebes", sci={"sparta": -1, "athens": 0})
    holds(s, happened={"coup-thebes": 0, "exile-pelopidas_fos": 0})


@pytest.mark.rule("PW-EVF.5-f")
def test_each_coup_happens_once() -> None:
    s = event(fos(control={"thebes": "athens"}), "harmost", "4 1")
    # The other follows without a roll of which.
    event(s, "harmost", "1", "naval_league! done")
    assert [event.space for event in told(s, SiegeRolled)] == ["space:thebes", "space:piraeus"]
    event(s, "harmost")
    assert len(told(s, SiegeRolled)) == 2
    s = event(fos(), "harmost", "1 1", "naval_league! done")
    event(s, "harmost", "1")
    assert [event.space for event in told(s, SiegeRolled)] == ["space:piraeus", "space:thebes"]


@pytest.mark.rule("PW-EVF.6-a", "PW-EVF.6-c")
def test_the_agenda_of_agesilaus() -> None:
    for die, space in ((1, "elis"), (2, "elis"), (3, "mantinea"), (4, "mantinea"), (5, "olynthus"), (6, "olynthus")):
        holds(event(fos(), "agenda_of_agesilaus", str(die)), this_turn={"target": space})
    s = event(event(fos(), "agenda_of_agesilaus", "3"), "agenda_of_agesilaus", "4")
    holds(s, this_turn={"target": "cytinium"})
    # Mantinea has no third place: rolled again.
    event(s, "agenda_of_agesilaus", "3 1")
    holds(s, this_turn={"target": "elis"})
    event(s, "agenda_of_agesilaus", "1 4 6")
    holds(s, this_turn={"target": "olynthus"})
    s.now = Turn()
    event(s, "agenda_of_agesilaus")
    holds(s, this_turn={"target": 0})


@pytest.mark.rule("PW-EVF.6-b")
@pytest.mark.parametrize(("units", "bellicosity"), [({"elis": {"sparta": {"AH": 1}}}, 5), ({}, 4)])
def test_a_place_on_the_agenda_has_to_be_held(units: dict[str, Any], bellicosity: int) -> None:
    s = fos(this_turn={"target": "elis"}, bellicosity={"sparta": 5}, units=units)
    look_at_target(s)
    holds(s, bellicosity={"sparta": bellicosity})


@pytest.mark.rule("PW-EVF.7-a", "PW-EVF.7-b", "PW-EVF.7-c")
def test_a_democratic_rebellion() -> None:
    [table] = [name for name, spaces in REBELS.items() if NUMBER["sicyon"] in spaces]
    names = ["sicyon", "corone", "byzantium", "tegea", "ephesus", "lepreum", "orchomenus", "miletus", "camirus"]
    assert list(REBELS[table]) == [NUMBER[name] for name in (*names, "methydrum", "amphipolis")]
    colour = {name: "sparta" for name in NUMBER if name not in ("melos",)}
    s = fos(colour=colour, control=colour)
    around = len(ADJACENT[NUMBER["tegea"]])
    event(s, "democratic_rebellion", "2 3 6" + " 1" * (around - 1))
    assert sum(s.rebels) == 2
    holds(s, rebellion={"tegea": True})
    # In rebellion already: rolled again with one more.
    s = fos(colour=colour, control=colour, rebellion=["tegea"])
    around = len(ADJACENT[NUMBER["ephesus"]])
    event(s, "democratic_rebellion", "2 3 2 3" + " 1" * around)
    holds(s, rebellion={"ephesus": True})
    s = fos(colour=colour, control=colour, rebellion=["amphipolis"])
    event(s, "democratic_rebellion", "6 6 6 6")
    assert sum(s.rebels) == 1


@pytest.mark.rule("PW-EVF.8-a", "PW-EVF.8-b", "PW-EVF-b")
@pytest.mark.parametrize("die", ["1", "2"])
def test_cyrus_is_king(die: str) -> None:
    s = event(fos(treasury={"sparta": 0}), "cunaxa", die)
    holds(s, treasury={"sparta": 1000}, happened={"persia": 0})
    event(s, "cunaxa")
    holds(s, treasury={"sparta": 1000})


@pytest.mark.rule("PW-EVF.8-c")
@pytest.mark.parametrize("die", ["3", "6"])
def test_cyrus_dies_and_the_ten_thousand_come_home(die: str) -> None:
    s = event(fos(control={"abydos": "sparta"}), "cunaxa", die)
    holds(s, units={"abydos": {"sparta": {"AH": 3}}}, happened={"persia": 1})
    given: dict[str, Any] = {"control": {"lampsacus": "sparta"}, "units": {"abydos": {"athens": {"AH": 1}}}}
    s = event(fos(**given), "cunaxa", die)
    holds(s, units={"lampsacus": {"sparta": {"AH": 3}}})


@pytest.mark.rule("PW-EVF.9-a", "PW-EVF.9-b")
def test_a_leader_dies() -> None:
    holds(event(fos(), "death_of_a_leader"), this_turn={"death_of_leaders": 4, "one_of_each": 1, "cimon": 0})


@pytest.mark.rule("PW-EVF.10-a", "PW-EVF.10-b", "PW-10.5.4.3-a", "PW-EVF-b")
def test_the_long_walls_are_rebuilt_once() -> None:
    s = event(fos(walls=False), "long_walls_rebuilt")
    holds(s, walls=True, leaders={"conon_fos": "cup", "conon_persia_fos": "dead"})
    s.walls = False
    event(s, "long_walls_rebuilt")
    holds(s, walls=False)


@pytest.mark.rule("PW-EVF.11-a", "PW-EVF-b")
def test_artaxerxes_intervenes() -> None:
    s = event(fos(), "artaxerxes_intervenes")
    holds(s, happened={"persia": 1, "artaxerxes_intervenes": 1}, leaders={"tissaphernes_fos": "sardis"})


@pytest.mark.rule("PW-EVF.12-a")
def test_a_gold_mine() -> None:
    money = {"athens": 0, "sparta": 0, "thebes": 0}
    for dice, answers, rich in (
        ("1", (), "sparta"),
        ("2", (), "sparta"),
        ("3", ("gold_mine! athens",), "athens"),
        ("6", ("gold_mine! thebes",), "thebes"),
    ):
        s = event(fos(treasury=money), "gold_mine", dice, *answers)
        holds(s, treasury={**money, rich: 600})


# -- exactly so much, and no more -------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVF.3-b")
def test_egypt_sends_ships_alone_and_only_as_many_as_there_are() -> None:
    s = event(fos(), "supplies_from_egypt")
    holds(s, units={"lindus": {"athens": {"AH": 0, "AC": 0, "AN": 4}}})
    given: dict[str, Any] = {"units": {"corinth": {"athens": {"AN": 12}}, "lindus": {"sparta": {"AN": 1}}}}
    none = event(fos(**given), "supplies_from_egypt")
    holds(none, units={"lindus": {"athens": {"AN": 0}}})
    assert none.agenda == [], "nobody is there to fight"


@pytest.mark.rule("PW-EVF.4-c", "PW-EVF.4-e")
def test_after_carthage_has_won_dionysius_is_heard_of_no_more() -> None:
    s = event(fos(happened={"dionysius": 2, "carthage_wins": 1}), "dionysius")
    holds(s, happened={"sicily_spartan": 0, "dionysius": 2})
    won = event(fos(happened={"dionysius": 2, "syracuse_wins": 1}), "dionysius")
    holds(won, happened={"sicily_spartan": 1}, control={"syracuse": "sparta", "gela": "sparta"})


@pytest.mark.rule("PW-EVF.4-b")
def test_the_allies_recalled_from_sicily_are_told_kind_by_kind() -> None:
    s = event(fos(happened={"dionysius": 1}, units={"gela": {"sparta": {"AH": 2, "H": 1}}}), "dionysius", "4")
    assert told(s, WentHome) == [WentHome("side:sparta", "space:gela", 2, 0, 0)]
    holds(s, units={"gela": {"sparta": {"AH": 0, "H": 1}}}, going_home={"sparta": {"AH": 2}})


@pytest.mark.rule("PW-EVF.5-g")
def test_a_dead_man_is_no_exile() -> None:
    s = event(fos(leaders={"epaminondas_fos": "dead"}), "harmost", "4 6")
    holds(s, happened={"coup-thebes": 1, "exile-epaminondas_fos": 0, "exile-pelopidas_fos": 1})


@pytest.mark.rule("PW-EVF.5-b")
def test_the_naval_league_has_a_ship_and_a_garrison_in_each_island() -> None:
    s = event(fos(control={"naxos": "sparta"}), "harmost", "1 1", "naxos", "done")
    holds(s, units={"naxos": {"athens": {"AH": 0, "AC": 0, "AN": 1, "garrison": 1}}}, control={"naxos": "athens"})
    assert [placed.space for placed in told(s, GarrisonPlaced)] == ["space:naxos"]


@pytest.mark.rule("PW-EVF.5-b")
def test_without_an_island_nobody_is_asked() -> None:
    isles = [row.id for row in MAP.spaces if row.kind == "island" and row.side == "athens"]
    s = fos(units={name: {"sparta": {"AH": 1}} for name in isles})
    event(s, "harmost", "1 1")
    assert told(s, GarrisonPlaced) == []


@pytest.mark.rule("PW-EVF.8-c")
def test_the_ten_thousand_go_to_the_nearest_spartan_space_without_enemies() -> None:
    spartan = dict.fromkeys(("abydos", "lampsacus", "ephesus"), "sparta")
    given: dict[str, Any] = {"control": {**dict.fromkeys(NAMES, "nobody"), **spartan}}
    s = event(fos(**given), "cunaxa", "3")
    holds(s, units={"abydos": {"sparta": {"AH": 3, "AC": 0, "AN": 0}}})
    held = event(fos(**given, units={"abydos": {"athens": {"AH": 1}}}), "cunaxa", "3")
    holds(held, units={"abydos": {"sparta": {"AH": 0}}, "lampsacus": {"sparta": {"AH": 3}}})
