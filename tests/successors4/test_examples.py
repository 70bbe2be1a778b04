"""The worked examples of Successors, fourth edition, hold."""

from pathlib import Path

import pytest

from strategos.testing import examples
from tests.successors.following import complaints

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    try:
        match = examples.play(case, KNOWN)
    except examples.Unmet as unmet:
        pytest.fail(str(unmet))
    assert complaints(match) == []


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
