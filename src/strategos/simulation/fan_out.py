"""Many games at a time: in this process, in several on this machine, or on the machines of a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from .cluster import Cluster

T = TypeVar("T")
R = TypeVar("R")

Workers = int | Cluster
"""How many processes of this machine, or the machines that play instead."""


def fan_out(play: Callable[[T], R], tasks: Sequence[T], workers: Workers) -> Generator[R]:
    """What `play` makes of each task, as it comes. With several workers both must be picklable, and the order is any;
    whoever stops listening stops the workers."""
    if isinstance(workers, Cluster):
        yield from workers.fan_out(play, tasks)
        return
    if min(workers, len(tasks)) <= 1:
        yield from map(play, tasks)
        return
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(min(workers, len(tasks)), _deaf) as pool:
        yield from pool.imap_unordered(play, tasks)


def at_once(workers: Workers) -> int:
    """How many games these play at a time."""
    return workers.cores if isinstance(workers, Cluster) else workers


def _deaf() -> None:
    """Ctrl-C is for the process that started the workers: it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
