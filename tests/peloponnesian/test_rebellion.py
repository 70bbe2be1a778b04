"""7 The Rebellion Phase: continuation, spread, the Helots."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import (
    BellicosityChanged,
    CameHome,
    HelotsCalmed,
    HelotsRose,
    Rebelled,
    RebellionEnded,
    RebellionRolled,
    WentHome,
)
from strategos.games.peloponnesian.facts import HELOTS, NAMES, NUMBER
from strategos.games.peloponnesian.rebellion import may_rebel, try_rebellion, why_not_cause
from strategos.games.peloponnesian.sequence import PHASES

from .segment import Played, play_segment, position, run

ALL_FIVE = {space: {"athens": {"AH": 1}} for space in ("pylos", "asine", "corone", "prasiae", "epidaurus_limera")}


@pytest.mark.rule("PW-7-a", "PW-2-h")
def test_the_segments_in_their_order() -> None:
    first = PHASES.index("continuation")
    assert PHASES[first - 1 : first + 4] == ("going_home", "continuation", "spread", "helots", "revenue")


# -- 7.1 --------------------------------------------------------------------------------------------------------------


def goes_on(**given: Any) -> Played:
    return play_segment("continuation", **given)


@pytest.mark.rule("PW-7.1-a")
@pytest.mark.parametrize(
    "near",
    [
        {"samos": {"athens": {"AH": 1}}},
        {"samos": {"athens": {"H": 1}}},
        {"chios": {"athens": {"N": 1}}, "icaros": {"athens": {"N": 1}}},
    ],
)
def test_a_rebel_in_reach_of_its_own_league_comes_back(near: dict[str, Any]) -> None:
    after = goes_on(rebellion=["samos"], units=near, control={"samos": "nobody"})
    after.holds(rebellion=[], control={"samos": "athens"})
    assert after.happened(RebellionEnded) == [RebellionEnded("space:samos")]


@pytest.mark.rule("PW-7.1-a")
def test_cavalry_calms_its_neighbours_and_spartan_rebels_obey_spartans() -> None:
    goes_on(rebellion=["methone"], colour={"methone": "athens"}, units={"pydna": {"athens": {"AC": 1}}}).holds(
        rebellion=[]
    )
    goes_on(rebellion=["tegea"], units={"mantinea": {"sparta": {"C": 1}}}).holds(rebellion=[])
    goes_on(rebellion=["tegea"], units={"mantinea": {"athens": {"C": 1}}}).holds(rebellion=["tegea"])


@pytest.mark.rule("PW-7.1-b")
@pytest.mark.parametrize(
    "near",
    [
        {},
        {"teos": {"athens": {"AH": 4}}},
        {"samos": {"sparta": {"AH": 1}}},
        {"samos": {"athens": {"H": 9}}, "icaros": {"sparta": {"AN": 1}}},
        {"icaros": {"athens": {"N": 5}, "sparta": {"AN": 1}}},
    ],
)
def test_other_rebels_stay_in_rebellion(near: dict[str, Any]) -> None:
    after = goes_on(rebellion=["samos"], units=near)
    after.holds(rebellion=["samos"])
    assert not after.happened(RebellionEnded)


@pytest.mark.rule("PW-7.1-a", "PW-7.1-b")
def test_a_neutral_rebel_has_no_league_to_come_back_to() -> None:
    goes_on(rebellion=["epidamnos"], units={"epidamnos": {"athens": {"AH": 1}}}).holds(rebellion=["epidamnos"])


@pytest.mark.rule("PW-7.1-a", "PW-TERMS-j")
def test_control_is_that_of_the_end_of_combat() -> None:
    after = goes_on(units={"megara": {"athens": {"H": 1}}}, rebellion=["naxos"], control={"naxos": "athens"})
    after.holds(control={"megara": "athens", "naxos": "nobody"})


# -- 7.2 --------------------------------------------------------------------------------------------------------------


def spreads(dice: str = "", **given: Any) -> Played:
    return play_segment("spread", dice=dice, **given)


@pytest.mark.rule("PW-7.2-a", "PW-7.2-b")
def test_one_die_for_each_neighbour_of_a_rebel() -> None:
    after = spreads("1 2 3 5", rebellion=["chios"])
    rolled = [(e.space, e.total, e.rebels) for e in after.happened(RebellionRolled)]
    names = ("andros", "erythrae", "mytilene", "psara")
    assert rolled == [(f"space:{name}", die, False) for name, die in zip(names, (1, 2, 3, 5), strict=True)]
    after.holds(rebellion=["chios"])


@pytest.mark.rule("PW-7.2-e")
def test_a_six_rebels() -> None:
    after = spreads("5 6 5 5", rebellion=["chios"])
    after.holds(rebellion=["chios", "erythrae"], control={"erythrae": "nobody"})
    assert after.happened(Rebelled) == [Rebelled("space:erythrae", "effect:spread")]


@pytest.mark.rule("PW-7.2-a", "PW-7.2-b")
def test_a_neighbour_of_two_rebels_is_rolled_for_once() -> None:
    """Cyzicus lies between Byzantium and Lampsacus; in both directions red rebels spread like green ones."""
    spreads("1 1 1 1 1", rebellion=["byzantium", "lampsacus"])
    spreads("1 6", rebellion=["asine"]).holds(rebellion=["asine", "pylos"])


@pytest.mark.rule("PW-7.2-b")
def test_who_rebels_in_the_segment_does_not_spread_it_further() -> None:
    after = spreads("6 6", rebellion=["byzantium"])
    after.holds(rebellion=["byzantium", "cyzicus", "perinthus"])


@pytest.mark.rule("PW-7.2-a")
def test_rebellion_does_not_pass_to_the_other_league_to_neutrals_or_from_them() -> None:
    """Chalcis lies beside red Delium, Olynthus beside neutral Pela; Epidamnos beside Corcyra."""
    assert len(spreads("1 1 1", rebellion=["chalcis"]).rolled) == 3
    assert len(spreads("1 1 1", rebellion=["olynthus"]).rolled) == 3
    assert not spreads(rebellion=["epidamnos"]).rolled


@pytest.mark.rule("PW-7.2-a", "PW-3.3-e")
def test_home_spaces_rebels_and_captured_spaces_are_no_candidates() -> None:
    spreads("1 1", rebellion=["decelea"])
    spreads("1", rebellion=["asine", "pylos"], units={"lepreum": {"sparta": {"H": 1}}, "pheia": {"sparta": {"H": 1}}})
    spreads("1", rebellion=["byzantium"], units={"cyzicus": {"sparta": {"H": 1}}}, control={"cyzicus": "sparta"})


@pytest.mark.rule("PW-7.2-c", "PW-3.3-e")
def test_no_die_where_a_friend_stands() -> None:
    spreads("6", rebellion=["byzantium"], units={"cyzicus": {"athens": {"AH": 1}}}).holds(
        rebellion=["byzantium", "perinthus"]
    )


@pytest.mark.rule("PW-7.2-d")
def test_the_reach_of_the_enemy_adds_two() -> None:
    near = {"units": {"abydos": {"sparta": {"AN": 1}}}}
    after = spreads("4 3", rebellion=["byzantium"], **near)
    told = [(e.space, e.dice, e.total, e.rebels) for e in after.happened(RebellionRolled)]
    assert told == [("space:cyzicus", (4,), 6, True), ("space:perinthus", (3,), 3, False)]
    spreads("4 4", rebellion=["byzantium"], units={"abydos": {"athens": {"AN": 1}}}).holds(rebellion=["byzantium"])


@pytest.mark.rule("PW-6.9-c")
def test_the_allies_in_samos_go_to_chios_when_it_is_friendly() -> None:
    there = {"samos": {"athens": {"AH": 1, "AN": 2, "H": 1}}, "chios": {"athens": {"AN": 1}}}
    after = spreads(units=there, spent={"samos": {"athens": {"AN": 1}}})
    after.holds(
        units={"samos": {"athens": {"AH": 0, "AN": 0, "H": 1}}, "chios": {"athens": {"AH": 1, "AN": 3}}},
        spent={"chios": {"athens": {"AN": 1}}, "samos": {"athens": {"AN": 0}}},
    )
    assert after.happened(WentHome) == [WentHome("side:athens", "space:samos", 1, 0, 2)]
    assert after.happened(CameHome) == [CameHome("side:athens", "effect:athens_allied", "space:chios", 1, 0, 2)]
    nobody = spreads(units={"samos": {"athens": {"H": 1}}})
    assert not nobody.happened(WentHome)
    assert not nobody.happened(CameHome)


@pytest.mark.rule("PW-6.9-c")
@pytest.mark.parametrize(
    ("lost", "dice"),
    [
        ({"rebellion": ["chios"]}, "1 1 1 1"),
        ({"control": {"chios": "sparta"}}, ""),
        ({"colour": {"chios": "sparta"}}, ""),
    ],
)
def test_the_allies_stay_in_samos_while_chios_is_lost(lost: dict[str, Any], dice: str) -> None:
    spreads(dice, units={"samos": {"athens": {"AH": 1}}}, **lost).holds(units={"samos": {"athens": {"AH": 1}}})


# -- 7.3 --------------------------------------------------------------------------------------------------------------


def helots(**given: Any) -> Played:
    units = {"sparta": {"sparta": {"H": 4, "HG": 1}}, **ALL_FIVE, **given.pop("units", {})}
    held = {space: "athens" for space, forces in units.items() if "athens" in forces}
    given.setdefault("bellicosity", {"sparta": 8})
    return play_segment("helots", units=units, control={**held, **given.pop("control", {})}, **given)


@pytest.mark.rule("PW-7.3-b")
def test_the_five_spaces_of_the_helots() -> None:
    assert {NAMES[space] for space in HELOTS} == set(ALL_FIVE)


@pytest.mark.rule("PW-7.3-b", "PW-7.3-c", "PW-7.3-d", "PW-7.3-e", "PW-7.3-f", "PW-9.1-f")
def test_the_helots_rise() -> None:
    after = helots(treasury={"sparta": 0})
    after.holds(
        bellicosity={"sparta": 6},
        units={"sparta": {"sparta": {"H": 2, "HG": 1}}},
        eliminated={"sparta": {"H": 2}},
        happened={"helots": 1},
        this_turn={"helots": 1},
        revenue_lines={"sparta": {"revenue": 2500, "lost_spaces": -250, "helots": -500}},
    )
    assert after.happened(HelotsRose) == [HelotsRose(True)]
    assert after.happened(BellicosityChanged) == [BellicosityChanged("side:sparta", -2, "effect:helots", 6)]


@pytest.mark.rule("PW-7.3-g", "PW-7.3-h", "PW-7.3-i")
def test_the_rising_goes_on() -> None:
    after = helots(happened={"helots": 1})
    after.holds(
        bellicosity={"sparta": 6},
        units={"sparta": {"sparta": {"H": 4}}},
        happened={"helots": 1},
        this_turn={"helots": 2},
        revenue_lines={"sparta": {"revenue": 2500, "lost_spaces": -250, "helots": -1000}},
    )
    assert after.happened(HelotsRose) == [HelotsRose(False)]


@pytest.mark.rule("PW-7.3-a")
@pytest.mark.parametrize("space", list(ALL_FIVE))
def test_one_space_under_spartan_control_keeps_the_helots_quiet(space: str) -> None:
    after = helots(units={space: {}}, control={space: "sparta"})
    after.holds(bellicosity={"sparta": 8}, happened={"helots": 0})
    assert not after.events


@pytest.mark.rule("PW-7.3-b", "PW-7.3-g")
@pytest.mark.parametrize("risen", [0, 1])
def test_units_must_stand_in_all_five(risen: int) -> None:
    """An empty rebel is controlled by nobody: no rising, and one that goes on neither calms nor costs."""
    after = helots(units={"pylos": {}}, control={"pylos": "nobody"}, rebellion=["pylos"], happened={"helots": risen})
    after.holds(bellicosity={"sparta": 8}, happened={"helots": risen}, this_turn={"helots": 0})
    assert not after.events


@pytest.mark.rule("PW-7.3.1-a")
def test_sparta_calms_the_helots_by_taking_one_back() -> None:
    after = helots(units={"pylos": {"sparta": {"H": 1}}}, control={"pylos": "sparta"}, happened={"helots": 1})
    after.holds(happened={"helots": 0}, bellicosity={"sparta": 8})
    assert after.happened(HelotsCalmed) == [HelotsCalmed()]


@pytest.mark.rule("PW-7.3-d")
def test_the_home_guard_is_taken_last() -> None:
    after = helots(units={"sparta": {"sparta": {"H": 1, "HG": 1, "AH": 3}}})
    after.holds(units={"sparta": {"sparta": {"H": 2, "HG": 0, "AH": 3}}})
    after = helots(units={"sparta": {"sparta": {"HG": 1}}})
    after.holds(units={"sparta": {"sparta": {"H": 1, "HG": 0}}})
    helots(units={"sparta": {"sparta": {"H": 2, "HG": 1}}}).holds(units={"sparta": {"sparta": {"H": 0, "HG": 1}}})


@pytest.mark.rule("PW-7.3-d")
def test_where_nobody_is_nobody_dies() -> None:
    helots(units={"sparta": {"sparta": {"AH": 2}}}).holds(
        units={"sparta": {"sparta": {"AH": 2, "H": 0}}}, bellicosity={"sparta": 6}
    )
    helots(units={"sparta": {"sparta": {"H": 1}}}).holds(units={"sparta": {"sparta": {"H": 0}}})


@pytest.mark.rule("PW-7.3-c", "PW-9.1-d")
def test_bellicosity_does_not_fall_below_zero() -> None:
    helots(bellicosity={"sparta": 1}).holds(bellicosity={"sparta": 0})


@pytest.mark.rule("PW-10.5.4.8-a")
def test_there_are_no_helots_in_the_fall_of_sparta() -> None:
    assert not helots(scenario="fall_of_sparta", units={"sparta": {"sparta": {"H": 1}}}).events


# -- 5.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.4-n", "PW-6.9-a")
@pytest.mark.parametrize(
    ("given", "athens", "sparta"),
    [
        ({}, ["piraeus", "amphipolis", "larisa", "corcyra", "chios"], ["gythium", "corinth", "thebes"]),
        (
            {"power": {"argos": "athens", "macedonia": "athens", "syracuse": "sparta", "persia": "sparta"}},
            ["piraeus", "amphipolis", "larisa", "corcyra", "chios", "argos", "pela"],
            ["gythium", "corinth", "thebes", "syracuse", "sardis"],
        ),
        (
            {"rebellion": ["chios"]},
            ["piraeus", "amphipolis", "larisa", "corcyra", "chios", "samos"],
            ["gythium", "corinth", "thebes"],
        ),
        (
            {"control": {"chios": "sparta"}},
            ["piraeus", "amphipolis", "larisa", "corcyra", "chios", "samos"],
            ["gythium", "corinth", "thebes"],
        ),
        (
            {"colour": {"corinth": "athens", "larisa": "neutral"}},
            ["piraeus", "amphipolis", "corcyra", "chios"],
            ["gythium", "thebes"],
        ),
    ],
)
def test_the_coalition_spaces(given: dict[str, Any], athens: list[str], sparta: list[str]) -> None:
    """Those of the Post-Combat Movement Table, active neutrals, and Samos while Chios is lost."""
    Played(position(**given), [], [], []).holds(coalition={"athens": athens, "sparta": sparta})


@pytest.mark.rule("PW-5.4-c", "PW-5.4-d", "PW-5.4-f", "PW-5.4-h", "PW-5.4-n", "PW-10.5.4.2-a")
@pytest.mark.parametrize(
    ("space", "side", "given", "why"),
    [
        ("elis", "athens", {}, None),
        ("samos", "athens", {"control": {"samos": "sparta"}}, "already_ours"),
        ("samos", "athens", {"rebellion": ["samos"], "control": {"samos": "nobody"}}, "already_rebels"),
        ("elis", "athens", {"control": {"elis": "athens"}}, "already_ours"),
        ("gela", "athens", {"rebellion": ["gela"]}, "already_rebels"),
        ("elis", "athens", {"units": {"elis": {"sparta": {"AH": 1}}}}, "enemy_force"),
        ("tegea", "sparta", {"units": {"tegea": {"athens": {"H": 1}}}, "control": {"tegea": "athens"}}, "already_ours"),
        ("argos", "athens", {}, "neutral_power"),
        ("argos", "athens", {"power": {"argos": "sparta"}}, "coalition_space"),
        ("macedonia", "athens", {}, "neutral_power"),
        ("macedonia", "athens", {"power": {"macedonia": "sparta"}}, None),
        ("elis", "athens", {"treasury": {"athens": 1100}}, None),
        ("elis", "athens", {"treasury": {"athens": 1099}}, "too_dear"),
        ("samos", "sparta", {"treasury": {"sparta": 99}}, "too_dear"),
        ("samos", "sparta", {"scenario": "fall_of_sparta"}, "rebels_hate_sparta"),
        ("elis", "athens", {"scenario": "fall_of_sparta"}, None),
    ],
)
def test_why_no_rebellion_can_be_caused(space: str, side: str, given: dict[str, Any], why: str | None) -> None:
    league = ("athens", "sparta").index(side)
    found = why_not_cause(position(**given), league, NUMBER[space], league)
    assert (None if found is None else found.why) == why


@pytest.mark.rule("PW-5.4-h", "PW-5.4-k", "PW-5.4-m")
@pytest.mark.parametrize(
    ("player", "die", "rebels"), [("athens", 5, 0), ("athens", 6, 1), ("sparta", 3, 0), ("sparta", 4, 1)]
)
def test_a_rebellion_takes_a_die_of_six(player: str, die: int, rebels: int) -> None:
    state = position(player=player, treasury={"athens": 2000})
    after = run(state, try_rebellion(state, 0, NUMBER["elis"], 0), str(die))
    assert after.result is bool(rebels)
    after.holds(treasury={"athens": 1900}, rebellion={"elis": bool(rebels)})


@pytest.mark.rule("PW-3.3-e", "PW-7.2-a")
@pytest.mark.parametrize(
    ("space", "given", "may"),
    [
        ("samos", {}, True),
        ("athens", {}, False),
        ("sparta", {}, False),
        ("sardis", {}, False),
        ("sardis", {"power": {"persia": "sparta"}}, True),
        ("gela", {}, False),
        ("samos", {"rebellion": ["samos"]}, False),
        ("samos", {"units": {"samos": {"athens": {"AH": 1}}}}, False),
        ("samos", {"units": {"samos": {"sparta": {"AH": 1}}}}, False),
        ("samos", {"control": {"samos": "sparta"}}, False),
    ],
)
def test_where_a_rebellion_may_spread_to(space: str, given: dict[str, Any], may: bool) -> None:
    assert may_rebel(position(**given), NUMBER[space]) is may


@pytest.mark.rule("PW-7.2-a")
def test_a_neutral_rebel_spreads_nothing() -> None:
    Played(position(rebellion=["melos"]), [], [], []).holds(spread_to=[])
    state = position(rebellion=["gela"], colour={"camarina": "neutral"})
    Played(state, [], [], []).holds(spread_to=[])


@pytest.mark.rule("PW-10.5.4.8-a", "PW-7.3-a")
def test_in_the_fall_of_sparta_no_helots_rise() -> None:
    after = play_segment("helots", scenario="fall_of_sparta", units=ALL_FIVE, control=dict.fromkeys(ALL_FIVE, "athens"))
    assert after.events == []


@pytest.mark.rule("PW-7.3-a")
def test_no_helots_rise_where_sparta_controls_one_of_the_five() -> None:
    """Athenians who besiege Pylos stand there, but do not control it."""
    after = play_segment("helots", units=ALL_FIVE, control={**dict.fromkeys(ALL_FIVE, "athens"), "pylos": "sparta"})
    assert after.events == []
    after.holds(happened={"helots": 0})
