"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from typing import Any


def camps(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: areas left with the enemy still in them are remembered; of those left before, nothing is known."""
    return {**state, "camps": {}}


MIGRATIONS = (camps,)
