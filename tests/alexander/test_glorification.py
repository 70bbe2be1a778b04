"""Alexander's level, what it costs and what it is paid with."""

from __future__ import annotations

from typing import Any

import pytest

rule = pytest.mark.rule


@rule("FA-glory-01", "FA-glory-02")
def test_the_reading_of_one_award_is_about_fortresses(given: Any) -> None:
    words = {"area": "granicus", "garrison": {"granicus": ["per_archers"]}, "army": ["mac_archers"], "box": 3}
    t = given(**words, battle_turn=1, dice=(6, 1), choices={"fortress_glory": "once"})
    t.play("fight")
    assert t.s.glory == 2


@rule("FA-glory-03")
def test_a_killed_leader_is_paid_for_once(given: Any) -> None:
    t = given(
        area="granicus", empty=True,
        garrison={"granicus": ["per_phalanx", "memnon reduced"], "sardis": ["per_archers"]},
        army=["mac_archers"], level=8, box=3, battle_turn=1, gold=20, dice=(1, 2, 1),
    )  # fmt: skip
    t.play("fight", "memnon", "raze")
    assert [e.why for e in t.happened("glory_gained")] == ["battle", "leader"]
    t.play("sardis", "enter", "battle", "done", "fight")
    while t.asked not in ("govern", None):
        t.play(t.keys[-1])
    assert [e.why for e in t.happened("glory_gained")][2:] == ["battle", "fortress"]


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
