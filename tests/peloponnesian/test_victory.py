"""1 Victory Points and the end of the game, and 2 the sequence of play."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.battle import fight
from strategos.games.peloponnesian.events import BellicosityChanged, Scored
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, PERSIA, SCENARIOS, SPARTA
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.operations import operations
from strategos.games.peloponnesian.sequence import PHASES, SEGMENTS, following, outcome
from strategos.games.peloponnesian.sieges import resolve_siege
from strategos.games.peloponnesian.tasks import Siege
from strategos.games.peloponnesian.tracks import (
    draw_revenue,
    move_bellicosity,
    move_sci,
    pay,
    score,
    score_battle,
)
from strategos.kernel.clock import AGAIN
from strategos.kernel.game import Outcome
from strategos.parts.reckoning import Tally

from .segment import Played, position, run


def ended(over: str, *, surrender: str = "", **given: Any) -> Outcome:
    """How a game has ended."""
    if surrender:
        given["this_turn"] = {f"surrender-{surrender}": 1}
    state = position(**given)
    state.over = over
    found = outcome(state)
    assert found is not None
    return found


def won(over: str, **given: Any) -> bool:
    return ended(over, **given).winners == (0,)


# -- 1.1 and 1.2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-1.1-a", "PW-1.2-a", "PW-1.2-c")
@pytest.mark.parametrize(("winner", "loser", "vp"), [(ATHENS, SPARTA, 15), (SPARTA, ATHENS, -10)])
def test_a_battle_won_brings_ten_and_a_battle_lost_costs_fifteen(winner: int, loser: int, vp: int) -> None:
    state = position(vp={"player": 5})
    score_battle(state, winner, loser)
    assert state.vp == [vp]


@pytest.mark.rule("PW-1.2-a", "PW-1.2-c")
def test_the_points_belong_to_the_player_whatever_his_side() -> None:
    state = position(player="sparta")
    score_battle(state, SPARTA, ATHENS)
    assert state.vp == [10]


@pytest.mark.rule("PW-1.1-a", "PW-11-a")
def test_of_two_players_each_has_his_own() -> None:
    state = position(seats=2)
    score_battle(state, SPARTA, ATHENS)
    assert state.vp == [-15, 10]
    assert outcome(state) is None


def siege(dice: str, *, side: int, space: str, **given: Any) -> Played:
    state = position(leaders={"cleon" if side == ATHENS else "agis": space}, **given)
    return run(state, resolve_siege(state, Siege(NUMBER[space], side)), dice)


@pytest.mark.rule("PW-1.2-b")
def test_a_siege_won_brings_ten() -> None:
    siege("4", side=ATHENS, space="corinth", units={"corinth": {"athens": {"H": 2}}}).holds(vp={"player": 10})


@pytest.mark.rule("PW-1.2-e")
def test_a_friendly_space_that_falls_costs_fifteen() -> None:
    besieged = {"units": {"potidaea": {"sparta": {"H": 2}}}}
    siege("4", side=SPARTA, space="potidaea", **besieged).holds(vp={"player": -15})
    siege("4", side=SPARTA, space="epidamnos", units={"epidamnos": {"sparta": {"H": 2}}}).holds(vp={"player": 0})


@pytest.mark.rule("PW-1.2-g")
def test_failed_sieges_draws_and_null_battles_are_worth_nothing() -> None:
    for side in (ATHENS, SPARTA):
        who = "athens" if side == ATHENS else "sparta"
        space = "corinth" if side == ATHENS else "potidaea"
        after = siege("1", side=side, space=space, units={space: {who: {"H": 2}}})
        assert not after.happened(Scored)
    state = position(units={"samos": {"athens": {"AH": 2}, "sparta": {"AH": 2}}})
    battle = fight(
        state, Party(ATHENS, NUMBER["samos"]), Party(SPARTA, NUMBER["samos"]), NUMBER["samos"], intercepted=False
    )
    after = run(state, battle, "3 3")
    assert (after.result, after.happened(Scored)) == (None, [])
    state = position(units={"samos": {"athens": {"AH": 2}, "sparta": {"AN": 2}}})
    battle = fight(
        state, Party(ATHENS, NUMBER["samos"]), Party(SPARTA, NUMBER["samos"]), NUMBER["samos"], intercepted=False
    )
    assert not run(state, battle).happened(Scored)


@pytest.mark.rule("PW-1.2-f")
@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "fall_of_sparta"])
def test_no_scenario_awards_other_points(scenario: str) -> None:
    """A whole turn without a battle, from its end to the next operations, moves no Victory Point."""
    state = position(scenario=scenario, treasury={"athens": 0, "sparta": 0}, happened={"helots": 1})
    for segment in SEGMENTS[PHASES.index("continuation") :]:
        played = run(state, segment.run(state))
        assert not played.happened(Scored)
        # No money to build, enough of it not to make peace.
        state.treasury[:2] = [0, 0] if segment.name == "revenue" else [1000, 1000]


@pytest.mark.rule("PW-10.5-a")
def test_there_are_no_points_for_persians_or_in_the_fall_of_sparta() -> None:
    state = position(scenario="fall_of_sparta")
    score(state, PERSIA, 10, "battle_won")
    score_battle(state, SPARTA, ATHENS)
    assert state.vp == [0, 0]
    assert not [event for event in state.events if isinstance(event, Scored)]


# -- 1.3 and 1.4 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-1.3.1-b", "PW-1.3.1-d")
@pytest.mark.parametrize(("vp", "wins"), [(150, False), (151, True), (-30, False)])
def test_the_campaign_is_won_with_more_than_150_points(vp: int, wins: bool) -> None:
    assert won("turns", turn=10, vp={"player": vp}) is wins
    assert won("surrender", turn=4, vp={"player": vp}) is wins


@pytest.mark.rule("PW-1.3.1-c", "PW-1.3.1-d")
@pytest.mark.parametrize(("turn", "wins"), [(1, True), (3, True), (4, False)])
def test_a_surrender_in_the_first_three_turns_wins_the_campaign(turn: int, wins: bool) -> None:
    assert won("surrender", turn=turn, surrender="sparta") is wins
    assert not won("turns", turn=turn)


@pytest.mark.rule("PW-1.4-f", "PW-1.3.2-a", "PW-1.4-a")
@pytest.mark.parametrize("scenario", ["archidamian", "decelean", "fall_of_athens"])
@pytest.mark.parametrize("over", ["turns", "switched", "surrender"])
def test_the_shorter_wars_are_won_with_forty_points(scenario: str, over: str) -> None:
    assert won(over, scenario=scenario, vp={"player": 40})
    assert not won(over, scenario=scenario, vp={"player": 39})


@pytest.mark.rule("PW-1.4-a")
def test_the_archidamian_war_is_set_up_like_the_campaign() -> None:
    campaign, short = SCENARIOS["campaign"], SCENARIOS["archidamian"]
    assert (campaign.forces, campaign.sides, campaign.allies) == (short.forces, short.sides, short.allies)
    assert (campaign.turns, short.turns) == ((1, 10), (1, 3))


@pytest.mark.rule("PW-1.4-d", "PW-1.3.1-a", "PW-9.2-c")
@pytest.mark.parametrize("over", ["surrender", "switched", "armistice", "turns"])
def test_what_has_ended_is_played_no_further(over: str) -> None:
    state = position(scenario="archidamian")
    procedure = following(state)
    assert procedure is not None
    procedure.close()
    state.over = over
    assert following(state) is None
    assert ended(over, scenario="archidamian").why == over


@pytest.mark.rule("PW-1.1-a", "PW-3.1-e")
def test_the_score_is_the_players() -> None:
    assert ended("turns", vp={"player": 25}).scores == {"player": 25}
    assert ended("turns", seats=2, vp={"athens": 5, "sparta": -10}).scores == {"athens": 5, "sparta": -10}


# -- 2 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-2-a", "PW-2-b", "PW-2-d", "PW-2-e", "PW-2-f", "PW-2-g")
def test_the_sequence_of_play() -> None:
    assert (
        *("side_determination", "event", "delian_league", "leader_selection"),
        *("strategy", "sci_adjustment"),
        *("operations", "coming_home"),
        *("siege_determination", "battles", "sieges", "going_home"),
        *("continuation", "spread", "helots"),
        *("revenue", "building"),
        *("bellicosity", "surrender", "armistice", "end_of_turn"),
    ) == PHASES


@pytest.mark.rule("PW-2-b")
def test_each_segment_names_its_chapter() -> None:
    chapters = [segment.rule.split("-")[1][0] for segment in SEGMENTS]
    assert chapters == sorted(chapters)


@pytest.mark.rule("PW-2-k")
def test_continuing_operations_are_repeated_until_both_have_passed() -> None:
    state = position(done={"athens": 2, "sparta": 1}, first="athens", passed={"sparta": True})
    played = run(state, operations(state), answers="pass")
    assert played.result is AGAIN
    assert run(state, operations(state)).result is None


# -- the tracks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-TERMS-r")
def test_the_index_ends_at_six_on_either_side() -> None:
    state = position(sci={"athens": 5, "sparta": -5})
    move_sci(state, ATHENS, 3, "battle_won")
    move_sci(state, SPARTA, -2, "battle_lost")
    assert state.sci == [6, -6]
    assert [told(event) for event in state.events[-2:]] == [("side:athens", 1, 6), ("side:sparta", -1, -6)]


def told(event: Any) -> tuple[str, int, int]:
    return event.side, event.by, event.sci


@pytest.mark.rule("PW-TERMS-g", "PW-9.1-d")
def test_bellicosity_ends_at_zero_and_twelve() -> None:
    state = position(bellicosity={"athens": 11, "sparta": 1})
    move_bellicosity(state, ATHENS, 4, "sci")
    move_bellicosity(state, SPARTA, -4, "sci")
    assert state.bellicosity == [12, 0]


@pytest.mark.rule("PW-8.1-d")
def test_a_treasury_ends_at_nothing() -> None:
    state = position(treasury={"athens": 300, "sparta": 0})
    pay(state, ATHENS, -800, "egyptian_revolt")
    pay(state, SPARTA, 50, "captives")
    assert state.treasury[:2] == [0, 50]
    draw_revenue(state, SPARTA, Tally(-40))
    draw_revenue(state, ATHENS, Tally(30), 3)
    assert state.treasury[:2] == [90, 50]


@pytest.mark.rule("PW-11-a", "PW-10.3.5-a", "PW-10.5.5-a")
@pytest.mark.parametrize(
    ("given", "winners"),
    [
        ({"surrender": "athens", "vp": {"athens": 90, "sparta": 0}}, (1,)),
        ({"surrender": "sparta", "vp": {"athens": 0, "sparta": 90}}, (0,)),
        ({"vp": {"athens": 90, "sparta": 80}, "bellicosity": {"athens": 1, "sparta": 9}}, (0,)),
        ({"vp": {"athens": 70, "sparta": 80}, "bellicosity": {"athens": 9, "sparta": 1}}, (1,)),
        ({"vp": {"athens": 80, "sparta": 80}}, ()),
        ({"scenario": "fall_of_sparta", "bellicosity": {"athens": 3, "sparta": 2}}, (0,)),
        ({"scenario": "fall_of_sparta", "bellicosity": {"athens": 2, "sparta": 3}}, (1,)),
        ({"scenario": "first_peloponnesian", "vp": {"athens": 90, "sparta": 0}}, ()),
    ],
)
def test_which_of_two_players_has_won(given: dict[str, Any], winners: tuple[int, ...]) -> None:
    """Who made the enemy surrender; else by Victory Points, in The Fall of Sparta by Bellicosity; else nobody."""
    assert ended("turns", seats=2, **given).winners == winners


@pytest.mark.rule("PW-9.1-d")
def test_a_change_of_bellicosity_is_told_as_far_as_the_track_goes() -> None:
    state = position(bellicosity={"athens": 11})
    move_bellicosity(state, ATHENS, 3, "sci")
    assert state.events == [BellicosityChanged("side:athens", 1, "effect:sci", 12)]
