"""Conquista: scouting, disbanding, movement, repeating the phase; prophecies."""

from __future__ import annotations

from typing import Any

import pytest

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


# -- prophecies ------------------------------------------------------------------------------------------------------


@rule("FA-proph-02", "FA-proph-03", "FA-proph-01")
def test_a_prophecy_is_accepted_or_refused_unseen(given: Any) -> None:
    t = given(area="sestus", oracle={"ilium": "let_go_of_me"}, box=1, phase="conquest", dice=(5,))
    t.play("ilium", "enter")
    assert t.asked == "prophecy"
    view = t.match.view(0)
    assert "let_go_of_me" not in str(view)
    assert "let_go_of_me" not in str(t.match.pending[0].about)
    t.play("no")
    assert t.open_prophecies() == []
    assert t.fact("oracle")["ilium"] == "none"
    assert "let_go_of_me" not in str(t.match.view(0)), "refused, it stays unread"
    t = given(area="sestus", oracle={"ilium": "let_go_of_me"}, box=1, phase="conquest", dice=(5,))
    t.play("ilium", "enter", "yes")
    assert t.open_prophecies() == ["let_go_of_me"]
    assert t.happened("prophecy_accepted")[0].card == "card:let_go_of_me"


TURNS = {
    "wall_of_wood": 4, "care_for_these": 4, "let_go_of_me": 4, "make_your_own": 2, "pray_to_the_winds": 2,
    "the_serpent": 2, "strength_of_bulls": 2, "silver_spears": 3,
}  # fmt: skip


@rule("FA-prophacc-01", "FA-prophacc-02")
@pytest.mark.parametrize("prophecy", TURNS)
def test_its_counter_goes_as_many_boxes_ahead_as_it_says(given: Any, prophecy: str) -> None:
    t = given(area="sestus", oracle={"ilium": prophecy}, box=2, gold=9, phase="conquest", dice=(5,))
    t.play("ilium", "enter", "yes")
    assert t.fact("prophecies", {"x": 1}) == {prophecy: 2 + TURNS[prophecy]}
    assert t.match.view(0).tracks["turn"][prophecy] == 2 + TURNS[prophecy]


@rule("FA-prophset-02", "FA-prophdone-01", "FA-leader-02")
def test_a_task_read_and_done_glorifies_alexander_and_one_refused_does_not(given: Any) -> None:
    words = {"area": "sestus", "oracle": {"ilium": "pray_to_the_winds"}, "box": 2, "gold": 9, "level": 3}
    t = given(**words, phase="conquest", dice=(5,))
    t.play("ilium", "enter", "yes")
    assert t.s.level == 3
    t.play("pray")
    assert (t.s.level, t.open_prophecies()) == (4, [])
    assert t.happened("prophecy_fulfilled")[0].level == 4
    t = given(**words, phase="conquest", dice=(5,))
    t.play("ilium", "enter", "no")
    assert "pray" not in t.keys


@rule("FA-prophacc-03")
def test_on_a_short_track_it_goes_on_the_last_box(given: Any) -> None:
    t = given(area="sestus", oracle={"ilium": "let_go_of_me"}, box=8, phase="conquest", dice=(5,))
    t.play("ilium", "enter", "yes")
    assert t.fact("prophecies", {"x": 1}) == {"let_go_of_me": 10}


@rule("FA-prophfail-01", "FA-prophfail-02")
def test_a_late_prophecy_costs_a_level_or_an_advisor(given: Any) -> None:
    words = {"level": 2, "advisors": ["hephaestion", "parmenion"], "prophecies": {"let_go_of_me": 3}, "box": 3}
    t = given(**words, phase="spend")
    t.play("done")
    assert t.asked == "penalty"
    assert t.keys == ["hephaestion", "level", "parmenion"]
    t.play("level")
    assert t.s.level == 1, "one level, not the two of a hit"
    assert t.open_prophecies() == []
    t = given(**words, phase="spend")
    t.play("done", "parmenion")
    assert t.s.level == 2
    assert t.s.advisors == ["hephaestion"]
    t = given(phase="spend", box=3, glory=9, lost_advisors=["parmenion"], advisors=[])
    assert t.no("advisor parmenion").why == "advisor_gone"


@rule("FA-prophfail-03", "FA-prophfail-02")
def test_who_has_neither_loses_the_campaign(given: Any) -> None:
    t = given(level=1, advisors=[], prophecies={"let_go_of_me": 3}, box=3, phase="spend")
    t.play("done")
    assert t.match.outcome.why == "prophecy_failed"
    t = given(level=2, advisors=[], prophecies={"let_go_of_me": 3}, box=3, phase="spend")
    t.play("done")
    assert t.s.level == 1, "the only way left is taken"


def fortress_taken(given: Any, prophecy: str, fate: str) -> Any:
    t = given(
        area="sardis",
        garrison={"sardis": ["per_archers"]},
        army=["mac_archers"],
        prophecies={prophecy: 5},
        box=3,
        battle_turn=1,
        dice=(6, 1),
    )
    t.play("fight", fate)
    return t


@rule("FA-prophecy-01", "FA-leader-02")
def test_a_wall_of_wood_wants_a_key_area_razed(given: Any) -> None:
    assert fortress_taken(given, "wall_of_wood", "raze").s.level == 2
    assert fortress_taken(given, "wall_of_wood", "govern").s.level == 1


@rule("FA-prophecy-03", "FA-leader-02")
def test_let_go_of_me_wants_a_key_area_governed(given: Any) -> None:
    assert fortress_taken(given, "let_go_of_me", "govern").s.level == 2
    assert fortress_taken(given, "let_go_of_me", "raze").s.level == 1


@rule("FA-prophecy-02")
def test_care_for_these_things_wants_two_conquered_areas_at_any_moment(given: Any) -> None:
    words = {"area": "sestus", "oracle": {"ilium": "care_for_these"}, "box": 3, "phase": "conquest", "dice": (5,)}
    t = given(conquered={"chaeronea": "razed", "lycia": "governed"}, **words)
    t.play("ilium", "enter", "yes")
    assert t.s.level == 2, "what was conquered before counts"
    t = given(conquered={"chaeronea": "razed"}, **words)
    t.play("ilium", "enter", "yes")
    assert t.s.level == 1
    t = given(
        area="sardis",
        garrison={"sardis": ["per_archers"]},
        army=["mac_archers"],
        conquered={"chaeronea": "razed"},
        prophecies={"care_for_these": 5},
        box=3,
        battle_turn=1,
        dice=(6, 1),
    )
    t.play("fight")
    assert t.s.level == 2


@rule("FA-prophecy-04")
def test_make_your_own_nature_silences_the_advisors_for_the_two_turns_that_follow(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_infantry"] * 4}, "advisors": ["hephaestion", "parmenion"]}
    battle = {"phase": "conquest", "step": "plans"}
    accepted = given(**words, prophecies={"make_your_own": 5}, silent_from=4, box=3, **battle)
    assert accepted.about["free"] == 2, "in the turn of acceptance they still speak"
    assert accepted.fact("enemy_plan_count") == 1
    silent = given(**words, prophecies={"make_your_own": 5}, silent_from=4, box=4, **battle)
    assert silent.about["free"] == 1
    assert silent.fact("enemy_plan_count") == 4
    t = given(advisors=["aristander"], prophecies={"make_your_own": 5}, silent_from=4, box=4, phase="spend")
    t.play("done")
    assert t.s.level == 1, "one silent turn is not enough"
    t = given(advisors=["hephaestion"], prophecies={"make_your_own": 5}, silent_from=4, box=5, phase="spend")
    t.play("done")
    assert t.s.level == 2
    assert t.s.silent_from == 0


@rule("FA-prophecy-05")
def test_pray_to_the_winds_for_five_gold(given: Any) -> None:
    t = given(prophecies={"pray_to_the_winds": 3}, gold=5, box=2, phase="spend")
    t.play("pray")
    assert (t.s.gold, t.s.level) == (0, 2)
    t = given(prophecies={"pray_to_the_winds": 3}, gold=4, box=2, phase="spend")
    assert "pray" not in t.keys
    assert "pray" not in given(gold=9, box=2, phase="spend").keys


@rule("FA-prophecy-06")
def test_the_serpent_takes_an_advisor_for_good(given: Any) -> None:
    t = given(prophecies={"the_serpent": 3}, advisors=["parmenion"], glory=9, box=2, phase="spend")
    t.play("serpent parmenion")
    assert t.s.level == 2
    assert t.s.advisors == []
    no = t.no("advisor parmenion")
    assert (no.rule, no.why) == ("FA-prophecy-06", "advisor_gone")


@rule("FA-prophecy-07")
def test_the_strength_of_bulls_wants_a_new_city(given: Any) -> None:
    t = given(prophecies={"strength_of_bulls": 3}, cities=["ilium"], box=2, phase="spend")
    assert t.s.level == 1, "a City that stands already is no new one"
    t.play("city")
    assert t.s.level == 2


@rule("FA-prophecy-08")
def test_silver_spears_want_fifteen_gold_at_one_moment(given: Any) -> None:
    t = given(prophecies={"silver_spears": 4}, gold=12, box=2, phase="gain")
    assert (t.s.gold, t.s.level) == (14, 1)
    t = given(prophecies={"silver_spears": 4}, gold=13, box=2, phase="gain")
    assert (t.s.gold, t.s.level) == (15, 2), "nothing is paid"


def test_a_glorification_at_a8_has_no_effect(given: Any) -> None:
    t = given(level=8, prophecies={"pray_to_the_winds": 3}, gold=5, box=2, phase="spend")
    t.play("pray")
    assert t.s.level == 8


@rule("FA-death-02", "FA-death-01")
@pytest.mark.parametrize(("level", "after"), [(1, None), (2, None), (3, 1), (8, 6)])
def test_one_hit_kills_at_a1_and_a2_and_costs_two_levels_above(given: Any, level: int, after: int | None) -> None:
    t = given(level=level, army=[], box=1, phase="conquest", dice=(2,))
    t.play("sestus", "enter")
    if after is None:
        assert t.match.outcome.why == "alexander_killed"
    else:
        assert t.s.level == after


@rule("FA-prophecy-04")
def test_accepted_make_your_own_nature_begins_with_the_next_turn(given: Any) -> None:
    t = given(area="sestus", oracle={"ilium": "make_your_own"}, box=2, phase="conquest", dice=(5,))
    t.play("ilium", "enter", "yes")
    assert t.s.silent_from == 3
    assert t.match.view(0).facts.silent is False


@rule("FA-prophdone-01", "FA-prophfail-01")
def test_the_turn_in_which_both_counters_share_a_box_still_counts(given: Any) -> None:
    t = given(prophecies={"pray_to_the_winds": 4}, gold=5, advisors=[], box=3, phase="spend", level=2)
    t.play("done")
    assert t.s.box == 4
    assert t.asked == "refit"
    t.play("pray")
    assert t.s.level == 3


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
