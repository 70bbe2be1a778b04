"""The rulebook's worked examples hold, each as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategos.testing import examples

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    result = examples.attempt(case, KNOWN)
    assert result.ok, result.why


def test_every_example_of_the_rulebook_is_here() -> None:
    found = {case.example.id for case in CASES}
    assert found == {f"CE-EX-{n:02}" for n in range(1, 39)}
