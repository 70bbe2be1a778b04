"""1 Victory Points, Bellicosity, the Index and the Treasuries: what moves them, and where they end."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.battle import fight
from strategos.games.peloponnesian.events import BellicosityChanged, Scored
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, PERSIA, SCENARIOS, SPARTA, STRATEGIES
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.sequence import PHASES, SEGMENTS, outcome
from strategos.games.peloponnesian.shapes import SideFacts
from strategos.games.peloponnesian.sieges import resolve_siege
from strategos.games.peloponnesian.tasks import Siege
from strategos.games.peloponnesian.tracks import draw_revenue, move_bellicosity, move_sci, pay, score, score_battle
from strategos.parts.reckoning import Tally

from .segment import Played, play_segment, position, run


@pytest.mark.rule("PW-COMP-aa", "PW-TERMS-f")
def test_each_side_has_a_matrix_with_its_tracks() -> None:
    assert [len(rows) for rows in STRATEGIES] == [4, 4]
    view = GAME.view(
        position(treasury={"athens": 4200, "sparta": 1300}, bellicosity={"athens": 9, "sparta": 4}, sci={"sparta": 2}),
        None,
    )
    tracks: dict[str, tuple[int, int, int]] = {}
    for side in view.sides:
        assert isinstance(side.facts, SideFacts)
        tracks[side.id] = side.facts.treasury, side.facts.bellicosity, side.facts.sci
    assert tracks == {"athens": (4200, 9, 0), "sparta": (1300, 4, 2)}
    assert view.tracks["bellicosity"] == {"athens": 9, "sparta": 4}


@pytest.mark.rule("PW-COMP-i")
def test_the_running_total_of_the_player_may_fall_below_nothing() -> None:
    state = position(vp={"player": 8})
    score(state, ATHENS, -15, "battle_lost")
    score(state, SPARTA, 10, "battle_won")
    score(state, ATHENS, 10, "battle_won")
    assert [(event.vp, event.total) for event in state.events if isinstance(event, Scored)] == [(-15, -7), (10, 3)]
    both = position(seats=2)
    score(both, SPARTA, -15, "battle_lost")
    score(both, ATHENS, 10, "battle_won")
    sheet = [(event.side, event.vp) for event in both.events if isinstance(event, Scored)]
    assert sheet == [("side:sparta", -15), ("side:athens", 10)]


@pytest.mark.rule("PW-TERMS-h")
def test_bellicosity_never_rises_above_twelve() -> None:
    state = position(bellicosity={"athens": 11, "sparta": 12})
    move_bellicosity(state, ATHENS, 2, "sci")
    move_bellicosity(state, SPARTA, 1, "sci")
    assert state.bellicosity == [12, 12]


@pytest.mark.rule("PW-INTRO-b")
def test_the_score_covers_both_sides_and_goes_on_with_the_other() -> None:
    after = play_segment("side_determination", dice="6", sci={"athens": 0}, vp={"player": 25})
    score(after.state, SPARTA, 10, "battle_won")
    score(after.state, ATHENS, 10, "battle_won")
    after.holds(player="sparta", vp={"player": 35})


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


@pytest.mark.rule("PW-9.1-d")
def test_a_change_of_bellicosity_is_told_as_far_as_the_track_goes() -> None:
    state = position(bellicosity={"athens": 11})
    move_bellicosity(state, ATHENS, 3, "sci")
    assert state.events == [BellicosityChanged("side:athens", 1, "effect:sci", 12)]
