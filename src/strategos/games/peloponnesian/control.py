"""Control of the spaces (Important Terms): determined anew, and told."""

from __future__ import annotations

from itertools import compress
from operator import ne

from .events import ControlChanged
from .facts import ATHENS, CYZICUS, NEUTRAL, PERSIA, PIRAEUS, REFS, SIDE_REFS, SPACES, SPARTA, THEBES
from .state import PeloponnesianState
from .whereabouts import AT, marked, marks, presence

EVERY_BIT = 255
"""Of the byte of a space."""


def determine_control(s: PeloponnesianState) -> None:
    """PW-TERMS-k Who occupies a space controls it; an empty one follows its colour (PW-TERMS-l), a rebel nobody."""
    held = contested = 0
    # NEUTRAL is the number with every bit of a byte.
    control = int.from_bytes(s.colour, "little") | NEUTRAL * marked(s.rebels)
    for side in (ATHENS, SPARTA, PERSIA):
        there = presence(s, side)
        contested |= held & there
        held |= there
        control = control & ~(EVERY_BIT * there) | side * there
    # Where two stand nothing changes.
    kept = EVERY_BIT * contested
    control = control & ~kept | int.from_bytes(s.control, "little") & kept
    s.control = bytearray(marks(control))
    for space in coups(s):
        if not held & AT[space]:
            # Ruling OQ-COUP: what a Harmost has taken stays Spartan, without units, until it is retaken.
            s.control[space] = SPARTA
    if s.happened.persia and not s.happened.kings_peace and not held & AT[CYZICUS]:
        # PW-10.5.4.6.V-a Cyzicus is Persian even while its satrap is at sea; so is Sardis, by its colour.
        s.control[CYZICUS] = PERSIA


def coups(s: PeloponnesianState) -> list[int]:
    """PW-EVF.5-c The spaces a Harmost has taken for Sparta and nobody has freed."""
    return [space for space in (PIRAEUS, THEBES) if space in s.happened.coups]


def show_control(s: PeloponnesianState) -> None:
    """PW-TERMS-j Control of every space is determined."""
    before = s.control.copy()
    determine_control(s)
    if s.control == before:
        return
    for space in compress(range(SPACES), map(ne, s.control, before)):
        s.emit(ControlChanged(REFS[space], _side(s.control[space]), _side(before[space])))


def _side(side: int) -> str | None:
    return None if side == NEUTRAL else SIDE_REFS[side]
