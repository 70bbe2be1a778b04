"""What one can do at a question that offers many things: each verb with why it may not be done and what doing it is.

An option's value is a deed, the name of the verb and a number (a counter, an item, a place). A table of verbs replaces
two chains of ifs, one that refuses and one that acts, which must agree about every verb.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from strategos.kernel.asking import No

S = TypeVar("S")
Deed = tuple[str, int]


class Verb(msgspec.Struct, Generic[S], frozen=True):
    """`do` may be an effect or a procedure that asks."""

    do: Callable[[S, int], Coroutine[Any, Any, None] | None]
    why_not: Callable[[S, int], No | None] = lambda _s, _n: None


Verbs = Mapping[str, Verb[S]]


def why_not_do(verbs: Verbs[S], s: S, deed: Deed) -> No | None:
    """Why a deed may not be done; what is not among the verbs is not ours to refuse."""
    verb = verbs.get(deed[0])
    return None if verb is None else verb.why_not(s, deed[1])


async def do(verbs: Verbs[S], s: S, deed: Deed) -> bool:
    """Do a deed. False if it is none of these."""
    verb = verbs.get(deed[0])
    if verb is None:
        return False
    asking = verb.do(s, deed[1])
    if asking is not None:
        await asking
    return True
