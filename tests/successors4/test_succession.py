"""5.1 Who follows Antipatros."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY, OFF
from strategos.games.successors.common.events import GeneralKilled, GeneralSucceeded
from strategos.games.successors.common.succession import slay, take_command
from strategos.games.successors.fourth.facts import ANTIPATROS, NUMBER
from strategos.games.successors.fourth.preparations import preparations
from tests.successors.table import BLUE, RED, general, run, told

from .table import at, position


@pytest.mark.rule("S4-14.8-f")
def test_nobody_takes_command_of_nobody() -> None:
    run(take_command(position(), RED, at("issos")))
    s = position(generals={"eumenes": "red issos"}, cus={"red issos": {"loyal": 1}})
    run(take_command(s, RED, at("issos")))
    assert general(s, "minor-red-1") == OFF


@pytest.mark.rule("S4-3.1-a", "S4-3.2-a")
def test_who_has_won_at_once_is_not_followed_by_a_regent() -> None:
    given: dict[str, Any] = {"tomb": NUMBER["pella"], "buried_at_pella": RED, "royals": {"alexandros": "blue babylon"}}
    rich: dict[str, str] = dict.fromkeys(("aigyptos", "babylonia", "lydia", "hellas"), "blue")
    s = position(turn=4, provinces=rich, **given)
    s.royal_of[:] = bytes([BLUE, NOBODY, NOBODY, RED, RED, RED, NOBODY])
    run(preparations(s))
    assert (s.winner, s.won_by) == (RED, "legitimacy")


@pytest.mark.rule("S4-7.1-k")
def test_who_follows_antipatros_when_he_is_killed() -> None:
    s = position(generals={"antipatros": "red issos"})
    s.received[ANTIPATROS] = RED
    run(slay(s, ANTIPATROS))
    assert told(s, GeneralKilled) == [GeneralKilled("side:red", "piece:antipatros")]
    assert told(s, GeneralSucceeded) == [GeneralSucceeded("side:red", "piece:polyperchon", "piece:antipatros")]
