"""A watcher: one socket's place at a match, with the messages waiting to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

from strategos.kernel.asking import Seat

QUEUE_MESSAGES = 200
QUEUE_CHARACTERS = 8_000_000
UNREAD_MESSAGES = 5000
"""Answers to its own messages a reader may leave unread; then it is taken for gone."""
COME_BACK = 1013
"""The code of a socket that is closed because the match cannot be read at the moment."""
TOO_MUCH = 4429
"""The code of a socket that is closed for too much of something."""


class Watcher:
    """Messages are kept in order; a reader too slow for them loses the states in between, never an event."""

    def __init__(self, seat: Seat | None, seen: int) -> None:
        self.seat, self.seen = seat, seen
        self._waiting: deque[tuple[str, int | None]] = deque()
        """Text, and for a state the number of its first event."""
        self._size = 0
        self._ready = asyncio.Event()
        self.behind = False
        self.busy = False
        """He has said that the bots shall wait for him."""
        self.closed: int | None = None
        """The code the socket is closed with."""

    def put(self, text: str) -> None:
        if len(self._waiting) >= UNREAD_MESSAGES:
            self._waiting.clear()
            self._size = 0
            self.close(TOO_MUCH)
        if self.closed is not None:
            return
        self._waiting.append((text, None))
        self._size += len(text)
        self._ready.set()

    def put_state(self, text: str, since: int, count: int) -> None:
        """A state with the events from `since` on; afterwards the reader has seen `count`."""
        if self.behind or len(self._waiting) >= QUEUE_MESSAGES or self._size > QUEUE_CHARACTERS:
            # Drop the states that wait; one fresh state with all their events follows when the reader has caught up.
            self.seen = min([since, self.seen, *(s for _, s in self._waiting if s is not None)])
            self._waiting = deque(item for item in self._waiting if item[1] is None)
            self._size = sum(len(text) for text, _ in self._waiting)
            self.behind = True
        else:
            self._waiting.append((text, since))
            self._size += len(text)
            self.seen = count
        self._ready.set()

    def close(self, code: int = 1000) -> None:
        self.closed = code
        self._ready.set()

    async def next(self) -> str | None:
        """The next message to send; None when the reader is behind and needs a fresh state, or is closed."""
        while not self._waiting:
            if self.behind or self.closed is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        text, _ = self._waiting.popleft()
        self._size -= len(text)
        return text
