"""Campagne Collegate: the career, and the rating of a single campaign."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander.facts import CAMPAIGN

rule = pytest.mark.rule
ALL = {"chaeronea": "razed", "granicus": "razed", "sardis": "razed", "halicarnassus": "razed", "lycia": "governed"}


@rule("FA-linked-01", "FA-linked-02", "FA-linked-04", "FA-linked-03")
def test_a_career_goes_on_with_army_advisors_and_level(given: Any) -> None:
    t = given(
        "linked",
        conquered=ALL,
        army=["mac_archers", "mac_phalanx reduced"],
        level=2,
        advisors=["callisthenes"],
        insights=["trap"],
        glory=2,
        box=4,
        phase="spend",
    )
    t.play("done")
    assert t.fact("campaign") == "issus"
    assert t.s.immortality == 6 + 8 + 40
    t.play("done")
    assert t.asked != "advisor", "no new Advisors are chosen"
    assert t.fact("army") == ["mac_archers", "mac_phalanx reduced"]
    assert (t.s.level, t.s.advisors, t.s.insights) == (2, ["callisthenes"], ["trap"])
    assert t.s.box == 1
    assert t.fact("garrison")["issus"][-1] == "darius_iii"
    assert "trap" not in t.s.insight_cup
    assert len(t.s.insight_cup) == 7


@rule("FA-linked-06")
def test_an_open_prophecy_fails_at_the_end_of_a_linked_campaign(given: Any) -> None:
    words = {
        "conquered": ALL,
        "level": 3,
        "advisors": [],
        "prophecies": {"wall_of_wood": 6},
        "box": 4,
        "phase": "spend",
    }
    t = given("linked", **words)
    t.play("done")
    assert t.s.level == 2
    assert t.fact("campaign") == "issus"
    assert given("granicus", **words).play("done").s.level == 3, "alone it has no effect"


def test_nothing_left_to_lose_does_not_spoil_the_win(given: Any) -> None:
    t = given("linked", conquered=ALL, level=1, advisors=[], prophecies={"wall_of_wood": 6}, box=4, phase="spend")
    t.play("done")
    assert t.fact("campaign") == "issus"


def test_a_lost_campaign_ends_the_career_with_what_was_won(given: Any) -> None:
    t = given("linked", immortality=150, box=10, phase="spend")
    t.play("done")
    assert t.match.outcome.winners == ()
    assert t.match.outcome.scores == {"vp": 0, "immortality": 150, "years": 500}


@rule("FA-immortal-01", "FA-single-01", "FA-linked-02")
def test_after_gaugamela_ten_points_for_each_level(given: Any) -> None:
    keys = {CAMPAIGN[3].areas[a]: "razed" for a in CAMPAIGN[3].key_areas}
    words = {"conquered": keys, "area": "babylon", "level": 7, "glory": 1, "box": 6, "phase": "spend"}
    t = given("gaugamela", **words, choices={"rating": "immortality"})
    t.play("done")
    assert t.match.outcome.scores == {"vp": 44, "immortality": 2 * 44 + 4 + 70, "years": 500}
    t = given("gaugamela", **words)
    t.play("done")
    assert t.match.outcome.scores == {"vp": 44}


@rule("FA-option-04")
def test_the_points_of_the_desert_are_for_who_has_crossed_it(given: Any) -> None:
    keys = {CAMPAIGN[3].areas[a]: "razed" for a in CAMPAIGN[3].key_areas}
    words = {"conquered": keys, "area": "babylon", "box": 6, "phase": "spend", "options": ["gedrosian_desert"]}
    for entered, vp in (([], 44), (["gedrosia"], 50)):
        t = given("gaugamela", **words, entered=entered)
        t.play("done")
        assert t.match.outcome.scores == {"vp": vp}


@rule("FA-single-01")
def test_other_single_campaigns_are_rated_without_the_level(given: Any) -> None:
    t = given("granicus", conquered=ALL, glory=3, level=4, box=4, phase="spend", choices={"rating": "immortality"})
    t.play("done")
    assert t.match.outcome.scores["immortality"] == 6 + 12 + 40
