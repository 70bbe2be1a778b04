"""Ways that must be open: for grain from the Euxine (6.1.1, 8.1.3), from Epidamnos (8.1.4); a free Attica (8.1.5)."""

from __future__ import annotations

from .facts import ATHENS, ATHENS_SPACE, ATTICA, BYZANTIUM, HOME, PERSIA, PIRAEUS, SPARTA
from .routes import ALONE, SEA, leads_past
from .state import NOBODY, PeloponnesianState, enemy_of, fall_of_sparta, seat_of
from .whereabouts import AT, allegiance, marked, presence

IN_ATTICA = sum(AT[space] for space in ATTICA)


def grain_route(s: PeloponnesianState, *, besieged: bool = False) -> bool:
    """PW-8.1.3-a A way by sea from Athens to the Euxine that no space under Spartan control cuts; for the besieged only
    Spartan Forces do (PW-6.1.1-c; ruling OQ-EUXINE)."""
    if fall_of_sparta(s):
        # Ruling OQ-KINGS-PEACE
        cut = presence(s, SPARTA) | presence(s, PERSIA)
    else:
        cut = presence(s, SPARTA) if besieged else allegiance(s).control[SPARTA]
    for space, side in s.sieges.items():
        if side == SPARTA:
            # PW-6.1.1-d Who only besieges a space does not cut the way through it.
            cut &= ~AT[space]
    if cut & (AT[ATHENS_SPACE] | AT[PIRAEUS] | AT[BYZANTIUM]):
        return False
    return leads_past(SEA, cut, PIRAEUS, BYZANTIUM)


def eisphora(s: PeloponnesianState) -> bool:
    """PW-8.1.5-a A player's Athens with Attica free and unravaged; not the non-player (-b), not after event 3."""
    if seat_of(s, ATHENS) == NOBODY or s.now.no_eisphora:
        return False
    return not IN_ATTICA & (presence(s, SPARTA) | marked(s.ravaged))


def free_path(s: PeloponnesianState, side: int, start: int) -> bool:
    """PW-8.1.4-a A path free of enemy units to the home space, by any LOC."""
    enemy = enemy_of(side)
    return leads_past(ALONE, presence(s, enemy), start, HOME[side])
