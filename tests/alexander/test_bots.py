"""The sensible commander, and one by chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from strategos.bots import Chair, bot
from strategos.games.alexander import GAME
from strategos.kernel.match import Match


def played(scenario: str, seed: int) -> Match[Any]:
    match = Match(GAME, GAME.setup(scenario=scenario), seed)
    commander, rng = bot("alexander", "heuristic"), random.Random(seed)
    while match.pending:
        decision = match.pending[0]
        match.play(decision.seat, commander.answer(Chair(match, decision, rng)))
        assert not list(GAME.complaints(match.state))
    return match


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_commander_plays_every_scenario_to_its_end(scenario: str) -> None:
    match = played(scenario, 3)
    assert match.outcome is not None


def commanded(t: Any, which: str = "heuristic") -> str:
    """What the commander answers at this table."""
    return bot("alexander", which).answer(Chair(t.match, t.match.pending[0], random.Random(0)))


STRONG = ["per_phalanx", "per_phalanx", "per_immortals", "per_heavy_cavalry", "per_heavy_cavalry", "per_chariots"]


HOPELESS = [*STRONG, *["per_infantry"] * 5, *["per_archers"] * 4]


SMALL = ["mac_archers", "mac_heavy_cavalry", "mac_infantry", "mac_phalanx", "mac_phalanx"]


ASIA = {"chaeronea": "razed", "granicus": "razed", "sardis": "razed"}


@pytest.mark.parametrize(("box", "answer"), [(3, "pass"), (10, "halicarnassus")])
def test_the_commander_waits_at_the_gates_for_better_odds_but_not_on_the_last_turn(
    given: Any, box: int, answer: str
) -> None:
    t = given(
        area="ephesus", conquered=ASIA, garrison={"halicarnassus": HOPELESS, "lycia": []}, army=SMALL, gold=9,
        box=box, phase="conquest",
    )  # fmt: skip
    assert commanded(t) == answer


@pytest.mark.parametrize(("area", "buys"), [("sestus", False), ("ilium", True)])
def test_the_commander_marches_light_and_recruits_before_the_gates(given: Any, area: str, buys: bool) -> None:
    t = given(
        area=area, conquered={"chaeronea": "razed"}, garrison={"granicus": [*STRONG, "memnon"]}, army=SMALL, gold=20,
        box=3, phase="spend",
    )  # fmt: skip
    assert commanded(t).startswith("buy ") == buys


def test_the_commander_who_disbands_units_to_march_then_marches(given: Any) -> None:
    army = [*SMALL, "mac_light_cavalry", "mac_heavy_cavalry"]
    t = given(
        area="ephesus", conquered=ASIA, garrison={"halicarnassus": ["per_archers"], "lycia": ["per_archers"]},
        army=army, gold=5, box=3, phase="conquest", dice=(1,),
    )  # fmt: skip
    t.play("halicarnassus")
    answers = [commanded(t)]
    while answers[-1].startswith("disband "):
        t.play(answers[-1])
        answers.append(commanded(t))
    assert [a.split(" ")[0] for a in answers] == ["disband", "disband", "enter"]


@pytest.mark.parametrize(("gold", "first"), [(9, "disband"), (10, "halicarnassus")])
def test_the_commander_sends_home_whom_the_purse_cannot_feed(given: Any, gold: int, first: str) -> None:
    army = [
        *SMALL,
        *["mac_archers"] * 2,
        *["mac_light_cavalry"] * 2,
        "mac_heavy_cavalry",
        "mac_infantry",
        "mac_phalanx",
    ]
    t = given(
        area="ephesus", conquered=ASIA, garrison={"halicarnassus": ["per_archers"], "lycia": ["per_archers"]},
        army=army, gold=gold, box=3, phase="conquest",
    )  # fmt: skip
    assert commanded(t).split(" ")[0] == first


@pytest.mark.parametrize(("gold", "refits"), [(4, False), (5, True)])
def test_the_commander_keeps_gold_for_the_march_before_he_refits(given: Any, gold: int, refits: bool) -> None:
    t = given(area="ilium", army=[*SMALL[1:], "mac_infantry reduced"], gold=gold, box=3, phase="refit")
    assert commanded(t).startswith("refit ") == refits


def test_the_commander_pays_intrigue_where_an_empty_cup_would_cost_hits(given: Any) -> None:
    full = given(area="ilium", army=SMALL, gold=9, box=3, pile=["op_force2_a"], phase="enemy_operations")
    dry = given(
        area="ilium", army=SMALL, gold=9, box=3, pile=["op_force2_a"], cup={"persian": []}, phase="enemy_operations"
    )
    assert (commanded(full), commanded(dry)) == ("no", "yes")


@pytest.mark.parametrize(
    "words",
    [
        {
            "phase": "advance",
            "box": 4,
            "prophecies": {"wall_of_wood": 4, "pray_to_the_winds": 5},
            "level": 1,
            "gold": 5,
        },
        {
            "phase": "conquest",
            "area": "granicus",
            "conquered": {"granicus": "razed", "sardis": "razed"},
            "prophecies": {"the_serpent": 6, "pray_to_the_winds": 6},
            "advisors": ["parmenion"],
            "box": 3,
            "level": 1,
            "gold": 5,
            "dice": (2,),
            "first": ["sardis", "enter"],
        },
    ],
    ids=["a penalty", "a hit"],
)
def test_the_commander_prays_for_his_life(given: Any, words: dict[str, Any]) -> None:
    first = words.pop("first", [])
    t = given(army=[], **words).play(*first)
    kind = t.asked
    assert kind in ("penalty", "hit")
    while t.asked in (kind, "deed"):
        t.play(commanded(t))
    assert t.match.outcome is None
    assert t.s.level == 1


def test_a_timid_random_commander_never_breaks_the_rules() -> None:
    """Random play that spares Alexander and his units gets far enough to try everything."""
    kinds = set()
    for seed in range(60):
        rng = random.Random(seed)
        scenario = GAME.scenarios[seed % len(GAME.scenarios)]
        match = Match(GAME, GAME.setup(scenario=scenario), seed)
        while match.pending:
            d = match.pending[0]
            kinds.add(d.kind)
            keys = [o.key for o in d.options if o.key != "alexander" and not o.key.startswith("disband ")]
            match.play(0, rng.choice(keys or [o.key for o in d.options]))
            assert len(d.options) <= 200
            problems = list(GAME.complaints(match.state))
            assert not problems, (scenario, seed, problems)
    assert len(kinds) > 22, sorted(kinds)


# -- what normal does otherwise --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("glory", "answer"), [(1, "done"), (2, "glory=02"), (9, "glory=05")])
def test_normal_pays_glory_to_keep_an_intimidation_going_that_would_fail(given: Any, glory: int, answer: str) -> None:
    """A total of 3 at recruit's table: 5 goes on, 8 succeeds."""
    t = given(
        area="granicus", conquered={"chaeronea": "razed", "granicus": "governed"}, garrison={"sardis": STRONG},
        army=SMALL, gold=9, box=3, glory=glory, phase="conquest", dice=(6, 2),
    )  # fmt: skip
    t.play("sardis", "enter", "intimidate")
    assert t.about["total"] == 3
    assert commanded(t, "normal") == answer


@pytest.mark.parametrize(("which", "answer"), [("normal", "antipaters_levies"), ("heuristic", "done")])
def test_normal_calls_the_levies_to_gaugamela(fresh: Any, which: str, answer: str) -> None:
    assert commanded(fresh("gaugamela"), which) == answer


@pytest.mark.parametrize(("scenario", "answer"), [("granicus", "done"), ("linked", "war_chest")])
def test_normal_takes_the_war_chest_in_a_career_only(fresh: Any, scenario: str, answer: str) -> None:
    assert commanded(fresh(scenario), "normal") == answer
