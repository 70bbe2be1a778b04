"""Battaglia: units, plans of both sides, leaders, walls, retreat."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.facts import COUNTERS_FILE, KIND, NUMBER_OF, PRICE
from strategos.kernel.chance import SeededDice
from strategos.kernel.match import Match

from .table import at_sardis, attacked, battle, told

rule = pytest.mark.rule
TYPES = {row.id: row for row in (*COUNTERS_FILE.units, *COUNTERS_FILE.leaders)}


def fight_at_sardis(given: Any, enemy: list[str], dice: tuple[int, ...], *keys: str, **words: Any) -> Any:
    words = {"box": 3, **words}
    turn = words.pop("battle_turn", 1)
    t = given(area="sardis", garrison={"sardis": enemy}, **words, battle_turn=turn, dice=dice)
    t.play("fight", *keys)
    return t


def attacks(t: Any, piece: str) -> list[tuple[int, int, int]]:
    return [(e.needs, e.superior, e.hits) for e in t.happened("attacked") if kind_of(e) == piece]


def kind_of(event: Any) -> str:
    return KIND[NUMBER_OF[event.piece.removeprefix("piece:")]]


@rule("FA-type-01", "FA-spend-04", "FA-spend-01")
def test_a_unit_costs_its_battle_value(given: Any) -> None:
    t = given(gold=20, box=1, phase="spend", army=[])
    t.play("buy mac_heavy_cavalry-1")
    assert t.s.gold == 16, "4, without the superior value of 2"
    assert PRICE[KIND.index("mac_siege_engine")] == 2


@rule("FA-counter-03", "FA-counter-04", "FA-counter-05", "FA-counter-06")
def test_full_then_reduced_then_destroyed(given: Any) -> None:
    t = given(army=["mac_archers", "mac_phalanx"], box=1, phase="conquest", dice=(6,))
    t.play("sestus", "enter", "mac_phalanx-1")
    assert t.fact("army") == ["mac_archers", "mac_phalanx reduced"]
    pieces = {p.id: p.facts for p in t.match.view(0).pieces}
    assert pieces["mac_phalanx-1"].battle == 3
    t.play("mac_phalanx-1")
    assert t.fact("army") == ["mac_archers"]
    t.play("mac_archers-1")
    assert t.fact("army") == []


@rule("FA-land-01", "FA-land-04", "FA-land-03", "FA-siege-03")
def test_archers_peltasts_infantry_and_engines_inflict_one_hit_at_most(given: Any) -> None:
    for kind in ("mac_archers", "mac_peltasts", "mac_infantry"):
        t = fight_at_sardis(given, ["per_phalanx", "per_phalanx"], (1,), army=[kind], level=1)
        [(_, superior, hits)] = attacks(t, kind)
        assert (superior, hits) == (0, 1)
    t = fight_at_sardis(given, ["per_phalanx"] * 2, (6, 6, 1), "attack mac_siege_engine-1", army=["mac_siege_engine"])
    assert attacks(t, "mac_siege_engine") == [(2, 0, 1)]
    speeds = {k: r.full[2] for k, r in TYPES.items() if k.startswith("mac_")}
    assert speeds["mac_archers"] > speeds["mac_peltasts"] > speeds["mac_infantry"]


@rule("FA-land-02")
def test_elephants_inflict_two_hits_and_do_not_rest(given: Any) -> None:
    t = given(
        "gaugamela",
        area="malli",
        garrison={"malli": ["ind_elephants"]},
        army=["mac_phalanx", "mac_phalanx"],
        level=1,
        box=3,
        battle_turn=1,
        dice=(1, 6, 6, 6, 6, 6, 6, 6),
    )
    t.play("fight", "mac_phalanx-1", "mac_phalanx-2", "attack mac_phalanx-1")
    assert attacks(t, "ind_elephants") == [(4, 2, 2)]
    t.play("fight", "attack mac_phalanx-1")
    assert len(attacks(t, "ind_elephants")) == 2, "they attack every turn"


@rule("FA-cav-03", "FA-cav-04", "FA-cav-01")
@pytest.mark.parametrize("kind", ["per_heavy_cavalry", "per_light_cavalry"])
def test_cavalry_inflicts_two_hits_and_rests(given: Any, kind: str) -> None:
    t = fight_at_sardis(given, [kind], (1, 6, 6, 6, 6), "mac_phalanx-1", "mac_phalanx-2", army=["mac_phalanx"] * 2)
    t.play("attack mac_phalanx-1")
    t.play("fight")
    assert [a[2] for a in attacks(t, kind)] == [2]
    assert [kind_of(e) for e in t.happened("rested")] == [kind]


@rule("FA-leader-03", "FA-leader-04")
def test_alexander_and_leaders_are_no_cavalry(given: Any) -> None:
    t = fight_at_sardis(given, ["per_phalanx", "memnon"], (6, 6, 6) * 2, "units", army=[], level=1)
    t.play("fight", "units")
    assert len(attacks(t, "alexander")) == 2
    assert len(attacks(t, "memnon")) == 2
    assert not t.happened("rested")


@rule("FA-siege-01", "FA-siege-02", "FA-wall-01", "FA-wall-05")
def test_a_siege_engine_says_before_its_roll_what_it_aims_at(given: Any) -> None:
    words = {"army": ["mac_siege_engine"], "level": 4}
    enemy = ["per_phalanx", "per_phalanx", "wall"]
    t = given(area="sardis", garrison={"sardis": enemy}, **words, box=3, battle_turn=1, dice=(6, 6, 6, 4, 6))
    t.play("fight")
    assert t.asked == "siege_target"
    assert t.dice_left == 2
    t.play("wall")
    assert attacks(t, "mac_siege_engine") == [(4, 0, 1)], "2 + 2 against a wall, no penalty"
    assert "wall reduced" in t.garrison("sardis")
    assert not any(kind_of(e) == "wall" for e in t.happened("attacked"))
    t = given(area="sardis", garrison={"sardis": enemy}, **words, box=3, battle_turn=1, dice=(6, 6, 6, 2, 6))
    t.play("fight", "units")
    assert attacks(t, "mac_siege_engine") == [(2, 0, 1)]
    assert t.asked == "target"
    assert not any(k.startswith("wall") for k in t.keys)


@rule("FA-resolve-04", "FA-battle-01", "FA-resolve-03")
def test_plans_then_pre_battle_plans_then_turns_by_speed(given: Any) -> None:
    t = given(
        area="sardis",
        garrison={"sardis": ["per_archers", "per_infantry"]},
        plan_cup=["e_raid", "e_deploy"],
        box=3,
        army=["mac_phalanx"],
        phase="conquest",
        step="plans",
        dice=(3,),
    )
    t.play("a_rally", "done")
    order = [e.__struct_config__.tag for e in t.match.all_events()]
    wanted = ["battle_begun", "enemy_plans_drawn", "plan_taken", "plan_used", "enemy_reinforced", "plan_used", "raided"]
    assert [tag for tag in order if tag in wanted] == wanted
    assert t.asked == "battle_turn"


@rule("FA-resolve-06", "FA-resolve-08")
def test_every_hit_must_be_assigned(given: Any) -> None:
    t = fight_at_sardis(given, ["per_chariots"], (1,), army=["mac_phalanx", "mac_infantry"])
    assert t.asked == "hit"
    assert t.about["hits"] == 2
    assert set(t.keys) == {"mac_phalanx-1", "mac_infantry-1", "alexander"}


@rule("FA-resolve-09", "FA-resolve-11")
def test_turns_go_on_until_one_side_is_destroyed(given: Any) -> None:
    t = fight_at_sardis(given, ["per_archers"], (6, 6, 6), army=["mac_archers"])
    assert t.asked == "battle_turn"
    assert t.s.battle_turn == 2
    t = fight_at_sardis(given, ["per_archers"], (6, 1), army=["mac_archers"])
    assert t.asked == "govern"
    assert t.happened("area_conquered")[0].how == "battle"
    t = fight_at_sardis(given, ["per_archers"], (1,), army=[], level=1)
    assert t.match.outcome.why == "alexander_killed"


@rule("FA-resolve-09")
def test_walls_left_alone_by_either_reading(given: Any) -> None:
    enemy = ["per_archers", "wall"]
    t = fight_at_sardis(given, enemy, (6, 1), "per_archers-1", army=["mac_phalanx"])
    assert t.asked == "govern"
    t = fight_at_sardis(
        given, enemy, (6, 1, 6, 6), "per_archers-1", army=["mac_phalanx"], choices={"walls_left": "must_fall"}
    )
    assert t.asked == "battle_turn"
    assert t.garrison("sardis") == ["wall"]


@rule("FA-killed-01", "FA-wall-07")
@pytest.mark.parametrize(
    ("reading", "destroyed", "gold"), [("no", ["per_archers"], 1), ("yes", ["per_archers", "wall"], 2)]
)
def test_gold_for_destroyed_walls_by_either_reading(given: Any, reading: str, destroyed: list[str], gold: int) -> None:
    t = fight_at_sardis(
        given, ["per_archers", "wall"], (6, 1), "per_archers-1", army=["mac_phalanx"], choices={"wall_gold": reading}
    )
    assert t.fact("destroyed") == destroyed
    t.play("govern", "pass")
    assert t.happened("income")[0].destroyed == gold
    assert t.fact("walls_left") == 9, "all but that of Halicarnassus: back in the supply, never in a cup"


@rule("FA-deploy-01", "FA-runout-01", "FA-rally-01", "FA-resolve-03")
def test_deploy_from_an_empty_cup_by_either_reading(given: Any) -> None:
    words = {"plan_cup": ["e_deploy"], "cup": {"persian": []}, "army": ["mac_archers"], "level": 4}
    t = drawn(given, ["per_archers"], **words)
    t.play("a_rally", "a_regroup", "done")
    assert t.asked == "hit"
    assert t.keys == ["alexander", "mac_archers-1"], "Rally is no pre-battle plan"
    t = drawn(given, ["per_archers"], **words, choices={"deploy_hits": "rally"})
    t.play("a_rally", "a_regroup", "done")
    assert t.keys == ["a_rally", "alexander", "mac_archers-1"]
    t.play("a_rally", "mac_archers-1", "yes")
    assert t.happened("regrouped")
    assert (t.asked, t.fact("army")) == ("battle_turn", [])


@rule("FA-resolve-10", "FA-enlead-01")
def test_darius_can_be_beaten_at_issus_and_stand_at_gaugamela(given: Any) -> None:
    leaders = {}
    for campaign in ("granicus", "issus", "tyre", "gaugamela"):
        t = given(campaign, phase="conquest", box=1)
        leaders[campaign] = {c for g in t.fact("garrison").values() for c in g if c in TYPES and TYPES[c].type == "LE"}
    assert leaders == {
        "granicus": {"chares", "memnon"},
        "issus": {"darius_iii"},
        "tyre": set(),
        "gaugamela": {"darius_iii", "porus"},
    }
    t = fight_at_sardis(given, ["per_archers", "per_archers"], (6, 6, 6), army=[], level=1)
    assert t.asked == "battle_turn", "without a leader nobody asks whom Alexander attacks"


@rule("FA-turnex-06", "FA-resolve-05")
def test_the_destroyed_do_not_attack_but_equals_do(given: Any) -> None:
    t = fight_at_sardis(
        given, ["per_peltasts", "per_phalanx"], (1, 6, 6), "per_peltasts-1", army=["mac_archers"], level=1
    )
    assert attacks(t, "per_peltasts") == [], "destroyed at speed 5, it never acts at speed 4"
    t = fight_at_sardis(
        given, ["per_archers", "per_phalanx"], (6, 1, 6, 6), "per_archers-1", army=["mac_archers"], level=1
    )
    assert len(attacks(t, "per_archers")) == 1


# -- enemy plans -----------------------------------------------------------------------------------------------------


def drawn(given: Any, enemy: list[str], **words: Any) -> Any:
    return given(area="sardis", garrison={"sardis": enemy}, box=3, phase="conquest", step="plans", **words)


@rule("FA-eplan-01", "FA-eplan-02", "FA-eplan-05", "FA-advisor-06")
def test_one_plan_for_each_unit_leader_and_wall_and_three_fewer_with_parmenion(given: Any) -> None:
    enemy = ["per_archers", "per_infantry", "memnon", "wall"]
    assert sum(drawn(given, enemy).s.enemy_plans) == 4
    assert sum(drawn(given, enemy, advisors=["parmenion"]).s.enemy_plans) == 1
    assert sum(drawn(given, ["per_archers"], advisors=["parmenion"]).s.enemy_plans) == 0


@rule("FA-eplan-04", "FA-earchers-01")
def test_copies_of_a_plan_add_up_in_the_first_turn(given: Any) -> None:
    t = fight_at_sardis(given, ["per_archers"], (6, 6, 6), army=["mac_phalanx"], enemy_plans=["e_archers"])
    assert attacks(t, "per_archers") == [(5, 0, 0)]
    t = fight_at_sardis(given, ["per_archers"], (6,), army=["mac_phalanx"], enemy_plans=["e_archers", "e_archers"])
    assert t.asked == "hit", "2 + 3 + 3 hits on any roll"


@rule("FA-earchers-01", "FA-turnex-04")
def test_archers_plan_is_for_archers_in_the_first_turn(given: Any) -> None:
    t = fight_at_sardis(
        given, ["per_archers", "per_phalanx"], (6, 6, 6, 6), army=["mac_phalanx"], enemy_plans=["e_archers"]
    )
    assert attacks(t, "per_archers") == [(5, 0, 0)]
    assert attacks(t, "per_phalanx") == [(3, 0, 0)]
    t = fight_at_sardis(
        given, ["per_archers"], (6, 6, 6), army=["mac_phalanx"], enemy_plans=["e_archers"], battle_turn=2
    )
    assert attacks(t, "per_archers") == [(2, 0, 0)]


@rule("FA-ecavalry-01")
def test_cavalry_plan_raises_both_values_even_from_zero(given: Any) -> None:
    t = fight_at_sardis(
        given, ["per_heavy_cavalry reduced"], (6, 6, 6), army=["mac_phalanx"], enemy_plans=["e_cavalry"]
    )
    assert attacks(t, "per_heavy_cavalry") == [(3, 1, 0)]


@rule("FA-einfantry-01")
def test_infantry_plan_is_not_for_the_phalanx(given: Any) -> None:
    t = fight_at_sardis(
        given, ["per_infantry", "per_phalanx"], (6, 6, 6, 6), army=["mac_archers"], enemy_plans=["e_infantry"]
    )
    assert attacks(t, "per_infantry") == [(4, 0, 0)]
    assert attacks(t, "per_phalanx") == [(3, 0, 0)]


@rule("FA-confusion-01")
def test_confusion_takes_a_plan_before_all_others(given: Any) -> None:
    t = drawn(given, ["per_infantry", "per_infantry"], plan_cup=["e_confusion", "e_raid"], level=3, dice=(5,))
    t.play("a_rally", "a_lead", "done")
    assert sum(t.s.own_plans) == 1
    tags = [e.__struct_config__.tag for e in t.order("plan_lost", "raided")]
    assert tags == ["plan_lost", "raided"]


@rule("FA-deploy-01")
def test_deploy_adds_a_unit_without_a_plan(given: Any) -> None:
    t = drawn(given, ["per_infantry"], plan_cup=["e_deploy"])
    t.play("done")
    assert len(t.garrison("sardis")) == 2
    assert sum(t.s.enemy_plans) == 0


@rule("FA-eflank-01")
def test_enemy_flank_adds_a_hit_once_to_infantry_or_cavalry(given: Any) -> None:
    t = fight_at_sardis(given, ["per_infantry"], (1,), army=["mac_phalanx"], enemy_plans=["e_flank", "e_flank"])
    assert t.about["hits"] == 2
    assert t.fact("enemy_plans") == ["e_flank"]
    t = fight_at_sardis(given, ["per_phalanx"], (6, 6, 1), army=["mac_archers"], level=3, enemy_plans=["e_flank"])
    assert t.asked == "hit"
    assert t.about["hits"] == 1
    assert t.fact("enemy_plans") == ["e_flank"]


@rule("FA-guards-01", "FA-erally-02", "FA-turnex-07")
def test_guards_need_a_leader_and_go_before_rally(given: Any) -> None:
    t = fight_at_sardis(
        given,
        ["per_phalanx", "memnon"],
        (6, 6, 1),
        "memnon",
        army=[],
        level=1,
        own_plans=["a_lead"],
        enemy_plans=["e_guards", "e_rally"],
    )
    assert attacks(t, "alexander") == [(2, 1, 2)]
    assert [e.card for e in t.happened("plan_used")] == ["card:e_guards", "card:e_rally"]
    assert t.garrison("sardis") == ["per_phalanx", "memnon"]
    t = fight_at_sardis(given, ["per_archers", "per_archers"], (6, 6, 1), army=[], level=1, enemy_plans=["e_guards"])
    assert t.asked == "target", "no leader, no guard"


# -- own plans -------------------------------------------------------------------------------------------------------


@rule("FA-aplan-01", "FA-aplan-02")
def test_free_plans_by_battle_value_and_more_for_gold(given: Any) -> None:
    t = drawn(given, ["per_infantry"], level=3, gold=1, plan_cup=["e_flank"])
    assert t.about["free"] == 3
    t.play("a_rally", "a_lead", "a_flank")
    assert t.s.gold == 1
    t.play("a_flank")
    assert t.s.gold == 0
    assert t.asked == "battle_turn", "with neither a free plan nor Gold nothing is asked"
    t = drawn(given, ["per_infantry"], level=1, gold=0, plan_cup=["e_flank"], insights=["morale"])
    t.play("a_rally")
    assert t.no("a_flank").rule == "FA-aplan-02"


@rule("FA-charge-02", "FA-flank-02", "FA-aplan-03", "FA-fate-04")
def test_how_often_a_plan_may_be_taken(given: Any) -> None:
    t = drawn(given, ["per_infantry"], level=8, gold=20, plan_cup=["e_flank"])
    t.play(*["a_charge"] * 6)
    assert t.no("a_charge").why == "plan_limit"
    t.play(*["a_flank"] * 6)
    assert t.no("a_flank").facts["limit"] == 6
    t.play("a_envelop")
    assert t.no("a_envelop").facts["limit"] == 1
    no = t.no("a_fate")
    assert (no.rule, no.why) == ("FA-fate-04", "fate_from_temples")


@rule("FA-envelop-02")
def test_envelop_waits_until_the_last_wall_has_fallen(given: Any) -> None:
    words = {"army": ["mac_phalanx"] * 4, "own_plans": ["a_envelop"], "box": 3, "area": "sardis"}
    t = given(**words, garrison={"sardis": ["per_infantry", "wall reduced"]}, battle_turn=1)
    no = t.no("a_envelop")
    assert (no.rule, no.why) == ("FA-envelop-02", "wall_stands")
    t = given(**words, garrison={"sardis": ["per_infantry", "per_infantry"]}, battle_turn=1)
    assert "a_envelop" in t.keys


@rule("FA-fate-01", "FA-fate-02", "FA-fate-03", "FA-temple-01")
def test_each_temple_gives_a_fate_for_ones_own_dice(given: Any) -> None:
    t = drawn(
        given,
        ["per_archers"],
        temples=["macedonia", "ilium"],
        army=["mac_archers"],
        plan_cup=["e_flank"],
        dice=(6, 6, 5, 1),
    )
    t.play("done", "fight")
    assert t.asked == "fate"
    assert t.about["die"] == 6
    assert t.fact("own_plans") == ["a_fate", "a_fate"]
    t.play("yes")
    assert t.asked == "fate", "the second Fate may roll the same die again"
    t.play("yes")
    assert t.asked == "govern"
    assert len([e for e in t.happened("attacked") if e.side == "side:enemy"]) == 1, "the enemy's die stood"


@rule("FA-flank-01", "FA-flank-02")
def test_flank_once_per_attack_of_infantry_or_cavalry(given: Any) -> None:
    t = fight_at_sardis(
        given, ["per_phalanx", "per_phalanx"], (1,), army=["mac_infantry"], own_plans=["a_flank", "a_flank"]
    )
    assert t.asked == "flank"
    t.play("yes")
    assert t.about["hits"] == 2
    assert t.fact("own_plans") == ["a_flank"]
    t = fight_at_sardis(given, ["per_phalanx", "per_phalanx"], (1,), army=["mac_archers"], own_plans=["a_flank"])
    assert t.asked == "target"


@rule("FA-sacrifice-01")
def test_sacrifice_counts_as_a_one_and_costs_the_unit(given: Any) -> None:
    t = fight_at_sardis(
        given, ["per_phalanx", "per_phalanx"], (), army=["mac_heavy_cavalry"], own_plans=["a_sacrifice"]
    )
    assert "sacrifice mac_heavy_cavalry-1" in t.keys
    t.match.dice.results.extend([6, 6, 6])
    t.play("sacrifice mac_heavy_cavalry-1")
    assert attacks(t, "mac_heavy_cavalry") == [(4, 2, 2)]
    t.play("per_phalanx-1", "per_phalanx-2")
    assert t.fact("army") == []
    assert "sacrifice alexander" not in t.keys


@rule("FA-rally-01")
def test_rally_absorbs_one_hit_of_choice(given: Any) -> None:
    t = fight_at_sardis(given, ["per_chariots"], (1,), army=["mac_phalanx"], own_plans=["a_rally"])
    t.play("mac_phalanx-1")
    assert t.about["hits"] == 1
    t.match.dice.results.extend([6, 6])
    t.play("a_rally")
    assert t.fact("army") == ["mac_phalanx reduced"]
    assert t.fact("own_plans") == []


@rule("FA-lead-01")
def test_lead_raises_both_of_alexanders_values(given: Any) -> None:
    t = fight_at_sardis(given, ["per_archers", "per_archers"], (6, 6, 6), army=[], level=1, own_plans=["a_lead"])
    assert attacks(t, "alexander") == [(2, 1, 0)]
    t = drawn(given, ["per_infantry"], level=1, plan_cup=["e_flank"])
    t.play("a_lead")
    assert t.about["free"] == 0, "Lead brings no plans of its own"


# -- leaders ---------------------------------------------------------------------------------------------------------


@rule("FA-enlead-02", "FA-enlead-06", "FA-turnex-08")
def test_others_cannot_hit_a_leader(given: Any) -> None:
    t = fight_at_sardis(given, ["per_archers", "per_archers", "memnon"], (6, 6, 1), army=["mac_archers"])
    assert t.asked == "target"
    assert "memnon" not in t.keys


@rule("FA-enlead-06")
def test_before_the_duel_a_leaders_hits_fall_on_anyone(given: Any) -> None:
    t = fight_at_sardis(given, ["per_phalanx", "memnon"], (2,), army=["mac_phalanx"], level=1)
    assert attacks(t, "memnon") == [(3, 1, 1)]
    assert set(t.keys) == {"mac_phalanx-1", "alexander"}


@rule("FA-enlead-05")
def test_in_the_duel_the_leaders_hits_go_to_alexander_alone(given: Any) -> None:
    words = {"army": ["mac_phalanx"], "level": 5, "duel": True}
    t = fight_at_sardis(given, ["per_phalanx", "memnon"], (6, 2, 6, 6), **words)
    assert t.s.level == 3, "no choice was offered"
    assert t.fact("army") == ["mac_phalanx"]
    t = fight_at_sardis(given, ["per_archers", "memnon"], (1, 6, 6, 6), **words)
    assert t.fact("army") == ["mac_phalanx reduced"], "others cannot reach Alexander"
    assert t.s.level == 5


@rule("FA-enlead-07", "FA-enlead-08", "FA-killed-01", "FA-glory-03")
def test_a_leader_left_alone_leaves_for_gold_but_no_glory(given: Any) -> None:
    t = fight_at_sardis(given, ["per_archers", "memnon"], (6, 1), army=["mac_archers"], level=1)
    assert t.asked == "govern"
    assert t.s.glory == 4, "battle and Fortress, no leader"
    assert t.fact("destroyed") == ["per_archers", "memnon"]
    t.play("govern", "pass")
    assert t.happened("income")[0].destroyed == 2


# -- retreat and after -----------------------------------------------------------------------------------------------


def retreat(given: Any) -> Any:
    t = given(
        area="sardis",
        came_from="granicus",
        conquered={"granicus": "razed"},
        army=["mac_phalanx"],
        level=3,
        box=3,
        garrison={"sardis": ["per_infantry reduced", "per_archers"]},
        own_plans=["a_rally"],
        enemy_plans=["e_rally"],
        battle_turn=2,
        dice=(3, 2, 6),
    )
    t.play("retreat")
    return t


@rule("FA-retreat-02", "FA-retreat-05", "FA-retreat-06", "FA-after-01")
def test_a_retreat_ends_the_battle_and_goes_back_the_way_it_came(given: Any) -> None:
    t = retreat(given)
    assert t.fact("area") == "granicus"
    assert t.fact("own_plans") == []
    assert t.fact("enemy_plans") == []
    assert t.fact("army") == ["mac_phalanx"]
    assert t.garrison("sardis") == ["per_infantry reduced", "per_archers"]
    assert t.asked == "march"


@rule("FA-retreat-07", "FA-retreat-01", "FA-after-01")
def test_coming_back_plans_are_drawn_anew(given: Any) -> None:
    t = retreat(given)
    t.play("sardis", "enter", "battle")
    assert t.asked == "plans"
    assert sum(t.s.enemy_plans) == 2
    assert t.s.battle_turn == 0
    assert sum(t.s.own_plans) == 0


@rule("FA-retreat-04", "FA-advisor-05")
def test_hephaestion_helps_the_retreat_and_lead_does_not(given: Any) -> None:
    words = {
        "area": "sardis",
        "came_from": "ephesus",
        "army": ["mac_phalanx"],
        "level": 1,
        "box": 3,
        "dice": (2,),
        "garrison": {"sardis": ["per_infantry"]},
    }
    assert given(**words, advisors=["hephaestion"], battle_turn=1).play("retreat").fact("army") == ["mac_phalanx"]
    assert given(**words, own_plans=["a_lead"], battle_turn=1).play("retreat").fact("army") == []


@rule("FA-lost-01", "FA-runout-02", "FA-spend-05")
def test_units_lost_can_be_bought_again_but_never_more_than_there_are(given: Any) -> None:
    t = given(army=["mac_light_cavalry"], gold=20, box=1, phase="spend")
    t.play("disband mac_light_cavalry-1", "buy mac_light_cavalry-1", "buy mac_light_cavalry-2")
    assert t.fact("army") == ["mac_light_cavalry", "mac_light_cavalry"]
    assert not [k for k in t.keys if k.startswith("buy mac_light_cavalry")], "there are only two"
    t = fight_at_sardis(given, ["per_archers"], (1, 6, 6, 6), "mac_archers-1", army=["mac_archers", "mac_phalanx"])
    assert "mac_archers" not in t.fact("army")
    place = {p.id: p.at for p in t.match.view(0).pieces}
    assert place["mac_archers-1"] == "space:reinforcements"


# -- insights in battle ----------------------------------------------------------------------------------------------


@rule("FA-anticipation-01", "FA-insight-03")
def test_anticipation_before_plans_are_drawn(given: Any) -> None:
    t = drawn(given, ["per_infantry", "per_archers"], insights=["anticipation"])
    assert t.asked == "anticipation"
    assert sum(t.s.enemy_plans) == 0
    t.play("yes")
    assert t.asked == "plans"
    assert sum(t.s.enemy_plans) == 0
    assert t.s.insights == []
    t = drawn(given, ["per_infantry", "per_archers"], insights=["anticipation"])
    t.play("no")
    assert sum(t.s.enemy_plans) == 2


@rule("FA-bucephalus-01")
def test_bucephalus_before_plans_are_chosen(given: Any) -> None:
    t = drawn(
        given,
        ["per_archers", "per_archers"],
        insights=["bucephalus"],
        level=1,
        army=[],
        plan_cup=["e_guards", "e_guards"],
        dice=(6, 6, 6),
    )
    assert t.asked == "bucephalus"
    t.play("yes")
    assert t.about["free"] == 2
    t.play("done", "fight")
    assert attacks(t, "alexander") == [(2, 1, 0)]


@rule("FA-maneuver-01", "FA-maneuver-02")
def test_maneuver_holds_the_enemy_for_a_turn_but_not_his_walls(given: Any) -> None:
    t = drawn(
        given,
        ["per_archers", "per_infantry", "wall"],
        insights=["maneuver"],
        army=["mac_archers"],
        level=1,
        plan_cup=["e_archers", "e_flank", "e_rally"],
        dice=(6, 6, 6, 6, 6, 6),
    )
    t.play("maneuver")
    assert t.fact("enemy_plans") == ["e_flank", "e_rally"]
    t.play("done", "fight")
    assert not [e for e in t.happened("attacked") if e.side == "side:enemy"]
    assert attacks(t, "mac_archers") == [(0, 0, 0)], "the wall works"
    t.play("fight")
    assert len([e for e in t.happened("attacked") if e.side == "side:enemy"]) == 2


@rule("FA-morale-01")
def test_morale_gives_a_rally_for_each_force(given: Any) -> None:
    t = drawn(given, ["per_archers"], insights=["morale"], army=["mac_archers", "mac_phalanx"], plan_cup=["e_rally"])
    t.play("morale", "a_rally", "done")
    assert t.fact("own_plans") == ["a_rally"] * 4


@rule("FA-trap-01")
def test_trap_rolls_for_hits_on_units_and_never_on_leaders(given: Any) -> None:
    t = given(
        area="sardis",
        garrison={"sardis": ["per_infantry", "per_phalanx", "memnon"]},
        insights=["trap"],
        box=3,
        battle_turn=1,
        dice=(2,),
    )
    t.play("trap")
    assert t.about["hits"] == 2
    assert "memnon" not in t.keys
    t.play("per_infantry-1", "per_phalanx-1")
    assert t.garrison("sardis") == ["per_infantry reduced", "per_phalanx reduced", "memnon"]
    assert t.s.insights == []


@rule("FA-turnex-06", "FA-envelop-01")
def test_units_enveloped_before_their_speed_do_not_attack(given: Any) -> None:
    words = {"army": ["mac_phalanx"] * 4, "own_plans": ["a_envelop"], "level": 1}
    t = fight_at_sardis(given, ["per_archers", "per_archers"], (6, 6, 6, 6, 6, 6), **words)
    assert t.asked == "moment"
    t.play("a_envelop", "per_archers-1")
    assert not attacks(t, "per_archers"), "three hits sweep both away before they shoot"
    assert t.asked == "govern"
    t = fight_at_sardis(given, ["per_archers", "per_archers", "per_phalanx"], (6,) * 7, **words)
    t.play("a_envelop", "per_archers-1", "per_phalanx-1")
    assert len(attacks(t, "per_archers")) == 1


@rule("FA-wall-02", "FA-wall-03")
@pytest.mark.parametrize(
    ("walls", "needs", "superior", "hits"), [([], 4, 2, 2), (["wall reduced"], 3, 1, 2), (["wall"], 2, 0, 1)]
)
def test_walls_lower_the_superior_value_too(given: Any, walls: list[str], needs: int, superior: int, hits: int) -> None:
    t = fight_at_sardis(given, ["per_phalanx", "per_phalanx", *walls], (1,), army=["mac_heavy_cavalry"])
    assert attacks(t, "mac_heavy_cavalry") == [(needs, superior, hits)]


@rule("FA-leader-05", "FA-gain-03", "FA-enlead-09", "FA-glory-03")
def test_a_killed_leader_goes_into_no_cup(given: Any) -> None:
    t = fight_at_sardis(given, ["per_phalanx", "memnon reduced"], (1,), "memnon", army=[], level=8)
    assert t.asked == "govern"
    assert [e.piece for e in t.happened("leader_killed")] == ["piece:memnon"]
    assert t.fact("destroyed") == ["memnon", "per_phalanx"], "both give Gold"
    t.play("raze", "pass")
    assert t.happened("income")[0].destroyed == 2
    everywhere = [c for cup in t.s.cup for c in cup] + [c for g in t.s.garrison for c in g] + t.s.destroyed
    assert NUMBER_OF["memnon"] not in everywhere
    assert "per_phalanx" in t.fact("cup")["persian"]


class SixSided(SeededDice):
    """Dice that complain of any other die on the table."""

    def d(self, sides: int, *, hidden: bool = False) -> int:
        assert hidden or sides == 6, f"a die of {sides} sides"
        return super().d(sides, hidden=hidden)


@rule("FA-die-01")
def test_nothing_but_six_sided_dice_is_ever_rolled() -> None:
    rolled = set()
    for seed in range(40):
        scenario = GAME.scenarios[seed % 4]
        match = Match(GAME, GAME.setup(scenario=scenario), SixSided(seed))
        whims = SeededDice(seed)
        for _ in range(250):
            if not match.pending:
                break
            d = match.pending[0]
            timid = [o.key for o in d.options if not o.key.startswith(("alexander", "deeds", "disband "))]
            match.play(0, whims.pick(timid or [o.key for o in d.options]))
        rolled.update(e.__struct_config__.tag for e in match.all_events())
    assert {"attacked", "scouted", "order_rolled", "retreat_rolled", "intimidated", "fleet_rolled", "raided"} <= rolled


@rule("FA-turnex-05", "FA-speed-01")
def test_a_leader_slowed_down_after_his_attack_does_not_attack_again(given: Any) -> None:
    t = battle(given, ["per_archers", "chares"], (6, 6, 2), army=[], level=2, duel=True)
    t.play("fight")
    assert "chares reduced" in t.garrison("sardis")
    assert len(attacked(t, "chares")) == 1
    assert t.asked == "battle_turn"


@rule("FA-speed-01", "FA-death-01")
def test_alexander_slowed_down_after_his_attack_does_not_attack_again(given: Any) -> None:
    t = battle(given, ["per_infantry", "per_phalanx"], (6, 1, 6), army=[], level=4)
    t.play("fight")
    assert t.s.level == 2, "hit at speed 2, after his attack at speed 3"
    assert len(attacked(t, "alexander")) == 1


@rule("FA-resolve-05")
def test_there_is_no_passing_while_units_can_attack(given: Any) -> None:
    t = battle(given, ["per_phalanx"], (), army=["mac_archers", "mac_archers"], level=1)
    t.play("fight")
    assert t.keys == ["attack mac_archers-1", "attack mac_archers-2"]


def test_units_spared_their_attack_by_the_end_of_a_battle_rest_and_alexander_does_not(given: Any) -> None:
    t = battle(given, ["per_archers"], (1, 1), army=["mac_archers", "mac_archers"], level=7)
    t.play("fight", "mac_archers-1", "attack mac_archers-1")
    assert t.asked == "govern"
    assert [e.piece for e in t.happened("rested")] == ["piece:mac_archers-2"]


@rule("FA-spies-01")
def test_what_spies_take_out_of_a_battle_is_whole_again(given: Any) -> None:
    t = battle(given, ["per_phalanx reduced", "wall reduced"], (), insights=["spies"], army=["mac_phalanx"])
    t.play("deeds", "spies")
    assert t.asked in ("battle_turn", "govern")


def test_disbanding_outside_a_battle_is_no_attack(given: Any) -> None:
    t = given(box=3, phase="spend", army=["mac_phalanx"])
    t.play("disband mac_phalanx-1")
    assert t.s.acted == []


@rule("FA-cav-01", "FA-after-01")
def test_rest_is_not_carried_over_to_another_battle(given: Any) -> None:
    t = battle(given, ["per_phalanx"], (6, 6, 6, 1, 1, 6), army=["mac_heavy_cavalry"], level=3)
    t.play("fight", "retreat")
    assert t.s.attacked == {}


def test_a_battle_turn(given: Any) -> None:
    t = at_sardis(
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
    t = at_sardis(
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
    t = at_sardis(
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
        "battle_won space:sardis {'wall': 1}",
        "closed",
        "area_conquered space:sardis battle",
        "glory_gained 2 battle",
        "glory_gained 2 fortress",
    ]


def test_an_envelopment(given: Any) -> None:
    t = at_sardis(given, ["per_phalanx"], army=["mac_phalanx"] * 2, level=2, own_plans=["a_envelop"], dice=())
    t.play("a_envelop")
    assert told(t)[:7] == [
        "plan_used a_envelop side:macedonian",
        "enveloped 2",
        "unit_reduced per_phalanx-1 side:enemy",
        "unit_destroyed per_phalanx-1 side:enemy",
        "battle_won space:sardis {}",
        "closed",
        "area_conquered space:sardis battle",
    ]


def test_a_duel_to_the_end(given: Any) -> None:
    t = at_sardis(
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
    t = at_sardis(given, ["per_phalanx"], army=["mac_archers", "mac_phalanx reduced"], level=2, dice=(3, 2))
    t.play("retreat")
    assert told(t) == [
        "retreat_rolled mac_archers-1 3 2 False",
        "unit_destroyed mac_archers-1 side:macedonian",
        "retreat_rolled mac_phalanx-1 2 2 True",
        "retreated space:sardis space:ephesus",
        "closed",
    ]
    assert t.fact("area") == "ephesus"


def test_alexander_who_has_attacked_is_not_asked_again_at_the_speed_he_falls_to(given: Any) -> None:
    """At A6 he attacks at speed 4; hit there, he is A4, whose speed is 3."""
    t = at_sardis(
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
