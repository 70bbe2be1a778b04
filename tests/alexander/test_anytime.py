"""At any moment: disbanding, Spies, Pray to the Winds and the serpent, in questions of one's own and of the enemy's."""

from __future__ import annotations

from typing import Any

import pytest

rule = pytest.mark.rule
ENEMY = ["per_archers", "per_infantry", "per_phalanx"]


def battle(given: Any, **words: Any) -> Any:
    words = {"area": "sardis", "came_from": "ephesus", "garrison": {"sardis": ENEMY}, "box": 3, "empty": True, **words}
    return given(**{"empty": words.pop("empty"), **words}, battle_turn=1)


def offers(t: Any) -> list[str]:
    return [o.key for o in t.match.pending[0].options]


QUESTIONS = {
    "tribute": {"phase": "enemy_orders", "area": "sardis", "dice": (5,)},
    "intrigue": {"phase": "enemy_operations", "pile": ["op_force1_a"]},
    "hit": {"phase": "enemy_orders", "area": "sardis", "gold": 0, "dice": (5,)},
    "aristander": {"phase": "enemy_orders", "advisors": ["aristander"], "dice": (5,)},
    "diplomats": {"phase": "enemy_orders", "insights": ["diplomats"]},
    "penalty": {"phase": "advance", "box": 5, "level": 4, "prophecies": {"wall_of_wood": 2}, "advisors": ["antipater"]},
    "battle_turn": {"phase": "conquest", "area": "sardis", "battle_turn": 1},
    "plans": {"phase": "conquest", "area": "sardis", "step": "plans"},
}


@rule("FA-disband-01")
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_has_a_door_to_the_deeds_of_any_moment(given: Any, kind: str) -> None:
    t = given(**{"box": 3, "gold": 9, "army": ["mac_phalanx", "mac_archers"], **QUESTIONS[kind]})
    assert t.asked == kind
    t.play("deeds")
    assert t.asked == "deed"
    assert {"disband mac_phalanx-1", "disband mac_archers-1", "back"} <= set(offers(t))
    t.play("back")
    assert t.asked == kind
    t.play("deeds", "disband mac_archers-1")
    assert (t.asked, t.fact("army")) == (kind, ["mac_phalanx"])
    t.play("deeds", "disband mac_phalanx-1")
    assert "deeds" not in offers(t) if t.asked == kind else True, "nothing is left to be done"


@rule("FA-disband-01")
def test_disbanding_the_last_unit_leaves_the_hit_to_alexander(given: Any) -> None:
    t = given(phase="enemy_orders", area="sardis", gold=0, dice=(5, 6, 6), box=3, level=4, army=["mac_phalanx"])
    t.play("deeds", "disband mac_phalanx-1")
    assert t.s.level == 2


@rule("FA-disband-01", "FA-resolve-05")
def test_a_unit_disbanded_in_battle_does_not_attack(given: Any) -> None:
    t = battle(given, army=["mac_infantry", "mac_phalanx", "mac_phalanx"], level=4, dice=(6,) * 9)
    t.play("fight", "deeds", "disband mac_phalanx-1")
    assert "attack mac_phalanx-1" not in offers(t)
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    attackers = [e.piece for e in t.happened("attacked") if e.side == "side:macedonian"]
    assert sum("phalanx" in a for a in attackers) == 1


@rule("FA-spies-01")
def test_spies_in_the_middle_of_a_battle_take_one_of_its_enemies(given: Any) -> None:
    t = battle(given, insights=["spies"], army=["mac_phalanx"], dice=())
    t.play("deeds", "spies")
    assert t.asked == "battle_turn"
    assert len(t.garrison("sardis")) == 2
    assert t.s.insights == []
    assert not t.s.destroyed, "discarded: no Gold"


@rule("FA-spies-01", "FA-enlead-07")
def test_spies_that_leave_nobody_but_a_leader_win_the_battle(given: Any) -> None:
    t = battle(given, insights=["spies"], garrison={"sardis": ["per_archers", "memnon"]}, dice=())
    t.play("deeds", "spies")
    assert t.asked == "govern"
    assert [e.piece for e in t.happened("leader_left")] == ["piece:memnon"]
    assert t.happened("area_conquered")[0].how == "battle"


@rule("FA-spies-01")
def test_a_hit_goes_to_whom_the_spies_have_left(given: Any) -> None:
    t = battle(
        given, insights=["spies"], garrison={"sardis": ["per_phalanx"] * 2}, army=["mac_archers"], level=1,
        dice=(1, 6, 6),
    )  # fmt: skip
    t.play("fight")
    assert t.asked == "target"
    t.play("deeds", "spies")
    assert t.garrison("sardis") == ["per_phalanx reduced"]
    assert t.asked == "battle_turn"


@rule("FA-spies-01")
@pytest.mark.parametrize(
    ("question", "enemy", "army"),
    [
        ("alexander", ["per_phalanx", "memnon"], []),
        ("attacker", ["per_phalanx"], ["mac_archers", "mac_archers"]),
    ],
)
def test_a_question_that_spies_make_idle_is_dropped(given: Any, question: str, enemy: list[str], army: Any) -> None:
    t = battle(given, insights=["spies"], garrison={"sardis": enemy}, army=army, level=6, dice=())
    t.play("fight")
    assert t.asked == question
    t.play("deeds", "spies")
    assert t.asked == "govern", "nobody is left to be attacked"


@rule("FA-spies-01", "FA-siege-02")
def test_a_siege_engine_aims_at_what_the_spies_have_left(given: Any) -> None:
    aimed = {}
    for enemy in (["per_phalanx", "wall"], ["wall", "per_phalanx"]):
        t = battle(
            given, garrison={"sardis": enemy}, insights=["spies"], army=["mac_siege_engine"], level=4, dice=(6,) * 9
        )
        t.play("fight")
        assert t.asked == "siege_target"
        t.play("deeds", "spies")
        [gone] = t.happened("spies_struck")
        aimed["wall" in gone.piece] = [e.needs for e in t.happened("attacked") if "siege_engine" in e.piece]
    assert aimed == {True: [2], False: []}, "at units without being asked; at nobody when the walls stand alone"
    assert t.asked == "govern" or t.asked == "battle_turn"


@rule("FA-disband-01", "FA-siege-02")
def test_a_siege_engine_disbanded_before_it_aims_does_not_attack(given: Any) -> None:
    t = battle(given, garrison={"sardis": ["per_phalanx", "wall"]}, army=["mac_siege_engine"], level=4, dice=(6,) * 9)
    t.play("fight")
    assert t.asked == "siege_target"
    t.play("deeds", "disband mac_siege_engine-1")
    assert not any("siege_engine" in e.piece for e in t.happened("attacked"))
    assert t.asked == "battle_turn", "and it is not asked for its target again"


@rule("FA-prophecy-05")
def test_a_prayer_before_the_gold_is_taken(given: Any) -> None:
    words = {"phase": "enemy_orders", "area": "sardis", "box": 3, "prophecies": {"pray_to_the_winds": 4}}
    t = given(**words, gold=6, level=2, dice=(5,))
    assert t.asked == "tribute"
    t.play("deeds", "pray")
    assert (t.s.gold, t.s.level) == (1, 3)
    assert t.asked == "hit", "less than 2 Gold: the hit is forced now"


@rule("FA-prophecy-06", "FA-advisor-03")
def test_aristander_given_to_the_serpent_is_asked_no_more(given: Any) -> None:
    words = {"phase": "enemy_orders", "box": 3, "prophecies": {"the_serpent": 4}, "advisors": ["aristander"]}
    t = given(**words, dice=(6, 6, 6))
    t.play("deeds", "serpent aristander")
    assert t.s.advisors == []
    assert [e.bonus for e in t.happened("order_rolled")] == [0, 0, 0]


@rule("FA-prophecy-05", "FA-intrigue-01")
def test_a_prayer_can_leave_too_little_for_intrigue(given: Any) -> None:
    t = given(phase="enemy_operations", pile=["op_force1_a"], gold=6, box=3, prophecies={"pray_to_the_winds": 4})
    assert t.asked == "intrigue"
    t.play("deeds", "pray")
    assert not t.happened("operation_cancelled")
    assert t.fact("waiting_count") == 2


# -- the standing order ----------------------------------------------------------------------------------------------


ASK_ME, LEAVE_ME = "standing:-interlude//", "standing:+interlude//"


@rule("FA-disband-01", "FA-spies-01")
def test_moments_of_the_enemys_pass_in_silence_until_the_order_is_revoked(given: Any) -> None:
    words = {"phase": "enemy_orders", "box": 3, "army": ["mac_phalanx"], "gold": 0}
    t = given(**words, pile=["op_wall", "op_force1_a"], dice=(6, 6, 6, 6, 6, 6))
    assert t.asked == "march"
    t.play(ASK_ME)
    assert t.asked == "march", "an answer of its own"
    t.play("pass", "done")
    assert t.asked == "interlude", "before the first Enemy Order"
    t.play(LEAVE_ME, "pass")
    assert t.asked == "intrigue", "and no longer when it is given again"


@rule("FA-disband-01", "FA-spies-01")
def test_the_attentive_are_asked_after_each_roll_and_draw_of_the_enemy(given: Any) -> None:
    words = {"phase": "enemy_orders", "box": 3, "army": ["mac_phalanx"], "gold": 0, "alert": True}
    t = given(**words, pile=["op_wall"], dice=(6, 6, 6))
    rolls = []
    while t.asked == "interlude":
        rolls.append((len(t.happened("order_rolled")), len(t.happened("operation_drawn"))))
        t.play("pass")
    assert rolls == [(1, 0), (2, 0), (3, 0), (3, 1)]


@rule("FA-spies-01", "FA-go-01")
def test_spies_before_an_operation_lands(given: Any) -> None:
    t = given(
        phase="enemy_operations", box=3, army=["mac_phalanx"], alert=True, insights=["spies"], waiting=["per_archers"],
        garrison={"halicarnassus": ["per_phalanx"], "sardis": [], "lycia": []}, pile=["op_go"],
    )  # fmt: skip
    assert t.asked == "interlude"
    t.play("spies", "pass")
    assert t.garrison("halicarnassus") == ["per_archers"], "the Spies came before the landing"


@rule("FA-disband-01")
def test_in_battle_he_is_asked_before_the_enemys_dice(given: Any) -> None:
    t = battle(given, army=["mac_phalanx", "mac_phalanx"], alert=True, level=4, dice=(6,) * 9)
    t.play("fight")
    assert t.asked == "interlude"
    t.play("disband mac_phalanx-2", "pass")
    assert t.fact("army") == ["mac_phalanx"]
    assert [e.piece for e in t.happened("attacked") if e.side == "side:enemy"] == ["piece:per_archers-1"]
    assert t.asked == "interlude", "at the next speed at which an enemy acts"


@rule("FA-spies-01", "FA-enlead-07")
def test_spies_before_the_enemys_dice_can_end_the_battle(given: Any) -> None:
    t = battle(given, army=[], alert=True, insights=["spies"], level=6, garrison={"sardis": ["per_archers"]}, dice=())
    t.play("fight")
    assert t.asked == "interlude"
    t.play("spies")
    assert t.asked == "govern"


@rule("FA-disband-01")
def test_the_attentive_may_act_where_nothing_can_be_refitted(given: Any) -> None:
    words = {"box": 3, "phase": "refit", "army": ["mac_phalanx"], "gold": 0, "dice": (6, 6, 6)}
    t = given(**words, alert=True)
    assert t.asked == "interlude"
    assert not t.happened("order_rolled")
    t = given(**{**words, "army": []}, alert=True)
    assert t.asked != "interlude", "nothing could be done"


@rule("FA-spies-01", "FA-spies-02", "FA-prophecy-06")
def test_deeds_need_their_reason(given: Any) -> None:
    t = given(phase="spend", box=2, advisors=["antipater"], prophecies={"wall_of_wood": 5})
    assert not any(k.startswith("serpent") for k in t.keys)
    t = given(
        "tyre",
        empty=True,
        garrison={"tyre": ["per_archers"], "gaza": ["per_phalanx"]},
        insights=["spies"],
        box=2,
        phase="spend",
    )
    t.play("spies")
    assert [e.card for e in t.happened("insight_used")] == ["card:spies"]
    assert [e.space for e in t.happened("spies_struck")] == ["space:gaza"]
