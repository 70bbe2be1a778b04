"""The heuristic player: it knows every question, answers quickly, beats chance, and sees what a position offers."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

from strategos.bots import Chair, bot, bot_names
from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.bots.aims import Aims, Will, chance, will
from strategos.games.peloponnesian.bots.heuristic import Heuristic
from strategos.games.peloponnesian.bots.weights import WEIGHTS
from strategos.games.peloponnesian.facts import ATHENS, LEADER_NUMBER, NAMES, NUMBER, SPARTA
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.games.peloponnesian.whereabouts import AT
from strategos.games.peloponnesian.zones import BY_SHIP
from strategos.kernel.match import Match
from strategos.simulation import plan_of, simulate

from .segment import position
from .table import Table, asked, table


def answer(match: Table, heuristic: Heuristic | None = None) -> str:
    """What the heuristic player answers at this table."""
    return (heuristic or Heuristic()).answer(Chair(match, asked(match), random.Random(0)))


def best(s: PeloponnesianState, side: int, leader: str) -> str | None:
    aim = Aims(s, side, LEADER_NUMBER[leader], WEIGHTS).best()
    return None if aim is None else NAMES[aim.space]


def test_the_bots_of_the_game() -> None:
    assert "heuristic-1" in bot_names("peloponnesian")
    assert isinstance(bot("peloponnesian", "heuristic"), Heuristic)


@pytest.mark.parametrize("scenario", [name for name in GAME.scenarios if 1 in GAME.seats_of.get(name, GAME.seats)])
def test_a_solitaire_game_is_played_to_its_end(scenario: str) -> None:
    report = simulate(plan_of("peloponnesian", scenario=scenario, seats=1, bots="heuristic", games=1, seed=3))
    assert report.finished == 1
    assert not report.errors


@pytest.mark.parametrize("scenario", ["archidamian", "decelean", "fall_of_athens", "fall_of_sparta"])
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


@pytest.mark.parametrize(("side", "leader", "space"), [(ATHENS, "nicias", "sparta"), (SPARTA, "agis", "athens")])
def test_each_side_sends_more_than_it_needs_by_a_margin_of_its_own(side: int, leader: str, space: str) -> None:
    s = position(seats=2, units={"sparta": {"sparta": {"H": 3}}, "athens": {"athens": {"H": 3}}})

    def sizes(margin: tuple[int, int], most: tuple[int, int] = (30, 30)) -> set[Any]:
        weights = msgspec.structs.replace(WEIGHTS, margin=margin, most=most)
        return set(Aims(s, side, LEADER_NUMBER[leader], weights)._sizes(NUMBER[space]))  # pyright: ignore[reportPrivateUsage]

    bolder, other = ((6, 2), (2, 6)) if side == ATHENS else ((2, 6), (6, 2))
    assert max(map(sum, sizes(bolder))) > max(map(sum, sizes((2, 2))))
    assert sizes(other) == sizes((2, 2))
    small = (5, 30) if side == ATHENS else (30, 5)
    assert all(sum(size) <= 5 for size in sizes((2, 2), small))


# -- the will to fight ------------------------------------------------------------------------------------------------


def test_the_less_bellicosity_is_left_the_more_a_step_is_worth() -> None:
    worth = [will(position(seats=2, bellicosity={"athens": left}), ATHENS, WEIGHTS) for left in (10, 3, 1)]
    assert [w.up for w in worth] == sorted(w.up for w in worth)
    assert worth[0].up < worth[-1].up / 10
    assert worth[-1].down > worth[-1].up, "half of a Confidence above 0 is lost"
    assert will(position(bellicosity={"athens": 1}), ATHENS, WEIGHTS) == Will(), "one player plays for points"


def test_ships_come_home_where_rebels_see_them() -> None:
    """PW-7.1-a They return to the League before another reckons what is lost."""
    given: dict[str, Any] = {"units": {"piraeus": {"athens": {"N": 4}}}, "bellicosity": {"athens": 2}}
    rebels = ["thasos", "dium"]
    match = table(seats=2, **given, rebellion=rebels, going_home={"athens": {"N": 1}}, phase="going_home")
    assert asked(match).kind == "home"
    place = NUMBER[answer(match)]
    assert all(BY_SHIP[place] & AT[NUMBER[name]] for name in rebels)
    quiet = table(seats=2, **given, going_home={"athens": {"N": 1}}, phase="going_home")
    assert answer(quiet) == "piraeus"


def test_a_fleet_shows_itself_to_rebels() -> None:
    """PW-7.1-a Where nothing else is to be won, ships that stay in reach of many rebels are worth an operation."""
    units = {"piraeus": {"athens": {"N": 4}}}
    given: dict[str, Any] = {"units": units, "leaders": {"nicias": "athens"}, "treasury": {"athens": 4000}}
    s = position(seats=2, **given, bellicosity={"athens": 1}, rebellion=["thasos", "dium", "thyssus"])
    fleet = (0, 0, 2)
    aims = Aims(s, ATHENS, LEADER_NUMBER["nicias"], WEIGHTS)
    calm = {name: aims._calm(NUMBER[name], fleet) for name in ("limnos", "naxos")}  # pyright: ignore[reportPrivateUsage]
    assert calm == {"limnos": pytest.approx(3 * aims.ours.space), "naxos": 0}
    by_land = aims._calm(NUMBER["limnos"], (2, 0, 0))  # pyright: ignore[reportPrivateUsage]
    assert by_land == 0, "Hoplites reach nobody"
    assert best(s, ATHENS, "nicias") is not None


def test_what_is_ravaged_on_the_way_counts() -> None:
    s = position(seats=2, bellicosity={"sparta": 1})
    aims = Aims(s, ATHENS, LEADER_NUMBER["nicias"], WEIGHTS)
    damage = {name: aims._damage(NUMBER[name]) for name in ("pylos", "naxos")}  # pyright: ignore[reportPrivateUsage]
    assert damage["naxos"] == 0
    assert damage["pylos"] > 0


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
