"""What every completed Procedure leaves behind: ownership of CUs, Fleets, the Royal Family."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.events import FleetTurned
from strategos.games.successors.common.scoring import fleet_owner
from strategos.games.successors.common.settle import settle
from strategos.games.successors.third.facts import NUMBER
from tests.successors.table import BLUE, RED, YELLOW, force, told, units

from .activating import segment
from .table import fleet, position, spaces_in


@pytest.mark.rule("S3-13.3-b")
@pytest.mark.parametrize(("now", "kept"), [("yellow", True), ("red", False)])
def test_a_fleet_that_changes_hands_is_turned_to_its_lower_side(now: str, kept: bool) -> None:
    s = position(provinces={"karia": "yellow"})
    karia = fleet("karia")
    s.upgraded[karia] = YELLOW
    for space in spaces_in("karia"):
        s.control[space] = YELLOW if now == "yellow" else RED
    settle(s)
    assert s.upgraded[karia] == (YELLOW if kept else NOBODY)
    assert [event.fleet for event in told(s, FleetTurned)] == ([] if kept else ["piece:fleet-karia"])


@pytest.mark.rule("S3-9.13-b", "S3-8.1-h")
def test_cus_whose_minor_general_was_taken_away_are_dispersed_at_the_end_of_the_segment() -> None:
    s = position(
        seat=YELLOW,
        control={"issos": "blue", "tarsos": "yellow"},
        generals={"minor-yellow-1": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}, "yellow tarsos": {"loyal": 1}},
    )
    segment(s, "", "minor", "minor-yellow-1", "tarsos", "pass")
    assert force(s, "yellow dispersed") == units(loyal=2)


@pytest.mark.rule("S3-9.1-i", "S3-G-g", "S3-2.6-f", "S3-G-i", "S3-2.3-a")
def test_cus_whose_owner_cannot_be_shown_are_dispersed() -> None:
    s = position(
        control={"opis": "yellow", "larsa": "red"},
        generals={"minor-yellow-1": "yellow nippour"},
        cus={f"yellow {name}": {"loyal": 1} for name in ("opis", "larsa", "nippour", "ouroukh")},
    )
    settle(s)
    assert force(s, "yellow opis") == force(s, "yellow nippour") == units(loyal=1)
    assert force(s, "yellow dispersed") == units(loyal=2)


@pytest.mark.rule("S3-13.6-b", "S3-13.1-a")
def test_a_dispersed_fleet_that_changes_owner_stays_dispersed() -> None:
    s = position(control={"athenai": "red"})
    s.fleet_away[fleet("athenai")] = 1
    s.control[NUMBER["athenai"]] = BLUE
    settle(s)
    assert fleet_owner(s, fleet("athenai")) == BLUE
    assert s.fleet_away[fleet("athenai")]
