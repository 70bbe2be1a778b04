"""Numbers with their reasons: what is told of an attack's value is what the rules have rolled against."""

from __future__ import annotations

import random
from typing import Any

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.attacks import attack_worth, own_worth
from strategos.games.alexander.events import Attacked
from strategos.games.alexander.facts import ALEXANDER
from strategos.games.alexander.odds import position
from strategos.games.alexander.state import Battle
from strategos.kernel.match import Match


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
