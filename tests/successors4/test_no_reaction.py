"""11.1, 12.1, 13.1 Who may not answer a step with an Interception or Evasion."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DISPERSED
from strategos.games.successors.common.events import BattleRolled
from tests.successors.table import force, general, told, units

from .activating import act, menu
from .table import at
from .test_land_movement import field


@pytest.mark.rule("S4-11.1-h", "S4-12.1-h", "S4-12.2-l")
def test_who_evades_is_neither_intercepted_nor_evaded() -> None:
    """Red gets away to Abydos by way of Pergamon: Blue's Army at Kyzikos is not asked, nor his General in the way."""
    s = field(
        generals={"krateros": "red sardeis", "ptolemaios": "blue kyzikos", "peithon": "blue pergamon"},
        cus={"red sardeis": {"mercenary": 2}, "blue kyzikos": {"loyal": 2}},
    )
    answers = ("sardeis", "red: evade! yes", "evade_to! pergamon", "evade_on! abydos")
    act(s, "antigonos", "5", *answers, "end")
    assert general(s, "krateros") == at("abydos")
    assert general(s, "peithon") == DISPERSED


@pytest.mark.rule("S4-11.1-h")
def test_who_intercepts_or_turns_back_is_not_intercepted_himself() -> None:
    """Red comes from Pergamon to Sardeis; Blue at Kelainai, one space from both, is asked about Yellow's step alone."""
    s = field(
        generals={"krateros": "red pergamon", "ptolemaios": "blue tp_lykos"},
        cus={"red pergamon": {"mercenary": 2}, "blue tp_lykos": {"loyal": 1}},
    )
    answers = ("sardeis", "red: intercept_from! pergamon", "pass", "krateros", "mercenary=02", "yellow: turn_back! yes")
    act(s, "antigonos", "5", *answers)
    assert general(s, "antigonos") == at("ephesos")
    assert general(s, "krateros") == at("sardeis")


@pytest.mark.rule("S4-11.1-k")
def test_who_intercepts_before_a_city_of_his_own_stays_outside() -> None:
    s = field(
        control={"sardeis": "red"},
        generals={"krateros": "red pergamon"},
        cus={"red pergamon": {"mercenary": 2}},
    )
    menu(s, "antigonos", "sardeis", "intercept_from! pergamon", "pass", "krateros", "mercenary=02", dice="5")
    assert general(s, "krateros") == at("sardeis")
    assert force(s, "red sardeis") == units(mercenary=2)
    assert force(s, "red sardeis-inside") == units()


@pytest.mark.rule("S4-13.1-g", "S4-11.1-d", "S4-12.1-e")
def test_nobody_intercepts_or_evades_by_sea() -> None:
    s = field(generals={"krateros": "red chios"}, cus={"red chios": {"mercenary": 2}, "yellow ephesos": {"loyal": 1}})
    act(s, "antigonos", "", "pergamon", "ephesos", "end")
    assert general(s, "antigonos") == at("ephesos")
    # From Chios there is no way but by sea.
    s = field(generals={"krateros": "red chios"}, cus={"red chios": {"mercenary": 1}, "yellow ephesos": {"loyal": 2}})
    act(s, "antigonos", "6 6 1 1", "embark", "chios", "disembark")
    assert [event.side for event in told(s, BattleRolled)] == ["side:yellow", "side:red"]
