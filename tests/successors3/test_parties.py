"""9.1 Who goes along, who is picked up and who stays behind."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import NONE
from strategos.games.successors.common.parties import ALL, TROOPS, free_to_join
from strategos.games.successors.common.steps import Party
from strategos.games.successors.third.facts import ROYAL_NUMBER
from strategos.games.successors.third.parties import gather, staying_behind
from tests.successors.table import YELLOW, offered, run, units

from .activating import menu, named
from .table import at, position


@pytest.mark.rule("S3-8.4-a", "S3-8.1-c")
def test_who_may_be_picked_up() -> None:
    s = position(
        generals={"antigonos": "yellow opis", "seleukos": "yellow opis", "krateros": "red opis"},
        cus={"yellow opis": {"loyal": 3}, "red opis": {"loyal": 1}},
        royals={"herakles": "yellow opis", "olympias": "red opis"},
    )
    everybody = free_to_join(s, Party(YELLOW, ()), at("opis"))
    assert sorted(everybody.generals) == sorted([named("antigonos"), named("seleukos")])
    assert everybody.troops == units(loyal=3)
    assert everybody.royals == (ROYAL_NUMBER["herakles"],)
    led_by_a_minor = Party(YELLOW, (named("minor-yellow-1"),))
    assert free_to_join(s, led_by_a_minor, at("opis")).generals == ()
    left = staying_behind(s, Party(YELLOW, (named("antigonos"),), units(loyal=1)), at("opis"))
    assert (left.generals, left.troops) == ((named("seleukos"),), units(loyal=2))
    assert left.royals == (ROYAL_NUMBER["herakles"],)
    # Who is with it already neither joins nor stays, and a Minor General is nobody's company.
    s.general_of[named("minor-yellow-1")], s.general_at[named("minor-yellow-1")] = YELLOW, at("opis")
    whole = Party(YELLOW, (named("antigonos"),), units(loyal=3), (ROYAL_NUMBER["herakles"],))
    assert free_to_join(s, whole, at("opis")) == Party(YELLOW, (named("seleukos"),))
    assert staying_behind(s, whole, at("opis")).royals == ()


@pytest.mark.rule("S3-8.4-a", "S3-18.4-a")
def test_an_heir_without_the_generals_is_a_choice_too() -> None:
    s = position(generals={"antigonos": "yellow opis", "seleukos": "yellow opis"}, cus={"yellow opis": {"loyal": 1}})
    party = Party(YELLOW, (named("antigonos"),), units(loyal=1))
    pool = Party(YELLOW, (named("seleukos"),), NONE, (ROYAL_NUMBER["herakles"],))
    assert run(gather(s, "take_up", party, pool, (ALL, TROOPS), "S3-8.4-a"), "", "troops") == replace(pool, generals=())


@pytest.mark.rule("S3-8.4-a")
@pytest.mark.parametrize(("more", "asked"), [({"seleukos": "yellow babylon"}, True), ({}, False)])
def test_all_the_cus_without_the_generals_is_a_choice_only_with_generals(more: dict[str, str], asked: bool) -> None:
    s = position(
        generals={"antigonos": "yellow babylon", **more},
        cus={"yellow babylon": {"loyal": 3}},
        control={"babylon": "yellow"},
    )
    assert ("troops" in offered(menu(s, "antigonos"))) is asked
