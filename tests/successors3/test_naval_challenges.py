"""13.4 Fleets that stop a voyage: named, called off, driven off by a storm."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.naval_movement import name_fleets
from strategos.games.successors.common.scoring import fleets_of
from strategos.games.successors.third.facts import FLEETS, NUMBER
from strategos.games.successors.third.naval_challenges import Challenge, call_off, storm_rises
from tests.successors.table import BLUE, RED, offered, question, run

from .table import cards, hands, position


@pytest.mark.rule("S3-13.4-g")
@pytest.mark.parametrize("every", [True, False])
def test_one_fleet_alone_is_not_all_of_them(every: bool) -> None:
    s = position(pirates=RED, control={"athenai": "red"} if every else {})
    [decision] = question(name_fleets(s, RED, "escort", "S3-13.4-g", {}))
    assert (len(fleets_of(s, RED)), "all" in offered(decision)) == (1 + every, every)


@pytest.mark.rule("S3-13.4-g")
def test_all_fleets_are_named_at_once_or_one_by_one() -> None:
    s = position(pirates=RED, control={"athenai": "red"})
    both = run(name_fleets(s, RED, "escort", "S3-13.4-g", {}), "", "all")
    assert len(both) == 2
    assert run(name_fleets(s, RED, "escort", "S3-13.4-g", {}), "", "fleet-kilikia", "done") == (
        FLEETS.index("kilikia"),
    )


@pytest.mark.rule("S3-13.4-a")
def test_nobody_plays_a_storm_against_himself() -> None:
    s = position(hand=hands(red="sea_storms"), deck=[*cards("epidemic")])
    assert run(storm_rises(s, RED, NUMBER["chios"])) is False
    assert run(storm_rises(s, BLUE, NUMBER["chios"]), "", "red: sea_storms") is True


@pytest.mark.rule("S3-17.5-a", "S3-13.4-i")
@pytest.mark.parametrize("status", [True, False])
def test_a_battle_called_off_gives_back_only_the_status_it_had_cost(status: bool) -> None:
    s = position(successors=("blue",))
    call_off(s, [Challenge(BLUE, (), NUMBER["tyros"], status)])
    assert bool(s.champion[BLUE]) is status
