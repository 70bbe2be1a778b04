"""What a game may have beside its rules: goals, odds, bots, words of example files, rows of data files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .asking import NOTHING, Facts

S = TypeVar("S")


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a reader plays for, or has to reckon with, worded by `goal-<key>`; from public facts or his own."""

    key: str
    facts: Facts = NOTHING
    reached: bool | None = None
    """None where there is nothing to be reached: a limit, a warning."""
    rule: str = ""
    spaces: tuple[str, ...] = ()
    """Where on the board it lies."""
    urgent: bool = False
    """Said with the question as well."""
    dreaded: bool = False
    """Somebody else's gain: what the reader would rather prevent."""


class Bot(Protocol):
    """Plays one seat of one match. It may keep what it likes between its answers, and a plan besides.

    A server lets a bot think now here, now there: only the plan comes along. It is a note, no more: the bot may have
    been replaced for some answers, and answers may have been taken back since.
    """

    plan: bytes

    def answer(self, chair: Any, /) -> str:
        """The key of an option of `chair.decision`; a chair is what `strategos.bots` says it is."""
        ...


Bots = Mapping[str, Any]
"""A game's own bots by name, the weakest first, as `Level` of `strategos.bots`."""


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
