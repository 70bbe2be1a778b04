"""2 What leaves the map."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.dispersal import eliminate
from strategos.games.successors.fourth.defeat import defeat
from strategos.games.successors.fourth.facts import CARDS, LEVIES
from strategos.games.successors.fourth.reinforcements import reinforcement
from strategos.games.successors.fourth.tasks import Reinforce
from tests.successors.table import RED, force, run, units

from .activating import act
from .table import at, position


@pytest.mark.rule("S4-7.2-d", "S4-7.2-t")
def test_what_is_eliminated_may_come_again_but_no_royal_army_and_no_silver_shields() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"mercenary": 1, "royal": 1, "silver_shields": 2}})
    eliminate(s, RED, at("issos"), units(mercenary=1, royal=1, silver_shields=2), "battle")
    assert s.troops == {}
    assert s.dispersed[RED] == units()
    s.champion[:] = bytes([0, 0, 1, 0, 0])
    run(reinforcement(s))
    [coming] = [task for task in s.agenda if isinstance(task, Reinforce) and task.faction == RED]
    assert coming.troops == units(mercenary=3, loyal=1)
    # No card brings Royal Army CUs, and the one that brings the Silver Shields leaves the game with that.
    brought = {card: {kind for choice in row.troops for kind in choice} for card, row in LEVIES.items()}
    assert not any("royal" in kinds for kinds in brought.values())
    [card] = [card for card, kinds in brought.items() if "silver_shields" in kinds]
    assert next(row for row in CARDS.cards if row.id == card).removed


@pytest.mark.rule("S4-7.2-m", "S4-7.3-d")
def test_elephants_fall_in_battle_in_overruns_and_by_attrition() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"elephant": 2}})
    run(defeat(s, RED, at("issos")))
    assert force(s, "red issos") == force(s, "red dispersed") == units()
    s = position(
        generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 5}, "red lamia": {"elephant": 1}}
    )
    act(s, "antigonos", "", "lamia", "ask_passage! no", "end")
    assert force(s, "red lamia") == force(s, "red dispersed") == units()
    s = position(
        control={"elymaioi": "independent"},
        generals={"antigonos": "yellow tp_zagros"},
        cus={"yellow tp_zagros": {"elephant": 1, "loyal": 2}},
    )
    act(s, "antigonos", "4", "elymaioi", "sousa", "end")
    assert force(s, "yellow sousa") == units(loyal=2)
