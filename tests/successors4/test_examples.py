"""The worked examples of Successors, fourth edition, hold."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos.kernel.events import Event
from strategos.testing import examples

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


REFERENCES = {
    "side": "side:",
    "of": "side:",
    "by": "side:",
    "partner": "side:",
    "attacker": "side:",
    "defender": "side:",
    "winner": "side:",
    "space": "space:",
    "to": "space:",
    "spaces": "space:",
    "general": "piece:",
    "generals": "piece:",
    "after": "piece:",
    "royal": "piece:",
    "royals": "piece:",
    "army": "piece:",
    "fleet": "piece:",
    "fleets": "piece:",
    "cus": "piece:",
    "card": "card:",
}
"""The fields of events that name something, and how such a name begins."""


def misnamed(event: Event) -> list[str]:
    """The fields of an event that do not name what they should."""
    told = msgspec.to_builtins(event)
    found: list[str] = []
    for field, begins in REFERENCES.items():
        value: Any = told.get(field)
        names = [value] if isinstance(value, str) else list(value) if isinstance(value, list | dict | tuple) else []
        found += [f"{type(event).__name__}.{field}: {name}" for name in names if not str(name).startswith(begins)]
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    try:
        match = examples.play(case, KNOWN)
    except examples.Unmet as unmet:
        pytest.fail(str(unmet))
    for event in match.all_events():
        assert misnamed(event) == []
        msgspec.convert(msgspec.to_builtins(event), type(event))


def test_all_worked_examples_of_the_rulebook_are_there() -> None:
    ids = {case.id.partition("/")[0] for case in CASES}
    assert {f"S4-EX-{n:02}" for n in range(1, 61)} <= ids


WINDOWS = """
    CLOSED GAP TYCHE TYCHE-EMPTY EVENT ANSWER REVEAL SIEGE-ROLL SIEGE-PRESTIGE LAND-B LAND-C LAND-D LAND-E LAND-F
    INDEP-REACT LAND-G LAND-J LAND-K BATTLE-JOIN BATTLE-CARDS BATTLE-PRESTIGE GENERAL-KILLED LOSSES NAVAL-ESCORT
    NAVAL-STEP NAVAL-DICE
"""
"""The moments at which others may act, or a player must decide out of turn."""


def test_every_moment_of_reaction_has_an_example() -> None:
    ids = {case.id.partition("/")[0] for case in CASES}
    assert {f"S4-W-{name}" for name in WINDOWS.split()} <= ids
