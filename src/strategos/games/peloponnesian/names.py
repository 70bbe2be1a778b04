"""Names of stacks on the map, for questions and views."""

from __future__ import annotations

from .facts import COLUMNS, KIND_NAMES, KIND_OF, NAMES, NATION_OF, NATIONS
from .state import EXPEDITION

UNIT_NAMES: tuple[str, ...] = tuple(f"{KIND_NAMES[KIND_OF[c]]}-{NATIONS[NATION_OF[c]]}" for c in range(COLUMNS))


def unit_name(col: int, place: int) -> str:
    """The stack of SP of a column in a space, or on the march."""
    return f"{UNIT_NAMES[col]}-{'expedition' if place == EXPEDITION else NAMES[place]}"
