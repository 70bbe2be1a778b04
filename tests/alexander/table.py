"""Shorthand for the tests: battles under way, and what is told of them."""

from __future__ import annotations

from typing import Any

import msgspec

ALL = {"chaeronea": "razed", "granicus": "razed", "sardis": "razed", "halicarnassus": "razed", "lycia": "razed"}
SARDIS = {"area": "sardis", "came_from": "ephesus", "empty": True, "box": 3}


def battle(given: Any, enemy: list[str], dice: tuple[int, ...] = (), **words: Any) -> Any:
    words = {"area": "sardis", "came_from": "ephesus", "level": 4, "box": 3, **words}
    scenario, area = words.pop("scenario", "granicus"), words["area"]
    return given(scenario, **{"empty": True, **words, "garrison": {area: enemy}}, battle_turn=1, dice=dice)


def at_sardis(given: Any, garrison: list[str], **words: Any) -> Any:
    return given(**{"empty": True, **SARDIS, "garrison": {"sardis": garrison}, **words}, battle_turn=1)


def attacked(t: Any, name: str) -> list[tuple[int, int]]:
    return [(e.die, e.needs) for e in t.happened("attacked") if e.piece.startswith(f"piece:{name}")]


def told(t: Any) -> list[str]:
    """The events so far, each with its fields in one line."""
    lines = []
    for event in t.match.all_events():
        values = [
            v for f, v in zip(event.__struct_fields__, msgspec.structs.astuple(event), strict=False) if f != "reasons"
        ]
        fields = [str(v).replace("piece:", "").replace("card:", "") for v in values]
        lines.append(" ".join([str(event.__struct_config__.tag), *fields]))
    return lines
