"""9 Armistice and surrender, and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.armistice import armistice, sci_effect, surrender
from strategos.games.peloponnesian.battle import take_hostages
from strategos.games.peloponnesian.events import (
    ArmisticeMade,
    BellicosityChanged,
    ControlChanged,
    EventRolled,
    LeaderLost,
    Scored,
    SideChanged,
    StrategyChosen,
    StrategyKept,
    Surrendered,
)
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENS,
    HOPLITE,
    NAMES,
    PRINTED,
    SPACES,
    SPARTA,
    column,
)
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.sequence import PHASES, outcome
from strategos.games.peloponnesian.tracks import move_sci

from .procedures import run, told
from .segment import Played, play_segment, position
from .table import happened, holds, table

GREEN = [NAMES[space] for space in range(SPACES) if PRINTED[space] == ATHENS]
RED = [NAMES[space] for space in range(SPACES) if PRINTED[space] == SPARTA]

HOMES = ("athens", "piraeus", "decelea", "sparta", "gythium", "corinth", "thebes")
FAR_GREEN, FAR_RED = ([name for name in names if name not in HOMES] for names in (GREEN, RED))


@pytest.mark.rule("PW-9-a", "PW-2-j")
def test_the_segments_in_their_order() -> None:
    assert PHASES[-5:] == ("building", "bellicosity", "surrender", "armistice", "end_of_turn")


# -- 9.1 --------------------------------------------------------------------------------------------------------------


def weigh(**given: Any) -> Played:
    return play_segment("bellicosity", **given)


@pytest.mark.rule("PW-9.1-a", "PW-9.1-b")
@pytest.mark.parametrize(("sci", "left"), [(-6, 2), (-3, 5), (-1, 7), (0, 8), (1, 8), (2, 9), (3, 9), (5, 10), (6, 11)])
def test_the_index_moves_bellicosity(sci: int, left: int) -> None:
    for side, other in (("athens", "sparta"), ("sparta", "athens")):
        after = weigh(sci={side: sci}, bellicosity={"athens": 8, "sparta": 8})
        after.holds(bellicosity={side: left, other: 8})


@pytest.mark.rule("PW-9.1-c")
@pytest.mark.parametrize(("spaces", "left"), [(9, 8), (10, 7), (19, 7), (20, 6)])
def test_ten_lost_spaces_cost_one(spaces: int, left: int) -> None:
    weigh(ravaged=GREEN[:spaces], bellicosity={"athens": 8, "sparta": 8}).holds(
        bellicosity={"athens": left, "sparta": 8}
    )
    weigh(rebellion=RED[:spaces], bellicosity={"athens": 8, "sparta": 8}).holds(
        bellicosity={"sparta": left, "athens": 8}
    )


@pytest.mark.rule("PW-9.1-c")
def test_captured_ravaged_and_rebelling_spaces_and_allies_count_together_each_once() -> None:
    lost: dict[str, Any] = {
        "ravaged": [*RED[:4], "argos", *GREEN[:5]],
        "rebellion": [*RED[2:6]],
        "control": dict.fromkeys(RED[5:9], "athens"),
        "power": {"argos": "sparta"},
    }
    weigh(**lost, bellicosity={"sparta": 8}).holds(bellicosity={"sparta": 7, "athens": 10})
    weigh(**{**lost, "power": {"argos": "neutral"}}, bellicosity={"sparta": 8}).holds(bellicosity={"sparta": 8})


@pytest.mark.rule("PW-9.1-c", "PW-10.5.4.4-b")
def test_in_the_fall_of_sparta_persians_take_spaces_too() -> None:
    held = {"control": dict.fromkeys(GREEN[:10], "persia"), "colour": dict.fromkeys(GREEN[:10], "sparta")}
    weigh(scenario="fall_of_sparta", **held, bellicosity={"sparta": 8}).holds(bellicosity={"sparta": 7})


@pytest.mark.rule("PW-9.1-d")
def test_bellicosity_stays_on_its_track() -> None:
    weigh(sci={"athens": 6, "sparta": -6}, bellicosity={"athens": 11, "sparta": 3}).holds(
        bellicosity={"athens": 12, "sparta": 0}
    )


@pytest.mark.rule("PW-9.1-e")
def test_the_event_of_the_turn_counts_once() -> None:
    for side in ("athens", "sparta"):
        after = weigh(shaken={side: 2}, bellicosity={side: 8})
        after.holds(bellicosity={side: 6}, shaken={"athens": 0, "sparta": 0})


@pytest.mark.rule("PW-9.1-a", "PW-9.1-c", "PW-9.1-d", "PW-9.1-e")
def test_all_changes_are_added_before_the_track_ends_them() -> None:
    """12 and 3 less 1 less 2 are 12, and 1 less 4 is nothing; what is told agrees with it."""
    after = weigh(sci={"athens": 6}, ravaged=GREEN[:10], shaken={"athens": 2}, bellicosity={"athens": 12})
    after.holds(bellicosity={"athens": 12})
    assert [(e.by, e.bellicosity) for e in after.happened(BellicosityChanged)] == [(0, 12), (0, 12), (0, 12)]
    after = weigh(sci={"athens": 5}, ravaged=GREEN[:20], shaken={"athens": 2}, bellicosity={"athens": 1})
    after.holds(bellicosity={"athens": 0})
    told = [(e.by, e.why, e.bellicosity) for e in after.happened(BellicosityChanged)]
    assert told == [(2, "effect:sci", 3), (-2, "effect:lost_spaces", 1), (-1, "effect:event", 0)]


# -- 9.2 --------------------------------------------------------------------------------------------------------------


def give_up(**given: Any) -> Played:
    return play_segment("surrender", **given)


def ended(after: Played) -> str:
    """Why the game is over."""
    end = outcome(after.state)
    assert end is not None
    return end.why


@pytest.mark.rule("PW-9.2-a", "PW-9.2-c")
@pytest.mark.parametrize(("side", "enemy"), [("athens", "sparta"), ("sparta", "athens")])
def test_a_side_without_its_home_surrenders(side: str, enemy: str) -> None:
    after = give_up(control={side: enemy})
    after.holds(over="surrender", this_turn={f"surrender-{side}": 1, f"surrender-{enemy}": 0})
    assert after.happened(Surrendered) == [Surrendered(f"side:{side}", "effect:home_lost")]
    assert ended(after) == f"{side}_surrendered"


@pytest.mark.rule("PW-9.2-b", "PW-9.2-c")
@pytest.mark.parametrize("side", ["athens", "sparta"])
def test_a_side_without_bellicosity_surrenders(side: str) -> None:
    after = give_up(bellicosity={side: 0})
    after.holds(over="surrender")
    assert after.happened(Surrendered) == [Surrendered(f"side:{side}", "effect:bellicosity")]


@pytest.mark.rule("PW-9.2-a", "PW-9.2-b")
def test_otherwise_the_war_goes_on() -> None:
    after = give_up(bellicosity={"athens": 1, "sparta": 1}, control={"athens": "nobody", "piraeus": "sparta"})
    after.holds(over="")
    assert not after.events


@pytest.mark.rule("PW-9.2-a", "PW-10.5.4.5.IX-b")
def test_the_coalition_surrenders_without_both_its_cities() -> None:
    lost = {"scenario": "fall_of_sparta", "bellicosity": {"athens": 5, "sparta": 5}}
    give_up(**lost, control={"athens": "sparta", "thebes": "athens"}).holds(over="")
    after = give_up(**lost, control={"athens": "sparta", "thebes": "sparta"})
    after.holds(over="surrender")
    assert ended(after) == "coalition_surrendered"


@pytest.mark.rule("PW-9.2-a")
def test_both_sides_may_surrender_at_once() -> None:
    assert ended(give_up(bellicosity={"athens": 0, "sparta": 0})) == "surrender"


@pytest.mark.rule("PW-1.2-d", "PW-9.2-c")
@pytest.mark.parametrize(("turn", "vp"), [(1, 200), (2, 100), (3, 67), (6, 34), (7, 29), (10, 20)])
def test_a_surrender_is_worth_more_the_earlier_it_is(turn: int, vp: int) -> None:
    after = give_up(bellicosity={"sparta": 0}, turn=turn, vp={"player": 30})
    after.holds(vp={"player": 30 + vp})
    assert after.happened(Scored) == [Scored("side:athens", vp, "effect:surrender", 30 + vp)]


@pytest.mark.rule("PW-1.2-d")
def test_the_players_own_surrender_and_a_double_one_bring_one_bonus() -> None:
    give_up(bellicosity={"athens": 0}, turn=4).holds(vp={"player": 50})
    give_up(bellicosity={"athens": 0, "sparta": 0}, turn=4).holds(vp={"player": 50}, over="surrender")


@pytest.mark.rule("PW-11-a")
def test_between_two_players_a_surrender_brings_no_points() -> None:
    give_up(seats=2, bellicosity={"athens": 0}).holds(vp={"athens": 0, "sparta": 0}, over="surrender")


# -- 9.3 --------------------------------------------------------------------------------------------------------------

WEARY: dict[str, Any] = {
    "turn": 4,
    "bellicosity": {"athens": 6, "sparta": 6},
    "treasury": {"athens": 0, "sparta": 0},
    "leaders": {"alcibiades": "cup"},
}
"""Both sides want peace, and have no money to build."""
SILVER = " 1 1 1"
"""An event that changes nothing but 400 talents of Sparta's."""


def peace(dice: str = "", answers: str = "", **given: Any) -> Played:
    return play_segment("armistice", dice=dice, answers=answers, **{**WEARY, **given})


BUILT = "done"


@pytest.mark.rule("PW-9.3-a")
@pytest.mark.parametrize(
    ("athens", "sparta", "comes"),
    [
        ((6, 5000), (6, 5000), True),
        ((6, 5000), (12, 999), True),
        ((12, 999), (6, 5000), True),
        ((12, 0), (12, 0), True),
        ((7, 5000), (6, 5000), False),
        ((6, 5000), (7, 5000), False),
        ((7, 1000), (7, 999), False),
        ((7, 999), (7, 1000), False),
    ],
)
def test_both_sides_must_be_weary(athens: tuple[int, int], sparta: tuple[int, int], comes: bool) -> None:
    state = {
        "bellicosity": {"athens": athens[0], "sparta": sparta[0]},
        "treasury": {"athens": athens[1], "sparta": sparta[1]},
    }
    given: dict[str, Any] = {**state, "scenario": "archidamian", "turn": 2}
    peace("3" if comes else "", **given).holds(armistice=comes, over="armistice" if comes else "")


@pytest.mark.rule("PW-9.3-b")
def test_there_is_one_armistice_in_a_game() -> None:
    assert not peace(armistice=True).rolled


@pytest.mark.rule("PW-10.1.3-c", "PW-10.2.3-b")
@pytest.mark.parametrize("scenario", ["decelean", "fall_of_athens", "first_peloponnesian", "fall_of_sparta"])
def test_some_wars_know_no_armistice(scenario: str) -> None:
    assert not peace(scenario=scenario).rolled


@pytest.mark.rule("PW-1.4-c")
def test_the_archidamian_war_ends_with_an_armistice() -> None:
    after = peace("6", scenario="archidamian", turn=2, hostages={"athens": True})
    after.holds(over="armistice", turn=2, bellicosity={"athens": 6})


@pytest.mark.rule("PW-9.3-c", "PW-9.3-p", "PW-9.4-c", "PW-3.4.1-a")
@pytest.mark.parametrize(
    ("die", "nicias", "turns"), [(1, 0, 1), (1, 1, 1), (2, 0, 1), (2, 1, 2), (3, 0, 2), (5, 1, 3), (6, 0, 3), (6, 1, 4)]
)
def test_how_long_it_lasts(die: int, nicias: int, turns: int) -> None:
    after = peace(f"{die}" + SILVER * turns, BUILT if turns else "", this_turn={"nicias": nicias})
    assert after.happened(ArmisticeMade) == [ArmisticeMade(die, nicias, turns)]
    after.holds(turn=4 + turns, armistice=True, over="")
    assert len(after.happened(EventRolled)) == turns


@pytest.mark.rule("PW-9.3-d", "PW-9.3-e", "PW-9.3-f", "PW-9.3-g")
def test_who_goes_home_and_what_stays_captured() -> None:
    units = {
        "pylos": {"athens": {"H": 2, "N": 1}},
        "epidamnos": {"athens": {"C": 1}},
        "megara": {"athens": {"H": 1, "AH": 1}},
        "decelea": {"sparta": {"H": 3, "AC": 0}},
        "amphipolis": {"sparta": {"AH": 1, "N": 2}},
        "tegea": {"sparta": {"H": 4}},
        "samos": {"athens": {"N": 3}},
    }
    control = {
        "pylos": "athens",
        "epidamnos": "athens",
        "megara": "athens",
        "decelea": "sparta",
        "amphipolis": "sparta",
    }
    after = peace("1" + SILVER, BUILT, units=units, control=control)
    after.holds(
        units={
            "pylos": {"athens": {"H": 0, "N": 0}},
            "megara": {"athens": {"H": 0, "AH": 1}},
            "decelea": {"sparta": {"H": 0}},
            "amphipolis": {"sparta": {"AH": 1, "N": 0}},
            "tegea": {"sparta": {"H": 4}},
            "samos": {"athens": {"N": 3}},
            "athens": {"athens": {"H": 3, "C": 1}},
            "piraeus": {"athens": {"N": 1}},
            "sparta": {"sparta": {"H": 3}},
        },
        control={
            "pylos": "sparta",
            "epidamnos": "nobody",
            "megara": "athens",
            "decelea": "athens",
            "amphipolis": "sparta",
        },
        going_home={"athens": {"H": 0}, "sparta": {"N": 0}},
    )
    after.holds(units={"gythium": {"sparta": {"N": 2 + 5}}})
    assert ControlChanged("space:decelea", "side:athens", "side:sparta") in after.happened(ControlChanged)


@pytest.mark.rule("PW-9.3-d", "PW-PCM-e")
def test_who_finds_the_enemy_at_home_is_lost() -> None:
    units = {"pylos": {"athens": {"H": 2}}, "athens": {"sparta": {"AH": 1}}}
    after = peace("1" + SILVER, BUILT, units=units)
    after.holds(units={"athens": {"athens": {"H": 0}}, "pylos": {"athens": {"H": 0}}}, eliminated={"athens": {"H": 2}})


@pytest.mark.rule("PW-9.3-h")
def test_hostages_are_free_and_never_bind_again() -> None:
    after = peace("1" + SILVER, BUILT, hostages={"athens": True, "sparta": True})
    after.holds(hostages={"athens": False, "sparta": False})
    dead = {column(ATHENIAN, HOPLITE): 2}
    take_hostages(after.state, Party(SPARTA, 0), Party(ATHENS, 0), dead)
    after.holds(hostages={"athens": False})
    before = position()
    take_hostages(before, Party(SPARTA, 0), Party(ATHENS, 0), dead)
    assert before.hostages == [1, 0]


@pytest.mark.rule("PW-9.3-i", "PW-9.3-p")
def test_an_impossible_event_is_not_rolled_again() -> None:
    after = peace("3 1 2" + SILVER, BUILT)
    assert [e.possible for e in after.happened(EventRolled)] == [False, True]


@pytest.mark.rule("PW-9.3-i", "PW-EVT.10-b", "PW-EVT.10-c", "PW-EVT.10-a")
def test_events_look_at_the_turn_in_which_they_come() -> None:
    """Peace after turn 3: Argos joins in turn 4; after turn 6 Syracuse in turn 7."""
    peace("1 4 6", BUILT, turn=3).holds(power={"argos": "athens"}, units={"argos": {"athens": {"AH": 4}}})
    peace("1 4 6", BUILT, turn=6).holds(power={"argos": "neutral", "syracuse": "sparta"})
    after = peace("4 4 6 4 6", BUILT, turn=6)
    assert [e.possible for e in after.happened(EventRolled)] == [True, False]


@pytest.mark.rule("PW-9.3-i", "PW-EVT.6-a")
def test_the_plague_of_an_armistice_looks_at_the_last_turn_of_war() -> None:
    ravagers = {"this_turn": {"spartans_in_attica": 1}, "last_turn": {"spartans_in_attica": 0}}
    peace("1 3 3", BUILT, **ravagers).holds(happened={"plague": 1})
    long_ago = {"this_turn": {"spartans_in_attica": 0}, "last_turn": {"spartans_in_attica": 1}}
    peace("1 3 3", BUILT, **long_ago).holds(happened={"plague": 0})


@pytest.mark.rule("PW-9.3-j")
def test_rebellions_stay_and_do_not_spread() -> None:
    after = peace("1" + SILVER, BUILT, rebellion=["chios"], units={"chios": {"athens": {"AN": 3}}})
    after.holds(rebellion=["chios"])
    assert {roll.purpose for roll in after.rolled} == {"armistice", "event", "silver_mine"}


@pytest.mark.rule("PW-9.3-k")
def test_the_revenue_of_an_armistice() -> None:
    """No Ravaged spaces, no Eisphora, no Helots; rebels count; times the turns."""
    after = peace(
        "3" + SILVER * 2,
        "done",
        ravaged=["naxos", "megara"],
        rebellion=["samos"],
        this_turn={"helots": 1},
        power={"syracuse": "sparta"},
    )
    after.holds(treasury={"athens": 2 * 3450, "sparta": 800 + 2 * 3000 - 5 * 200})


@pytest.mark.rule("PW-9.3-l", "PW-9.3-m")
def test_the_player_builds_up_to_five_of_any_kind() -> None:
    answers = "hoplite-athens naval-athens cavalry-athens_allied naval-athens_allied hoplite-athens"
    after = peace("1" + SILVER, answers, treasury={"athens": 0, "sparta": 0})
    after.holds(treasury={"athens": 2500}, units={"athens": {"athens": {"H": 2}}, "larisa": {"athens": {"AC": 1}}})
    assert len(after.asked) == 5


@pytest.mark.rule("PW-9.3-l")
def test_nobody_builds_below_a_thousand_talents() -> None:
    after = peace("1" + SILVER, "hoplite-athens", rebellion=FAR_GREEN[:44])
    after.holds(treasury={"athens": 3500 - 50 * 44 - 200}, emergency_fund=False)
    after = peace("1 1 1 6", "naval-sparta", player="sparta", rebellion=FAR_RED[:26])
    after.holds(treasury={"sparta": 1000})


@pytest.mark.rule("PW-9.3-n", "PW-9.3-l")
def test_sparta_builds_ships_and_athens_hoplites() -> None:
    after = peace("1" + SILVER, BUILT)
    after.holds(units={"gythium": {"sparta": {"N": 5}}}, treasury={"sparta": 400 + 2500 - 1000})
    after = peace("1" + SILVER, BUILT, player="sparta")
    after.holds(units={"athens": {"athens": {"H": 5}}}, treasury={"athens": 3500 - 1000})


@pytest.mark.rule("PW-9.3-n")
def test_allies_are_built_when_the_own_counters_run_out() -> None:
    after = peace("1" + SILVER, BUILT, units={"corinth": {"sparta": {"N": 6}}})
    after.holds(units={"gythium": {"sparta": {"N": 2}}, "corinth": {"sparta": {"AN": 3}}})
    full = {"units": {"corinth": {"sparta": {"N": 8, "AN": 12}}}}
    peace("1" + SILVER, BUILT, **full).holds(treasury={"sparta": 2900})


@pytest.mark.rule("PW-9.3-l", "PW-9.3-n")
def test_the_non_player_stops_at_a_thousand_talents() -> None:
    after = peace("1" + SILVER, BUILT, rebellion=FAR_RED[:31])
    after.holds(treasury={"sparta": 400 + 2500 - 50 * 31 - 200}, units={"gythium": {"sparta": {"N": 1}}})
    after = peace("1" + SILVER, BUILT, rebellion=FAR_RED[:34])
    after.holds(treasury={"sparta": 1000}, units={"gythium": {"sparta": {"N": 1}}})


@pytest.mark.rule("PW-9.3-o")
@pytest.mark.parametrize(("turn", "left"), [(2, 8), (4, 6), (8, 2)])
def test_bellicosity_is_ten_less_the_turns_of_war(turn: int, left: int) -> None:
    after = peace("1" + SILVER, BUILT, turn=turn, bellicosity={"athens": 6, "sparta": 1})
    after.holds(bellicosity={"athens": left, "sparta": left})


@pytest.mark.rule("PW-9.3-o")
def test_turns_of_an_earlier_peace_are_no_turns_of_war() -> None:
    peace("1" + SILVER, BUILT, turn=8, fought=5).holds(bellicosity={"athens": 5})


@pytest.mark.rule("PW-9.3-p", "PW-1.3.1-a")
def test_an_armistice_that_outlasts_the_game_ends_it() -> None:
    after = peace("6" + SILVER, BUILT, turn=9)
    after.holds(turn=10)
    at_the_end = play_segment("end_of_turn", turn=10, armistice=True)
    at_the_end.holds(over="turns")


@pytest.mark.rule("PW-9.3-a")
def test_the_index_of_the_last_war_turn_stays() -> None:
    peace("1" + SILVER, BUILT, sci={"athens": 3, "sparta": -2}).holds(sci={"athens": 3, "sparta": -2})


# -- 9.4 --------------------------------------------------------------------------------------------------------------


def ends(dice: str = "", **given: Any) -> Played:
    return play_segment("end_of_turn", dice=dice, **given)


@pytest.mark.rule("PW-9.4-a", "PW-9.4-b", "PW-9.4-c")
def test_the_end_of_a_turn() -> None:
    given = {"pericles": "box", "agis": "box", "cleon": "dead", "alcibiades": "sparta"}
    after = ends(ravaged=["athens", "samos"], leaders=given, turn=3, happened={"demagogue": 1})
    after.holds(
        ravaged=[],
        leaders={"pericles": "cup", "agis": "cup", "cleon": "dead", "alcibiades": "sparta"},
        turn=4,
        fought=4,
        over="",
    )


@pytest.mark.rule("PW-9.4-c")
def test_what_lasts_for_a_turn_is_forgotten() -> None:
    after = ends(
        units={"athens": {"athens": {"H": 3}}},
        spent={"athens": {"athens": {"H": 2}}},
        done={"athens": 2, "sparta": 1},
        passed={"athens": True, "sparta": True},
        drawn={"athens": "cleon"},
        this_turn={"plague": 1, "spartans_in_attica": 1},
        eliminated={"athens": {"N": 4}},
        answered=["argos"],
    )
    after.holds(
        spent={"athens": {"athens": {"H": 0}}},
        done={"athens": 0, "sparta": 0},
        passed={"athens": False, "sparta": False},
        drawn={"athens": "nobody"},
        this_turn={"plague": 0, "spartans_in_attica": 0},
        eliminated={"athens": {"N": 0}},
        last_turn={"ships_lost": 4, "spartans_in_attica": 1},
        answered=[],
    )


@pytest.mark.rule("PW-9.4-c")
def test_elite_units_can_be_activated_again() -> None:
    elite: dict[str, Any] = {
        "units": {"thebes": {"thebes": {"sacred_band": 1}}},
        "spent": {"thebes": {"thebes": {"sacred_band": 1}}},
    }
    ends(scenario="fall_of_sparta", **elite).holds(spent={"thebes": {"thebes": {"sacred_band": 0}}})


@pytest.mark.rule("PW-9.2-b", "PW-9.3-o")
def test_in_the_campaign_bellicosity_is_not_looked_at_again_when_the_turn_ends() -> None:
    """An armistice in the tenth turn of war leaves both sides with none."""
    ends(turn=10, bellicosity={"athens": 0, "sparta": 0}).holds(over="turns", vp={"player": 0})


@pytest.mark.rule("PW-1.3.1-a", "PW-1.4-e", "PW-9.4-a")
@pytest.mark.parametrize(
    ("scenario", "turn", "over"),
    [
        ("campaign", 9, ""),
        ("campaign", 10, "turns"),
        ("archidamian", 2, ""),
        ("archidamian", 3, "turns"),
        ("decelean", 8, ""),
        ("decelean", 10, "turns"),
        ("fall_of_athens", 9, ""),
        ("fall_of_athens", 10, "turns"),
    ],
)
def test_the_last_turn_ends_the_game(scenario: str, turn: int, over: str) -> None:
    after = ends(scenario=scenario, turn=turn, ravaged=["samos"])
    after.holds(over=over, turn=turn if over else turn + 1, ravaged=["samos"] if over else [])


@pytest.mark.rule("PW-10.1.4-d")
def test_the_decelean_war_may_end_earlier() -> None:
    ends(scenario="decelean", options={"decelean_end": "8"}, turn=8).holds(over="turns")
    ends(scenario="decelean", options={"decelean_end": "8"}, turn=7).holds(over="")
    ends(scenario="campaign", options={"decelean_end": "8"}, turn=8).holds(over="")


@pytest.mark.rule("PW-10.3.4-b")
@pytest.mark.parametrize(
    ("athens", "sparta", "over"), [(1, 1, "peace"), (2, 1, "peace"), (2, 2, "peace"), (3, 1, ""), (1, 3, "")]
)
def test_the_thirty_years_peace(athens: int, sparta: int, over: str) -> None:
    first = {"scenario": "first_peloponnesian", "bellicosity": {"athens": athens, "sparta": sparta}}
    ends(**first).holds(over=over)
    ends(**{**first, "scenario": "campaign"}).holds(over="")


@pytest.mark.rule("PW-EV1.6-b", "PW-10.3.5-a")
def test_a_target_that_is_not_held_costs_bellicosity() -> None:
    first = {"scenario": "first_peloponnesian", "this_turn": {"target": "delphi"}, "bellicosity": {"sparta": 5}}
    ends(**first).holds(bellicosity={"sparta": 4}, over="")
    ends(**first, units={"delphi": {"sparta": {"AH": 1}}}).holds(bellicosity={"sparta": 5})
    ends(**first, units={"delphi": {"athens": {"AH": 1}}}).holds(bellicosity={"sparta": 4})


@pytest.mark.rule("PW-10.3.5-a", "PW-10.5.5-a")
@pytest.mark.parametrize(("scenario", "target"), [("first_peloponnesian", "delphi"), ("fall_of_sparta", "elis")])
def test_bellicosity_gone_with_the_end_of_the_turn_ends_the_war(scenario: str, target: str) -> None:
    after = ends(scenario=scenario, this_turn={"target": target}, bellicosity={"sparta": 1, "athens": 5})
    after.holds(over="surrender", this_turn={"surrender-sparta": 1})
    assert after.happened(Surrendered) == [Surrendered("side:sparta", "effect:bellicosity")]


@pytest.mark.rule("PW-EV1.9-b")
def test_of_several_who_fell_one_of_each_side_stays_dead() -> None:
    fell = ("tolmides_1pw", "sophocles_1pw", "dorsus_1pw")
    given = {"leaders": dict.fromkeys(fell, "aside"), "this_turn": {f"doomed-{name}": 1 for name in fell}}
    after = ends("2", scenario="first_peloponnesian", **given)
    assert after.rolled[0].sides == (2,)
    after.holds(
        leaders={"tolmides_1pw": "cup", "sophocles_1pw": "dead", "dorsus_1pw": "dead"},
        fallen={"athens": 1, "sparta": 1},
    )


@pytest.mark.rule("PW-EV1.9-b")
def test_a_side_that_lost_one_leader_loses_him() -> None:
    given = {"leaders": {"tolmides_1pw": "aside"}, "this_turn": {"doomed-tolmides_1pw": 1}}
    after = ends(scenario="first_peloponnesian", **given)
    after.holds(leaders={"tolmides_1pw": "dead"}, fallen={"athens": 1, "sparta": 0})


@pytest.mark.rule("PW-EV1.9-c")
def test_cimon_dies_only_in_the_turn_of_the_event_and_even_if_he_fell() -> None:
    first = {"scenario": "first_peloponnesian", "turn": 2}
    ends(**first, leaders={"cimon_1pw": "box"}).holds(leaders={"cimon_1pw": "cup"}, turn=3)
    fell = {"cimon": 1, "doomed-cimon_1pw": 1, "doomed-tolmides_1pw": 1}
    names = {"cimon_1pw": "aside", "tolmides_1pw": "aside"}
    ends("2", **first, leaders=names, this_turn=fell).holds(leaders={"cimon_1pw": "dead"}, turn=4)


@pytest.mark.rule("PW-EV1.9-c")
@pytest.mark.parametrize(
    ("at", "turn", "where"), [("box", 4, "dead"), ("athens", 4, "dead"), (NAMES[0], 4, "dead"), ("cup", 3, "cup")]
)
def test_cimon_dies_if_he_has_led_and_a_turn_passes(at: str, turn: int, where: str) -> None:
    first = {"scenario": "first_peloponnesian", "turn": 2, "this_turn": {"cimon": 1}, "leaders": {"cimon_1pw": at}}
    after = ends(**first)
    after.holds(turn=turn, leaders={"cimon_1pw": where}, fought=3)
    assert len(after.happened(LeaderLost)) == (where == "dead")


@pytest.mark.rule("PW-EV1.9-c")
def test_a_truce_beyond_the_last_turn_ends_the_war() -> None:
    first = {"scenario": "first_peloponnesian", "this_turn": {"cimon": 1}, "leaders": {"cimon_1pw": "box"}}
    ends(**first, turn=5).holds(over="turns")
    ends(**first, turn=4).holds(over="", turn=6)


@pytest.mark.rule("PW-9.2-a", "PW-9.2-b")
@pytest.mark.parametrize(
    ("given", "athens", "sparta"),
    [
        ({"control": {"athens": "sparta", "thebes": "athens"}}, "home_lost", "none"),
        ({"control": {"athens": "sparta"}, "bellicosity": {"athens": 0}}, "home_lost", "none"),
        ({"control": {"athens": "nobody"}}, "none", "none"),
        ({"control": {"sparta": "athens"}, "bellicosity": {"sparta": 0}}, "none", "home_lost"),
        ({"bellicosity": {"athens": 0, "sparta": 0}}, "bellicosity", "bellicosity"),
    ],
)
def test_why_a_side_surrenders(given: dict[str, Any], athens: str, sparta: str) -> None:
    """A home under enemy control comes before a lost will; nothing else counts outside The Fall of Sparta."""
    Played(position(**given), [], [], []).holds(surrenders={"athens": athens, "sparta": sparta})


@pytest.mark.rule("PW-TERMS-q", "PW-TERMS-s")
def test_the_index_tells_how_the_war_went_and_feeds_the_end_of_the_turn() -> None:
    """It begins each turn with nothing; what it has become moves Bellicosity, sides, the League and the strategy."""
    play_segment("sci_adjustment", sci={"athens": 4, "sparta": -2}).holds(sci={"athens": 0, "sparta": 0})
    state = position()
    move_sci(state, ATHENS, 3, "battle_won")
    assert state.sci == [3, 0]
    play_segment("bellicosity", sci={"sparta": -3}, bellicosity={"sparta": 8}).holds(
        bellicosity={"sparta": 8 + sci_effect(-3)}
    )
    assert len(play_segment("side_determination", dice="3", sci={"athens": 3}).happened(SideChanged)) == 1
    assert play_segment("delian_league", sci={"athens": 1}).events == []
    kept = play_segment("strategy", sci={"sparta": 1}, strategy="attack_athens")
    assert len(kept.happened(StrategyKept)) == 1
    rolled = play_segment("strategy", dice="1", sci={"sparta": 0}, strategy="attack_athens")
    assert len(rolled.happened(StrategyChosen)) == 1


@pytest.mark.rule("PW-10-c")
@pytest.mark.parametrize(("scenario", "made"), [("campaign", 1), ("decelean", 0), ("fall_of_athens", 0)])
def test_what_a_scenario_says_goes_before_the_rulebook(scenario: str, made: int) -> None:
    """9.3 would bring an armistice; the scenario forbids it."""
    weary = {"athens": 5, "sparta": 5}
    match = table(scenario=scenario, bellicosity=weary, sci={"athens": 0, "sparta": 0}, phase="armistice")
    assert len(happened(match, ArmisticeMade)) == made


@pytest.mark.rule("PW-10.1.3-d", "PW-10.2.3-b", "PW-10.1.4-b")
@pytest.mark.parametrize(("scenario", "made"), [("decelean", False), ("fall_of_athens", False), ("campaign", True)])
def test_where_no_armistice_can_occur(scenario: str, made: bool) -> None:
    s = position(scenario, bellicosity={"athens": 1, "sparta": 1})
    procedure = armistice(s)
    try:
        procedure.send(None)
        procedure.close()
        assert made
    except StopIteration:
        assert not made
    assert told(s, ArmisticeMade) == []


@pytest.mark.rule("PW-10.1.4-c", "PW-10.2.4-c")
@pytest.mark.parametrize("scenario", ["decelean", "fall_of_athens"])
def test_a_surrender_ends_the_scenarios(scenario: str) -> None:
    s = position(scenario, bellicosity={"athens": 0})
    run(surrender(s))
    assert s.over == "surrender"


@pytest.mark.rule("PW-6.6-e", "PW-6.6-f")
def test_an_armistice_frees_the_hostages() -> None:
    s = position(turn=3, hostages={"athens": True, "sparta": True}, bellicosity={"athens": 1, "sparta": 1})
    assert s.hostages == [1, 1]
    procedure = armistice(s)
    procedure.send(None)
    try:
        question: Any = procedure.send([1])
        while s.hostages != [0, 0]:
            question = procedure.send([1] if not hasattr(question, "sides") else [1 for _ in question.sides])
        procedure.close()
    except StopIteration:
        pass
    holds(s, hostages={"athens": False, "sparta": False})
