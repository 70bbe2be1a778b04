"""Skirmish's examples hold."""

from pathlib import Path

import pytest

from strategos.testing import examples

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    result = examples.attempt(case, KNOWN)
    assert result.ok, result.why
