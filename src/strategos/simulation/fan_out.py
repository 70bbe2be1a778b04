"""Many games at a time: in this process, or in several on this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def fan_out(play: Callable[[T], R], tasks: Iterable[T], workers: int) -> Generator[R]:
    """What `play` makes of each task, as it comes. With several workers both must be picklable, and the order is any;
    whoever stops listening stops the workers."""
    if workers <= 1:
        yield from map(play, tasks)
        return
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(workers, _deaf) as pool:
        yield from pool.imap_unordered(play, tasks)


def _deaf() -> None:
    """Ctrl-C is for the process that started the workers: it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
