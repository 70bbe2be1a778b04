"""Odds as the fourth edition alone has them: Cavalry, and Interception and Evasion wherever one goes."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NONE
from strategos.games.successors.common.odds.battles import status_lost, throws_of
from strategos.games.successors.common.odds.throws import scores, two_dice
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.fourth.evasion import evasions
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, NUMBER, TABLES
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.naval_challenges import challenges
from strategos.games.successors.fourth.odds import ODDS
from strategos.games.successors.fourth.odds.battles import host, land_battle, naval_battle
from strategos.games.successors.fourth.odds.rolls import evasion, interception
from strategos.games.successors.fourth.steps import Step
from tests.successors.book import BOOKS
from tests.successors.sampling import asked, ends_as_reckoned
from tests.successors.table import BLUE, RED

from .table import at, fleet, position

BOOK = BOOKS["successors4"]


def test_single_dice() -> None:
    assert interception(GENERAL_NUMBER["eumenes"]) == pytest.approx(4 / 6)
    assert evasion(GENERAL_NUMBER["lysimachos"]) == pytest.approx(4 / 6)
    assert interception(GENERAL_NUMBER["krateros"]) == pytest.approx(2 / 6)
    assert ODDS.for_command(["intercept", "eumenes"])["win"] == pytest.approx(4 / 6)
    assert ODDS.for_command(["evade", "eumenes"])["win"] < 4 / 6


def test_a_battle_with_cavalry_ends_as_often_as_was_reckoned() -> None:
    s = position(
        generals={"antigonos": "red sardeis", "eumenes": "blue sardeis"},
        cus={
            "red sardeis": {"loyal": 4, "elephant": 1},
            "blue sardeis": {"mercenary": 3, "cavalry": 2, "loyal": 2},
        },
        options=("cavalry",),
        successors=("red", "blue"),
    )
    ends_as_reckoned(BOOK, s, Battle(RED, BLUE, at("sardeis"), at("pergamon")))


def test_those_who_answer_a_move_see_their_chances() -> None:
    s = position(
        generals={"antigonos": "red pergamon", "krateros": "blue pergamon", "eumenes": "blue sardeis"},
        cus={"red pergamon": {"loyal": 4}, "blue pergamon": {"loyal": 2}, "blue sardeis": {"loyal": 2}},
        control={"sardeis": "blue", "abydos": "blue"},
    )
    going = Step(RED, RED, at("ephesos"), at("pergamon"))
    assert asked(BOOK, s, evasions(s, going)).question["win"] == pytest.approx(2 / 6)
    assert asked(BOOK, s, interceptions(s, going)).options["sardeis"]["win"] == pytest.approx(4 / 6)


def test_a_champion_is_told_what_an_attack_on_another_costs() -> None:
    pieces = {"generals": {"antigonos": "red pergamon", "krateros": "blue sardeis"}}
    assert status_lost(position(**pieces), RED, BLUE)["legitimacy"] > 0
    assert status_lost(position(**pieces, successors=("blue",)), RED, BLUE) == {}


def test_who_may_declare_a_naval_battle_sees_it_with_each_fleet_and_with_all() -> None:
    s = position(
        generals={"krateros": "red tyros-sea"},
        control={"gaza": "blue", "athenai": "blue"},
        provinces={"karia": "blue", "aigyptos": "red"},
    )
    s.voyage = Voyage(GENERAL_NUMBER["krateros"], at("tyros"), (fleet("aigyptos"),))
    found = asked(BOOK, s, challenges(s, RED, NUMBER["ake"])).options
    assert found["fleet-karia"]["win"] == pytest.approx(naval_battle(2, 1).win)
    assert found["all"]["win"] == pytest.approx(naval_battle(2, 3).win)


def test_a_card_for_cavalry_that_was_played_raises_the_roll() -> None:
    """S4-14.7-c One more on the two dice of whoever played it, Elephants or not."""
    s = position(
        generals={"antigonos": "red sardeis", "eumenes": "blue sardeis"},
        cus={"red sardeis": {"loyal": 4}, "blue sardeis": {"mercenary": 3, "elephant": 1}},
    )
    fought = Battle(RED, BLUE, at("sardeis"), at("sardeis"))
    superiority = frozenset({("side:red", "card:cavalry_superiority")})
    plain, raised = (host(s, fought, RED, NONE, cards) for cards in (frozenset(), superiority))
    assert (plain.raised, raised.raised, host(s, fought, BLUE, NONE, superiority).raised) == (0, 1, 0)
    strength = {plain.strength: 1.0}
    for charged in (False, True):
        assert throws_of(TABLES, raised, {0: 1.0}, charged) == scores(TABLES, two_dice(plain.rating, 1), strength)
    assert land_battle(s, fought, superiority).win > land_battle(s, fought).win
