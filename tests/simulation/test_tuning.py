"""Other weights: what may be tuned, what a seed tells, and that nothing is believed that was not tested."""

from __future__ import annotations

import pytest

from strategos.cli import run
from strategos.games import game
from strategos.kernel.errors import BadInput
from strategos.simulation.sprt import Hypotheses
from strategos.simulation.tuning import duel, for_tuning, tunable, tune

GRANICUS = for_tuning("alexander", game("alexander").setup(1, "granicus"), None)


def test_numbers_are_tuned_and_nothing_else() -> None:
    found = tunable("alexander", ())
    assert found["good"] == 0.75
    assert "staff" not in found
    assert "reach" not in found
    assert list(tunable("alexander", ["safe"])) == ["safe"]
    with pytest.raises(BadInput, match="no number 'staff' to tune; there are: good"):
        tunable("alexander", ["staff"])


def test_a_seed_says_nothing_of_equal_weights() -> None:
    for seed in range(3):
        assert duel(GRANICUS, ({}, seed)).score == 0.5
    two = for_tuning("conquest", game("conquest").setup(2), 6)
    alike = duel(two, ({}, 3))
    assert alike.score == 0.5
    assert alike.fitness == pytest.approx(0.5)


def test_a_seed_says_who_did_better() -> None:
    """Whoever thinks no step worth the effort is overrun."""
    two = for_tuning("conquest", game("conquest").setup(2), None)
    lost = duel(two, ({"effort": 1e6}, 1))
    assert (lost.score, lost.won) == (0.0, (1.0, 1.0))


def test_what_was_found_is_tested_on_fresh_seeds() -> None:
    found = tune(GRANICUS, minutes=0.02, seeds=2, only=["good", "safe"], tested=Hypotheses(0, 40), most=12, workers=1)
    assert found.generations >= 1
    assert set(found.changes) == {"good", "safe"}
    assert found.games == 12
    assert found.verdict.result in ("", "H0", "H1")


def test_nothing_is_written_that_was_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tune", "alexander", "--scenario", "granicus", "--minutes", "0", "--games", "4", "--write"]) == 1
    assert "nothing is written, since the test was not passed" in capsys.readouterr().err
