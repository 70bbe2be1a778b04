"""Games on many machines: which ones travel together, and what is lost with a machine and played again elsewhere.

A batch is about a second of play, so that a machine that is lost takes no more than that with it, or one longer game,
and so that messages cost little. It counts when it has come back, and then once.
"""

from __future__ import annotations

import math
import pickle
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

from strategos.kernel.errors import BadInput

from .errand import Errand, Outcome

T = TypeVar("T")
R = TypeVar("R")

SECONDS = 1.0
"""Of play in a batch."""
AHEAD = 2
"""Batches under way for each core: one that is played, one that waits."""
LOOK = 5.0
"""So many seconds apart the cores are counted again: machines come and go."""
LOST = 5
"""A game that was lost so often is not tried again: it may be what ends the machines."""


class Lost(Exception):
    """A batch that will not come back; its machine or its process has ended."""


class Ticket(Protocol):
    """For a batch that is under way."""

    def __hash__(self) -> int: ...


class Machines(Protocol):
    """What carries batches to the machines of a cluster and back; see `ray_edge`."""

    def cores(self) -> int: ...

    def send(self, errand: bytes) -> Ticket: ...

    def back(self, under_way: Sequence[Ticket], seconds: float) -> Sequence[Ticket]:
        """Those that have come back or were lost; none if nothing happens for so long."""
        ...

    def open(self, ticket: Ticket) -> bytes:
        """What came back. Raises `Lost`."""
        ...

    def drop(self, ticket: Ticket) -> None:
        """Nobody waits for it any more."""
        ...

    def close(self) -> None: ...


@contextmanager
def joined(address: str, bots: Sequence[str] = ()) -> Generator[Cluster]:
    """The Ray cluster at an address, or one of this machine's cores (`local`), as long as it is needed. Bots named by
    their file are sent along. Raises BadInput with one clear sentence."""
    files = files_of(bots)
    from .ray_edge import machines

    cluster = Cluster(machines(address), files)
    try:
        yield cluster
    finally:
        cluster.machines.close()


def files_of(bots: Sequence[str]) -> dict[str, bytes]:
    """The files of bots named `file.py:Class`, by the names by which the machines will find them as well."""
    found: dict[str, bytes] = {}
    for which in bots:
        place = which.rpartition(":")[0]
        if place.endswith(".py"):
            if Path(place).is_absolute() or ".." in Path(place).parts:
                raise BadInput(
                    f"{place}: other machines are sent bots from this folder and those in it alone; "
                    "name the file from here, without .."
                )
            try:
                found[place] = Path(place).read_bytes()
            except OSError as error:
                raise BadInput(f"{place}: cannot be read ({error.strerror})") from None
    return found


class Cluster:
    """Machines that play."""

    def __init__(self, machines: Machines, files: Mapping[str, bytes]) -> None:
        self.machines, self.files = machines, files
        self._cores, self._looked = 0, -math.inf
        if not self.cores:
            raise BadInput("the cluster has no cores to play on: start `ray start --address=...` on its machines")

    @property
    def cores(self) -> int:
        """As they were counted a moment ago."""
        if time.monotonic() - self._looked > LOOK:
            self._cores, self._looked = self.machines.cores(), time.monotonic()
        return self._cores

    def fan_out(self, play: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        """What `play` makes of each task, as it comes: each once, whatever machines are lost."""
        left = deque(range(len(tasks)))
        lost = Counter[int]()
        under_way: dict[Ticket, list[int]] = {}
        pace = _Pace()
        try:
            while left or under_way:
                while left and len(under_way) < AHEAD * max(1, self.cores):
                    batch = list(_batch(left, lost, pace.batch(len(left), self.cores)))
                    errand = Errand(self.files, play, [tasks[n] for n in batch])
                    under_way[self.machines.send(pickle.dumps(errand))] = batch
                for ticket in self.machines.back(list(under_way), LOOK):
                    batch = under_way.pop(ticket)
                    try:
                        outcome: Outcome[R] = pickle.loads(self.machines.open(ticket))
                    except Lost as reason:
                        lost.update(batch)
                        if lost[batch[0]] >= LOST:
                            raise BadInput(f"a game was lost {LOST} times, the last time so: {reason}") from None
                        left.extendleft(reversed(batch))
                        continue
                    pace.add(len(batch), outcome.seconds)
                    outcome.unpack()
                    yield from outcome.results
        finally:
            for ticket in under_way:
                self.machines.drop(ticket)


def _batch(left: deque[int], lost: Counter[int], most: int) -> Iterator[int]:
    """The next so many; one that was lost travels alone, lest it take others with it."""
    for _ in range(most):
        yield (first := left.popleft())
        if not left or lost[first] or lost[left[0]]:
            return


class _Pace:
    """How many games are about a second of play."""

    def __init__(self) -> None:
        self.games, self.seconds = 0, 0.0

    def add(self, games: int, seconds: float) -> None:
        self.games += games
        self.seconds += seconds

    def batch(self, left: int, cores: int) -> int:
        """One at first; fewer again towards the end, so that no core is left with the rest."""
        if not self.games:
            return 1
        share = math.ceil(left / (AHEAD * max(1, cores)))
        return max(1, min(share, int(SECONDS * self.games / max(self.seconds, 1e-6))))
