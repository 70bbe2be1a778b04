"""Conquista: scouting, disbanding, movement, repeating the phase."""

from __future__ import annotations

from typing import Any

import pytest

from .table import told

rule = pytest.mark.rule


@rule("FA-empty-01")
def test_a_roll_equal_to_the_forces_costs_nothing(given: Any) -> None:
    t = given(box=1, phase="conquest", dice=(5,))
    t.play("sestus")
    assert (t.about["gold"], t.about["hits"]) == (0, 0)
    t.play("enter")
    assert t.s.gold == 10
    assert t.fact("area") == "sestus"


@rule("FA-forage-01", "FA-scout-02")
def test_who_cannot_pay_for_forage_cannot_enter(given: Any) -> None:
    t = given(gold=3, box=1, phase="conquest", dice=(1,))
    t.play("sestus")
    no = t.no("enter")
    assert (no.rule, no.why, no.facts["needs"]) == ("FA-forage-01", "too_little_gold", 4)


@rule("FA-disband-01", "FA-disband-02")
def test_units_may_be_disbanded_at_any_time_but_never_alexander(given: Any) -> None:
    for phase, more in (("refit", {"army": ["mac_phalanx reduced", "mac_archers"]}), ("conquest", {}), ("spend", {})):
        t = given(box=1, phase=phase, **more)
        disbanded = [k for k in t.keys if k.startswith("disband ")]
        assert len(disbanded) == len(t.s.army)
        assert "disband alexander" not in disbanded
    t.play("disband mac_phalanx-1")
    assert "mac_phalanx" not in t.fact("army")
    t.play("buy mac_phalanx-1")
    assert "mac_phalanx" in t.fact("army")


@rule("FA-repeat-01", "FA-repeat-03", "FA-turnex-09")
def test_the_phase_repeats_until_the_player_stays(given: Any) -> None:
    t = given(box=1, phase="conquest", oracle={"ilium": "none", "macedonia": "none"}, dice=(5, 5, 5, 5))
    t.play("sestus", "enter", "ilium", "enter", "sestus", "enter", "macedonia", "enter")
    assert t.asked == "march"
    t.play("pass")
    assert t.asked == "spend"


@rule("FA-map-02", "FA-scout-01")
def test_only_adjacent_areas_can_be_named(given: Any) -> None:
    t = given(box=1, phase="conquest")
    assert {k for k in t.keys if k in t.s.map.areas} == {"chaeronea", "sestus"}
    no = t.no({"space": "ilium"})
    assert (no.rule, no.why) == ("FA-map-02", "not_adjacent")
    assert t.no({"space": "macedonia"}).why == "already_there"


@rule("FA-key-03", "FA-intim-01")
def test_a_battle_area_is_fought_for_at_once(given: Any) -> None:
    t = given(box=1, phase="conquest", dice=(5,))
    t.play("chaeronea", "enter")
    assert t.asked == "plans"


@rule("FA-key-04", "FA-intim-01")
def test_a_fortress_may_be_fought_for_or_intimidated(given: Any) -> None:
    t = given(area="granicus", conquered={"granicus": "razed"}, box=3, phase="conquest", dice=(5,))
    t.play("sardis", "enter")
    assert t.asked == "assault"
    assert t.keys == ["battle", "intimidate"]
    t.play("battle")
    assert t.asked == "plans"


def test_an_empty_fortress_falls_at_once(given: Any) -> None:
    t = given(
        area="granicus",
        conquered={"granicus": "razed"},
        garrison={"sardis": ["wall"]},
        box=3,
        phase="conquest",
        dice=(5,),
    )
    t.play("sardis", "enter")
    assert t.asked == "govern"
    assert t.s.glory == 2, "for the Fortress, not for a battle"


@rule("FA-map-02")
def test_places_that_are_no_areas_of_the_map_are_no_choice(given: Any) -> None:
    t = given(area="granicus", conquered={"granicus": "razed"}, box=3, phase="conquest")
    assert t.no({"space": "granicus"}).why == "already_there"
    assert t.no({"space": "lycia"}).why == "not_adjacent"
    assert t.no({"space": "babylon"}).why == "not_a_choice"
    assert t.no({"button": "battle"}).why == "not_a_choice"


@rule("FA-option-02")
def test_fever_strikes_at_tarsus_only(given: Any) -> None:
    words = {"options": ["cydnus_fever"], "army": ["mac_phalanx"] * 3, "gold": 20, "box": 1, "phase": "conquest"}
    t = given("issus", area="lycia", conquered={"celaenae": "razed"}, **words, dice=(4,)).play("celaenae", "enter")
    assert not t.happened("fever_struck")
    t = given("issus", area="cappadocia", conquered={"cappadocia": "razed", "tarsus": "razed"}, **words, dice=(4,))
    t.play("tarsus", "enter")
    assert t.happened("fever_struck")


@rule("FA-option-02")
def test_reinforcements_stand_in_the_order_of_the_counters(given: Any) -> None:
    t = given(
        "issus",
        area="celaenae",
        conquered={"celaenae": "razed", "gordion": "razed"},
        options=["royal_reinforcements"],
        army=["mac_infantry", "mac_siege_engine"],
        gold=20,
        box=1,
        phase="conquest",
        dice=(3,),
    )
    t.play("gordion", "enter")
    assert t.fact("army") == ["mac_infantry", "mac_phalanx", "mac_siege_engine"]


BEFORE_SARDIS: dict[str, Any] = {
    "area": "granicus",
    "conquered": {"granicus": "razed"},
    "garrison": {"sardis": ["per_archers"]},
    "insights": ["spies"],
    "army": ["mac_phalanx"] * 2,
    "gold": 20,
    "box": 3,
    "phase": "conquest",
}


@rule("FA-spies-01", "FA-key-04")
def test_a_fortress_that_spies_empty_on_arrival_surrenders(given: Any) -> None:
    t = given(**BEFORE_SARDIS, dice=(3,)).play("sardis", "enter")
    assert t.asked == "assault"
    t.play("deeds", "spies")
    assert t.asked == "govern"
    assert t.s.conquered[t.s.map.area("sardis")]


@rule("FA-spies-01", "FA-intim-04")
def test_spies_may_end_an_intimidation_that_goes_on(given: Any) -> None:
    for die in range(1, 7):
        t = given(**BEFORE_SARDIS, dice=(3, die, 6, 6, 6, 6)).play("sardis", "enter", "intimidate")
        if t.asked == "on_going":
            t.play("deeds", "spies")
            assert t.asked == "govern"
            return
    pytest.fail("no roll leaves it open")


def test_a_march_and_a_prophecy(given: Any) -> None:
    words = {"area": "sestus", "phase": "conquest", "box": 2, "gold": 9, "oracle": {"ilium": "the_serpent"}}
    t = given(**words, army=["mac_phalanx"] * 3, advisors=["antipater"], dice=(1,))
    t.play("ilium", "disband mac_phalanx-3", "enter", "yes", "serpent antipater")
    assert told(t) == [
        "scouted space:ilium 1 4 3 0",
        "disbanded mac_phalanx-3",
        "gold_lost 2 forage",
        "marched space:ilium",
        "prophecy_accepted space:ilium the_serpent track:bc335_summer",
        "advisor_lost antipater",
        "prophecy_fulfilled the_serpent 2",
        "level_gained 2",
    ]
    t = given(**words, army=["mac_phalanx"], dice=(3,))
    t.play("ilium", "enter", "mac_phalanx-1", "no", "pass")
    assert told(t)[1:4] == [
        "unit_reduced mac_phalanx-1 side:macedonian",
        "marched space:ilium",
        "prophecy_refused space:ilium",
    ]
    t = given(**words, army=["mac_phalanx"], dice=(3,))
    t.play("ilium", "stay")
    assert told(t)[1] == "stayed space:sestus"


@rule("FA-proph-01", "FA-option-02")
def test_an_area_is_entered_for_the_first_time_once(given: Any) -> None:
    t = given(area="sestus", box=2, gold=30, phase="conquest", dice=(5, 5, 5), oracle={"ilium": "none"})
    t.play("ilium", "enter", "sestus", "enter", "ilium", "enter")
    assert t.fact("entered") == ["ilium", "sestus"]


@rule("FA-option-02")
def test_reinforcements_need_their_option_and_their_place(given: Any) -> None:
    words = {"phase": "conquest", "box": 1, "gold": 30, "dice": (6,)}
    t = given("issus", **words, area="celaenae", oracle={"gordion": "none"}, options=["harpalus"])
    t.play("gordion", "enter")
    assert not t.happened("reinforcements_came")
    t = given("issus", **words, area="gordion", oracle={"celaenae": "none"}, options=["royal_reinforcements"])
    t.play("celaenae", "enter")
    assert not t.happened("reinforcements_came")
    t = given("issus", **words, area="celaenae", oracle={"gordion": "none"}, options=["royal_reinforcements"])
    t.play("gordion", "enter")
    assert [(e.space, e.piece) for e in t.happened("reinforcements_came")] == [("space:gordion", "piece:mac_phalanx-2")]
