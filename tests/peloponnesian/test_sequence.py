"""2 The sequence of play, and 1 how a game ends and who has won it."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.armistice import ends_with_turn
from strategos.games.peloponnesian.facts import SCENARIOS
from strategos.games.peloponnesian.operations import operations
from strategos.games.peloponnesian.sequence import PHASES, SEGMENTS, following, outcome
from strategos.kernel.clock import AGAIN
from strategos.kernel.game import Outcome
from strategos.text import Words

from .segment import position, run


@pytest.mark.rule("PW-10.1.4-d", "PW-10.2.4-d", "PW-10.1-a", "PW-10.2-a")
@pytest.mark.parametrize(("scenario", "first"), [("decelean", 6), ("fall_of_athens", 7)])
def test_the_last_turn_is_the_tenth(scenario: str, first: int) -> None:
    assert SCENARIOS[scenario].turns[0] == first
    s = position(scenario)
    assert ends_with_turn(s, 10) == ""
    assert ends_with_turn(s, 11) == "turns"


@pytest.mark.rule("PW-10.1.4-e", "PW-10.2.4-e", "PW-10.2.4-a", "PW-VPS-a")
@pytest.mark.parametrize("scenario", ["decelean", "fall_of_athens"])
@pytest.mark.parametrize(("vp", "won"), [(39, False), (40, True)])
def test_forty_points_win(scenario: str, vp: int, won: bool) -> None:
    s = position(scenario, vp={"player": vp})
    s.over = "turns"
    result = outcome(s)
    assert result is not None
    assert (result.winners, result.scores) == ((0,) if won else (), {"player": vp})


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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The last turn is over: -30 VP, 40 were needed."),
        ("it", "L'ultimo turno è finito: -30 PV, ne servivano 40."),
        ("fr", "Le dernier tour est terminé : -30 PV, il en fallait 40."),
    ],
)
def test_the_end_says_the_points_and_how_many_were_needed(language: str, said: str) -> None:
    end = ended("turns", scenario="archidamian", vp={"player": -30})
    assert Words(language, "peloponnesian").outcome(end).replace("\u00a0", " ") == said
    assert Words("en", "peloponnesian").outcome(Outcome((), "turns")) == "The last turn is over."


@pytest.mark.parametrize(
    ("given", "needed"),
    [
        ({"over": "turns", "turn": 10}, 151),
        ({"over": "surrender", "surrender": "sparta", "turn": 4}, 151),
        ({"over": "surrender", "surrender": "sparta", "turn": 3}, None),
        ({"over": "armistice", "scenario": "archidamian"}, 40),
        ({"over": "peace", "scenario": "first_peloponnesian"}, None),
        ({"over": "turns", "seats": 2, "turn": 10}, None),
    ],
)
def test_points_are_told_only_where_they_decide(given: dict[str, Any], needed: int | None) -> None:
    assert ended(**given).facts["needed"] == needed


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
