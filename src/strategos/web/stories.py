"""The stories of matches: one at a time in a thread, and the last ones kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from strategos.story import Tape, story_of
from strategos.story.chronicle import chronicle, page
from strategos.text import LANGUAGES, Words

from .messages import encode
from .problems import WebError

log = logging.getLogger("strategos.web")

T = TypeVar("T")

KEPT = 32
"""Stories in memory; one has some 20 KB."""
ANSWERS = 20_000
"""A longer match is not told: nobody plays one, and it would take a processor for half a minute."""

Version = tuple[str, int]
"""A match as it stands: its id and its version."""


class Stories:
    def __init__(self) -> None:
        self._kept: dict[Version, bytes] = {}
        self._telling = asyncio.Semaphore(1)

    async def tell(self, of: Version, tape: Tape) -> bytes:
        """The story of a match, as JSON. Raises WebError if it is too long, or breaks down."""
        if of not in self._kept:
            async with self._telling:
                # Whoever waited may find it told.
                if of not in self._kept:
                    self._keep(of, await self._told(of, tape, lambda: encode(story_of(tape))))
        return self._kept[of]

    async def chronicle(self, of: Version, tape: Tape, language: str) -> str:
        """The chronicle of a match as a page. Raises WebError as well."""
        if language not in LANGUAGES:
            raise WebError(404, "no_such_language", f"Languages are {', '.join(LANGUAGES)}.")
        words = Words(language, tape.game.id)
        async with self._telling:
            return await self._told(of, tape, lambda: page(chronicle(tape, language), words))

    async def _told(self, of: Version, tape: Tape, tell: Callable[[], T]) -> T:
        if len(tape.answers) > ANSWERS:
            raise WebError(422, "too_long", f"The story of a match of more than {ANSWERS} answers is not told.")
        try:
            return await asyncio.to_thread(tell)
        except Exception:
            log.exception("match %s: its story broke down", of[0])
            raise WebError(500, "server_error", "The story of this match cannot be told.") from None

    def _keep(self, of: Version, story: bytes) -> None:
        for old in [known for known in self._kept if known[0] == of[0]]:
            del self._kept[old]
        self._kept[of] = story
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
