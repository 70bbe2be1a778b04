"""One attack: its value with the reasons that are told of it, the hits it inflicts and who takes them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.attacks import alexanders_worth, attack_worth, own_worth
from strategos.games.alexander.events import Attacked
from strategos.games.alexander.facts import ALEXANDER
from strategos.games.alexander.odds import position
from strategos.games.alexander.state import Battle
from strategos.kernel.match import Match

from .table import at_sardis, attacked, battle

rule = pytest.mark.rule


def reasons(line: Any) -> list[tuple[str, int]]:
    return [(r.why, r.by) for r in line.battle_why]


def lines(t: Any) -> dict[str, Any]:
    return {line.piece: line for line in t.match.view(0).stage.lines}


@pytest.mark.rule("FA-wall-02")
@pytest.mark.rule("FA-advisor-05")
def test_walls_and_advisors_count_from_the_first_moment(given: Any) -> None:
    t = given(
        area="sardis", came_from="ephesus", empty=True, box=3, level=5, advisors=["hephaestion"],
        army=["mac_phalanx"], garrison={"sardis": ["per_infantry", "wall"]}, phase="conquest", step="plans",
    )  # fmt: skip
    assert t.asked == "plans"
    stage = t.match.view(0).stage
    assert stage.battle.turn == 0
    assert stage.battle.penalty == 2
    alexander, phalanx = lines(t)["alexander"], lines(t)["mac_phalanx-1"]
    assert reasons(alexander)[1:] == [("helped", 1), ("walls", -2)]
    assert reasons(phalanx)[1:] == [("walls", -2)]
    before = alexander.battle
    t.play("a_lead")
    assert lines(t)["alexander"].battle == before + 1
    assert ("helped", 1) in reasons(lines(t)["alexander"])


@pytest.mark.rule("FA-land-05")
def test_a_second_attack_says_that_it_is_one_lower(given: Any) -> None:
    t = given(
        area="sardis", came_from="ephesus", empty=True, box=3, army=["mac_phalanx"], battle_turn=1,
        garrison={"sardis": ["per_infantry"] * 3}, dice=(6, 6, 6, 1, 6, 6, 6),
    )  # fmt: skip
    t.play("fight")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    mine = [e for e in t.happened("attacked") if e.piece == "piece:mac_phalanx-1"]
    assert [e.needs for e in mine] == [4, 3]
    assert [(r.why, r.by) for r in mine[1].reasons] == [("printed", 4), ("again", -1)]
    assert not mine[0].reasons, "as printed: nothing to tell"


@pytest.mark.rule("FA-speed-02")
def test_a_unit_hit_at_its_own_speed_says_that_it_keeps_its_value(given: Any) -> None:
    t = given(
        area="sardis", came_from="ephesus", empty=True, box=3, army=["mac_infantry"], battle_turn=1,
        garrison={"sardis": ["per_infantry"] * 3}, dice=(1, 6, 6, 6, 6, 6),
    )  # fmt: skip
    t.play("fight", "mac_infantry-1")
    while t.asked not in ("battle_turn", None):
        t.play(t.keys[0])
    mine = next(e for e in t.happened("attacked") if e.piece == "piece:mac_infantry-1")
    assert [(r.why, r.by) for r in mine.reasons] == [("printed", mine.needs), ("kept", 0)]


PLACES = ["granicus chaeronea", "granicus halicarnassus", "issus side", "tyre gaza", "gaugamela gaugamela"]


@pytest.mark.parametrize("place", PLACES)
def test_reasons_sum_up_to_what_is_rolled_against(place: str) -> None:
    """By chance: battles answered at random; every attack, and before every question both lines of the stage."""
    scenario, area = place.split()
    attacks = staged = 0
    for seed in range(12):
        rng = random.Random(seed)
        army = ",".join(rng.sample(["phalanx", "infantry", "archers", "light_cavalry", "siege_engine"], 3))
        words = {"army": army, "level": str(rng.randint(1, 8)), "advisors": rng.choice(["", "hephaestion"])}
        s = position(scenario, area, words)
        s.agenda = [Battle()]
        match = Match(GAME, GAME.setup(scenario=scenario), seed, state=s)
        for _ in range(60):
            stage = match.view(0).stage if match.pending else None
            if stage is None:
                break
            for line in stage.lines:
                staged += 1
                assert line.battle == max(0, sum(r.by for r in line.battle_why))
                assert line.superior == max(0, sum(r.by for r in line.superior_why))
            decision = match.pending[0]
            keys = [o.key for o in decision.options if o.key not in ("retreat", "deeds")]
            match.play(0, rng.choice(keys))
        for event in match.all_events():
            if isinstance(event, Attacked):
                attacks += 1
                assert not event.reasons or event.needs == sum(r.by for r in event.reasons)
    assert attacks > 50
    assert staged > 500


def test_the_stage_tells_what_the_next_attack_rolls_against(given: Any) -> None:
    t = given(
        area="sardis", came_from="ephesus", empty=True, box=3, level=5, army=["mac_heavy_cavalry"], battle_turn=1,
        garrison={"sardis": ["per_infantry", "wall"]},
    )  # fmt: skip
    told = {name: line.battle for name, line in lines(t).items()}
    t.play("fight")
    while t.asked not in ("battle_turn", None):
        t.play(t.keys[0])
    rolled = {e.piece.removeprefix("piece:"): max(0, e.needs) for e in reversed(t.happened("attacked"))}
    assert rolled
    assert {name: told[name] for name in rolled} == rolled
    assert attack_worth(t.s, ALEXANDER, own_worth(t.s, ALEXANDER))[0].reasons


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


@rule("FA-resolve-09", "FA-trap-01")
def test_hits_left_over_when_only_walls_stand_are_lost(given: Any) -> None:
    t = battle(given, ["per_archers", "wall"], (4,), insights=["trap"], army=["mac_phalanx"])
    t.play("trap", "per_archers-1")
    assert t.asked == "govern"
    assert not any("wall" in e.piece for e in t.happened("unit_reduced"))


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


def test_what_helps_alexander_is_told_by_its_rule(given: Any) -> None:
    t = at_sardis(
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
    t = at_sardis(given, ["per_heavy_cavalry", "per_phalanx"], army=["mac_phalanx"], level=5, dice=(3, 6, 6, 6))
    t.play("fight", "alexander")
    while t.asked != "battle_turn":
        t.play(t.keys[0])
    mine = next(e for e in t.happened("attacked") if e.piece == "piece:alexander")
    assert [(r.why, r.by) for r in mine.reasons] == [("level", 4), ("kept", 0)]


def test_cavalry_that_falls_while_it_rests_is_not_said_to_rest(given: Any) -> None:
    t = at_sardis(
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


def test_a_unit_that_fell_at_its_own_speed_tells_no_kept_value(given: Any) -> None:
    army = ["mac_phalanx reduced", "mac_archers"]
    t = at_sardis(given, ["per_phalanx"] * 2, army=army, level=1, dice=(6, 1, 6, 6, 6, 6))
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
