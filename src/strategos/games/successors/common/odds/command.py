"""Odds on the command line: how CUs and Fleets are written."""

from __future__ import annotations

from typing import Any

from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name

from ..board import Troops, troops
from ..facts import Facts


def named_cus(facts: Facts, text: str) -> Troops:
    """`loyal2,elephant1` as CUs. Raises BadInput."""
    found: dict[str, int] = {}
    for part in text.split(","):
        kind = part.rstrip("0123456789")
        number = part[len(kind) :]
        if kind not in facts.TROOP_NAMES or not number:
            raise BadInput(
                f"{part} are no CUs; write them as mercenary3, {', '.join(f'{t}1' for t in facts.TROOP_NAMES[1:])}"
            )
        found[kind] = int(number)
    return troops(found)


def named_fleets(facts: Facts, text: str) -> int:
    """`athenai+,rhodos` as Fleet Strength. Raises BadInput."""
    named = [] if text == "none" else text.split(",")
    return sum(
        facts.FLEET_STRENGTH[facts.FLEETS.index(known_name(name.removesuffix("+"), facts.FLEETS, "fleet"))][
            name.endswith("+")
        ]
        for name in named
    )


def plain(odds: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in odds.items() if key != "modifiers"}
