"""3 The Political Phase: side determination, the event, the Delian League, leaders."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import (
    EventRolled,
    LeaderDrawn,
    Rebelled,
    RebellionRolled,
    SideChanged,
    SideKept,
    TurnBegan,
)
from strategos.games.peloponnesian.facts import ATHENS, EVENT_AT, LEADERS, SPARTA
from strategos.games.peloponnesian.leaders import draw_leader
from strategos.games.peloponnesian.political import ends_by_change

from .procedures import run
from .segment import Played, play_segment, position
from .table import holds

EVERYTHING = {
    "treasury": {"athens": 1700, "sparta": 2300},
    "bellicosity": {"athens": 7, "sparta": 5},
    "strategy": "cut_loc",
    "hostages": {"athens": True},
    "leaders": {"pericles": "box"},
    "vp": {"player": 25},
}


def sides(dice: str = "", **given: Any) -> Played:
    return play_segment("side_determination", dice=dice, **given)


# -- 3.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-3.1-a", "PW-3.1-b")
@pytest.mark.parametrize(("sci", "die"), [(0, 6), (1, 5), (5, 1), (6, 6), (2, 4)])
def test_a_total_of_six_changes_the_side(sci: int, die: int) -> None:
    after = sides(str(die), sci={"athens": sci})
    after.holds(player="sparta", this_turn={"switched": 1}, over="")
    assert after.happened(SideChanged) == [SideChanged("side:sparta", die, die + sci)]


@pytest.mark.rule("PW-3.1-c", "PW-3.1-b")
@pytest.mark.parametrize(("sci", "die"), [(0, 5), (1, 4), (4, 1)])
def test_a_total_of_five_changes_nothing(sci: int, die: int) -> None:
    after = sides(str(die), sci={"athens": sci, "sparta": 6})
    after.holds(player="athens", this_turn={"switched": 0})
    assert after.happened(SideKept) == [SideKept("side:athens", die, 5)]


@pytest.mark.rule("PW-3.1-d", "PW-3.1-a")
def test_with_a_negative_index_nothing_is_rolled() -> None:
    sides(sci={"athens": -1, "sparta": 3}).holds(player="athens")
    sides(player="sparta", sci={"athens": 3, "sparta": -1}).holds(player="sparta")


@pytest.mark.rule("PW-3.1-a", "PW-3.1-b")
def test_the_index_of_the_players_own_side_counts() -> None:
    sides("5", player="sparta", sci={"athens": -6, "sparta": 1}).holds(player="athens")


@pytest.mark.rule("PW-3.1-e")
def test_with_the_side_nothing_else_changes() -> None:
    after = sides("6", units={"athens": {"athens": {"H": 3}}}, sci={"athens": 1, "sparta": -2}, **EVERYTHING)
    after.holds(units={"athens": {"athens": {"H": 3}}}, sci={"athens": 1, "sparta": -2}, **EVERYTHING, player="sparta")


@pytest.mark.rule("PW-3-a", "PW-2-c", "PW-4-a")
@pytest.mark.parametrize("scenario", ["campaign", "decelean", "fall_of_athens"])
def test_the_first_turn_of_any_scenario_has_no_politics_and_no_planning(scenario: str) -> None:
    first = {"scenario": scenario, "fought": 1, "sci": {"athens": 0, "sparta": 3}, "last_turn": {"ships_lost": 9}}
    after = sides(**first)
    assert [type(event) for event in after.events] == [TurnBegan]
    for segment in ("event", "delian_league", "leader_selection", "strategy", "sci_adjustment"):
        after = play_segment(segment, **first)
        assert not after.events
        after.holds(sci={"athens": 0, "sparta": 3})


@pytest.mark.rule("PW-11-c")
def test_two_players_keep_their_sides() -> None:
    assert not sides(seats=2, sci={"athens": 6, "sparta": 6}).rolled


@pytest.mark.rule("PW-11-c", "PW-10.5.4.5.VIII-c")
def test_in_the_fall_of_sparta_the_segment_gives_the_coalition_its_role() -> None:
    after = sides("1 2", scenario="fall_of_sparta", sci={"athens": 1, "sparta": 1}, control={"thebes": "athens"})
    after.holds(role="athens", sci={"athens": 0, "sparta": 0})
    assert [roll.purpose for roll in after.rolled] == ["spartan_fortune", "role"]


def test_the_turn_is_told_with_its_years() -> None:
    assert sides(turn=2, fought=1).events[0] == TurnBegan(2, "428-426")
    assert sides(sci={"athens": -1}, turn=10).events[0] == TurnBegan(10, "404-402")
    first = sides(scenario="first_peloponnesian", sci={"athens": -1}, turn=7)
    assert first.events[0] == TurnBegan(7, "")


@pytest.mark.rule("PW-1.4-b")
@pytest.mark.parametrize(
    ("scenario", "player", "over"),
    [
        ("archidamian", "sparta", "switched"),
        ("archidamian", "athens", ""),
        ("decelean", "sparta", "switched"),
        ("decelean", "athens", ""),
        ("fall_of_athens", "sparta", "switched"),
        ("campaign", "sparta", ""),
        ("first_peloponnesian", "sparta", ""),
    ],
)
def test_whoever_goes_back_to_athens_ends_the_shorter_wars(scenario: str, player: str, over: str) -> None:
    sides("6", scenario=scenario, player=player).holds(over=over)


@pytest.mark.rule("PW-EVT.6-a")
@pytest.mark.parametrize("space", ["athens", "piraeus", "panactum", "decelea"])
def test_spartans_who_stay_in_attica_are_remembered_for_the_plague(space: str) -> None:
    there = {"units": {space: {"sparta": {"AH": 1}}}, "sci": {"athens": -1}}
    sides(**there).holds(this_turn={"spartans_in_attica": 1})
    near = {"units": {"plataea": {"sparta": {"AH": 1}}, space: {"athens": {"H": 1}}}, "sci": {"athens": -1}}
    sides(**near).holds(this_turn={"spartans_in_attica": 0})


# -- 3.2 --------------------------------------------------------------------------------------------------------------

STANDARD = [
    "silver_mine",
    "oligarchs_in_athens",
    "sitalces",
    "persia_enters",
    "plague",
    "demagogue",
    "oligarchic_rebellion",
    "perdiccas",
    "minor_powers",
    "death_of_leaders",
    "phenomenon",
]


@pytest.mark.rule("PW-EVT-a", "PW-3.2-a")
def test_the_standard_table_has_an_event_for_each_total() -> None:
    assert [EVENT_AT["standard", total] for total in range(2, 13)] == STANDARD


@pytest.mark.rule("PW-3.2-a", "PW-3.2-c", "PW-EVT-a")
@pytest.mark.parametrize("scenario", ["campaign", "archidamian", "decelean", "fall_of_athens"])
def test_two_dice_are_added_and_the_event_is_carried_out_at_once(scenario: str) -> None:
    after = play_segment("event", scenario=scenario, dice="1 1 3", treasury={"sparta": 1000})
    after.holds(treasury={"sparta": 1400})
    assert after.happened(EventRolled) == [EventRolled((1, 1), "effect:silver_mine", True)]
    assert [(len(roll.sides), roll.purpose) for roll in after.rolled] == [(2, "event"), (1, "silver_mine")]


@pytest.mark.rule("PW-3.2-a")
def test_other_wars_have_tables_of_their_own() -> None:
    after = play_segment("event", scenario="first_peloponnesian", dice="5 6 6", treasury={"athens": 1000})
    after.holds(treasury={"athens": 1600})
    after = play_segment("event", scenario="fall_of_sparta", dice="1 1 5")
    assert after.happened(EventRolled) == [EventRolled((1, 1), "effect:cinadon", True)]


@pytest.mark.rule("PW-3.2-b")
def test_an_event_that_cannot_take_place_is_rolled_again_and_again() -> None:
    """Plague without Spartans in Attica, the Four Hundred without Alcibiades abroad, then a mine."""
    after = play_segment("event", dice="3 3 1 2 1 1 4", treasury={"athens": 1000})
    assert [(e.dice, e.possible) for e in after.happened(EventRolled)] == [
        ((3, 3), False),
        ((1, 2), False),
        ((1, 1), True),
    ]
    after.holds(treasury={"athens": 1400})


# -- 3.3 --------------------------------------------------------------------------------------------------------------


def rebels(after: Played) -> list[str]:
    return [event.space for event in after.happened(Rebelled)]


def league(dice: str = "", **given: Any) -> Played:
    return play_segment("delian_league", dice=dice, **given)


@pytest.mark.rule("PW-3.3-a", "PW-3.3-d")
@pytest.mark.parametrize("sci", [0, -1, -6])
def test_the_league_rebels_after_a_bad_year(sci: int) -> None:
    after = league("1 1 1 1 1", sci={"athens": sci, "sparta": 3})
    after.holds(rebellion={"cnidus": True})


@pytest.mark.rule("PW-3.3-b")
def test_the_league_rebels_when_four_ships_were_lost() -> None:
    assert rebels(league("1 1 1 1 1", sci={"athens": 1}, last_turn={"ships_lost": 4})) == ["space:cnidus"]


@pytest.mark.rule("PW-3.3-c")
def test_the_league_is_quiet_otherwise() -> None:
    assert not league(sci={"athens": 1, "sparta": -3}, last_turn={"ships_lost": 3}).events
    assert not league(sci={"athens": 1}).events


@pytest.mark.rule("PW-3.3-b")
def test_every_ship_of_the_league_counts_and_nothing_else() -> None:
    lost = {"athens": {"N": 1, "AN": 2, "H": 5, "AC": 3}, "sparta": {"N": 4, "AN": 3}}
    play_segment("end_of_turn", eliminated=lost).holds(last_turn={"ships_lost": 3}, eliminated={"athens": {"N": 0}})


@pytest.mark.rule("PW-3.3-g")
def test_the_league_can_rebel_twice_in_a_turn() -> None:
    once = play_segment("event", dice="3 5 1 1 1 1 1", sci={"athens": 0})
    assert rebels(once) == ["space:cnidus"]
    twice = league("1 1 1 2 5 5", sci={"athens": 0}, rebellion=["cnidus"])
    assert [(e.total, e.rebels) for e in twice.happened(RebellionRolled)][:2] == [(2, False), (4, True)]
    assert rebels(twice) == ["space:byzantium"]


@pytest.mark.rule("PW-3.3-a")
def test_there_is_no_delian_league_in_the_fall_of_sparta() -> None:
    assert not league(scenario="fall_of_sparta", sci={"athens": -3}).rolled


# -- 3.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-3.4-a", "PW-3.4-b", "PW-3.4-c")
def test_each_side_draws_a_leader_into_its_home() -> None:
    after = play_segment("leader_selection", cup={"athens": ["cleon"], "sparta": ["brasidas"]})
    after.holds(
        leaders={"cleon": "athens", "brasidas": "sparta"},
        drawn={"athens": "cleon", "sparta": "brasidas"},
    )
    drawn = [LeaderDrawn("side:athens", "piece:cleon", "space:athens")]
    drawn.append(LeaderDrawn("side:sparta", "piece:brasidas", "space:sparta"))
    assert after.happened(LeaderDrawn) == drawn


@pytest.mark.rule("PW-3.4-a")
def test_the_draw_is_from_the_own_cup_and_by_chance() -> None:
    after = play_segment("leader_selection")
    assert {LEADERS[n].side for n in after.state.drawn} == {"athens", "sparta"}
    assert LEADERS[after.state.drawn[SPARTA]].side == "sparta"


@pytest.mark.rule("PW-3.4-a", "PW-10.5-g")
def test_the_coalition_draws_by_its_role() -> None:
    for role, cup, home in (("thebes", "thebes", "thebes"), ("athens", "athens", "athens")):
        given = {"cup": {"thebes": ["pelopidas_fos"], "athens": ["iphicrates_fos"]}, "role": role}
        after = play_segment("leader_selection", scenario="fall_of_sparta", **given)
        name = "pelopidas_fos" if cup == "thebes" else "iphicrates_fos"
        after.holds(drawn={"athens": name}, leaders={name: home})


@pytest.mark.rule("PW-3.4-a")
def test_an_empty_cup_gives_nobody() -> None:
    after = play_segment("leader_selection", cup={"athens": [], "sparta": ["agis"]}, leaders={"cleon": "box"})
    after.holds(drawn={"athens": "nobody", "sparta": "agis"}, leaders={"cleon": "box"})


@pytest.mark.rule("PW-3.4.1-a")
def test_nicias_turns_the_marker() -> None:
    play_segment("leader_selection", cup={"athens": ["nicias"]}).holds(this_turn={"nicias": 1})
    play_segment("leader_selection", cup={"athens": ["cleon"]}).holds(this_turn={"nicias": 0})


@pytest.mark.rule("PW-3.4-a")
def test_the_first_war_begins_with_a_leader_of_each_side() -> None:
    after = play_segment("leader_selection", scenario="first_peloponnesian", fought=1)
    assert len(after.happened(LeaderDrawn)) == 2
    assert {LEADERS[n].side for n in after.state.drawn} == {"athens", "sparta"}


@pytest.mark.rule("PW-3.4-a", "PW-COMP-l")
@pytest.mark.parametrize(("pick", "who"), [(1, "demosthenes"), (2, "cleon"), (3, "thrasyllus")])
def test_each_leader_in_the_cup_may_be_drawn(pick: int, who: str) -> None:
    state = position(cup={"athens": ["cleon", "demosthenes", "thrasyllus"]})
    leader = run(draw_leader(state, ATHENS), drawn=pick)
    assert LEADERS[leader].id == who
    holds(state, leaders={who: "athens"})


@pytest.mark.rule("PW-10.1.4-a", "PW-10.2.4-b")
@pytest.mark.parametrize(
    ("scenario", "side", "over"),
    [
        ("decelean", "athens", "switched"),
        ("decelean", "sparta", ""),
        ("fall_of_athens", "athens", "switched"),
        ("fall_of_athens", "sparta", ""),
        ("campaign", "athens", ""),
    ],
)
def test_a_change_to_athens_ends_some_scenarios(scenario: str, side: str, over: str) -> None:
    s = position(scenario, player=side)
    ends_by_change(s)
    assert s.over == over
