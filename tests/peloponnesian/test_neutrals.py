"""5.5 Neutrals: passing them, taking them, and the powers that join a side."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.control import determine_control, show_control
from strategos.games.peloponnesian.events import (
    ControlChanged,
    InterceptionRolled,
    Passed,
    PowerJoined,
    Ravaged,
    UnitsPlaced,
)
from strategos.games.peloponnesian.facts import ATHENIAN, ATHENS, HOPLITE, NEUTRAL, NUMBER, SPARTA, SPARTAN_ALLIED
from strategos.games.peloponnesian.neutrals import (
    entered,
    join,
    left_of,
    named,
    nationals_home,
    place_allies,
    turn_coat,
)

from .procedures import told
from .segment import position
from .table import Table, asked, happened, holds, keys, play, table, why_not


def athens_asked(units: dict[str, Any] | None = None, **given: Any) -> Table:
    there = {"athens": {"athens": {"H": 2}}, "piraeus": {"athens": {"N": 3}}, **(units or {})}
    under_way = {"expedition": given.pop("expedition")} if "expedition" in given else {}
    words = {"units": there, "leaders": {"cleon": "athens"}, "passed": {"sparta": True}, **given}
    return table(**words, phase="operations", **under_way)


def sparta_asked(units: dict[str, Any] | None = None, **given: Any) -> Table:
    there = {"sparta": {"sparta": {"H": 2}}, **(units or {})}
    words = {"player": "sparta", "units": there, "leaders": {"agis": "sparta"}, "passed": {"athens": True}, **given}
    return table(**words, phase="operations")


def marching(leader: str, at: str, objective: str, side: str = "athens", **units: int) -> dict[str, Any]:
    return {"side": side, "leader": leader, "at": at, "objective": objective, "units": units, "marching": True}


@pytest.mark.rule("PW-5.5.1-a", "PW-5.1-g", "PW-TERMS-ad")
def test_a_neutral_on_the_way_is_passed_unharmed() -> None:
    match = athens_asked(expedition=marching("pericles", "zacynthus", "oeniadae", N=2))
    assert [event.space for event in happened(match, Ravaged)] == ["space:oeniadae"]
    holds(match, ravaged={"cephallenia": False}, control={"cephallenia": "nobody"})


@pytest.mark.rule("PW-5.5.1-b")
def test_in_a_neutral_space_one_can_be_intercepted() -> None:
    units = {"cephallenia": {"sparta": {"N": 1}}}
    match = athens_asked(units, expedition=marching("pericles", "zacynthus", "oeniadae", N=2))
    assert "space:cephallenia" in [event.space for event in happened(match, InterceptionRolled)]


@pytest.mark.rule("PW-5.5.2-a", "PW-TERMS-ac", "PW-5.4-l")
def test_a_neutral_rebel_falls_to_who_enters_first() -> None:
    """It is captured by that alone, needs no siege, and who comes later changes nothing."""
    rebel = {"rebellion": ["gela"], "control": {"gela": "nobody"}}
    before = athens_asked(**rebel)
    holds(before, friendly={"gela": {"athens": False, "sparta": False}})
    match = athens_asked(**rebel, expedition=marching("pericles", "camarina", "gela", N=2))
    holds(match, control={"gela": "athens"}, friendly={"gela": {"athens": True}}, hostile={"gela": {"athens": False}})
    holds(match, besieges={"gela": {"athens": False}})
    second = athens_asked(
        rebellion=["gela"], control={"gela": "sparta"}, expedition=marching("pericles", "camarina", "gela", N=2)
    )
    holds(second, control={"gela": "sparta"}, hostile={"gela": {"athens": True, "sparta": False}})


@pytest.mark.rule("PW-5.5.2-b", "PW-5.5.2-c", "PW-TERMS-u")
def test_a_neutral_objective_must_be_taken() -> None:
    """By siege where there is a fortress; otherwise who stands in it has it when control is determined."""
    match = athens_asked(expedition=marching("pericles", "camarina", "gela", N=2))
    holds(match, control={"gela": "nobody"}, fortress={"gela": True}, besieges={"gela": {"athens": True}})
    town = athens_asked(expedition=marching("pericles", "cephallenia", "ithaca", N=2))
    holds(town, fortress={"ithaca": False}, besieges={"ithaca": {"athens": False}})
    determine_control(town.state)
    holds(town, control={"ithaca": "athens"})


@pytest.mark.rule("PW-TERMS-m", "PW-TERMS-k", "PW-TERMS-l", "PW-5.2.1-f")
def test_an_empty_space_is_its_owners_again() -> None:
    match = athens_asked(control={"gela": "athens", "megara": "athens", "samos": "sparta"})
    determine_control(match.state)
    holds(match, control={"gela": "nobody", "megara": "sparta", "samos": "athens"})


@pytest.mark.rule("PW-5.5.3-a", "PW-5.5.3-c", "PW-TERMS-v", "PW-5.5.3.1-a")
def test_the_coalition_neutrals() -> None:
    match = table(empty=False, phase="operations")
    holds(match, power={"macedonia": "athens", "argos": "neutral", "syracuse": "neutral", "persia": "neutral"})
    holds(match, friendly={"pela": {"athens": True}, "macedonia": {"athens": True}})
    holds(match, units={"pela": {"athens": {"AC": 1}}})


@pytest.mark.rule("PW-5.5.3.2-d", "PW-5.5.3.2-e", "PW-5.5.3-b", "PW-5.5.3-d", "PW-5.5.3-e")
def test_athens_drives_syracuse_to_sparta() -> None:
    match = play(athens_asked(), "objective! syracuse")
    holds(match, power={"syracuse": "sparta"}, control={"syracuse": "sparta"})
    holds(match, units={"syracuse": {"sparta": {"AH": 2, "AC": 2, "AN": 2}}})
    assert [event.side for event in happened(match, PowerJoined)] == ["side:sparta"]
    gela = play(athens_asked(), "objective! gela")
    assert happened(gela, PowerJoined) == [] == happened(gela, UnitsPlaced)


@pytest.mark.rule("PW-5.5.3.3-d", "PW-5.5.3.3-e")
def test_sparta_drives_argos_to_athens() -> None:
    match = play(sparta_asked(), "objective! argos")
    holds(match, power={"argos": "athens"}, units={"argos": {"athens": {"AH": 4, "AC": 0, "AN": 0}}})


@pytest.mark.rule("PW-5.5.3.2-a", "PW-5.5.3.3-a", "PW-5.5.3.4-c")
def test_objectives_one_may_not_name() -> None:
    assert why_not(athens_asked(), "argos").why == "warned_off"
    assert why_not(sparta_asked(), "syracuse").why == "warned_off"
    assert why_not(athens_asked(), "sardis").why == "persia_neutral"
    assert "sardis" in keys(athens_asked(power={"persia": "sparta"}))


@pytest.mark.rule("PW-5.5.3.1-c", "PW-5.5.3.2-c", "PW-5.5.3.3-c", "PW-5.4-f")
def test_neutral_powers_do_not_rebel() -> None:
    """Until they are somebody's allies, and then they are coalition spaces."""
    match = play(sparta_asked(), "cause_rebellion")
    assert why_not(match, "argos").why == "neutral_power"
    athenian = play(athens_asked(), "cause_rebellion")
    assert why_not(athenian, "syracuse").why == "neutral_power"
    assert why_not(athenian, "pela").why == "neutral_power"
    allied = play(athens_asked(power={"syracuse": "sparta"}), "cause_rebellion")
    assert why_not(allied, "syracuse").why == "coalition_space"


@pytest.mark.rule("PW-5.5.3.1-b")
def test_who_is_an_ally_already_is_not_driven_off() -> None:
    match = play(athens_asked(power={"syracuse": "sparta"}), "objective! syracuse")
    assert happened(match, PowerJoined) == []
    lost = play(sparta_asked(power={"argos": "athens"}), "objective! argos")
    assert happened(lost, PowerJoined) == []


@pytest.mark.rule("PW-COMP-p", "PW-5.5.3-d")
def test_allies_are_placed_as_far_as_the_counters_last() -> None:
    match = play(sparta_asked({"samos": {"athens": {"AH": 10}}}), "objective! argos")
    holds(match, limit={"athens": {"AH": 12}}, units={"argos": {"athens": {"AH": 2}}})


@pytest.mark.rule("PW-5.5.3.4-a", "PW-5.5.3.4-b")
def test_persia_brings_no_forces() -> None:
    match = athens_asked()
    join(match.state, "persia", SPARTA)
    holds(match, power={"persia": "sparta"}, force={"sardis": {"sparta": [0, 0, 0]}})


@pytest.mark.rule("PW-5.5.3-b")
def test_a_power_can_leave() -> None:
    match = athens_asked(power={"argos": "athens"})
    join(match.state, "argos", NEUTRAL, forces=False)
    holds(match, power={"argos": "neutral"}, control={"argos": "nobody"})


@pytest.mark.rule("PW-10.1.3-e")
def test_in_the_decelean_war_macedonia_joins_the_enemy_of_who_enters_it() -> None:
    match = table(
        scenario="decelean",
        dice="1",
        then=None,
        units={"athens": {"athens": {"H": 1}}},
        leaders={"nicias": "athens"},
        passed={"sparta": True},
        phase="operations",
        expedition=marching("phormio", "olynthus", "pela", H=1),
    )
    holds(match, power={"macedonia": "sparta"}, units={"pela": {"sparta": {"AC": 2}}})


@pytest.mark.rule("PW-5.2-l", "PW-5.5.3.3-d")
def test_argos_stays_an_ally_even_if_the_non_player_then_passes() -> None:
    """Sparta rolls Argos on its matrix and has nobody to send there."""
    match = table(
        dice="6 1",
        then=None,
        units={"athens": {"athens": {"H": 1}}, "sparta": {"sparta": {"H": 1}}},
        leaders={"agis": "sparta", "cleon": "athens"},
        done={"athens": 1},
        strategy="attack_athenian_ally",
        phase="operations",
    )
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_no_expedition"]
    holds(match, power={"argos": "athens"}, units={"argos": {"athens": {"AH": 4}}})
    assert asked(match).kind == "continue"


@pytest.mark.rule("PW-10.3.4-e")
def test_an_armed_neutral_brings_what_stands_there() -> None:
    units = {"athens": {"athens": {"H": 1}}, "syracuse": {"sparta": {"AH": 2, "AN": 1}}}
    match = table(scenario="first_peloponnesian", units=units, leaders={"tolmides_1pw": "athens"}, phase="operations")
    play(match, "syracuse")
    holds(match, units={"syracuse": {"sparta": {"AH": 2, "AC": 0, "AN": 1}}}, power={"syracuse": "sparta"})


# -- asked directly ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.5.3-d", "PW-TERMS-ac")
def test_a_rebelling_space_of_a_power_that_joins_stays_nobodys() -> None:
    s = position(rebellion=["macedonia"], control={"macedonia": "nobody"})
    join(s, "macedonia", SPARTA)
    holds(s, colour={"pela": "sparta", "macedonia": "sparta"}, control={"pela": "sparta", "macedonia": "nobody"})


@pytest.mark.rule("PW-10.3.4-a", "PW-5.5.3-d")
def test_armed_neutrals_bring_what_they_have_and_macedonia_two_riders() -> None:
    units = {"argos": {"athens": {"AH": 3}}, "syracuse": {"sparta": {"AN": 1}}}
    s = position("first_peloponnesian", units=units)
    join(s, "argos", SPARTA)
    join(s, "macedonia", SPARTA)
    holds(s, units={"argos": {"sparta": {"AH": 3}, "athens": {"AH": 0}}, "pela": {"sparta": {"AC": 2}}})
    join(s, "syracuse", NEUTRAL)
    holds(s, units={"syracuse": {"sparta": {"AN": 1}}}, colour={"syracuse": "neutral"})


@pytest.mark.rule("PW-EVT.4-b", "PW-COMP-p")
def test_who_changes_sides_is_fresh_and_needs_counters() -> None:
    units = {"abdera": {"athens": {"AH": 2, "AC": 1, "AN": 3, "H": 1}}, "thebes": {"sparta": {"AH": 17}}}
    spent = {"abdera": {"athens": {"AH": 2, "AC": 1, "AN": 3, "H": 1}}}
    s = position(units=units, spent=spent)
    turn_coat(s, (NUMBER["abdera"],), SPARTA)
    holds(s, units={"abdera": {"sparta": {"AH": 1, "AC": 1, "AN": 3}, "athens": {"AH": 0, "AC": 0, "AN": 0, "H": 1}}})
    holds(s, spent={"abdera": {"sparta": {"AH": 0, "AC": 0, "AN": 0}, "athens": {"AH": 0, "AC": 0, "AN": 0, "H": 1}}})
    s = position(units={"abdera": {"athens": {"AH": 5}}}, out_of_game={"sparta": {"AH": 15}})
    turn_coat(s, (NUMBER["abdera"],), SPARTA)
    holds(s, units={"abdera": {"sparta": {"AH": 3}}})


@pytest.mark.rule("PW-EVT.4-c")
def test_nationals_go_home_as_they_are() -> None:
    units = {"abdera": {"athens": {"H": 3, "C": 1, "N": 2}}, "athens": {"athens": {"H": 2}}}
    spent = {"abdera": {"athens": {"H": 2, "C": 1, "N": 1}}, "athens": {"athens": {"H": 1}}}
    s = position(units=units, spent=spent)
    nationals_home(s, NUMBER["abdera"], ATHENIAN)
    holds(s, units={"athens": {"athens": {"H": 5, "C": 1}}, "piraeus": {"athens": {"N": 2}}})
    holds(s, spent={"athens": {"athens": {"H": 3, "C": 1}}, "piraeus": {"athens": {"N": 1}}})
    holds(s, units={"abdera": {"athens": {"H": 0, "C": 0, "N": 0}}}, spent={"abdera": {"athens": {"H": 0, "N": 0}}})


@pytest.mark.rule("PW-COMP-p")
@pytest.mark.parametrize(("there", "gone", "left"), [(0, 0, 18), (17, 0, 1), (18, 0, 0), (10, 5, 3), (18, 5, 0)])
def test_the_counters_that_are_left(there: int, gone: int, left: int) -> None:
    s = position(units={"thebes": {"sparta": {"AH": there}}}, out_of_game={"sparta": {"AH": gone}})
    assert left_of(s, SPARTAN_ALLIED, HOPLITE) == left


@pytest.mark.rule("PW-COMP-p")
def test_allies_of_each_kind_are_placed_as_far_as_the_counters_last() -> None:
    s = position(units={"thebes": {"sparta": {"AH": 17, "AN": 12}}})
    place_allies(s, NUMBER["corinth"], SPARTA, (2, 1, 3))
    holds(s, units={"corinth": {"sparta": {"AH": 1, "AC": 1, "AN": 0}}})
    assert told(s, UnitsPlaced) == [UnitsPlaced("side:sparta", "space:corinth", "effect:sparta_allied", 1, 1, 0)]
    none = position(units={"thebes": {"sparta": {"AH": 18}}})
    place_allies(none, NUMBER["corinth"], SPARTA, (2, 0, 0))
    assert told(none, UnitsPlaced) == []


@pytest.mark.rule("PW-5.5.3.2-d", "PW-5.5.3.3-d", "PW-10.3.4-a")
@pytest.mark.parametrize(
    ("scenario", "side", "objective", "joined"),
    [
        ("campaign", ATHENS, "syracuse", {"syracuse": "sparta"}),
        ("campaign", SPARTA, "syracuse", {"syracuse": "neutral"}),
        ("campaign", SPARTA, "argos", {"argos": "athens"}),
        ("campaign", ATHENS, "argos", {"argos": "neutral"}),
        ("campaign", ATHENS, "gela", {"syracuse": "neutral"}),
        ("campaign", SPARTA, "larisa", {"thessaly": "neutral"}),
        ("first_peloponnesian", SPARTA, "larisa", {"thessaly": "athens"}),
        ("first_peloponnesian", ATHENS, "pharsalus", {"thessaly": "sparta"}),
        ("first_peloponnesian", SPARTA, "gela", {"thessaly": "neutral"}),
    ],
)
def test_who_is_driven_to_the_other_side(scenario: str, side: int, objective: str, joined: dict[str, str]) -> None:
    s = position(scenario, power={"thessaly": "neutral"})
    named(s, side, NUMBER[objective])
    holds(s, power=joined)
    ally = position(scenario, power={"argos": "sparta", "syracuse": "athens", "thessaly": "athens"})
    named(ally, side, NUMBER[objective])
    holds(ally, power={"argos": "sparta", "syracuse": "athens", "thessaly": "athens"})


@pytest.mark.rule("PW-5.5.2-a", "PW-TERMS-ac")
@pytest.mark.parametrize(
    ("space", "given", "control"),
    [
        ("melos", {"rebellion": ["melos"]}, "athens"),
        ("melos", {}, "nobody"),
        ("melos", {"rebellion": ["melos"], "control": {"melos": "sparta"}}, "sparta"),
        ("elis", {"rebellion": ["elis"], "control": {"elis": "nobody"}}, "nobody"),
    ],
)
def test_who_enters_a_neutral_rebel_first_has_it(space: str, given: dict[str, Any], control: str) -> None:
    s = position(**given)
    entered(s, ATHENS, NUMBER[space])
    holds(s, control={space: control})


@pytest.mark.rule("PW-10.1.3-e")
@pytest.mark.parametrize(
    ("scenario", "side", "space", "given", "macedonia"),
    [
        ("decelean", ATHENS, "pela", {}, "sparta"),
        ("decelean", SPARTA, "macedonia", {}, "athens"),
        ("decelean", ATHENS, "gela", {}, "neutral"),
        ("campaign", ATHENS, "pela", {}, "neutral"),
        ("decelean", ATHENS, "pela", {"power": {"macedonia": "athens"}}, "athens"),
    ],
)
def test_who_enters_a_neutral_macedonia_drives_it_to_the_enemy(
    scenario: str, side: int, space: str, given: dict[str, Any], macedonia: str
) -> None:
    s = position(scenario, **given)
    entered(s, side, NUMBER[space])
    holds(s, power={"macedonia": macedonia})


@pytest.mark.rule("PW-TERMS-j")
def test_a_space_that_is_nobodys_any_more_is_told() -> None:
    s = position(rebellion=["samos"], control={"samos": "athens"})
    show_control(s)
    assert told(s, ControlChanged) == [ControlChanged("space:samos", None, "side:athens")]


@pytest.mark.rule("PW-10.1.3-e", "PW-10.1.3-f")
@pytest.mark.parametrize(("side", "friend"), [(ATHENS, "sparta"), (SPARTA, "athens")])
@pytest.mark.parametrize("space", ["pela", "macedonia"])
def test_who_enters_macedonia_drives_it_to_the_enemy(side: int, friend: str, space: str) -> None:
    s = position("decelean", power={"macedonia": "neutral"})
    entered(s, side, NUMBER[space])
    holds(s, colour={"pela": friend, "macedonia": friend}, units={"pela": {friend: {"AC": 2}}})
    # Not in the Campaign, and not once it has joined.
    s = position("campaign", power={"macedonia": "neutral"})
    entered(s, side, NUMBER[space])
    holds(s, colour={"pela": "neutral"})
