"""Operazioni Nemiche: what is told of the enemy, and what becomes of units that are foiled."""

from __future__ import annotations

from typing import Any

import pytest

from .table import told

rule = pytest.mark.rule


def test_a_turn_of_the_enemy(given: Any) -> None:
    t = given(
        area="ephesus", phase="advance", box=2, gold=4, glory=0, army=["mac_phalanx reduced"], empty=True,
        garrison={"sardis": ["per_archers"]}, waiting=["per_infantry"], pile=["op_go"], drawn=["op_minus5_gold"],
        cup={"persian": ["per_phalanx"]}, dice=(2, 3, 6), level=8,
    )  # fmt: skip
    t.play("refit mac_phalanx-1", "gold", "mac_phalanx-1", "mac_phalanx-1")
    assert told(t) == [
        "turn_advanced track:bc335_spring 25",
        "refitted mac_phalanx-1 2",
        "order_rolled space:sardis 2 1 0 3 wall_1",
        "wall_raised space:sardis wall-10",
        "order_rolled space:halicarnassus 3 1 0 4 lose_2_gold_or_1_hit",
        "gold_lost 2 orders",
        "order_rolled space:lycia 6 2 0 8 glory_1_battle",
        "reward_placed space:lycia 0 1",
        "operation_drawn op_go",
        "unit_reduced mac_phalanx-1 side:macedonian",
        "unit_destroyed mac_phalanx-1 side:macedonian",
        "alexander_hit 6",
        "alexander_hit 4",
        "alexander_hit 2",
        "operation_landed per_infantry-1 space:halicarnassus",
        "operations_shuffled 8",
        "operation_unit per_phalanx-1",
    ]


def test_more_of_the_enemys_doings(given: Any) -> None:
    words = {"phase": "enemy_operations", "box": 2, "gold": 9, "glory": 3, "army": ["mac_phalanx"], "empty": True}
    t = given(**words, pile=["op_force2_b"])
    t.play("yes")
    assert told(t) == ["operation_drawn op_force2_b", "operation_cancelled op_force2_b 0 2"]
    t = given(**words, pile=["op_wall"], level=8)
    t.play("no")
    assert told(t) == ["operation_drawn op_wall", "operation_unit wall-10"]
    t = given(**words, pile=["op_wall"], walls_left=0, level=8)
    t.play("no")
    assert told(t)[1:] == ["nothing_happened no_wall_left"]
    t = given(**{**words, "gold": 0}, pile=["op_force1_a"], cup={"persian": []}, level=8)
    t.play("mac_phalanx-1", "mac_phalanx-1")
    assert told(t)[1:] == [
        "cup_empty side:persian 2",
        "unit_reduced mac_phalanx-1 side:macedonian",
        "unit_destroyed mac_phalanx-1 side:macedonian",
    ]
    t = given(**words, pile=["op_go"], waiting=["per_infantry"], conquered={"halicarnassus": "razed"})
    assert told(t)[1:3] == ["operation_foiled per_infantry-1 space:halicarnassus", "operations_shuffled 8"]
    t = given("gaugamela", **{**words, "gold": 0}, pile=["op_go"], drawn=["op_wall", "op_force3"], level=8)
    assert told(t) == ["operation_drawn op_go", "mutiny 2 4"]
    words = {"phase": "enemy_orders", "box": 2, "gold": 9, "army": ["mac_phalanx"], "empty": True, "area": "sardis"}
    t = given(**words, conquered={"halicarnassus": "razed", "lycia": "razed"}, walls_left=0, dice=(2,))
    assert told(t)[:2] == ["order_rolled space:sardis 2 0 0 2 wall_1", "nothing_happened no_wall_left"]
    t = given(
        **words, conquered={"halicarnassus": "razed", "lycia": "razed"}, cup={"persian": ["per_archers"]}, dice=(6,)
    )
    assert told(t)[:2] == ["order_rolled space:sardis 6 0 0 6 garrison_1", "garrison_joined space:sardis per_archers-1"]


@rule("FA-go-03")
def test_foiled_units_are_back_in_their_cup(given: Any) -> None:
    words = {"waiting": ["per_infantry", "wall"], "conquered": {"halicarnassus": "razed"}, "pile": ["op_go"]}
    t = given(empty=True, **words, cup={"persian": ["per_phalanx"]}, box=2, phase="enemy_operations")
    assert len(t.happened("operation_foiled")) == 2
    assert sorted([*t.fact("cup")["persian"], *t.fact("waiting")]) == ["per_infantry", "per_phalanx"]
    assert t.fact("walls_left") == 10
