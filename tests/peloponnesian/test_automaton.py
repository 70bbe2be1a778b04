"""5.2 The non-player side's operation: Defensive Strategy, objective, size, and what it says of its dice."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import (
    Auguries,
    InterceptionRolled,
    ObjectiveNamed,
    OperationEnded,
    Passed,
    RebellionTried,
    StrategyChosen,
)

from .table import Table, asked, asked_side, happened, holds, table

HOPLITES = {"sparta": {"sparta": {"H": 9, "C": 1}}, "thebes": {"sparta": {"AH": 9, "AC": 4}}}
LEADERS = {"cleon": "athens", "agis": "sparta"}


def sparta(dice: str = "", units: dict[str, Any] | None = None, **given: Any) -> Table:
    """Athens has made its first operation; now Sparta, which nobody plays, makes its own."""
    there = {"athens": {"athens": {"H": 1}}, **(HOPLITES if units is None else units)}
    words = {"treasury": {"sparta": 9000}, "strategy": "attack_athens", "done": {"athens": 1}, **given}
    return table(dice=dice, **{"units": there, "leaders": LEADERS, **words}, phase="operations")


def athens(dice: str = "", units: dict[str, Any] | None = None, **given: Any) -> Table:
    """The same the other way round."""
    fleet = {"athens": {"athens": {"H": 9, "C": 3}}, "piraeus": {"athens": {"N": 9}}}
    there = {"sparta": {"sparta": {"H": 1}}, **fleet, **(units or {})}
    words = {"treasury": {"athens": 9000}, "strategy": "attack_sparta", "done": {"sparta": 1}, **given}
    return table(dice=dice, player="sparta", **{"units": there, "leaders": LEADERS, **words}, phase="operations")


def named(match: Table) -> ObjectiveNamed:
    return happened(match, ObjectiveNamed)[0]


@pytest.mark.rule("PW-5.2-f", "PW-5.2-a", "PW-5.2-m")
@pytest.mark.parametrize(("die", "space"), [(4, "panactum"), (5, "decelea"), (6, "decelea")])
def test_an_attack_on_the_enemys_home_takes_one_die(die: int, space: str) -> None:
    match = sparta(f"{die}")
    event = named(match)
    assert (event.space, event.dice, event.why) == (f"space:{space}", (die,), "effect:attack_athens")
    assert happened(match, OperationEnded)[0].space == f"space:{space}"
    holds(match, force={space: {"sparta": [12, 2, 0]}})


@pytest.mark.rule("PW-5.2-g", "PW-5.2-h", "PW-5.2-k")
def test_other_strategies_take_a_die_for_the_area_and_one_for_the_space() -> None:
    """The example of 5.2: 2 is Ionia, 4 Erythrae, a Coastal space: 3 Hoplite and 3 Naval."""
    units = {**HOPLITES, "gythium": {"sparta": {"N": 4}}}
    match = sparta("2 4", units, strategy="attack_athenian_ally")
    event = named(match)
    assert (event.space, event.dice, event.rule) == ("space:erythrae", (2, 4), "PW-5.2-h")
    holds(match, force={"erythrae": {"sparta": [3, 0, 3]}})


@pytest.mark.rule("PW-5.2-i", "PW-5.2-h")
def test_a_controlled_objective_is_rolled_again() -> None:
    units = {**HOPLITES, "decelea": {"sparta": {"H": 1}}}
    match = sparta("5 6 4", units, control={"decelea": "sparta"})
    assert (named(match).space, named(match).dice) == ("space:panactum", (4,))


@pytest.mark.rule("PW-5.2-i", "PW-TERMS-b")
def test_so_is_one_where_an_army_of_its_own_stands() -> None:
    units = {**HOPLITES, "decelea": {"sparta": {"H": 1}}}
    match = sparta("5 4", units, leaders={**LEADERS, "brasidas": "decelea"})
    assert named(match).space == "space:panactum"
    force = sparta("5", units)
    assert named(force).space == "space:decelea", "units without a leader are no Army"


@pytest.mark.rule("PW-5.2-i", "PW-5.2-l")
def test_without_any_valid_objective_the_side_passes() -> None:
    match = sparta("", control={"athens": "sparta", "panactum": "sparta", "decelea": "sparta"})
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_no_objective"]
    areas = ["maronea", "abdera", "amphipolis", "olynthus", "potidaea", "abydos", "lampsacus", "cardia", "sigeum"]
    rest = ["elaeus", "byzantium", "andros", "chios", "naxos", "samos", "tenedos", "chalcis"]
    cut = sparta("", strategy="cut_loc", control=dict.fromkeys([*areas, *rest], "sparta"))
    assert [event.why for event in happened(cut, Passed)] == ["effect:pass_no_objective"]


@pytest.mark.rule("PW-5.2-j", "PW-5.2-p", "PW-5.4-d", "PW-5.4-n")
@pytest.mark.parametrize(
    ("given", "dice"),
    [
        ({"units": {"plataea": {"athens": {"AH": 1}}, **HOPLITES}}, "6 6"),
        ({}, "6 3"),
        ({"rebellion": ["plataea"]}, "6 6"),
        ({}, "6 1"),
    ],
)
def test_where_no_rebellion_can_be_caused_is_rolled_again(given: dict[str, Any], dice: str) -> None:
    """An enemy Force, a coalition space (Corcyra), a rebel already, neutral Argos; then Stratus it is."""
    match = sparta(f"{dice} 6 4 1", strategy="cause_rebellion", **given)
    assert (named(match).space, named(match).dice) == ("space:stratus", (6, 4))
    assert [event.space for event in happened(match, RebellionTried)] == ["space:stratus"]


@pytest.mark.rule("PW-5.2-c", "PW-5.2-e", "PW-5.2-q", "PW-TERMS-aa")
def test_defence_comes_first_and_rolls_nothing() -> None:
    """10 Hoplite and 1 Cavalry whatever the kind of space; it is no Cause Rebellion operation."""
    units = {**HOPLITES, "prasiae": {"athens": {"H": 1}}}
    match = sparta("", units, strategy="cause_rebellion")
    event = named(match)
    assert (event.space, event.dice, event.why) == ("space:prasiae", (), "effect:defence_near_sparta")
    assert happened(match, RebellionTried) == []
    assert happened(match, OperationEnded)[0].space == "space:prasiae"
    # Eight of Sparta's nine Hoplites and not its last Cavalry: the other three SP are Thebes's, at 200 talents each.
    holds(match, treasury={"sparta": 8400})


@pytest.mark.rule("PW-5.2-d")
def test_the_condition_highest_on_the_list_is_carried_out() -> None:
    """The example of 5.2: Athenians in Argos and in Thebes."""
    units = {**HOPLITES, "argos": {"athens": {"AH": 4}}, "corinth": {"athens": {"H": 2}}}
    match = sparta("", units, power={"argos": "athens"})
    assert (named(match).space, named(match).why) == ("space:argos", "effect:defence_near_sparta")


@pytest.mark.rule("PW-MATA-d", "PW-MATA-e")
def test_the_coming_of_the_enemy_does_not_answer_for_athens() -> None:
    """A Spartan Expedition has taken Aegina as its objective: Athens still goes there, until its own has come."""
    units = {"aegina": {"sparta": {"N": 2}}}
    match = athens("", units, arrived={"sparta": ["aegina"]})
    assert (named(match).space, named(match).why) == ("space:aegina", "effect:defence_posts")
    done = athens("3", units, arrived={"athens": ["aegina"]})
    assert named(done).space != "space:aegina"


@pytest.mark.rule("PW-MATS-h", "PW-MATS-w")
@pytest.mark.parametrize(("die", "space"), [(1, "corinth"), (2, "thebes")])
def test_which_of_two_cities_comes_first_is_told_with_its_die(die: int, space: str) -> None:
    units = {"sparta": {"sparta": {"H": 10, "C": 2}}, "corinth": {"athens": {"H": 2}}, "thebes": {"athens": {"H": 2}}}
    event = named(sparta(f"{die}", units))
    assert (event.space, event.dice, event.rule) == (f"space:{space}", (die,), "PW-MATS-h")


@pytest.mark.rule("PW-5.3-b", "PW-5.3.1-a", "PW-5.3.1-c")
def test_a_continuing_operation_is_like_the_first_but_for_the_auguries() -> None:
    match = sparta("4 4", done={"athens": 2, "sparta": 1})
    assert [(event.die, event.bonus, event.good) for event in happened(match, Auguries)] == [(4, 1, True)]
    assert named(match).space == "space:panactum"


@pytest.mark.rule("PW-5.2-b", "PW-3.4-c")
def test_the_leader_drawn_commands_the_first_operation() -> None:
    leaders = {"brasidas": "sparta", "agis": "sparta", "cleon": "athens"}
    match = sparta("4", leaders=leaders, drawn={"sparta": "agis"})
    assert named(match).leader == "piece:agis"


@pytest.mark.rule("PW-5.6.1-a", "PW-TERMS-aa")
def test_nobody_is_asked_about_an_interception() -> None:
    """Against the matrix it is compulsory for both sides."""
    units = {**HOPLITES, "athens": {"athens": {"H": 6, "C": 1}}}
    match = sparta("4", units)
    assert len(happened(match, InterceptionRolled)) >= 1
    assert asked(match).kind == "continue"


@pytest.mark.rule("PW-TERMS-z", "PW-TERMS-aa")
def test_the_player_is_asked_for_his_side_only() -> None:
    match = athens("1")
    assert asked_side(match) == "sparta"
    assert named(match).side == "side:athens"


@pytest.mark.rule("PW-EV1.10-a", "PW-EV1.10-b")
def test_after_the_attack_on_plataea_sparta_goes_there() -> None:
    units = {"athens": {"athens": {"H": 1}}, **HOPLITES}
    match = table(
        scenario="first_peloponnesian",
        units=units,
        leaders={"tolmides_1pw": "athens", "pausanias_1pw": "sparta"},
        treasury={"sparta": 9000},
        strategy="cause_rebellion",
        done={"athens": 1},
        this_turn={"plataea": 1},
        phase="operations",
    )
    assert (named(match).space, named(match).rule) == ("space:plataea", "PW-EV1.10-b")
    assert happened(match, RebellionTried) == []
    holds(match, force={"plataea": {"sparta": [7, 4, 0]}})
    assert happened(match, StrategyChosen) == []
