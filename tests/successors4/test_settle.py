"""What every completed Procedure leaves behind: Minor Generals, ownership of CUs, Siege Points, Fleets, Champions."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, INDEPENDENT, NOBODY, NONE, OFF
from strategos.games.successors.common.dispersal import disperse_fleet, kill
from strategos.games.successors.common.events import Championship, RoyalTaken
from strategos.games.successors.common.minor_generals import off_map_minors
from strategos.games.successors.common.position import Siege
from strategos.games.successors.common.scoring import victory_points
from strategos.games.successors.common.settle import settle
from strategos.games.successors.fourth.events import HearseDestroyed
from strategos.games.successors.fourth.facts import BATTLE_RATING as BATTLE
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, GENERALS, INITIATIVE, NUMBER, RANK, minors
from tests.successors.table import BLUE, RED, force, general, told, units

from .activating import act
from .table import at, fleet, position

# -- 7.1 Minor Generals -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.1-n", "S4-1-b")
def test_each_faction_has_four_equal_minor_generals() -> None:
    for faction in range(5):
        assert len(minors(faction)) == 4
        assert {(INITIATIVE[g], BATTLE[g], RANK[g]) for g in minors(faction)} == {(4, 2, 0)}
    assert GENERALS == 40


@pytest.mark.rule("S4-7.1-s", "S4-7.1-p")
def test_a_minor_general_without_cus_leaves_the_map() -> None:
    s = position(generals={"minor-red-1": "red issos", "minor-red-2": "red tarsos"}, cus={"red tarsos": {"loyal": 1}})
    settle(s)
    assert general(s, "minor-red-1") == OFF
    assert general(s, "minor-red-2") == at("tarsos")
    assert GENERAL_NUMBER["minor-red-1"] in off_map_minors(s, RED)


@pytest.mark.rule("S4-7.1-s", "S4-7.1-f")
def test_a_minor_general_who_is_a_subordinate_leaves_the_map() -> None:
    where = {"minor-red-1": "red issos", "eumenes": "red issos", "minor-red-2": "red pella", "minor-red-3": "red pella"}
    s = position(generals=where, cus={"red issos": {"loyal": 1}, "red pella": {"loyal": 1}})
    settle(s)
    assert general(s, "minor-red-1") == OFF
    assert general(s, "eumenes") == at("issos")
    assert (general(s, "minor-red-2"), general(s, "minor-red-3")) == (at("pella"), OFF)


@pytest.mark.rule("S4-14.8-c", "S4-7.2-af")
def test_a_killed_general_is_gone_with_his_popularity() -> None:
    eumenes = GENERAL_NUMBER["eumenes"]
    s = position(generals={"eumenes": "red issos"})
    s.popularity[eumenes] = 1
    kill(s, eumenes)
    assert general(s, "eumenes") == DEAD
    assert s.popularity[eumenes] == 0


# -- 7.2 ownership ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.2-i", "S4-7.2-j")
def test_cus_need_a_general_with_them_or_a_pc_marker() -> None:
    group = {"loyal": 2, "mercenary": 1}
    s = position(
        generals={"eumenes": "red issos", "minor-red-1": "red sardeis-inside"},
        control={"tarsos": "red", "pella": "blue"},
        cus={f"red {place}": group for place in ("issos", "tarsos", "pella", "sardeis", "sardeis-inside")},
    )
    settle(s)
    assert force(s, "red issos") == force(s, "red tarsos") == force(s, "red sardeis-inside") == units(**group)
    assert force(s, "red pella") == force(s, "red sardeis") == NONE
    assert force(s, "red dispersed") == units(loyal=4, mercenary=2)


# -- 15.3 Siege Points ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-15.3-a", "S4-15.3-b")
def test_siege_points_go_with_the_last_cu() -> None:
    s = position(
        generals={"eumenes": "red pella", "krateros": "blue sardeis"},
        control={"pella": "blue", "sardeis": "yellow"},
        cus={"red pella": {"loyal": 1}, "blue sardeis": {"loyal": 1}},
        sieges={NUMBER["pella"]: Siege(RED, 2), NUMBER["sardeis"]: Siege(RED, 1)},
    )
    settle(s)
    assert s.sieges == {NUMBER["pella"]: Siege(RED, 2)}


# -- 7.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.4-i", "S4-7.4-b")
def test_an_upgraded_fleet_turns_back_when_it_is_lost_or_dispersed() -> None:
    s = position(control={"athenai": "red"})
    s.upgraded[fleet("athenai")] = RED
    settle(s)
    assert s.upgraded[fleet("athenai")] == RED
    s.control[NUMBER["athenai"]] = BLUE
    settle(s)
    s.control[NUMBER["athenai"]] = RED
    settle(s)
    assert s.upgraded[fleet("athenai")] == NOBODY
    s.upgraded[fleet("athenai")] = RED
    disperse_fleet(s, fleet("athenai"), RED)
    assert s.upgraded[fleet("athenai")] == NOBODY
    assert s.fleet_away[fleet("athenai")] == 1


# -- 3.7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.7-l")
def test_a_successor_who_drops_to_no_vp_is_a_champion_again() -> None:
    s = position(provinces={"thessalia": "red"}, successors=("red", "blue"))
    settle(s)
    assert told(s, Championship) == []
    for space in ("larisa", "pagasai", "trikka"):
        s.control[NUMBER[space]] = INDEPENDENT
    assert victory_points(s, RED).value == 0
    settle(s)
    assert s.champion[RED]
    # Blue never had any: no drop.
    assert not s.champion[BLUE]


@pytest.mark.rule("S4-10-k")
def test_free_passage_is_over_inside_ones_own_city() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis"},
        cus={"yellow sardeis": {"loyal": 1}},
        passage=[RED],
    )
    act(s, "antigonos", "", "all", "inside", "end")
    assert s.passage == []


@pytest.mark.rule("S4-16.4-a")
def test_a_hearse_that_is_gone_is_not_destroyed_again() -> None:
    s = position(options=("hearse_taken",), royals={"hearse": "dead"}, armies={"philon": "dead"})
    settle(s)
    assert told(s, HearseDestroyed) == []


@pytest.mark.rule("S4-14.9-h")
def test_only_the_loser_loses_control_of_the_royal_family() -> None:
    """Yellow wins with Alexandros at hand; Blue had Philippos."""
    s = position(
        generals={"perdikkas": "yellow issos", "eumenes": "blue tarsos"},
        cus={"yellow issos": {"loyal": 4}, "blue tarsos": {"mercenary": 1}},
        royals={"alexandros": "yellow issos", "philippos": "blue tarsos"},
    )
    act(s, "perdikkas", "6 6 1 1", "tarsos", "ask_passage! no")
    assert told(s, RoyalTaken) == [
        RoyalTaken("piece:philippos", None, "side:blue"),
        RoyalTaken("piece:philippos", "side:yellow"),
    ]
