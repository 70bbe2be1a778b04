"""What the story tells of the rules: who, where, how many. Where a rule changes nothing else that can be seen, this is
how it is held."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import LOYAL, MERCENARY, NOBODY
from strategos.games.successors.common.card_events import FleetJoined, FortuneRolled, HelepolisPlaced, Trained
from strategos.games.successors.common.events import (
    Championship,
    Dispersed,
    FleetTurned,
    GeneralKilled,
    GeneralSucceeded,
    MinorPlaced,
    RoyalTaken,
)
from strategos.games.successors.common.movement_events import EvasionRolled
from strategos.games.successors.common.position import Trainee
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.succession import slay
from strategos.games.successors.fourth.burial import finish_hearse, hearse_stays
from strategos.games.successors.fourth.evasion import evasions
from strategos.games.successors.fourth.events import HearseFinished, OracleSpoke
from strategos.games.successors.fourth.facts import ANTIPATROS, KILIKIA_FLEET
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.operation_points import train
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.tasks import Train
from tests.successors.table import BLUE, RED, question, run, told

from .activating import act
from .cards.hand import play
from .table import at, cards, hands, position

# -- 3.7 Champions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.7-l")
def test_who_is_a_champion_again() -> None:
    s = position(successors=("red", "blue"), had_vp=bytearray([0, 0, 1, 0, 0]))
    settle(s)
    assert told(s, Championship) == [Championship("side:red", True)]


# -- 6.2 training -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-y", "S4-6.2-z")
@pytest.mark.parametrize(
    ("kind", "box", "points", "news"),
    [
        (LOYAL, 3, 2, Trained("side:red", "piece:loyal", 5, False)),
        (MERCENARY, 2, 4, Trained("side:red", "piece:mercenary", 3, True)),
    ],
)
def test_how_far_a_cu_is_trained(kind: int, box: int, points: int, news: Trained) -> None:
    s = position()
    s.training[RED] = Trainee(kind, box)
    run(train(s, Train(RED, points)))
    assert told(s, Trained) == [news]


# -- 7.1 Generals -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.1-k")
def test_who_follows_antipatros_when_he_is_killed() -> None:
    s = position(generals={"antipatros": "red issos"})
    s.received[ANTIPATROS] = RED
    run(slay(s, ANTIPATROS))
    assert told(s, GeneralKilled) == [GeneralKilled("side:red", "piece:antipatros")]
    assert told(s, GeneralSucceeded) == [GeneralSucceeded("side:red", "piece:polyperchon", "piece:antipatros")]


# -- 11, 12, 16.11 reactions ------------------------------------------------------------------------------------------

STEP = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S4-11-a", "S4-12-a")
def test_who_may_react_is_told_who_comes() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "red ephesos", "perdikkas": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}},
    )
    [decision] = question(interceptions(s, STEP))
    assert decision.about == {"space": "space:ephesos", "side": "side:red", "general": "piece:krateros"}


@pytest.mark.rule("S4-16.11-a")
@pytest.mark.parametrize(("die", "success"), [("2", False), ("3", True)])
def test_how_an_independent_army_rolled_to_evade(die: str, success: bool) -> None:
    s = position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 2}},
        armies={"philon": "ephesos"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    run(evasions(s, STEP), die, "blue: fog", *(("sardeis", "done") if success else ()))
    assert told(s, EvasionRolled) == [EvasionRolled("side:independent", "piece:philon", int(die), success)]


# -- 13 Naval Movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.1-n", "S4-13.2-h")
def test_who_leads_those_put_ashore() -> None:
    s = position(generals={"perdikkas": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 2}})
    answers = ("embark", "sail_to! chios", "put_ashore", "minor_ashore! yes", "loyal=01", "disembark", "end")
    act(s, "perdikkas", "", *answers)
    assert told(s, MinorPlaced)[0] == MinorPlaced("side:yellow", "piece:minor-yellow-1", "space:chios")


# -- 8 the Hearse -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.3-a")
def test_who_has_finished_the_hearse() -> None:
    s = position(turn=1, royals={"hearse": "red babylon"})
    finish_hearse(s, RED)
    assert told(s, HearseFinished) == [HearseFinished("side:red")]
    assert not hearse_stays(s)


# -- 14.9 the Royal Family --------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.9-h")
def test_only_the_loser_loses_control_of_the_royal_family() -> None:
    """Yellow wins with Alexandros at hand; Blue had Philippos."""
    s = position(
        generals={"perdikkas": "yellow issos", "eumenes": "blue tarsos"},
        cus={"yellow issos": {"loyal": 4}, "blue tarsos": {"mercenary": 1}},
        royals={"alexandros": "yellow issos", "philippos": "blue tarsos"},
    )
    act(s, "perdikkas", "6 6 1 1", "tarsos", "ask_passage! no")
    assert told(s, RoyalTaken) == [RoyalTaken("piece:philippos"), RoyalTaken("piece:philippos", "side:yellow")]


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-15.2-h")
def test_where_the_helepolis_is_built() -> None:
    s = position(control={"pella": "blue"}, generals={"eumenes": "red pella"}, cus={"red pella": {"loyal": 3}})
    play(s, "helepolis", "", "pella")
    assert told(s, HelepolisPlaced) == [HelepolisPlaced("side:red", "space:pella")]


@pytest.mark.rule("S4-7.4-g", "S4-7.4-i")
@pytest.mark.parametrize("upgraded", [True, False])
def test_whose_the_pirates_are_and_that_their_fleet_is_turned(upgraded: bool) -> None:
    s = position(pirates=BLUE)
    s.upgraded[KILIKIA_FLEET] = BLUE if upgraded else NOBODY
    play(s, "pirates_of_kilikia")
    assert told(s, FleetTurned) == ([FleetTurned("piece:fleet-kilikia", False)] if upgraded else [])
    assert told(s, FleetJoined) == [FleetJoined("side:red", "piece:fleet-kilikia")]


@pytest.mark.rule("S4-3.6-k")
def test_to_whom_the_oracle_spoke() -> None:
    assert told(play(position(), "oracle"), OracleSpoke) == [OracleSpoke("side:red")]


def test_a_roll_for_desertions_always_succeeds() -> None:
    given: dict[str, Any] = {
        "generals": {"eumenes": "red issos", "krateros": "blue tarsos"},
        "cus": {"red issos": {"loyal": 1}, "blue tarsos": {"mercenary": 3}},
    }
    s = play(position(**given), "desertions", "1", "krateros")
    assert told(s, FortuneRolled) == [FortuneRolled("side:red", "card:desertions", 1, True)]
    assert told(s, Dispersed) == []
