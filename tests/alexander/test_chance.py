"""Draws and shuffles are left to chance: every counter can come, none comes always, and about equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from strategos.games.alexander.facts import ENEMY_PLAN_CUP, ENEMY_PLANS, KIND, OPERATIONS, PROPHECIES

rule = pytest.mark.rule
MANY = 240


def fair(seen: Iterable[Any], faces: int) -> bool:
    """All faces came, each within a factor of two of its share: fails by chance less than once in ten thousand."""
    counts = Counter(seen)
    share = sum(counts.values()) / faces
    return len(counts) == faces and all(share / 2 < n < share * 2 for n in counts.values())


def test_what_is_fair() -> None:
    assert fair([0, 1, 2] * 80, 3)
    assert not fair([0, 1] * 80, 3), "one never came"
    assert not fair([0] * 200 + [1, 2] * 20, 3), "one came too often"


@rule("FA-eplan-03")
def test_enemy_plans_are_drawn_at_random_from_the_whole_cup_without_putting_back(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_infantry"] * 2}, "phase": "conquest", "step": "plans"}
    first: list[int] = []
    for seed in range(MANY):
        s = given(**words, box=3, seed=seed).s
        assert sum(s.enemy_plans) == 2
        assert all(k <= ENEMY_PLAN_CUP.count(n) for n, k in enumerate(s.enemy_plans)), "not twice the same counter"
        first.extend(n for n, k in enumerate(s.enemy_plans) for _ in range(k))
    drawn = Counter(first)
    for n in range(len(ENEMY_PLANS)):
        share = 2 * MANY * ENEMY_PLAN_CUP.count(n) / len(ENEMY_PLAN_CUP)
        assert share / 2 < drawn[n] < share * 2, ENEMY_PLANS[n]


@rule("FA-unitset-05", "FA-orders-07")
def test_a_garrison_is_drawn_at_random_from_the_cup(given: Any) -> None:
    cup = ["per_archers", "per_infantry", "per_phalanx", "per_chariots"]
    words = {"area": "sardis", "conquered": {"halicarnassus": "razed", "lycia": "razed"}, "phase": "enemy_orders"}
    came: list[str] = []
    for seed in range(MANY * 2):
        t = given(
            **words,
            garrison={"sardis": []},
            waiting=[],
            cup={"persian": cup},
            gold=0,
            army=[],
            level=8,
            seed=seed,
            box=1,
        )
        came.extend(t.garrison("sardis")[:1] if t.garrison("sardis") != ["wall"] else [])
    assert fair(came, 4)


@rule("FA-opset-02", "FA-unitset-03")
def test_the_set_up_draws_its_units_at_random(fresh: Any) -> None:
    kinds: list[str] = []
    waiting: set[str] = set()
    for seed in range(40):
        t = fresh("granicus", seed)
        t.play("done", "parmenion")
        deployed = [e for e in t.match.all_events() if e.__struct_config__.tag == "enemy_deployed"]
        assert [e.count for e in deployed] == [4, 5, 2, 4, 2]
        kinds.extend(KIND[c] for c in t.s.garrison[t.s.map.area("lycia")])
        waiting.update(e.piece for e in t.happened("operation_unit")[:1])
    assert len(set(kinds)) >= 6
    assert len(waiting) >= 10


@rule("FA-prophset-01")
def test_any_prophecy_can_lie_at_an_oracle(fresh: Any) -> None:
    at_ilium: list[int] = []
    for seed in range(MANY):
        t = fresh("granicus", seed)
        t.play("done", "parmenion")
        lying = [n for n in t.s.oracle if n >= 0]
        assert len(set(lying)) == 2, "no Prophecy twice"
        assert sorted([*lying, *t.s.unread]) == list(range(len(PROPHECIES)))
        at_ilium.append(t.s.oracle[t.s.map.area("ilium")])
    assert fair(at_ilium, len(PROPHECIES))


@rule("FA-aftergo-01", "FA-opset-01")
def test_after_go_any_counter_can_come_next(given: Any) -> None:
    tops: list[int] = []
    for seed in range(MANY):
        t = given(gold=0, glory=0, pile=["op_go"], box=1, phase="enemy_operations", seed=seed)
        assert (t.s.drawn, t.s.cancelled, sorted(t.s.pile)) == ([], [], list(range(len(OPERATIONS))))
        tops.append(t.s.pile[-1])
    assert fair(tops, len(OPERATIONS))


@rule("FA-opset-01")
def test_at_the_start_any_counter_can_be_the_first(fresh: Any) -> None:
    def first(seed: int) -> str:
        t = fresh("granicus", seed)
        t.play("done", "parmenion")
        while not t.happened("operation_drawn"):
            t.play(t.keys[0])
        return t.happened("operation_drawn")[0].card

    assert fair(map(first, range(MANY)), len(OPERATIONS))


@rule("FA-confusion-01")
def test_confusion_takes_any_plan(given: Any) -> None:
    def lost(seed: int) -> str:
        words = {"area": "sardis", "garrison": {"sardis": ["per_infantry"]}, "plan_cup": ["e_confusion"], "level": 3}
        t = given(**words, phase="conquest", step="plans", box=3, temples=["ilium"], seed=seed)
        t.play("a_rally", "a_lead", "done")
        return t.happened("plan_lost")[0].card

    assert fair(map(lost, range(120)), 3)


@rule("FA-insight-02")
def test_any_insight_of_the_cup_can_be_drawn(given: Any) -> None:
    def bought(seed: int) -> str:
        t = given(phase="spend", box=1, glory=3, insights=["trap"], seed=seed)
        t.play("insight")
        assert t.s.insights[-1] not in t.s.insight_cup
        return t.s.insights[-1]

    assert fair(map(bought, range(MANY)), 7)


@rule("FA-spies-01")
def test_spies_take_any_counter_but_a_leader(given: Any) -> None:
    def struck(seed: int) -> str:
        garrison = {"sardis": ["per_archers", "per_phalanx", "wall", "memnon"], "halicarnassus": [], "lycia": []}
        t = given(phase="spend", box=3, garrison=garrison, insights=["spies"], seed=seed)
        t.play("spies")
        [event] = t.happened("spies_struck")
        assert f"piece:{event.piece}" != "piece:memnon"
        return event.piece

    assert fair(map(struck, range(120)), 3)


@rule("FA-go-02")
def test_the_die_of_a_table_sends_units_everywhere(given: Any) -> None:
    def landed(seed: int) -> Iterator[str]:
        t = given(
            "issus", waiting=["per_infantry", "per_archers"], pile=["op_go"], box=2, phase="enemy_operations", seed=seed
        )
        yield from (e.space for e in t.happened("operation_landed"))

    places = Counter(space for seed in range(60) for space in landed(seed))
    assert len(places) == len(set(given("issus", box=1, phase="spend").s.map.lists["operations_destination"]))
