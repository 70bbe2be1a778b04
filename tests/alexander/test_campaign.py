"""Victory and Campagne Collegate: the end of a campaign, the career, and the rating of a single campaign."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander.facts import CAMPAIGN
from strategos.games.alexander.state import Finished

from .table import ALL, told

rule = pytest.mark.rule
GOVERNED = {**ALL, "lycia": "governed"}


@rule("FA-linked-01", "FA-linked-02", "FA-linked-04", "FA-linked-03")
def test_a_career_goes_on_with_army_advisors_and_level(given: Any) -> None:
    t = given(
        "linked",
        conquered=GOVERNED,
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
        "conquered": GOVERNED,
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
    t = given("linked", conquered=GOVERNED, level=1, advisors=[], prophecies={"wall_of_wood": 6}, box=4, phase="spend")
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
    t = given("granicus", conquered=GOVERNED, glory=3, level=4, box=4, phase="spend", choices={"rating": "immortality"})
    t.play("done")
    assert t.match.outcome.scores["immortality"] == 6 + 12 + 40


def test_the_end_of_a_campaign(given: Any) -> None:
    keys = {"chaeronea": "razed", "granicus": "razed", "sardis": "governed", "halicarnassus": "razed", "lycia": "razed"}
    t = given(
        conquered=keys, cities=["ilium"], glory=2, level=3, box=4, gold=0, phase="gain", destroyed=["per_archers"],
        choices={"rating": "immortality"}, options=["war_chest"],
    )  # fmt: skip
    t.play("done")
    assert told(t) == [
        "income 2 5 1 0 8",
        "gold_gained 8 income",
        "campaign_won scenario:granicus 20 5 -5 0 20",
        "immortality_scored 6 8 40 0 54 54",
        "career_ended 54 50",
    ]


def test_every_campaign_of_a_career_adds_to_immortality(given: Any) -> None:
    keys = {"chaeronea": "razed", "granicus": "razed", "sardis": "governed", "halicarnassus": "razed", "lycia": "razed"}
    t = given("linked", immortality=100, conquered=keys, glory=2, level=3, box=4, gold=0, phase="gain")
    t.play("done")
    [scored] = t.happened("immortality_scored")
    assert scored.total == scored.points + 100
    assert scored.points > 0


def test_a_campaign_alone_and_unrated_ends_no_career(given: Any) -> None:
    keys = {"chaeronea": "razed", "granicus": "razed", "sardis": "governed", "halicarnassus": "razed", "lycia": "razed"}
    t = given(conquered=keys, level=3, box=4, gold=0, phase="gain")
    t.play("done")
    assert t.happened("campaign_won")
    assert not t.happened("career_ended")


@rule("FA-linked-01", "FA-turnex-01")
def test_a_career_begins_with_the_army_of_granicus(fresh: Any) -> None:
    t = fresh("linked")
    assert t.fact("army") == ["mac_archers", "mac_heavy_cavalry", "mac_infantry", "mac_phalanx"]
    assert (t.s.level, t.s.transports, t.s.mole, t.s.siege_ships, t.s.warships) == (1, 0, 0, 0, 0)


@rule("FA-linked-03", "FA-option-05")
def test_a_lost_career_is_told_and_written_down(given: Any) -> None:
    t = given("linked", immortality=150, box=10, level=3, phase="spend")
    t.play("done")
    assert [(e.campaign, e.why) for e in t.happened("campaign_lost")] == [("scenario:granicus", "out_of_time")]
    assert [(e.points, e.years) for e in t.happened("career_ended")] == [(150, 500)]
    assert t.s.career == [Finished("granicus", "bc334_winter", 0, 0, 3)]
    alone = given("granicus", box=10, phase="spend").play("done")
    assert alone.happened("campaign_lost")
    assert not alone.happened("career_ended")


@rule("FA-death-02")
def test_alexanders_death_ends_all_that_was_begun(given: Any) -> None:
    t = given(
        "linked", area="sardis", garrison={"sardis": ["per_archers"]}, army=[], level=1, box=3, battle_turn=1, dice=(1,)
    )
    t.play("fight")
    assert (t.s.agenda, t.match.outcome.why) == ([], "alexander_killed")
    assert t.happened("alexander_killed")


@rule("FA-single-01", "FA-final-03")
def test_a_poor_victory_is_worth_no_immortality_and_never_less(given: Any) -> None:
    t = given(conquered=ALL, box=10, glory=0, options=["war_chest"], phase="spend", choices={"rating": "immortality"})
    t.play("done")
    assert t.s.vp == 4 - 5
    assert t.match.outcome.scores["immortality"] == 0
