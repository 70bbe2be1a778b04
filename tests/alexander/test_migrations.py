"""Positions stored by older versions can be played on."""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.games.alexander import GAME


def test_positions_of_the_first_schema_know_of_no_camps(given: Any) -> None:
    t = given(area="sardis", came_from="ephesus", box=3, phase="conquest")
    stored = msgspec.json.decode(msgspec.json.encode(t.s))
    del stored["camps"]
    lifted = msgspec.json.decode(msgspec.json.encode(GAME.migrations[0](stored)), type=GAME.state)
    assert lifted == t.s


def test_positions_of_the_second_schema_have_the_first_value_of_every_new_reading(given: Any) -> None:
    t = given(area="sardis", came_from="ephesus", box=3, phase="conquest", choices={"november": "before"})
    stored = msgspec.json.decode(msgspec.json.encode(t.s))
    for name in ("wall_gold", "deploy_hits", "building"):
        del stored["choices"][name]
    lifted = msgspec.json.decode(msgspec.json.encode(GAME.migrations[1](stored)), type=GAME.state)
    assert lifted == t.s
