"""20 Victory: the instant one, the count at the end, ties; 2.3, 13.2, 20.4 what gives Victory Points."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.events import Won
from strategos.games.successors.common.scoring import fleet_owner, legitimacy, province_owner, victory_points
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.victory import settle_victory, win, wins_at_once
from strategos.games.successors.third.facts import HELLESPONT, PROVINCE_NUMBER, PROVINCES
from strategos.games.successors.third.isolation import isolated, isolation
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.victory import end_of_game, foremost
from tests.successors.table import BLUE, RED, YELLOW, owner, run, told

from .table import fleet, position, spaces_in

RICH = ("aigyptos", "babylonia", "phrygia", "syria", "hellas", "lydia", "makedonia", "phoinike")


def vp(s: SuccessorsState, faction: int = YELLOW) -> int:
    return victory_points(s, faction).value


def with_vp(least: int, **given: Any) -> SuccessorsState:
    """Yellow has at least so many VP, and no more than needed."""
    s = position(**given)
    for province in RICH:
        for space in spaces_in(province):
            if vp(s) >= least:
                return s
            s.control[space] = YELLOW
    return s


# -- 20.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-20.2-b", "S3-24.1-b", "S3-24.2-b", "S3-24.1-k", "S3-24.2-e")
@pytest.mark.parametrize(("seats", "points"), [(2, 29), (3, 26), (4, 23)])
def test_so_many_vp_win_at_once(seats: int, points: int) -> None:
    s = with_vp(points, seats=seats)
    assert wins_at_once(s, YELLOW) == "victory_points"
    for space in range(len(s.control)):
        if vp(s) >= points and s.control[space] == YELLOW:
            s.control[space] = NOBODY
    assert wins_at_once(s, YELLOW) is None


@pytest.mark.rule("S3-20.2-a", "S3-20.2-c", "S3-20.2-d")
def test_eighteen_legitimacy_win_at_once_but_not_in_game_turn_one_and_never_combined() -> None:
    given: dict[str, Any] = {"buried_at_pella": YELLOW, "royals": {"alexandros": "yellow opis"}}
    s = position(**given, control={"opis": "yellow"})
    settle(s)
    assert (s.winner, s.won_by) == (YELLOW, "legitimacy")
    assert wins_at_once(position(**given, turn=1), YELLOW) is None
    assert wins_at_once(position(**given, turn=5), YELLOW) == "legitimacy"
    s = with_vp(16, buried_at_pella=YELLOW)
    assert vp(s) + legitimacy(s, YELLOW).value >= 29
    assert vp(s) < 23
    assert wins_at_once(s, YELLOW) is None


# -- 20.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-20.3-a", "S3-20.1-a")
def test_after_game_turn_five_the_most_vp_win_and_legitimacy_does_not_count() -> None:
    s = position(turn=5, provinces={"media": "red"}, buried_at_pella=YELLOW)
    run(end_of_game(s))
    assert (s.winner, s.won_by) == (RED, "end_of_game")
    s = position(turn=4, provinces={"media": "red"})
    run(end_of_game(s))
    assert s.winner == NOBODY


@pytest.mark.rule("S3-20.3-b", "S3-20.3-c", "S3-20.3-d")
def test_ties_go_to_makedonia_then_macedonians_then_seniority() -> None:
    senior: dict[str, Any] = {"generals": {"perdikkas": "yellow opis", "krateros": "red nippour"}}
    assert run(foremost(position(**senior), lambda _: 0)) == YELLOW
    cus: dict[str, Any] = {"red nippour": {"silver_shields": 1}, "yellow opis": {"mercenary": 3}}
    assert run(foremost(position(**senior, cus=cus), lambda _: 0)) == RED
    dispersed: dict[str, Any] = {"red dispersed": {"loyal": 1}}
    assert run(foremost(position(**senior, cus=dispersed), lambda _: 0)) == RED
    s = position(**senior, cus=cus, provinces={"makedonia": "blue"})
    assert run(foremost(s, lambda _: 0)) == BLUE


# -- 2.3, 20.4 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-2.3-b", "S3-20.4-b", "S3-2.3-a")
def test_more_than_half_and_the_major_city() -> None:
    five = ("bagistana", "paraitakai", "gabai", "rhagai")
    s = position(control={**dict.fromkeys(five, "yellow"), "ekbatana": "yellow"})
    assert (province_owner(s, PROVINCE_NUMBER["media"]), vp(s)) == (YELLOW, 2)
    s = position(control={**dict.fromkeys(five, "yellow"), "tabai": "yellow"})
    assert province_owner(s, PROVINCE_NUMBER["media"]) == NOBODY
    s = position(control={**dict.fromkeys(five[:3], "yellow"), "ekbatana": "yellow"})
    assert province_owner(s, PROVINCE_NUMBER["media"]) == NOBODY


@pytest.mark.rule("S3-20.4-g", "S3-20.4-h")
def test_the_hellespont_and_the_lord_of_asia() -> None:
    assert len(HELLESPONT) == 5
    s = position()
    for space in HELLESPONT[:4]:
        s.control[space] = YELLOW
    before = vp(s)
    s.control[HELLESPONT[4]] = YELLOW
    assert vp(s) - before in (2, 2 + 1, 2 + 2)
    assert [reason.rule for reason in victory_points(s, YELLOW).reasons].count("S3-20.4-g") == 1
    s = position(provinces=dict.fromkeys(("babylonia", "phrygia", "syria"), "yellow"))
    assert vp(s) == 4 + 3 + 3 + 4


@pytest.mark.rule("S3-20.4-c", "S3-20.4-d", "S3-20.4-e", "S3-20.4-f", "S3-CH-b")
def test_the_largest_fleet_has_three_points_alone_and_the_pontic_fleet_does_not_count() -> None:
    s = position(control={"athenai": "yellow"}, pontic=YELLOW)
    # Athens 2; with the Pontic Fleet it would be 3.
    assert s.largest_fleet() == NOBODY
    s.upgraded[fleet("athenai")] = YELLOW
    s.fleet_away[fleet("athenai")] = 1
    assert s.largest_fleet() == YELLOW
    assert vp(s) == 3
    s = position(provinces={"phoinike": "yellow", "kypros": "yellow", "aigyptos": "red", "karia": "red"})
    assert s.largest_fleet() == NOBODY


@pytest.mark.rule("S3-13.2-b", "S3-13.2-c", "S3-13.2-d", "S3-20.4-d")
def test_whose_the_fleets_are() -> None:
    s = position(provinces={"kilikia": "yellow", "karia": "red", "kypros": "blue"}, control={"athenai": "blue"})
    owners = {name: fleet_owner(s, fleet(name)) for name in ("kilikia", "karia", "kypros", "athenai", "pontic")}
    assert owners == {"kilikia": NOBODY, "karia": RED, "kypros": BLUE, "athenai": BLUE, "pontic": NOBODY}
    s.pirates = s.pontic = BLUE
    assert fleet_owner(s, fleet("kilikia")) == fleet_owner(s, fleet("pontic")) == BLUE


# -- 19 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-19.1-a", "S3-19.2-a", "S3-19.2-b", "S3-19.2-c", "S3-3.6-a")
def test_isolated_markers_go() -> None:
    s = position(control={"larisa": "yellow", "pella": "yellow"})
    assert isolated(s, YELLOW) == []
    walls = dict.fromkeys(("tp_tigris", "babylon", "is_euphrates", "nippour", "kossaioi"), "red")
    blocked = position(
        control={"opis": "yellow", **walls},
        cus={"red tp_sittake": {"loyal": 1}, "red tp_tigris": {"loyal": 1}},
        generals={"antigonos": "yellow opis"},
    )
    run(isolation(blocked))
    # A General alone is not enough.
    assert owner(blocked, "opis") is None
    assert owner(blocked, "babylon") == "red"


@pytest.mark.rule("S3-20.1-a", "S3-20.2-b")
def test_who_has_won_has_won() -> None:
    everything = dict.fromkeys(PROVINCES, "yellow")
    s = position(provinces=everything)
    settle_victory(s)
    assert s.winner == YELLOW
    s = position(provinces=everything, winner=RED)
    settle_victory(s)
    assert s.winner == RED


def test_who_has_won_and_how_is_told() -> None:
    s = position()
    win(s, RED, "legitimacy")
    assert told(s, Won) == [Won("side:red", "legitimacy")]
