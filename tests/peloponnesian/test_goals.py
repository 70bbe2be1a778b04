"""What the players are told they play for is what the rules decide by."""

from __future__ import annotations

import re
from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.kernel.beside import Goal
from strategos.text import LANGUAGES, Words

from .table import Table, table


def goals(match: Table, seat: int | None = 0) -> dict[str, list[Goal]]:
    found: dict[str, list[Goal]] = {}
    for goal in GAME.goals(match.state, seat):
        found.setdefault(goal.key, []).append(goal)
    return found


def only(match: Table, key: str, seat: int | None = 0) -> Goal:
    [goal] = goals(match, seat)[key]
    return goal


@pytest.mark.parametrize(
    ("scenario", "vp", "needed", "reached"),
    [
        ("campaign", 150, 151, False),
        ("campaign", 151, 151, True),
        ("archidamian", 39, 40, False),
        ("archidamian", 40, 40, True),
        ("decelean", 40, 40, True),
        ("fall_of_athens", 12, 40, False),
    ],
)
def test_points_to_win_by_scenario(scenario: str, vp: int, needed: int, reached: bool) -> None:
    points = only(table(scenario=scenario, vp={"player": vp}), "points")
    assert (points.facts, points.reached) == ({"vp": vp, "needed": needed}, reached)


@pytest.mark.parametrize(("turn", "said", "worth"), [(2, True, 100), (3, True, 67), (4, False, 50)])
def test_an_early_surrender_wins_the_campaign_and_any_is_worth_points(turn: int, said: bool, worth: int) -> None:
    match = table(turn=turn, bellicosity={"sparta": 5})
    assert [goal.reached for goal in goals(match).get("early", [])] == [False] * said
    surrender = only(match, "surrender")
    assert surrender.facts == {"side": "side:sparta", "bellicosity": 5, "vp": worth}
    assert surrender.spaces == ("sparta",)


@pytest.mark.parametrize(("sci", "die"), [(0, 6), (2, 4), (6, 1), (-1, None)])
def test_who_does_well_is_warned_that_he_may_change_sides(sci: int, die: int | None) -> None:
    found = goals(table(sci={"athens": sci}))
    assert [g.facts for g in found.get("change", [])] == ([] if die is None else [{"side": "side:sparta", "die": die}])


def test_on_the_last_turn_nobody_changes_any_more() -> None:
    match = table(turn=10, sci={"athens": 3})
    assert "change" not in goals(match)
    last = only(match, "last_turn")
    assert (last.facts, last.urgent) == ({"turn": 10, "turns": 1, "vp": 0, "needed": 151}, True)


@pytest.mark.parametrize(
    ("given", "dreaded"),
    [
        ({"turn": 3, "vp": {"player": 39}}, True),
        ({"turn": 3, "vp": {"player": 40}}, False),
        ({"turn": 2, "vp": {"player": 39}}, False),
    ],
)
def test_the_last_turn_says_whether_the_points_do(given: dict[str, Any], dreaded: bool) -> None:
    last = only(table(scenario="archidamian", **given), "last_turn")
    assert (last.facts["vp"], last.facts["needed"], last.dreaded) == (given["vp"]["player"], 40, dreaded)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The war ends with turn 3: this one, with -30 of 40 VP"),
        ("it", "La guerra finisce con il turno 3: è questo, con -30 PV su 40"),
        ("fr", "La guerre finit avec le tour 3 : c'est celui-ci, avec -30 PV sur 40"),
    ],
)
def test_the_end_is_said_with_the_points(language: str, said: str) -> None:
    match = table(scenario="archidamian", turn=3, vp={"player": -30})
    goal = only(match, "last_turn")
    told = Words(language, GAME.id).say("goal-last_turn", goal.facts).replace("\u00a0", " ")
    assert told == said


def test_between_two_players_no_number_of_points_wins() -> None:
    last = only(table(seats=2, turn=10), "last_turn")
    assert (last.facts["vp"], last.facts["needed"], last.dreaded) == (None, None, False)


@pytest.mark.parametrize(
    ("scenario", "player", "other", "key"),
    [
        ("fall_of_athens", "sparta", "athens", "change_ends"),
        ("fall_of_athens", "athens", "sparta", "change"),
        ("campaign", "sparta", "athens", "change"),
    ],
)
def test_back_to_athens_ends_a_short_war(scenario: str, player: str, other: str, key: str) -> None:
    match = table(scenario=scenario, player=player, sci={player: 0})
    assert only(match, key).facts == {"side": f"side:{other}", "die": 6}
    assert len({"change", "change_ends"} & goals(match).keys()) == 1


@pytest.mark.parametrize(
    ("given", "side"),
    [
        ({"bellicosity": {"athens": 6, "sparta": 9}}, "side:athens"),
        ({"bellicosity": {"athens": 9, "sparta": 9}, "treasury": {"athens": 3000, "sparta": 999}}, "side:sparta"),
        ({"bellicosity": {"athens": 6, "sparta": 6}}, None),
    ],
)
def test_the_armistice_is_announced_as_soon_as_one_side_is_weary(given: dict[str, Any], side: str | None) -> None:
    given = {"treasury": {"athens": 3000, "sparta": 3000}, **given, "units": {"athens": {"athens": {"H": 1}}}}
    truce = only(table(**given), "armistice")
    assert (truce.facts["side"], truce.urgent) == (side, side is None)


def test_nobody_speaks_of_an_armistice_that_cannot_be() -> None:
    weary: dict[str, Any] = {"bellicosity": {"athens": 6, "sparta": 6}}
    assert "armistice" not in goals(table(**weary, armistice=True))
    assert "armistice" not in goals(table(scenario="decelean", **weary))


@pytest.mark.parametrize(
    ("seat", "ours", "theirs", "reached"),
    [(0, 10, -15, True), (1, -15, 10, False), (0, 10, 10, False), (None, 0, 0, None)],
)
def test_two_players_break_each_other_or_lead_in_points(
    seat: int | None, ours: int, theirs: int, reached: bool | None
) -> None:
    athens, sparta = (theirs, ours) if seat else (ours, theirs)
    found = goals(table(seats=2, vp={"athens": athens, "sparta": sparta}), seat)
    if seat is None:
        assert "lead" not in found
        assert [g.spaces for g in found["break"]] == [("athens",), ("sparta",)]
        return
    assert [(g.facts, g.reached) for g in found["lead"]] == [({"vp": ours, "theirs": theirs}, reached)]
    assert [g.spaces for g in found["break"]] == [("sparta",) if seat == 0 else ("athens",)]
    assert "points" not in found


@pytest.mark.parametrize(("left", "urgent"), [(3, False), (2, True)])
def test_in_the_first_war_a_broken_will_decides(left: int, urgent: bool) -> None:
    match = table(scenario="first_peloponnesian", bellicosity={"athens": left, "sparta": 7})
    hold = only(match, "hold")
    assert (hold.facts["bellicosity"], hold.urgent) == (left, urgent)
    assert only(match, "break").facts["side"] == "side:sparta"
    assert not {"points", "lead", "surrender", "change"} & goals(match).keys()


@pytest.mark.parametrize(("player", "other"), [("athens", "sparta"), ("sparta", "athens")])
def test_in_the_first_war_the_players_side_has_to_hold_whoever_looks(player: str, other: str) -> None:
    match = table(scenario="first_peloponnesian", player=player)
    for seat in (0, None):
        assert only(match, "hold", seat).facts["side"] == f"side:{player}"
        assert only(match, "break", seat).facts["side"] == f"side:{other}"


@pytest.mark.parametrize(("left", "reached"), [(1, False), (0, True)])
def test_a_will_is_broken_when_nothing_is_left_of_it(left: int, reached: bool) -> None:
    assert only(table(seats=2, bellicosity={"sparta": left}), "break").reached is reached


def test_alone_one_plays_for_points_and_not_for_the_enemys_will() -> None:
    assert not {"hold", "break", "lead"} & goals(table()).keys()


def test_the_coalition_has_two_homes_to_lose() -> None:
    match = table(scenario="fall_of_sparta")
    lost = only(match, "break", 1)
    assert lost.spaces == ("athens", "thebes")
    assert (lost.facts["space"], lost.facts["second"]) == ("space:athens", "space:thebes")
    assert only(match, "hold", 1).facts["second"] is None
    assert "lead" not in goals(match, 1)


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_is_said_in_words(scenario: str, language: str) -> None:
    words = Words(language, GAME.id)
    match = table(scenario=scenario, bellicosity={"athens": 6, "sparta": 9}, sci={"athens": 2, "sparta": 1})
    for goal in GAME.goals(match.state, 0):
        for message in (f"goal-{goal.key}", f"goal-{goal.key}-brief"):
            said = words.say(message, goal.facts)
            assert said
            assert not {"[", "{"} & set(said)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_briefing_has_three_sentences_and_every_scenario_its_line(language: str, seats: int) -> None:
    words = Words(language, GAME.id)
    for scenario in GAME.scenarios:
        brief = words.say(f"brief-{scenario}", {"seats": seats})
        # "a.C." ends a sentence only before a capital letter.
        brief = re.sub(r"av\.\sJ\.-C\.|a\.C\.", "BC.", brief)
        assert len(re.findall(r"\. [A-Z]", brief)) == 2, brief
        assert all(words.has(f"scenario-{scenario}-{what}") for what in ("line", "length", "difficulty"))
    assert all(words.has(f"choice-{choice.name}-help") for choice in GAME.choices)


@pytest.mark.parametrize(("scenario", "years"), [("campaign", "428-426"), ("decelean", "413-411")])
def test_the_years_are_those_of_the_turn(scenario: str, years: str) -> None:
    """The second turn of the Decelean War is turn 7 of the whole war."""
    match = table(scenario=scenario)
    view, board = match.view(None), GAME.board(match.setup)
    assert view.facts.years == years  # pyright: ignore
    assert board.facts.years[match.state.turn - board.facts.first] == years  # pyright: ignore
