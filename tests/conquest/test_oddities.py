"""Rare situations in which a rule is easily forgotten: rides, refusals heard by others, leaders left alone."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import BattleBegan, GalleySunk, LeaderEscaped
from strategos.games.conquest.examples import fact
from strategos.games.conquest.facts import COASTS, NAMES, NUMBER

from .table import asked, happened, keys, play, table, why_not


def at(match, **wanted):
    """Check who is where: `dalmatia={"macedonia": {"infantry": 3}}`."""
    assert fact(match.state, "at", wanted) == wanted


def rested(match, province):
    """How many Cavalry of Macedonia can still move there."""
    return fact(match.state, "movable", {province: {"macedonia": {"cavalry": 0}}})[province]["macedonia"]["cavalry"]


ROADS = {
    "control": {"narbonensis": "macedonia", "italia": "macedonia", "dalmatia": "macedonia", "pannonia": "macedonia"},
    "city": {"narbonensis": "city", "italia": "city", "dalmatia": "city"},
    "road": [["narbonensis", "italia"], ["italia", "dalmatia"]],
    "turn": "macedonia",
}


@pytest.mark.rule("CE-move-land-06", "CE-road-06")
def test_tired_cavalry_does_not_join_a_road_run_in_the_place_of_those_who_came_along_it():
    """Two Cavalry have come two steps; two others ride in. Only the riders go on, and keep the point they have."""
    riding = {"macedonia": {"general": 1, "cavalry": 2}}
    given = {"noricum": riding, "narbonensis": riding}
    match = table(at=given, options={"road_return": "free"}, **ROADS)
    play(match, "general-macedonia-1", "pannonia", "general-macedonia-1", "dalmatia")
    play(match, "general-macedonia-2", "dalmatia")
    assert rested(match, "dalmatia") == 2
    play(match, "general-macedonia-2")
    assert "cavalry=03" not in keys(match)
    play(match, "italia")
    assert (rested(match, "italia"), rested(match, "dalmatia")) == (2, 0)


@pytest.mark.rule("CE-retreat-04", "CE-ally-05")
def test_a_strait_refused_to_the_mover_may_still_be_open_to_another():
    given = {
        "macedonia": {"macedonia": {"general": 1, "infantry": 2}},
        "moesia": {"macedonia": {"general": 1}},
        "thracia": {"egyptus": {"infantry": 2}},
    }
    match = table(
        at=given,
        control={"asia": "egyptus"},
        galleys=[{"side": "hispania", "at": "mare_aegaeum"}],
        turn="macedonia",
        dice="blank blank blank blank",
    )
    play(match, "general-macedonia-2", "thracia", "egyptus: yes", "general-macedonia-2", "asia", "hispania: no")
    play(match, "general-macedonia-2")
    assert why_not(match, "space:asia").why == "strait_closed"
    play(match, "moesia", "general-macedonia-1", "thracia", "attack", "end")
    assert (asked(match).kind, asked(match).seat, "asia" in keys(match)) == ("retreat", 1, True)
    play(match, "egyptus: asia", "hispania: yes", "macedonia: fight_on")
    at(match, asia={"egyptus": {"infantry": 2}})


@pytest.mark.rule("CE-road-08", "CE-faq-land-07")
def test_the_last_troops_do_not_leave_a_tired_leader_among_foreign_ones():
    given = {
        "italia": {"macedonia": {"general": 1, "cavalry": 1}},
        "noricum": {"macedonia": {"general": 1}},
        "dalmatia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-2", "italia")
    play(match, "general-macedonia-1", "dalmatia", "ask_passage", "egyptus: yes")
    play(match, "general-macedonia-2", "dalmatia", "general-macedonia-1")
    no = why_not(match, "space:pannonia")
    assert (no.rule, no.why) == ("CE-road-08", "leader_left_behind")
    # Alone he may go: his troops stay with the other.
    play(match, "cavalry=00", "pannonia")
    at(match, dalmatia={"macedonia": {"general": 1, "cavalry": 1}})


@pytest.mark.rule("CE-nav-12", "CE-ransom-05")
def test_a_general_of_a_lost_home_reaches_the_galley_of_his_caesar():
    match = table(
        control={"macedonia": "hispania"},
        galleys=[
            {"side": "macedonia", "at": "mare_alexandria", "cargo": {"general": 1}},
            {"side": "macedonia", "at": "mare_tyrrhenum", "cargo": {"caesar": 1}},
            {"side": "egyptus", "at": "mare_alexandria"},
        ],
        turn="macedonia",
        dice="galley blank galley blank",
    )
    play(match, "end", "sea-mare_alexandria-egyptus")
    assert [e.to for e in happened(match, LeaderEscaped)] == ["piece:galley-macedonia-2"]


@pytest.mark.rule("CE-win-09", "CE-sea-16")
def test_galleys_of_a_failed_landing_are_gone_before_the_next_battle():
    match = table(
        at={
            "creta": {"egyptus": {"infantry": 2}},
            "italia": {"macedonia": {"general": 1, "infantry": 1}},
            "dalmatia": {"egyptus": {"infantry": 1}},
        },
        galleys=[
            {"side": "macedonia", "at": NAMES[COASTS[NUMBER["creta"]][0][0]], "cargo": {"general": 1, "infantry": 1}}
        ],
        turn="macedonia",
        dice="blank infantry blank",
    )
    play(match, "galley-macedonia-1", "creta", "general-macedonia-1", "dalmatia", "attack", "end", "creta", "kill")
    order = [e for e in match.all_events() if isinstance(e, GalleySunk | BattleBegan)]
    assert [type(e) for e in order] == [BattleBegan, GalleySunk, BattleBegan]


@pytest.mark.rule("CE-fall-01", "CE-faq-ransom-01")
def test_the_turn_of_a_fallen_mover_has_no_phase_six():
    match = table(
        at={"italia": {"macedonia": {"caesar": 1, "infantry": 1}}, "dalmatia": {"egyptus": {"infantry": 2}}},
        captive={"general-egyptus-1": "hispania"},
        turn="macedonia",
        dice="blank infantry blank",
    )
    play(match, "caesar-macedonia", "dalmatia", "attack", "end")
    assert fact(match.state, "alive", []) == ["egyptus", "hispania"]
    assert (asked(match).kind, asked(match).seat) == ("move", 1)
