"""The heuristic player: it knows every question, answers quickly, beats chance, and sees what a position offers."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

from strategos.bots import Chair, bot, bot_names
from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.bots.aims import Aims, chance
from strategos.games.peloponnesian.bots.heuristic import Heuristic
from strategos.games.peloponnesian.bots.weights import WEIGHTS
from strategos.games.peloponnesian.facts import ATHENS, LEADER_NUMBER, NAMES, NUMBER, SPARTA
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.kernel.match import Match
from strategos.simulation import plan_of, simulate

from .procedures import position
from .table import Table, asked, table


def answer(match: Table, heuristic: Heuristic | None = None) -> str:
    """What the heuristic player answers at this table."""
    return (heuristic or Heuristic()).answer(Chair(match, asked(match), random.Random(0)))


def best(s: PeloponnesianState, side: int, leader: str) -> str | None:
    aim = Aims(s, side, LEADER_NUMBER[leader], WEIGHTS).best()
    return None if aim is None else NAMES[aim.space]


def test_the_bots_of_the_game() -> None:
    assert bot_names("peloponnesian") == ("random", "heuristic")
    assert isinstance(bot("peloponnesian", "heuristic"), Heuristic)


@pytest.mark.parametrize("scenario", [name for name in GAME.scenarios if 1 in GAME.seats_of.get(name, GAME.seats)])
def test_a_solitaire_game_is_played_to_its_end(scenario: str) -> None:
    report = simulate(plan_of("peloponnesian", scenario=scenario, seats=1, bots="heuristic", games=1, seed=3))
    assert report.finished == 1
    assert not report.errors


@pytest.mark.parametrize("scenario", ["archidamian", "decelean", "fall_of_sparta"])
def test_the_heuristic_beats_chance_from_both_seats(scenario: str) -> None:
    plan = plan_of("peloponnesian", scenario=scenario, seats=2, bots="heuristic,random", games=4, rotate=True)
    report = simulate(plan)
    assert not report.errors
    assert report.wins["heuristic"] >= 3


def test_an_answer_takes_a_few_milliseconds() -> None:
    match, heuristic, rng = Match(GAME, GAME.setup(2, "archidamian"), 5), Heuristic(), random.Random(0)
    heuristic.answer(Chair(match, match.pending[0], rng))  # tables are made once
    begun, answers = time.thread_time(), 0
    while match.pending and answers < 60:
        decision = match.pending[0]
        match.play(decision.seat, heuristic.answer(Chair(match, decision, rng)))
        answers += 1
    assert (time.thread_time() - begun) / answers < 0.03


def test_what_it_notes_down_is_enough_to_go_on() -> None:
    """A server hands the plan to another worker: the answer is the same there."""
    match, heuristic = Match(GAME, GAME.setup(2, "campaign"), 2), Heuristic()
    for _ in range(25):
        decision = match.pending[0]
        other = Heuristic()
        other.plan = heuristic.plan
        key = heuristic.answer(Chair(match, decision, random.Random(1)))
        assert other.answer(Chair(match, decision, random.Random(1))) == key
        match.play(decision.seat, key)
    broken = Heuristic()
    broken.plan = b"\xff"
    assert broken.note() is None


# -- what it sees -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ours", "theirs", "p"), [(0, 0, 0.5), (5, 0, 35.5 / 36), (6, 0, 1.0), (0, 6, 0.0)])
def test_the_chance_of_two_dice(ours: int, theirs: int, p: float) -> None:
    assert chance(ours, theirs) == pytest.approx(p)


def test_sparta_without_defenders_is_the_best_objective() -> None:
    units: dict[str, Any] = {"athens": {"athens": {"H": 8}}, "argos": {"athens": {"AH": 4}}}
    s = position(treasury={"athens": 5000}, power={"argos": "athens"}, units=units, leaders={"nicias": "athens"})
    assert best(s, ATHENS, "nicias") == "sparta"
    held = {**units, "sparta": {"sparta": {"H": 9, "AH": 9}}}
    s = position(treasury={"athens": 5000}, power={"argos": "athens"}, units=held, leaders={"nicias": "athens"})
    assert best(s, ATHENS, "nicias") != "sparta"


def test_few_defenders_can_be_driven_from_sparta() -> None:
    units = {"athens": {"athens": {"H": 10, "C": 2}}, "sparta": {"sparta": {"H": 1}}}
    s = position(treasury={"athens": 5000}, units=units, leaders={"nicias": "athens"})
    assert best(s, ATHENS, "nicias") == "sparta"


def test_a_fortress_that_rebels_is_worth_more_than_an_open_town() -> None:
    s = position(rebellion=["chios", "larisa"])
    aims = Aims(s, ATHENS, LEADER_NUMBER["nicias"], WEIGHTS)
    prizes = {name: aims._prize(NUMBER[name]) for name in ("chios", "larisa", "samos")}  # pyright: ignore[reportPrivateUsage]
    assert prizes["samos"] == 0
    assert prizes["chios"] > 0
    assert prizes["larisa"] > 0


def test_who_has_no_talents_thinks_of_nothing_he_cannot_pay() -> None:
    units = {"athens": {"athens": {"H": 4}}, "piraeus": {"athens": {"N": 4}}}
    s = position(treasury={"athens": 1000}, units=units, leaders={"nicias": "athens"})
    assert best(s, ATHENS, "nicias") is None
    free = position(treasury={"sparta": 0}, units={"sparta": {"sparta": {"H": 6}}}, leaders={"agis": "sparta"})
    assert best(free, SPARTA, "agis") is not None, "Spartans march for nothing"


def test_it_passes_where_nothing_is_worth_an_operation() -> None:
    given: dict[str, Any] = {"treasury": {"athens": 1000, "sparta": 0}, "leaders": {"nicias": "athens"}}
    match = table(units={"athens": {"athens": {"H": 1}}}, **given, done={"athens": 1, "sparta": 1}, phase="operations")
    assert asked(match).kind == "continue"
    assert answer(match) == "pass"


@pytest.mark.parametrize(("hoplites", "tries"), [(2, "yes"), (12, "no")])
def test_it_intercepts_whom_it_can_beat(hoplites: int, tries: str) -> None:
    expedition = {"side": "athens", "leader": "pericles", "at": "panactum", "objective": "tanagra", "marching": True}
    match = table(
        seats=2,
        units={"thebes": {"sparta": {"AH": 8, "AC": 2}}},
        leaders={"agis": "sparta"},
        done={"athens": 1},
        phase="operations",
        first="athens",
        expedition={**expedition, "units": {"H": hoplites}},
    )
    assert asked(match).kind == "intercept"
    assert answer(match) == tries


def test_other_weights_play_otherwise() -> None:
    timid = Heuristic(msgspec.structs.replace(WEIGHTS, operate=1000.0))
    match, keys = Match(GAME, GAME.setup(1, "archidamian"), 1), set[str]()
    while match.pending and len(keys) < 2 and match.answer_count < 80:
        decision = match.pending[0]
        key = timid.answer(Chair(match, decision, random.Random(0)))
        if decision.kind == "continue":
            keys.add(key)
        match.play(decision.seat, key)
    assert keys == {"pass"}
