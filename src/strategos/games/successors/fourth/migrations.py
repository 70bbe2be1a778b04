"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def no_glimpses(state: dict[str, Any]) -> dict[str, Any]:
    """1 → 2: nothing was kept of what is known of other hands."""
    return {**state, "glimpses": []}


def all_present(state: dict[str, Any]) -> dict[str, Any]:
    """2 → 3: who is on the map counts as there since the Segment began."""
    return {**state, "present": [general for general, at in enumerate(state["general_at"]) if at >= 0]}


MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (no_glimpses, all_present)
