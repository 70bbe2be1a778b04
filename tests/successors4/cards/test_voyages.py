"""Pontic Fleet."""

from __future__ import annotations

import pytest

from tests.successors.table import BLUE, force, general, owner, royal, units
from tests.successors4.cards.hand import offered, play, reason, refused
from tests.successors4.table import at, cards, hands, position


@pytest.mark.rule("S4-7.4-h", "S4-13.3-b")
def test_an_army_crosses_the_pontos_at_once_and_nobody_can_fight_it_at_sea() -> None:
    s = position(
        control={"sinope": "blue", "kallatis": "blue", "athenai": "blue"},
        generals={"eumenes": "red sinope"},
        cus={"red sinope": {"loyal": 2}},
        royals={"herakles": "red sinope"},
    )
    play(s, "pontic_fleet", "", "event_general! eumenes", "event_space! byzantion")
    assert force(s, "red byzantion") == units(loyal=2)
    assert general(s, "eumenes") == at("byzantion")
    assert royal(s, "herakles") == "red"
    assert s.voyage is None
    assert owner(s, "sinope") == "blue"


@pytest.mark.rule("S4-7.4-h", "S4-13.1-c")
def test_from_a_space_of_ones_own_part_of_the_force_may_stay() -> None:
    s = position(control={"sinope": "red"}, generals={"eumenes": "red sinope"}, cus={"red sinope": {"loyal": 9}})
    play(s, "pontic_fleet", "", "eumenes", "amisos", "pick_cus! loyal=08")
    assert force(s, "red amisos") == units(loyal=8)
    assert force(s, "red sinope") == units(loyal=1)


@pytest.mark.rule("S4-7.4-h")
def test_who_cannot_board_and_where_one_cannot_go() -> None:
    s = position(
        generals={
            "eumenes": "red sinope",
            "krateros": "blue amisos",
            "antigonos": "red issos",
            "peithon": "red trapezous",
        },
        cus={"red sinope": {"loyal": 1}, "red trapezous": {"loyal": 9}},
    )
    assert offered(s, "pontic_fleet") == ["eumenes"]
    reasons = {"krateros": "not_your_general", "antigonos": "no_pontic_port", "peithon": "too_many_moving"}
    assert {name: reason(s, "pontic_fleet", name) for name in reasons} == reasons
    assert refused(position(generals={"antigonos": "red issos"}), "pontic_fleet") == "no_target"


@pytest.mark.rule("S4-13.2-n", "S4-14-a")
def test_a_landing_among_enemies_is_a_battle() -> None:
    s = position(
        generals={"antigonos": "red sinope", "krateros": "blue byzantion"},
        cus={"red sinope": {"loyal": 4}, "blue byzantion": {"loyal": 4}},
        control={"byzantion": "blue", "sinope": "green"},
        seats=5,
    )
    play(s, "pontic_fleet", "6 6 1 1 1", "antigonos", "byzantion", "blue: evade! no")
    assert force(s, "blue byzantion") == units()
    assert force(s, "red byzantion") == units(loyal=3)
    assert s.champion[2] == 0


@pytest.mark.rule("S4-13.2-d")
def test_a_storm_still_drives_it_back() -> None:
    s = position(
        generals={"eumenes": "red sinope"},
        cus={"red sinope": {"loyal": 2}},
        hand=hands(blue="sea_storms"),
        deck=[*cards("epidemic")],
    )
    play(s, "pontic_fleet", "", "eumenes", "byzantion", "blue: sea_storms")
    assert force(s, "red sinope") == units(loyal=2)
    assert s.hand[BLUE] == cards("epidemic")
    assert s.voyage is None
