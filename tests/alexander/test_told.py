"""What happened is told whole: the events of a few stretches of play, one after the other."""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.games.alexander.attacks import alexanders_worth

WORDS = {"area": "sardis", "came_from": "ephesus", "empty": True, "box": 3}


def told(t: Any) -> list[str]:
    """The events so far, each with its fields in one line."""
    lines = []
    for event in t.match.all_events():
        values = [
            v for f, v in zip(event.__struct_fields__, msgspec.structs.astuple(event), strict=False) if f != "reasons"
        ]
        fields = [str(v).replace("piece:", "").replace("card:", "") for v in values]
        lines.append(" ".join([str(event.__struct_config__.tag), *fields]))
    return lines


def battle(given: Any, garrison: list[str], **words: Any) -> Any:
    return given(**{"empty": True, **WORDS, "garrison": {"sardis": garrison}, **words}, battle_turn=1)


def test_a_battle_turn(given: Any) -> None:
    t = battle(
        given, ["per_archers", "per_infantry", "wall"], army=["mac_archers", "mac_heavy_cavalry", "mac_infantry"],
        level=2, own_plans=["a_flank", "a_rally"], enemy_plans=["e_rally", "e_infantry", "e_flank"],
        dice=(1, 6, 2, 1, 3, 2),
    )  # fmt: skip
    t.play("fight", "mac_infantry-1", "yes", "per_infantry-1", "mac_infantry-1", "a_rally")
    assert told(t) == [
        "battle_turn 1",
        "attacked per_archers-1 side:enemy 1 2 0 1",
        "unit_reduced mac_infantry-1 side:macedonian",
        "attacked mac_archers-1 side:macedonian 6 0 0 0",
        "attacked mac_heavy_cavalry-1 side:macedonian 2 2 0 1",
        "plan_used a_flank side:macedonian",
        "plan_used e_rally side:enemy",
        "unit_reduced per_infantry-1 side:enemy",
        "attacked per_infantry-1 side:enemy 1 3 0 1",
        "plan_used e_flank side:enemy",
        "unit_destroyed mac_infantry-1 side:macedonian",
        "plan_used a_rally side:macedonian",
        "attacked mac_infantry-1 side:macedonian 3 0 0 0",
        "attacked alexander side:macedonian 2 0 0 0",
    ]
    assert t.asked == "battle_turn"


def test_a_sacrifice_a_reroll_and_the_end_of_a_battle(given: Any) -> None:
    t = battle(
        given, ["per_archers", "wall", "memnon"], army=["mac_archers", "mac_peltasts"], level=2, temples=["ilium"],
        own_plans=["a_sacrifice", "a_fate", "a_fate", "a_regroup"], dice=(6, 5, 4),
    )  # fmt: skip
    t.play("fight", "attack mac_archers-1")
    assert (t.asked, t.about) == ("fate", {"piece": "piece:mac_archers-1", "die": 5, "needs": 0, "superior": -2})
    t.play("yes", "no", "sacrifice mac_peltasts-1")
    assert t.asked == "regroup"
    assert told(t) == [
        "battle_turn 1",
        "attacked per_archers-1 side:enemy 6 2 0 0",
        "plan_used a_fate side:macedonian",
        "rerolled mac_archers-1 4",
        "attacked mac_archers-1 side:macedonian 4 0 0 0",
        "plan_used a_sacrifice side:macedonian",
        "attacked mac_peltasts-1 side:macedonian 1 0 0 0",
        "unit_destroyed mac_peltasts-1 side:macedonian",
    ]


def test_a_trap_ends_a_battle(given: Any) -> None:
    t = battle(
        given, ["per_archers", "wall", "memnon"], army=["mac_phalanx"], level=2, insights=["trap"],
        own_plans=["a_fate"], dice=(2, 5),
    )  # fmt: skip
    t.play("trap")
    assert (t.asked, t.about) == ("fate", {"piece": "piece:alexander", "die": 2, "needs": 6, "superior": 0})
    t.play("yes", "per_archers-1")
    assert told(t) == [
        "insight_used trap",
        "plan_used a_fate side:macedonian",
        "rerolled alexander 5",
        "trapped 5",
        "unit_destroyed per_archers-1 side:enemy",
        "leader_left memnon",
        "battle_won space:sardis",
        "area_conquered space:sardis battle",
        "glory_gained 2 battle",
        "glory_gained 2 fortress",
    ]


def test_an_envelopment(given: Any) -> None:
    t = battle(given, ["per_phalanx"], army=["mac_phalanx"] * 2, level=2, own_plans=["a_envelop"], dice=())
    t.play("a_envelop")
    assert told(t)[:6] == [
        "plan_used a_envelop side:macedonian",
        "enveloped 2",
        "unit_reduced per_phalanx-1 side:enemy",
        "unit_destroyed per_phalanx-1 side:enemy",
        "battle_won space:sardis",
        "area_conquered space:sardis battle",
    ]


def test_a_duel_to_the_end(given: Any) -> None:
    t = battle(
        given, ["per_phalanx", "memnon"], army=["mac_phalanx"], level=8, enemy_plans=["e_guards"], dice=(3, 6, 6, 6),
    )  # fmt: skip
    t.play("fight", "memnon")
    assert told(t)[1:4] == [
        "duel_begun memnon",
        "attacked alexander side:macedonian 3 5 3 2",
        "plan_used e_guards side:enemy",
    ]
    assert "unit_reduced memnon side:enemy" in told(t)


def test_a_retreat(given: Any) -> None:
    t = battle(given, ["per_phalanx"], army=["mac_archers", "mac_phalanx reduced"], level=2, dice=(3, 2))
    t.play("retreat")
    assert told(t) == [
        "retreat_rolled mac_archers-1 3 2 False",
        "unit_destroyed mac_archers-1 side:macedonian",
        "retreat_rolled mac_phalanx-1 2 2 True",
        "retreated space:sardis space:ephesus",
    ]
    assert t.fact("area") == "ephesus"


def test_a_battle_begun(given: Any) -> None:
    t = given(
        **WORDS, garrison={"sardis": ["per_archers", "per_infantry", "per_phalanx"]}, army=["mac_phalanx"], gold=5,
        insights=["bucephalus", "maneuver", "morale"], phase="conquest", step="plans", level=1,
        plan_cup=["e_raid", "e_infantry", "e_confusion"], dice=(2,),
    )  # fmt: skip
    t.play("yes", "a_rally", "a_flank", "a_flank", "maneuver", "morale", "done")
    lines = told(t)
    assert lines[0] == "battle_begun space:sardis 2 3"
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
        **WORDS, garrison={"sardis": ["per_archers"]}, phase="conquest", step="plans", insights=["anticipation"],
    )  # fmt: skip
    assert t.about == {"plans": 1}
    t.play("yes")
    assert told(t) == ["battle_begun space:sardis 5 1", "insight_used anticipation"]
    assert sum(t.s.enemy_plans) == 0


def test_an_intimidation_and_what_it_brings(given: Any) -> None:
    t = given(
        **WORDS, garrison={"sardis": ["per_archers", "per_phalanx", "wall"]}, army=["mac_phalanx"], glory=3,
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


def test_a_march_and_a_prophecy(given: Any) -> None:
    words = {"area": "sestus", "phase": "conquest", "box": 2, "gold": 9, "oracle": {"ilium": "the_serpent"}}
    t = given(**words, army=["mac_phalanx"] * 3, advisors=["antipater"], dice=(1,))
    t.play("ilium", "disband mac_phalanx-3", "enter", "yes", "serpent antipater")
    assert told(t) == [
        "scouted space:ilium 1 4 3 0",
        "disbanded mac_phalanx-3",
        "gold_lost 2 forage",
        "marched space:ilium",
        "prophecy_accepted space:ilium the_serpent track:bc335_summer",
        "advisor_lost antipater",
        "prophecy_fulfilled the_serpent 2",
        "level_gained 2",
    ]
    t = given(**words, army=["mac_phalanx"], dice=(3,))
    t.play("ilium", "enter", "mac_phalanx-1", "no", "pass")
    assert told(t)[1:4] == [
        "unit_reduced mac_phalanx-1 side:macedonian",
        "marched space:ilium",
        "prophecy_refused space:ilium",
    ]
    t = given(**words, army=["mac_phalanx"], dice=(3,))
    t.play("ilium", "stay")
    assert told(t)[1] == "stayed space:sestus"


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


def test_the_siege_of_tyre(given: Any) -> None:
    t = given(
        "tyre", area="old_tyre", box=4, phase="enemy_orders", conquered={"gaza": "razed"}, warships=2, siege_ships=2,
        transports=2, mole=2, gold=9, dice=(3, 4, 2, 3, 6), sections=["full"] * 5 + ["reduced"],
    )  # fmt: skip
    t.play("repair_wall")
    t.play(*(["lose_3_gold"] if t.asked == "fleet" else []))
    assert told(t) == [
        "fleet_rolled 3 -1 2",
        "fleet_effect repair_wall",
        "section_repaired 6 2",
        "fleet_rolled 4 -1 3",
        "fleet_effect lose_3_gold",
        "gold_lost 3 fleet",
        "siege_ship_fired 2 1",
        "section_hit 3 1",
        "siege_ship_fired 6 0",
    ]
    t.play("pass", "mole", "transports")
    assert told(t)[9:] == [
        "income 1 0 0 6 7",
        "gold_gained 7 income",
        "track_moved track:mole 3 2",
        "track_moved track:transports 3 4",
    ]


def test_purchases(given: Any) -> None:
    t = given(phase="spend", box=2, gold=30, glory=20, advisors=["antipater"], area="ilium")
    t.play("buy mac_archers-2", "city", "temple", "insight trap", "advisor parmenion")
    assert told(t) == [
        "unit_bought mac_archers-2 2",
        "city_built space:ilium 4",
        "temple_built space:ilium 3",
        "insight_gained trap 7",
        "advisor_joined parmenion 6",
    ]
    assert (t.s.gold, t.s.glory) == (30 - 2 - 4 - 3, 20 - 7 - 6)


def test_the_end_of_a_campaign(given: Any) -> None:
    keys = {"chaeronea": "razed", "granicus": "razed", "sardis": "governed", "halicarnassus": "razed", "lycia": "razed"}
    t = given(
        conquered=keys, cities=["ilium"], glory=2, level=3, box=4, gold=0, phase="gain", destroyed=["per_archers"],
        choices={"rating": "immortality"}, options=["war_chest"],
    )  # fmt: skip
    t.play("done")
    assert told(t) == [
        "income 2 5 1 0 8",
        "gold_gained 8 income",
        "campaign_won scenario:granicus 20 5 -5 0 20",
        "immortality_scored 6 8 40 0 54 54",
        "career_ended 54 50",
    ]


def test_every_campaign_of_a_career_adds_to_immortality(given: Any) -> None:
    keys = {"chaeronea": "razed", "granicus": "razed", "sardis": "governed", "halicarnassus": "razed", "lycia": "razed"}
    t = given("linked", immortality=100, conquered=keys, glory=2, level=3, box=4, gold=0, phase="gain")
    t.play("done")
    [scored] = t.happened("immortality_scored")
    assert scored.total == scored.points + 100
    assert scored.points > 0


def test_a_campaign_alone_and_unrated_ends_no_career(given: Any) -> None:
    keys = {"chaeronea": "razed", "granicus": "razed", "sardis": "governed", "halicarnassus": "razed", "lycia": "razed"}
    t = given(conquered=keys, level=3, box=4, gold=0, phase="gain")
    t.play("done")
    assert t.happened("campaign_won")
    assert not t.happened("career_ended")


def test_what_helps_alexander_is_told_by_its_rule(given: Any) -> None:
    t = battle(
        given, ["per_phalanx"] * 2, army=["mac_phalanx"], level=4, advisors=["hephaestion"], own_plans=["a_lead"],
        dice=(6, 6, 6, 6, 6),
    )  # fmt: skip
    t.play("fight")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    mine = next(e for e in t.happened("attacked") if e.piece == "piece:alexander")
    assert [(r.why, r.by, r.rule, r.what) for r in mine.reasons] == [
        ("level", 3, "FA-counter-01", ""),
        ("helped", 1, "FA-advisor-05", "card:hephaestion"),
        ("helped", 1, "FA-lead-01", "card:a_lead"),
    ]


def test_alexander_hit_at_his_own_speed_says_that_he_keeps_his_value(given: Any) -> None:
    t = battle(given, ["per_heavy_cavalry", "per_phalanx"], army=["mac_phalanx"], level=5, dice=(3, 6, 6, 6))
    t.play("fight", "alexander")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    mine = next(e for e in t.happened("attacked") if e.piece == "piece:alexander")
    assert [(r.why, r.by) for r in mine.reasons] == [("level", 4), ("kept", 0)]


def test_cavalry_that_falls_while_it_rests_is_not_said_to_rest(given: Any) -> None:
    t = battle(
        given, ["sg_sacred_band", "sg_phalanx"], army=["mac_heavy_cavalry reduced", "mac_phalanx"], level=2,
        dice=(6,) * 5 + (1,) + (6,) * 4,
    )  # fmt: skip
    t.play("fight")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    t.play("fight", "mac_heavy_cavalry-1")
    while t.asked == "hit":
        t.play("mac_phalanx-1")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    assert [e.piece for e in t.happened("unit_destroyed")] == ["piece:mac_heavy_cavalry-1"]
    assert not t.happened("rested")


def test_a_prophecy_refused_is_as_unknown_as_those_left_over(given: Any) -> None:
    t = given(area="sestus", oracle={"ilium": "let_go_of_me"}, box=1, phase="conquest", dice=(5,))
    deck = sorted([*t.s.unread, *(n for n in t.s.oracle if n >= 0)])
    t.play("ilium", "enter", "no")
    assert t.happened("prophecy_refused")
    assert sorted([*t.s.unread, *(n for n in t.s.oracle if n >= 0)]) == deck


def test_a_unit_that_fell_at_its_own_speed_tells_no_kept_value(given: Any) -> None:
    army = ["mac_phalanx reduced", "mac_archers"]
    t = battle(given, ["per_phalanx"] * 2, army=army, level=1, dice=(6, 1, 6, 6, 6, 6))
    t.play("fight", "mac_phalanx-1")
    while t.asked == "hit":
        t.play("mac_archers-1")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    mine = next(e for e in t.happened("attacked") if e.piece == "piece:mac_phalanx-1")
    assert next(e.piece for e in t.happened("unit_destroyed")) == "piece:mac_phalanx-1"
    assert [(r.why, r.by) for r in mine.reasons] == [("printed", 4), ("reduced", -1)]


def test_a_siege_engine_before_gaza_tells_what_hinders_it_and_nothing_else(given: Any) -> None:
    t = given(
        "tyre", area="gaza", came_from="old_tyre", empty=True, box=3, army=["mac_siege_engine", "mac_phalanx"], level=2,
        options=["gaza_defenses"], garrison={"gaza": ["per_infantry"] * 2}, battle_turn=1, dice=(6,) * 8,
    )  # fmt: skip
    t.play("fight")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    mine = next(e for e in t.happened("attacked") if e.piece == "piece:mac_siege_engine-1")
    assert [(r.why, r.by) for r in mine.reasons] == [("printed", 2), ("option", -1)]


def test_what_helps_his_superior_value_is_told_by_its_rule() -> None:
    _, superior = alexanders_worth(4, True, True, True)
    assert [(r.why, r.by, r.rule, r.what) for r in superior.reasons] == [
        ("level", 1, "FA-counter-01", ""),
        ("helped", 1, "FA-lead-01", "card:a_lead"),
        ("helped", 1, "FA-bucephalus-01", "card:bucephalus"),
    ]


def test_alexander_who_has_attacked_is_not_asked_again_at_the_speed_he_falls_to(given: Any) -> None:
    """At A6 he attacks at speed 4; hit there, he is A4, whose speed is 3."""
    t = battle(
        given, ["per_peltasts", "per_heavy_cavalry", "per_phalanx", "memnon"], army=["mac_phalanx"], level=6,
        dice=(1,) + (6,) * 8,
    )  # fmt: skip
    t.play("fight")
    assert t.asked == "alexander"
    t.play("units", "alexander")
    asked = []
    while t.asked != "battle_turn":
        asked.append(t.asked)
        t.play(t.keys[0])
    assert t.s.level == 4
    assert "alexander" not in asked
