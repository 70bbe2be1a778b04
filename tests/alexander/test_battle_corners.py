"""Corners of a battle: who acts when, who may be hit, what is spent, what is left behind."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.facts import A_REGROUP
from strategos.kernel.chance import SeededDice
from strategos.kernel.match import Match

rule = pytest.mark.rule


def battle(given: Any, enemy: list[str], dice: tuple[int, ...] = (), **words: Any) -> Any:
    words = {"area": "sardis", "came_from": "ephesus", "level": 4, "box": 3, **words}
    scenario, area = words.pop("scenario", "granicus"), words["area"]
    return given(scenario, **{"empty": True, **words, "garrison": {area: enemy}}, battle_turn=1, dice=dice)


def attacked(t: Any, name: str) -> list[tuple[int, int]]:
    return [(e.die, e.needs) for e in t.happened("attacked") if e.piece.startswith(f"piece:{name}")]


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


@rule("FA-option-02", "FA-siege-01")
@pytest.mark.parametrize(("area", "army", "needs"), [("gaza", "mac_siege_engine", 1), ("gaza", "mac_infantry", 3),
                                                     ("tyre", "mac_siege_engine", 2)])  # fmt: skip
def test_the_defences_of_gaza_hinder_siege_engines_there(given: Any, area: str, army: str, needs: int) -> None:
    t = battle(
        given, ["per_phalanx"], (6,) * 6, scenario="tyre", area=area, came_from="old_tyre", army=[army],
        options=["gaza_defenses"], sections=["destroyed"] + ["full"] * 5,
    )  # fmt: skip
    t.play("fight")
    assert attacked(t, army) == [(6, needs)]


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


@rule("FA-tyre-move-02", "FA-wall-07")
def test_the_section_at_the_mole_fights_falls_and_is_no_counter(given: Any) -> None:
    t = given(
        "tyre", empty=True, area="old_tyre", mole=8, sections=["reduced"] + ["full"] * 5, level=8, box=3,
        garrison={"tyre": ["per_phalanx"] * 2}, army=["mac_siege_engine"], phase="conquest", dice=(2, 1),
    )  # fmt: skip
    supply = t.fact("walls_left")
    t.play("tyre", "enter", "battle", "done")
    assert t.garrison("tyre") == ["per_phalanx", "per_phalanx", "wall_section reduced"]
    t.play("retreat")
    assert t.garrison("tyre") == ["per_phalanx", "per_phalanx"], "it does not fight where there is no battle"
    assert t.fact("walls_left") == supply


@rule("FA-wall-04", "FA-tyre-move-03")
def test_a_destroyed_section_is_a_breach(given: Any) -> None:
    t = given(
        "tyre", empty=True, area="old_tyre", mole=8, sections=["reduced"] + ["full"] * 5, level=4, box=3,
        garrison={"tyre": ["per_phalanx"] * 2}, army=["mac_siege_engine"], phase="conquest", dice=(2, 6, 6, 6, 1),
        plan_cup=["e_guards"] * 3,
    )  # fmt: skip
    supply = t.fact("walls_left")
    t.play("tyre", "enter", "battle", "done", "fight", "wall")
    assert t.fact("sections")[0] == "destroyed"
    assert t.garrison("tyre") == ["per_phalanx", "per_phalanx"]
    assert t.fact("walls_left") == supply


@rule("FA-resolve-09", "FA-trap-01")
def test_hits_left_over_when_only_walls_stand_are_lost(given: Any) -> None:
    t = battle(given, ["per_archers", "wall"], (4,), insights=["trap"], army=["mac_phalanx"])
    t.play("trap", "per_archers-1")
    assert t.asked == "govern"
    assert not any("wall" in e.piece for e in t.happened("unit_reduced"))


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


@rule("FA-land-05", "FA-wall-04")
def test_a_phalanx_before_a_wall_stops_when_nothing_can_hit(given: Any) -> None:
    t = battle(given, ["per_immortals", "wall", "per_phalanx"], (6, 6, 6, 1, 1), army=["mac_phalanx"])
    t.play("fight", "per_phalanx-1", "per_phalanx-1")
    assert attacked(t, "mac_phalanx") == [(1, 2), (1, 1)]
    assert t.dice_left == 0


@rule("FA-land-05")
def test_an_enemy_phalanx_goes_on_one_lower_each_time(given: Any) -> None:
    t = battle(given, ["per_phalanx"], (6, 1, 1, 1, 6), army=["mac_phalanx"] * 3, level=4)
    t.play("fight", "mac_phalanx-1", "mac_phalanx-2", "mac_phalanx-3")
    assert attacked(t, "per_phalanx") == [(1, 3), (1, 2), (1, 1)]
    assert t.asked == "attacker"


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


@rule("FA-charge-01", "FA-disband-01")
def test_cavalry_that_rests_is_offered_a_charge_until_it_is_disbanded(given: Any) -> None:
    words = {"army": ["mac_heavy_cavalry", "mac_heavy_cavalry"], "own_plans": ["a_charge"], "level": 1}
    t = given(
        area="sardis", empty=True, garrison={"sardis": ["per_phalanx"]}, **words, box=3, battle_turn=2,
        attacked={"mac_heavy_cavalry-1": 1, "mac_heavy_cavalry-2": 1}, dice=(6,) * 6,
    )  # fmt: skip
    t.play("fight")
    assert t.asked == "last_attack"
    assert t.match.pending[0].rule == "FA-charge-01"
    assert t.keys == ["charge mac_heavy_cavalry-1", "charge mac_heavy_cavalry-2", "pass"]
    t.play("deeds", "disband mac_heavy_cavalry-2")
    assert t.keys == ["charge mac_heavy_cavalry-1", "pass"]
    t.play("pass")
    assert [e.piece for e in t.happened("rested")] == ["piece:mac_heavy_cavalry-1"]
    lines = {line.piece: line for line in t.match.view(0).stage.lines}
    assert lines["mac_heavy_cavalry-1"].acted


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


@rule("FA-enlead-02", "FA-enlead-04")
def test_the_leader_is_alexanders_target_and_nobody_elses(given: Any) -> None:
    t = battle(given, ["per_archers", "per_phalanx", "memnon"], (6, 6, 6, 1, 6, 6), army=["mac_phalanx"], level=2)
    t.play("fight", "memnon", "attack mac_phalanx-1")
    assert t.asked == "target"
    assert "memnon" not in t.keys
    t.play("per_phalanx-1")
    assert "memnon" in t.garrison("sardis")


@rule("FA-resolve-07", "FA-enlead-06")
def test_alexander_who_attacks_units_may_hit_a_wall(given: Any) -> None:
    t = battle(given, ["per_phalanx", "wall", "memnon"], (1,), army=[], level=8)
    t.play("fight", "units")
    assert t.keys == ["per_phalanx-1", "wall-1"] or t.keys == ["per_phalanx-1", "wall-10"]


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
