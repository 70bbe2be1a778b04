"""The heuristic player: what it makes of the sea."""

from __future__ import annotations

from typing import Any

from strategos.games.successors.common.bots.voyages import passage
from strategos.games.successors.common.bots.weights import WEIGHTS
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.bots.heuristic import THINKERS
from strategos.games.successors.third.bots.rules import RULES, Aims, Outlook
from strategos.games.successors.third.facts import GENERAL_NUMBER, NUMBER
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.asking import Option, decide
from tests.successors.table import BLUE, RED

from .table import position

SQUADRON: dict[str, Any] = {
    "generals": {"demetrios": "red kyklades"},
    "cus": {"red kyklades": {"mercenary": 4}},
    "successors": ("red", "blue"),
}
ADMIRALTY = {"aigyptos": "blue", "phoinike": "blue"}


def eye(**given: Any) -> Outlook:
    return Outlook(RULES, position(**given), RED, WEIGHTS)


def army(s: SuccessorsState, name: str) -> Activate:
    leader = GENERAL_NUMBER[name]
    party = whole_force(s, s.general_of[leader], s.general_at[leader])
    return Activate(party.faction, leader, 0, 3, 0, party.generals, party.troops, party.royals)


def test_nobody_sails_into_a_stronger_fleet() -> None:
    free = eye(control={"kyklades": "red"}, provinces=ADMIRALTY, **SQUADRON)
    assert Aims(free, army(free.s, "demetrios")).best().by_sea
    shut = eye(control={"kyklades": "red", "athenai": "blue"}, provinces=ADMIRALTY, **SQUADRON)
    assert not Aims(shut, army(shut.s, "demetrios")).best().by_sea


def test_a_fleet_is_met_once_and_only_on_the_course() -> None:
    look = eye(control={"kyklades": "red", "athenai": "blue"}, **SQUADRON)
    task = army(look.s, "demetrios")
    course = (NUMBER["athenai"],)
    assert passage(look, task, course).through < 1.0
    look.s.challengers.append(BLUE)
    assert passage(Outlook(RULES, look.s, RED, WEIGHTS), task, course).through == 1.0


def test_a_single_fleet_goes_along() -> None:
    options = [Option(key, key, {"button": key}) for key in ("fleet-rhodos", "done")]
    assert THINKERS["escort"](eye(), decide(RED, "escort", options, rule="S3-13.4-g", about={})) == "fleet-rhodos"
