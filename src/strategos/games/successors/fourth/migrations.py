"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def no_glimpses(state: dict[str, Any]) -> dict[str, Any]:
    """1 → 2: nothing was kept of what is known of other hands."""
    return {**state, "glimpses": []}


MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (no_glimpses,)
