"""3.1 to 3.4 The three ways to win."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, NOBODY
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.victory import macedonians, wins_at_once
from strategos.games.successors.fourth.facts import NUMBER, ROYAL_NUMBER
from strategos.games.successors.fourth.tasks import Reinforce
from strategos.games.successors.fourth.victory import by_rank, end_of_game, foremost, regency
from tests.successors.table import BLACK, BLUE, RED, YELLOW, run

from .table import position

ROYALS = {"alexandros": "red pella", "olympias": "red pella", "kleopatra": "red pella", "thessalonike": "red pella"}


# -- 3.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.1-a", "S4-3-a")
def test_eighteen_legitimacy_wins_at_once() -> None:
    s = position(royals=ROYALS, provinces={"makedonia": "red"}, agenda=[Reinforce(BLUE, (2, 0, 0, 0, 0, 0))])
    assert wins_at_once(s, RED) == "legitimacy"
    settle(s)
    assert (s.winner, s.won_by) == (RED, "legitimacy")
    # S4-5-a Whatever was under way is over.
    assert s.agenda == []


@pytest.mark.rule("S4-3.1-a")
def test_seventeen_do_not() -> None:
    s = position(royals=ROYALS, generals={"perdikkas": "red pella"}, control={"pella": "red"})
    settle(s)
    assert wins_at_once(s, RED) is None
    assert s.winner == NOBODY


WEALTH = ["aigyptos", "babylonia", "hellas", "phoinike", "lydia"]
"""20 VP, and no Largest Fleet without the three of Athenai, Aigyptos and Phoinike."""


@pytest.mark.rule("S4-3.1-b")
@pytest.mark.parametrize(("seats", "wins"), [(5, True), (4, True), (3, False), (2, False)])
def test_so_many_vp_win_with_so_many_players(seats: int, wins: bool) -> None:
    # 6 + 4 + 4 + 3 + 3, and 3 for the Largest Fleet: 23.
    s = position(seats=seats, provinces=dict.fromkeys(WEALTH, "red") if seats > 2 else dict.fromkeys(WEALTH, "blue"))
    assert (wins_at_once(s, RED if seats > 2 else BLUE) == "victory_points") is wins
    for space in ("larsa", "ouroukh", "nippour"):
        s.control[NUMBER[space]] = NOBODY
    assert wins_at_once(s, RED if seats > 2 else BLUE) is None


@pytest.mark.rule("S4-3.1-c", "S4-5.1-b")
def test_nobody_wins_in_the_first_game_turn() -> None:
    s = position(turn=1, royals=ROYALS, provinces={"makedonia": "red"})
    settle(s)
    assert s.winner == NOBODY


@pytest.mark.rule("S4-3.1-a", "S4-5.1-m")
def test_of_two_at_once_the_active_player_wins_else_the_first_in_turn_order() -> None:
    given: dict[str, Any] = {"royals": ROYALS, "buried_at_pella": BLUE}
    given["control"] = {"pella": "red"}
    s = position(**given, provinces={"makedonia": "red"}, first=BLACK)
    s.royal_of[ROYAL_NUMBER["philippos"]] = BLUE
    s.oracle[BLUE] = 1
    assert wins_at_once(s, BLUE) == "legitimacy"
    s.leftward = False
    settle(s)
    assert s.winner == RED
    s.winner, s.leftward = NOBODY, True
    settle(s)
    assert s.winner == BLUE
    s.winner, s.clock = NOBODY, type(s.clock)(2, 0, RED)
    settle(s)
    assert s.winner == RED


# -- 3.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.2-a", "S4-3.2-b")
@pytest.mark.parametrize(("turn", "heir"), [(4, "alexandros"), (5, "herakles")])
def test_the_guardian_with_the_highest_total_wins_when_the_heir_comes_of_age(turn: int, heir: str) -> None:
    s = position(turn=turn, royals={heir: "red pella"}, provinces={"makedonia": "red", "aigyptos": "blue"})
    run(regency(s))
    assert (s.winner, s.won_by) == (RED, "regency")
    s = position(turn=turn - 1, royals={heir: "red pella"}, provinces={"makedonia": "red"})
    run(regency(s))
    assert s.winner == NOBODY


@pytest.mark.rule("S4-3.2-d", "S4-8.5-a")
def test_the_heir_of_a_lesser_guardian_is_assassinated() -> None:
    s = position(turn=4, royals={"alexandros": "red pella"}, provinces={"aigyptos": "blue"}, control={"pella": "red"})
    run(regency(s))
    assert s.winner == NOBODY
    assert s.royal_at[ROYAL_NUMBER["alexandros"]] == DEAD


@pytest.mark.rule("S4-3.2-e")
def test_an_heir_whom_nobody_has_lets_the_highest_total_win() -> None:
    s = position(turn=5, royals={"herakles": "damaskos"}, provinces={"aigyptos": "blue"})
    run(regency(s))
    assert s.winner == BLUE


@pytest.mark.rule("S4-3.2-e")
def test_without_the_heir_there_is_no_regency() -> None:
    s = position(turn=4, royals={"alexandros": "dead", "philippos": "red pella"}, provinces={"makedonia": "red"})
    run(regency(s))
    assert s.winner == NOBODY


@pytest.mark.rule("S4-3.2-c", "S4-3.4-a")
@pytest.mark.parametrize(
    ("loyal", "winner"), [({"red pella": {"loyal": 1}}, RED), ({"blue memphis": {"loyal": 1}}, NOBODY)]
)
def test_a_tied_guardian_must_win_the_tie(loyal: dict[str, Any], winner: int) -> None:
    s = position(turn=4, royals={"alexandros": "red pella"}, buried_at_pella=NOBODY, cus=loyal)
    # Red has 3 + 5, Blue 3 + 3 + 2.
    s.royal_of[ROYAL_NUMBER["olympias"]] = BLUE
    s.royal_of[ROYAL_NUMBER["thessalonike"]] = BLUE
    run(regency(s))
    assert s.winner == winner


# -- 3.3, 3.4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.3-a", "S4-3.3-c")
def test_after_the_fifth_game_turn_the_most_vp_win_whatever_the_legitimacy() -> None:
    s = position(turn=5, royals=ROYALS, provinces={"aigyptos": "blue", "makedonia": "red"})
    run(end_of_game(s))
    assert (s.winner, s.won_by) == (BLUE, "end_of_game")
    s = position(turn=4, provinces={"aigyptos": "blue"})
    run(end_of_game(s))
    assert s.winner == NOBODY


EQUAL: dict[str, Any] = {"provinces": {"phrygia": "red", "lydia": "blue"}}


def first(**given: Any) -> int:
    s = position(turn=5, **given)
    run(end_of_game(s))
    return s.winner


@pytest.mark.rule("S4-3.3-b", "S4-3.4-b", "S4-3.4-c", "S4-3.4-d")
def test_ties_go_to_makedonia_then_macedonians_then_rank() -> None:
    generals = {"eumenes": "red dispersed", "kassandros": "blue issos"}
    cus = {"red dispersed": {"royal": 1}, "blue lamia": {"loyal": 1, "mercenary": 5, "elephant": 2, "cavalry": 1}}
    assert first(**EQUAL, generals=generals, cus=cus) == RED
    cus["blue lamia"]["silver_shields"] = 1
    assert first(**EQUAL, generals=generals, cus=cus) == BLUE
    makedonia = {"phrygia": "blue", "makedonia": "red"}
    assert first(provinces=makedonia, generals=generals, cus=cus) == RED


@pytest.mark.rule("S4-3.4-d")
def test_the_dead_have_no_rank_and_at_last_a_die_decides() -> None:
    s = position(generals={"perdikkas": "red dead", "minor-red-1": "red issos"}, cus={"red issos": {"mercenary": 1}})
    assert run(foremost(s, lambda faction: int(faction in (RED, YELLOW))), "3 3 2 5") == RED


@pytest.mark.rule("S4-3.4-c", "S4-7.2-u", "S4-16.9-g")
def test_macedonian_cus() -> None:
    s = position(cus={"red pella": {"loyal": 1, "royal": 2, "silver_shields": 2, "cavalry": 4, "mercenary": 9}})
    assert macedonians(s, RED) == 5


@pytest.mark.rule("S4-3.4-d")
def test_the_lowest_major_general_is_above_none() -> None:
    s = position(generals={"polyarchos": "red issos"})
    assert run(by_rank(s, [BLUE, RED])) == RED
