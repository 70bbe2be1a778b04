"""What must hold between two Procedures."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.scoring import legitimacy, victory_points
from strategos.games.successors.common.tasks import Activate, IndependentMove
from strategos.games.successors.third import invariants
from strategos.games.successors.third.facts import FLEETS, GENERAL_NUMBER, NUMBER
from strategos.games.successors.third.invariants import complaints
from strategos.games.successors.third.state import SuccessorsState
from strategos.parts.reckoning import Tally

from .table import position

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
    "successors": ("red",),
    "pontic": 1,
    "upgraded": bytearray([2, *[NOBODY] * (len(FLEETS) - 1)]),
    "orator": GENERAL_NUMBER["ptolemaios"],
}


@pytest.mark.parametrize(
    "name", ["province_owner", "fleet_owner", "largest_fleet", "victory_points", "legitimacy", "prestige"]
)
def test_what_is_derived_is_compared_with_a_slow_reference(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s = position(**RICH)
    assert list(complaints(s)) == []
    home = SuccessorsState if name == "largest_fleet" else invariants
    sound = getattr(home, name)

    def broken(*args: Any, **more: Any) -> Any:
        found = sound(*args, **more)
        return found + 1 if isinstance(found, int) else Tally(found.value + 1)

    monkeypatch.setattr(home, name, broken)
    assert list(complaints(s)) != []


def test_the_reference_reckons_by_the_book() -> None:
    s = position(**RICH)
    # Makedonia, Phrygia, Syria and Babylonia, Lord of Asia, the Largest Fleet (Makedonia upgraded, Athenai).
    assert victory_points(s, 2).value == 3 + 3 + 3 + 4 + 4 + 3
    # Karia, Thrake and Mikra Phrygia, the Hellespont.
    assert victory_points(s, 1).value == 2 + 3 + 2 + 2
    # Alexandros alone of two Heirs, Makedonia, the Tomb; blue is a Champion and has Olympias.
    assert legitimacy(s, 2).value == 5 + 2 + 2
    assert legitimacy(s, 1).value == 3 + 3


@pytest.mark.rule("S3-12-b", "S3-9.9-b")
@pytest.mark.parametrize(
    ("generals", "cus", "armies", "together"),
    [
        ({"peithon": "red ephesos", "krateros": "blue ephesos"}, {"red ephesos": {"loyal": 1}}, {}, "blue and red"),
        ({"peithon": "red ephesos", "krateros": "blue ephesos"}, {}, {}, "blue and red"),
        ({"peithon": "red ephesos"}, {}, {"philon": "ephesos"}, "red and independent"),
        ({}, {"red ephesos": {"loyal": 1}, "blue ephesos": {"loyal": 1}}, {}, "blue and red"),
        ({"peithon": "red sardeis-inside", "krateros": "blue sardeis"}, {"blue sardeis": {"loyal": 1}}, {}, ""),
    ],
)
def test_two_factions_are_never_in_one_position(
    generals: dict[str, str], cus: dict[str, dict[str, int]], armies: dict[str, str], together: str
) -> None:
    s = position(generals=generals, cus=cus, armies=armies, control={"ephesos": "red", "sardeis": "red"})
    assert list(complaints(s)) == ([f"{together} together at ephesos"] if together else [])


@pytest.mark.parametrize("task", [Activate(0, 0), IndependentMove(0, 0, 0)])
def test_while_somebody_is_on_the_move_they_may_be(task: Activate | IndependentMove) -> None:
    s = position(generals={"peithon": "red ephesos", "krateros": "blue ephesos"})
    assert list(complaints(s)) != []
    s.agenda.append(task)
    assert list(complaints(s)) == []
