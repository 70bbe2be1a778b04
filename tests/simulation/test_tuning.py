"""Other weights: what may be tuned, what a seed tells, and that nothing is believed that was not tested."""

from __future__ import annotations

import msgspec
import pytest

from strategos.bots import weight_files
from strategos.cli import run
from strategos.games import game
from strategos.kernel.errors import BadInput
from strategos.simulation.sprt import Hypotheses, Sprt
from strategos.simulation.tuning import Found, duel, for_tuning, tunable, tune, written

GRANICUS = for_tuning("alexander", game("alexander").setup(1, "granicus"), None)


def test_numbers_are_tuned_and_nothing_else() -> None:
    found = tunable("conquest", ())
    assert "effort" in found
    assert list(tunable("conquest", ["effort"])) == ["effort"]
    with pytest.raises(BadInput, match="no number 'staff' to tune; there are: "):
        tunable("conquest", ["staff"])


def test_of_weights_kept_in_parts_one_part_can_be_tuned() -> None:
    found = tunable("alexander", ["tyre"])
    assert found["tyre.good"] == 0.75
    assert all(name.startswith("tyre.") for name in found)
    assert not {"tyre.staff", "tyre.reach", "tyre.won"} & found.keys()
    assert list(tunable("alexander", ["issus.safe"])) == ["issus.safe"]
    with pytest.raises(BadInput, match="no number 'safe' to tune"):
        tunable("alexander", ["safe"])


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
    found = tune(
        GRANICUS,
        minutes=0.02,
        seeds=2,
        only=["granicus.good", "granicus.safe"],
        tested=Hypotheses(0, 40),
        most=12,
        workers=1,
    )
    assert found.generations >= 1
    assert set(found.changes) == {"granicus.good", "granicus.safe"}
    assert found.games == 12
    assert found.verdict.result in ("", "H0", "H1")


def test_what_is_of_one_part_is_written_into_the_file_of_that_part(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[tuple[dict[str, float], str]] = []
    monkeypatch.setattr(weight_files, "write", lambda _, found, part: kept.append((found.weights, part)))
    found = Found({"tyre.good": 0.5, "tyre.safe": 0.1}, 1, 2, 0.5, Sprt(Hypotheses(0, 40), 2).verdict())
    written(found, "strategos tune", GRANICUS)
    assert kept == [({"good": 0.5, "safe": 0.1}, "tyre")]
    with pytest.raises(BadInput, match="of several: issus, tyre"):
        written(
            msgspec.structs.replace(found, changes={"tyre.good": 0.5, "issus.good": 0.5}), "strategos tune", GRANICUS
        )


def test_nothing_is_written_that_was_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tune", "alexander", "--scenario", "granicus", "--minutes", "0", "--games", "4", "--write"]) == 1
    assert "nothing is written, since the test was not passed" in capsys.readouterr().err
