"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from typing import Any


def two_more_readings(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: two new choices, as it was played until then."""
    known = {"leaderless": "leave", "battle_losses": "order", **state["setup"]["options"]}
    return {**state, "setup": {**state["setup"], "options": known}}


def armies_at_home(state: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: a new choice, as it was played until then."""
    known = {"home_army": "stays", **state["setup"]["options"]}
    return {**state, "setup": {**state["setup"], "options": known}}


MIGRATIONS = (two_more_readings, armies_at_home)
