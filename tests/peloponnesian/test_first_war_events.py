"""10.3 The First Peloponnesian War and its Event Table (EV1), with the attack of Thebes on Plataea (EV1.10)."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.armistice import bury_leaders, end_of_turn, ends_with_turn, look_at_target, surrender
from strategos.games.peloponnesian.automaton import PLATAEA_SHARES, revised, shares_missing
from strategos.games.peloponnesian.events import Activated, ExpeditionPlanned, ObjectiveNamed, Passed
from strategos.games.peloponnesian.expedition_plan import best_plans
from strategos.games.peloponnesian.facts import (
    ADJACENT,
    ATHENS,
    COLUMNS,
    EVENT_AT,
    HOPLITE,
    LEADER_NUMBER,
    NAMES,
    NUMBER,
    REBELS,
    SPARTA,
    SPARTAN,
    SPARTAN_ALLIED,
    THEBES,
    column,
)
from strategos.games.peloponnesian.first_war_events import FIRST
from strategos.games.peloponnesian.neutrals import named
from strategos.games.peloponnesian.remembered import Turn
from strategos.games.peloponnesian.routes import why_not_line
from strategos.games.peloponnesian.sequence import outcome
from strategos.games.peloponnesian.state import NOBODY, Expedition, PeloponnesianState, Share, Stop, holders
from strategos.games.peloponnesian.zones import in_zone

from .procedures import run
from .segment import position
from .table import Table, asked, asked_side, happened, holds, play, table, why_not

WAR = "first_peloponnesian"


def war(**given: Any) -> PeloponnesianState:
    return position(WAR, **given)


def event(s: PeloponnesianState, name: str, dice: str = "") -> PeloponnesianState:
    run(FIRST[name](s), dice)
    return s


# -- EV1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EV1-a", "PW-10.3.4-f")
def test_the_table() -> None:
    [name] = [table for table, total in EVENT_AT if total == 10 and EVENT_AT[table, 10] == "thebes_attacks_plataea"]
    found = [EVENT_AT[name, total] for total in range(2, 13)]
    assert found == [
        "thracian_aggression",
        "thessaly",
        "eclipse_or_earthquake",
        "egyptian_revolt",
        "phocian_aggression",
        "long_walls_built",
        "oligarchic_rebellion",
        "death_of_a_leader",
        "thebes_attacks_plataea",
        "artaxerxes",
        "silver_mine",
    ]
    assert set(FIRST) == set(found)


@pytest.mark.rule("PW-EV1.2-a")
def test_thracian_aggression() -> None:
    units = {"abdera": {"athens": {"AH": 2, "H": 1, "N": 1}}}
    s = event(war(units=units), "thracian_aggression")
    holds(s, colour={"abdera": "sparta", "maronea": "sparta"}, control={"abdera": "sparta", "maronea": "sparta"})
    holds(s, units={"abdera": {"sparta": {"AH": 2}, "athens": {"AH": 0, "H": 0, "N": 0}}})
    holds(s, units={"athens": {"athens": {"H": 1}}, "piraeus": {"athens": {"N": 1}}})
    event(s, "thracian_aggression")
    holds(s, colour={"abdera": "athens", "maronea": "athens"}, units={"abdera": {"athens": {"AH": 2}}})


@pytest.mark.rule("PW-EV1.3-a", "PW-10.3.3-a")
def test_thessaly_joins_athens_and_leaves_it() -> None:
    s = war(power={"thessaly": "neutral"}, units={"larisa": {"athens": {"AC": 4}}})
    larisa = NUMBER["larisa"]
    assert holders(s, larisa) == []
    event(s, "thessaly")
    holds(s, colour={"larisa": "athens", "pharsalus": "athens"}, units={"larisa": {"athens": {"AC": 4}}})
    assert holders(s, larisa) == [ATHENS]
    # Athenian men there go home when it is neutral again; the Thessalians stay as they are, and serve nobody.
    s.units[larisa * 18] = 2
    event(s, "thessaly")
    holds(s, colour={"larisa": "neutral", "pharsalus": "neutral"})
    holds(s, units={"larisa": {"athens": {"AC": 4, "H": 0}, "sparta": {"AC": 0}}, "athens": {"athens": {"H": 2}}})
    assert holders(s, larisa) == []


@pytest.mark.rule("PW-EV1.4-a", "PW-EV1.4-b", "PW-EV1.4-c")
@pytest.mark.parametrize(("die", "side"), [(1, "athens"), (3, "athens"), (4, "sparta"), (6, "sparta")])
def test_eclipse_or_earthquake(die: int, side: str) -> None:
    units = {"pylos": {"sparta": {"H": 1}}}
    s = event(war(units=units, leaders={"pausanias_1pw": "pylos"}), "eclipse_or_earthquake", str(die))
    holds(s, this_turn={"at_most-athens": 2 if side == "athens" else 0, "at_most-sparta": 2 if side == "sparta" else 0})
    if side == "sparta":
        there = {"athens": {"AH": 1, "AC": 0, "AN": 0}, "sparta": {"H": 0}}
        holds(s, units={"pylos": there}, control={"pylos": "athens"})
        holds(s, going_home={"sparta": {"H": 1}}, leaders={"pausanias_1pw": "box"})
    else:
        holds(s, units=units, control={"pylos": "sparta"})


@pytest.mark.rule("PW-EV1.5-a", "PW-EV1.5-b", "PW-EV1.5-c")
def test_the_egyptian_revolt() -> None:
    s = event(war(treasury={"athens": 2000}), "egyptian_revolt")
    holds(s, treasury={"athens": 1200}, this_turn={"no_building-athens": 0})
    event(s, "egyptian_revolt")
    holds(s, treasury={"athens": 600}, this_turn={"no_building-athens": 1})
    s.now = Turn()
    event(s, "egyptian_revolt")
    holds(s, treasury={"athens": 600}, this_turn={"no_building-athens": 0})


@pytest.mark.rule("PW-EV1.6-a", "PW-EV1.6-c")
def test_phocian_aggression() -> None:
    holds(event(war(), "phocian_aggression", "3"), this_turn={"target": "cytinium"})
    s = event(war(), "phocian_aggression", "4")
    holds(s, this_turn={"target": "delphi"})
    event(s, "phocian_aggression")
    holds(s, this_turn={"target": "cytinium"})
    s.now = Turn()
    event(s, "phocian_aggression")
    holds(s, this_turn={"target": 0})
    s = event(event(war(), "phocian_aggression", "1"), "phocian_aggression")
    holds(s, this_turn={"target": "delphi"})


@pytest.mark.rule("PW-EV1.6-b")
@pytest.mark.parametrize(("units", "bellicosity"), [({}, 5), ({"delphi": {"sparta": {"AH": 1}}}, 6)])
def test_sparta_has_to_hold_phocis_at_the_end_of_the_turn(units: dict[str, Any], bellicosity: int) -> None:
    s = war(units=units, this_turn={"target": "delphi"}, bellicosity={"sparta": 6})
    look_at_target(s)
    holds(s, bellicosity={"sparta": bellicosity})
    s = war(bellicosity={"sparta": 6})
    look_at_target(s)
    holds(s, bellicosity={"sparta": 6})


@pytest.mark.rule("PW-EV1.7-a", "PW-EV1.7-b", "PW-EV1.7-c", "PW-10.3.4-c", "PW-10.3.4-d")
@pytest.mark.parametrize(
    ("control", "built"), [({}, True), ({"piraeus": "sparta"}, False), ({"athens": "sparta"}, False)]
)
def test_athens_builds_the_long_walls(control: dict[str, str], built: bool) -> None:
    s = war(walls=False, hostages={"athens": True, "sparta": True}, control=control)
    event(s, "long_walls_built")
    holds(s, walls=built, hostages={"athens": not built, "sparta": not built})


@pytest.mark.rule("PW-EV1.8-a", "PW-EV1.8-b", "PW-EV1.8-c")
def test_an_oligarchic_rebellion() -> None:
    [name] = [table for table, spaces in REBELS.items() if NUMBER["lampsacus"] in spaces and NUMBER["megara"] in spaces]
    listed = ["chios", "thasos", "olynthus", "chalcis", "mytilene", "samos", "byzantium", "megara", "camirus"]
    assert list(REBELS[name]) == [NUMBER[space] for space in (*listed, "lampsacus", "carystos")]
    athenian = [space for space in ADJACENT[NUMBER["thasos"]] if war().colour[space] == ATHENS]
    s = event(war(), "oligarchic_rebellion", "1 2 6" + " 5" * (len(athenian) - 1))
    holds(s, rebellion={"thasos": True})
    assert sum(s.rebels) == 2
    # In rebellion already: again, with one more for each roll before; beyond the list nothing happens.
    s = war(rebellion=["carystos"])
    event(s, "oligarchic_rebellion", "6 6 6 6")
    assert sum(s.rebels) == 1


@pytest.mark.rule("PW-EV1.8-b")
def test_megara_is_spartan_and_does_not_rebel() -> None:
    athenian = [space for space in ADJACENT[NUMBER["camirus"]] if war().colour[space] == ATHENS]
    s = event(war(), "oligarchic_rebellion", "4 5 4 5" + " 1" * len(athenian))
    holds(s, rebellion={"megara": False, "camirus": True})


@pytest.mark.rule("PW-EV1.9-a")
def test_death_of_a_leader() -> None:
    holds(event(war(), "death_of_a_leader"), this_turn={"death_of_leaders": 4, "one_of_each": 1, "cimon": 1})


@pytest.mark.rule("PW-EV1.9-b")
def test_one_leader_a_side_stays_dead() -> None:
    doomed = {"doomed-tolmides_1pw": 1, "doomed-lamachus_1pw": 1, "doomed-dorsus_1pw": 1}
    leaders = dict.fromkeys(("tolmides_1pw", "lamachus_1pw", "dorsus_1pw"), "aside")
    s = war(this_turn=doomed, leaders=leaders)
    run(bury_leaders(s), "2")
    holds(
        s,
        leaders={"tolmides_1pw": "cup", "lamachus_1pw": "dead", "dorsus_1pw": "dead"},
        fallen={"athens": 1, "sparta": 1},
    )


@pytest.mark.rule("PW-EV1.9-c")
@pytest.mark.parametrize(
    ("given", "skipped"),
    [
        ({"leaders": {"cimon_1pw": "box"}, "this_turn": {"cimon": 1}}, True),
        ({"leaders": {"cimon_1pw": "athens"}, "this_turn": {"cimon": 1}}, True),
        ({"leaders": {"cimon_1pw": "cup"}, "this_turn": {"cimon": 1}}, False),
        ({"leaders": {"cimon_1pw": "box"}}, False),
        # He fell, and another was chosen to stay dead: he dies all the same.
        (
            {
                "leaders": {"cimon_1pw": "aside", "tolmides_1pw": "aside"},
                "this_turn": {"cimon": 1, "doomed-cimon_1pw": 1, "doomed-tolmides_1pw": 1},
            },
            True,
        ),
    ],
)
def test_cimon_dies_and_the_next_turn_is_skipped(given: dict[str, Any], skipped: bool) -> None:
    s = war(turn=2, **given)
    two = "doomed-tolmides_1pw" in given.get("this_turn", {})
    run(end_of_turn(s), "2" if two else "")
    assert s.turn == (4 if skipped else 3)
    holds(s, leaders={"cimon_1pw": "dead" if skipped else "cup"})


@pytest.mark.rule("PW-EV1.11-a", "PW-EV1.12-a")
@pytest.mark.parametrize(
    ("name", "die", "rich"),
    [
        ("artaxerxes", 1, "sparta"),
        ("artaxerxes", 5, "sparta"),
        ("artaxerxes", 6, "athens"),
        ("silver_mine", 2, "sparta"),
        ("silver_mine", 3, "athens"),
    ],
)
def test_gifts(name: str, die: int, rich: str) -> None:
    s = event(war(treasury={"athens": 0, "sparta": 0}), name, str(die))
    holds(s, treasury={"athens": 0, "sparta": 0, rich: 600})


# -- 10.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.3.4-a", "PW-10.3.4-e", "PW-10.3.3-a")
def test_armed_neutrals_serve_nobody_until_they_are_attacked() -> None:
    s = position(WAR, empty=False)
    syracuse = NUMBER["syracuse"]
    assert holders(s, syracuse) == []
    assert not in_zone(s, NUMBER["catana"], SPARTA)
    named(s, ATHENS, syracuse)
    holds(s, colour={"syracuse": "sparta"}, units={"syracuse": {"sparta": {"AH": 2, "AC": 3, "AN": 2}}})
    assert holders(s, syracuse) == [SPARTA]
    for side, friend in ((ATHENS, "sparta"), (SPARTA, "athens")):
        s = position(WAR, empty=False)
        named(s, side, NUMBER["larisa"])
        holds(s, colour={"larisa": friend}, units={"larisa": {friend: {"AC": 4}}})


@pytest.mark.rule("PW-10.3.4-c", "PW-6.6-d")
def test_hostages_keep_the_player_from_sparta() -> None:
    match = table(
        scenario=WAR,
        units={"athens": {"athens": {"H": 2}}},
        leaders={"tolmides_1pw": "athens"},
        hostages={"athens": True, "sparta": True},
        phase="operations",
    )
    assert asked(match).kind == "objective"
    assert why_not(match, "sparta").rule == "PW-6.6-d"
    assert why_not(match, "gythium").rule == "PW-6.6-d"
    match.play(0, "pylos")


@pytest.mark.rule("PW-10.3.4-d", "PW-10.3-b")
def test_without_walls_the_road_to_piraeus_is_open() -> None:
    athens, piraeus = NUMBER["athens"], NUMBER["piraeus"]
    assert why_not_line(war(walls=False), SPARTA, 0, athens, piraeus) is None
    assert why_not_line(war(walls=True), SPARTA, 0, athens, piraeus) is not None
    assert position(WAR, empty=False).walls is False


@pytest.mark.rule("PW-10.3.4-b", "PW-10.3.5-c")
@pytest.mark.parametrize(("athens", "sparta", "peace"), [(1, 2, True), (2, 2, True), (1, 3, False), (3, 1, False)])
def test_the_thirty_years_peace(athens: int, sparta: int, peace: bool) -> None:
    s = war(turn=2, bellicosity={"athens": athens, "sparta": sparta})
    assert ends_with_turn(s, 3) == ("peace" if peace else "")
    run(end_of_turn(s))
    assert (s.over == "peace") is peace
    if peace:
        result = outcome(s)
        assert result is not None
        assert (result.winners, result.why) == ((), "peace")


@pytest.mark.rule("PW-10.3.5-a", "PW-10.3.5-b", "PW-10.3-a")
@pytest.mark.parametrize(
    ("given", "winners", "why"),
    [
        ({"bellicosity": {"athens": 3, "sparta": 0}}, (0,), "sparta_surrendered"),
        ({"bellicosity": {"athens": 0, "sparta": 3}}, (), "athens_surrendered"),
        ({"bellicosity": {"athens": 0, "sparta": 0}}, (), "surrender"),
        ({"control": {"sparta": "athens"}}, (0,), "sparta_surrendered"),
    ],
)
def test_who_wins_the_first_war(given: dict[str, Any], winners: tuple[int, ...], why: str) -> None:
    s = war(**given)
    run(surrender(s))
    result = outcome(s)
    assert result is not None
    assert (result.winners, result.why) == (winners, why)


@pytest.mark.rule("PW-10.3-a", "PW-10.3.5-a")
def test_after_six_turns_it_is_a_draw() -> None:
    s = war(turn=6, bellicosity={"athens": 4, "sparta": 5})
    run(end_of_turn(s))
    result = outcome(s)
    assert result is not None
    assert (result.winners, result.why) == ((), "turns")
    assert ends_with_turn(war(turn=5, bellicosity={"athens": 4, "sparta": 5}), 6) == ""


@pytest.mark.rule("PW-EV1.10-a")
def test_thebes_attacks_plataea_in_this_turn() -> None:
    holds(event(war(), "thebes_attacks_plataea"), this_turn={"plataea": 1})


OWN, ALLIED = column(SPARTAN, HOPLITE), column(SPARTAN_ALLIED, HOPLITE)


PLATAEA = NUMBER["plataea"]


def attack_on_plataea(units: dict[str, Any], *, treasury: int = 9000, **given: Any) -> Table:
    """Athens has made its first operation in the turn of the event."""
    there = {"athens": {"athens": {"H": 1}}, **units}
    leaders = {"tolmides_1pw": "athens", "dorsus_1pw": "sparta"}
    first = {"strategy": "cut_loc", "done": {"athens": 1}} if given.get("seats", 1) == 1 else {"first": "sparta"}
    words = {"units": there, "leaders": leaders, "treasury": {"sparta": treasury}, **first, **given}
    return table(scenario="first_peloponnesian", **words, this_turn={"plataea": 1}, phase="operations")


def spartans(thebes: int, corinth: int, h: int = 9, cavalry: int = 4) -> dict[str, Any]:
    return {
        "sparta": {"sparta": {"H": h}},
        "corinth": {"sparta": {"AH": corinth}},
        "thebes": {"sparta": {"AH": thebes, "AC": cavalry}},
    }


@pytest.mark.rule("PW-EV1.10-b")
@pytest.mark.parametrize(("thebes", "corinth", "from_corinth"), [(4, 2, 2), (4, 5, 2), (6, 0, 0), (3, 2, 2)])
def test_two_spartans_and_five_allies_of_whom_three_are_thebans(thebes: int, corinth: int, from_corinth: int) -> None:
    """The last SP of a kind is left in place where that can be; three at least come from Thebes all the same."""
    match = attack_on_plataea(spartans(thebes, corinth))
    holds(match, units={"plataea": {"sparta": {"H": 2, "AH": 5, "AC": 4}}})
    holds(match, units={"corinth": {"sparta": {"AH": corinth - from_corinth}}})
    assert happened(match, ExpeditionPlanned)[0].talents == 1800
    assert sum(event.talents for event in happened(match, Activated)) == 1800


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2-l")
@pytest.mark.parametrize(
    ("units", "treasury"),
    [
        (spartans(2, 5), 9000),
        (spartans(3, 1), 9000),
        (spartans(9, 9, h=1), 9000),
        (spartans(9, 9, cavalry=3), 9000),
        (spartans(9, 9), 1700),
    ],
    ids=["too few in Thebes", "too few allies", "too few Spartans", "too few horsemen", "too few talents"],
)
def test_without_that_force_sparta_passes(units: dict[str, Any], treasury: int) -> None:
    match = attack_on_plataea(units, treasury=treasury)
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_no_expedition"]
    holds(match, treasury={"sparta": treasury})


@pytest.mark.rule("PW-EV1.10-a")
@pytest.mark.parametrize("strategy", ["attack_athens", "cause_rebellion"])
def test_whatever_the_strategy_also_with_an_enemy_near_sparta(strategy: str) -> None:
    match = attack_on_plataea({**spartans(4, 2), "pylos": {"athens": {"H": 1}}}, strategy=strategy)
    first = happened(match, ObjectiveNamed)[0]
    assert (first.space, first.why) == ("space:plataea", "effect:thebes_attacks_plataea")


@pytest.mark.rule("PW-EV1.10-a", "PW-EV1.10-b")
def test_a_player_who_commands_sparta_is_bound_too() -> None:
    match = attack_on_plataea(spartans(6, 0), seats=2)
    holds(match, units={"plataea": {"sparta": {"H": 2, "AH": 5, "AC": 4}}})
    assert asked_side(match) == "athens"
    match = attack_on_plataea(spartans(2, 0), seats=2)
    assert [event.side for event in happened(match, Passed)] == ["side:sparta"]


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-g")
def test_what_the_plan_leaves_open_the_player_of_sparta_settles() -> None:
    """Of two spaces equally far either may be visited first."""
    match = attack_on_plataea({**spartans(3, 2), "nemea": {"sparta": {"AH": 2}}}, seats=2)
    assert (asked(match).kind, asked_side(match)) == ("common_sense", "sparta")
    allies = "-1-0-0-hoplite-sparta_allied-1"
    first, last = "sparta-2-0-0-hoplite-sparta-2", "thebes-3-4-0-hoplite-sparta_allied-3"
    play(match, f"{first}+nemea{allies}+corinth{allies}+{last}")
    holds(match, units={"plataea": {"sparta": {"H": 2, "AH": 5, "AC": 4}}, "nemea": {"sparta": {"AH": 1}}})


def planning(units: dict[str, Any]) -> PeloponnesianState:
    return position("first_peloponnesian", units=units, leaders={"dorsus_1pw": "sparta"}, treasury={"sparta": 9000})


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-b")
def test_in_one_space_the_prescribed_nation_is_taken_whoever_else_is_there() -> None:
    """Nine Spartans and four allies in Sparta: the allies come, though national SP usually go first."""
    s = planning({"sparta": {"sparta": {"H": 9, "AH": 4}}, "thebes": {"sparta": {"AH": 4, "AC": 5}}})
    [plan] = best_plans(s, SPARTA, PLATAEA, (7, 4, 0), 9000, PLATAEA_SHARES)
    assert [(NAMES[stop.space], stop.force, stop.shares) for stop in plan] == [
        ("sparta", (4, 0, 0), (Share(OWN, 2), Share(ALLIED, 2))),
        ("thebes", (3, 4, 0), (Share(ALLIED, 3, THEBES),)),
    ]
    assert sum(stop.talents for stop in plan) == 1800


def marching(**units: int) -> Expedition:
    columns = [0] * COLUMNS
    columns[OWN], columns[ALLIED] = units.get("H", 0), units.get("AH", 0)
    leader = LEADER_NUMBER["dorsus_1pw"]
    return Expedition(SPARTA, leader, PLATAEA, tuple(columns), wanted=(7, 4, 0), shares=PLATAEA_SHARES)


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-a")
def test_what_is_missing_after_a_loss_is_told_by_nation() -> None:
    ahead = (Stop(THEBES, (3, 4, 0)),)
    assert shares_missing(marching(H=1, AH=2), ahead) == (Share(OWN, 1), Share(ALLIED, 3, THEBES), Share(ALLIED, 0))
    assert shares_missing(marching(H=2, AH=1), ahead) == (Share(OWN, 0), Share(ALLIED, 3, THEBES), Share(ALLIED, 1))
    # Thebes lies behind: what was lost since may come from anywhere.
    assert shares_missing(marching(H=2, AH=4), ()) == (Share(OWN, 0), Share(ALLIED, 0, NOBODY), Share(ALLIED, 1))
    assert shares_missing(marching(H=2, AH=2), ()) == (Share(OWN, 0), Share(ALLIED, 1, NOBODY), Share(ALLIED, 2))


@pytest.mark.rule("PW-EV1.10-b", "PW-5.2.1-a")
def test_a_lost_spartan_is_replaced_by_a_spartan() -> None:
    s = planning({"sparta": {"sparta": {"H": 4}}, "thebes": {"sparta": {"AH": 6, "AC": 5}}})
    s.expedition = marching(H=1)
    plan = run(revised(s, (Stop(THEBES, (5, 4, 0)),)))
    assert [(NAMES[stop.space], stop.shares) for stop in plan] == [
        ("sparta", (Share(OWN, 1),)),
        ("thebes", (Share(ALLIED, 3, THEBES), Share(ALLIED, 2))),
    ]
