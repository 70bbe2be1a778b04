"""Names people write: found, or refused with what they may have meant."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import TypeVar

from strategos.kernel.errors import BadInput

N = TypeVar("N", bound=str)
FEW = 12
"""So many names can be read out; of more, only those that look alike."""


def known_name(name: object, known: Collection[N], what: str) -> N:
    """The name, if it is one of these. Raises BadInput with suggestions."""
    for each in known:
        if each == name:
            return each
    near = get_close_matches(str(name), known)
    if near:
        hint = f"; did you mean {' or '.join(near)}?"
    else:
        hint = f"; choose one of: {', '.join(known)}" if len(known) <= FEW else ""
    raise BadInput(f"there is no {what} {name!r}{hint}")


def place_of(name: object, known: Sequence[str], what: str) -> int:
    """Where a name stands among those known, from 0 on. Raises BadInput with suggestions."""
    return known.index(known_name(name, known, what))
