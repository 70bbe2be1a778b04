"""Profezie: accepting or refusing them, completing them, failing them."""

from __future__ import annotations

from typing import Any

import pytest

rule = pytest.mark.rule


def test_a_prophecy_refused_is_as_unknown_as_those_left_over(given: Any) -> None:
    t = given(area="sestus", oracle={"ilium": "let_go_of_me"}, box=1, phase="conquest", dice=(5,))
    deck = sorted([*t.s.unread, *(n for n in t.s.oracle if n >= 0)])
    t.play("ilium", "enter", "no")
    assert t.happened("prophecy_refused")
    assert sorted([*t.s.unread, *(n for n in t.s.oracle if n >= 0)]) == deck


@rule("FA-prophecy-04")
def test_only_make_your_own_nature_silences_the_advisors(given: Any) -> None:
    words = {"area": "sestus", "box": 2, "gold": 9, "phase": "conquest", "dice": (5,)}
    t = given(**words, oracle={"ilium": "wall_of_wood"})
    t.play("ilium", "enter", "yes")
    assert t.s.silent_from == 0
    t = given(**words, oracle={"ilium": "make_your_own"})
    t.play("ilium", "enter", "yes")
    assert t.s.silent_from == 3
    words = {"silent_from": 3, "box": 4, "level": 4, "advisors": [], "phase": "advance", "dice": (6, 6, 6)}
    t = given(**words, prophecies={"wall_of_wood": 3, "make_your_own": 9})
    assert t.s.silent_from == 3, "another that fails leaves it alone"
    t = given(**words, prophecies={"make_your_own": 3})
    assert t.s.silent_from == 0


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
