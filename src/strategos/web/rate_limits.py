"""How often something may be asked for: so many at once, so many per second."""

from __future__ import annotations

import time
from collections import OrderedDict

WRITES = (500, 100)
"""Requests that change something, from one address, at once and per second."""
READS = (1500, 300)
HEAVY = (200, 50)
"""Those that play a match once more or write all of it down."""
MESSAGES = (200, 60)
"""What one socket may send."""
COUNSEL = (60, 15)
"""Questions for odds and ways, from one address."""


class Bucket:
    """So many at once, so many per second."""

    __slots__ = ("_level", "_rate", "_size", "_then")

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._level, self._then = size, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address; the oldest are forgotten."""

    def __init__(self, size: float, rate: float, addresses: int = 10_000) -> None:
        self._size, self._rate, self._addresses = size, rate, addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._size, self._rate)
            if len(self._buckets) > self._addresses:
                self._buckets.popitem(last=False)
        return bucket.take()
