"""What the commander is told to play for."""

from __future__ import annotations

import pytest

from strategos.games.alexander import GAME
from strategos.kernel.beside import Goal

from .conftest import Given, Table


def goals(t: Table) -> dict[str, list[Goal]]:
    found: dict[str, list[Goal]] = {}
    for goal in GAME.goals(t.s, 0):
        found.setdefault(goal.key, []).append(goal)
    return found


def test_before_the_set_up_every_key_area_is_open(fresh: Given) -> None:
    found = goals(fresh("granicus"))
    assert [g.spaces for g in found["take"]] == [
        ("chaeronea",),
        ("granicus",),
        ("sardis",),
        ("halicarnassus",),
        ("lycia",),
    ]
    assert not any(g.reached for g in found["take"])
    assert found["in_time"][0].facts == {"date": "track:bc334_winter", "turns": 10}
    assert not {"army_in", "winning", "career"} & found.keys()


def test_what_is_conquered_is_ticked_and_turns_run_out(given: Given) -> None:
    found = goals(given(box=10, phase="spend", conquered={"sardis": "governed"}))
    assert {g.spaces[0]: g.reached for g in found["take"]} == {
        "chaeronea": False,
        "granicus": False,
        "sardis": True,
        "halicarnassus": False,
        "lycia": False,
    }
    assert found["in_time"][0].facts["turns"] == 1


ALL = dict.fromkeys(("chaeronea", "granicus", "sardis", "halicarnassus", "lycia"), "taken")


@pytest.mark.parametrize(("phase", "said"), [("spend", True), ("enemy_orders", False)])
def test_the_last_steps_say_that_the_turn_is_won_and_what_a_city_adds(given: Given, phase: str, said: bool) -> None:
    t = given(gold=30, box=2, phase=phase, conquered=ALL, cities=["sardis"])
    found = goals(t)
    assert ("winning" in found) is said
    if said:
        [winning] = found["winning"]
        assert (winning.facts, winning.urgent, winning.reached) == ({"vp": 35, "city_vp": 5}, True, True)


def test_what_is_promised_is_what_is_scored(given: Given) -> None:
    t = given(gold=30, box=2, phase="spend", conquered=ALL, area="lycia")
    [winning] = goals(t)["winning"]
    t.play("city")
    [more] = goals(t)["winning"]
    t.play("done")
    assert (winning.facts["vp"], more.facts["vp"]) == (30, 35)
    assert t.match.outcome is not None
    assert t.match.outcome.scores["vp"] == 35


def test_gaugamela_ends_in_babylon_and_a_career_is_counted(fresh: Given) -> None:
    [last] = goals(fresh("gaugamela"))["army_in"]
    assert (last.spaces, last.reached) == (("babylon",), False)
    assert goals(fresh("linked"))["career"][0].facts == {"campaign": 1, "of": 4}
