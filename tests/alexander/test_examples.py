"""The worked examples of Field Commander: Alexander hold."""

from pathlib import Path

import pytest

from strategos.testing import examples

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    result = examples.attempt(case, KNOWN)
    assert result.ok, result.why


def test_all_worked_examples_of_the_rulebook_are_there() -> None:
    ids = {case.id.partition("/")[0] for case in CASES}
    assert {f"FA-EX-{n:02}" for n in range(1, 64)} <= ids
