"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from typing import Any


def camps(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: areas left with the enemy still in them are remembered; of those left before, nothing is known."""
    return {**state, "camps": {}}


def agenda(state: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: new readings to choose from; what is under way."""
    new = {"wall_gold": "no", "deploy_hits": "units", "building": "held"}
    silence = [{"seat": 0, "moment": "interlude"}]
    return {**state, "choices": {**new, **state["choices"]}, "standing": silence}


MIGRATIONS = (camps, agenda)
