"""Odds of battles, scouting and intimidation."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander import odds
from strategos.games.alexander.facts import A_ENVELOP, A_RALLY
from strategos.games.alexander.intimidation import intimidation_bonus, intimidation_table
from strategos.kernel.errors import BadInput
from strategos.parts.forecast import Inquiry


def test_battle_odds_are_sampled_with_their_error() -> None:
    found = odds.cli(["battle", "granicus", "chaeronea", "advisors=hephaestion", "samples=300"])
    assert found["won"] + found["retreated"] + found["killed"] == pytest.approx(1)
    assert 0 < found["error"] < 0.03
    assert 0.8 < found["won"] <= 1
    again = odds.cli(["battle", "granicus", "chaeronea", "advisors=hephaestion", "samples=300"])
    assert found == again


def test_better_plans_and_levels_mean_better_odds(given: Any) -> None:
    t = given(
        area="granicus", garrison={"granicus": ["per_infantry"] * 5}, box=3, gold=0, phase="conquest", step="plans"
    )
    weak = odds.battle_odds(t.s, plans=[], samples=300)["won"]
    strong = odds.battle_odds(t.s, plans=[A_RALLY, A_ENVELOP], samples=300)
    assert t.s.garrison[t.s.area], "asking changes nothing"
    t.s.level = 8
    best = odds.battle_odds(t.s, samples=300)["won"]
    assert best > weak
    assert strong["samples"] == 300


def inquire(t: Any, *options: str, space: str | None = None, trials: int = 60) -> Any:
    target = None if space is None else {"space": space}
    return odds.for_inquiry(Inquiry(t.match, 0, t.match.pending[0], options, target, trials))


def test_odds_of_a_battle_under_way_and_of_the_neighbours(given: Any) -> None:
    t = given(area="sardis", garrison={"sardis": ["per_archers"]}, box=3, own_plans=["a_rally"], battle_turn=1)
    assert inquire(t).question["win"] > 0.9
    t = given(area="granicus", conquered={"granicus": "razed"}, box=3, phase="conquest")
    assert t.asked == "march"
    found = inquire(t, "sardis", "ilium")
    assert found.question["scouting"]["sardis"][0] == {"die": 1, "gold": 4, "hits": 0}
    sardis = found.options["sardis"]
    assert sardis["scouting"] == found.question["scouting"]["sardis"]
    assert sum(sardis["intimidation"][result] for result in TALKS) == pytest.approx(1)
    assert sardis["win"] + sardis["draw"] + sardis["lose"] == pytest.approx(1)
    assert "win" not in found.options["ilium"], "nobody waits there"


def test_the_forecast_is_what_the_odds_are_once_the_army_stands_there(given: Any) -> None:
    words = {"garrison": {"sardis": ["per_infantry", "per_infantry", "wall"]}, "box": 3, "gold": 9}
    t = given(area="granicus", conquered={"granicus": "razed"}, phase="conquest", dice=(5,), **words)
    looked = inquire(t, space="sardis").target
    assert looked["samples"] == 60
    forces = t.about["forces"]
    t.play("sardis", "enter")
    assert t.about["forces"] == forces, "nobody was lost on the way"
    assert t.asked == "assault"
    there = odds.battle_odds(t.s, samples=60, seed=0)
    assert {key: looked[key] for key in there} == there
    assert looked["intimidation"] == inquire(t).question["intimidation"]


TALKS = ("success", "on_going", "fail")


@pytest.mark.parametrize(("glory", "insights", "without"), [
    (0, [], []),
    (3, [], ["glory"]),
    (0, ["courtesans"], ["courtesans"]),
    (3, ["courtesans"], ["glory", "courtesans"]),
])  # fmt: skip
def test_what_intimidation_supposes_is_said(given: Any, glory: int, insights: list[str], without: list[str]) -> None:
    """FA-intim-08, FA-courtesans-01 Of Glory nothing is added to the die, Courtesans are."""
    garrison = {"sardis": ["per_infantry", "per_infantry", "wall"]}
    words = {"garrison": garrison, "box": 3, "gold": 9, "glory": glory, "insights": insights}
    t = given(area="granicus", conquered={"granicus": "razed"}, phase="conquest", dice=(5,), **words)
    t.play("sardis", "enter")
    talks = inquire(t).question["intimidation"]
    assert (talks["exact"], talks["without"]) == (not without, without)
    plain = odds.intimidation_chances(intimidation_table(t.s), intimidation_bonus(t.s))
    assert ({result: talks[result] for result in TALKS} == plain) == (not insights), "only Courtesans are reckoned with"


def test_a_place_far_away_is_weighed_for_the_army_as_it_is_now(given: Any) -> None:
    t = given(area="granicus", conquered={"granicus": "razed"}, box=3, phase="conquest")
    far = inquire(t, space="halicarnassus").target
    assert "win" in far
    assert "scouting" not in far
    assert inquire(t, space="rome").target is None


def test_odds_are_of_the_very_moment(given: Any) -> None:
    """Plans drawn and dice thrown count: nothing that has happened is thrown anew."""
    words = {"area": "sardis", "came_from": "ephesus", "empty": True, "box": 3, "level": 2}
    t = given(**words, army=["mac_archers"], battle_turn=1, garrison={"sardis": ["per_infantry"] * 4}, dice=(6, 1, 1))
    before = inquire(t, trials=200).question["win"]
    t.play("fight")
    assert t.asked == "hit"
    assert inquire(t, trials=200).question["win"] <= before
    assert t.dice_left >= 0


def test_each_plan_says_what_it_adds(given: Any) -> None:
    t = given(
        area="sardis", came_from="ephesus", empty=True, box=3, level=4, army=["mac_infantry"] * 2,
        garrison={"sardis": ["per_infantry"] * 3}, phase="conquest", step="plans",
    )  # fmt: skip
    found = inquire(t, "a_rally", "a_flank", trials=400)
    without = found.question["win"]
    assert found.options["a_rally"]["win"] > without + 0.02
    t.play("a_rally")
    assert inquire(t, trials=400).question["win"] == pytest.approx(found.options["a_rally"]["win"], abs=0.08)


def test_scouting_and_intimidation_by_the_table() -> None:
    found = odds.cli(["scouting", "3"])
    assert found["rolls"][5] == {"die": 6, "gold": 0, "hits": 3}
    assert found["average_gold"] == pytest.approx(0.5)
    recruit = "difficulty=recruit"
    assert odds.cli(["intimidation", "5", "2", recruit])["success"] == pytest.approx(2 / 6)
    assert odds.cli(["intimidation", "5", "2", recruit, "glory=2"])["success"] == pytest.approx(4 / 6)
    assert odds.cli(["intimidation", "5", "2", recruit, "courtesans=yes", "razed=1"])["fail"] == 0


@pytest.mark.parametrize(
    "args",
    [[], ["battle"], ["battle", "rome", "x"], ["battle", "granicus", "rome"], ["battle", "granicus", "sestus"],
     ["battle", "granicus", "sardis", "level=9"], ["battle", "granicus", "sardis", "plans=fate"], ["scouting", "x"],
     ["battle", "granicus", "sardis", "difficulty=easy"], ["intimidation", "5", "2", "difficulty=easy"]],
)  # fmt: skip
def test_nonsense_is_told(args: list[str]) -> None:
    with pytest.raises(BadInput):
        odds.cli(args)
