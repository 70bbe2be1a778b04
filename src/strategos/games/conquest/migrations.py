"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from base64 import b64encode
from typing import Any


def units_as_bytes(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: the table of land units is a string of bytes, no longer a list."""
    return {**state, "units": b64encode(bytes(state["units"])).decode()}


MIGRATIONS = (units_as_bytes,)
