"""The worked examples of Successors, third edition, hold."""

from pathlib import Path

import pytest

from strategos import games
from strategos.testing import examples
from tests.successors.following import complaints

HERE = Path(__file__).parent / "examples"


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether or not the game is offered yet."""
    monkeypatch.setitem(games.GAMES, "successors3", "strategos.games.successors.third")


def cases() -> list[examples.Case]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.GAMES, "successors3", "strategos.games.successors.third")
        return examples.load([HERE])


CASES = cases()
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
    assert {f"S3-EX-{n:02}" for n in range(1, 48)} <= ids
