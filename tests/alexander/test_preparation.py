"""Preparazione and Operazioni Nemiche."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander.facts import KIND

rule = pytest.mark.rule


@rule("FA-advance-02", "FA-victory-04")
def test_past_the_last_box_the_campaign_is_lost_without_vp(given: Any) -> None:
    t = given(box=10, phase="spend", cities=["macedonia"])
    t.play("done")
    assert t.match.outcome.why == "out_of_time"
    assert t.match.outcome.scores["vp"] == 0


@rule("FA-refit-01")
def test_refit_needs_two_gold_each(given: Any) -> None:
    t = given(army=["mac_infantry reduced", "mac_phalanx reduced"], gold=3, box=1, phase="refit")
    t.play("refit mac_infantry-1")
    assert t.s.gold == 1
    assert t.asked != "refit", "with 1 Gold there is nothing more to ask"
    assert t.fact("army") == ["mac_infantry", "mac_phalanx reduced"]


@rule("FA-orders-05", "FA-orders-02")
def test_a_low_total_raises_a_wall(given: Any) -> None:
    t = given(
        area="granicus",
        conquered={"granicus": "razed"},
        garrison={"sardis": ["per_phalanx"]},
        box=2,
        phase="enemy_orders",
        dice=(1, 6, 6),
    )
    rolled = t.happened("order_rolled")[0]
    assert (rolled.distance, rolled.total, rolled.effect) == (1, 2, "wall_1")
    assert t.garrison("sardis") == ["per_phalanx", "wall"]


def test_without_a_wall_counter_nothing_happens(given: Any) -> None:
    t = given(
        area="granicus",
        conquered={"granicus": "razed"},
        garrison={"sardis": ["per_phalanx"]},
        walls_left=0,
        box=2,
        phase="enemy_orders",
        dice=(1, 6, 6),
    )
    assert t.garrison("sardis") == ["per_phalanx"]
    assert t.happened("nothing_happened")[0].why == "no_wall_left"


@rule("FA-orders-06")
def test_too_poor_for_tribute_takes_the_hit(given: Any) -> None:
    t = given(gold=1, box=1, phase="enemy_orders", dice=(1, 6, 6))
    assert t.asked == "hit"
    assert "alexander" in t.keys
    t.play("mac_infantry-1")
    assert t.s.gold == 1
    assert "mac_infantry reduced" in t.fact("army")


@rule("FA-orders-08", "FA-glory-01", "FA-glory-02")
def test_glory_laid_down_goes_to_who_takes_the_area_by_battle(given: Any) -> None:
    t = given(box=1, phase="enemy_orders", pile=["op_force3"], dice=(4, 6, 6))
    assert t.fact("rewards")["sardis"] == {"gold": 0, "glory": 1}
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "army": ["mac_archers"], "box": 3}
    t = given(**words, rewards={"sardis": {"glory": 1, "gold": 2}}, battle_turn=1, dice=(6, 1))
    t.play("fight")
    assert t.asked == "govern"
    assert t.s.glory == 2 + 2 + 1
    assert t.s.gold == 10, "Gold for intimidation is discarded"
    assert t.fact("rewards")["sardis"] == {"gold": 0, "glory": 0}


@rule("FA-orders-09", "FA-orders-08", "FA-intim-06", "FA-intim-07", "FA-glory-02")
def test_gold_laid_down_goes_to_who_takes_the_area_by_intimidation(given: Any) -> None:
    t = given(
        area="granicus",
        conquered={"granicus": "razed", "chaeronea": "razed"},
        garrison={"sardis": ["per_archers", "wall"]},
        rewards={"sardis": {"glory": 1, "gold": 2}},
        box=3,
        phase="conquest",
        dice=(5, 5),
    )
    t.play("sardis", "enter", "intimidate")
    assert t.asked == "govern"
    assert t.s.glory == 2, "the Glory for a battle is discarded"
    assert t.s.gold == 12
    assert [KIND[c] for c in t.s.destroyed] == ["per_archers"]
    assert t.garrison("sardis") == []


@rule("FA-orders-03", "FA-orders-04")
def test_each_order_is_carried_out_before_the_next_is_rolled(given: Any) -> None:
    t = given(box=1, phase="enemy_orders", dice=(1,))
    assert t.asked == "tribute"
    assert len(t.happened("order_rolled")) == 1
    assert t.happened("order_rolled")[0].space == "space:sardis"


@rule("FA-orders-01")
def test_conquered_fortresses_and_battle_areas_roll_nothing(given: Any) -> None:
    t = given(box=1, conquered={"sardis": "razed"}, phase="enemy_orders", dice=(6, 6))
    assert [e.space for e in t.happened("order_rolled")] == ["space:halicarnassus", "space:lycia"]


@rule("FA-ops-02", "FA-go-01", "FA-goldred-01", "FA-goldred-02", "FA-opwall-01")
def test_go_brings_units_and_walls_and_takes_the_gold(given: Any) -> None:
    t = given(
        gold=3,
        waiting=["per_infantry"],
        pile=["op_wall"],
        box=1,
        phase="enemy_operations",
        garrison={"halicarnassus": []},
    )
    t.play("no")
    assert t.fact("waiting") == ["per_infantry", "wall"]
    t = given(
        gold=3,
        waiting=["per_infantry", "wall"],
        drawn=["op_minus5_gold", "op_wall"],
        pile=["op_go"],
        box=1,
        garrison={"halicarnassus": []},
        phase="enemy_operations",
    )
    assert t.asked == "hit"
    assert t.about["hits"] == 2, "one hit for each of the two Gold that are missing"
    t.play("mac_infantry-1", "mac_phalanx-1")
    assert t.s.gold == 0
    assert t.garrison("halicarnassus") == ["per_infantry", "wall"]


@rule("FA-goldred-01")
def test_minus_five_gold_costs_nothing_before_go(given: Any) -> None:
    t = given(gold=8, glory=0, pile=["op_minus5_gold"], box=1, phase="enemy_operations")
    assert t.asked == "march"
    assert t.s.gold == 8
    assert t.fact("drawn") == ["op_minus5_gold"]


@rule("FA-go-02", "FA-go-03")
def test_where_the_map_has_a_table_each_unit_rolls_for_its_area(given: Any) -> None:
    t = given(
        "issus",
        waiting=["per_infantry", "per_archers", "wall"],
        conquered={"ancyra": "razed"},
        pile=["op_go"],
        garrison={"side": [], "issus": ["per_phalanx"]},
        box=2,
        phase="enemy_operations",
        dice=(1, 2, 6),
    )
    assert t.garrison("side") == ["per_infantry"]
    assert t.garrison("issus") == ["per_phalanx", "wall"]
    assert t.happened("operation_foiled")[0].piece.startswith("piece:per_archers-")
    assert t.dice_left == 0
    assert t.fact("waiting_count") == 2, "and the set-up's two units gather anew"


@rule("FA-intrigue-01")
def test_intrigue_can_cost_glory_and_go_cannot_be_bought_off(given: Any) -> None:
    t = given(gold=10, glory=2, pile=["op_force2_b"], box=1, phase="enemy_operations")
    assert t.about["glory"] == 2
    t.play("yes")
    assert t.s.glory == 0
    assert t.fact("waiting_count") == 1
    t = given(gold=10, glory=10, pile=["op_go"], box=1, phase="enemy_operations")
    assert t.asked == "march"


@rule("FA-force-01")
@pytest.mark.parametrize(("counter", "units"), [("op_force1_b", 1), ("op_force2_a", 2), ("op_force3", 3)])
def test_forces_counters_draw_so_many_units(given: Any, counter: str, units: int) -> None:
    t = given(gold=0, glory=0, pile=[counter], box=1, phase="enemy_operations")
    assert t.fact("waiting_count") == 1 + units


@rule("FA-ops-01")
def test_counters_stay_out_until_go(given: Any) -> None:
    t = given(gold=0, glory=0, pile=["op_force1_b"], drawn=["op_force1_a"], box=1, phase="enemy_operations")
    assert t.fact("drawn") == ["op_force1_a", "op_force1_b"]
    assert "op_force1_a" not in t.fact("pile")


@rule("FA-runout-01")
def test_an_empty_cup_costs_two_hits_for_each_unit_that_should_come(given: Any) -> None:
    t = given(gold=0, glory=0, pile=["op_force2_a"], cup={"persian": ["per_infantry"]}, box=1, phase="enemy_operations")
    assert t.asked == "hit"
    assert t.about == {"hits": 2, "why": "cup_empty"}
    t.play("mac_infantry-1", "mac_infantry-1")
    assert t.asked == "march"
    assert t.fact("waiting_count") == 2
    assert "mac_infantry" not in t.fact("army")


@rule("FA-diplomats-01", "FA-insight-03")
def test_diplomats_add_three_to_every_order_of_the_turn(given: Any) -> None:
    t = given(insights=["diplomats"], box=1, phase="enemy_orders", dice=(1, 1, 1))
    assert t.asked == "diplomats"
    t.play("yes")
    assert [e.total for e in t.happened("order_rolled")] == [8, 10, 11]
    assert t.s.insights == []
    assert "diplomats" not in t.s.insight_cup, "used once, it is gone for the campaign"


@rule("FA-diplomats-01", "FA-fleet-03")
def test_diplomats_add_three_to_the_tyrian_fleet_too(given: Any) -> None:
    words = {"insights": ["diplomats"], "box": 2, "phase": "enemy_orders", "area": "old_tyre", "warships": 2}
    t = given("tyre", **words, dice=(5, 4, 6))
    t.play("yes")
    assert [(e.die, e.bonus, e.total) for e in t.happened("order_rolled")] == [(5, 3, 5 + 3 + 3)]
    assert [(e.die, e.bonus, e.total) for e in t.happened("fleet_rolled")] == [(4, 3, 7), (6, 3, 9)]
    t = given("tyre", **{**words, "box": 4}, conquered={"gaza": "razed"}, dice=(6, 6))
    assert t.asked == "diplomats", "where only the fleet rolls they are called as well"
    t.play("yes")
    assert [e.bonus for e in t.happened("fleet_rolled")] == [2, 2], "three more and one less after February"
    t = given("tyre", **{**words, "box": 1}, conquered={"gaza": "razed"}, dice=())
    assert t.asked != "diplomats", "nobody rolls"


@rule("FA-advisor-03")
def test_aristander_may_add_one_after_each_roll(given: Any) -> None:
    t = given(advisors=["aristander"], box=1, phase="enemy_orders", dice=(1, 1, 6))
    assert t.asked == "aristander"
    assert t.about == {"total": 5, "effect": "effect:lose_2_gold_or_1_hit", "other": "effect:garrison_1"}
    t.play("no", "gold")
    assert t.asked == "aristander"
    t.play("yes")
    assert t.happened("order_rolled")[1].total == 8
    assert [e.bonus for e in t.happened("order_rolled")][:2] == [0, 1]
    t = given(advisors=["aristander"], area="granicus", box=1, phase="enemy_orders", dice=(4, 1, 6))
    distance = t.s.map.distance[t.s.area][t.s.map.area("sardis")]
    assert t.about["total"] == 4 + distance
    assert t.about["other"] == f"effect:{t.s.map.orders[5 + distance]}", "one more, not two"


@rule("FA-aftergo-01")
def test_after_go_cancelled_counters_are_shuffled_in_again(given: Any) -> None:
    t = given(gold=20, pile=["op_force1_a", "op_go"], box=1, phase="enemy_operations")
    t.play("yes", "pass", "done")
    while t.asked not in ("march", None):
        t.play(t.keys[-1])
    assert t.fact("pile_size") == 8
    assert t.s.cancelled == []


@rule("FA-refit-01")
def test_a_refit_that_cannot_be_paid_is_refused_and_nothing_else(given: Any) -> None:
    """Spies are worth a question without Gold."""
    t = given(army=["mac_infantry reduced"], gold=1, insights=["spies"], box=1, phase="refit")
    assert t.asked == "refit"
    no = t.no("refit mac_infantry-1")
    assert (no.rule, no.why) == ("FA-refit-01", "too_little_gold")
    t.play("spies")
    assert t.happened("spies_struck")


@rule("FA-orders-08")
def test_gold_laid_down_for_intimidation_is_told(given: Any) -> None:
    t = given(box=1, phase="enemy_orders", pile=["op_force3"], dice=(5, 6, 6))
    assert [(e.space, e.gold, e.glory) for e in t.happened("reward_placed")] == [("space:sardis", 2, 0)]


@rule("FA-orders-04")
@pytest.mark.parametrize(("fallen", "orders"), [(False, 1), (True, 0)])
def test_by_one_reading_the_fall_of_tyre_ends_all_orders(given: Any, fallen: bool, orders: int) -> None:
    conquered = {"tyre": "razed"} if fallen else {}
    reading = {"orders_after_tyre": "none"}
    t = given("tyre", choices=reading, conquered=conquered, area="sidon", warships=0, box=1, phase="enemy_orders")
    while t.asked in ("tribute", "hit"):
        t.play(t.keys[0])
    assert len(t.happened("order_rolled")) == orders
    # Elsewhere it means nothing.
    t = given(choices=reading, area="macedonia", box=1, phase="enemy_orders")
    while t.asked in ("tribute", "hit"):
        t.play(t.keys[0])
    assert len(t.happened("order_rolled")) == 3


@rule("FA-diplomats-01", "FA-orders-06", "FA-govern-03")
def test_diplomats_tribute_and_razing_are_told(given: Any) -> None:
    t = given(insights=["diplomats"], box=1, phase="enemy_orders", dice=(6, 6, 6))
    t.play("yes")
    assert [e.card for e in t.happened("insight_used")] == ["card:diplomats"]
    t = given(gold=1, box=1, phase="enemy_orders", dice=(1,))
    assert t.about["hits"] == 1
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "army": ["mac_archers"], "box": 3}
    t = given(**words, battle_turn=1, dice=(6, 1))
    t.play("fight", "raze")
    assert [(e.space, e.gold) for e in t.happened("razed")] == [("space:sardis", 12)]
