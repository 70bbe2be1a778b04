"""The heuristic player of Conquest of the Empire: what it does in simple positions, and that it wins."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import msgspec
import pytest

import strategos
from strategos.bots import Chair, bot
from strategos.games.conquest import GAME
from strategos.games.conquest.bots.heuristic import Heuristic
from strategos.games.conquest.bots.weights import WEIGHTS, Weights
from strategos.games.conquest.facts import LAND, LEADERS, NUMBER
from strategos.games.conquest.odds import for_inquiry
from strategos.games.conquest.state import (
    GONE,
    NOBODY,
    ConquestState,
    alive,
    captive_of,
    leader_name,
    on_board,
    row,
    strength,
    tribute,
)
from strategos.kernel.beside import Bot
from strategos.kernel.clock import Clock
from strategos.kernel.match import Match
from strategos.parts.forecast import Inquiry


def heuristics(seats: int) -> dict[int, Bot]:
    """One for each seat."""
    return {seat: bot("conquest", "heuristic") for seat in range(seats)}


def position(change: Callable[[ConquestState], None], seats: int = 4, phase: int = 0) -> Match[ConquestState]:
    """The start of the first seat's phase after some changes to the opening position."""
    s = strategos.new("conquest", seats=seats, seed=1).state.copy()
    change(s)
    s.clock = Clock(5, 0, 0, phase)
    return Match(GAME, s.setup, 1, state=s)


def play(match: Match[ConquestState], players: Mapping[int, Bot], until: Callable[[], bool], most: int = 20000) -> None:
    rngs = {seat: random.Random(seat) for seat in players}
    for _ in range(most):
        if not match.pending or until():
            return
        decision = match.pending[0]
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rngs[decision.seat])))
    raise AssertionError("no end in sight")


def turn(match: Match[ConquestState], seat: int = 0) -> ConquestState:
    """Let everybody play until this seat's turn is over."""
    begun = match.state.clock.round
    players = heuristics(match.setup.seats)
    play(match, players, lambda: match.state.clock.seat != seat or match.state.clock.round != begun)
    return match.state


def clear(s: ConquestState, *seats: int) -> None:
    """Take a player's land units and Generals off the board."""
    for seat in seats:
        for place in range(len(s.units) // 18):
            i = row(place, seat)
            s.units[i : i + 3] = [0, 0, 0]
        for n in range(1, LEADERS):
            s.leader_at[seat * LEADERS + n] = GONE


def put(s: ConquestState, seat: int, place: str, *units: int) -> None:
    i = row(NUMBER[place], seat)
    s.units[i : i + 3] = units


def test_takes_empty_provinces_around() -> None:
    match = strategos.new("conquest", seats=4, seed=3)
    seat = match.pending[0].seat
    s = turn(match, seat)
    assert sum(1 for owner in s.control if owner == seat) >= 4


def test_does_not_leave_its_caesar_alone_beside_an_army() -> None:
    def change(s: ConquestState) -> None:
        put(s, 1, "thracia", 3, 2, 1)
        s.leader_at[LEADERS + 1] = NUMBER["thracia"]

    s = turn(position(change))
    assert s.leader_at[0] >= 0
    assert strength(s, s.leader_at[0], 0) >= 4 or all(s.leader_at[0] not in LAND[NUMBER[p]] for p in ("thracia",))


def test_takes_a_lone_caesar() -> None:
    def change(s: ConquestState) -> None:
        clear(s, 1)
        s.leader_at[LEADERS] = NUMBER["moesia"]

    s = turn(position(change))
    assert not alive(s, 1)
    assert s.master[1] == 0


def test_attacks_a_weak_caesar_and_not_a_strong_one() -> None:
    def weak(s: ConquestState) -> None:
        put(s, 0, "macedonia", 10, 3, 2)
        clear(s, 1)
        put(s, 1, "thracia", 1, 0, 0)
        s.leader_at[LEADERS] = NUMBER["thracia"]

    def strong(s: ConquestState) -> None:
        clear(s, 1)
        put(s, 1, "thracia", 14, 4, 2)
        s.leader_at[LEADERS] = NUMBER["thracia"]

    assert not alive(turn(position(weak)), 1)
    s = turn(position(strong))
    assert alive(s, 0)
    assert strength(s, NUMBER["thracia"], 1) == 20


def test_buys_troops_and_keeps_no_money_idle() -> None:
    def change(s: ConquestState) -> None:
        s.purse[0] = 60

    match = position(change, phase=4)
    before = sum(on_board(match.state, 0, kind) for kind in range(3))
    s = turn(match)
    assert sum(on_board(s, 0, kind) for kind in range(3)) >= before + 2
    assert s.purse[0] < 30


def test_flees_or_defends_when_overwhelmed() -> None:
    def change(s: ConquestState) -> None:
        clear(s, 0)
        put(s, 0, "macedonia", 1, 0, 0)
        put(s, 1, "thracia", 8, 4, 2)
        s.leader_at[LEADERS + 1] = s.leader_at[LEADERS + 2] = NUMBER["thracia"]
        s.control[NUMBER["achaia"]] = s.control[NUMBER["dalmatia"]] = 0

    s = turn(position(change))
    assert s.leader_at[0] != NUMBER["macedonia"]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_answers_whatever_is_asked(seats: int, seed: int) -> None:
    match = strategos.new("conquest", seats=seats, seed=seed)
    play(match, heuristics(seats), lambda: match.state.clock.round > 8)
    assert match.outcome or match.state.clock.round == 9


def test_equal_positions_get_equal_answers() -> None:
    def answers() -> list[str]:
        match = strategos.new("conquest", seats=3, seed=9)
        play(match, heuristics(3), lambda: match.state.clock.round > 4)
        return [a.key for a in match.answers]

    assert answers() == answers()


def test_who_remembers_answers_like_one_who_meets_every_position_anew() -> None:
    """What is kept of a position must be of no other: neither another position's nor another question's."""
    match = strategos.new("conquest", seats=3, seed=4)
    players = heuristics(3)
    asked: set[str] = set()
    for number in range(900):
        decision = match.pending[0]
        key = players[decision.seat].answer(Chair(match, decision, random.Random(number)))
        assert key == bot("conquest", "heuristic").answer(Chair(match, decision, random.Random(number))), number
        asked.add(decision.kind)
        match.play(decision.seat, key)
        if not match.pending:
            break
    assert {"move", "march", "buy", "galley", "combat", "retreat"} <= asked


def test_other_weights_give_another_player() -> None:
    def kinds(weights: Weights) -> list[str]:
        match = strategos.new("conquest", seats=3, seed=9)
        players = {seat: Heuristic(weights) for seat in range(3)}
        play(match, players, lambda: match.state.clock.round > 2)
        return [a.kind for a in match.answers]

    assert kinds(WEIGHTS) != kinds(msgspec.structs.replace(WEIGHTS, effort=1000.0))
    assert "march" not in kinds(msgspec.structs.replace(WEIGHTS, effort=1000.0))


@pytest.mark.parametrize("game", range(6))
def test_beats_random_players(game: int) -> None:
    match = strategos.new("conquest", seats=4, seed=game)
    me = game % 4
    players = {seat: bot("conquest", "heuristic" if seat == me else "random") for seat in range(4)}
    play(match, players, lambda: match.state.clock.round > 60, most=60000)
    assert match.outcome is not None
    assert match.outcome.winners == (me,)


def test_income_grows() -> None:
    match = strategos.new("conquest", seats=4, seed=5)
    play(match, heuristics(4), lambda: match.state.clock.round > 6)
    s = match.state
    assert sum(tribute(s, seat) for seat in range(4)) >= 180
    assert sum(1 for owner in s.control if owner == NOBODY) < 15


def test_odds_in_front_of_the_player() -> None:
    """A march into an enemy shows its odds, with those who are already there."""

    def change(s: ConquestState) -> None:
        put(s, 1, "thracia", 2, 0, 0)

    match = position(change)
    match.play(0, "general-macedonia-1")
    decision = match.pending[0]
    alone = for_inquiry(Inquiry(match, 0, decision, ["thracia"])).options["thracia"]
    assert alone is not None
    assert alone["attacker_takes"] > 0.8
    assert for_inquiry(Inquiry(match, 0, decision, ["dalmatia"])).options == {}
    match.play(0, "infantry=02")
    match.play(0, "thracia")
    if match.pending[0].kind == "enter":
        match.play(0, "attack")
    match.play(0, "general-macedonia-2")
    both = for_inquiry(Inquiry(match, 0, match.pending[0], ["thracia"])).options["thracia"]
    assert both is not None
    assert both["attacker_takes"] > alone["attacker_takes"] - 0.05
    assert both["attacker_leaders_lost"] < 0.1


@pytest.mark.parametrize(("purse", "answers"), [(600, ["0200"]), (3000, ["larger", "1000"])])
def test_a_rich_owner_turns_the_leaf_to_offer_what_he_would(purse: int, answers: list[str]) -> None:
    def rich(s: ConquestState) -> None:
        s.purse[0] = purse
        s.leader_at[1] = captive_of(1)

    match = position(rich, phase=5)
    match.play(0, leader_name(match.state, 1))
    for answer in answers:
        assert Heuristic().answer(Chair(match, match.pending[0], random.Random(0))) == answer
        match.play(0, answer)


def test_a_captor_turns_the_leaf_to_ask_what_he_wants() -> None:
    def rich(s: ConquestState) -> None:
        s.purse[0] = 3000
        s.leader_at[1] = captive_of(1)

    match = position(rich, phase=5)
    match.play(0, leader_name(match.state, 1))
    match.play(0, "ask_price")
    weights = msgspec.structs.replace(WEIGHTS, fair=800)
    captor = Heuristic(weights)
    answers: list[str] = []
    while match.pending[0].kind == "ransom_price":
        answers.append(captor.answer(Chair(match, match.pending[0], random.Random(0))))
        match.play(1, answers[-1])
    assert answers[0] == "larger"
    assert int(answers[-1]) >= 800
