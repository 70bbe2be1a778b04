"""Ways that must be open: for grain from the Euxine (6.1.1, 8.1.3), from Epidamnos (8.1.4); a free Attica (8.1.5)."""

from __future__ import annotations

from strategos.parts.graph import steps_from

from .facts import ADJACENT, ATHENS, ATHENS_SPACE, ATTICA, BY_SEA, BYZANTIUM, HOME, PERSIA, PIRAEUS, SPARTA
from .state import NOBODY, PeloponnesianState, enemy_of, fall_of_sparta, holds, seat_of


def grain_route(s: PeloponnesianState, *, besieged: bool = False) -> bool:
    """PW-8.1.3-a A way by sea from Athens to the Euxine that no space under Spartan control cuts; for the besieged only
    Spartan Forces do (PW-6.1.1-c; ruling OQ-EUXINE)."""

    def cut(space: int) -> bool:
        if s.sieges.get(space) == SPARTA:
            # PW-6.1.1-d Who only besieges a space does not cut the way through it.
            return False
        if fall_of_sparta(s):
            # Ruling OQ-KINGS-PEACE
            return holds(s, space, SPARTA) or holds(s, space, PERSIA)
        return holds(s, space, SPARTA) if besieged else s.control[space] == SPARTA

    if any(cut(space) for space in (ATHENS_SPACE, PIRAEUS, BYZANTIUM)):
        return False
    return steps_from(BY_SEA, PIRAEUS, lambda space: not cut(space))[BYZANTIUM] >= 0


def eisphora(s: PeloponnesianState) -> bool:
    """PW-8.1.5-a A player's Athens with Attica free and unravaged; not the non-player (-b), not after event 3."""
    if seat_of(s, ATHENS) == NOBODY or s.now.get("no_eisphora", 0):
        return False
    return not any(s.ravaged[space] or holds(s, space, SPARTA) for space in ATTICA)


def free_path(s: PeloponnesianState, side: int, start: int) -> bool:
    """PW-8.1.4-a A path free of enemy units to the home space, by any LOC."""
    enemy = enemy_of(side)
    steps = steps_from(ADJACENT, start, lambda space: not holds(s, space, enemy))
    return steps[HOME[side]] >= 0 and not holds(s, HOME[side], enemy)
