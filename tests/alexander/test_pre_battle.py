"""The opening of a battle: lines and plans, before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from .table import SARDIS, told

rule = pytest.mark.rule


def test_a_battle_begun(given: Any) -> None:
    t = given(
        **SARDIS, garrison={"sardis": ["per_archers", "per_infantry", "per_phalanx"]}, army=["mac_phalanx"], gold=5,
        insights=["bucephalus", "maneuver", "morale"], phase="conquest", step="plans", level=1,
        plan_cup=["e_raid", "e_infantry", "e_confusion"], dice=(2,),
    )  # fmt: skip
    t.play("yes", "a_rally", "a_flank", "a_flank", "maneuver", "morale", "done")
    lines = told(t)
    ours, theirs = "{'alexander': 1, 'mac_phalanx': 1}", "{'per_archers': 1, 'per_infantry': 1, 'per_phalanx': 1}"
    assert lines[0] == f"battle_begun space:sardis 2 3 side:persian {ours} {theirs}"
    assert lines[1].startswith("enemy_plans_drawn 3 (")
    assert lines[2:9] == [
        "insight_used bucephalus",
        "plan_taken a_rally 0",
        "plan_taken a_flank 0",
        "plan_taken a_flank 1",
        "insight_used maneuver",
        "plans_cancelled 1",
        "insight_used morale",
    ]
    assert lines[9] == "plan_used e_confusion side:enemy"
    assert lines[10].startswith("plan_lost a_")
    assert lines[11:] == ["plan_used e_raid side:enemy", "raided 2 2"]
    assert t.s.gold == 5 - 1 - 2


def test_an_anticipated_battle(given: Any) -> None:
    t = given(
        **SARDIS, garrison={"sardis": ["per_archers"]}, phase="conquest", step="plans", insights=["anticipation"],
    )  # fmt: skip
    assert t.about == {"plans": 1}
    t.play("yes")
    assert [line.split(" side:")[0] for line in told(t)] == [
        "battle_begun space:sardis 5 1",
        "insight_used anticipation",
    ]
    assert sum(t.s.enemy_plans) == 0


def tags(t: Any) -> list[str]:
    return [str(e.__struct_config__.tag) for e in t.match.all_events()]


@rule("FA-eplan-05")
def test_no_plans_are_not_told(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "phase": "conquest", "step": "plans", "box": 3}
    t = given(**words, advisors=["parmenion"], insights=["maneuver"], level=3, gold=1)
    assert "enemy_plans_drawn" not in tags(t)
    assert t.match.pending[0].rule == "FA-aplan-01"
    t.play("maneuver")
    assert "plans_cancelled" not in tags(t), "there was nothing to cancel"
    t.play("a_rally", "a_lead", "a_envelop")
    assert t.about == {"free": 0, "gold": 1}
    assert t.match.pending[0].rule == "FA-aplan-02"


@rule("FA-deploy-01")
def test_a_deployed_unit_is_told(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "plan_cup": ["e_deploy"], "phase": "conquest"}
    t = given(**words, step="plans", box=3, cup={"persian": ["per_phalanx"]})
    t.play("done")
    assert [(e.piece, e.space) for e in t.happened("enemy_reinforced")] == [("piece:per_phalanx-1", "space:sardis")]
