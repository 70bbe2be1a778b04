"""The worked examples of Field Commander: Alexander hold."""

from pathlib import Path
from typing import Any

import pytest

from strategos.games.alexander.facts import KIND
from strategos.kernel.errors import BadInput
from strategos.testing import examples

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    result = examples.attempt(case, KNOWN)
    assert result.ok, result.why


def test_all_worked_examples_of_the_rulebook_are_there() -> None:
    ids = {case.id.partition("/")[0] for case in CASES}
    assert {f"FA-EX-{n:02}" for n in range(1, 64)} <= ids


@pytest.mark.parametrize(
    ("word", "value", "told"),
    [
        ("advisors", ["aristotle"], "no name for advisors 'aristotle';"),
        ("options", ["raiders"], "no name for options 'raiders';"),
        ("insights", "trap", "'trap' is not a list of names"),
        ("army", ["mac_phalanx tired"], "after the kind of a unit may stand `reduced`"),
        ("army", {"mac_phalanx": "reduced"}, "is not a list of names"),
        ("army", ["phalanx"], "no kind of counter 'phalanx';"),
        ("army", ["mac_peltasts"] * 3, "no counter 'mac_peltasts' is free"),
        ("garrison", {"gaza": []}, "no area 'gaza';"),
        ("conquered", {"sardis": "burnt"}, "no state of an area 'burnt';"),
        ("phase", "battle", "no phase 'battle';"),
        ("step", "retreat", "no step 'retreat';"),
        ("pile", ["go"], "no Operation counter 'go';"),
        ("oracle", {"ilium": "the_bull"}, "no Prophecy 'the_bull';"),
        ("plan_cup", ["a_rally"], "no plan of the enemy 'a_rally';"),
        ("cup", {"greek": []}, "no nation 'greek';"),
    ],
)
def test_what_nobody_knows_is_refused_with_what_is_known(given: Any, word: str, value: Any, told: str) -> None:
    with pytest.raises(BadInput) as refusal:
        given(**{word: value})
    assert told in str(refusal.value)


def test_an_empty_map_leaves_all_counters_to_name(given: Any) -> None:
    t = given(empty=True, area="sardis", garrison={"sardis": ["per_infantry", "per_infantry"]}, box=3, battle_turn=1)
    assert t.match.view(0) is not None
    assert [t.garrison(area) for area in ("granicus", "sardis")] == [[], ["per_infantry", "per_infantry"]]
    assert t.fact("waiting") == []
    assert t.fact("walls_left") == 10


@pytest.mark.parametrize("beside", ["waiting", "destroyed"])
def test_a_later_word_steals_nothing_from_an_earlier_one(given: Any, beside: str) -> None:
    garrison = {"sardis": ["per_infantry", "per_infantry", "wall"], "lycia": ["per_phalanx"]}
    t = given(garrison=garrison, **{beside: ["per_infantry", "per_archers"]}, box=3, phase="spend")
    assert t.fact(beside) == ["per_infantry", "per_archers"]
    assert {area: t.garrison(area) for area in garrison} == garrison
    with pytest.raises(BadInput) as refusal:
        given(
            garrison={"sardis": ["per_phalanx"] * KIND.count("per_phalanx")},
            **{beside: ["per_phalanx"]},
            box=3,
            phase="spend",
        )
    assert "lie elsewhere" in str(refusal.value)


def test_a_battle_turn_is_the_first_unless_said_otherwise(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "box": 3, "phase": "conquest"}
    assert given(**words, step="battle_turn").s.battle_turn == 1
    assert given(**words, battle_turn=3, step="battle_turn").s.battle_turn == 3
    assert given(**words, battle_turn=3).fact("step") == "battle_turn"
    assert given(**words, step="plans").fact("step") == "plans"
    assert given("tyre", box=3, phase="conquest").fact("step") == "march"
