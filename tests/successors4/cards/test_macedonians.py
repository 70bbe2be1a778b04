"""Macedonian Reinforcements and the Silver Shields."""

from __future__ import annotations

import pytest

from strategos.games.successors.fourth.facts import CARD_NUMBER
from tests.successors.table import BLUE, force, units
from tests.successors4.cards.hand import offered, play, play_on, reason, refused
from tests.successors4.table import position


def test_a_loyal_cu_comes_as_a_reinforcement() -> None:
    s = play_on(position(control={"issos": "red"}), "macedonian_reinforcements", then=("reinforce! issos",))
    assert force(s, "red issos") == units(loyal=1)


def test_with_nowhere_to_go_it_is_dispersed() -> None:
    s = position(turn=1)
    s.control[:] = bytes([BLUE]) * len(s.control)
    play_on(s, "macedonian_reinforcements")
    assert force(s, "red dispersed") == units(loyal=1)


@pytest.mark.rule("S4-16.9-e")
def test_or_cavalry_where_it_is_used() -> None:
    for kind in ("loyal", "cavalry"):
        s = position(control={"issos": "red"}, options=("cavalry",))
        play_on(s, "macedonian_reinforcements", "", f"event_cus! {kind}", then=("issos",))
        assert force(s, "red issos") == units(**{kind: 1})


@pytest.mark.rule("S4-7.2-p", "S4-7.2-r", "S4-7.2-aq")
def test_the_silver_shields_join_an_army_and_their_surprise_card_comes_into_the_game() -> None:
    s = position(
        control={"korinthos": "blue", "issos": "red"},
        generals={"antigonos": "red korinthos"},
        cus={"red korinthos": {"mercenary": 1}},
    )
    assert CARD_NUMBER["silver_shields_b"] not in s.discards
    play(s, "silver_shields", "", "event_place! korinthos")
    assert force(s, "red korinthos") == units(mercenary=1, silver_shields=2)
    assert s.discards == [CARD_NUMBER["silver_shields_b"]]


@pytest.mark.rule("S4-7.2-s")
def test_they_come_as_reinforcements_too_but_never_part() -> None:
    s = position(
        control={"issos": "red", "babylon": "red", "tarsos": "blue"},
        cus={"red babylon-inside": {"loyal": 1}, "red issos": {"loyal": 3}},
    )
    assert offered(s, "silver_shields") == ["babylon", "issos"]
    assert reason(s, "silver_shields", "babylon-inside") == "no_room_inside"
    assert reason(s, "silver_shields", "tarsos") == "no_reinforcements_here"
    play(s, "silver_shields", "", "issos")
    assert force(s, "red issos") == units(loyal=3, silver_shields=2)
    assert refused(position(control={"tarsos": "blue"}), "silver_shields") == "no_target"


def test_an_army_that_besieges_may_have_them() -> None:
    s = position(
        control={"babylon": "blue"},
        generals={"antigonos": "red babylon", "perdikkas": "blue babylon-inside"},
        cus={"red babylon": {"loyal": 1}, "blue babylon-inside": {"loyal": 1}},
    )
    assert offered(s, "silver_shields") == ["babylon"]
    assert "babylon-inside" not in offered(s, "silver_shields")
