"""Rifornimento: income, purchases, Cities, Temples, Insights, Advisors; victory."""

from __future__ import annotations

from typing import Any

import pytest

from .table import ALL, told

rule = pytest.mark.rule


@rule("FA-gain-01", "FA-gain-02", "FA-gain-03", "FA-killed-01")
def test_income_of_every_condition_met(given: Any) -> None:
    t = given(
        destroyed=["per_archers", "per_phalanx", "sg_phalanx"],
        conquered={"lycia": "governed", "chaeronea": "razed"},
        gold=1,
        box=3,
        phase="gain",
    )
    income = t.happened("income")[0]
    assert (income.base, income.governed, income.destroyed, income.total) == (2, 5, 3, 10)
    assert t.s.gold == 11
    assert t.s.destroyed == []
    cups = t.fact("cup")
    assert "per_archers" in cups["persian"]
    assert "sg_phalanx" in cups["south_greek"]


@rule("FA-spend-02", "FA-advisor-02")
def test_without_antipater_one_kind_a_turn(given: Any) -> None:
    t = given(gold=30, box=1, phase="spend", advisors=[])
    t.play("buy mac_archers-2", "buy mac_phalanx-2")
    assert t.no("city").why == "one_kind_a_turn"
    assert t.no("temple").rule == "FA-spend-02"
    t = given(gold=30, box=1, phase="spend", advisors=[])
    t.play("temple")
    assert t.no("buy mac_archers-2").why == "one_kind_a_turn"
    t = given(gold=30, box=1, phase="spend", advisors=["antipater"])
    t.play("temple", "buy mac_archers-2", "city")
    assert t.s.gold == 30 - 3 - 2 - 4


@rule("FA-spend-02", "FA-advisor-02", "FA-prophecy-06")
def test_antipater_lost_in_mid_purchase_leaves_no_second_kind(given: Any) -> None:
    words = {"gold": 30, "box": 1, "phase": "spend", "advisors": ["antipater"], "prophecies": {"the_serpent": 3}}
    t = given(**words)
    t.play("buy mac_archers-2", "serpent antipater")
    assert t.no("city").why == "one_kind_a_turn"
    assert "buy mac_phalanx-2" in t.keys, "more of the kind already bought"
    t = given(**words)
    t.play("temple", "buy mac_archers-2", "serpent antipater")
    for ware in ("buy mac_phalanx-2", "city"):
        assert t.no(ware).why == "one_kind_a_turn", "two kinds are already more than one"
    assert dict(t.no("buy mac_phalanx-2").facts) == {"kind": "temple"}


@rule("FA-advisor-02", "FA-prophecy-04")
def test_a_silent_antipater_lifts_nothing(given: Any) -> None:
    t = given(gold=30, box=3, phase="spend", advisors=["antipater"], silent_from=3, prophecies={"make_your_own": 4})
    t.play("temple")
    assert t.no("city").why == "one_kind_a_turn"


@rule("FA-city-02", "FA-temple-02", "FA-spend-06")
def test_building_before_an_enemy_fortress_by_either_reading(given: Any) -> None:
    words = {"area": "sardis", "gold": 20, "box": 3, "phase": "spend", "advisors": ["antipater"]}
    t = given(**words)
    assert (t.no("city").why, t.no("temple").why) == ("enemy_here", "enemy_here")
    t = given(**words, choices={"building": "anywhere"})
    t.play("city", "temple")
    assert (t.fact("cities"), t.fact("temples")) == (["sardis"], ["sardis"])


@rule("FA-spend-03")
def test_cities_and_temples_are_limited_by_their_counters(given: Any) -> None:
    t = given(cities=["ilium", "sestus", "ephesus"], temples=["ilium", "sestus"], gold=20, box=3, phase="spend")
    assert t.no("city").why == "no_counter_left"
    assert "temple" in t.keys


@rule("FA-city-02", "FA-city-03", "FA-temple-03", "FA-spend-06", "FA-temple-02")
def test_one_city_and_one_temple_in_the_armys_area(given: Any) -> None:
    t = given(area="ilium", cities=["ilium"], temples=["ilium"], gold=20, box=3, phase="spend")
    assert t.no("city").rule == "FA-city-03"
    assert t.no("temple").rule == "FA-temple-03"
    t = given(area="ephesus", cities=["ilium"], gold=20, box=3, phase="spend")
    t.play("city")
    assert t.fact("cities") == ["ilium", "ephesus"]
    t = given(area="sardis", gold=20, box=3, phase="spend")
    assert t.no("temple").why == "enemy_here"


@rule("FA-city-01", "FA-victory-01", "FA-key-02", "FA-victory-03")
def test_a_win_counts_the_box_and_five_for_each_city(given: Any) -> None:
    t = given(conquered=ALL, cities=["ilium", "sestus"], box=6, phase="spend")
    t.play("done")
    assert t.match.outcome.winners == (0,)
    assert t.s.vp == 13 + 10


@rule("FA-key-02", "FA-victory-01")
def test_one_key_area_missing_is_no_win(given: Any) -> None:
    t = given(conquered={**ALL, "lycia": "no"}, box=6, phase="spend")
    t.play("done")
    assert t.match.outcome is None
    assert t.s.box == 7


@rule("FA-insight-01", "FA-insight-02", "FA-spend-07", "FA-spend-08", "FA-glory-06")
def test_insights_for_three_or_seven_glory(given: Any) -> None:
    t = given(glory=10, gold=9, box=3, phase="spend")
    t.play("insight")
    first = t.s.insights[0]
    assert t.s.glory == 7
    assert first not in t.s.insight_cup
    t.play("temple")
    wanted = t.s.insight_cup[-1]
    t.play(f"insight {wanted}")
    assert t.s.glory == 0
    assert t.s.insights == [first, wanted]
    assert t.no("insight").why == "too_little_glory"


@rule("FA-insight-01", "FA-insight-02")
def test_a_random_insight_is_random(given: Any) -> None:
    from strategos.kernel.chance import SeededDice

    found = set()
    for seed in range(30):
        t = given(glory=3, box=3, phase="spend")
        t.match.dice = SeededDice(seed)
        t.play("insight")
        found.update(t.s.insights)
    assert len(found) > 4


@rule("FA-advisor-01", "FA-spend-07")
def test_advisors_cost_glory_only(given: Any) -> None:
    t = given(gold=50, glory=5, advisors=[], box=3, phase="spend")
    no = t.no("advisor callisthenes")
    assert (no.rule, no.why, no.facts["needs"]) == ("FA-advisor-01", "too_little_glory", 6)
    t = given(gold=0, glory=6, advisors=[], box=3, phase="spend")
    t.play("advisor callisthenes")
    assert (t.s.advisors, t.s.glory) == (["callisthenes"], 0)


@rule("FA-spies-01", "FA-insight-03")
def test_spies_take_a_random_counter_from_every_enemy_fortress(given: Any) -> None:
    words = {
        "garrison": {"sardis": ["per_archers", "wall"], "halicarnassus": ["wall"], "lycia": ["per_phalanx"]},
        "insights": ["spies"],
        "box": 3,
    }
    for phase in ("conquest", "spend"):
        t = given(**words, phase=phase)
        chaeronea = t.garrison("chaeronea")
        t.play("spies")
        assert len(t.garrison("sardis")) == 1
        assert t.garrison("halicarnassus") == []
        assert t.garrison("lycia") == []
        assert t.garrison("chaeronea") == chaeronea, "a Battle area is no Fortress"
        assert t.s.destroyed == [], "nobody pays for them"
        assert t.s.insights == []


@rule("FA-spies-02")
def test_spies_do_not_reach_tyre(given: Any) -> None:
    t = given("tyre", insights=["spies"], box=3, phase="conquest")
    before = t.garrison("tyre")
    gaza = len(t.garrison("gaza"))
    t.play("spies")
    assert t.garrison("tyre") == before
    assert len(t.garrison("gaza")) == gaza - 1


@rule("FA-glory-06", "FA-advisor-01", "FA-spend-07")
@pytest.mark.parametrize("advisor", ["antipater", "aristander", "callisthenes", "hephaestion", "parmenion"])
def test_glory_buys_an_advisor_and_gold_does_not(given: Any, advisor: str) -> None:
    t = given(gold=30, glory=6, box=1, phase="spend", advisors=[])
    t.play(f"advisor {advisor}")
    assert (t.s.advisors, t.s.glory, t.s.gold) == ([advisor], 0, 30)
    no = given(gold=30, glory=5, box=1, phase="spend", advisors=[]).no(f"advisor {advisor}")
    assert (no.rule, no.why, dict(no.facts)) == ("FA-advisor-01", "too_little_glory", {"needs": 6, "glory": 5})


def test_purchases(given: Any) -> None:
    t = given(phase="spend", box=2, gold=30, glory=20, advisors=["antipater"], area="ilium")
    t.play("buy mac_archers-2", "city", "temple", "insight trap", "advisor parmenion")
    assert told(t) == [
        "unit_bought mac_archers-2 2",
        "city_built space:ilium 4",
        "temple_built space:ilium 3",
        "insight_gained trap 7",
        "advisor_joined parmenion 6",
    ]
    assert (t.s.gold, t.s.glory) == (30 - 2 - 4 - 3, 20 - 7 - 6)


@rule("FA-insight-02")
def test_insights_by_name_and_by_chance(given: Any) -> None:
    t = given(glory=7, box=1, phase="spend")
    t.play("insight anticipation")
    assert (t.s.insights, t.s.glory) == (["anticipation"], 0)
    t = given(glory=5, box=1, phase="spend")
    for name in ("anticipation", "trap"):
        no = t.no(f"insight {name}")
        assert (no.rule, no.why, dict(no.facts)) == ("FA-insight-02", "too_little_glory", {"needs": 7, "glory": 5})
    t.play("insight")
    assert t.s.glory == 2
    assert dict(t.no("insight").facts) == {"needs": 3, "glory": 2}
    t = given(glory=20, box=1, phase="spend", insights=list(t.fact("insight_cup")) + t.s.insights)
    assert not any(k.startswith("insight") for k in t.keys), "the cup is empty"


@rule("FA-temple-01", "FA-fate-01")
def test_a_temple_is_one_fate(given: Any) -> None:
    t = given(gold=20, area="ilium", box=1, phase="spend")
    t.play("temple")
    assert sum(t.s.temples) == 1
    t = given(temples=["ilium", "sestus"], area="sardis", phase="conquest", step="plans", box=3)
    assert t.fact("own_plans") == ["a_fate", "a_fate"]
