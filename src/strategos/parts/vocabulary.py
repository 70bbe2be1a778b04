"""The words in which a game's example files speak (`Game.examples`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from strategos.kernel.asking import NOTHING
from strategos.kernel.game import State

S = TypeVar("S", bound=State)


class Vocabulary(msgspec.Struct, Generic[S], frozen=True):
    """The words in which example files speak of a position; see the end of `docs/examples.md`."""

    words: Mapping[str, str]
    """Word → what it means."""
    edit: Callable[[S, str, Any], None]
    """Change a position as a word of `given` says. Raises BadInput."""
    fact: Callable[[S, str, Any], Any]
    """What a position says to a word of `then`. Raises BadInput."""
    faces: Mapping[str, int] = NOTHING
    """The faces of a game's own die by name."""
    names: Mapping[str, Sequence[str]] = NOTHING
    """Names a writer needs, by what they name."""
    questions: Mapping[str, str] = NOTHING
    """Every question, with the keys of its answers."""
    dice: Mapping[str, str] = NOTHING
    """What is rolled and drawn → in which order."""
    coarse: Collection[str] = ()
    """Words of `given` that a later word may refine: a province, then one of its cities."""
    whole: Collection[str] = ()
    """Words of which an empty group says that there is nothing: asked about `{}`, `fact` tells all there is."""
