"""EVT The standard Event Table, and event 8 of every table."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.activation import available
from strategos.games.peloponnesian.battle import lose_leader
from strategos.games.peloponnesian.combat_events import UnitsLost
from strategos.games.peloponnesian.event_table import STANDARD, impossible
from strategos.games.peloponnesian.events import LeaderLost, PowerJoined, Rebelled, RebellionRolled
from strategos.games.peloponnesian.facts import CORCYRA, LEADER_NUMBER, SPARTA
from strategos.games.peloponnesian.fall_of_sparta_events import EVENTS as FALL
from strategos.games.peloponnesian.oligarchs import listed
from strategos.games.peloponnesian.sequence import SEGMENTS

from . import procedures
from .segment import Played, position, run
from .table import holds

ABROAD = {"happened": {"demagogue": 1}, "leaders": {"alcibiades": "sparta"}}


def happens(name: str, dice: str = "", **given: Any) -> Played:
    """An event of the standard table is carried out."""
    state = position(**given)
    return run(state, STANDARD[name](state), dice)


def possible(name: str, **given: Any) -> bool:
    return not impossible(position(**given), name)


def then(after: Played, segment: str, dice: str = "", answers: str = "") -> Played:
    """A segment later in the same turn."""
    procedure = next(each.run for each in SEGMENTS if each.name == segment)
    return run(after.state, procedure(after.state), dice, answers)


def rebels(after: Played) -> list[str]:
    return [event.space.removeprefix("space:") for event in after.happened(Rebelled)]


# -- 2 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.2-a")
@pytest.mark.parametrize(("die", "finder"), [(1, "sparta"), (3, "sparta"), (4, "athens"), (6, "athens")])
def test_a_silver_mine_is_found(die: int, finder: str) -> None:
    after = happens("silver_mine", str(die), treasury={"athens": 1000, "sparta": 1000})
    after.holds(treasury={"athens": 1000, "sparta": 1000, finder: 1400})


# -- 3 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.3-a", "PW-EVT.3-b")
def test_oligarchs_rise_in_athens_only_in_bad_times_with_alcibiades_abroad_and_once() -> None:
    assert possible("oligarchs_in_athens", sci={"athens": -1}, **ABROAD)
    assert possible("oligarchs_in_athens", sci={"athens": -1}, happened={"demagogue": 2})
    assert not possible("oligarchs_in_athens", sci={"athens": 0}, **ABROAD)
    assert not possible("oligarchs_in_athens", sci={"athens": -1})
    assert not possible("oligarchs_in_athens", sci={"athens": -1}, happened={"demagogue": 3})
    assert not possible("oligarchs_in_athens", sci={"athens": -1}, happened={"demagogue": 1, "oligarchs_in_athens": 1})


@pytest.mark.rule("PW-EVT.3-b", "PW-EVT.3-c", "PW-EVT.3-d", "PW-EVT.3-e", "PW-EVT.3-f", "PW-3.2-d")
def test_what_oligarchs_in_athens_bring() -> None:
    dice = "1 3 1 1  1 3 1 3 1 1 1"
    after = happens("oligarchs_in_athens", dice, treasury={"athens": 900}, bellicosity={"athens": 8})
    after.holds(
        happened={"oligarchs_in_athens": 1},
        treasury={"athens": 1000},
        bellicosity={"athens": 8, "sparta": 10},
        shaken={"athens": 2, "sparta": 0},
        this_turn={"no_eisphora": 1},
    )
    assert rebels(after) == ["byzantium", "chalcis"]


@pytest.mark.rule("PW-3.2-d", "PW-9.1-e")
def test_the_loss_of_bellicosity_takes_effect_at_the_end_of_the_turn_once() -> None:
    after = then(happens("oligarchs_in_athens", "1 3 1 1  1 3 1 3 1 1 1", bellicosity={"athens": 8}), "bellicosity")
    after.holds(bellicosity={"athens": 6}, shaken={"athens": 0})
    then(after, "bellicosity").holds(bellicosity={"athens": 6})


# -- 4 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.4-a", "PW-EVT.4-b", "PW-EVT.4-c", "PW-EVT.4-d")
def test_sitalces_changes_sides() -> None:
    there = {
        "abdera": {"athens": {"H": 2, "N": 3, "AH": 1, "AN": 2}, "sparta": {"AC": 1}},
        "maronea": {"athens": {"C": 1}},
        "athens": {"athens": {"H": 1}},
    }
    after = happens("sitalces", units=there, rebellion=["maronea"])
    after.holds(
        colour={"abdera": "sparta", "maronea": "sparta"},
        control={"abdera": "sparta", "maronea": "sparta"},
        rebellion=[],
        units={
            "abdera": {"athens": {"H": 0, "N": 0, "AH": 0, "AN": 0}, "sparta": {"AH": 1, "AN": 2, "AC": 1}},
            "maronea": {"athens": {"C": 0}},
            "athens": {"athens": {"H": 3, "C": 1}},
            "piraeus": {"athens": {"N": 3}},
        },
    )
    assert after.happened(PowerJoined) == [PowerJoined("effect:thrace", "side:sparta")]


@pytest.mark.rule("PW-EVT.4-a", "PW-EVT.4-c", "PW-EVT.4-d")
def test_sitalces_comes_back_to_athens() -> None:
    there = {"abdera": {"sparta": {"H": 2, "N": 1, "AH": 3}}, "maronea": {"sparta": {"C": 1}}}
    after = happens("sitalces", units=there, colour={"abdera": "sparta", "maronea": "sparta"})
    after.holds(
        colour={"abdera": "athens", "maronea": "athens"},
        units={
            "abdera": {"athens": {"AH": 3}, "sparta": {"H": 0, "AH": 0}},
            "sparta": {"sparta": {"H": 2, "C": 1}},
            "gythium": {"sparta": {"N": 1}},
        },
    )


@pytest.mark.rule("PW-EVT.4-b", "PW-COMP-p")
def test_allies_change_sides_as_far_as_the_counters_last() -> None:
    there = {"abdera": {"athens": {"AH": 3}}, "corinth": {"sparta": {"AH": 17}}}
    after = happens("sitalces", units=there)
    after.holds(units={"abdera": {"athens": {"AH": 0}, "sparta": {"AH": 1}}})


@pytest.mark.rule("PW-EVT.4-d")
def test_the_marker_of_sitalces_is_no_rebellion() -> None:
    after = happens("sitalces")
    after.holds(rebellion=[])
    assert not then(after, "spread").rolled


# -- 5 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.5-a", "PW-EVT.5-b")
def test_persia_enters_late_to_a_sparta_of_good_heart_with_alcibiades_abroad_and_once() -> None:
    ready: dict[str, Any] = {"turn": 5, "bellicosity": {"sparta": 6}, **ABROAD}
    assert possible("persia_enters", **ready)
    assert possible("persia_enters", **{**ready, "happened": {"demagogue": 2}})
    assert not possible("persia_enters", **{**ready, "turn": 4})
    assert not possible("persia_enters", **{**ready, "bellicosity": {"sparta": 5, "athens": 9}})
    assert not possible("persia_enters", **{**ready, "happened": {"demagogue": 0}})
    assert not possible("persia_enters", **{**ready, "happened": {"demagogue": 1, "persia_enters": 1}})


@pytest.mark.rule("PW-EVT.5-c")
def test_persia_pays_in_every_administrative_phase() -> None:
    after = happens("persia_enters", treasury={"sparta": 0})
    after.holds(
        happened={"persia_enters": 1},
        power={"persia": "sparta"},
        units={"sardis": {"sparta": {"AH": 0, "AC": 0, "AN": 0}}},
        revenue_lines={"sparta": {"revenue": 2500, "persia": 500}},
    )
    then(then(after, "revenue"), "revenue").holds(treasury={"sparta": 6000})


@pytest.mark.rule("PW-EVT.5-d", "PW-EVT.5-e")
def test_the_capture_of_iasus_doubles_the_persian_money_and_brings_cavalry_once() -> None:
    iasus = {"power": {"persia": "sparta"}, "units": {"iasus": {"sparta": {"AH": 1}}}, "treasury": {"sparta": 0}}
    state = position(**iasus)
    after = run(state, _segment("revenue")(state))
    after.holds(treasury={"sparta": 3500}, units={"sardis": {"sparta": {"AC": 3}}}, happened={"iasus": 1})
    state.units[:] = bytearray(len(state.units))
    state.treasury[SPARTA] = 0
    run(state, _segment("revenue")(state)).holds(treasury={"sparta": 3500}, units={"sardis": {"sparta": {"AC": 0}}})


@pytest.mark.rule("PW-EVT.5-d", "PW-EVT.5-e")
def test_iasus_without_persia_is_a_space_like_others() -> None:
    state = position(units={"iasus": {"sparta": {"AH": 1}}}, treasury={"sparta": 0})
    after = run(state, _segment("revenue")(state))
    after.holds(treasury={"sparta": 2500}, units={"sardis": {"sparta": {"AC": 0}}})


def _segment(name: str) -> Any:
    return next(segment.run for segment in SEGMENTS if segment.name == name)


# -- 6 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.6-a", "PW-EVT.6-b")
def test_the_plague_needs_spartans_in_attica_in_the_turn_before_and_comes_once() -> None:
    assert possible("plague", last_turn={"spartans_in_attica": 1})
    assert not possible("plague", last_turn={"spartans_in_attica": 0}, this_turn={"spartans_in_attica": 1})
    assert not possible("plague", last_turn={"spartans_in_attica": 1}, happened={"plague": 1})


@pytest.mark.rule("PW-EVT.6-c", "PW-EVT.6-d", "PW-EVT.6-e", "PW-EVT.6-f", "PW-EVT.6-b", "PW-EVT.11-d")
def test_what_the_plague_does() -> None:
    """As in step 39 of the Example of Play: three of eight Hoplites and 600 talents."""
    there = {
        "athens": {"athens": {"H": 8, "AH": 3, "C": 1}},
        "piraeus": {"athens": {"N": 7, "AN": 6}},
        "naupactus": {"athens": {"N": 3, "H": 2}},
    }
    after = happens("plague", units=there, treasury={"athens": 5200})
    after.holds(
        units={
            "athens": {"athens": {"H": 5, "AH": 3, "C": 1}},
            "piraeus": {"athens": {"N": 7, "AN": 6}},
            "naupactus": {"athens": {"N": 3, "H": 2}},
        },
        treasury={"athens": 4600},
        leaders={"pericles": "dead"},
        fallen={"athens": 1, "sparta": 0},
        this_turn={"plague": 1},
        happened={"plague": 1},
        eliminated={"athens": {"H": 3}},
    )
    assert after.happened(UnitsLost) == [UnitsLost("side:athens", "space:athens", "effect:athens", 3, 0, 0)]
    assert after.happened(LeaderLost) == [LeaderLost("side:athens", "piece:pericles", "effect:dead_plague")]


@pytest.mark.rule("PW-EVT.6-c")
@pytest.mark.parametrize(
    ("athens", "piraeus", "left"), [(1, 0, (0, 0)), (1, 5, (0, 4)), (0, 4, (0, 2)), (3, 0, (2, 0))]
)
def test_a_third_of_both_cities_together_dies_rounded_up(athens: int, piraeus: int, left: tuple[int, int]) -> None:
    there = {"athens": {"athens": {"H": athens}}, "piraeus": {"athens": {"H": piraeus}}}
    after = happens("plague", units=there)
    after.holds(units={"athens": {"athens": {"H": left[0]}}, "piraeus": {"athens": {"H": left[1]}}})


@pytest.mark.rule("PW-EVT.6-d")
@pytest.mark.parametrize(("ships", "talents"), [(0, 0), (1, 200), (4, 200), (5, 400), (13, 800)])
def test_a_quarter_of_the_fleet_is_paid_for(ships: int, talents: int) -> None:
    after = happens("plague", units={"samos": {"athens": {"N": ships}}}, treasury={"athens": 1000})
    after.holds(treasury={"athens": 1000 - talents})


@pytest.mark.rule("PW-EVT.6-d", "PW-8.1.6-a")
def test_the_plague_takes_what_there_is_of_the_emergency_fund_too() -> None:
    after = happens("plague", units={"piraeus": {"athens": {"N": 9}}}, treasury={"athens": 500})
    after.holds(treasury={"athens": 0})


@pytest.mark.rule("PW-EVT.6-e", "PW-EVT.11-d")
def test_a_pericles_who_is_dead_already_does_not_die_again() -> None:
    after = happens("plague", leaders={"pericles": "dead"}, fallen={"athens": 0})
    after.holds(fallen={"athens": 0})
    assert not after.happened(LeaderLost)


@pytest.mark.rule("PW-EVT.6-f")
def test_the_plague_keeps_allies_in_the_cities_from_marching() -> None:
    there = {"athens": {"athens": {"H": 3, "AH": 2}}, "piraeus": {"athens": {"AN": 1, "N": 1}}}
    after = happens("plague", units=there)
    after.holds(
        available={"athens": {"athens": {"AH": 0, "H": 2}}, "piraeus": {"athens": {"AN": 0, "N": 1}}},
        entry=[{"side": "athens", "space": "athens", "objective": "thebes", "no": None}],
    )


# -- 7 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.7-a", "PW-EVT.7-b", "PW-4.1.1-a")
def test_alcibiades_goes_to_sparta() -> None:
    after = happens("demagogue", player="athens", drawn={"sparta": "agis"})
    after.holds(leaders={"alcibiades": "sparta"}, happened={"demagogue": 1}, strategic_bonus={"sparta": 1})


@pytest.mark.rule("PW-EVT.7-c")
def test_alcibiades_goes_to_sardis() -> None:
    after = happens("demagogue", **ABROAD, drawn={"sparta": "agis"})
    after.holds(leaders={"alcibiades": "sardis"}, happened={"demagogue": 2}, strategic_bonus={"sparta": 1})


@pytest.mark.rule("PW-EVT.7-f")
def test_the_capture_of_sardis_changes_nothing_for_alcibiades() -> None:
    taken = {"units": {"sardis": {"athens": {"H": 3}}}, "control": {"sardis": "athens"}}
    state = position(happened={"demagogue": 2}, leaders={"alcibiades": "sardis"}, drawn={"sparta": "agis"}, **taken)
    after = run(state, _segment("going_home")(state))
    after.holds(leaders={"alcibiades": "sardis"}, strategic_bonus={"sparta": 1})
    run(state, _segment("end_of_turn")(state)).holds(leaders={"alcibiades": "sardis"})


@pytest.mark.rule("PW-EVT.7-d", "PW-4.1.1-a")
def test_alcibiades_comes_back_to_athens_and_leads() -> None:
    state = position(happened={"demagogue": 2}, leaders={"alcibiades": "sardis"}, drawn={"sparta": "agis"})
    after = run(state, STANDARD["demagogue"](state))
    after.holds(leaders={"alcibiades": "athens"}, happened={"demagogue": 3}, strategic_bonus={"sparta": 0})
    run(state, _segment("going_home")(state)).holds(leaders={"alcibiades": "box"})


@pytest.mark.rule("PW-EVT.7-e")
def test_alcibiades_goes_into_exile_for_good() -> None:
    after = happens("demagogue", happened={"demagogue": 3}, leaders={"alcibiades": "cup"})
    after.holds(leaders={"alcibiades": "dead"})
    assert after.happened(LeaderLost) == [LeaderLost("side:athens", "piece:alcibiades", "effect:dead_exile")]
    assert impossible(after.state, "demagogue")
    assert possible("demagogue", happened={"demagogue": 3})


# -- 8 ----------------------------------------------------------------------------------------------------------------

LIST = ["cnidus", "naxos", "byzantium", "chalcis", "ephesus", "mytilene", "olynthus", "miletus", "camirus"]
LIST += ["lampsacus", "amphipolis"]


@pytest.mark.rule("PW-EVT.8-d")
def test_the_list_of_spaces_that_rebel() -> None:
    state = position()
    Played(state, [], [], []).holds(event_rebels=LIST)
    assert len(listed(state)) == 11


@pytest.mark.rule("PW-EVT.8-a", "PW-EVT.8-c")
def test_two_dice_name_the_space() -> None:
    after = happens("oligarchic_rebellion", "6 6 1 1 1")
    after.holds(rebellion=["amphipolis"], control={"amphipolis": "nobody"})
    assert after.happened(RebellionRolled)[0] == RebellionRolled("space:amphipolis", (6, 6), 12, True, listed=True)
    assert after.happened(Rebelled) == [Rebelled("space:amphipolis", "effect:oligarchic_rebellion")]
    after = happens("oligarchic_rebellion", "3 1 1 1")
    assert after.happened(RebellionRolled)[0] == RebellionRolled("space:byzantium", (3, 1), 4, True, listed=True)


@pytest.mark.rule("PW-EVT.8-e", "PW-7.2-a")
def test_a_six_makes_a_neighbour_rebel_too() -> None:
    """As in step 40 of the Example of Play: Thasos of Abdera, Stagirus and Thasos."""
    after = happens("oligarchic_rebellion", "6 6 1 5 6")
    after.holds(rebellion=["amphipolis", "thasos"])
    around = [(e.space, e.rebels) for e in after.happened(RebellionRolled)[1:]]
    assert around == [("space:abdera", False), ("space:stagirus", False), ("space:thasos", True)]


@pytest.mark.rule("PW-EVT.8-e")
def test_the_neighbours_of_a_neighbour_are_left_alone() -> None:
    """Mytilene, on the list itself, does not draw Chios; nor is anybody rolled for around Thasos."""
    after = happens("oligarchic_rebellion", "6 6 6 6 6")
    after.holds(rebellion=["amphipolis", "abdera", "stagirus", "thasos"])


@pytest.mark.rule("PW-EVT.8-e", "PW-3.3-e")
def test_no_die_for_neighbours_with_friends_rebels_neutrals_and_others() -> None:
    held = {"units": {"abdera": {"athens": {"AH": 1}}, "thasos": {"sparta": {"AN": 1}}}, "rebellion": ["stagirus"]}
    happens("oligarchic_rebellion", "6 6", **held).holds(rebellion=["amphipolis", "stagirus"])
    # Olynthus lies beside Pela, which is nobody's or an ally's of Sparta; Chalcis beside Delium, which is red.
    assert len(happens("oligarchic_rebellion", "2 6 1 1 1").rolled) == 4
    assert len(happens("oligarchic_rebellion", "1 4 1 1 1").rolled) == 4


@pytest.mark.rule("PW-EVT.8-b", "PW-3.3-f", "PW-3.3-e")
@pytest.mark.parametrize(
    "vain",
    [
        {"rebellion": ["cnidus"]},
        {"units": {"cnidus": {"athens": {"AN": 1}}}},
        {"units": {"cnidus": {"sparta": {"H": 1}}}},
        {"control": {"cnidus": "sparta"}},
        {"colour": {"cnidus": "sparta"}, "control": {"cnidus": "sparta"}},
    ],
)
def test_a_space_that_cannot_rebel_is_rolled_again_with_one_more(vain: dict[str, Any]) -> None:
    after = happens("oligarchic_rebellion", "1 1 1 2 5 5", **vain)
    tried = [(e.space, e.total, e.rebels) for e in after.happened(RebellionRolled)][:2]
    assert tried == [("space:cnidus", 2, False), ("space:byzantium", 4, True)]
    assert rebels(after) == ["byzantium"]


@pytest.mark.rule("PW-EVF.7-a")
def test_in_the_fall_of_sparta_spaces_of_sparta_rebel() -> None:
    state = position(scenario="fall_of_sparta")
    assert rebels(run(state, FALL["democratic_rebellion"](state), "1 1 1 1")) == ["sicyon"]
    held: dict[str, Any] = {"colour": {"sicyon": "athens"}, "control": {"sicyon": "athens"}}
    state = position(scenario="fall_of_sparta", **held)
    after = run(state, FALL["democratic_rebellion"](state), "1 1 1 3 1 1 1 1")
    assert rebels(after) == ["tegea"]


@pytest.mark.rule("PW-EVT.8-b")
def test_one_is_added_for_every_roll_before() -> None:
    after = happens("oligarchic_rebellion", "1 1 1 1 1 1 5 5", rebellion=["cnidus", "naxos"])
    assert [e.total for e in after.happened(RebellionRolled)][:3] == [2, 3, 4]


@pytest.mark.rule("PW-EVT.8-b")
def test_beyond_twelve_nothing_happens() -> None:
    after = happens("oligarchic_rebellion", "6 6 6 6", rebellion=["amphipolis"])
    after.holds(rebellion=["amphipolis"])


@pytest.mark.rule("PW-EVT.8-b", "PW-3.2-b")
def test_where_no_space_can_rebel_the_event_is_impossible() -> None:
    assert not possible("oligarchic_rebellion", rebellion=LIST)
    assert possible("oligarchic_rebellion", rebellion=LIST[1:])


# -- 9 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.9-a", "PW-EVT.9-b", "PW-EVT.9-c")
def test_perdiccas_changes_sides() -> None:
    there = {"pela": {"athens": {"AC": 1, "H": 2}}, "macedonia": {"athens": {"AH": 1}}}
    after = happens("perdiccas", power={"macedonia": "athens"}, units=there)
    after.holds(
        power={"macedonia": "sparta"},
        colour={"pela": "sparta", "macedonia": "sparta"},
        units={
            "pela": {"athens": {"AC": 0, "H": 0}, "sparta": {"AC": 1}},
            "macedonia": {"sparta": {"AH": 1}, "athens": {"AH": 0}},
            "athens": {"athens": {"H": 2}},
        },
    )
    happens("perdiccas", power={"macedonia": "sparta"}).holds(power={"macedonia": "athens"})


@pytest.mark.rule("PW-EVT.9-a", "PW-10.1.3-f")
def test_a_neutral_macedonia_joins_sparta_with_its_cavalry() -> None:
    after = happens("perdiccas", scenario="decelean")
    after.holds(power={"macedonia": "sparta"}, units={"pela": {"sparta": {"AC": 2}}})


# -- 10 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.10-a")
@pytest.mark.parametrize("turn", [2, 3])
def test_minor_powers_keep_corcyra_idle_in_early_turns(turn: int) -> None:
    after = happens("minor_powers", turn=turn, units={"corcyra": {"athens": {"AN": 3, "H": 1}}})
    after.holds(this_turn={"corcyra_idle": 1}, power={"argos": "neutral"}, colour={"corcyra": "athens"})
    assert available(after.state, 0, CORCYRA) == {}
    run(after.state, _segment("end_of_turn")(after.state))
    assert sum(available(after.state, 0, CORCYRA).values()) == 4


@pytest.mark.rule("PW-EVT.10-b")
@pytest.mark.parametrize("turn", [4, 6])
def test_minor_powers_bring_argos_to_athens(turn: int) -> None:
    after = happens("minor_powers", turn=turn)
    after.holds(power={"argos": "athens", "syracuse": "neutral"}, units={"argos": {"athens": {"AH": 4}}})
    assert possible("minor_powers", turn=turn)
    assert not possible("minor_powers", turn=turn, power={"argos": "athens"})


@pytest.mark.rule("PW-EVT.10-c")
@pytest.mark.parametrize("turn", [7, 8])
def test_minor_powers_bring_syracuse_to_sparta(turn: int) -> None:
    after = happens("minor_powers", turn=turn)
    after.holds(
        power={"syracuse": "sparta", "argos": "neutral"}, units={"syracuse": {"sparta": {"AH": 2, "AC": 2, "AN": 2}}}
    )
    assert possible("minor_powers", turn=turn, power={"argos": "athens"})
    assert not possible("minor_powers", turn=turn, power={"syracuse": "sparta"})


@pytest.mark.rule("PW-EVT.10-d", "PW-EVT.10-e", "PW-EVT.10-f")
@pytest.mark.parametrize("turn", [9, 10])
def test_minor_powers_take_corcyra_from_athens(turn: int) -> None:
    there = {"corcyra": {"athens": {"AN": 3, "AH": 1, "H": 2, "C": 1, "N": 4}}}
    after = happens("minor_powers", turn=turn, units=there, rebellion=["corcyra"])
    after.holds(
        units={
            "corcyra": {"athens": {"AN": 0, "AH": 0, "H": 0, "C": 0, "N": 0}},
            "athens": {"athens": {"H": 2, "C": 1}},
            "piraeus": {"athens": {"N": 4}},
        },
        out_of_game={"athens": {"AN": 3, "AH": 1, "H": 0}},
        eliminated={"athens": {"AN": 0}},
        colour={"corcyra": "neutral"},
        control={"corcyra": "nobody"},
        rebellion=[],
        coalition={"athens": ["piraeus", "amphipolis", "larisa", "chios"]},
        homecoming={"athens": {"AN": "chios"}},
    )
    assert after.happened(PowerJoined) == [PowerJoined("effect:corcyra", None)]
    assert impossible(after.state, "minor_powers")
    assert possible("minor_powers", turn=turn)


@pytest.mark.rule("PW-EVT.10-f")
def test_spartans_who_hold_corcyra_keep_it() -> None:
    after = happens("minor_powers", turn=9, units={"corcyra": {"sparta": {"AN": 1}}}, control={"corcyra": "sparta"})
    after.holds(colour={"corcyra": "neutral"}, control={"corcyra": "sparta"}, units={"corcyra": {"sparta": {"AN": 1}}})


# -- 11 and 12 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.11-a", "PW-EVT.11-b")
def test_death_of_leaders_lasts_for_the_turn_and_ends_with_three_on_each_side() -> None:
    after = happens("death_of_leaders")
    after.holds(this_turn={"death_of_leaders": 3})
    run(after.state, _segment("end_of_turn")(after.state)).holds(this_turn={"death_of_leaders": 0})
    assert possible("death_of_leaders", fallen={"athens": 3, "sparta": 2})
    assert possible("death_of_leaders", fallen={"athens": 2, "sparta": 3})
    assert not possible("death_of_leaders", fallen={"athens": 3, "sparta": 3})


@pytest.mark.rule("PW-EVT.11-c", "PW-EVT.11-b")
@pytest.mark.parametrize(
    ("leader", "fallen", "dies"),
    [("cleon", 0, True), ("cleon", 2, True), ("cleon", 3, False), ("alcibiades", 0, False), ("pericles", 0, False)],
)
def test_who_dies_in_battle(leader: str, fallen: int, dies: bool) -> None:
    state = position(leaders={leader: "samos"}, fallen={"athens": fallen, "sparta": 3})
    lose_leader(state, LEADER_NUMBER[leader])
    after = Played(state, [], [], [])
    after.holds(leaders={leader: "dead" if dies else "samos"}, fallen={"athens": fallen + dies})


@pytest.mark.rule("PW-EVT.12-a", "PW-EVT.12-b")
@pytest.mark.parametrize(("die", "struck"), [(1, "athens"), (3, "athens"), (4, "sparta"), (6, "sparta")])
def test_a_phenomenon_strikes_one_side(die: int, struck: str) -> None:
    spared = "sparta" if struck == "athens" else "athens"
    after = happens("phenomenon", str(die))
    after.holds(this_turn={f"at_most-{struck}": 2, f"at_most-{spared}": 0}, happened={"demagogue": 0})


@pytest.mark.rule("PW-EVT.12-c")
def test_an_earthquake_drives_alcibiades_out_of_sparta() -> None:
    happens("phenomenon", "4", **ABROAD).holds(leaders={"alcibiades": "sardis"}, happened={"demagogue": 2})
    happens("phenomenon", "3", **ABROAD).holds(leaders={"alcibiades": "sparta"}, happened={"demagogue": 1})
    away = {"happened": {"demagogue": 2}, "leaders": {"alcibiades": "sardis"}}
    happens("phenomenon", "4", **away).holds(leaders={"alcibiades": "sardis"}, happened={"demagogue": 2})


@pytest.mark.rule("PW-3.2-b")
@pytest.mark.parametrize("name", ["silver_mine", "sitalces", "perdiccas", "phenomenon"])
def test_some_events_are_always_possible(name: str) -> None:
    assert possible(name, happened={name: 5})


@pytest.mark.rule("PW-3.2-b")
def test_on_the_other_tables_nothing_is_impossible() -> None:
    for scenario in ("first_peloponnesian", "fall_of_sparta"):
        assert possible("death_of_leaders", scenario=scenario, fallen={"athens": 3, "sparta": 3})


@pytest.mark.rule("PW-3.2-b", "PW-EVT.11-b")
def test_what_has_no_condition_is_always_possible() -> None:
    """Three leaders of each side have fallen: no more will, but silver is found as ever."""
    fallen = {"fallen": {"athens": 3, "sparta": 3}}
    assert not possible("death_of_leaders", **fallen)
    assert all(possible(name, **fallen) for name in ("silver_mine", "sitalces", "perdiccas", "phenomenon"))


@pytest.mark.rule("PW-10.1.3-f")
def test_perdiccas_brings_neutral_macedonia_to_sparta() -> None:
    s = position("decelean", power={"macedonia": "neutral"})
    procedures.run(STANDARD["perdiccas"](s))
    holds(s, colour={"pela": "sparta"}, units={"pela": {"sparta": {"AC": 2}}})
