"""The stories and chronicles of matches: each told in a thread, one story and one chronicle at a time, the last ones
kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from strategos.story import Tape, story_of
from strategos.story.chronicle import chronicle, page
from strategos.text import LANGUAGES, Words
from strategos.web.messages import encode
from strategos.web.problems import WebError

log = logging.getLogger("strategos.web")

T = TypeVar("T")

KEPT = 32
"""Stories in memory, and as many chronicles; one has some 20 KB, and 90 KB of lettering."""
WAITING = 16
"""Matches that wait to be told at a time; whoever comes then is asked to come back."""
ANSWERS = 20_000
"""A longer match is not told: nobody plays one, and it would take a processor for half a minute."""

Version = tuple[str, int]
"""A match as it stands: its id and its version."""


class Shelf(Generic[T]):
    """What is made one at a time in a thread, and kept until its match has moved on."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Version, Hashable], T] = {}
        self._making = asyncio.Semaphore(1)
        self._waiting = 0

    async def get(self, of: Version, which: Hashable, make: Callable[[], T]) -> T:
        """Raises WebError if too many wait, or it breaks down."""
        key = (of, which)
        if key not in self._kept:
            if self._waiting >= WAITING:
                raise WebError(429, "slow_down", "Too many stories are being told; come back in a moment.")
            self._waiting += 1
            try:
                async with self._making:
                    # Whoever waited may find it made.
                    if key not in self._kept:
                        self._keep(key, await asyncio.to_thread(make))
            except WebError:
                raise
            except Exception:
                log.exception("match %s: its story broke down", of[0])
                raise WebError(500, "server_error", "The story of this match cannot be told.") from None
            finally:
                self._waiting -= 1
        return self._kept[key]

    def _keep(self, key: tuple[Version, Hashable], made: T) -> None:
        (match, version), _ = key
        for old in [known for known in self._kept if known[0][0] == match and known[0][1] != version]:
            del self._kept[old]
        self._kept[key] = made
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


class Stories:
    def __init__(self) -> None:
        self._stories, self._chronicles = Shelf[bytes](), Shelf[str]()

    async def tell(self, of: Version, tape: Tape) -> bytes:
        """The story of a match, as JSON. Raises WebError if it is too long, or breaks down."""
        return await self._stories.get(of, "", lambda: encode(story_of(_short(tape))))

    async def chronicle(self, of: Version, tape: Tape, language: str) -> str:
        """The chronicle of a match as a page. Raises WebError as well."""
        if language not in LANGUAGES:
            raise WebError(404, "no_such_language", f"Languages are {', '.join(LANGUAGES)}.")

        def told() -> str:
            return page(chronicle(_short(tape), language), Words(language, tape.game.id))

        return await self._chronicles.get(of, language, told)


def _short(tape: Tape) -> Tape:
    if len(tape.answers) > ANSWERS:
        raise WebError(422, "too_long", f"The story of a match of more than {ANSWERS} answers is not told.")
    return tape
