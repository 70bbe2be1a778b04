"""What a game may have beside its rules: goals and bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from .asking import NOTHING, Facts


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
