"""Positions stored by older versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategos.games.peloponnesian.migrations import armies_at_home, two_more_readings
from strategos.owner import saves

OLD = Path(__file__).resolve().parent.parent.parent / "saves" / "0.1.0"


@pytest.mark.parametrize("scenario", ["campaign", "decelean", "fall_of_sparta"])
def test_a_match_from_before_two_readings_goes_on_as_it_was_played(scenario: str) -> None:
    match, rejected = saves.resume(OLD / f"peloponnesian-{scenario}.json")
    assert not rejected
    options = match.state.setup.options
    assert (options["leaderless"], options["battle_losses"]) == ("leave", "order")
    assert options["home_army"] == "stays"
    assert options["amphipolis"] == match.setup.options["amphipolis"]


def test_what_was_chosen_stays() -> None:
    chosen = {"setup": {"seats": 1, "options": {"battle_losses": "loser"}}, "turn": 3}
    assert two_more_readings(chosen) == {
        "setup": {"seats": 1, "options": {"battle_losses": "loser", "leaderless": "leave"}},
        "turn": 3,
    }
    assert armies_at_home(chosen)["setup"]["options"] == {"battle_losses": "loser", "home_army": "stays"}
    checked = {"setup": {"seats": 1, "options": {"home_army": "checked"}}, "turn": 3}
    assert armies_at_home(checked) == checked
