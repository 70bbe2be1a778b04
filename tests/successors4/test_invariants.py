"""What must hold between two Procedures."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY, WAITING
from strategos.games.successors.common.events import GeneralBegins
from strategos.games.successors.common.scoring import legitimacy, victory_points
from strategos.games.successors.common.tasks import Activate, IndependentMove
from strategos.games.successors.fourth import GAME, invariants
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, MAJORS, NUMBER
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.preparations import name_usurper, preparations, set_turn_order
from strategos.games.successors.fourth.set_up import begin, deal_generals, place, starting_spaces
from strategos.kernel.game import Setup
from strategos.parts.reckoning import Tally
from tests.successors.table import run, told

from .table import cards, hands, position


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
        {"buried_at_pella": 1},
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


RICH: dict[str, Any] = {
    "provinces": {
        "makedonia": "red",
        "phrygia": "red",
        "syria": "red",
        "babylonia": "red",
        "karia": "blue",
        "thrake": "blue",
    },
    "control": {
        **dict.fromkeys(("abydos", "kyzikos", "chalkedon", "byzantion", "chersonesos"), "blue"),
        **dict.fromkeys(("athenai", "memphis"), "red"),
    },
    "generals": {
        "ptolemaios": "red memphis",
        "eumenes": "blue tyros",
        "krateros": "blue tyros",
        "leonnatos": "blue dead",
    },
    "royals": {"alexandros": "red pella", "herakles": "red pella", "olympias": "blue issos", "hearse": "blue tyros"},
    "tomb": NUMBER["memphis"],
    "capitals": {NUMBER["alexandreia"]: 2},
    "captured": {1: 1},
    "successors": ("red",),
    "oracle": bytearray([0, 1, 0, 0, 0]),
    "persian_support": 1,
    "upgraded": bytearray([2, 255, 255, 255, 255, 255, 255, 255]),
    "orator": GENERAL_NUMBER["ptolemaios"],
}


@pytest.mark.parametrize(
    "name", ["province_owner", "fleet_owner", "fleet_strength", "victory_points", "legitimacy", "prestige"]
)
def test_what_is_derived_is_compared_with_a_slow_reference(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s = position(**RICH)
    assert list(complaints(s)) == []
    sound = getattr(invariants, name)

    def broken(*args: Any, **more: Any) -> Any:
        found = sound(*args, **more)
        return found + 1 if isinstance(found, int) else Tally(found.value + 1)

    monkeypatch.setattr(invariants, name, broken)
    assert list(complaints(s)) != []


def test_the_reference_reckons_by_the_book() -> None:
    s = position(**RICH)
    # Makedonia, Phrygia, Syria and Babylonia, Lord of Asia, the Largest Fleet (Makedonia upgraded, Athenai), a Capital.
    assert victory_points(s, 2).value == 3 + 3 + 3 + 4 + 4 + 3 + 2
    # Karia, Thrake and Mikra Phrygia, the Hellespont, a captured Capital.
    assert victory_points(s, 1).value == 2 + 3 + 2 + 2 + 1
    assert legitimacy(s, 2).value == 5 + 2 + 2
    assert legitimacy(s, 1).value == 3 + 3 + 1 - 2


def test_the_first_turn_order_is_set_by_the_fewest_vp() -> None:
    s = position(turn=1, provinces={"aigyptos": "blue", "makedonia": "red", "lydia": "black"})
    run(name_usurper(s))
    run(set_turn_order(s), "", "yellow: yellow", "yellow: yes")
    assert (s.usurper, s.first) == (1, 0)


@pytest.mark.rule("S4-14-a", "S4-10-t")
@pytest.mark.parametrize(
    ("generals", "cus", "armies", "together"),
    [
        ({"peithon": "red ephesos", "krateros": "blue ephesos"}, {"red ephesos": {"loyal": 1}}, {}, "blue and red"),
        ({"peithon": "red ephesos"}, {}, {"philon": "ephesos"}, "red and independent"),
        ({}, {"red ephesos": {"loyal": 1}, "blue ephesos": {"loyal": 1}}, {}, "blue and red"),
        ({"peithon": "red ephesos", "krateros": "blue ephesos"}, {}, {}, ""),
        ({"peithon": "red sardeis-inside", "krateros": "blue sardeis"}, {"blue sardeis": {"loyal": 1}}, {}, ""),
    ],
)
def test_two_factions_are_in_one_position_only_without_cus(
    generals: dict[str, str], cus: dict[str, dict[str, int]], armies: dict[str, str], together: str
) -> None:
    s = position(generals=generals, cus=cus, armies=armies, control={"ephesos": "red", "sardeis": "red"})
    assert list(complaints(s)) == ([f"{together} together at ephesos"] if together else [])


@pytest.mark.parametrize("task", [Activate(0, 0), IndependentMove(0, 0, 0)])
def test_while_somebody_is_on_the_move_they_may_be(task: Activate | IndependentMove) -> None:
    s = position(generals={"peithon": "red ephesos"}, cus={"red ephesos": {"loyal": 1}, "blue ephesos": {"loyal": 1}})
    assert list(complaints(s)) != []
    s.agenda.append(task)
    assert list(complaints(s)) == []


def test_a_stored_position_knows_who_is_on_the_map() -> None:
    lift = GAME.migrations[1]
    assert lift({"general_at": [3, -1, 0]}) == {"general_at": [3, -1, 0], "present": [0, 2]}


@pytest.mark.rule("S4-7.2-s")
def test_the_silver_shields_are_in_one_place() -> None:
    generals = {"antigonos": "yellow pella", "kassandros": "yellow larisa"}
    whole = position(generals=generals, cus={"yellow pella": {"silver_shields": 2}, "yellow larisa": {"loyal": 1}})
    assert list(complaints(whole)) == []
    parted = position(
        generals=generals, cus={"yellow pella": {"silver_shields": 1}, "yellow larisa": {"silver_shields": 1}}
    )
    assert "the Silver Shields in several places" in list(complaints(parted))
