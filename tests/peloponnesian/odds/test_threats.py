"""What the Combat Phase would cost a side if it came now: battles and sieges, with the chances of their odds."""

from __future__ import annotations

import random

import pytest

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.games.peloponnesian.combat import contested, pairs_in_reach
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, PERSIA, SPARTA
from strategos.games.peloponnesian.odds import ODDS
from strategos.games.peloponnesian.odds.clash import clash, siege_chance, summed
from strategos.games.peloponnesian.state import seat_of
from tests.peloponnesian.table import Table, table

HOME = {"athens": {"athens": {"H": 1}}}
"""Whoever could still make an operation is asked first."""


def told(match: Table, side: int = ATHENS) -> dict[str, tuple[tuple[str, ...], dict[str, int], float]]:
    assert ODDS.threats is not None
    found = ODDS.threats(match.state, seat_of(match.state, side))
    assert all(t.by == ("side:sparta" if side == ATHENS else "side:athens") for t in found)
    return {t.space.removeprefix("space:"): (t.origins, dict(t.force), t.chance) for t in found}


def test_a_battle_in_one_space_threatens_with_the_chance_of_losing_it() -> None:
    match = table(units={"megara": {"athens": {"AH": 2}, "sparta": {"AH": 2}}, **HOME})
    lose = summed(clash(match.state, ATHENS, NUMBER["megara"])).lose
    assert lose == pytest.approx(15 / 36)
    assert told(match) == {"megara": (("space:megara",), {"hoplite": 2}, pytest.approx(15 / 36))}


def test_a_siege_threatens_with_its_die_and_is_no_battle() -> None:
    match = table(
        units={"potidaea": {"sparta": {"H": 3}}, **HOME},
        leaders={"brasidas": "potidaea"},
        control={"potidaea": "athens"},
    )
    taken = siege_chance(match.state, SPARTA, NUMBER["potidaea"])
    assert 0 < taken < 1
    assert told(match) == {"potidaea": (("space:potidaea",), {"brasidas": 1, "hoplite": 3}, pytest.approx(taken))}


def test_ships_in_reach_threaten_from_where_they_are() -> None:
    match = table(units={"corinth": {"sparta": {"N": 5}}, "erineus": {"athens": {"N": 3}}, **HOME})
    (origins, force, chance) = told(match)["erineus"]
    assert (origins, force) == (("space:corinth",), {"naval": 5})
    assert 0 < chance < 1


def test_who_stands_far_from_any_enemy_is_safe() -> None:
    match = table(units={"athens": {"athens": {"H": 3}}, "sparta": {"sparta": {"H": 3}}})
    assert told(match) == {}


def test_every_battle_that_would_be_fought_is_told_in_games_of_bots() -> None:
    match, rng, quick = strategos.new("peloponnesian", seats=2, seed=4), random.Random(1), quick_bot("peloponnesian")
    players = [bot("peloponnesian", quick) for _ in range(2)]
    found = 0
    for _ in range(400):
        if not match.pending:
            break
        s = match.state
        threats = [(side, told(match, side)) for side in (ATHENS, SPARTA)]
        for ours, theirs in pairs_in_reach(s):
            if PERSIA not in (ours.side, theirs.side) and contested(s) == []:
                found += 1
                names = {side: set(each) for side, each in threats}
                assert NUMBER_NAMES[ours.place] in names[ours.side]
                assert NUMBER_NAMES[theirs.place] in names[theirs.side]
        decision = match.pending[0]
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rng)))
    assert found > 20


NUMBER_NAMES = {number: name for name, number in NUMBER.items()}
