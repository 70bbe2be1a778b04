"""Piani di Battaglia: what each is for, when it is used and when it is spent."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander.facts import A_REGROUP

from .table import attacked, battle

rule = pytest.mark.rule


@rule("FA-option-02")
@pytest.mark.parametrize(("kind", "superior"), [("per_chariots", 2), ("per_heavy_cavalry", 1)])
def test_only_chariots_are_scythed(given: Any, kind: str, superior: int) -> None:
    words = {"scenario": "gaugamela", "area": "gaugamela", "options": ["scythed_chariots"], "army": ["mac_phalanx"]}
    t = battle(given, [kind], (6,) * 6, **words, came_from="babylon")
    t.play("fight")
    assert [e.superior for e in t.happened("attacked") if e.piece.startswith(f"piece:{kind}")] == [superior]


@rule("FA-ecavalry-01")
@pytest.mark.parametrize(
    ("kind", "values"), [("per_phalanx", (3, 0)), ("per_peltasts", (2, 0)), ("per_chariots", (4, 2))]
)
def test_the_cavalry_plan_is_for_cavalry(given: Any, kind: str, values: tuple[int, int]) -> None:
    t = battle(given, [kind], (6,) * 6, army=["mac_phalanx"], enemy_plans=["e_cavalry"])
    t.play("fight")
    assert [(e.needs, e.superior) for e in t.happened("attacked") if e.piece.startswith(f"piece:{kind}")] == [values]


@rule("FA-regroup-01")
def test_regroup_is_spent_and_is_for_units_that_are_destroyed(given: Any) -> None:
    words = {"army": ["mac_archers", "mac_archers"], "own_plans": ["a_regroup"], "level": 8}
    t = battle(given, ["per_chariots"], (6, 6, 6, 1), **words)
    t.play("fight", "attack mac_archers-1")
    t.play("mac_archers-1", "yes")
    assert t.s.own_plans[A_REGROUP] == 0
    t.play("mac_archers-2")
    assert t.asked == "battle_turn", "there was one plan only"
    t = battle(given, ["per_chariots"], (6, 1, 6), **{**words, "army": ["mac_phalanx"]})
    t.play("fight", "mac_phalanx-1", "alexander")
    assert t.asked == "battle_turn", "neither reduced units nor Alexander"


@rule("FA-regroup-01", "FA-after-01")
def test_the_regrouped_stand_in_their_place_again(given: Any) -> None:
    t = battle(given, ["per_archers"], (1, 6, 1), army=["mac_archers", "mac_phalanx"], own_plans=["a_regroup"], level=1)
    t.play("fight", "mac_archers-1", "yes")
    assert t.asked == "govern"
    assert t.fact("army") == ["mac_archers", "mac_phalanx"]
    assert (t.s.returning, t.s.acted, t.s.attacked, t.s.plan_cup, t.s.battle_turn) == ([], [], {}, [], 0)


@rule("FA-enlead-05", "FA-rally-01")
def test_in_a_duel_without_units_a_rally_is_not_wasted_on_others(given: Any) -> None:
    t = battle(given, ["per_archers", "memnon"], (1, 6, 6), duel=True, army=[], own_plans=["a_rally"], level=3)
    t.play("fight")
    assert t.asked == "battle_turn"
    assert t.fact("own_plans") == ["a_rally"]


@rule("FA-fate-02")
def test_fate_declined_stays(given: Any) -> None:
    t = battle(given, ["per_phalanx"], (5, 6, 6), army=["mac_archers"], own_plans=["a_fate"], level=1)
    t.play("fight", "no")
    assert t.fact("own_plans") == ["a_fate"]
    assert attacked(t, "mac_archers") == [(5, 2)]


@rule("FA-sacrifice-01")
def test_the_roll_of_a_sacrifice_is_a_one(given: Any) -> None:
    t = battle(given, ["per_phalanx"] * 2, (6,) * 9, army=["mac_archers"] * 2, own_plans=["a_sacrifice"], level=1)
    t.play("fight", "sacrifice mac_archers-1")
    assert attacked(t, "mac_archers") == [(1, 2)]
    assert t.asked == "target"
    t.play("deeds", "disband mac_archers-1", "per_phalanx-1")
    assert len(t.happened("unit_destroyed")) == 0, "already gone, it is not destroyed as well"


@rule("FA-sacrifice-01", "FA-resolve-05")
def test_who_has_just_fallen_attacks_but_cannot_be_sacrificed(given: Any) -> None:
    t = battle(
        given, ["per_archers", "per_phalanx"], (1,), army=["mac_archers"] * 2, own_plans=["a_sacrifice"], level=1,
    )  # fmt: skip
    t.play("fight", "mac_archers-1")
    assert t.keys == ["attack mac_archers-1", "attack mac_archers-2", "sacrifice mac_archers-2"]
    assert t.match.pending[0].rule == "FA-resolve-05"
