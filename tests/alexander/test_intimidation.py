"""Intimidazione, Guadagnare Gloria, Governare o Razziare."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander.facts import DIFFICULTIES, INTIMIDATION

from .table import SARDIS, told

rule = pytest.mark.rule


def before_sardis(given: Any, die: int, **words: Any) -> Any:
    """The Army of five stands in Granicus and goes for Sardis with its two defenders: a bonus of 3."""
    words = {"garrison": {"sardis": ["per_archers", "per_infantry"]}, "conquered": {"granicus": "governed"}, **words}
    dice = words.pop("dice", (5, die))
    t = given(area="granicus", box=3, phase="conquest", **words, dice=dice)
    t.play("sardis", "enter", "intimidate")
    return t


@rule("FA-intim-02", "FA-intim-06", "FA-intim-07", "FA-glory-02", "FA-glory-04")
def test_success_conquers_the_fortress(given: Any) -> None:
    t = before_sardis(given, 5)
    assert t.happened("intimidated")[0].total == 8
    assert t.asked == "govern"
    assert t.s.glory == 2
    assert t.fact("destroyed") == ["per_archers", "per_infantry"]
    assert t.match.view(0).tracks["glory"]["glory"] == 2


@rule("FA-intim-03")
def test_failure_forces_a_battle(given: Any) -> None:
    assert before_sardis(given, 1).asked == "plans"


@rule("FA-intim-04", "FA-intim-05")
def test_on_going_leaves_the_choice_and_another_try_next_turn(given: Any) -> None:
    t = before_sardis(given, 4)
    assert t.asked == "on_going"
    t.play("battle")
    assert t.asked == "plans"
    t = before_sardis(given, 4)
    t.play("stay")
    assert t.asked == "spend", "the Conquest phase is over"
    t = given(
        area="sardis",
        came_from="granicus",
        garrison={"sardis": ["per_archers"]},
        conquered={"granicus": "razed"},
        box=3,
        phase="conquest",
        dice=(6,),
    )
    assert {"battle", "intimidate", "granicus", "ephesus", "pass"} <= set(t.keys)
    t.play("intimidate")
    assert t.asked == "govern", "4 + 1 razed + 6, without a scouting roll"


@rule("FA-intim-05")
def test_no_second_intimidation_in_a_turn_after_retreat_and_return(given: Any) -> None:
    t = before_sardis(given, 1, dice=(5, 1, 1, 1, 1, 1, 5))
    t.play("done", "retreat")
    assert t.asked == "march"
    t.play("sardis", "enter")
    assert t.asked == "assault"
    assert (t.no("intimidate").rule, t.no("intimidate").why) == ("FA-intim-05", "intimidated_already")
    assert t.keys == ["battle"]
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "phase": "conquest", "dice": (6,)}
    t = given(**words, intimidated=["sardis"], box=3)
    assert t.no("intimidate").why == "intimidated_already", "nor where the Army has waited"
    t = given(**words, intimidated=["lycia"], box=3)
    assert "intimidate" in t.keys, "other Fortresses may still be tried"


@rule("FA-intim-05")
def test_the_next_turn_allows_another_intimidation(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "intimidated": ["sardis"], "army": []}
    t = given(**words, gold=0, box=3, phase="advance", dice=(6, 6, 6), pile=["op_wall"])
    assert t.asked == "march"
    assert "intimidate" in t.keys


@rule("FA-intim-08", "FA-glory-06")
def test_glory_adds_to_the_roll_after_it_is_seen(given: Any) -> None:
    t = before_sardis(given, 3, glory=4)
    assert t.asked == "intimidation"
    assert t.about["needed"] == 2
    assert t.keys == ["done", "glory=01", "glory=02"]
    t.play("glory=02")
    assert t.asked == "govern"
    assert t.s.glory == 4 - 2 + 2


@rule("FA-courtesans-01", "FA-insight-03")
def test_courtesans_add_four(given: Any) -> None:
    t = before_sardis(given, 1, insights=["courtesans"])
    assert t.about["total"] == 4
    t.play("courtesans")
    assert t.asked == "govern"
    assert t.s.insights == []
    assert "courtesans" not in t.s.insight_cup


@rule("FA-intim-02")
def test_the_modifiers_of_the_log(given: Any) -> None:
    t = given(
        area="sardis",
        garrison={"sardis": ["per_archers", "wall", "wall"]},
        box=3,
        phase="conquest",
        conquered={"granicus": "razed", "chaeronea": "razed"},
    )
    assert t.fact("intimidation_bonus") == 5 - 3 + 2


@rule("FA-intim-02")
@pytest.mark.parametrize(
    ("own", "enemies", "die", "asked"),
    [(4, 2, 5, "govern"), (4, 2, 4, "on_going"), (4, 2, 2, "on_going"), (4, 2, 1, "plans"), (0, 4, 6, "plans"),
     (1, 2, 5, "on_going"), (0, 2, 6, "on_going"), (0, 2, 5, "plans")],
)  # fmt: skip
def test_the_table_of_the_log_with_and_against_a_force_advantage(
    given: Any, own: int, enemies: int, die: int, asked: str
) -> None:
    army = ["mac_archers", "mac_infantry", "mac_phalanx", "mac_phalanx"][:own]
    words = {"garrison": {"sardis": ["per_infantry"] * enemies}, "army": army, "level": 8, "area": "sardis"}
    t = given(**words, box=3, phase="conquest", dice=(die,))
    assert t.fact("intimidation_bonus") == own + 1 - enemies
    t.play("intimidate")
    assert t.asked == asked


def stormed(given: Any, **words: Any) -> Any:
    t = given(
        area="sardis",
        garrison={"sardis": ["per_archers"]},
        army=["mac_archers"],
        box=3,
        **words,
        battle_turn=1,
        dice=(6, 1),
    )
    t.play("fight")
    assert t.asked == "govern"
    return t


@rule("FA-glory-01", "FA-glory-02")
def test_a_stormed_fortress_by_either_reading(given: Any) -> None:
    assert stormed(given).s.glory == 4
    assert stormed(given, choices={"fortress_glory": "once"}).s.glory == 2


@rule("FA-glory-05", "FA-advisor-04")
def test_callisthenes_adds_one_to_each_award(given: Any) -> None:
    assert stormed(given, advisors=["callisthenes"]).s.glory == 6
    assert before_sardis(given, 6, advisors=["callisthenes"]).s.glory == 3
    words = {
        "area": "granicus",
        "garrison": {"granicus": ["per_phalanx", "memnon reduced"]},
        "army": [],
        "level": 5,
        "advisors": ["callisthenes"],
        "duel": True,
        "box": 3,
    }
    t = given(**words, battle_turn=2, dice=(1,))
    t.play("fight")
    assert t.s.glory == 3 + 3, "battle and leader"


@rule("FA-govern-01", "FA-govern-02")
def test_a_governed_area_pays_every_turn(given: Any) -> None:
    t = stormed(given)
    t.play("govern", "pass")
    assert t.happened("income")[0].governed == 5
    t = given(conquered={"sardis": "governed", "lycia": "governed", "chaeronea": "razed"}, gold=0, box=3, phase="gain")
    assert t.s.gold == 2 + 10


@rule("FA-govern-03", "FA-govern-01")
def test_a_razed_area_pays_once_and_at_once(given: Any) -> None:
    t = stormed(given, gold=3)
    t.play("raze")
    assert t.s.gold == 15
    t.play("pass")
    assert t.happened("income")[0].governed == 0


@rule("FA-gold-03", "FA-gold-05")
def test_there_is_no_more_gold_than_counters(given: Any) -> None:
    t = stormed(given, gold=45)
    t.play("raze")
    assert t.s.gold == 50
    t = stormed(given, gold=45, rewards={"lycia": {"gold": 4}})
    t.play("raze")
    assert t.s.gold == 46, "Gold lying on the map counts"
    t = given(gold=49, box=1, phase="enemy_orders", dice=(5, 6, 6))
    assert t.fact("rewards")["sardis"] == {"gold": 1, "glory": 0}


def test_an_intimidation_and_what_it_brings(given: Any) -> None:
    t = given(
        **SARDIS, garrison={"sardis": ["per_archers", "per_phalanx", "wall"]}, army=["mac_phalanx"], glory=3,
        insights=["courtesans"], rewards={"sardis": {"gold": 2, "glory": 1}}, phase="conquest", dice=(4,),
    )  # fmt: skip
    t.play("intimidate")
    assert t.about == {"space": "space:sardis", "total": 3, "needed": 5, "result": "fail"}
    t.play("courtesans", "glory=01", "govern")
    assert told(t) == [
        "intimidated space:sardis 4 -1 3",
        "insight_used courtesans",
        "glory_spent 1 intimidation",
        "intimidation_result space:sardis 8 success",
        "area_conquered space:sardis intimidation",
        "glory_gained 2 fortress",
        "gold_gained 2 reward",
        "governed space:sardis 5",
    ]


@rule("FA-intim-04", "FA-option-02", "FA-play-02")
def test_a_phase_that_ends_for_two_reasons_ends_once(given: Any) -> None:
    words = {"phase": "conquest", "box": 1, "area": "cappadocia", "garrison": {"tarsus": ["per_phalanx"] * 2}}
    t = given("issus", **words, options=["cydnus_fever"], army=["mac_phalanx"] * 2, gold=30, dice=(3, 4))
    t.play("tarsus", "enter", "intimidate", "stay")
    assert t.asked == "spend"
    assert t.happened("income"), "Gold was gained between"


@rule("FA-courtesans-01")
def test_courtesans_are_called_only_where_something_is_lacking(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "insights": ["courtesans"], "phase": "conquest"}
    t = given(**words, box=3, army=["mac_phalanx"] * 4, dice=(4,))
    t.play("intimidate")
    assert t.asked == "govern", "4 + 4 is enough"
    t = given(**words, box=3, army=["mac_phalanx"] * 4, dice=(3,))
    t.play("intimidate")
    assert t.keys == ["courtesans", "done"], "one is lacking"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_table_of_the_level_says_who_is_frightened(given: Any, difficulty: str) -> None:
    least = INTIMIDATION[difficulty]["success"].min
    words = {"area": "sardis", "came_from": "granicus", "garrison": {"sardis": ["per_archers"]}, "phase": "conquest"}
    army = [*["mac_phalanx"] * 4, *["mac_infantry"] * 3, *["mac_archers"] * 3][: least - 3]
    t = given(**words, box=3, army=army, glory=0, dice=(3,), choices={"difficulty": difficulty})
    t.play("intimidate")
    assert t.asked == "govern"
    t = given(**words, box=3, army=army, glory=0, dice=(2,), choices={"difficulty": difficulty})
    t.play("intimidate")
    assert t.asked == "on_going"
