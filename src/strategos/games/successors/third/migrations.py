"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def nobody_battled(state: dict[str, Any]) -> dict[str, Any]:
    """1 → 2: both editions have the table of the CUs that have fought; here it stays empty."""
    return {**state, "battled": {}}


MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (nobody_battled,)
