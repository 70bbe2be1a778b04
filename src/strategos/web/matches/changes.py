"""A change of a match on its way from the rules to the store and to the screens, and what can come between."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from strategos.web.problems import Unreachable, WebError
from strategos.web.store.outages import passes
from strategos.web.store.rows import Move, Point

from .watchers import Watcher

T = TypeVar("T")


class Stale(Exception):
    """The answer was given to a question that is no longer the present one."""


class Astray(Exception):
    """What is stored does not follow from what is in memory."""


class Change(msgspec.Struct, frozen=True):
    """A change of the match in memory: what is to be written of it, and what its watchers are told once it is."""

    moves: tuple[Move, ...]
    checkpoint: Point | None
    states: list[tuple[Watcher, str, int, int]]
    """Who is told, the message, its first event, how many events the reader has then seen."""


async def stored(writing: Awaitable[T]) -> T:
    """What writing it says; when it could not be written, why that is in words for its reader."""
    try:
        return await writing
    except Exception as error:
        if passes(error):
            raise Unreachable from None
        raise WebError(503, "not_stored", "The database cannot be written to; nothing has changed.") from None
