"""Odds, the sensible commander, the data files, hidden things, speed of copying."""

from __future__ import annotations

import random
from typing import Any

import pytest

from strategos.bots import Chair, bot
from strategos.games.alexander import GAME, data_check, odds
from strategos.games.alexander.facts import A_ENVELOP, A_RALLY
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import BadInput
from strategos.kernel.match import Match
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
    assert sum(sardis["intimidation"].values()) == pytest.approx(1)
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


def test_the_data_agree_with_the_rulebook() -> None:
    assert data_check.check() == []
    rows = list(data_check.rows())
    assert len(rows) > 400
    assert all(r.id and r.src for r in rows)
    assert {r.src.partition(":")[0] for r in rows} == {"rules", "public", "reconstructed"}
    assert all(r.sure is False for r in rows if r.src == "reconstructed")


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


def commanded(t: Any) -> str:
    """What the commander answers at this table."""
    return bot("alexander", "heuristic").answer(Chair(t.match, t.match.pending[0], random.Random(0)))


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


def test_what_lies_face_down_stays_unseen(fresh: Any) -> None:
    t = fresh("granicus", 4)
    t.play("done", "parmenion")
    twin = t.match.copy()
    GAME.resample(twin.state, 0, SeededDice(99))
    assert (twin.state.pile, twin.state.oracle) != (t.s.pile, t.s.oracle)
    assert GAME.view(twin.state, 0) == GAME.view(t.s, 0)
    assert not list(GAME.complaints(twin.state))
    hidden = sorted([*t.s.unread, *(n for n in t.s.oracle if n >= 0)])
    assert sorted([*twin.state.unread, *(n for n in twin.state.oracle if n >= 0)]) == hidden


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
