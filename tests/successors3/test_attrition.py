"""12.8 Attrition by the column."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.attrition import column, toll
from strategos.games.successors.third.activation_segment import activation_segment
from strategos.games.successors.third.attrition import attrition
from strategos.games.successors.third.facts import TABLES
from tests.successors.table import RED, YELLOW, force, offered, question, run, units

from .table import at, position, run_agenda


@pytest.mark.rule("S3-9.13-a", "S3-9.13-b", "S3-3.5-d")
def test_a_mercenary_instead_of_the_roll() -> None:
    s = position(seat=YELLOW, control={"opis": "yellow"}, generals={"krateros": "yellow opis"})
    assert run(activation_segment(s), "", "mercenary") is None
    run_agenda(s, "", "reinforce! opis")
    assert force(s, "yellow opis") == units(mercenary=1)
    s = position(seat=YELLOW, control={"opis": "yellow"}, generals={"krateros": "yellow opis"})
    run(activation_segment(s), "3", "roll")
    [decision] = question(activation_segment(s))
    assert "mercenary" not in offered(decision)


@pytest.mark.rule("S3-12.8-a", "S3-12.8-b", "S3-12.8-c")
def test_attrition_by_the_column_and_the_owner_chooses() -> None:
    assert [column(TABLES, size).least for size in (1, 2, 3, 4, 5, 8, 9, 30)] == [1, 2, 3, 3, 5, 7, 9, 14]
    for row in TABLES.attrition:
        assert [toll(row, die, units(loyal=20))[0] for die in range(1, 7)] == list(row.losses[:6])
    assert toll(column(TABLES, 5), 2, units(loyal=5)) == (0, False)
    assert toll(column(TABLES, 5), 2, units(loyal=4, elephant=1)) == (1, True)
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 3, "mercenary": 2}})
    group = units(loyal=3, mercenary=2)
    run(attrition(s, RED, at("issos"), group), "5", "red: lose_cus! mercenary=01", "loyal=01")
    assert force(s, "red issos") == units(loyal=2, mercenary=1)
