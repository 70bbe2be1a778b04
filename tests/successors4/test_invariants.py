"""What must hold between two Procedures."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.fourth.events import GeneralBegins
from strategos.games.successors.fourth.facts import MAJORS, NOBODY, WAITING
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.preparations import name_usurper, preparations, set_turn_order
from strategos.games.successors.fourth.set_up import begin, deal_generals, place, starting_spaces
from strategos.kernel.game import Setup

from .table import cards, hands, position, run, told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_has_begun_gives_no_cause_for_complaint(seats: int) -> None:
    s = begin(Setup(seats, "alexander"))
    run(deal_generals(s))
    for general in range(MAJORS):
        if s.received[general] != NOBODY and s.general_at[general] == WAITING:
            place(s, s.received[general], general, starting_spaces(general)[0])
    run(preparations(s))
    assert list(complaints(s)) == []
    assert len(told(s, GeneralBegins)) == (9 if seats == 3 else 8)
    assert s.winner == NOBODY


@pytest.mark.parametrize(
    "given",
    [
        {"control": {"tp_ipsos": "red"}},
        {"cus": {"red issos": {"royal": 9}}},
        {"cus": {"red issos": {"silver_shields": 3}}},
        {"cus": {"red pella-inside": {"loyal": 3}}, "control": {"pella": "red"}},
        {"cus": {"red pella-inside": {"loyal": 1}}, "control": {"pella": "blue"}},
        {"generals": {"eumenes": "red pella-inside"}},
        {"royals": {"olympias": "pella-inside"}},
        {"royals": {"olympias": "red dead"}},
        {"generals": {"eumenes": "red pella-sea"}},
        {"cus": {"red pella-sea": {"loyal": 1}}},
        {"royals": {"olympias": "red pella-sea"}},
        {"hand": hands(red="hubris", blue="hubris")},
        {"hand": hands(red="hubris"), "discards": [*cards("hubris")]},
        {"kept": [*cards("olympias")], "deck": [*cards("olympias")]},
        {"hand": hands(red="epidemic unrest fog mutiny hubris diplomacy")},
        {"table": 1},
    ],
)
def test_what_cannot_be_is_noticed(given: dict[str, Any]) -> None:
    assert len(list(complaints(position(**given)))) == 1


def test_the_first_turn_order_is_set_by_the_fewest_vp() -> None:
    s = position(turn=1, provinces={"aigyptos": "blue", "makedonia": "red", "lydia": "black"})
    run(name_usurper(s))
    run(set_turn_order(s), "", "yellow: yellow", "yellow: yes")
    assert (s.usurper, s.first) == (1, 0)
