"""10 H to L What follows when two Factions stand in one position."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, OFF
from strategos.games.successors.common.clash_events import BattleRolled, Overrun
from strategos.games.successors.common.events import RoyalArmyJoined
from strategos.games.successors.fourth.confrontation import confront
from strategos.games.successors.fourth.facts import ARMIES, GENERAL_NUMBER
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from tests.successors.table import BLUE, RED, force, general, run, told, units

from .table import at, position

STEP = Step(RED, RED, at("tarsos"), at("issos"))
GENERALS = {"antigonos": "red issos", "krateros": "blue issos"}


def meet(dice: str = "", *answers: str, step: Step = STEP, **given: Any) -> tuple[SuccessorsState, bool]:
    s = position(**{"generals": GENERALS, "control": {"tarsos": "red"}, **given})
    fought, _ = run(confront(s, step), dice, *answers)
    return s, fought


@pytest.mark.rule("S4-10-s", "S4-3.7-c")
@pytest.mark.parametrize(
    ("given", "champion"), [({}, False), ({"usurper": BLUE}, True), ({"successors": ("blue",)}, True)]
)
def test_meeting_a_champions_cus_costs_the_status(given: dict[str, Any], champion: bool) -> None:
    s, fought = meet("1 1 1 1", cus={"red issos": {"loyal": 2}, "blue issos": {"loyal": 2}}, **given)
    assert fought
    assert bool(s.champion[RED]) is champion


@pytest.mark.rule("S4-10-s", "S4-10-t", "S4-10-u")
def test_a_general_without_cus_who_meets_cus_is_dispersed_and_stays_a_champion() -> None:
    s, fought = meet(cus={"blue issos": {"loyal": 1}})
    assert not fought
    assert general(s, "antigonos") == DISPERSED
    assert general(s, "krateros") == at("issos")
    assert s.champion[RED]


@pytest.mark.rule("S4-10-t", "S4-10-u", "S4-3.7-h", "S4-7.2-am")
@pytest.mark.parametrize("kind", ["loyal", "royal"])
def test_dispersing_a_champions_major_general_costs_the_status(kind: str) -> None:
    s, fought = meet(cus={"red issos": {kind: 1}})
    assert not fought
    assert general(s, "krateros") == DISPERSED
    assert not s.champion[RED]
    s, _ = meet(cus={"red issos": {kind: 1}}, usurper=BLUE)
    assert s.champion[RED]


@pytest.mark.rule("S4-10-t", "S4-10-u")
def test_a_minor_general_just_leaves_and_costs_nothing() -> None:
    s, _ = meet(cus={"red issos": {"loyal": 1}}, generals={"antigonos": "red issos", "minor-blue-1": "blue issos"})
    assert general(s, "minor-blue-1") == OFF
    assert s.champion[RED]


@pytest.mark.rule("S4-10-u")
def test_a_major_general_beside_him_does() -> None:
    s, _ = meet(cus={"red issos": {"loyal": 1}}, generals={**GENERALS, "minor-blue-1": "blue issos"})
    assert not s.champion[RED]


@pytest.mark.rule("S4-16.9-s", "S4-10-w")
@pytest.mark.parametrize(("kind", "lost"), [("mercenary", 0), ("cavalry", 1)])
def test_cavalry_that_overruns_makes_the_rout_worse(kind: str, lost: int) -> None:
    """A 4 costs a single CU nothing, a 6 costs it."""
    s, _ = meet("4", cus={"red issos": {kind: 5}, "blue issos": {"loyal": 1}}, options=("cavalry",))
    assert force(s, "blue dispersed") == units(loyal=1 - lost)


@pytest.mark.rule("S4-10-t", "S4-10-u")
def test_a_third_players_general_is_dispersed_by_whatever_cu_is_there() -> None:
    """He stands with a General who came and a third player's CUs: neither of the two stays, and nobody has attacked."""
    both = {"antigonos": "red issos", "krateros": "blue issos", "leonnatos": "yellow issos"}
    s, fought = meet(generals=both, cus={"blue issos": {"loyal": 1}})
    assert not fought
    assert general(s, "antigonos") == general(s, "leonnatos") == DISPERSED
    assert all(s.champion[faction] for faction in range(4))
    # With CUs of his own the mover has dispersed him.
    s, _ = meet(
        "1 1 1 1", generals=both, cus={"red issos": {"loyal": 1}, "blue issos": {"loyal": 1}}, successors=("blue",)
    )
    assert general(s, "leonnatos") == DISPERSED
    assert not s.champion[RED]


@pytest.mark.rule("S4-10-v", "S4-10-w", "S4-10-x", "S4-10-z", "S4-3.7-g", "S4-7.2-al")
def test_five_to_one_overruns_without_a_battle() -> None:
    s, fought = meet("1", cus={"red issos": {"mercenary": 4, "royal": 1}, "blue issos": {"loyal": 1}})
    assert not fought
    assert len(told(s, Overrun)) == 1
    assert told(s, BattleRolled) == []
    assert force(s, "red issos") == units(mercenary=4, royal=1)
    assert force(s, "blue dispersed") == units(loyal=1)
    assert general(s, "krateros") == DISPERSED
    assert not s.champion[RED]
    # Four to one fight. S4-10-x CUs count, not their strength.
    s, fought = meet("6 6 1 1 1", cus={"red issos": {"loyal": 4}, "blue issos": {"loyal": 1}})
    assert fought


@pytest.mark.rule("S4-10-y")
def test_the_mover_is_never_overrun() -> None:
    s, fought = meet("1 1 6 6 1", cus={"red issos": {"loyal": 1}, "blue issos": {"mercenary": 10}})
    assert fought
    assert told(s, Overrun) == []


@pytest.mark.rule("S4-7.2-al", "S4-10-x")
def test_overrun_royal_army_cus_do_not_go_over() -> None:
    s, _ = meet("1", cus={"red issos": {"loyal": 5}, "blue issos": {"royal": 1}}, royals={"alexandros": "red tarsos"})
    assert told(s, RoyalArmyJoined) == []
    assert force(s, "blue dispersed") == units(royal=1)


@pytest.mark.rule("S4-10-ab", "S4-7.2-af")
def test_independents_overrun_and_are_overrun() -> None:
    s, fought = meet(
        step=Step(RED, RED, at("tarsos"), at("lamia")),
        generals={"antigonos": "red lamia"},
        cus={"red lamia": {"mercenary": 30}},
        armies={"leosthenes": "lamia"},
    )
    assert not fought
    assert s.army_at[ARMIES.index("leosthenes")] == DEAD
    assert s.popularity[GENERAL_NUMBER["antigonos"]] == 1
    s, fought = meet(
        step=Step(RED, INDEPENDENT, at("larisa"), at("lamia")),
        generals={"krateros": "blue lamia"},
        cus={"blue lamia": {"mercenary": 1}},
        armies={"leosthenes": "lamia"},
    )
    assert not fought
    assert general(s, "krateros") == DISPERSED
    # S4-10-s Who moves an Independent Army stays a Champion.
    assert s.champion[RED]


@pytest.mark.rule("S4-10-m")
def test_without_an_opponent_nothing_happens_nor_with_one_who_grants_passage() -> None:
    s, fought = meet(generals={"antigonos": "red issos"}, cus={"red issos": {"loyal": 1}})
    assert not fought
    s, fought = meet(cus={"red issos": {"loyal": 1}, "blue issos": {"loyal": 1}}, passage=[BLUE])
    assert not fought
    assert s.champion[RED]
