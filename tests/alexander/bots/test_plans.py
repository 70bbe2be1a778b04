"""Answers tried at the forks of a campaign: where the commander thinks, what he tries, and how he values what comes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from strategos.bots import Budget, Chair
from strategos.bots.planner import Planner
from strategos.games.alexander import GAME
from strategos.games.alexander.bots.features import NAMES, VALUATION, features, tables
from strategos.games.alexander.bots.heuristic import Heuristic
from strategos.games.alexander.bots.plans import PLANNING, WON, horizon, is_fork, merit, plans, sensible
from strategos.games.alexander.bots.weights import TUNED, WEIGHTS, everywhere
from strategos.games.alexander.facts import KIND, NUMBER_OF
from strategos.kernel.match import Match
from strategos.parts.valuation import value

SMALL = ["mac_archers", "mac_heavy_cavalry", "mac_infantry", "mac_phalanx", "mac_phalanx"]
ASIA = {"chaeronea": "razed", "granicus": "razed", "sardis": "razed"}


def sit(match: Match[Any], decisions: int = 300) -> Chair:
    return Chair(match, match.pending[0], random.Random(1), Budget(decisions, 60.0))


def forks(scenario: str, most: int, every: int = 1, seed: int = 3) -> list[Match[Any]]:
    """Every so manieth position of a campaign of the heuristic in which the planner thinks."""
    match = Match(GAME, GAME.setup(1, scenario), seed)
    player, found, seen = Heuristic(TUNED), [], 0
    while match.pending and len(found) < most:
        decision = match.pending[0]
        if len(decision.options) > 1 and is_fork(match.state, decision):
            seen += 1
            if seen % every == 0:
                found.append(match.copy())
        match.play(0, player.answer(sit(match)))
    return found


def commanded(t: Any, **changes: Any) -> str:
    return Heuristic(everywhere(msgspec.structs.replace(WEIGHTS, **changes))).answer(sit(t.match))


# -- forks and plans --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_plan_begins_with_an_answer_there_is(scenario: str) -> None:
    for match in forks(scenario, 20, every=2):
        decision = match.pending[0]
        found = plans(match.state, decision, TUNED, random.Random(1))
        assert found
        assert all(decision.option(plan.key) is not None for plan in found)


def test_of_equal_units_the_first_is_bought_and_none_is_sent_home(given: Any) -> None:
    t = given(
        area="ilium", conquered={"chaeronea": "razed"}, garrison={"granicus": ["memnon"]}, army=SMALL, gold=20, box=3,
        phase="spend",
    )  # fmt: skip
    decision = t.match.pending[0]
    bought = [key for key in sensible(t.s, decision) if key.startswith("buy ")]
    kinds = [KIND[NUMBER_OF[key.removeprefix("buy ")]] for key in bought]
    assert len(kinds) == len(set(kinds)) > 1
    offered = {KIND[NUMBER_OF[o.key.removeprefix("buy ")]] for o in decision.options if o.key.startswith("buy ")}
    assert set(kinds) == offered
    assert not any(key.startswith("disband") for key in sensible(t.s, decision))


def test_he_looks_as_far_as_the_end_of_the_campaign(given: Any) -> None:
    t = given(area="ilium", army=SMALL, box=3, phase="spend")
    reached = horizon(t.s, 0)
    later = t.s.copy()
    later.box = 12
    assert not reached(later)
    later.campaign = 1
    assert reached(later)


# -- value ------------------------------------------------------------------------------------------------------------


def test_a_win_is_worth_more_with_more_points_and_a_loss_nothing(given: Any) -> None:
    t = given(area="ilium", army=SMALL, box=3, phase="spend")
    assert merit(t.s, 0) is None
    won = t.s.copy()
    won.result = "won"
    more = won.copy()
    more.box = won.box - 1
    assert WON < (merit(won, 0) or 0.0) < (merit(more, 0) or 0.0) <= 1.0
    lost = t.s.copy()
    lost.result = "time"
    assert merit(lost, 0) is None
    assert value(GAME, lost, 1) == (0.0,)


def test_features_are_what_can_be_counted(given: Any) -> None:
    t = given(
        area="ephesus", conquered=ASIA, garrison={"halicarnassus": ["per_archers"], "lycia": []}, army=SMALL, gold=15,
        glory=3, box=5, phase="conquest",
    )  # fmt: skip
    found = dict(zip(NAMES, features(t.s)[0], strict=True))
    keys = len(t.s.map.key_areas)
    left = sum(1 for a in t.s.map.key_areas if not t.s.conquered[a])
    assert found["gold"] == 1.0
    assert found["glory"] == 0.5
    assert found["units"] == pytest.approx(5 / 6)
    assert found["taken"] == pytest.approx(1 - left / keys)
    assert found["time"] == pytest.approx((t.s.map.last_box - 5) / 6)
    assert found["hungry"] == 0.0
    assert 0.0 < found["next"] <= 1.0


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_map_has_its_table_and_a_chance_between_none_and_all(scenario: str) -> None:
    for match in forks(scenario, 3, every=5):
        assert any(name in VALUATION.weighing().tables for name in tables(match.state))
        [chance] = VALUATION.chances(match.state)
        assert 0.0 < chance < 1.0


# -- the weights of normal --------------------------------------------------------------------------------------------


def test_prophecies_are_refused_where_they_are_not_wanted() -> None:
    for match in forks("linked", 400):
        if match.pending[0].kind == "prophecy" and match.state.map.id == "granicus":
            assert Heuristic(everywhere(msgspec.structs.replace(WEIGHTS, prophets=()))).answer(sit(match)) == "no"
            return
    raise AssertionError("no Prophecy was offered")


@pytest.mark.parametrize(("wealth", "deed"), [(99, "raze"), (0, "govern")])
def test_in_a_career_the_rich_govern(wealth: int, deed: str) -> None:
    match = next(m for m in forks("linked", 400) if m.pending[0].kind == "govern" and m.state.conquered.count(0) > 2)
    player = Heuristic(everywhere(msgspec.structs.replace(WEIGHTS, wealth=wealth)))
    assert player.answer(sit(match)) == deed


def won_on(given: Any, scenario: str) -> Any:
    """The last area is taken, and there is Gold to spend."""
    done = dict.fromkeys(("chaeronea", "granicus", "sardis", "halicarnassus", "lycia"), "razed")
    return given(scenario=scenario, area="lycia", conquered=done, army=SMALL, gold=20, box=5, phase="spend")


@pytest.mark.parametrize(
    ("scenario", "legacy", "buys"), [("linked", 6, True), ("linked", 5, False), ("granicus", 6, False)]
)
def test_gold_that_is_not_taken_along_is_spent_on_the_next_army(
    given: Any, scenario: str, legacy: int, buys: bool
) -> None:
    assert commanded(won_on(given, scenario), legacy=legacy).startswith("buy ") == buys


@pytest.mark.parametrize(("map_name", "mole"), [("tyre", True), ("granicus", False)])
def test_every_map_is_played_by_its_own_weights(given: Any, map_name: str, mole: bool) -> None:
    t = given(scenario="tyre", area="old_tyre", army=SMALL, gold=5, box=2, phase="spend")
    own = {map_name: msgspec.structs.replace(WEIGHTS, causeway=1.0, fleet=0.0, blockade=9.0)}
    other = msgspec.structs.replace(WEIGHTS, causeway=99.0, causeway_after=99.0, fleet=0.0, blockade=9.0, chest=99.0)
    player = Heuristic(msgspec.structs.replace(everywhere(other), **own))
    assert (player.answer(sit(t.match)) == "mole") == mole


# -- the planner ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["granicus", "linked"])
def test_what_he_cannot_know_makes_no_difference(scenario: str) -> None:
    for number, match in enumerate(forks(scenario, 20, every=2)):
        found: list[tuple[str, bytes, bytes]] = []
        for seed in (1, 2):
            planner = Planner(PLANNING)
            key = planner.answer(sit(match.imagine(0, seed)))
            found.append((key, planner.plan, msgspec.json.encode(planner.why)))
        assert found[0] == found[1], number


def test_luck_makes_no_doubles_of_answers(given: Any) -> None:
    """Where every world ends in the same loss, each answer is tried nevertheless."""
    t = given(
        area="ephesus", conquered=ASIA, garrison={"halicarnassus": ["per_archers"] * 3, "lycia": []}, army=SMALL,
        gold=9, box=t_last(given), phase="conquest",
    )  # fmt: skip
    planner = Planner(PLANNING)
    planner.answer(sit(t.match, 4000))
    assert planner.why is not None
    assert len(planner.why.tried) == len(plans(t.s, t.match.pending[0], TUNED, random.Random(1)))


def t_last(given: Any) -> int:
    return given(area="ilium", army=SMALL, box=3, phase="spend").s.map.last_box
